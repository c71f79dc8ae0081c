"""What buttons say."""

from __future__ import annotations

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import CARD_TABLE, LETTERS
from wartable.games.critters_at_war.names import name
from wartable.games.critters_at_war.views import CardView, CrittersView, rival
from wartable.i18n import Texts


def label(view: CrittersView, action: int, texts: Texts) -> str:
    seat = view.seat
    if action < code.WITHDRAW:
        kind = "deploy" if action < code.IMPROVISE else "improvise"
        return texts(f"action-{kind}", **_play(action % code.PLAYS, texts))
    if action == code.WITHDRAW:
        return texts(
            "action-withdraw",
            rival=texts.name(rival(view)),
            points=view.withdrawal[seat if seat in (0, 1) else 0],
        )
    if action < code.MOVE:
        return _flip_label(view, action - code.FLIP, texts)
    if action < code.MOVE_PASS:
        return texts("action-move", **_play(action - code.MOVE, texts))
    if action == code.MOVE_PASS:
        return texts("action-move-pass")
    if action < code.RETURN_PASS:
        return texts("action-return", card=name(CARD_TABLE[action - code.RETURN].id, texts))
    if action == code.RETURN_PASS:
        return texts("action-return-pass")
    drawn = name(view.drawn, texts) if view.drawn else texts("unseen-card")
    if action == code.REINFORCE_PASS:
        return texts("action-reinforce-pass", card=drawn)
    theatre = texts(f"theatre-{LETTERS[action - code.REINFORCE]}")
    return texts("action-reinforce", card=drawn, theatre=theatre)


def _play(play: int, texts: Texts) -> dict[str, str]:
    return {
        "card": name(CARD_TABLE[play // 3].id, texts),
        "theatre": texts(f"theatre-{LETTERS[play % 3]}"),
    }


def _flip_label(view: CrittersView, target: int, texts: Texts) -> str:
    depth, place = divmod(target, 6)
    side, letter = place // 3, LETTERS[place % 3]
    stack = view.stacks[letter][side]
    theatre = texts(f"theatre-{letter}")
    lying = stack[-1 - depth] if depth < len(stack) else CardView(None, False, 0)
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
    return texts("action-flip-beneath", flip=words, place=depth + 1) if depth else words


def is_final(view: CrittersView, action: int) -> bool:
    """Withdrawing ends the battle."""
    return action == code.WITHDRAW
