"""What events do to a civilisation, one small class per operation. Rules 6, 19."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, frames
from wartable.games.through_the_ages.engine.cards.table import (
    BUILDINGS,
    CARD_BY_KEY,
    CARD_TABLE,
    CARDS,
    EVENTS,
    LEVEL,
    WONDERS,
)
from wartable.games.through_the_ages.engine.components import IV, Effect
from wartable.games.through_the_ages.engine.rules.civil import (
    limit_refusal,
)
from wartable.games.through_the_ages.engine.rules.goods import food, resources
from wartable.games.through_the_ages.engine.rules.production import (
    produce_food,
    produce_goods,
    produce_resources,
)
from wartable.games.through_the_ages.engine.rules.ratings import discontent
from wartable.games.through_the_ages.engine.rules.scoring import Score, score_of
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    forfeit_food,
    gain_population,
    gain_yellow,
    leader_leaves,
    lose_blue,
    lose_population,
    receive_food,
    receive_resources,
    score_culture,
    score_science,
)
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.kernel.contract import tell
from wartable.kernel.numbers import NONE, lowest


class EventEffect:
    """One sentence of an event. `who` says whom it concerns; `run` does it to one of them."""

    who: str

    def __init__(self, effect: Effect) -> None:
        self.who = effect.who

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        raise NotImplementedError


@final
class GainGoods(EventEffect):
    def __init__(self, effect: Effect, sign: int) -> None:
        super().__init__(effect)
        self.food: i64 = effect.food
        self.resource: i64 = effect.resource
        self.science: i64 = effect.science
        self.culture: i64 = sign * effect.culture

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        receive_food(state, seat, self.food, told)
        receive_resources(state, seat, self.resource, told)
        score_science(state, seat, self.science, told)
        score_culture(state, seat, self.culture, told)


@final
class GainRating(EventEffect):
    """Points equal to a rating: which, and as what."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.of_science = effect.types[0] == "science"
        self.as_science = effect.types[1] == "science"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        civ = state.civs[seat]
        n = civ.science_rating if self.of_science else civ.culture_rating
        if self.as_science:
            score_science(state, seat, n, told)
        else:
            score_culture(state, seat, n, told)


@final
class Asks(EventEffect):
    """Food or resources, as the civilisation chooses."""

    def __init__(self, effect: Effect, frame: int) -> None:
        super().__init__(effect)
        assert effect.food == effect.resource  # one figure in the frame
        self.frame: i64 = frame
        self.n: i64 = effect.n or effect.food

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        n = self.n
        if self.frame == frames.LOSE_SPLIT:
            civ = state.civs[seat]
            n = min(n, food(civ) + resources(civ))
        if n > 0:
            push(state, self.frame, seat, n, 0)


@final
class DrawCards(EventEffect):
    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.n: i64 = effect.n
        self.culture: i64 = effect.culture

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        if state.age == IV:
            score_culture(state, seat, self.culture, told)  # 6.13
        else:
            push(state, frames.DRAW, seat, self.n, 0)


@final
class DiscardCards(EventEffect):
    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.n: i64 = effect.n
        self.culture: i64 = effect.culture

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        n = min(self.n, state.civs[seat].military_count)
        if state.age == IV:
            score_culture(state, seat, self.culture, told)
        elif n > 0:
            push(state, frames.DISCARDING, seat, n, 0)


@final
class FreeBuild(EventEffect):
    """Development of Religion, of Warfare. 6.7"""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.place: i64 = CARD_BY_KEY[effect.types[0]]

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        civ = state.civs[seat]
        if civ.unused > 0 and limit_refusal(civ, self.place) == 0:
            push(state, frames.FREE_BUILD, seat, self.place, 0)


@final
class Civilize(EventEffect):
    """Development of Civilization. 6.8"""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        assert effect.food == effect.resource == effect.science  # one figure in the frame
        assert len(effect.types) == 3  # what the frame offers: people, buildings, technologies
        self.delta: i64 = effect.food

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        push(state, frames.CIVILIZATION, seat, self.delta, 0)


@final
class GainPeople(EventEffect):
    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.n: i64 = effect.n

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        gain_population(state, seat, self.n, told)


