"""What lies on the table between two actions: civilisations, row, bags, events, and the stack of
what is awaited."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.games.through_the_ages.engine.cards.columns import (
    CARDS,
    MILITARY_CARDS,
    STORES,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import SLOTS, START_BLUE, START_YELLOW
from wartable.kernel.contract import State
from wartable.kernel.numbers import NONE, copied, read_cells, zeros

DEPTH: Final = 16  # of the stack
# Where a territory or event lies
NOWHERE: Final = 0  # in a deck, a hand or a discard pile
CURRENT: Final = 1
FUTURE: Final = 2
PAST: Final = 3
# Phases; 0 before the first turn
START: Final = 1
POLITICS: Final = 2
ACTING: Final = 3
ENDING: Final = 4
FINAL: Final = 5


@final
@mypyc_attr(acyclic=True)
class Civ:
    """One civilisation."""

    def __init__(self) -> None:
        self.playing: i64 = 1  # still in the game
        self.culture: i64 = 0  # points
        self.science: i64 = 0
        self.yellow: i64 = START_YELLOW  # tokens in the bank
        self.blue: i64 = START_BLUE
        self.unused: i64 = 1  # workers in the pool
        self.yellow_sum: i64 = 25  # all yellow tokens it owns, for the books
        self.blue_sum: i64 = START_BLUE
        self.techs: i64 = 0  # set of technologies in play, government and special ones included
        self.government: i64 = 34  # card
        self.leader: i64 = NONE  # card
        self.leaders_taken: i64 = 0  # set of ages
        self.hand_techs: i64 = 0  # set of technologies in the civil hand
        self.hand_leaders: i64 = 0  # set of leaders in it, from LEADERS
        self.hand_count: i64 = 0  # civil cards in hand
        self.wonder: i64 = NONE  # the unfinished one
        self.stages: i64 = 0  # covered on it
        self.wonders: i64 = 0  # set of completed ones, from WONDERS, ravaged ones too
        self.ravaged: i64 = 0  # set
        self.homer: i64 = NONE  # the wonder he lies under
        self.colonies: i64 = 0  # set, from TERRITORIES
        self.tactic: i64 = NONE  # the one that counts
        self.exclusive: i64 = 0  # whether it lies in the own area
        self.war: i64 = NONE  # card declared
        self.target: i64 = NONE  # of that war
        self.military_count: i64 = 0  # cards in the military hand
        self.ca: i64 = 0  # available civil actions of the total
        self.ma: i64 = 0
        self.extra_ca: i64 = 0  # civil actions outside the total, spent first
        self.extra_ma: i64 = 0
        self.unit_resources: i64 = 0  # pools of this turn
        self.unit_science: i64 = 0
        self.credit_food: i64 = 0  # Trade Routes: paid for in resources
        self.credit_resource: i64 = 0
        self.used: i64 = 0  # set of what may be done once a turn
        self.caesar: i64 = 0  # whether his second political action is used up
        self.skips_politics: i64 = 0
        self.ca_total: i64 = 4  # ratings, kept up to date by ratings.rate
        self.ma_total: i64 = 2
        self.culture_rating: i64 = 0
        self.science_rating: i64 = 0
        self.strength: i64 = 0
        self.happiness: i64 = 0
        self.colonize: i64 = 0
        self.hand_bonus: i64 = 0
        self.urban_limit: i64 = 2
        self.workers = zeros(WORKPLACES)  # workers by workplace
        self.stock = zeros(STORES)  # blue tokens by farm, mine, lab
        self.hand_actions = zeros(33)  # action cards in hand, from ACTIONS
        self.military = zeros(MILITARY_CARDS)  # military hand, from TACTICS

    # ---- written by tools/states.py from the fields above
    # fmt: off
    def copy_from(self, other: Civ) -> None:
        self.playing, self.culture, self.science = other.playing, other.culture, other.science
        self.yellow, self.blue, self.unused = other.yellow, other.blue, other.unused
        self.yellow_sum, self.blue_sum, self.techs = other.yellow_sum, other.blue_sum, other.techs
        self.government, self.leader = other.government, other.leader
        self.leaders_taken, self.hand_techs = other.leaders_taken, other.hand_techs
        self.hand_leaders, self.hand_count = other.hand_leaders, other.hand_count
        self.wonder, self.stages, self.wonders = other.wonder, other.stages, other.wonders
        self.ravaged, self.homer, self.colonies = other.ravaged, other.homer, other.colonies
        self.tactic, self.exclusive, self.war = other.tactic, other.exclusive, other.war
        self.target, self.military_count, self.ca = other.target, other.military_count, other.ca
        self.ma, self.extra_ca, self.extra_ma = other.ma, other.extra_ca, other.extra_ma
        self.unit_resources, self.unit_science = other.unit_resources, other.unit_science
        self.credit_food, self.credit_resource = other.credit_food, other.credit_resource
        self.used, self.caesar = other.used, other.caesar
        self.skips_politics, self.ca_total = other.skips_politics, other.ca_total
        self.ma_total, self.culture_rating = other.ma_total, other.culture_rating
        self.science_rating, self.strength = other.science_rating, other.strength
        self.happiness, self.colonize = other.happiness, other.colonize
        self.hand_bonus, self.urban_limit = other.hand_bonus, other.urban_limit
        self.workers = copied(other.workers, self.workers, WORKPLACES)
        self.stock = copied(other.stock, self.stock, STORES)
        self.hand_actions = copied(other.hand_actions, self.hand_actions, 33)
        self.military = copied(other.military, self.military, MILITARY_CARDS)

    def dump(self) -> list[int]:
        return [
            self.playing, self.culture, self.science, self.yellow, self.blue, self.unused,
            self.yellow_sum, self.blue_sum, self.techs, self.government, self.leader,
            self.leaders_taken, self.hand_techs, self.hand_leaders, self.hand_count,
            self.wonder, self.stages, self.wonders, self.ravaged, self.homer, self.colonies,
            self.tactic, self.exclusive, self.war, self.target, self.military_count, self.ca,
            self.ma, self.extra_ca, self.extra_ma, self.unit_resources, self.unit_science,
            self.credit_food, self.credit_resource, self.used, self.caesar, self.skips_politics,
            self.ca_total, self.ma_total, self.culture_rating, self.science_rating,
            self.strength, self.happiness, self.colonize, self.hand_bonus, self.urban_limit,
            *self.workers, *self.stock, *self.hand_actions, *self.military,
        ]

    def load(self, data: list[int], at: i64) -> i64:
        """Take the numbers of a dump that begin at `at`; return where they end."""
        self.playing, self.culture, self.science = data[at + 0], data[at + 1], data[at + 2]
        self.yellow, self.blue, self.unused = data[at + 3], data[at + 4], data[at + 5]
        self.yellow_sum, self.blue_sum, self.techs = data[at + 6], data[at + 7], data[at + 8]
        self.government, self.leader = data[at + 9], data[at + 10]
        self.leaders_taken, self.hand_techs = data[at + 11], data[at + 12]
        self.hand_leaders, self.hand_count = data[at + 13], data[at + 14]
        self.wonder, self.stages, self.wonders = data[at + 15], data[at + 16], data[at + 17]
        self.ravaged, self.homer, self.colonies = data[at + 18], data[at + 19], data[at + 20]
        self.tactic, self.exclusive, self.war = data[at + 21], data[at + 22], data[at + 23]
        self.target, self.military_count, self.ca = data[at + 24], data[at + 25], data[at + 26]
        self.ma, self.extra_ca, self.extra_ma = data[at + 27], data[at + 28], data[at + 29]
        self.unit_resources, self.unit_science = data[at + 30], data[at + 31]
        self.credit_food, self.credit_resource = data[at + 32], data[at + 33]
        self.used, self.caesar, self.skips_politics = data[at + 34], data[at + 35], data[at + 36]
        self.ca_total, self.ma_total = data[at + 37], data[at + 38]
        self.culture_rating, self.science_rating = data[at + 39], data[at + 40]
        self.strength, self.happiness, self.colonize = data[at + 41], data[at + 42], data[at + 43]
        self.hand_bonus, self.urban_limit = data[at + 44], data[at + 45]
        at += 46
        at = read_cells(data, at, self.workers, WORKPLACES)
        at = read_cells(data, at, self.stock, STORES)
        at = read_cells(data, at, self.hand_actions, 33)
        return read_cells(data, at, self.military, MILITARY_CARDS)

    def layout(self) -> str:
        return (
            "playing culture science yellow blue unused yellow_sum blue_sum techs government "
            "leader leaders_taken hand_techs hand_leaders hand_count wonder stages wonders "
            "ravaged homer colonies tactic exclusive war target military_count ca ma extra_ca "
            "extra_ma unit_resources unit_science credit_food credit_resource used caesar "
            "skips_politics ca_total ma_total culture_rating science_rating strength "
            "happiness colonize hand_bonus urban_limit workers[WORKPLACES] stock[STORES] "
            "hand_actions[33] military[MILITARY_CARDS] "
        )
    # fmt: on
    # ---- end of what is written


@final
@mypyc_attr(acyclic=True)
class AgesState(State):
    """The whole table, hidden cards included; `views` says what a seat may know of it."""

    def __init__(self, seats: i64) -> None:
        self.civs = vec[Civ]([Civ() for seat in range(seats)])
        self.seats: i64 = seats
        self.playing: i64 = seats  # civilisations still in the game
        self.age: i64 = 0
        self.round: i64 = 0  # 0 until the first turn
        self.first: i64 = NONE  # starting player
        self.current: i64 = NONE  # whose turn it is
        self.phase: i64 = 0
        self.last_round: i64 = 0  # the round that is the last, once known
        self.ended: i64 = 0  # why it is over, or 0
        self.opt_peters: i64 = 0  # options, by ruling
        self.opt_raid: i64 = 0
        self.opt_genghis: i64 = 0
        self.opt_churchill: i64 = 0
        self.opt_iconoclasm: i64 = 0
        self.opt_trade: i64 = 0
        self.opt_annex: i64 = 0
        self.opt_breakthrough: i64 = 0
        self.opt_resign: i64 = 0
        self.opt_variant: i64 = 0  # the whole game, without attacks, or the first game
        self.opt_ends: i64 = 0  # 1: a turn without actions left ends by itself
        self.rules: i64 = 0  # version of the rules
        self.civil_left: i64 = 0  # cards in the current civil deck
        self.military_left: i64 = 0
        self.top_event: i64 = NONE  # the next event, once somebody has seen it
        self.top_seen: i64 = 0  # set of seats that have
        self.last_event: i64 = NONE  # on top of the past events
        self.tactics: i64 = 0  # common tactics, set from TACTICS
        self.second: i64 = 0  # whether this is Caesar's second political action
        self.fight: i64 = NONE  # aggression under way
        self.rival: i64 = NONE  # its target
        self.attack: i64 = 0  # strengths compared
        self.defence: i64 = 0
        self.defended: i64 = 0  # cards used for it
        self.territory: i64 = NONE  # under the hammer
        self.high: i64 = 0  # last bid
        self.bidder: i64 = NONE
        self.passed: i64 = 0  # set of seats
        self.bonus: i64 = 0  # force of cards used
        self.cooks: i64 = 0  # cards discarded for Cook
        self.used_count: i64 = 0
        self.raided: i64 = 0  # printed cost of buildings destroyed
        self.top: i64 = 0  # frames on the stack
        self.row = vec[i64]([NONE] * SLOTS)  # card by slot, or NONE
        self.deck = zeros(CARDS)  # bags: what is not dealt, by card; of past ages out of the game
        self.discard = zeros(MILITARY_CARDS)  # piles by card, from TACTICS
        self.hidden = zeros(4 * MILITARY_CARDS)  # of these, laid face down, by seat
        self.gone = zeros(CARDS)  # removed for good
        self.fresh = zeros(33)  # action cards the current seat took in this phase
        self.place = zeros(67)  # of territories and events: NOWHERE, CURRENT, FUTURE, PAST
        self.seen = zeros(67)  # set of seats that know it lies there
        self.waiting = zeros(8)  # face-down events by age: current deck, then future deck
        self.pact_owner = vec[i64]([NONE] * 10)  # in whose area it lies
        self.pact_partner = vec[i64]([NONE] * 10)
        self.pact_side = zeros(10)  # 0 if the owner is side A
        # the seat known to hold it in hand, since it was offered
        self.pact_shown = vec[i64]([NONE] * 10)
        self.by_strength = zeros(4)  # seats in order when an event was turned up
        self.by_culture = zeros(4)
        self.hit = zeros(4)  # set of seats an effect of the event concerns
        self.bids = zeros(4)
        self.sent = zeros(10)  # units of the force, from BUILDINGS
        self.cards_used = zeros(24)  # in a defence or force, in order
        self.stack = zeros(4 * DEPTH)  # frames: kind, seat, a, b
        self.answers = vec[i64]()  # a buffer of steps/base.py, made when it is first needed

    # ---- written by tools/states.py from the fields above
    # fmt: off
    def clone(self) -> AgesState:
        other = AgesState(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: AgesState) -> None:
        self.seats, self.playing, self.age = other.seats, other.playing, other.age
        self.round, self.first, self.current = other.round, other.first, other.current
        self.phase, self.last_round, self.ended = other.phase, other.last_round, other.ended
        self.opt_peters, self.opt_raid = other.opt_peters, other.opt_raid
        self.opt_genghis, self.opt_churchill = other.opt_genghis, other.opt_churchill
        self.opt_iconoclasm, self.opt_trade = other.opt_iconoclasm, other.opt_trade
        self.opt_annex, self.opt_breakthrough = other.opt_annex, other.opt_breakthrough
        self.opt_resign, self.opt_variant = other.opt_resign, other.opt_variant
        self.opt_ends, self.rules, self.civil_left = other.opt_ends, other.rules, other.civil_left
        self.military_left, self.top_event = other.military_left, other.top_event
        self.top_seen, self.last_event = other.top_seen, other.last_event
        self.tactics, self.second, self.fight = other.tactics, other.second, other.fight
        self.rival, self.attack, self.defence = other.rival, other.attack, other.defence
        self.defended, self.territory, self.high = other.defended, other.territory, other.high
        self.bidder, self.passed, self.bonus = other.bidder, other.passed, other.bonus
        self.cooks, self.used_count, self.raided = other.cooks, other.used_count, other.raided
        self.top = other.top
        self.row = copied(other.row, self.row, SLOTS)
        self.deck = copied(other.deck, self.deck, CARDS)
        self.discard = copied(other.discard, self.discard, MILITARY_CARDS)
        self.hidden = copied(other.hidden, self.hidden, 4 * MILITARY_CARDS)
        self.gone = copied(other.gone, self.gone, CARDS)
        self.fresh = copied(other.fresh, self.fresh, 33)
        self.place = copied(other.place, self.place, 67)
        self.seen = copied(other.seen, self.seen, 67)
        self.waiting = copied(other.waiting, self.waiting, 8)
        self.pact_owner = copied(other.pact_owner, self.pact_owner, 10)
        self.pact_partner = copied(other.pact_partner, self.pact_partner, 10)
        self.pact_side = copied(other.pact_side, self.pact_side, 10)
        self.pact_shown = copied(other.pact_shown, self.pact_shown, 10)
        self.by_strength = copied(other.by_strength, self.by_strength, 4)
        self.by_culture = copied(other.by_culture, self.by_culture, 4)
        self.hit = copied(other.hit, self.hit, 4)
        self.bids = copied(other.bids, self.bids, 4)
        self.sent = copied(other.sent, self.sent, 10)
        self.cards_used = copied(other.cards_used, self.cards_used, 24)
        self.stack = copied(other.stack, self.stack, 4 * DEPTH)
        for i in range(len(self.civs)):
            self.civs[i].copy_from(other.civs[i])

    def dump(self) -> list[int]:
        numbers: list[int] = [
            self.seats, self.playing, self.age, self.round, self.first, self.current,
            self.phase, self.last_round, self.ended, self.opt_peters, self.opt_raid,
            self.opt_genghis, self.opt_churchill, self.opt_iconoclasm, self.opt_trade,
            self.opt_annex, self.opt_breakthrough, self.opt_resign, self.opt_variant,
            self.opt_ends, self.rules, self.civil_left, self.military_left, self.top_event,
            self.top_seen, self.last_event, self.tactics, self.second, self.fight, self.rival,
            self.attack, self.defence, self.defended, self.territory, self.high, self.bidder,
            self.passed, self.bonus, self.cooks, self.used_count, self.raided, self.top,
            *self.row, *self.deck, *self.discard, *self.hidden, *self.gone, *self.fresh,
            *self.place, *self.seen, *self.waiting, *self.pact_owner, *self.pact_partner,
            *self.pact_side, *self.pact_shown, *self.by_strength, *self.by_culture, *self.hit,
            *self.bids, *self.sent, *self.cards_used, *self.stack,
        ]
        for part in self.civs:
            numbers += part.dump()
        return numbers

    def load(self, data: list[int], at: i64) -> i64:
        """Take the numbers of a dump that begin at `at`; return where they end."""
        self.seats, self.playing, self.age = data[at + 0], data[at + 1], data[at + 2]
        self.round, self.first, self.current = data[at + 3], data[at + 4], data[at + 5]
        self.phase, self.last_round, self.ended = data[at + 6], data[at + 7], data[at + 8]
        self.opt_peters, self.opt_raid = data[at + 9], data[at + 10]
        self.opt_genghis, self.opt_churchill = data[at + 11], data[at + 12]
        self.opt_iconoclasm, self.opt_trade = data[at + 13], data[at + 14]
        self.opt_annex, self.opt_breakthrough = data[at + 15], data[at + 16]
        self.opt_resign, self.opt_variant = data[at + 17], data[at + 18]
        self.opt_ends, self.rules, self.civil_left = data[at + 19], data[at + 20], data[at + 21]
        self.military_left, self.top_event = data[at + 22], data[at + 23]
        self.top_seen, self.last_event, self.tactics = data[at + 24], data[at + 25], data[at + 26]
        self.second, self.fight, self.rival = data[at + 27], data[at + 28], data[at + 29]
        self.attack, self.defence, self.defended = data[at + 30], data[at + 31], data[at + 32]
        self.territory, self.high, self.bidder = data[at + 33], data[at + 34], data[at + 35]
        self.passed, self.bonus, self.cooks = data[at + 36], data[at + 37], data[at + 38]
        self.used_count, self.raided, self.top = data[at + 39], data[at + 40], data[at + 41]
        at += 42
        at = read_cells(data, at, self.row, SLOTS)
        at = read_cells(data, at, self.deck, CARDS)
        at = read_cells(data, at, self.discard, MILITARY_CARDS)
        at = read_cells(data, at, self.hidden, 4 * MILITARY_CARDS)
        at = read_cells(data, at, self.gone, CARDS)
        at = read_cells(data, at, self.fresh, 33)
        at = read_cells(data, at, self.place, 67)
        at = read_cells(data, at, self.seen, 67)
        at = read_cells(data, at, self.waiting, 8)
        at = read_cells(data, at, self.pact_owner, 10)
        at = read_cells(data, at, self.pact_partner, 10)
        at = read_cells(data, at, self.pact_side, 10)
        at = read_cells(data, at, self.pact_shown, 10)
        at = read_cells(data, at, self.by_strength, 4)
        at = read_cells(data, at, self.by_culture, 4)
        at = read_cells(data, at, self.hit, 4)
        at = read_cells(data, at, self.bids, 4)
        at = read_cells(data, at, self.sent, 10)
        at = read_cells(data, at, self.cards_used, 24)
        at = read_cells(data, at, self.stack, 4 * DEPTH)
        for part in self.civs:
            at = part.load(data, at)
        return at

    def layout(self) -> str:
        names = (
            "seats playing age round first current phase last_round ended opt_peters opt_raid "
            "opt_genghis opt_churchill opt_iconoclasm opt_trade opt_annex opt_breakthrough "
            "opt_resign opt_variant opt_ends rules civil_left military_left top_event "
            "top_seen last_event tactics second fight rival attack defence defended territory "
            "high bidder passed bonus cooks used_count raided top row[SLOTS] deck[CARDS] "
            "discard[MILITARY_CARDS] hidden[4 * MILITARY_CARDS] gone[CARDS] fresh[33] "
            "place[67] seen[67] waiting[8] pact_owner[10] pact_partner[10] pact_side[10] "
            "pact_shown[10] by_strength[4] by_culture[4] hit[4] bids[4] sent[10] "
            "cards_used[24] stack[4 * DEPTH] "
        )
        for part in self.civs:
            names += f"civs({part.layout()}) "
        return names
    # fmt: on
    # ---- end of what is written

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> AgesState:
    """A state out of its dump, whose first number says how many seats there are."""
    state = AgesState(data[0])
    state.load(data, 0)
    return state


def following(state: AgesState, seat: i64) -> i64:
    """The next civilisation in the game, clockwise."""
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.civs[seat].playing != 0:
            return seat


def comes_before(state: AgesState, one: i64, other: i64) -> bool:
    """In the order that begins with the current player."""
    return (one - state.current) % state.seats < (other - state.current) % state.seats
