"""The table."""

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
from wartable.kernel.numbers import NONE

M: Final = 6
UNITS: Final = 24
STACK: Final = 48

SCALARS: Final = (
    "seats",
    "ended",
    "winner",
    "round",
    "first",
    "active",
    "alive",
    "asked",
    "top",
    "gone",
    "tribe_mode",
    "duel_choice",
    "famine_scope",
    "raid_goal",
    "offers_only",
    "live",
    "claim_at_fair",
    "round_limit",
    "holders_only",
    "leaving",
    "no_deals",
    "claims",
    "tribes_left",
    "generals",
    "quaked",
    "away",
    "fresh",
    "roads",
    "foe",
    "victim",
    "goal",
    "raiders",
    "force",
    "guard",
    "led",
    "foe_heroes",
    "guard_heroes",
    "fought",
    "dead",
    "won",
    "foe_pick",
    "guard_pick",
    "foe_cards",
    "guard_cards",
    "ready",
    "resting",
    "posted_at",
)
VECTORS: Final = (
    "stack",
    "tribe",
    "cities",
    "fortresses",
    "monument",
    "armies",
    "hand",
    "size",
    "pending",
    "waiting",
    "sure",
    "open",
    "loose",
    "before",
    "lean",
    "deck",
    "pile",
    "battle",
    "drawn",
    "left_at",
    "card",
    "offers",
    "offered",
    "dealt",
    "drafts",
    "acts",
    "posted",
    "have",
    "want",
    "draft_to",
    "draft_give",
    "draft_want",
    "deal_to",
    "deal_give",
    "deal_want",
)