@final
class LosePeople(EventEffect):
    """Barbarians (only if also among the two weakest), Pestilence, Reign of Terror, Refugees."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        if effect.types:
            self.who = effect.who + "_if_" + effect.types[0]
        self.n: i64 = effect.n

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        lose_population(state, seat, self.n, told)


@final
class Emigrate(EventEffect):
    """Half the discontent workers, rounded up."""

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        lose_population(state, seat, (discontent(state.civs[seat]) + 1) // 2, told)


@final
class LoseBuilding(EventEffect):
    """Border Conflict: a farm, mine or urban building of the owner's choice."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        assert effect.n == 1 and len(effect.types) == 3  # the frame asks for one of any kind

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        if has_building(state.civs[seat], 0, 3):
            push(state, frames.DESTROY_OWN, seat, 0, 0)


def has_building(civ: Civ, first: i64, level: i64) -> bool:
    """A building from this workplace on, of this level at most."""
    for place in range(first, BUILDINGS):
        if civ.workers[place] > 0 and LEVEL[place] <= level:
            return True
    return False


@final
class Terror(EventEffect):
    """Terrorism: an urban building of each rival that has one, current player first."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        assert effect.n == 1  # a frame for each rival

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        for i in range(state.seats):
            rival = (state.current + state.seats - 1 - i) % state.seats
            civ = state.civs[rival]
            if rival != seat and civ.playing != 0 and has_building(civ, 8, 3):
                push(state, frames.DESTROY_RIVAL, seat, rival, 3)


@final
class Produce(EventEffect):
    """Good Harvest, New Deposits, Economic Progress."""

    def __init__(self, effect: Effect, food: bool, resources: bool) -> None:
        super().__init__(effect)
        self.food = food
        self.resources = resources

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        if self.food and self.resources:
            produce_goods(state, seat, told)
        elif self.food:
            tell(told, events.GAINED_FOOD, seat, produce_food(state, seat), 0)
        else:
            tell(told, events.GAINED_RESOURCES, seat, produce_resources(state, seat), 0)


@final
class LoseAllFood(EventEffect):
    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        forfeit_food(state, seat, food(state.civs[seat]), told)


@final
class LoseActions(EventEffect):
    """Rebellion. 6.9"""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.n: i64 = effect.n

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        civ = state.civs[seat]
        lost = min(civ.ca, self.n * discontent(civ))
        civ.ca -= lost
        if lost > 0:
            tell(told, events.LOST_ACTIONS, seat, lost, 0)


@final
class StealYellow(EventEffect):
    """Uncertain Borders: from the bank of the weakest."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.n: i64 = effect.n

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        weakest = state.by_strength[state.playing - 1]
        n = min(self.n, state.civs[weakest].yellow)
        if n > 0 and weakest != seat:
            gain_yellow(state, weakest, -n, told)
            gain_yellow(state, seat, n, told)


@final
class LoseByDiscontent(EventEffect):
    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.culture: i64 = effect.culture

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        score_culture(state, seat, -self.culture * discontent(state.civs[seat]), told)


@final
class LoseBlue(EventEffect):
    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.n: i64 = effect.n

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        lose_blue(state, seat, self.n, told)


@final
class LoseLeader(EventEffect):
    """Iconoclasm: unless of the current age; in Age IV every leader. 6.14, D8"""

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        civ = state.civs[seat]
        if civ.leader == NONE or LEVEL[civ.leader] == state.age:
            return
        if state.age == IV and state.opt_iconoclasm != 0 and LEVEL[civ.leader] == IV - 1:
            return
        leader_leaves(state, seat, told)


@final
class LoseColony(EventEffect):
    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        assert effect.n == 1  # the frame asks for one

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        if state.civs[seat].colonies != 0:
            push(state, frames.LOSE_COLONY, seat, 0, 0)


@final
class TakeFromRow(EventEffect):
    """International Agreement. 6.10"""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.n: i64 = effect.n

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        push(state, frames.AGREEMENT, seat, self.n, 0)


@final
class FoodByHappiness(EventEffect):
    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.most: i64 = effect.n

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        receive_food(state, seat, min(self.most, state.civs[seat].happiness), told)


