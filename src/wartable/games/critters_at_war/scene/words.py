"""What the table says: the question asked, what helps to answer it, facts about the seats."""

from __future__ import annotations

from wartable.games.critters_at_war.engine.components import WITHDRAWAL_POINTS
from wartable.games.critters_at_war.names import name, names
from wartable.games.critters_at_war.views import CrittersView, in_force, rival
from wartable.i18n import Texts

FLIPS = {"A3": "near", "L3": "near", "S3": "near", "L2": "any", "L5": "own"}


def prompt(view: CrittersView, texts: Texts) -> str:
    """The sentence above the table: what is asked, and of whom."""
    if view.awaited == "over":
        return texts("prompt-over", who=texts.name(view.scores.index(max(view.scores))))
    if view.awaited == "chance" or view.actor is None:
        return texts("prompt-chance")
    source = name(view.source, texts) if view.source else ""
    if view.actor != view.seat:
        if view.source:
            return texts("prompt-watch", who=texts.name(view.actor), card=source)
        return texts("prompt-wait", who=texts.name(view.actor))
    if view.awaited in ("turn", "play"):
        return texts(f"prompt-{view.awaited}")
    if view.awaited == "flip":
        return texts(f"prompt-flip-{FLIPS[view.source or 'L2']}", card=source)
    if view.awaited == "reinforce":
        return texts("prompt-reinforce", card=source, drawn=name(view.drawn or "A1", texts))
    return texts(f"prompt-{view.awaited}", card=source)


def hint(view: CrittersView, texts: Texts) -> str:
    """What helps to answer it."""
    seat = view.seat
    if view.actor != seat or seat not in (0, 1):
        return ""
    contained = texts("hint-contained") if in_force(view, "A5") else ""
    if view.awaited not in ("turn", "play"):
        waiting = texts("hint-queue", cards=names(view.queue, texts)) if view.queue else ""
        return f"{contained if view.awaited == 'reinforce' else ''} {waiting}".strip()
    mine = [card for pair in view.stacks.values() for card in pair[seat]]
    up = {card.card for card in mine if card.faceup}
    if view.air_drop[seat]:
        freed = texts("hint-air-drop")
    elif "A4" in up:
        freed = texts("hint-aerodrome")
    elif contained:
        freed = texts("hint-own-theatre")
    else:
        freed = texts("hint-turn", strength=4 if "S2" in up else 2)
    return f"{freed} {contained}".strip()


def subtitle(view: CrittersView, texts: Texts) -> str:
    """Which battle it is and how many points win."""
    key = "subtitle-beginner" if view.mode == "beginner" else "subtitle"
    return texts(key, number=max(view.battle, 1), target=view.target)


def facts(view: CrittersView, seat: int, texts: Texts) -> str:
    """The line below a seat's name: who goes first, cards in hand, what is known of them."""
    parts = [texts("facts-cards", count=view.cards[seat])]
    if view.first is not None:
        parts.insert(0, texts("facts-first" if view.first == seat else "facts-second"))
    if view.air_drop[seat]:
        parts.append(texts("facts-air-drop"))
    if seat == rival(view) and view.known_in_hand:
        parts.append(texts("facts-known", cards=names(view.known_in_hand, texts)))
    return " · ".join(parts)


def made_of(view: CrittersView, letter: str, seat: int, texts: Texts) -> str:
    """What a total is made of: cards with their strength, what comes from next door; and who holds
    the theatre if both are equal."""
    cards = view.stacks[letter][seat]
    parts = [f"{names((lying.card,), texts)} {lying.strength}" for lying in cards]
    near = view.totals[letter][seat] - sum(lying.strength for lying in cards)
    if near > 0:
        parts.append(texts("total-near", n=near))
    said = [texts("total-tip", list=" + ".join(parts)) if parts else texts("total-none")]
    if view.totals[letter][0] == view.totals[letter][1] and view.first is not None:
        said.append(texts("total-tie", who=texts.name(view.first)))
    return " ".join(said)


def withdrawal_table(first: bool) -> str:
    """The general's rows as figures: `6: 2 · 5: 2 · …`."""
    base = 0 if first else 7
    return " · ".join(f"{cards}: {WITHDRAWAL_POINTS[base + cards]}" for cards in range(6, 0, -1))
