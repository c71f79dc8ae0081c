"""What lies on the table between two actions, as numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.games.age_of_heroes.engine.components import (
    HELD,
    KINDS,
    MOST_OPEN,
    MOST_VALUES,
)
from wartable.games.age_of_heroes.engine.figures import Figures
from wartable.kernel.contract import State
from wartable.kernel.numbers import NONE, copied, read_cells, zeros

M: Final = 6
UNITS: Final = 24
STACK: Final = 48


@final
@mypyc_attr(acyclic=True)
class AgeOfHeroesState(State):
    """What `figures` says is not here; `rules` change nothing else than this."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.rules: i64 = 0  # the version of the rules this game is played by
        self.seats: i64 = 0  # seats
        self.ended: i64 = 0  # why it is over, or 0
        self.winner: i64 = NONE  # NONE unless somebody has won
        self.round: i64 = 0  # 1 is the round of the first fair
        self.first: i64 = NONE  # first player; NONE until drawn
        self.active: i64 = NONE  # whose turn; NONE outside turns
        self.alive: i64 = 0  # set of living seats
        self.asked: i64 = 0  # set of seats that may act, or CHANCE's bit
        self.top: i64 = NONE  # index of the upper frame
        self.gone: i64 = 0  # how many seats were eliminated
        self.tribe_mode: i64 = 0  # options, by their place in `plugin.OPTIONS`
        self.duel_choice: i64 = 0
        self.famine_scope: i64 = 0
        self.raid_goal: i64 = 0
        self.exchange: i64 = 0
        self.live: i64 = 0
        self.claim_at_fair: i64 = 0
        self.round_limit: i64 = 0
        self.holders_only: i64 = 0
        self.leaving: i64 = 0
        self.no_deals: i64 = 0
        self.own_luck: i64 = 0  # Luck helps its own player only
        # set of seats that are not asked, or have answered, whether a disaster happens …
        self.answered: i64 = 0
        self.pledged: i64 = 0  # … and those who play Luck, unseen until all have answered
        self.gift: i64 = 0  # packed cards that go with the request for a road
        self.claims: i64 = 0  # set of seats whose last turn runs
        self.tribes_left: i64 = 0  # set of tribes nobody has
        self.generals: i64 = 0  # set of armies led by a general
        self.quaked: i64 = 0  # set of armies under an Earthquake
        self.away: i64 = 0  # set of armies on the way home
        self.fresh: i64 = 0  # those of them that left in the present turn
        self.roads: i64 = 0  # set of seats joined with their left neighbour
        self.foe: i64 = NONE  # attacker; NONE for barbarians
        self.victim: i64 = NONE
        self.goal: i64 = 0
        self.raiders: i64 = 0  # armies of barbarians yet to fight
        self.force: i64 = 0  # set of the attacker's units: armies, 16 … 19 Heroes
        self.guard: i64 = 0  # set of the defender's units: armies, 20 … 23 Heroes
        self.led: i64 = 0  # set of units led by a Hero
        self.foe_heroes: i64 = 0  # Hero cards the attacker has laid out
        self.guard_heroes: i64 = 0
        self.fought: i64 = 0  # set of units that had their duel
        self.dead: i64 = 0  # set of units that lost it
        self.won: i64 = 0  # victorious armies
        self.foe_pick: i64 = NONE  # unit, NONE while not chosen
        self.guard_pick: i64 = NONE
        self.foe_cards: i64 = 0  # battle cards drawn and not yet assigned, packed by value
        self.guard_cards: i64 = 0
        self.ready: i64 = 0  # set of seats that are done trading
        self.resting: i64 = 0  # those of them who wait until the board changes
        self.posted_at: i64 = 0  # counts the offers of a fair, for their age
        self.stack = zeros(STACK)  # frames of four
        self.tribe = vec[i64]([NONE] * M)  # by seat; NONE
        self.cities = zeros(M)
        self.fortresses = zeros(M)
        self.monument = zeros(M)
        self.armies = zeros(M)  # set of armies by seat
        self.hand = zeros(M)  # packed cards by seat
        self.size = zeros(M)  # cards in hand
        self.pending = zeros(M)  # packed immediate cards (kind - HELD)
        self.waiting = zeros(M)  # how many those are
        # by observer * 6 + holder: cards the one knows the other to hold
        self.sure = zeros(M * M)
        self.open = zeros(M)  # by holder: cards everybody knows it to hold
        self.loose = zeros(M)  # by observer: cards known to be in some rival's hand
        # by observer, and of all: what was known of a hand when it began to be plundered
        self.before = zeros(M + 1)
        self.lean = zeros(M)  # cards in hand that survived a Famine, hence are no grain
        self.deck = zeros(KINDS)  # by kind
        self.pile = zeros(KINDS)  # the discard pile
        self.battle = zeros(MOST_VALUES)  # battle cards in their deck, by index of value
        self.drawn = zeros(M)  # by seat, for the first player
        self.left_at = zeros(M)  # by seat: when it was eliminated, from 1
        self.card = zeros(UNITS)  # battle card by unit: index of value + 1, 0 if none
        # by seat * 4 + place: age * 256 + give * 16 + want; NONE
        self.offers = vec[i64]([NONE] * (M * MOST_OPEN))
        self.offered = zeros(M)  # offers made this fair
        self.dealt = zeros(M)  # deals proposed this fair
        self.drafts = zeros(M)  # deals begun this fair
        self.acts = zeros(M)  # acts of a live fair
        self.posted = zeros(M * HELD)  # by seat * 14 + give: wants not to be repeated
        self.have = zeros(M)  # notice: set of kinds
        self.want = zeros(M)
        self.draft_to = vec[i64]([NONE] * M)  # deal being worded; NONE
        self.draft_give = zeros(M)
        self.draft_want = zeros(M)
        self.deal_to = vec[i64]([NONE] * M)  # deal proposed, by proposer; NONE
        self.deal_give = zeros(M)
        self.deal_want = zeros(M)

    # ---- written by tools/states.py from the fields above
    # fmt: off
    def clone(self) -> AgeOfHeroesState:
        other = AgeOfHeroesState(self.figures)
        other.copy_from(self)
        return other

    def copy_from(self, other: AgeOfHeroesState) -> None:
        self.figures, self.rules, self.seats = other.figures, other.rules, other.seats
        self.ended, self.winner, self.round = other.ended, other.winner, other.round
        self.first, self.active, self.alive = other.first, other.active, other.alive
        self.asked, self.top, self.gone = other.asked, other.top, other.gone
        self.tribe_mode, self.duel_choice = other.tribe_mode, other.duel_choice
        self.famine_scope, self.raid_goal = other.famine_scope, other.raid_goal
        self.exchange, self.live = other.exchange, other.live
        self.claim_at_fair, self.round_limit = other.claim_at_fair, other.round_limit
        self.holders_only, self.leaving = other.holders_only, other.leaving
        self.no_deals, self.own_luck = other.no_deals, other.own_luck
        self.answered, self.pledged, self.gift = other.answered, other.pledged, other.gift
        self.claims, self.tribes_left = other.claims, other.tribes_left
        self.generals, self.quaked, self.away = other.generals, other.quaked, other.away
        self.fresh, self.roads, self.foe = other.fresh, other.roads, other.foe
        self.victim, self.goal, self.raiders = other.victim, other.goal, other.raiders
        self.force, self.guard, self.led = other.force, other.guard, other.led
        self.foe_heroes, self.guard_heroes = other.foe_heroes, other.guard_heroes
        self.fought, self.dead, self.won = other.fought, other.dead, other.won
        self.foe_pick, self.guard_pick = other.foe_pick, other.guard_pick
        self.foe_cards, self.guard_cards = other.foe_cards, other.guard_cards
        self.ready, self.resting, self.posted_at = other.ready, other.resting, other.posted_at
        self.stack = copied(other.stack, self.stack, STACK)
        self.tribe = copied(other.tribe, self.tribe, M)
        self.cities = copied(other.cities, self.cities, M)
        self.fortresses = copied(other.fortresses, self.fortresses, M)
        self.monument = copied(other.monument, self.monument, M)
        self.armies = copied(other.armies, self.armies, M)
        self.hand = copied(other.hand, self.hand, M)
        self.size = copied(other.size, self.size, M)
        self.pending = copied(other.pending, self.pending, M)
        self.waiting = copied(other.waiting, self.waiting, M)
        self.sure = copied(other.sure, self.sure, M * M)
        self.open = copied(other.open, self.open, M)
        self.loose = copied(other.loose, self.loose, M)
        self.before = copied(other.before, self.before, M + 1)
        self.lean = copied(other.lean, self.lean, M)
        self.deck = copied(other.deck, self.deck, KINDS)
        self.pile = copied(other.pile, self.pile, KINDS)
        self.battle = copied(other.battle, self.battle, MOST_VALUES)
        self.drawn = copied(other.drawn, self.drawn, M)
        self.left_at = copied(other.left_at, self.left_at, M)
        self.card = copied(other.card, self.card, UNITS)
        self.offers = copied(other.offers, self.offers, M * MOST_OPEN)
        self.offered = copied(other.offered, self.offered, M)
        self.dealt = copied(other.dealt, self.dealt, M)
        self.drafts = copied(other.drafts, self.drafts, M)
        self.acts = copied(other.acts, self.acts, M)
        self.posted = copied(other.posted, self.posted, M * HELD)
        self.have = copied(other.have, self.have, M)
        self.want = copied(other.want, self.want, M)
        self.draft_to = copied(other.draft_to, self.draft_to, M)
        self.draft_give = copied(other.draft_give, self.draft_give, M)
        self.draft_want = copied(other.draft_want, self.draft_want, M)
        self.deal_to = copied(other.deal_to, self.deal_to, M)
        self.deal_give = copied(other.deal_give, self.deal_give, M)
        self.deal_want = copied(other.deal_want, self.deal_want, M)

    def dump(self) -> list[int]:
        return [
            self.rules, self.seats, self.ended, self.winner, self.round, self.first,
            self.active, self.alive, self.asked, self.top, self.gone, self.tribe_mode,
            self.duel_choice, self.famine_scope, self.raid_goal, self.exchange, self.live,
            self.claim_at_fair, self.round_limit, self.holders_only, self.leaving,
            self.no_deals, self.own_luck, self.answered, self.pledged, self.gift, self.claims,
            self.tribes_left, self.generals, self.quaked, self.away, self.fresh, self.roads,
            self.foe, self.victim, self.goal, self.raiders, self.force, self.guard, self.led,
            self.foe_heroes, self.guard_heroes, self.fought, self.dead, self.won, self.foe_pick,
            self.guard_pick, self.foe_cards, self.guard_cards, self.ready, self.resting,
            self.posted_at, *self.stack, *self.tribe, *self.cities, *self.fortresses,
            *self.monument, *self.armies, *self.hand, *self.size, *self.pending, *self.waiting,
            *self.sure, *self.open, *self.loose, *self.before, *self.lean, *self.deck,
            *self.pile, *self.battle, *self.drawn, *self.left_at, *self.card, *self.offers,
            *self.offered, *self.dealt, *self.drafts, *self.acts, *self.posted, *self.have,
            *self.want, *self.draft_to, *self.draft_give, *self.draft_want, *self.deal_to,
            *self.deal_give, *self.deal_want,
        ]

    def load(self, data: list[int], at: i64) -> i64:
        """Take the numbers of a dump that begin at `at`; return where they end."""
        self.rules, self.seats, self.ended = data[at + 0], data[at + 1], data[at + 2]
        self.winner, self.round, self.first = data[at + 3], data[at + 4], data[at + 5]
        self.active, self.alive, self.asked = data[at + 6], data[at + 7], data[at + 8]
        self.top, self.gone, self.tribe_mode = data[at + 9], data[at + 10], data[at + 11]
        self.duel_choice, self.famine_scope = data[at + 12], data[at + 13]
        self.raid_goal, self.exchange, self.live = data[at + 14], data[at + 15], data[at + 16]
        self.claim_at_fair, self.round_limit = data[at + 17], data[at + 18]
        self.holders_only, self.leaving = data[at + 19], data[at + 20]
        self.no_deals, self.own_luck, self.answered = data[at + 21], data[at + 22], data[at + 23]
        self.pledged, self.gift, self.claims = data[at + 24], data[at + 25], data[at + 26]
        self.tribes_left, self.generals, self.quaked = data[at + 27], data[at + 28], data[at + 29]
        self.away, self.fresh, self.roads = data[at + 30], data[at + 31], data[at + 32]
        self.foe, self.victim, self.goal = data[at + 33], data[at + 34], data[at + 35]
        self.raiders, self.force, self.guard = data[at + 36], data[at + 37], data[at + 38]
        self.led, self.foe_heroes, self.guard_heroes = data[at + 39], data[at + 40], data[at + 41]
        self.fought, self.dead, self.won = data[at + 42], data[at + 43], data[at + 44]
        self.foe_pick, self.guard_pick = data[at + 45], data[at + 46]
        self.foe_cards, self.guard_cards, self.ready = data[at + 47], data[at + 48], data[at + 49]
        self.resting, self.posted_at = data[at + 50], data[at + 51]
        at += 52
        at = read_cells(data, at, self.stack, STACK)
        at = read_cells(data, at, self.tribe, M)
        at = read_cells(data, at, self.cities, M)
        at = read_cells(data, at, self.fortresses, M)
        at = read_cells(data, at, self.monument, M)
        at = read_cells(data, at, self.armies, M)
        at = read_cells(data, at, self.hand, M)
        at = read_cells(data, at, self.size, M)
        at = read_cells(data, at, self.pending, M)
        at = read_cells(data, at, self.waiting, M)
        at = read_cells(data, at, self.sure, M * M)
        at = read_cells(data, at, self.open, M)
        at = read_cells(data, at, self.loose, M)
        at = read_cells(data, at, self.before, M + 1)
        at = read_cells(data, at, self.lean, M)
        at = read_cells(data, at, self.deck, KINDS)
        at = read_cells(data, at, self.pile, KINDS)
        at = read_cells(data, at, self.battle, MOST_VALUES)
        at = read_cells(data, at, self.drawn, M)
        at = read_cells(data, at, self.left_at, M)
        at = read_cells(data, at, self.card, UNITS)
        at = read_cells(data, at, self.offers, M * MOST_OPEN)
        at = read_cells(data, at, self.offered, M)
        at = read_cells(data, at, self.dealt, M)
        at = read_cells(data, at, self.drafts, M)
        at = read_cells(data, at, self.acts, M)
        at = read_cells(data, at, self.posted, M * HELD)
        at = read_cells(data, at, self.have, M)
        at = read_cells(data, at, self.want, M)
        at = read_cells(data, at, self.draft_to, M)
        at = read_cells(data, at, self.draft_give, M)
        at = read_cells(data, at, self.draft_want, M)
        at = read_cells(data, at, self.deal_to, M)
        at = read_cells(data, at, self.deal_give, M)
        return read_cells(data, at, self.deal_want, M)

    def layout(self) -> str:
        return (
            "rules seats ended winner round first active alive asked top gone tribe_mode "
            "duel_choice famine_scope raid_goal exchange live claim_at_fair round_limit "
            "holders_only leaving no_deals own_luck answered pledged gift claims tribes_left "
            "generals quaked away fresh roads foe victim goal raiders force guard led "
            "foe_heroes guard_heroes fought dead won foe_pick guard_pick foe_cards "
            "guard_cards ready resting posted_at stack[STACK] tribe[M] cities[M] "
            "fortresses[M] monument[M] armies[M] hand[M] size[M] pending[M] waiting[M] sure[M "
            "* M] open[M] loose[M] before[M + 1] lean[M] deck[KINDS] pile[KINDS] "
            "battle[MOST_VALUES] drawn[M] left_at[M] card[UNITS] offers[M * MOST_OPEN] "
            "offered[M] dealt[M] drafts[M] acts[M] posted[M * HELD] have[M] want[M] "
            "draft_to[M] draft_give[M] draft_want[M] deal_to[M] deal_give[M] deal_want[M] "
        )
    # fmt: on
    # ---- end of what is written

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.figures, self.dump())


