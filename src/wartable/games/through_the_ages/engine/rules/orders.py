"""Action cards: each operation a small class. What a card orders is awaited in an ORDER frame and
answered with the codes of ordinary actions. Rules 11."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, refusals
from wartable.games.through_the_ages.engine.actions.codes import (
    BUILD,
    DEVELOP,
    REVOLT,
    SPLIT,
    SPLITS,
    UPGRADE,
    UPGRADE_FROM,
    UPGRADE_PAIRS,
    UPGRADE_TO,
)
from wartable.games.through_the_ages.engine.actions.frames import ORDER
from wartable.games.through_the_ages.engine.cards.table import (
    ACTIONS,
    BUILDINGS,
    CARD_TABLE,
    GOVERNMENTS,
    KIND,
    SPECIALS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import (
    ACTION,
    ARENA,
    KIND_KEYS,
    LAB,
    Card,
    Effect,
)
from wartable.games.through_the_ages.engine.rules.civil import (
    build,
    build_refusal,
    build_stages,
    civil_actions,
    increase_population,
    population_refusal,
    regain_civil,
    spend_civil,
    stage_refusal,
    upgrade,
    upgrade_refusal,
)
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.standing import has_ability
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    receive_food,
    receive_resources,
    remove,
    score_culture,
    score_science,
)
from wartable.games.through_the_ages.engine.rules.technologies import (
    REVOLTS_WITH_MA,
    develop,
    develop_refusal,
    revolt,
    revolt_refusal,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import tell
from wartable.kernel.numbers import BIT, lowest

# How the card was paid, in the frame of an order
UNPAID: Final = 0  # Robespierre's revolution through Breakthrough (9.4)
BY_TOTAL: Final = 1
BY_EXTRA: Final = 2  # an action outside the total


class CardAction:
    """What an action card does."""

    def playable(self, state: AgesState, seat: i64) -> i64:
        """0, or why what it orders cannot be done. 11.2"""
        return 0

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        push(state, ORDER, seat, card, paid)

    def order_refusal(self, state: AgesState, seat: i64, action: i64, paid: i64) -> i64:
        """Whether the action carries out the order."""
        return refusals.WRONG_TARGET

    def carry_out(self, state: AgesState, seat: i64, action: i64, paid: i64, told: Telling) -> None:
        raise NotImplementedError


@final
class BuildOrUpgrade(CardAction):
    """Rich Land, Urban Growth, Efficient Upgrade."""

    def __init__(self, effect: Effect, builds: bool) -> None:
        kinds: i64 = 0
        for word in effect.types:
            if word == "urban":
                for kind in range(LAB, ARENA + 1):
                    kinds |= BIT[kind]
            else:
                kinds |= BIT[KIND_KEYS.index(word)]
        self.kinds = kinds
        self.delta: i64 = effect.resource
        self.builds = builds

    def playable(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        if self.builds and civ.unused > 0:
            for place in range(BUILDINGS):
                if (
                    self.kinds >> KIND[place] & 1 != 0
                    and build_refusal(civ, place, self.delta) == 0
                ):
                    return 0
        for pair in range(UPGRADE_PAIRS):
            if civ.workers[UPGRADE_FROM[pair]] > 0 and self.upgrades(state, seat, pair) == 0:
                return 0
        return refusals.CANNOT_FOLLOW

    def upgrades(self, state: AgesState, seat: i64, pair: i64) -> i64:
        if self.kinds >> KIND[UPGRADE_FROM[pair]] & 1 == 0:
            return refusals.WRONG_TARGET
        return upgrade_refusal(state.civs[seat], pair, self.delta)

    def order_refusal(self, state: AgesState, seat: i64, action: i64, paid: i64) -> i64:
        if BUILD <= action < BUILD + WORKPLACES:
            place = action - BUILD
            if not self.builds or self.kinds >> KIND[place] & 1 == 0:
                return refusals.WRONG_TARGET
            return build_refusal(state.civs[seat], place, self.delta)
        if UPGRADE <= action < UPGRADE + UPGRADE_PAIRS:
            return self.upgrades(state, seat, action - UPGRADE)
        return refusals.WRONG_TARGET

    def carry_out(self, state: AgesState, seat: i64, action: i64, paid: i64, told: Telling) -> None:
        if action < UPGRADE:
            build(state, seat, action - BUILD, self.delta, told)
        else:
            pair = action - UPGRADE
            upgrade(state, seat, UPGRADE_FROM[pair], UPGRADE_TO[pair], self.delta, told)


@final
class BuildStage(CardAction):
    """Engineering Genius: exactly one stage."""

    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n
        self.delta: i64 = effect.resource

    def playable(self, state: AgesState, seat: i64) -> i64:
        return stage_refusal(state.civs[seat], self.n, self.delta)

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        build_stages(state, seat, self.n, self.delta, told)


@final
class UnitPool(CardAction):
    """Patriotism: resources for units and a military action, for this turn."""

    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n
        self.ma: i64 = effect.ma

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        civ = state.civs[seat]
        civ.unit_resources += self.n
        civ.extra_ma += self.ma


@final
class UnitPoolPerStronger(CardAction):
    """Wave of Nationalism, Military Build-Up: rivals strictly stronger count. 11.4"""

    def __init__(self, effect: Effect) -> None:
        self.by_seats = vec[i64]([0, 0] + list(effect.steps))

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        civ = state.civs[seat]
        for rival in range(state.seats):
            other = state.civs[rival]
            if other.playing != 0 and other.strength > civ.strength:
                civ.unit_resources += self.by_seats[state.playing]


@final
class CulturePerRicher(CardAction):
    """Endowment for the Arts."""

    def __init__(self, effect: Effect) -> None:
        self.by_seats = vec[i64]([0, 0] + list(effect.steps))

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        culture = state.civs[seat].culture
        total: i64 = 0
        for rival in range(state.seats):
            other = state.civs[rival]
            if other.playing != 0 and other.culture > culture:
                total += self.by_seats[state.playing]
        score_culture(state, seat, total, told)


@final
class Populate(CardAction):
    """Frugality: the food comes after paying. 11.3"""

    def __init__(self, effect: Effect) -> None:
        self.food: i64 = effect.food

    def playable(self, state: AgesState, seat: i64) -> i64:
        return population_refusal(state.civs[seat], 0)

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        increase_population(state, seat, 0, told)
        receive_food(state, seat, self.food, told)


@final
class GainAtOnce(CardAction):
    def __init__(self, effect: Effect) -> None:
        self.food: i64 = effect.food
        self.resource: i64 = effect.resource
        self.science: i64 = effect.science
        self.culture: i64 = effect.culture

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        receive_food(state, seat, self.food, told)
        receive_resources(state, seat, self.resource, told)
        score_science(state, seat, self.science, told)
        score_culture(state, seat, self.culture, told)


@final
class ChooseGoods(CardAction):
    """Reserves: all food or all resources."""

    def __init__(self, effect: Effect) -> None:
        self.food: i64 = effect.food
        self.resource: i64 = effect.resource

    def order_refusal(self, state: AgesState, seat: i64, action: i64, paid: i64) -> i64:
        if action == SPLIT or action == SPLIT + self.food:
            return 0
        return refusals.WRONG_TARGET

    def carry_out(self, state: AgesState, seat: i64, action: i64, paid: i64, told: Telling) -> None:
        if action == SPLIT:
            receive_resources(state, seat, self.resource, told)
        else:
            receive_food(state, seat, self.food, told)


@final
class DevelopNow(CardAction):
    """Breakthrough: the science comes after paying; a revolution is possible. 9.3.4, 9.4"""

    def __init__(self, effect: Effect) -> None:
        self.science: i64 = effect.science

    def playable(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        paid = payment(state, seat)
        left = civ.hand_techs
        while left != 0:
            card = lowest(left)
            left &= left - 1
            if paid != UNPAID and develop_refusal(state, seat, card, 0) == 0:
                return 0
            government = GOVERNMENTS <= card < SPECIALS
            # the action for this card is not spent yet, so none need be excused
            if government and revolt_refusal(state, seat, card, 0, 0) == 0:
                return 0
        return refusals.CANNOT_FOLLOW

    def order_refusal(self, state: AgesState, seat: i64, action: i64, paid: i64) -> i64:
        if DEVELOP <= action < REVOLT:
            if paid == UNPAID:
                return refusals.NO_ACTION
            return develop_refusal(state, seat, action - DEVELOP, 0)
        if REVOLT <= action < REVOLT + SPECIALS - GOVERNMENTS:
            excused: i64 = 1 if paid == BY_TOTAL else 0
            return revolt_refusal(state, seat, GOVERNMENTS + action - REVOLT, 0, excused)
        return refusals.WRONG_TARGET

    def carry_out(self, state: AgesState, seat: i64, action: i64, paid: i64, told: Telling) -> None:
        civ = state.civs[seat]
        if action < REVOLT:
            develop(state, seat, action - DEVELOP, 0, told)
        else:
            by_military = has_ability(civ, REVOLTS_WITH_MA)
            if by_military and state.opt_breakthrough == 0 and paid == BY_TOTAL:
                regain_civil(civ, 1)  # D13
            revolt(state, seat, GOVERNMENTS + action - REVOLT, 0, told)
        score_science(state, seat, self.science, told)


def _card_action(card: Card) -> CardAction:
    effect = card.effects[0]
    made: CardAction | None = None
    if effect.op == "build_or_upgrade":
        made = BuildOrUpgrade(effect, True)
    elif effect.op == "upgrade":
        made = BuildOrUpgrade(effect, False)
    elif effect.op == "build_wonder_stage":
        made = BuildStage(effect)
    elif effect.op == "unit_resource_pool":
        made = UnitPool(effect)
    elif effect.op == "unit_resource_pool_per_stronger_civ":
        made = UnitPoolPerStronger(effect)
    elif effect.op == "culture_per_civ_with_more_culture":
        made = CulturePerRicher(effect)
    elif effect.op == "increase_population":
        made = Populate(effect)
    elif effect.op == "gain":
        made = GainAtOnce(effect)
    elif effect.op == "choose":
        made = ChooseGoods(effect)
    elif effect.op == "develop_technology":
        made = DevelopNow(effect)
    assert made is not None, effect.op
    return made


CARD_ACTIONS: Final[list[CardAction]] = [
    _card_action(card) for card in CARD_TABLE if card.kind == ACTION
]


def payment(state: AgesState, seat: i64) -> i64:
    """How the next action card would be paid."""
    civ = state.civs[seat]
    if civ.extra_ca > 0:
        return BY_EXTRA
    return BY_TOTAL if civ.ca > 0 else UNPAID


def play_refusal(state: AgesState, seat: i64, card: i64) -> i64:
    civ = state.civs[seat]
    held = civ.hand_actions[card - ACTIONS]
    if held == 0:
        return refusals.NOT_IN_HAND
    if held <= state.fresh[card - ACTIONS]:
        return refusals.TAKEN_THIS_PHASE
    if civil_actions(civ) < 1 and not may_play_unpaid(state, seat, card):
        return refusals.NO_ACTION
    return CARD_ACTIONS[card - ACTIONS].playable(state, seat)


def may_play_unpaid(state: AgesState, seat: i64, card: i64) -> bool:
    """Breakthrough takes no civil action when Robespierre leads a revolution. 9.4, D13"""
    return (
        state.opt_breakthrough == 0
        and has_ability(state.civs[seat], REVOLTS_WITH_MA)
        and isinstance(CARD_ACTIONS[card - ACTIONS], DevelopNow)
    )


def play_action_card(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    civ = state.civs[seat]
    paid = payment(state, seat)
    if paid != UNPAID:
        spend_civil(civ, 1)
    civ.hand_actions[card - ACTIONS] -= 1
    civ.hand_count -= 1
    remove(state, card)
    tell(told, events.PLAYED, seat, card, 0)
    CARD_ACTIONS[card - ACTIONS].play(state, seat, card, paid, told)


def order_into(state: AgesState, seat: i64, card: i64, paid: i64, buf: vec[i64]) -> i64:
    """The actions that carry out an order."""
    order = CARD_ACTIONS[card - ACTIONS]
    n: i64 = 0
    for action in range(SPLIT, SPLIT + SPLITS):
        if order.order_refusal(state, seat, action, paid) == 0:
            buf[n] = action
            n += 1
    for action in range(BUILD, UPGRADE + UPGRADE_PAIRS):
        if order.order_refusal(state, seat, action, paid) == 0:
            buf[n] = action
            n += 1
    for action in range(DEVELOP, REVOLT + SPECIALS - GOVERNMENTS):
        if order.order_refusal(state, seat, action, paid) == 0:
            buf[n] = action
            n += 1
    return n