RAVAGED_LEVELS: Final[i64] = sum(
    1 << level
    for card in CARD_TABLE
    for effect in card.effects
    if effect.op == "ravage_wonder"
    for level in effect.steps
)


@final
class Ravage(EventEffect):
    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        if ravageable(state.civs[seat]) != 0:
            push(state, frames.RAVAGE, seat, 0, 0)


def ravageable(civ: Civ) -> i64:
    """Completed wonders of the old ages that time has spared, as a set from WONDERS."""
    found: i64 = 0
    left = civ.wonders & ~civ.ravaged
    while left != 0:
        if RAVAGED_LEVELS >> LEVEL[WONDERS + lowest(left)] & 1 != 0:
            found |= left & -left
        left &= left - 1
    return found


@final
class ScoreEvent(EventEffect):
    """An event of Age III."""

    def __init__(self, effect: Effect, score: Score, card: int) -> None:
        super().__init__(effect)
        self.score = score
        self.card: i64 = card

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        points = self.score.points(state, seat)
        tell(told, events.SCORED, seat, points, self.card)
        civ = state.civs[seat]
        civ.culture = max(0, civ.culture + points)


def event_effect(effect: Effect, card: int) -> EventEffect:
    score = score_of(effect)
    made: EventEffect | None = None
    if score is not None:
        made = ScoreEvent(effect, score, card)
    elif effect.op == "gain" or effect.op == "lose":
        made = GainGoods(effect, 1 if effect.op == "gain" else -1)
    elif effect.op == "gain_rating":
        made = GainRating(effect)
    elif effect.op == "choose":
        made = Asks(effect, frames.GOODS)
    elif effect.op == "gain_split":
        made = Asks(effect, frames.GAIN_SPLIT)
    elif effect.op == "lose_split":
        made = Asks(effect, frames.LOSE_SPLIT)
    elif effect.op == "draw_military":
        made = DrawCards(effect)
    elif effect.op == "discard_military":
        made = DiscardCards(effect)
    elif effect.op == "may_free_build":
        made = FreeBuild(effect)
    elif effect.op == "may_one_of":
        made = Civilize(effect)
    elif effect.op == "gain_population":
        made = GainPeople(effect)
    elif effect.op == "lose_population":
        made = LosePeople(effect)
    elif effect.op == "lose_population_half_discontent":
        made = Emigrate(effect)
    elif effect.op == "destroy_own":
        made = LoseBuilding(effect)
    elif effect.op == "destroy_urban_of_each_other":
        made = Terror(effect)
    elif effect.op == "produce_food":
        made = Produce(effect, True, False)
    elif effect.op == "produce_resources":
        made = Produce(effect, False, True)
    elif effect.op == "produce_goods_full":
        made = Produce(effect, True, True)
    else:
        made = rare_effect(effect)
    return made


def rare_effect(effect: Effect) -> EventEffect:
    """Operations that one card has."""
    made: EventEffect | None = None
    if effect.op == "lose_all_food":
        made = LoseAllFood(effect)
    elif effect.op == "spend_ca_per_discontent":
        made = LoseActions(effect)
    elif effect.op == "steal_yellow_from_bank":
        made = StealYellow(effect)
    elif effect.op == "lose_per_discontent":
        made = LoseByDiscontent(effect)
    elif effect.op == "lose_blue":
        made = LoseBlue(effect)
    elif effect.op == "remove_leader_unless_current_age":
        made = LoseLeader(effect)
    elif effect.op == "lose_colony":
        made = LoseColony(effect)
    elif effect.op == "may_take_from_row":
        made = TakeFromRow(effect)
    elif effect.op == "gain_food_per_happiness":
        made = FoodByHappiness(effect)
    elif effect.op == "ravage_wonder":
        made = Ravage(effect)
    assert made is not None, effect.op
    return made


EVENT_EFFECTS: Final[list[list[EventEffect]]] = [
    [event_effect(effect, card) for effect in CARD_TABLE[card].effects]
    for card in range(EVENTS, CARDS)
]
EFFECT_COUNT: Final = vec[i64]([len(effects) for effects in EVENT_EFFECTS])