def load(figures: Figures, data: list[int]) -> AgeOfHeroesState:
    """A state from what `dump` wrote, under these figures."""
    state = AgeOfHeroesState(figures)
    state.load(data, 0)
    return state


# ---- frames


def push(state: AgeOfHeroesState, kind: i64, a: i64, b: i64, c: i64) -> None:
    """A frame onto the stack: the number of a step, and three figures of its own."""
    state.top += 1
    at = state.top * 4
    state.stack[at] = kind
    state.stack[at + 1] = a
    state.stack[at + 2] = b
    state.stack[at + 3] = c


def pop(state: AgeOfHeroesState) -> None:
    """The frame on top goes."""
    at = state.top * 4
    for i in range(4):  # so that equal tables are equal
        state.stack[at + i] = 0
    state.top -= 1


def frame(state: AgeOfHeroesState) -> i64:
    """The number of the step on top."""
    at = state.top * 4
    return state.stack[at]


def arg_a(state: AgeOfHeroesState) -> i64:
    """The first of three numbers that the frame on top keeps."""
    at = state.top * 4 + 1
    return state.stack[at]


def arg_b(state: AgeOfHeroesState) -> i64:
    """The second of them."""
    at = state.top * 4 + 2
    return state.stack[at]


def arg_c(state: AgeOfHeroesState) -> i64:
    """The third of them."""
    at = state.top * 4 + 3
    return state.stack[at]


def set_args(state: AgeOfHeroesState, a: i64, b: i64, c: i64) -> None:
    """Set the three numbers of the frame on top."""
    at = state.top * 4
    state.stack[at + 1] = a
    state.stack[at + 2] = b
    state.stack[at + 3] = c
