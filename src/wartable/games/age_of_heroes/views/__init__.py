"""What a seat sees, by name. Not compiled: people wait longer than this takes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from wartable.games.age_of_heroes.data import box_of
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.beliefs import known
from wartable.games.age_of_heroes.engine.cards import pile_of
from wartable.games.age_of_heroes.engine.components import (
    HELD,
    ITEM_KEYS,
    KIND_KEYS,
    MOST_OPEN,
    TRIBE_KEYS,
    many,
)
from wartable.games.age_of_heroes.engine.figures import Figures
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.rules.endings import joined, left_of
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, arg_a, arg_b, arg_c, frame
from wartable.games.age_of_heroes.engine.steps.question import Staged
from wartable.games.age_of_heroes.names import special_of
from wartable.games.age_of_heroes.views.battle import BattleView, battle_view
from wartable.kernel import NONE, members
from wartable.scene import Mark

Cards = dict[str, int]  # how many, by kind


@dataclass(frozen=True)
class Army:
    """An army that a tribe has."""

    number: int  # from 1
    general: bool
    quaked: bool
    away: bool


@dataclass(frozen=True)
class TribeView:
    """A tribe as the viewer sees it."""

    seat: int
    tribe: str | None
    special: str | None  # the stone of its monument
    alive: bool
    cities: int
    fortresses: int
    monument: int
    armies: tuple[Army, ...]
    hand: int  # cards in hand
    known: Cards  # those of them the viewer knows
    pending: int  # immediate cards not yet resolved
    claim: bool
    ready: bool
    have: tuple[str, ...]  # its notice
    want: tuple[str, ...]
    offers_left: int
    deals_left: int


@dataclass(frozen=True)
class OfferView:
    """An offer that lies in the fair for everybody."""

    seat: int
    give: str
    want: str
    age: int


@dataclass(frozen=True)
class DealView:
    """`give` and `want` are None for those it is not addressed to."""

    seat: int
    to: int
    number: int  # of the proposer's deals, from 1; 0 while it is being worded
    give: Cards | None
    want: Cards | None


@dataclass(frozen=True)
class AgeOfHeroesView:
    """What a seat may know. Others' hands are counts, and the cards it has seen."""

    seat: int  # whose view it is
    seats: int
    actors: tuple[int, ...]
    waited_for: tuple[int, ...]  # those of them the others wait for
    round: int
    first: int | None
    active: int | None  # whose turn
    awaited: str  # what the one who may act is asked
    stage: str  # within it
    about: str  # kind of card, or neighbour, the question is about
    struck: int | None  # whom the disaster strikes that Luck may cancel
    tax_left: int  # cards of taxes that may still be drawn
    drawn: tuple[int, ...]  # battle cards drawn for the first player
    tribes: tuple[TribeView, ...]
    tribes_left: tuple[str, ...]
    hand: Cards
    pending: Cards
    deck: int
    pile: Cards
    piles: dict[str, int]
    roads: tuple[tuple[int, int], ...]
    offers: tuple[OfferView, ...]
    draft: DealView | None
    deals: tuple[DealView, ...]
    gift: DealView | None  # what a neighbour is to get for its consent to a road
    battle: BattleView | None
    steps: int  # of a fair in rounds that are over
    passes: int
    live: bool  # the table holds live fairs
    race: bool  # one is on: several may act, and what arrives first counts
    ended: int
    winner: int | None
    standings: tuple[int, ...]  # max of cities and monument, for those who ask how it stands
    costs: tuple[tuple[int, ...], ...]  # by item and resource
    values: tuple[int, ...]  # of battle cards
    copies: tuple[int, ...]  # … and how many there are of each
    bonuses: tuple[int, int]  # of a general, of a fortress
    goals: tuple[int, int]  # cities and monument needed to win
    limit: int  # cards in hand at the end of a turn
    conquest: int  # victorious armies that take a city
    wrecking: int  # … and those that destroy a card of a monument
    marks: dict[str, Mark]  # what shows figures that were not read off a box


