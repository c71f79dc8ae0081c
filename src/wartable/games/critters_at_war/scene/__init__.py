"""View → pieces. The viewer sits below; seat 1 sees the row mirrored, as across a table.

A card the viewer knows is `card-S6` wherever it is, so that it moves and turns on the page; one
that is hidden from the viewer is named by its place, `side-1-S-0`. In later battles the number of
the battle follows: what is dealt anew does not come from where a card lay before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from wartable.games.critters_at_war import names
from wartable.games.critters_at_war.engine.actions import SPACE
from wartable.games.critters_at_war.engine.components import CARD_TABLE, LETTERS
from wartable.games.critters_at_war.figures import ROTATION
from wartable.games.critters_at_war.scene import words
from wartable.games.critters_at_war.scene.hands import hand, side_board
from wartable.games.critters_at_war.scene.measures import (
    BAND,
    CARD_HEIGHT,
    DEEP,
    FAR,
    LOW,
    SQUARE,
    TALL,
    WATCHED,
    WIDE,
    Measures,
    card_id,
)
from wartable.games.critters_at_war.views import CardView, CrittersView, below, rival
from wartable.i18n import Texts
from wartable.kernel.spans import Act
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
            self.of.setdefault(turned(view, done), []).append(act(offer))
        elif card >= 0 and theatre >= 0:
            under = done.verb == "improvise"
            self.at_lane(card_id(view, CARD_TABLE[card].id), theatre, offer, under)
        elif card >= 0:
            self.of.setdefault(card_id(view, CARD_TABLE[card].id), []).append(act(offer))
        elif theatre >= 0 and view.drawn:
            self.at_lane(card_id(view, view.drawn), theatre, offer)
        else:
            icon = "undo" if done.verb == "withdraw" else "pass"
            self.main.append(act(offer, icon=icon, aside=True))

    def at_lane(self, id: str, theatre: int, offer: Offer, under: bool = False) -> None:
        """`under`: facedown, which gives up what the card can do."""
        lane = f"lane-{LETTERS[theatre]}"
        self.of.setdefault(id, []).append(act(offer, at=lane, aside=under))

    def __call__(self, id: str) -> tuple[Action, ...]:
        return tuple(self.of.get(id, ()))


def piece_id(view: CrittersView, seat: int, letter: str, index: int) -> str:
    """The piece of a card on the table."""
    card = view.stacks[letter][seat][index].card
    return f"side-{seat}-{letter}-{index}" if card is None else card_id(view, card)


def turned(view: CrittersView, done: Act) -> str:
    """The piece that an action flips; none where no card lies so deep."""
    side, letter = done.get("seat"), LETTERS[done.get("theatre")]
    index = len(view.stacks[letter][side]) - done.get("place", 1)
    return piece_id(view, side, letter, index) if index >= 0 else ""


def natural(view: CrittersView, piece: str, texts: Texts) -> list[int]:
    """While an ability waits for a card, a press on one means that card."""
    verbs = {"flip", "move", "return"} & {view.awaited}
    spans = [span for span in SPACE.spans if span.verb in verbs]
    meant = []
    for action in (span.first + n for span in spans for n in range(span.size)):
        done = SPACE.act(action)
        card = done.get("card")
        if piece == (card_id(view, CARD_TABLE[card].id) if card >= 0 else turned(view, done)):
            meant.append(action)
    return meant


def scene(
    view: CrittersView, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None = None
) -> Scene:
    actions = Actions(view, offers)
    me, them = below(view), rival(view)
    measures = WIDE if view.seat in (0, 1) else WATCHED
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
        wide=_layout(view, actions, texts, measures) if layout != "tall" else NOT_DRAWN,
        tall=_layout(view, actions, texts, TALL) if layout != "wide" else NOT_DRAWN,
    )


def low(view: CrittersView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The whole table on a phone on its side."""
    return _layout(view, Actions(view, offers), texts, LOW)


def square(view: CrittersView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The whole table on a tablet."""
    return _layout(view, Actions(view, offers), texts, SQUARE)


def far(view: CrittersView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The whole table on the big screen of a room."""
    return _layout(view, Actions(view, offers), texts, FAR)


def across(view: CrittersView, seat: int, texts: Texts, layout: LayoutName | None = None) -> Scene:
    """The table as one seat has it before it: its side below, and its hand, of which the viewer
    sees the cards it knows and the backs of the others."""
    seen = view
    if seat != view.seat:
        held = view.known_in_hand if seat == rival(view) else ()
        seen = replace(view, seat=seat, hand=held, drawn=None, drawn_by=None)
    hidden, none = view.cards[seat] - len(seen.hand) - (seen.drawn_by == seat), Actions(view, ())
    made = scene(view, (), texts, layout)
    wide = _layout(seen, none, texts, WIDE, hidden) if layout != "tall" else NOT_DRAWN
    tall = _layout(seen, none, texts, TALL, hidden) if layout != "wide" else NOT_DRAWN
    return structs.replace(made, wide=wide, tall=tall)


def _layout(
    view: CrittersView, actions: Actions, texts: Texts, m: Measures, hidden: int = 0
) -> Layout:
    row = view.row or LETTERS
    if view.seat == 1:
        row = row[::-1]
    middle = m.width / 2, m.height / 2
    pieces: list[Piece] = []
    if m not in (WATCHED, FAR):  # with the sandbank for a hand
        pieces.append(piece("lagoon", f"cal-lagoon-{m.name}", *middle))
    for letter, x in zip(row, m.lanes, strict=True):
        pieces.append(_lane(view, letter, x, texts, m))
    for letter, x in zip(row, m.lanes, strict=True):
        pieces += _stack(view, rival(view), letter, x, actions, texts, m)
        pieces.append(piece(f"banner-{letter}", f"cal-banner-{letter}-{m.name}", x, m.middle))
        pieces += _totals(view, letter, x, texts, m)
        pieces += _stack(view, below(view), letter, x, actions, texts, m)
    pieces += side_board(view, texts, m)
    pieces += hand(view, actions, texts, m, hidden)
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
                state="deciding",
                title=title,
                tip=words.made_of(view, letter, seat, texts),
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
    is not enough the cards of all stacks are smaller; those of a deep one more so."""
    stack = view.stacks[letter][seat]
    covered = max(len(stack) - 1, 0)
    space = (m.lane_height - m.banner) / 2 - 13
    most = max(len(pile) - 1 for pair in view.stacks.values() for pile in pair)
    scale = min(
        m.card,
        *(space / (CARD_HEIGHT + BAND * deep) for deep in (covered, min(most, DEEP))),
    )
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
                title=_title(view, lying, seat, texts),
                tip=_tip(lying, texts),
                actions=actions(key),
            )
        )
    return found


def _symbol(lying: CardView, m: Measures) -> str:
    if lying.card is None:
        return "cal-back"
    return f"cal-{m.face}-{lying.card}" if lying.faceup else f"cal-down-{lying.card}"


def _title(view: CrittersView, lying: CardView, seat: int, texts: Texts) -> str:
    who, yours = texts.name(seat), "-yours" if seat == view.seat else ""
    if lying.card is None:
        return texts("piece-facedown", who=who, strength=lying.strength)
    card = names.name(lying.card, texts)
    if not lying.faceup:
        return texts(f"piece-facedown-known{yours}", who=who, card=card, strength=lying.strength)
    return texts(
        f"piece-faceup{yours}",
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
