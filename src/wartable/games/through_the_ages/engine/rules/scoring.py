"""Culture for events of Age III, when turned up and at the end of the game. Rules 20."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.table import (
    BUILDINGS,
    KIND,
    LEVEL,
    SPECIALS,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import (
    ARENA,
    III,
    INFANTRY,
    LAB,
    RANK_CULTURE,
    Effect,
)
from wartable.games.through_the_ages.engine.rules.ratings import (
    consumption,
    discontent,
    farm_production,
    food_production,
    mine_production,
    resource_production,
    worker_count,
)
from wartable.games.through_the_ages.engine.rules.standing import buildings
from wartable.games.through_the_ages.engine.state import (
    AgesState,
)
from wartable.kernel.numbers import count, lowest


class Score:
    """So much culture for a civilisation."""

    def points(self, state: AgesState, seat: i64) -> i64:
        raise NotImplementedError


@final
class ScoreFood(Score):
    def __init__(self, effect: Effect) -> None:
        self.bonus: i64 = effect.n

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        made = food_production(state, seat) if state.opt_trade == 0 else farm_production(civ)
        return made + self.bonus if made > consumption(civ) else made


@final
class ScoreMines(Score):
    def points(self, state: AgesState, seat: i64) -> i64:
        return mine_production(state.civs[seat])


@final
class ScoreBalance(Score):
    def __init__(self, effect: Effect) -> None:
        assert len(effect.types) == 4  # all there are: science, culture, food, resources
        self.factor: i64 = effect.n

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        least = min(civ.science_rating, civ.culture_rating)
        least = min(least, food_production(state, seat))
        return self.factor * min(least, resource_production(state, seat))


@final
class ScoreLevels(Score):
    """Per worker the level of its card; of government and special technologies their own."""

    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n
        self.urban: i64 = int("urban" in effect.types)
        self.unit: i64 = int("unit" in effect.types)
        self.arena: i64 = int("arena" in effect.types)
        self.government: i64 = int("government" in effect.types)
        self.special: i64 = int("special" in effect.types)

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        total: i64 = 0
        for place in range(8, WORKPLACES):
            counts = self.unit if place >= BUILDINGS else self.urban
            if KIND[place] == ARENA:
                counts |= self.arena
            total += counts * civ.workers[place] * LEVEL[place]
        total += self.government * LEVEL[civ.government]
        left = civ.techs >> SPECIALS
        while left != 0:
            total += self.special * LEVEL[SPECIALS + lowest(left)]
            left &= left - 1
        return total * self.n


@final
class ScoreColonies(Score):
    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n

    def points(self, state: AgesState, seat: i64) -> i64:
        return self.n * count(state.civs[seat].colonies)


@final
class ScoreTechnologies(Score):
    """Technologies of level III in play, workers not needed."""

    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n

    def points(self, state: AgesState, seat: i64) -> i64:
        total: i64 = 0
        left = state.civs[seat].techs
        while left != 0:
            if LEVEL[lowest(left)] == III:
                total += self.n
            left &= left - 1
        return total


@final
class ScoreActions(Score):
    def __init__(self, effect: Effect) -> None:
        self.civil: i64 = effect.steps[0]
        self.military: i64 = effect.steps[1]

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        return self.civil * civ.ca_total + self.military * civ.ma_total


@final
class ScoreHappiness(Score):
    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n
        self.most: i64 = effect.steps[0]
        self.penalty: i64 = effect.steps[1]

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        return min(self.most, self.n * civ.happiness) - self.penalty * discontent(civ)


@final
class ScorePopulation(Score):
    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n
        self.threshold: i64 = effect.steps[0]

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        return self.n * max(0, worker_count(civ) - discontent(civ) - self.threshold)


@final
class ScoreRank(Score):
    def __init__(self, effect: Effect) -> None:
        self.science = "science" in effect.types
        table: list[int] = []
        for row in RANK_CULTURE:
            table += [*row, 0, 0, 0, 0][:4]
        self.table = vec[i64](table)

    def points(self, state: AgesState, seat: i64) -> i64:
        return self.table[state.playing * 4 + self.rank(state, seat)]

    def stat(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        return civ.science_rating if self.science else civ.strength

    def rank(self, state: AgesState, seat: i64) -> i64:
        """Ties go to the current player, then clockwise. 6.2"""
        mine = self.stat(state, seat)
        ahead: i64 = 0
        for rival in range(state.seats):
            if rival != seat and state.civs[rival].playing != 0:
                other = self.stat(state, rival)
                if other > mine or (other == mine and comes_before(state, rival, seat)):
                    ahead += 1
        return ahead


def comes_before(state: AgesState, one: i64, other: i64) -> bool:
    """In the order that begins with the current player."""
    return (one - state.current) % state.seats < (other - state.current) % state.seats


@final
class ScoreVariety(Score):
    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        total = count(civ.techs >> SPECIALS)
        for kind in range(LAB, INFANTRY + 4):
            if buildings(civ, kind) > 0:
                total += 1
        return total * self.n


@final
class ScoreWonders(Score):
    """By age, ravaged ones too."""

    def __init__(self, effect: Effect) -> None:
        self.by_age = vec[i64](list(effect.steps))

    def points(self, state: AgesState, seat: i64) -> i64:
        total: i64 = 0
        left = state.civs[seat].wonders
        while left != 0:
            total += self.by_age[LEVEL[WONDERS + lowest(left)]]
            left &= left - 1
        return total


def score_of(effect: Effect) -> Score | None:
    """The scoring of an effect, if it is one."""
    made: Score | None = None
    if effect.op == "score_food_production":
        made = ScoreFood(effect)
    elif effect.op == "score_mine_production":
        made = ScoreMines()
    elif effect.op == "score_min_rating":
        made = ScoreBalance(effect)
    elif effect.op == "score_levels":
        made = ScoreLevels(effect)
    elif effect.op == "score_per":
        made = ScoreColonies(effect) if effect.types == ["colony"] else ScoreTechnologies(effect)
    elif effect.op == "score_actions":
        made = ScoreActions(effect)
    elif effect.op == "score_happiness":
        made = ScoreHappiness(effect)
    elif effect.op == "score_content_workers_above":
        made = ScorePopulation(effect)
    elif effect.op == "score_rank":
        made = ScoreRank(effect)
    elif effect.op == "score_variety":
        made = ScoreVariety(effect)
    elif effect.op == "score_wonders":
        made = ScoreWonders(effect)
    return made