def cards(packed: int, first: int = 0) -> Cards:
    """How many of each kind; the caller's own."""
    return dict(_counted(packed, first))


@lru_cache(maxsize=4096)
def _counted(packed: int, first: int) -> tuple[tuple[str, int], ...]:
    kinds = range(int(HELD))
    return tuple((KIND_KEYS[first + kind], int(n)) for kind in kinds if (n := many(packed, kind)))


@lru_cache(maxsize=4096)
def kinds(mask: int) -> tuple[str, ...]:
    return tuple(KIND_KEYS[kind] for kind in range(int(HELD)) if mask >> kind & 1)


def view(game: AgeOfHeroes, state: AgeOfHeroesState, seat: int) -> AgeOfHeroesView:
    """The table as the seat sees it."""
    figures = state.figures
    seated = 0 <= seat < state.seats
    kind = frame(state)
    step = game.steps[kind - code.OPENING]
    return AgeOfHeroesView(
        seat=int(seat),
        seats=int(state.seats),
        actors=tuple(members(game.actors(state))),
        waited_for=tuple(members(game.awaited(state))),
        round=int(state.round),
        first=_or_none(state.first),
        active=_or_none(state.active),
        awaited="over" if state.ended else step.key,
        stage=step.stage(state).key if isinstance(step, Staged) else "",
        about=_about(state, kind),
        struck=int(arg_a(state)) if kind in (code.LUCK_WINDOW, code.REACTION) else None,
        tax_left=int(arg_b(state)) if kind == code.TAXING else 0,
        drawn=tuple(int(state.drawn[who]) for who in range(state.seats)),
        tribes=tuple(_tribe(state, seat, who) for who in range(state.seats)),
        tribes_left=_tribes(state.tribes_left),
        hand=cards(state.hand[seat]) if seated else {},
        pending=cards(state.pending[seat], int(HELD)) if seated else {},
        deck=int(sum(state.deck)),
        pile={key: int(n) for key, n in zip(KIND_KEYS, state.pile, strict=True) if n},
        piles={key: int(pile_of(state, item)) for item, key in enumerate(ITEM_KEYS)},
        roads=_roads(state),
        offers=_offers(state),
        draft=_draft(state, seat) if seated else None,
        deals=_deals(state, seat),
        gift=_gift(state, seat, kind),
        battle=battle_view(state, seat, kind),
        steps=int(arg_c(state)) if kind == code.FAIR else 0,
        passes=int(arg_b(state)) if kind == code.FAIR else 0,
        live=bool(state.live),
        race=kind == code.LIVE and not state.ended,
        ended=int(state.ended),
        winner=_or_none(state.winner),
        standings=tuple(
            max(int(state.cities[who]), int(state.monument[who])) for who in range(state.seats)
        ),
        costs=_costs(figures),
        values=_values(figures),
        copies=_copies(figures),
        bonuses=(int(figures.general_bonus), int(figures.fortress_bonus)),
        goals=(int(figures.victory_cities), int(figures.victory_monument)),
        limit=int(figures.hand_limit),
        conquest=int(figures.conquest_armies),
        wrecking=int(figures.step_at[0]),
        marks=box_of(game).marks,
    )


@lru_cache(maxsize=4096)
def _tribes(mask: int) -> tuple[str, ...]:
    return tuple(key for n, key in enumerate(TRIBE_KEYS) if mask >> n & 1)


@lru_cache(maxsize=16)
def _costs(figures: Figures) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(int(n) for n in figures.cost[item * 5 : item * 5 + 5]) for item in range(5))


@lru_cache(maxsize=16)
def _values(figures: Figures) -> tuple[int, ...]:
    return tuple(int(value) for value in figures.battle_value if value)


@lru_cache(maxsize=16)
def _copies(figures: Figures) -> tuple[int, ...]:
    drawn = zip(figures.battle_value, figures.battle_copies, strict=True)
    return tuple(int(n) for value, n in drawn if value)


