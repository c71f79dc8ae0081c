"""View → pieces. The viewer sits below; seat 1 sees the row mirrored, as across a table.

A card the viewer knows is `card-S6` wherever it is, so that it moves and turns on the page; one
that is hidden from the viewer is named by its place, `side-1-S-0`. In later battles the number of
the battle follows: what is dealt anew does not come from where a card lay before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wartable.games.critters_at_war import names
from wartable.games.critters_at_war.engine.actions import SPACE
from wartable.games.critters_at_war.engine.components import CARD_TABLE, LETTERS
from wartable.games.critters_at_war.figures import ROTATION
from wartable.games.critters_at_war.scene import words
from wartable.games.critters_at_war.views import CardView, CrittersView, below, rival
from wartable.i18n import Texts
from wartable.scene import (
    NOT_DRAWN,
    Action,
    Layout,
    LayoutName,
    Offer,
    Piece,
    Player,
    Scene,
    act,
    piece,
)

CARD_HEIGHT = 158.0
CARD_WIDTH = 112.0
BAND = 30.0  # the head of a card: strength and name
HELD_WIDTH = 84.0


@dataclass(frozen=True)
class Measures:
    """Where things are in one of the two layouts."""

    name: str
    width: float
    height: float
    lanes: tuple[float, float, float]
    middle: float  # of the lanes and banners
    lane_height: float
    banner: float  # its height
    card: float  # scale of cards on the table
    offset: float  # how much of a covered card shows, if there is room
    hand: float  # scale of cards in hand
    hand_y: float
    hand_room: tuple[float, float]
    face: str  # card with text, or small
    totals: tuple[float, float, float, float]  # x, y above, y below, scale


WIDE = Measures(
    "wide",
    1090,
    884,
    (190, 545, 900),
    344,
    650,
    78,
    1.5,
    44,
    1.04,
    784,
    (168, 964),
    "card",
    (118, -19, 17, 1),
)
TALL = Measures(
    "tall",
    390,
    590,
    (66, 195, 324),
    217,
    420,
    62,
    0.72,
    26,
    0.74,
    528,
    (4, 386),
    "small",
    (38, -16, 12, 0.8),
)


class Actions:
    """The offers, by the piece they belong to."""

    def __init__(self, view: CrittersView, offers: Sequence[Offer]) -> None:
        self.of: dict[str, list[Action]] = {}
        self.main: list[Action] = []
        for offer in offers:
            self.sort(view, offer)

    def sort(self, view: CrittersView, offer: Offer) -> None:
        done = SPACE.act(offer.action)
        card, theatre = done.get("card"), done.get("theatre")
        if done.verb == "flip":
            side, letter = done.get("seat"), LETTERS[theatre]
            stack = view.stacks[letter][side]
            index = len(stack) - done.get("place", 1)
            key = piece_id(view, side, letter, index)
            self.of.setdefault(key, []).append(act(offer))
        elif card >= 0 and theatre >= 0:
            self.at_lane(card_id(view, CARD_TABLE[card].id), theatre, offer)
        elif card >= 0:
            self.of.setdefault(card_id(view, CARD_TABLE[card].id), []).append(act(offer))
        elif theatre >= 0 and view.drawn:
            self.at_lane(card_id(view, view.drawn), theatre, offer)
        else:
            icon = "undo" if done.verb == "withdraw" else "pass"
            self.main.append(act(offer, icon=icon, aside=True))

    def at_lane(self, id: str, theatre: int, offer: Offer) -> None:
        lane = f"lane-{LETTERS[theatre]}"
        self.of.setdefault(id, []).append(act(offer, at=lane))

    def __call__(self, id: str) -> tuple[Action, ...]:
        return tuple(self.of.get(id, ()))


def card_id(view: CrittersView, card: str) -> str:
    """The piece of a card that the viewer knows."""
    return f"card-{card}" if view.battle < 2 else f"card-{card}-{view.battle}"


def piece_id(view: CrittersView, seat: int, letter: str, index: int) -> str:
    """The piece of a card on the table."""
    card = view.stacks[letter][seat][index].card
    return f"side-{seat}-{letter}-{index}" if card is None else card_id(view, card)


def scene(
    view: CrittersView, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None = None
) -> Scene:
    actions = Actions(view, offers)
    me, them = below(view), rival(view)
    players = tuple(
        Player(
            seat,
            view.scores[seat],
            texts("unit", target=view.target),
            words.facts(view, seat, texts),
            active=view.actor == seat,
        )
        for seat in (0, 1)
    )
    return Scene(
        title=texts("scene-title", rival=texts.name(them), me=texts.name(me)),
        subtitle=words.subtitle(view, texts),
        prompt=words.prompt(view, texts),
        hint=words.hint(view, texts),
        players=players,
        main=tuple(actions.main),
        wide=_layout(view, actions, texts, WIDE) if layout != "tall" else NOT_DRAWN,
        tall=_layout(view, actions, texts, TALL) if layout != "wide" else NOT_DRAWN,
    )


def _layout(view: CrittersView, actions: Actions, texts: Texts, m: Measures) -> Layout:
    row = view.row or LETTERS
    if view.seat == 1:
        row = row[::-1]
    pieces: list[Piece] = []
    for letter, x in zip(row, m.lanes, strict=True):
        pieces.append(_lane(view, letter, x, texts, m))
    for letter, x in zip(row, m.lanes, strict=True):
        pieces += _stack(view, rival(view), letter, x, actions, texts, m)
        pieces.append(piece(f"banner-{letter}", f"cal-banner-{letter}-{m.name}", x, m.middle))
        pieces += _totals(view, letter, x, texts, m)
        pieces += _stack(view, below(view), letter, x, actions, texts, m)
    pieces += _side_board(view, texts, m)
    pieces += _hand(view, actions, texts, m)
    return Layout.of(m.width, m.height, pieces)


def _lane(view: CrittersView, letter: str, x: float, texts: Texts, m: Measures) -> Piece:
    me, them = below(view), rival(view)
    return piece(
        f"lane-{letter}",
        f"cal-lane-{letter}-{m.name}",
        x,
        m.middle,
        title=texts(
            "lane-title",
            theatre=texts(f"theatre-{letter}"),
            me=texts.name(me),
            mine=view.totals[letter][me],
            rival=texts.name(them),
            theirs=view.totals[letter][them],
            holder=texts.name(view.control[letter]),
        ),
        mark=ROTATION.mark if view.battle > 1 else None,
    )


def _totals(view: CrittersView, letter: str, x: float, texts: Texts, m: Measures) -> list[Piece]:
    dx, above, under, scale = m.totals
    found = []
    for seat, dy in ((rival(view), above), (below(view), under)):
        held = view.control[letter] == seat
        title = texts(
            "total-title",
            who=texts.name(seat),
            theatre=texts(f"theatre-{letter}"),
            total=view.totals[letter][seat],
        )
        found.append(
            piece(
                f"total-{seat}-{letter}",
                "cal-total-held" if held else "cal-total",
                x + dx,
                m.middle + dy,
                scale,
                seat=seat,
                label=str(view.totals[letter][seat]),
                title=title,
            )
        )
    return found


def _stack(
    view: CrittersView,
    seat: int,
    letter: str,
    x: float,
    actions: Actions,
    texts: Texts,
    m: Measures,
) -> list[Piece]:
    """Covered cards show their whole band; the more there are the closer they lie, and where that
    is not enough all cards of the stack are smaller."""
    stack = view.stacks[letter][seat]
    covered = max(len(stack) - 1, 0)
    space = (m.lane_height - m.banner) / 2 - 13
    scale = min(m.card, space / (CARD_HEIGHT + BAND * covered))
    half = CARD_HEIGHT * scale / 2
    near = m.banner / 2 + 8 + half
    step = min(m.offset, (space - 2 * half) / max(covered, 1))
    mine = seat == below(view)
    found = []
    for index, lying in enumerate(stack):
        depth = len(stack) - 1 - index
        y = m.middle + near + index * step if mine else m.middle - near - depth * step
        key = piece_id(view, seat, letter, index)
        newest = view.newest == (seat, letter) and depth == 0 and not actions(key)
        found.append(
            piece(
                key,
                _symbol(lying, m),
                x,
                y,
                scale,
                label=None if lying.faceup else str(lying.strength),
                state="last" if newest else None,
                seat=seat,
                title=_title(lying, seat, texts),
                tip=_tip(lying, texts),
                actions=actions(key),
            )
        )
    return found


def _symbol(lying: CardView, m: Measures) -> str:
    if lying.card is None:
        return "cal-back"
    return f"cal-{m.face}-{lying.card}" if lying.faceup else f"cal-down-{lying.card}"


def _title(lying: CardView, seat: int, texts: Texts) -> str:
    who = texts.name(seat)
    if lying.card is None:
        return texts("piece-facedown", who=who, strength=lying.strength)
    card = names.name(lying.card, texts)
    if not lying.faceup:
        return texts("piece-facedown-known", who=who, card=card, strength=lying.strength)
    return texts(
        "piece-faceup",
        who=who,
        card=card,
        theatre=texts(f"theatre-{lying.card[0]}"),
        printed=names.printed(lying.card),
        strength=lying.strength,
    )


def _tip(lying: CardView, texts: Texts) -> str:
    if lying.card is None:
        return texts("tip-facedown")
    effect = names.effect(lying.card, texts)
    return effect if lying.faceup else texts("tip-known", effect=effect)


def _side_board(view: CrittersView, texts: Texts, m: Measures) -> list[Piece]:
    """Generals, the deck, Air Drop flags: beside the hand, or in a row above it on a phone, where
    a general shrinks to its number and what withdrawing costs now."""
    wide = m.name == "wide"
    found = []
    for number, seat in enumerate((rival(view), below(view))):
        x, y = (80.0, 742.0 + 92 * number) if wide else (48.0 + 120 * number, 445.0)
        if view.first is not None:
            kind = "first" if view.first == seat else "second"
            table = words.withdrawal_table(view.first == seat)
            found.append(
                piece(
                    f"general-{seat}",
                    f"cal-{'general' if wide else 'badge'}-{kind}",
                    x,
                    y,
                    seat=seat,
                    label=None if wide else f"−{view.withdrawal[seat]}",
                    title=texts(f"general-{kind}-title", who=texts.name(seat), table=table),
                )
            )
        if view.air_drop[seat]:
            flag = 0 if not wide else 18 if view.first == seat else -24  # where words leave room
            found.append(
                piece(
                    f"air-{seat}",
                    "cal-air-drop",
                    x + 58,
                    y + flag,
                    1.0 if wide else 0.7,
                    seat=seat,
                    title=f"{texts.name(seat)}: {texts('facts-air-drop')}",
                )
            )
    title = texts("deck-title", count=view.deck)
    if view.destroyed:
        key = "deck-destroyed" if view.edition == "revised" else "deck-discarded"
        title += " " + texts(key, cards=names.names(view.destroyed, texts))
    x, y, scale = (1030.0, 784.0, 0.8) if wide else (352.0, 445.0, 1.0)
    symbol = "cal-back" if wide else "cal-deck"
    found.append(piece("deck", symbol, x, y, scale, label=str(view.deck), title=title))
    return found


def _hand(view: CrittersView, actions: Actions, texts: Texts, m: Measures) -> list[Piece]:
    cards = list(view.hand)
    if view.drawn and view.drawn_by == view.seat:
        cards.append(view.drawn)
    left, right = m.hand_room
    crowded = m.name == "tall" and len(cards) > 4  # a face made for it, so that no name is cut
    form = "held" if crowded else m.face
    width = (HELD_WIDTH if crowded else CARD_WIDTH) * m.hand
    step = min(width + 24, (right - left - width) / max(len(cards) - 1, 1))
    start = (left + right) / 2 - step * (len(cards) - 1) / 2
    found = []
    for index, card in enumerate(cards):
        drawn = card == view.drawn
        key = "drawn-title" if drawn else "hand-title"
        title = texts(
            key,
            card=names.name(card, texts),
            theatre=texts(f"theatre-{card[0]}"),
            printed=names.printed(card),
        )
        found.append(
            piece(
                card_id(view, card),
                f"cal-{form}-{card}",
                start + index * step,
                m.hand_y,
                m.hand,
                title=title,
                tip=names.effect(card, texts),
                state="selected" if drawn else None,
                actions=actions(card_id(view, card)),
            )
        )
    if view.drawn_by is not None and view.drawn_by != view.seat:
        x, y, scale = (968, 784, 0.8) if m.name == "wide" else (300, 445, 0.19)
        title = texts("drawn-unseen-title", who=texts.name(view.drawn_by))
        found.append(piece("drawn", "cal-back", x, y, scale, title=title))
    return found
