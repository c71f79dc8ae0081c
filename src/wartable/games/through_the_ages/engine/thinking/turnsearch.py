"""A beam over whole turns: the best ends of this turn, by what they are worth, found from the
positions on the way; the first action of the best is played. Chance and rivals inside a turn are
sampled and stood in for by the rules of thumb."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import (
    ACTION_CODES,
    CARD_OF,
    DISBAND,
    DONE,
    OFFER,
    PREPARE,
    RAZE,
    RESIGN,
    VERB_OF,
)
from wartable.games.through_the_ages.engine.beliefs import determinize
from wartable.games.through_the_ages.engine.cards.columns import BUILDINGS, PACTS, WORKPLACES
from wartable.games.through_the_ages.engine.components import (
    AGE_END_YELLOW,
    CONSUMPTION,
    DRAW_MOST,
    IV,
)
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules.goods import food
from wartable.games.through_the_ages.engine.rules.ratings import food_production
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_kind
from wartable.games.through_the_ages.engine.state import ACTING, AgesState
from wartable.games.through_the_ages.engine.steps.action import spent
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.evaluate import worth
from wartable.games.through_the_ages.engine.thinking.judge import Judge
from wartable.games.through_the_ages.engine.thinking.weights import W_LEFT
from wartable.kernel.contract import CHANCE
from wartable.kernel.numbers import NONE, lowest, zeros
from wartable.kernel.rng import Rng

DEEPEST: Final = 26  # actions of one turn
WORST: Final = -(10**12)
SEED: Final[i64] = 0x7FFFFFFF
DEAF: Final[i64] = 100_000  # an offer is made once
# Manners, beside what the learned judgement says, in hundredths of culture: of preparing a card,
# which would rot in hand; of each food that is missing, no unit, no leader with one in hand, a card
# too many
EAGER: Final[i64] = 400
STARVING: Final[i64] = 600
UNARMED: Final[i64] = 400
LEADERLESS: Final[i64] = 200
DISCARDED: Final[i64] = 80


@final
class TurnSearch:
    """Room for a beam of `width` positions; used again and again."""

    def __init__(
        self, seats: i64, width: i64, weights: vec[i64], judge: Judge | None = None
    ) -> None:
        self.width = width
        self.weights = weights
        self.judge = judge
        self.now = [AgesState(seats) for n in range(width)]
        self.next = [AgesState(seats) for n in range(width)]
        self.child = AgesState(seats)
        self.first = zeros(width)  # the first action of the way to each
        self.next_first = zeros(width)
        self.value = zeros(width)
        self.next_value = zeros(width)
        self.codes = zeros(ACTION_CODES)
        self.scratch = zeros(ACTION_CODES)
        self.root_codes = zeros(ACTION_CODES)
        self.root_values = zeros(ACTION_CODES)
        self.root_count: i64 = 0
        self.end = AgesState(seats)  # the best end of the turn, and what it is worth
        self.end_value: i64 = WORST
        self.hunger: i64 = 0  # food that was missing when the child's turn ended

    # ---- which search

    def choose(self, state: AgesState, seat: i64, rng: Rng, samples: i64) -> i64:
        """The best action; every action's worth is left in root_codes and root_values."""
        self.list_root(state, seat)
        if self.root_count == 1:
            return self.root_codes[0]
        kind = frame_kind(state)
        if kind in (frames.ACTION, frames.FIRST_TURN, frames.ORDER, frames.AGREEMENT):
            self.search(state, seat, rng)
        else:
            self.compare(state, seat, rng, samples)
        best: i64 = 0
        for i in range(self.root_count):
            if self.root_values[i] > self.root_values[best]:
                best = i
        return self.root_codes[best]

    def list_root(self, state: AgesState, seat: i64) -> None:
        """Every legal action but resigning: bots play on."""
        self.root_count = 0
        for i in range(RULES.legal_into(state, seat, self.codes)):
            if self.codes[i] != RESIGN:
                self.root_codes[self.root_count] = self.codes[i]
                self.root_values[self.root_count] = WORST
                self.root_count += 1

    def note(self, action: i64, value: i64) -> None:
        """A way that begins with this action leads to the child, which is worth so much."""
        if value > self.end_value:
            self.end_value = value
            self.end.copy_from(self.child)
        for i in range(self.root_count):
            if self.root_codes[i] == action:
                if value > self.root_values[i]:
                    self.root_values[i] = value
                return

    # ---- whole turns

    def play_turn(self, state: AgesState, seat: i64, rng: Rng) -> None:
        """The rest of the turn, as the best way that the beam finds."""
        self.root_count = 0
        self.search(state, seat, rng)
        if self.end_value > WORST:
            state.copy_from(self.end)
        else:
            RULES.apply(state, seat, rulebot.choose(state, seat, self.scratch), None)

    def worth(self, state: AgesState, seat: i64) -> i64:
        """By the learned judgement, if there is one."""
        judge = self.judge
        return worth(state, seat, self.weights) if judge is None else judge.worth(state, seat)

    def search(self, state: AgesState, seat: i64, rng: Rng) -> None:
        self.end_value = WORST
        if self.judge is not None:
            self.judge.against(state, seat)
        self.now[0].copy_from(state)
        self.first[0] = NONE
        size: i64 = 1
        for depth in range(DEEPEST):
            found: i64 = 0
            for i in range(size):
                found = self.expand(i, seat, rng, found)
            if found == 0:
                return
            self.now, self.next = self.next, self.now
            self.first, self.next_first = self.next_first, self.first
            self.value, self.next_value = self.next_value, self.value
            size = found

    def expand(self, number: i64, seat: i64, rng: Rng, found: i64) -> i64:
        """Every action of one position of the beam; the number of positions kept so far."""
        parent = self.now[number]
        n = RULES.legal_into(parent, seat, self.codes)
        for i in range(n):
            action = self.codes[i]
            verb = VERB_OF[action]
            razing = verb in (RAZE, DISBAND)
            if razing and (
                self.judge is not None or not worth_razing(parent, seat, CARD_OF[action])
            ):
                continue
            self.child.copy_from(parent)
            self.hunger = missing_food(parent, seat, 0) if action == DONE else 0
            RULES.apply(self.child, seat, action, None)
            first = self.first[number]
            if first == NONE:
                first = action
            if self.goes_on(self.child, seat, rng):
                value = self.worth(self.child, seat)
                if self.judge is not None:  # who knows what actions left are worth
                    value -= missing_food(self.child, seat, 0) * STARVING
                    value -= unmannerly(self.child, seat)
                else:
                    civ = self.child.civs[seat]
                    value += (civ.ca + civ.extra_ca) * self.weights[W_LEFT]
                    value += (civ.ma + civ.extra_ma) * self.weights[W_LEFT] // 2
                found = self.keep(first, value, found)
            else:
                value = self.worth(self.child, seat)
                if self.judge is not None:
                    value -= self.hunger * STARVING + unmannerly(self.child, seat)
                self.note(first, value)
        return found

    def goes_on(self, state: AgesState, seat: i64, rng: Rng) -> bool:
        """Whether the seat's turn goes on; what others and chance do meanwhile is done."""
        while True:
            mask = RULES.actors(state)
            if mask == 0 or state.current != seat:
                return False
            actor = lowest(mask)
            if actor == seat and self.only_ends(state, seat):
                self.hunger = missing_food(state, seat, 0)
                RULES.apply(state, seat, DONE, None)
            elif actor == seat:
                return frame_kind(state) != frames.DISCARDING or self.discard(state, seat)
            elif actor == CHANCE:
                if frame_kind(state) == frames.DRAW:
                    return False  # the end of the turn
                RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
            else:
                RULES.apply(state, actor, rulebot.choose(state, actor, self.scratch), None)

    def only_ends(self, state: AgesState, seat: i64) -> bool:
        """Whether nothing is left to do in the turn but to end it: such an end is found at once,
        and takes no place in the beam."""
        if frame_kind(state) not in (frames.ACTION, frames.FIRST_TURN):
            return False
        if not spent(state.civs[seat]):
            return False
        return RULES.legal_into(state, seat, self.scratch) == 1

    def discard(self, state: AgesState, seat: i64) -> bool:
        """Surplus cards go by the rules of thumb; then the turn is over."""
        while RULES.actors(state) >> seat & 1 != 0 and frame_kind(state) == frames.DISCARDING:
            RULES.apply(state, seat, rulebot.choose(state, seat, self.scratch), None)
        return state.current == seat and frame_kind(state) >= frames.WAITING

    def keep(self, first: i64, value: i64, found: i64) -> i64:
        """The child joins the next beam, if it is new and good enough."""
        for i in range(found):
            if self.next_value[i] == value and same(self.next[i], self.child):
                return found
        at = found
        if found == self.width:
            at = 0
            for i in range(found):
                if self.next_value[i] < self.next_value[at]:
                    at = i
            if self.next_value[at] >= value:
                return found
        else:
            found += 1
        self.next[at].copy_from(self.child)
        self.next_first[at] = first
        self.next_value[at] = value
        return found

    # ---- single decisions

    def compare(self, state: AgesState, seat: i64, rng: Rng, samples: i64) -> None:
        """Every answer or political action, followed to the next quiet position in several
        tables the seat may believe in."""
        believed = self.now[0]
        totals = zeros(self.root_count)
        for sample in range(samples):
            determinize(state, seat, rng, believed)
            luck: i64 = 0 if self.judge is None else rng.below(SEED)
            for i in range(self.root_count):
                self.child.copy_from(believed)
                RULES.apply(self.child, seat, self.root_codes[i], None)
                self.quieten(self.child, rng if self.judge is None else Rng(luck))
                if self.judge is not None:
                    self.judge.against(self.child, seat)
                totals[i] += self.worth(self.child, seat)
        for i in range(self.root_count):
            self.root_values[i] = totals[i] // samples
            if self.judge is not None and VERB_OF[self.root_codes[i]] == PREPARE:
                self.root_values[i] += EAGER
            if refused_before(state, seat, self.root_codes[i]):
                self.root_values[i] -= DEAF

    def quieten(self, state: AgesState, rng: Rng) -> None:
        """Rules of thumb for everybody until somebody's action phase."""
        while True:
            mask = RULES.actors(state)
            if mask == 0:
                return
            kind = frame_kind(state)
            if kind in (frames.ACTION, frames.FIRST_TURN, frames.POLITICAL):
                return
            actor = lowest(mask)
            if actor == CHANCE:
                RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
            else:
                RULES.apply(state, actor, rulebot.choose(state, actor, self.scratch), None)