@final
@mypyc_attr(acyclic=True)
class AgeOfHeroesState(State):
    """What `figures` says is not here; `rules` change nothing else than this."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
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
        self.offers_only: i64 = 0
        self.live: i64 = 0
        self.claim_at_fair: i64 = 0
        self.round_limit: i64 = 0
        self.holders_only: i64 = 0
        self.leaving: i64 = 0
        self.no_deals: i64 = 0
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
        self.stack = vec[i64]([0] * STACK)  # frames of four
        self.tribe = vec[i64]([NONE] * M)  # by seat; NONE
        self.cities = vec[i64]([0] * M)
        self.fortresses = vec[i64]([0] * M)
        self.monument = vec[i64]([0] * M)
        self.armies = vec[i64]([0] * M)  # set of armies by seat
        self.hand = vec[i64]([0] * M)  # packed cards by seat
        self.size = vec[i64]([0] * M)  # cards in hand
        self.pending = vec[i64]([0] * M)  # packed immediate cards (kind - HELD)
        self.waiting = vec[i64]([0] * M)  # how many those are
        self.sure = vec[i64](
            [0] * (M * M)
        )  # by observer * 6 + holder: cards the one knows the other to hold
        self.open = vec[i64]([0] * M)  # by holder: cards everybody knows it to hold
        self.loose = vec[i64]([0] * M)  # by observer: cards known to be in some rival's hand
        self.before = vec[i64](
            [0] * (M + 1)
        )  # by observer, and of all: what was known of a hand when it began to be plundered
        self.lean = vec[i64]([0] * M)  # cards in hand that survived a Famine, hence are no grain
        self.deck = vec[i64]([0] * KINDS)  # by kind
        self.pile = vec[i64]([0] * KINDS)  # the discard pile
        self.battle = vec[i64]([0] * MOST_VALUES)  # battle cards in their deck, by index of value
        self.drawn = vec[i64]([0] * M)  # by seat, for the first player
        self.left_at = vec[i64]([0] * M)  # by seat: when it was eliminated, from 1
        self.card = vec[i64]([0] * UNITS)  # battle card by unit: index of value + 1, 0 if none
        self.offers = vec[i64](
            [NONE] * (M * MOST_OPEN)
        )  # by seat * 4 + place: age * 256 + give * 16 + want; NONE
        self.offered = vec[i64]([0] * M)  # offers made this fair
        self.dealt = vec[i64]([0] * M)  # deals proposed this fair
        self.drafts = vec[i64]([0] * M)  # deals begun this fair
        self.acts = vec[i64]([0] * M)  # acts of a live fair
        self.posted = vec[i64]([0] * (M * HELD))  # by seat * 14 + give: wants not to be repeated
        self.have = vec[i64]([0] * M)  # notice: set of kinds
        self.want = vec[i64]([0] * M)
        self.draft_to = vec[i64]([NONE] * M)  # deal being worded; NONE
        self.draft_give = vec[i64]([0] * M)
        self.draft_want = vec[i64]([0] * M)
        self.deal_to = vec[i64]([NONE] * M)  # deal proposed, by proposer; NONE
        self.deal_give = vec[i64]([0] * M)
        self.deal_want = vec[i64]([0] * M)

    def clone(self) -> AgeOfHeroesState:
        other = AgeOfHeroesState(self.figures)
        other.copy_from(self)
        return other

    def copy_from(self, other: AgeOfHeroesState) -> None:
        self.figures = other.figures
        self.seats = other.seats
        self.ended = other.ended
        self.winner = other.winner
        self.round = other.round
        self.first = other.first
        self.active = other.active
        self.alive = other.alive
        self.asked = other.asked
        self.top = other.top
        self.gone = other.gone
        self.tribe_mode = other.tribe_mode
        self.duel_choice = other.duel_choice
        self.famine_scope = other.famine_scope
        self.raid_goal = other.raid_goal
        self.offers_only = other.offers_only
        self.live = other.live
        self.claim_at_fair = other.claim_at_fair
        self.round_limit = other.round_limit
        self.holders_only = other.holders_only
        self.leaving = other.leaving
        self.no_deals = other.no_deals
        self.claims = other.claims
        self.tribes_left = other.tribes_left
        self.generals = other.generals
        self.quaked = other.quaked
        self.away = other.away
        self.fresh = other.fresh
        self.roads = other.roads
        self.foe = other.foe
        self.victim = other.victim
        self.goal = other.goal
        self.raiders = other.raiders
        self.force = other.force
        self.guard = other.guard
        self.led = other.led
        self.foe_heroes = other.foe_heroes
        self.guard_heroes = other.guard_heroes
        self.fought = other.fought
        self.dead = other.dead
        self.won = other.won
        self.foe_pick = other.foe_pick
        self.guard_pick = other.guard_pick
        self.foe_cards = other.foe_cards
        self.guard_cards = other.guard_cards
        self.ready = other.ready
        self.resting = other.resting
        self.posted_at = other.posted_at
        self.stack = other.stack[:]
        self.tribe = other.tribe[:]
        self.cities = other.cities[:]
        self.fortresses = other.fortresses[:]
        self.monument = other.monument[:]
        self.armies = other.armies[:]
        self.hand = other.hand[:]
        self.size = other.size[:]
        self.pending = other.pending[:]
        self.waiting = other.waiting[:]
        self.sure = other.sure[:]
        self.open = other.open[:]
        self.loose = other.loose[:]
        self.before = other.before[:]
        self.lean = other.lean[:]
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.battle = other.battle[:]
        self.drawn = other.drawn[:]
        self.left_at = other.left_at[:]
        self.card = other.card[:]
        self.offers = other.offers[:]
        self.offered = other.offered[:]
        self.dealt = other.dealt[:]
        self.drafts = other.drafts[:]
        self.acts = other.acts[:]
        self.posted = other.posted[:]
        self.have = other.have[:]
        self.want = other.want[:]
        self.draft_to = other.draft_to[:]
        self.draft_give = other.draft_give[:]
        self.draft_want = other.draft_want[:]
        self.deal_to = other.deal_to[:]
        self.deal_give = other.deal_give[:]
        self.deal_want = other.deal_want[:]

    def dump(self) -> list[int]:
        numbers: list[int] = [getattr(self, name) for name in SCALARS]
        for name in VECTORS:
            numbers += list(getattr(self, name))
        return numbers

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.figures, self.dump())


def load(figures: Figures, data: list[int]) -> AgeOfHeroesState:
    state = AgeOfHeroesState(figures)
    for place, name in enumerate(SCALARS):
        setattr(state, name, data[place])
    at = len(SCALARS)
    for name in VECTORS:
        length = len(getattr(state, name))
        setattr(state, name, vec[i64](data[at : at + length]))
        at += length
    return state


# ---- frames


def push(state: AgeOfHeroesState, kind: i64, a: i64, b: i64, c: i64) -> None:
    state.top += 1
    at = state.top * 4
    state.stack[at] = kind
    state.stack[at + 1] = a
    state.stack[at + 2] = b
    state.stack[at + 3] = c


def pop(state: AgeOfHeroesState) -> None:
    at = state.top * 4
    for i in range(4):  # so that equal tables are equal
        state.stack[at + i] = 0
    state.top -= 1


def frame(state: AgeOfHeroesState) -> i64:
    return state.stack[state.top * 4]


def arg_a(state: AgeOfHeroesState) -> i64:
    return state.stack[state.top * 4 + 1]


def arg_b(state: AgeOfHeroesState) -> i64:
    return state.stack[state.top * 4 + 2]


def arg_c(state: AgeOfHeroesState) -> i64:
    return state.stack[state.top * 4 + 3]


def set_args(state: AgeOfHeroesState, a: i64, b: i64, c: i64) -> None:
    at = state.top * 4
    state.stack[at + 1] = a
    state.stack[at + 2] = b
    state.stack[at + 3] = c
