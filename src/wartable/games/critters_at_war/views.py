"""What a seat sees, by name, built up from what it knows. Not compiled: people are slower."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.beliefs import surely_in_hand
from wartable.games.critters_at_war.engine.components import (
    ALL_CARDS,
    CARD_TABLE,
    EDITION_KEYS,
    LETTERS,
    MODE_KEYS,
    ROW_TABLE,
    count_cards,
)
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.rules.battles import withdrawal_points
from wartable.games.critters_at_war.engine.rules.legality import actors
from wartable.games.critters_at_war.engine.rules.strength import card_strength, stronger, total
from wartable.games.critters_at_war.engine.state import PUBLIC, CrittersState, deck_size
from wartable.games.critters_at_war.names import AWAITED
from wartable.kernel import NONE, members


@dataclass(frozen=True)
class CardView:
    """A card on the table. `card` is None where the viewer cannot know which it is."""

    card: str | None
    faceup: bool
    strength: int


@dataclass(frozen=True)
class CrittersView:
    """What a seat may know: cards it has not seen are None."""

    seat: int  # whose view it is
    seats: int
    actors: tuple[int, ...]
    mode: str
    edition: str
    target: int
    battle: int  # from 1; 0 before the first
    row: str  # letters of the theatres, left to right as seat 0 sees them; "" before
    first: int | None
    current: int | None  # whose turn it is
    awaited: str  # turn flip move return play reinforce, chance, over
    actor: int | None  # who makes that choice
    own_side: bool  # only the chooser's own cards may be flipped
    source: str | None  # the card whose ability is being resolved
    queue: tuple[str, ...]  # revealed cards that wait, in order
    scores: tuple[int, int]
    withdrawal: tuple[int, int]  # what withdrawing now would give the opponent, by seat
    hand: tuple[str, ...]  # the viewer's own
    cards: tuple[int, int]  # how many each seat holds
    known_in_hand: tuple[str, ...]  # cards the viewer knows to be in the opponent's hand
    stacks: dict[str, tuple[tuple[CardView, ...], tuple[CardView, ...]]]  # by letter, then seat
    totals: dict[str, tuple[int, int]]
    control: dict[str, int]
    air_drop: tuple[bool, bool]
    deck: int
    destroyed: tuple[str | None, ...]  # in the order in which they were destroyed
    drawn: str | None  # the card Reinforce drew, where the viewer may know it
    drawn_by: int | None
    deck_top: str | None  # first edition: a card Reinforce left on top, where known
    newest: tuple[int, str] | None  # seat and theatre of the card put down last, if it lies there


def view(game: CrittersAtWar, state: CrittersState, seat: int) -> CrittersView:
    """The table as the seat sees it; a spectator sees what everybody has seen. Once the game is
    over all of its last battle lies open (R25)."""
    known = ALL_CARDS if state.ended else state.known[seat if seat in (0, 1) else PUBLIC]
    ready = state.row != NONE and state.first != NONE
    row = "".join(LETTERS[t] for t in ROW_TABLE[state.row]) if state.row != NONE else ""
    mask = actors(state)
    totals = {
        letter: (total(state, 0, t), total(state, 1, t)) if ready else (0, 0)
        for t, letter in enumerate(LETTERS)
    }
    piles = [pile(state, place) for place in range(6)]
    lying = [tuple([_lying(state, n, card, known) for card in at]) for n, at in enumerate(piles)]

    def name(card: int) -> str | None:
        return CARD_TABLE[card].id if card != NONE and known >> card & 1 else None

    return CrittersView(
        seat=seat,
        seats=2,
        actors=tuple(members(mask)),
        mode=MODE_KEYS[state.mode],
        edition=EDITION_KEYS[state.edition],
        target=state.target,
        battle=state.battle,
        row=row,
        first=_seat(state.first),
        current=_seat(state.current),
        awaited=AWAITED.get(state.awaited, "chance"),
        actor=_seat(state.actor),
        own_side=state.awaited in (code.FLIP_OWN, code.FLIP_OTHER),
        source=None if state.source == NONE else CARD_TABLE[state.source].id,
        queue=queued(state),
        scores=(state.score[0], state.score[1]),
        withdrawal=(withdrawal_points(state, 0), withdrawal_points(state, 1)),
        hand=cards(state.hand[seat]) if seat in (0, 1) else (),
        cards=(held(state, 0), held(state, 1)),
        known_in_hand=_known_in_hand(state, 1 - seat) if seat in (0, 1) else (),
        stacks={letter: (lying[t], lying[3 + t]) for t, letter in enumerate(LETTERS)},
        totals=totals,
        control={letter: stronger(state, *both) if ready else 0 for letter, both in totals.items()},
        air_drop=(bool(state.air & 1), bool(state.air & 2)),
        deck=deck_size(state),
        destroyed=tuple(name(card) for card in ordered(state, state.buried)),
        drawn=name(state.drawn),
        drawn_by=None if state.drawn == NONE else state.actor,
        deck_top=name(state.top),
        newest=_newest(state, piles),
    )


def _known_in_hand(state: CrittersState, seat: int) -> tuple[str, ...]:
    return cards(state.hand[seat] if state.ended else surely_in_hand(state, seat))


def below(view: CrittersView) -> int:
    """Whose side is shown at the bottom."""
    return view.seat if view.seat in (0, 1) else 0


def rival(view: CrittersView) -> int:
    """Who sits opposite; to a spectator, seat 1."""
    return 1 - below(view)


def in_force(view: CrittersView, card: str) -> str:
    """The theatre where this card lies faceup, on whichever side; nothing where it lies nowhere."""
    return next(
        (
            letter
            for letter, pair in view.stacks.items()
            if any(lying.faceup and lying.card == card for lying in (*pair[0], *pair[1]))
        ),
        "",
    )


def _seat(number: int) -> int | None:
    return None if number == NONE else number


def _newest(state: CrittersState, piles: list[list[int]]) -> tuple[int, str] | None:
    for place, found in enumerate(piles):
        if found and state.stamp[found[-1]] == state.clock - 1:
            return place // 3, LETTERS[place % 3]
    return None


def _lying(state: CrittersState, place: int, card: int, known: int) -> CardView:
    shown = card if known >> card & 1 else NONE
    return _card(shown, bool(state.up >> card & 1), card_strength(state, place, card))


@lru_cache(maxsize=1024)
def _card(card: int, faceup: bool, strength: int) -> CardView:
    return CardView(None if card == NONE else CARD_TABLE[card].id, faceup, strength)


def held(state: CrittersState, seat: int) -> int:
    """Cards in hand; one just drawn counts."""
    return count_cards(state.hand[seat]) + (state.drawn != NONE and state.actor == seat)


@lru_cache(maxsize=4096)
def cards(mask: int) -> tuple[str, ...]:
    """Their ids, by theatre and strength."""
    return tuple(CARD_TABLE[card].id for card in members(mask))


def ordered(state: CrittersState, mask: int) -> list[int]:
    """From the one put down first to the last: bottom to top of a stack."""
    found = members(mask)
    return sorted(found, key=state.stamp.__getitem__) if len(found) > 1 else found


def pile(state: CrittersState, place: int) -> list[int]:
    """Cards of a place from the bottom to the top."""
    return ordered(state, state.stack[place])


def queued(state: CrittersState) -> tuple[str, ...]:
    waiting, found = state.queue, []
    while waiting:
        found.append(CARD_TABLE[(waiting & 31) - 1].id)
        waiting >>= 5
    return tuple(found)
