"""Culture for events of Age III, when turned up and at the end of the game. Rules 20."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events
from wartable.games.through_the_ages.engine.cards.columns import (
    BUILDINGS,
    FIRST,
    LEVEL,
    SPECIALS,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import (
    AIR,
    ARENA,
    II,
    III,
    LAB,
    RANK_CULTURE,
    A,
    I,
)
from wartable.games.through_the_ages.engine.effects.events import EventEffect
from wartable.games.through_the_ages.engine.effects.whom import ALL
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
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState, Civ, comes_before
from wartable.kernel.contract import tell
from wartable.kernel.numbers import count, lowest


class Score(EventEffect):
    """So much culture for a civilisation."""

    card: i64 = 0  # that says so

    def __init__(self) -> None:
        super().__init__(ALL)

    def mark(self, card: i64) -> None:
        self.card = card

    def points(self, state: AgesState, seat: i64) -> i64:
        raise NotImplementedError

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        civ = state.civs[seat]
        points = max(self.points(state, seat), -civ.culture)
        civ.culture += points
        tell(told, events.SCORED, seat, points, self.card)


class ScoreEach(Score):
    """So much culture for each of something."""

    shows = ("culture",)

    def __init__(self, culture: int) -> None:
        super().__init__()
        self.culture: i64 = culture


@final
class ScoreFood(Score):
    """Food production, and a bonus if it is more than consumption."""

    text = "score-food"
    shows = ("bonus",)

    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.bonus: i64 = bonus

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        made = food_production(state, seat) if state.opt_trade == 0 else farm_production(civ)
        return made + self.bonus if made > consumption(civ) else made


@final
class ScoreMines(Score):
    """What mines and the railroad make in a turn; neither labs nor pacts count."""

    text = "score-mines"

    def points(self, state: AgesState, seat: i64) -> i64:
        return mine_production(state.civs[seat])


@final
class ScoreBalance(Score):
    """The smallest of science, culture, food and resources."""

    text = "score-balance"
    shows = ("times",)

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times: i64 = times

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        least = min(civ.science_rating, civ.culture_rating)
        least = min(least, food_production(state, seat))
        return self.times * min(least, resource_production(state, seat))


@final
class ScoreUrban(ScoreEach):
    """Levels of urban buildings."""

    text = "score-urban"

    def points(self, state: AgesState, seat: i64) -> i64:
        return self.culture * worker_levels(state.civs[seat], FIRST[LAB], BUILDINGS)


@final
class ScoreCompetition(ScoreEach):
    """Levels of arenas and units, whose cards follow each other."""

    text = "score-competition"

    def points(self, state: AgesState, seat: i64) -> i64:
        return self.culture * worker_levels(state.civs[seat], FIRST[ARENA], WORKPLACES)


def worker_levels(civ: Civ, first: i64, end: i64) -> i64:
    """Per worker the level of its card."""
    total: i64 = 0
    for place in range(first, end):
        total += civ.workers[place] * LEVEL[place]
    return total


@final
class ScoreProgress(ScoreEach):
    """Levels of the government and of special technologies."""

    text = "score-progress"

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        total = LEVEL[civ.government]
        left = civ.techs >> SPECIALS
        while left != 0:
            total += LEVEL[SPECIALS + lowest(left)]
            left &= left - 1
        return self.culture * total


@final
class ScoreColonies(ScoreEach):
    """Colonies, of whatever age."""

    text = "score-colonies"

    def points(self, state: AgesState, seat: i64) -> i64:
        return self.culture * count(state.civs[seat].colonies)


@final
class ScoreTechnologies(ScoreEach):
    """Technologies of level III in play, workers not needed."""

    text = "score-technologies"

    def points(self, state: AgesState, seat: i64) -> i64:
        total: i64 = 0
        left = state.civs[seat].techs
        while left != 0:
            if LEVEL[lowest(left)] == III:
                total += self.culture
            left &= left - 1
        return total


@final
class ScoreActions(Score):
    """Totals of civil and military actions; those for this turn only do not count."""

    text = "score-actions"
    shows = ("civil", "military")

    def __init__(self, civil: int, military: int) -> None:
        super().__init__()
        self.civil: i64 = civil
        self.military: i64 = military

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        return self.civil * civ.ca_total + self.military * civ.ma_total


@final
class ScoreHappiness(Score):
    """Happiness, up to `most` culture; each discontent worker takes `lost` away."""

    text = "score-happiness"
    shows = ("culture", "most", "lost")

    def __init__(self, culture: int, most: int, lost: int) -> None:
        super().__init__()
        self.culture: i64 = culture
        self.most: i64 = most
        self.lost: i64 = lost

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        return min(self.most, self.culture * civ.happiness) - self.lost * discontent(civ)


@final
class ScorePopulation(Score):
    """Workers beyond `above`, unused ones too, discontent ones not counted."""

    text = "score-population"
    shows = ("culture", "above")

    def __init__(self, culture: int, above: int) -> None:
        super().__init__()
        self.culture: i64 = culture
        self.above: i64 = above

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        return self.culture * max(0, worker_count(civ) - discontent(civ) - self.above)


@final
class ScoreRank(Score):
    """By science rating or by strength, as RANK_CULTURE says."""

    text = "score-rank"

    def __init__(self, science: bool) -> None:
        super().__init__()
        self.science = science
        table: list[int] = []
        for row in RANK_CULTURE:
            table += [*row, 0, 0, 0, 0][:4]
        self.table = vec[i64](table)

    def wording(self) -> str:
        return f"{self.text}-science" if self.science else f"{self.text}-strength"

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


@final
class ScoreVariety(ScoreEach):
    """Kinds of units and urban buildings that have workers, and special technologies."""

    text = "score-variety"

    def points(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        total = count(civ.techs >> SPECIALS)
        for kind in range(LAB, AIR + 1):
            if buildings(civ, kind) > 0:
                total += 1
        return total * self.culture


@final
class ScoreWonders(Score):
    """By age, ravaged ones too."""

    text = "score-wonders"
    shows = ("a", "i", "ii", "iii")

    def __init__(self, a: int, i: int, ii: int, iii: int) -> None:
        super().__init__()
        self.a: i64 = a
        self.i: i64 = i
        self.ii: i64 = ii
        self.iii: i64 = iii

    def points(self, state: AgesState, seat: i64) -> i64:
        total: i64 = 0
        left = state.civs[seat].wonders
        while left != 0:
            total += self.of_age(LEVEL[WONDERS + lowest(left)])
            left &= left - 1
        return total

    def of_age(self, age: i64) -> i64:
        if age == A:
            return self.a
        if age == I:
            return self.i
        return self.ii if age == II else self.iii