def _about(state: AgeOfHeroesState, kind: int) -> str:
    """A kind of card, or a seat, or nothing."""
    if kind in (code.TARGETING, code.LUCK_WINDOW):
        return KIND_KEYS[arg_b(state)]
    if kind == code.FAMINE_ROUND:
        return "famine"
    if kind in (code.ROAD_CONSENT, code.ROAD_GIFT, code.REPLY):
        return str(arg_b(state))
    return ""


def _tribe(state: AgeOfHeroesState, seat: int, who: int) -> TribeView:
    tribe = state.tribe[who]
    return TribeView(
        seat=who,
        tribe=None if tribe == NONE else TRIBE_KEYS[tribe],
        special=None if tribe == NONE else special_of(tribe),
        alive=bool(state.alive >> who & 1),
        cities=int(state.cities[who]),
        fortresses=int(state.fortresses[who]),
        monument=int(state.monument[who]),
        armies=_armies(state.armies[who], state.generals, state.quaked, state.away),
        hand=int(state.size[who]),
        known=cards(known(state, seat, who)),
        pending=int(state.waiting[who]),
        claim=bool(state.claims >> who & 1),
        ready=bool(state.ready >> who & 1),
        have=kinds(state.have[who]),
        want=kinds(state.want[who]),
        offers_left=int(state.figures.most_offers - state.offered[who]),
        deals_left=int(state.figures.most_deals - state.dealt[who]),
    )


@lru_cache(maxsize=4096)
def _armies(owned: int, generals: int, quaked: int, away: int) -> tuple[Army, ...]:
    return tuple(
        Army(
            number + 1,
            bool(generals >> number & 1),
            bool(quaked >> number & 1),
            bool(away >> number & 1),
        )
        for number in members(owned)
    )


def _roads(state: AgeOfHeroesState) -> tuple[tuple[int, int], ...]:
    living = [who for who in range(state.seats) if state.alive >> who & 1]
    pairs = {tuple(sorted((who, int(left_of(state, who))))) for who in living if len(living) > 1}
    return tuple((a, b) for a, b in sorted(pairs) if joined(state, a, b))


def _offers(state: AgeOfHeroesState) -> tuple[OfferView, ...]:
    """Oldest first."""
    found = [
        OfferView(who, KIND_KEYS[offer >> 4 & 15], KIND_KEYS[offer & 15], int(offer >> 8))
        for who in range(state.seats)
        for offer in state.offers[who * MOST_OPEN : (who + 1) * MOST_OPEN]
        if offer != NONE
    ]
    return tuple(sorted(found, key=lambda offer: offer.age))


def _draft(state: AgeOfHeroesState, seat: int) -> DealView | None:
    to = state.draft_to[seat]
    if to == NONE:
        return None
    give, want = cards(state.draft_give[seat]), cards(state.draft_want[seat])
    return DealView(int(seat), int(to), 0, give, want)


def _deals(state: AgeOfHeroesState, seat: int) -> tuple[DealView, ...]:
    found = []
    for who in range(state.seats):
        to = state.deal_to[who]
        if to != NONE:
            mine = seat in (who, to)
            give = cards(state.deal_give[who]) if mine else None
            want = cards(state.deal_want[who]) if mine else None
            found.append(DealView(who, int(to), int(state.dealt[who]), give, want))
    return tuple(found)


def _gift(state: AgeOfHeroesState, seat: int, kind: int) -> DealView | None:
    """Before the neighbour is asked only its giver sees it, then everybody."""
    if kind == code.ROAD_GIFT and arg_a(state) == seat:
        return DealView(int(seat), int(arg_b(state)), 0, cards(state.draft_give[seat]), {})
    if kind == code.ROAD_CONSENT and state.gift:
        return DealView(int(arg_b(state)), int(arg_a(state)), 0, cards(state.gift), {})
    return None


def _or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)
