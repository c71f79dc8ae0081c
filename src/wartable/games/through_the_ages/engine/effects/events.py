"""Events that give or take goods, points, cards and actions. Rules 6."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, frames
from wartable.games.through_the_ages.engine.cards.columns import LEVEL
from wartable.games.through_the_ages.engine.components import III, IV
from wartable.games.through_the_ages.engine.effects.base import Effect
from wartable.games.through_the_ages.engine.effects.whom import Whom
from wartable.games.through_the_ages.engine.rules.goods import food, resources
from wartable.games.through_the_ages.engine.rules.production import (
    produce_food,
    produce_goods,
    produce_resources,
)
from wartable.games.through_the_ages.engine.rules.ratings import discontent
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    forfeit_food,
    leader_leaves,
    receive_food,
    receive_resources,
    score_culture,
    score_science,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import tell
from wartable.kernel.numbers import NONE


class EventEffect(Effect):
    """One sentence of an event. `who` says whom it concerns; `run` does it to one of them."""

    def __init__(self, who: Whom) -> None:
        self.who = who

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        raise NotImplementedError


# ---- goods and points


class CultureEffect(EventEffect):
    """With a figure of culture."""

    shows = ("culture",)

    def __init__(self, who: Whom, culture: int) -> None:
        super().__init__(who)
        self.culture: i64 = culture


@final
class Gain(EventEffect):
    """Goods and points in fixed amounts."""

    text = "gain"
    shows = ("food", "resource", "science", "culture")

    def __init__(
        self, who: Whom, *, food: int = 0, resource: int = 0, science: int = 0, culture: int = 0
    ) -> None:
        super().__init__(who)
        self.food: i64 = food
        self.resource: i64 = resource
        self.science: i64 = science
        self.culture: i64 = culture

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        receive_food(state, seat, self.food, told)
        receive_resources(state, seat, self.resource, told)
        score_science(state, seat, self.science, told)
        score_culture(state, seat, self.culture, told)


@final
class LoseCulture(CultureEffect):
    """A fixed number of culture points, or all there are. 6.1"""

    text = "lose"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        score_culture(state, seat, -self.culture, told)


@final
class LoseCultureByDiscontent(CultureEffect):
    """Culture points for each discontent worker, or all there are. 6.1, 12.2"""

    text = "lose-culture-by-discontent"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        score_culture(state, seat, -self.culture * discontent(state.civs[seat]), told)


@final
class GainScienceRating(EventEffect):
    """Science points for the science rating."""

    text = "gain-science-rating"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        score_science(state, seat, state.civs[seat].science_rating, told)


@final
class ScoreScienceRating(EventEffect):
    """Culture points for the science rating."""

    text = "score-science-rating"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        score_culture(state, seat, state.civs[seat].science_rating, told)


@final
class ScoreCultureRating(EventEffect):
    """Culture points for the culture rating."""

    text = "score-culture-rating"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        score_culture(state, seat, state.civs[seat].culture_rating, told)


@final
class ChooseGoods(EventEffect):
    """Food or as many resources."""

    text = "choose-goods"
    shows = ("food", "resource")

    def __init__(self, who: Whom, n: int) -> None:
        super().__init__(who)
        self.food: i64 = n
        self.resource: i64 = n

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        push(state, frames.GOODS, seat, self.food, 0)


class MixEffect(EventEffect):
    """Food and resources in any mix."""

    shows = ("total",)

    def __init__(self, who: Whom, total: int) -> None:
        super().__init__(who)
        self.total: i64 = total


@final
class GainMix(MixEffect):
    """The owner chooses how much of it is food; tokens come out of the bank. 14.2"""

    text = "gain-mix"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        push(state, frames.GAIN_SPLIT, seat, self.total, 0)


@final
class LoseMix(MixEffect):
    """The owner chooses how much of it is food; who has less loses all. 6.1"""

    text = "lose-mix"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        civ = state.civs[seat]
        n = min(self.total, food(civ) + resources(civ))
        if n > 0:
            push(state, frames.LOSE_SPLIT, seat, n, 0)


@final
class FoodByHappiness(EventEffect):
    """A food for each point of happiness, `most` of them at most."""

    text = "food-by-happiness"
    shows = ("most",)

    def __init__(self, who: Whom, most: int) -> None:
        super().__init__(who)
        self.most: i64 = most

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        receive_food(state, seat, min(self.most, state.civs[seat].happiness), told)


@final
class LoseAllFood(EventEffect):
    """All that is stored on farms."""

    text = "lose-all-food"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        forfeit_food(state, seat, food(state.civs[seat]), told)


@final
class ProduceFood(EventEffect):
    """The food of one production, without consumption."""

    text = "produce-food"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        tell(told, events.GAINED_FOOD, seat, produce_food(state, seat), 0)


@final
class ProduceResources(EventEffect):
    """The resources of one production, without corruption."""

    text = "produce-resources"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        tell(told, events.GAINED_RESOURCES, seat, produce_resources(state, seat), 0)


@final
class ProduceGoods(EventEffect):
    """With corruption and consumption. 6.12"""

    text = "produce-goods"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        produce_goods(state, seat, told)


# ---- cards and actions


@final
class DrawCards(EventEffect):
    """Military cards; in Age IV culture in their place. 6.13"""

    text = "draw-cards"
    shows = ("cards", "culture")

    def __init__(self, who: Whom, cards: int, culture: int = 0) -> None:
        super().__init__(who)
        self.cards: i64 = cards
        self.culture: i64 = culture

    def wording(self) -> str:
        return f"{self.text}-or-culture" if self.culture != 0 else self.text

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        if state.age == IV:
            score_culture(state, seat, self.culture, told)
        else:
            push(state, frames.DRAW, seat, self.cards, 0)


@final
class DiscardCards(EventEffect):
    """Military cards of the owner's choice; in Age IV culture in their place. 6.13"""

    text = "discard-cards"
    shows = ("cards", "culture")

    def __init__(self, who: Whom, cards: int, culture: int) -> None:
        super().__init__(who)
        self.cards: i64 = cards
        self.culture: i64 = culture

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        n = min(self.cards, state.civs[seat].military_count)
        if state.age == IV:
            score_culture(state, seat, -self.culture, told)
        elif n > 0:
            push(state, frames.DISCARDING, seat, n, 0)


