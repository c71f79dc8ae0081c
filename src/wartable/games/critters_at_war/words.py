"""What the table says: labels of actions, the question asked, names and facts."""

from __future__ import annotations

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import (
    CARD_TABLE,
    LETTERS,
    STRENGTH,
    WITHDRAWAL_POINTS,
)
from wartable.games.critters_at_war.notation import CARD_IDS
from wartable.games.critters_at_war.views import CardView, CrittersView
from wartable.i18n import Texts

FLIPS = {"A3": "near", "L3": "near", "S3": "near", "L2": "any", "L5": "own"}


def name(card: str, texts: Texts) -> str:
    return texts(f"card-{card}")


def names(cards: tuple[str | None, ...], texts: Texts) -> str:
    return ", ".join(texts("unseen-card") if card is None else name(card, texts) for card in cards)


def effect(card: str, texts: Texts) -> str:
    row = CARD_TABLE[CARD_IDS[card]]
    return texts(f"full-{row.key}") if row.kind else texts("full-none")


def printed(card: str) -> int:
    return STRENGTH[CARD_IDS[card]]


def rival(view: CrittersView) -> int:
    """Who sits opposite; to a spectator, seat 1."""
    return 1 - below(view)


def below(view: CrittersView) -> int:
    """Whose side is shown at the bottom."""
    return view.seat if view.seat in (0, 1) else 0


# ---- actions


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


# ---- the question


def prompt(view: CrittersView, texts: Texts) -> str:
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
    if view.awaited not in ("turn", "play"):
        return texts("hint-queue", cards=names(view.queue, texts)) if view.queue else ""
    if view.air_drop[seat]:
        return texts("hint-air-drop")
    mine = [card for pair in view.stacks.values() for card in pair[seat]]
    if any(card.faceup and card.card == "A4" for card in mine):
        return texts("hint-aerodrome")
    escalated = any(card.faceup and card.card == "S2" for card in mine)
    return texts("hint-turn", strength=4 if escalated else 2)


def subtitle(view: CrittersView, texts: Texts) -> str:
    if view.mode == "beginner":
        return texts("subtitle-beginner", number=max(view.battle, 1))
    return texts("subtitle", number=max(view.battle, 1), target=view.target)


def facts(view: CrittersView, seat: int, texts: Texts) -> str:
    parts = [texts("facts-cards", count=view.cards[seat])]
    if view.first is not None:
        parts.insert(0, texts("facts-first" if view.first == seat else "facts-second"))
    if view.air_drop[seat]:
        parts.append(texts("facts-air-drop"))
    if seat == rival(view) and view.known_in_hand:
        parts.append(texts("facts-known", cards=names(view.known_in_hand, texts)))
    return " · ".join(parts)


def withdrawal_table(first: bool) -> str:
    """The general's rows as figures: `6: 2 · 5: 2 · …`."""
    base = 0 if first else 7
    return " · ".join(f"{cards}: {WITHDRAWAL_POINTS[base + cards]}" for cards in range(6, 0, -1))
