"""The chance to win that each action leaves: it is played on, whole turns at a time, in several
tables that the seat may believe in; where that ends, a curve measured in games of bots makes
chances of what the civilisations are worth: by what was learned or, without a judge, by the
hand-made evaluation."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import (
    ACTION_CODES,
    DISBAND,
    RAZE,
    RESIGN,
    VERB_OF,
)
from wartable.games.through_the_ages.engine.beliefs import determinize
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules.stack import frame_kind
from wartable.games.through_the_ages.engine.state import ENDING, AgesState
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.evaluate import own_worth, turns_left
from wartable.games.through_the_ages.engine.thinking.judge import Judge
from wartable.games.through_the_ages.engine.thinking.turnsearch import TurnSearch
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.kernel.contract import CHANCE
from wartable.kernel.numbers import NONE, lowest, zeros
from wartable.kernel.rng import Rng

# Curves, by tools/through_the_ages/chances.py: at so many turns to come, in tenths, a lead of so
# much (hundredths of culture) makes a chance of e : 1, and whoever has just ended a turn is worth
# so much less than it looks. First by the hand-made evaluation, then by that and by what was
# learned.
KNOTS: Final = vec[i64]([0, 20, 50, 90, 130, 180])
SPREADS: Final = vec[i64]([769, 1620, 1967, 3640, 4521, 30000])
ENDED: Final = vec[i64]([1196, 1059, 1429, 1368, 1274, 1105])
BOTH_SPREADS: Final = vec[i64]([567, 941, 1509, 2910, 1967, 1967])
BOTH_ENDED: Final = vec[i64]([78, 438, 176, 428, 255, 255])
SEED: Final[i64] = 0x7FFFFFFF


@final
class Chances:
    """Room for turns played on: the one under way by a beam of `width`, later ones by a narrower
    one of `later`."""

    def __init__(self, seats: i64, width: i64, later: i64, judge: Judge | None = None) -> None:
        self.judge = judge
        self.beam = TurnSearch(seats, width, WEIGHTS, judge)
        self.later = TurnSearch(seats, later, WEIGHTS, judge)
        self.world = AgesState(seats)
        self.child = AgesState(seats)
        self.codes = zeros(ACTION_CODES)
        self.scratch = zeros(ACTION_CODES)
        self.order = zeros(ACTION_CODES)
        self.count: i64 = 0
        self.near = [0.0]  # by action: at the end of the turn under way
        self.far = [0.0]  # some turns later; only of the most promising
        self.played: i64 = 0  # how many these are

    def measure(
        self, state: AgesState, seat: i64, rng: Rng, most: i64, worlds: i64, turns: i64
    ) -> None:
        """All actions to the end of the turn, then the `most` best of them so many turns further,
        in so many worlds."""
        self.count = RULES.legal_into(state, seat, self.codes)
        self.near = [0.0] * self.count
        self.far = [0.0] * self.count
        self.look(state, seat, self.count, self.draw(rng, 1), 0, NONE, self.near)
        if self.judge is not None:
            self.spare()
        self.sort()
        self.played = min(most, self.count)
        lucks = self.draw(rng, worlds)
        self.look(state, seat, self.played, lucks, turns, NONE, self.far)
        self.postpone(state, seat, lucks, turns)

    def spare(self) -> None:
        """Nothing is destroyed for its own sake: no game that was learned from shows what that is
        worth. So it is never thought better than all the rest."""
        least = 1.0
        for i in range(self.count):
            if not razes(self.codes[i]) and self.codes[i] != RESIGN:
                least = min(least, self.near[i])
        for i in range(self.count):
            if razes(self.codes[i]):
                self.near[i] = min(least, self.near[i])

    def draw(self, rng: Rng, worlds: i64) -> vec[i64]:
        """What the luck of so many worlds follows from."""
        lucks = zeros(worlds)
        for n in range(worlds):
            lucks[n] = rng.below(SEED)
        return lucks

    def look(
        self,
        state: AgesState,
        seat: i64,
        most: i64,
        lucks: vec[i64],
        turns: i64,
        then: i64,
        into: list[float],
    ) -> None:
        """Play on after each of the first actions, all in the same worlds with the same luck; where
        `then` is an action, those after which it is legal are followed by it."""
        for n in range(len(lucks)):
            determinize(state, seat, Rng(lucks[n]), self.world)
            for i in range(most):
                if self.codes[i] != RESIGN and self.codes[i] != then:
                    chance = self.after(seat, self.codes[i], lucks[n], turns, then)
                    into[i] += chance / float(len(lucks))

    def postpone(self, state: AgesState, seat: i64, lucks: vec[i64], turns: i64) -> None:
        """An action after which the best one can still be done is worth at least that: a narrow
        beam does not always find it, and it destroys nothing."""
        best: i64 = 0
        for i in range(self.played):
            if self.far[i] > self.far[best]:
                best = i
        later = [0.0] * self.played
        self.look(state, seat, self.played, lucks, turns, self.codes[best], later)
        for i in range(self.played):
            self.far[i] = max(self.far[i], later[i])

    def sort(self) -> None:
        """The most promising actions first."""
        for i in range(1, self.count):
            code, near = self.codes[i], self.near[i]
            at = i
            while at > 0 and self.near[at - 1] < near:
                self.codes[at] = self.codes[at - 1]
                self.near[at] = self.near[at - 1]
                at -= 1
            self.codes[at] = code
            self.near[at] = near

    def after(self, seat: i64, action: i64, luck: i64, turns: i64, then: i64) -> float:
        """The seat's chance if it does this in the world there is, then another thing, if any, and
        all play on; `child` is the table they come to. 0 if the other thing is not legal then."""
        self.child.copy_from(self.world)
        RULES.apply(self.child, seat, action, None)
        if then != NONE:
            acts = RULES.actors(self.child) >> seat & 1 != 0
            if not acts or RULES.refusal(self.child, seat, then) != 0:
                return 0.0
            RULES.apply(self.child, seat, then, None)
        return self.play_on(seat, self.world.current, Rng(luck), turns)

    def play_on(self, seat: i64, under_way: i64, rng: Rng, turns: i64) -> float:
        """The seat's chance once the turn under way, of that seat, and so many more are over. An
        action may have ended it: then the next one is the first of these. A turn is over before its
        cards are drawn, as the beam leaves it: what is compared is compared there."""
        state = self.child
        last: i64 = NONE
        left = turns + 1
        while left > 0:
            if left > turns and (state.current != under_way or draws_last(state)):
                last = under_way
                left = turns
                continue
            mask = RULES.actors(state)
            if mask == 0:
                break
            actor = lowest(mask)
            if actor == CHANCE:
                RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
            elif actor == state.current and frame_kind(state) in TURNS:
                beam = self.beam if left > turns else self.later
                beam.play_turn(state, actor, rng)
                last = actor
                left -= 1
            else:
                RULES.apply(state, actor, rulebot.choose(state, actor, self.scratch), None)
        return chance(state, seat, last, self.judge)


TURNS: Final = (frames.ACTION, frames.FIRST_TURN, frames.ORDER)


def razes(action: i64) -> bool:
    """Whether a building is destroyed or a unit disbanded."""
    return VERB_OF[action] in (RAZE, DISBAND)


def draws_last(state: AgesState) -> bool:
    """Whether only its cards are missing to the end of a turn."""
    return state.phase == ENDING and state.top > 0 and frame_kind(state) == frames.DRAW


def chance(state: AgesState, seat: i64, last: i64, judge: Judge | None) -> float:
    """That this seat wins, after a turn of `last`."""
    if state.civs[seat].playing == 0:
        return 0.0
    if state.ended != 0:
        return share(state, seat)
    turns = turns_left(state)
    scale = between(SPREADS if judge is None else BOTH_SPREADS, turns)
    less = between(ENDED if judge is None else BOTH_ENDED, turns)
    mine = prospects(state, seat, turns, judge) - (less if seat == last else 0)
    total = 1.0
    for rival in range(state.seats):
        if rival != seat and state.civs[rival].playing != 0:
            theirs = prospects(state, rival, turns, judge) - (less if rival == last else 0)
            total += exp(min(60.0, float(theirs - mine) / float(scale)))
    return 1.0 / total


def prospects(state: AgesState, seat: i64, turns: i64, judge: Judge | None) -> i64:
    """Of a civilisation, in hundredths of culture at the end of the game: by the hand-made
    evaluation, or the mean of that and of what was learned. Each errs where the other does not:
    what was learned knows little of tables that nobody comes to who plays well."""
    made = own_worth(state, seat, turns, WEIGHTS)
    if judge is None:
        return made
    known = (judge.prospect(state, seat) + judge.standing(state, seat)) * 100.0
    return (made + i64(known)) // 2


def share(state: AgesState, seat: i64) -> float:
    """Of the victory, at the end: who has most culture has it, equals divide it."""
    mine = state.civs[seat].culture
    equal: i64 = 0
    for rival in range(state.seats):
        civ = state.civs[rival]
        if civ.playing != 0:
            if civ.culture > mine:
                return 0.0
            if civ.culture == mine:
                equal += 1
    return 1.0 / float(equal)


def between(column: vec[i64], turns: i64) -> i64:
    """A figure of the curve, between its knots."""
    last = len(KNOTS) - 1
    if turns >= KNOTS[last]:
        return column[last]
    at: i64 = 0
    while KNOTS[at + 1] <= turns:
        at += 1
    part = turns - KNOTS[at]
    step = KNOTS[at + 1] - KNOTS[at]
    return column[at] + (column[at + 1] - column[at]) * part // step