class ActionsEffect(EventEffect):
    """With a figure of civil actions."""

    shows = ("ca",)

    def __init__(self, who: Whom, ca: int) -> None:
        super().__init__(who)
        self.ca: i64 = ca


@final
class TakeFromRow(ActionsEffect):
    """International Agreement. 6.10"""

    text = "take-from-row"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        push(state, frames.AGREEMENT, seat, self.ca, 0)


@final
class LoseActions(ActionsEffect):
    """For each discontent worker. 6.9"""

    text = "lose-actions"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        civ = state.civs[seat]
        lost = min(civ.ca, self.ca * discontent(civ))
        civ.ca -= lost
        if lost > 0:
            tell(told, events.LOST_ACTIONS, seat, lost, 0)


@final
class LoseLeader(EventEffect):
    """Unless of the current age; in Age IV every leader. 6.14, D8"""

    text = "lose-leader"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        civ = state.civs[seat]
        if civ.leader == NONE or LEVEL[civ.leader] == state.age:
            return
        if state.age == IV and state.opt_iconoclasm != 0 and LEVEL[civ.leader] == III:
            return
        leader_leaves(state, seat, told)


@final
class Civilize(EventEffect):
    """People, a building or a technology, cheaper and without an action. 6.8"""

    text = "civilize"
    shows = ("food", "resource", "science")

    def __init__(self, who: Whom, n: int) -> None:
        super().__init__(who)
        self.food: i64 = n
        self.resource: i64 = n
        self.science: i64 = n

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        push(state, frames.CIVILIZATION, seat, self.food, 0)
