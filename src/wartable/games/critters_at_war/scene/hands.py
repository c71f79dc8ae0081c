"""Below the lanes: generals, the deck, the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wartable.games.critters_at_war import names
from wartable.games.critters_at_war.art.sheet import GENERAL, column_at, columns
from wartable.games.critters_at_war.scene import words
from wartable.games.critters_at_war.scene.measures import (
    CARD_WIDTH,
    HELD_WIDTH,
    TILE_HEIGHT,
    TILE_MIDDLE,
    Measures,
    card_id,
)
from wartable.games.critters_at_war.views import CrittersView, below, in_force, rival
from wartable.i18n import Texts
from wartable.scene import Action, Piece, piece


def side_board(view: CrittersView, texts: Texts, m: Measures) -> list[Piece]:
    """Generals, the deck, Air Drop flags: beside the hand, or in a row above it on a phone, where
    a general shrinks to its number and what withdrawing costs now."""
    wide = m.name == "wide"
    found: list[Piece] = []
    for (x, y), seat in zip(m.badges, (rival(view), below(view)), strict=True):
        if view.first is not None:
            found += _general(view, seat, x, y, texts, m)
        if view.air_drop[seat]:
            (dx, size), dy = m.flag, 0.0
            if wide:  # where words leave room: beside the first's cells, on the second's corner
                dx, dy, size = (64, 18, 0.75) if view.first == seat else (70, -36, 0.6)
            found.append(
                piece(
                    f"air-{seat}",
                    "cal-air-drop",
                    x + dx * m.general,
                    y + dy * m.general,
                    size * m.general,
                    seat=seat,
                    title=f"{texts.name(seat)}: {texts('facts-air-drop')}",
                )
            )
    title = texts("deck-title", count=view.deck)
    if view.destroyed:
        key = "deck-destroyed" if view.edition == "revised" else "deck-discarded"
        title += " " + texts(key, cards=names.names(view.destroyed, texts))
    symbol = "cal-back" if wide else "cal-deck"
    found.append(piece("deck", symbol, *m.deck, label=str(view.deck), title=title))
    return found


def _general(
    view: CrittersView, seat: int, x: float, y: float, texts: Texts, m: Measures
) -> Iterator[Piece]:
    """Who is first, and what withdrawing gives the rival: the whole table with the column that
    holds now, or that figure alone."""
    first, cards, points = view.first == seat, view.cards[seat], view.withdrawal[seat]
    kind = "first" if first else "second"
    yield piece(
        f"general-{seat}",
        f"cal-{m.badge}-{kind}",
        x,
        y,
        m.general,
        seat=seat,
        title=texts(
            f"general-{kind}-title", who=texts.name(seat), table=words.withdrawal_table(first)
        ),
        tip=texts("general-tip", cards=cards, points=points),
    )
    held = next((n for n, (column, _) in enumerate(columns(first)) if cards in column), None)
    if held is not None and view.awaited != "over":
        dx, dy = m.now
        across = column_at(held) - GENERAL / 2 if m.name == "wide" else dx
        at = x + across * m.general, y + dy * m.general, m.general
        yield piece(f"withdraw-{seat}", "cal-withdraw-now", *at, seat=seat, label=str(points))


def _asks(view: CrittersView, acts: tuple[Action, ...], texts: Texts) -> str:
    """What is asked of a card that somewhere can only lie facedown."""
    faceup = {each.at for each in acts if each.role != "aside"}
    if all(each.at in faceup for each in acts):
        return ""
    return texts("asks-lane-contained" if in_force(view, "A5") else "asks-lane")


def hand(
    view: CrittersView,
    actions: Callable[[str], tuple[Action, ...]],
    texts: Texts,
    m: Measures,
    hidden: int = 0,
) -> list[Piece]:
    """The cards in hand, and the backs of so many that the viewer does not know."""
    cards: list[str | None] = [*view.hand]
    if view.drawn and view.drawn_by == view.seat:
        cards.append(view.drawn)
    cards += [None] * hidden
    beside = m.name == "low"  # a list of wide tiles, one below the other
    left, right = m.hand_room
    crowded = m.name == "tall" and len(cards) > 4  # a face made for it, so that no name is cut
    form = "tile" if beside else "held" if crowded else m.face
    width = (TILE_HEIGHT if beside else HELD_WIDTH if crowded else CARD_WIDTH) * m.hand
    gap = 5 if beside else 24
    step = min(width + gap, (right - left - width) / max(len(cards) - 1, 1))
    start = left + width / 2 if beside else (left + right) / 2 - step * (len(cards) - 1) / 2
    found = []
    for index, card in enumerate(cards):
        if card is None:
            title = texts("hand-hidden-title", who=texts.name(below(view)))
            at = start + index * step, m.hand_y
            found.append(piece(f"hidden-{index}", "cal-back", *at, m.hand, title=title))
            continue
        drawn = card == view.drawn
        key = "drawn-title" if drawn else "hand-title"
        title = texts(
            key,
            card=names.name(card, texts),
            theatre=texts(f"theatre-{card[0]}"),
            printed=names.printed(card),
        )
        acts = actions(card_id(view, card))
        found.append(
            piece(
                card_id(view, card),
                f"cal-{form}-{card}",
                *(
                    (TILE_MIDDLE, start + index * step)
                    if beside
                    else (start + index * step, m.hand_y)
                ),
                m.hand,
                title=title,
                tip=names.effect(card, texts),
                state="selected held" if drawn else "held",
                actions=acts,
                asks=_asks(view, acts, texts),
            )
        )
    if view.drawn_by is not None and view.drawn_by != view.seat:
        title = texts("drawn-unseen-title", who=texts.name(view.drawn_by))
        found.append(piece("drawn", "cal-back", *m.drawn, title=title))
    return found
