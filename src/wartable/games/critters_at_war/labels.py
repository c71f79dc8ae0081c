"""What buttons say."""

from __future__ import annotations

from wartable.games.critters_at_war.engine.actions import SPACE, WITHDRAW
from wartable.games.critters_at_war.engine.components import BLOCKADE_CARDS, CARD_TABLE, LETTERS
from wartable.games.critters_at_war.names import name
from wartable.games.critters_at_war.views import CardView, CrittersView, below, in_force, rival
from wartable.i18n import Texts
from wartable.kernel.spans import Act

CONTAINMENT, BLOCKADE = "A5", "S5"
PLAYED = ("deploy", "improvise", "reinforce")


def label(view: CrittersView, action: int, texts: Texts) -> str:
    """What the button of an action says."""
    act = SPACE.act(action)
    if act.verb == "flip":
        return _flip_label(view, act, texts)
    key = f"action-{act.verb.replace(' ', '-')}"
    if act.verb == "withdraw":
        points = view.withdrawal[below(view)]
        return texts(key, rival=texts.name(rival(view)), points=points)
    named = {}
    if act.get("card") >= 0:
        named["card"] = name(CARD_TABLE[act.get("card")].id, texts)
    elif act.verb.startswith("reinforce"):
        named["card"] = name(view.drawn, texts) if view.drawn else texts("unseen-card")
    if act.get("theatre") >= 0:
        named["theatre"] = texts(f"theatre-{LETTERS[act.get('theatre')]}")
    return texts(key, **named)


def _flip_label(view: CrittersView, act: Act, texts: Texts) -> str:
    side, letter, place = act.get("seat"), LETTERS[act.get("theatre")], act.get("place", 1)
    stack = view.stacks[letter][side]
    theatre = texts(f"theatre-{letter}")
    lying = stack[-place] if place <= len(stack) else CardView(None, False, 0)
    if lying.card is None:
        words = texts("action-flip-unseen", theatre=theatre, rival=texts.name(side))
    else:
        whose = "" if side == view.seat else "rival-"
        way = "down" if lying.faceup else "up"
        words = texts(
            f"action-flip-{whose}{way}",
            card=name(lying.card, texts),
            theatre=theatre,
            rival=texts.name(side),
        )
    return words if place == 1 else texts("action-flip-beneath", flip=words, place=place)


def is_final(view: CrittersView, action: int) -> bool:
    """Withdrawing ends the battle; a card may be played only to be destroyed."""
    return action == WITHDRAW or bool(destroyer(view, action))


def cost(view: CrittersView, action: int, texts: Texts) -> str:
    """What withdrawing comes to, and what would destroy the card that is played."""
    if action == WITHDRAW:
        return texts("cost-withdraw")
    cause = destroyer(view, action)
    return texts("cost-destroyed", card=name(cause, texts)) if cause else ""


def destroyer(view: CrittersView, action: int) -> str:
    """The card that destroys what is played by this action, or nothing: R19. All that does so lies
    faceup before everybody."""
    act = SPACE.act(action)
    if act.verb not in PLAYED or act.get("theatre") < 0:
        return ""
    if act.verb != "deploy" and in_force(view, CONTAINMENT):
        return CONTAINMENT
    letter, row = LETTERS[act.get("theatre")], view.row
    at = row.index(letter)
    near = {row[n] for n in (at - 1, at + 1) if 0 <= n < len(row)}
    crowded = sum(map(len, view.stacks[letter])) >= BLOCKADE_CARDS
    return BLOCKADE if crowded and in_force(view, BLOCKADE) in near else ""
