"""Rows of the card table, a class for each kind of card. A row writes its own cells of the
columns when it is laid out."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    ARMY,
    ARMY_FULL,
    ARMY_OLD,
    COPIES,
    COST,
    DEFENSE,
    KIND,
    LEVEL,
    MA_COST,
    ONCE,
    PACTS,
    REVOLUTION_COST,
    SCIENCE_COST,
    STAGE_COST,
    STAGES,
    TACTICS,
    TERRITORIES,
    URBAN_LIMIT,
    WONDERS,
)
from wartable.games.through_the_ages.engine.components import (
    ACTION,
    AGGRESSION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACT,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
    A,
)
from wartable.games.through_the_ages.engine.effects.base import Effect, Gives
from wartable.games.through_the_ages.engine.effects.events import EventEffect
from wartable.games.through_the_ages.engine.effects.orders import Order
from wartable.games.through_the_ages.engine.effects.pacts import Side
from wartable.games.through_the_ages.engine.effects.spoils import Spoils
from wartable.kernel.numbers import zeros

Copies = tuple[int, int, int]  # for 2, 3 and 4 seats
ONE_EACH: Final[Copies] = (1, 1, 1)
IN_NO_DECK: Final[Copies] = (0, 0, 0)  # printed on the player board

# By pact
SYMMETRIC: Final = zeros(TERRITORIES - PACTS)
FORBIDS: Final = zeros(TERRITORIES - PACTS)  # attacks of one side on the other
ENDS: Final = zeros(TERRITORIES - PACTS)  # on such an attack


class Card:
    """What every card has. Of its effects, bonuses stand apart as `gives`."""

    start: i64 = -1  # workers at the start; -1 unless printed on the player board

    def __init__(
        self,
        key: str,
        kind: int,
        age: int,
        copies: Copies = ONE_EACH,
        effects: tuple[Effect, ...] = (),
    ) -> None:
        self.key = key
        self.kind = kind
        self.age = age
        self.copies = copies
        self.gives = Gives()
        for effect in effects:
            if isinstance(effect, Gives):
                self.gives = effect
        self.effects = tuple([one for one in effects if not isinstance(one, Gives)])

    def lay(self, card: i64) -> None:
        """Write the row into the columns, as the card of this number."""
        KIND[card] = self.kind
        LEVEL[card] = self.age
        for i in range(3):
            COPIES[card * 5 + 2 + i] = self.copies[i]
        self.gives.mark(card)
        for effect in self.effects:
            effect.mark(card)


class Technology(Card):
    """Developed with science."""

    def __init__(
        self,
        key: str,
        kind: int,
        age: int,
        science: int,
        copies: Copies,
        effects: tuple[Effect, ...],
    ) -> None:
        super().__init__(key, kind, age, copies, effects)
        self.science_cost = science

    def lay(self, card: i64) -> None:
        super().lay(card)
        SCIENCE_COST[card] = self.science_cost


@final
class Workplace(Technology):
    """Farms, mines, urban buildings and units. `cost` in resources, for one worker."""

    def __init__(
        self,
        key: str,
        kind: int,
        age: int,
        *effects: Effect,
        cost: int,
        science: int = 0,
        start: int = -1,
        copies: Copies = ONE_EACH,
    ) -> None:
        super().__init__(key, kind, age, science, copies, effects)
        self.cost = cost
        self.start = start

    def lay(self, card: i64) -> None:
        super().lay(card)
        COST[card] = self.cost


@final
class Government(Technology):
    """`limit` of urban buildings of a kind; `revolution` is the cheaper price in science."""

    def __init__(
        self,
        key: str,
        age: int,
        *effects: Effect,
        limit: int,
        science: int = 0,
        revolution: int = 0,
        copies: Copies = ONE_EACH,
    ) -> None:
        super().__init__(key, GOVERNMENT, age, science, copies, effects)
        self.urban_limit = limit
        self.revolution_cost = revolution
        self.start = 0 if age == A else -1

    def lay(self, card: i64) -> None:
        super().lay(card)
        URBAN_LIMIT[card] = self.urban_limit
        REVOLUTION_COST[card] = self.revolution_cost


@final
class Special(Technology):
    """Law, warfare, exploration, construction: one of a kind in play."""

    def __init__(
        self,
        key: str,
        kind: int,
        age: int,
        *effects: Effect,
        science: int,
        copies: Copies = ONE_EACH,
    ) -> None:
        super().__init__(key, kind, age, science, copies, effects)


@final
class Leader(Card):
    """One in play at most; a civilisation takes one of each age at most. 8.2, 10.1"""

    def __init__(self, key: str, age: int, *effects: Effect) -> None:
        super().__init__(key, LEADER, age, ONE_EACH, effects)


@final
class Wonder(Card):
    """`stages` cost resources each."""

    def __init__(self, key: str, age: int, stages: tuple[int, ...], *effects: Effect) -> None:
        super().__init__(key, WONDER, age, ONE_EACH, effects)
        self.stages = stages

    def lay(self, card: i64) -> None:
        super().lay(card)
        STAGES[card] = len(self.stages)
        for stage in range(len(self.stages)):
            STAGE_COST[(card - WONDERS) * 5 + stage] = self.stages[stage]


@final
class ActionCard(Card):
    """Played once for what it orders, then out of the game. 11.1"""

    def __init__(self, key: str, age: int, order: Order, copies: Copies = ONE_EACH) -> None:
        super().__init__(key, ACTION, age, copies, (order,))


@final
class Tactic(Card):
    """What an army needs: infantry, cavalry, artillery. What it is worth: all units modern enough,
    or one of them two levels below the tactic."""

    def __init__(
        self,
        key: str,
        age: int,
        army: tuple[int, int, int],
        strength: int,
        outdated: int,
        copies: Copies = ONE_EACH,
    ) -> None:
        super().__init__(key, TACTIC, age, copies)
        self.army = army
        self.army_strength = strength
        self.army_outdated = outdated

    def lay(self, card: i64) -> None:
        super().lay(card)
        for i in range(3):
            ARMY[(card - TACTICS) * 3 + i] = self.army[i]
        ARMY_FULL[card - TACTICS] = self.army_strength
        ARMY_OLD[card - TACTICS] = self.army_outdated


@final
class Bonus(Card):
    """For the defence, or for a colonising force."""

    def __init__(self, key: str, age: int, defense: int, colonize: int, copies: Copies) -> None:
        super().__init__(key, BONUS, age, copies, (Gives(colonize=colonize),))
        self.defense = defense

    def lay(self, card: i64) -> None:
        super().lay(card)
        DEFENSE[card] = self.defense


class Hostility(Card):
    """`ma` are the military actions it costs."""

    def __init__(
        self, key: str, kind: int, age: int, ma: int, spoils: tuple[Effect, ...], copies: Copies
    ) -> None:
        super().__init__(key, kind, age, copies, spoils)
        self.ma_cost = ma

    def lay(self, card: i64) -> None:
        super().lay(card)
        MA_COST[card] = self.ma_cost


@final
class Aggression(Hostility):
    """Played on a weaker rival, who may defend; its spoils are taken at once. 5.2"""

    def __init__(
        self, key: str, age: int, ma: int, *spoils: Spoils, copies: Copies = ONE_EACH
    ) -> None:
        super().__init__(key, AGGRESSION, age, ma, spoils, copies)


@final
class War(Hostility):
    """Decided by strength when the next turn of its declarer begins. 4.3, 5.3"""

    def __init__(self, key: str, age: int, ma: int, spoils: Spoils, copies: Copies) -> None:
        super().__init__(key, WAR, age, ma, (spoils,), copies)


@final
class Pact(Card):
    """Side A and side B; with one side only, it is for both. For three seats and more."""

    def __init__(
        self,
        key: str,
        age: int,
        a: Side,
        b: Side | None = None,
        forbids_attack: bool = False,
        ends_on_attack: bool = False,
    ) -> None:
        super().__init__(key, PACT, age, (0, 1, 1))
        self.symmetric = b is None
        self.a = a
        self.b = a if b is None else b
        self.forbids_attack = forbids_attack
        self.ends_on_attack = ends_on_attack

    def lay(self, card: i64) -> None:
        super().lay(card)
        pact = card - PACTS
        SYMMETRIC[pact] = int(self.symmetric)
        FORBIDS[pact] = int(self.forbids_attack)
        ENDS[pact] = int(self.ends_on_attack)
        self.a.bind(pact * 2)
        self.b.bind(pact * 2 + 1)


@final
class Once:
    """What a new colony gives at once."""

    def __init__(
        self,
        *,
        food: int = 0,
        resource: int = 0,
        science: int = 0,
        culture: int = 0,
        population: int = 0,
        cards: int = 0,
    ) -> None:
        self.food = food
        self.resource = resource
        self.science = science
        self.culture = culture
        self.population = population
        self.cards = cards

    def mark(self, territory: i64) -> None:
        at = territory * 6
        ONCE[at] = self.food
        ONCE[at + 1] = self.resource
        ONCE[at + 2] = self.science
        ONCE[at + 3] = self.culture
        ONCE[at + 4] = self.population
        ONCE[at + 5] = self.cards


@final
class Territory(Card):
    """A colony for whoever wins its auction: `once` comes at once, `gives` lasts. 7.5"""

    def __init__(self, key: str, age: int, once: Once, gives: Gives) -> None:
        super().__init__(key, TERRITORY, age, ONE_EACH, (gives,))
        self.once = once

    def lay(self, card: i64) -> None:
        super().lay(card)
        self.once.mark(card - TERRITORIES)


@final
class Event(Card):
    """Carried out when it is turned up; that is when somebody prepares another card. 5.1"""

    def __init__(self, key: str, age: int, *effects: EventEffect) -> None:
        super().__init__(key, EVENT, age, ONE_EACH, effects)