def refused_before(state: AgesState, seat: i64, action: i64) -> bool:
    """An offer of a pact that a rival has sent back."""
    return VERB_OF[action] == OFFER and state.pact_shown[CARD_OF[action] - PACTS] == seat


def worth_razing(state: AgesState, seat: i64, place: i64) -> bool:
    """Buildings are destroyed for nothing hardly ever; old units make room."""
    return place >= BUILDINGS and state.civs[seat].unused == 0 and state.age >= 3


def missing_food(state: AgesState, seat: i64, lost: i64) -> i64:
    """How much would be missing if the turn ended now, with so many yellow tokens less."""
    civ = state.civs[seat]
    due = CONSUMPTION[max(0, min(len(CONSUMPTION) - 1, civ.yellow - lost))]
    return max(0, due - food_production(state, seat) - food(civ))


def unmannerly(state: AgesState, seat: i64) -> i64:
    """What a table would shake its head at, in hundredths of culture: no unit, no leader although
    one is in hand, cards that will have to be discarded, and too little food once an age ends."""
    civ = state.civs[seat]
    total: i64 = 0
    units: i64 = 0
    for place in range(BUILDINGS, WORKPLACES):
        units += civ.workers[place]
    if units == 0 and state.age > 0:
        total += UNARMED
    if civ.leader == NONE and civ.hand_leaders != 0:
        total += LEADERLESS
    if state.age < IV:
        short = missing_food(state, seat, AGE_END_YELLOW)
        total += short * STARVING
        if short > 0 or civ.yellow < 12:  # what is in store feeds once, farms every turn
            due = CONSUMPTION[max(0, min(len(CONSUMPTION) - 1, civ.yellow - AGE_END_YELLOW))]
            total += max(0, due - food_production(state, seat)) * STARVING
        cards = civ.military_count - civ.ma_total - civ.hand_bonus
        if state.phase == ACTING:
            cards += min(DRAW_MOST, civ.ma + civ.extra_ma)
        elif state.top > 0 and frame_kind(state) == frames.DRAW:
            cards += frame_a(state)
        total += max(0, cards) * DISCARDED
    return total


def same(one: AgesState, other: AgesState) -> bool:
    """Whether two positions of one turn, worth the same, are the same."""
    if one.top != other.top or frame_kind(one) != frame_kind(other):
        return False
    a = one.civs[one.current]
    b = other.civs[one.current]
    if a.ca != b.ca or a.ma != b.ma or a.techs != b.techs or a.hand_techs != b.hand_techs:
        return False
    for place in range(len(a.workers)):
        if a.workers[place] != b.workers[place]:
            return False
    return a.hand_count == b.hand_count and a.wonder == b.wonder and a.science == b.science
