"""What a seat must give up, of its own choice."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import codes, events, frames, refusals
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    BUILDINGS,
    EVENTS,
    STORES,
    TERRITORIES,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.rules import effects, goods, ratings, tableau
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_b, pop
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.steps.base import Pick, Question, Verb, count_down
from wartable.kernel.contract import EVERYBODY, tell, tell_to
from wartable.kernel.numbers import BIT
from wartable.kernel.steps import Step


@final
class LoseWorker(Pick):
    """From a card to the bank, `a` times."""

    def right(self, state: AgesState, seat: i64, card: i64) -> bool:
        return card < WORKPLACES and state.civs[seat].workers[card] > 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        count_down(state)
        civ = state.civs[seat]
        civ.workers[n] -= 1
        civ.yellow += 1
        tell(told, events.LOST_WORKER, seat, n, 0)
        ratings.rate(state, seat)


@final
class LoseBuilding(Pick):
    """A farm, a mine or an urban building."""

    def right(self, state: AgesState, seat: i64, card: i64) -> bool:
        return card < BUILDINGS and state.civs[seat].workers[card] > 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        pop(state)
        tableau.lose_building(state, seat, n, told)


@final
class LoseColony(Pick):
    """Out of the game."""

    def right(self, state: AgesState, seat: i64, card: i64) -> bool:
        return is_colony(state.civs[seat].colonies, card)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        pop(state)
        tell(told, events.LOST_COLONY, seat, n, 0)
        tableau.remove(state, n)
        tableau.colony_goes(state, seat, n, told)


def is_colony(colonies: i64, card: i64) -> bool:
    """Whether the card is one of a set of colonies."""
    return TERRITORIES <= card < EVENTS and colonies >> (card - TERRITORIES) & 1 != 0


@final
class LoseGoods(Verb):
    """So much food, the rest of `a` resources."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return share_refusal(state, seat, n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        rest = frame_a(state) - n
        pop(state)
        tableau.forfeit_food(state, seat, n, told)
        tableau.forfeit_resources(state, seat, rest, told)


def share_refusal(state: AgesState, owner: i64, meals: i64) -> i64:
    """Whether the owner has so much food, and resources for the rest of `a`."""
    rest = frame_a(state) - meals
    if rest < 0:
        return refusals.NOT_ASKED
    civ = state.civs[owner]
    return 0 if meals <= goods.food(civ) and rest <= goods.resources(civ) else refusals.NOT_ENOUGH


@final
class Ravage(Pick):
    """The wonder that time ravages."""

    def right(self, state: AgesState, seat: i64, card: i64) -> bool:
        wonders = effects.ravageable(state.civs[seat])
        return WONDERS <= card < ACTIONS and wonders >> (card - WONDERS) & 1 != 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        pop(state)
        tableau.ravage_wonder(state, seat, n, told)


@final
class Discard(Verb):
    """A military card goes to the discards, face down, `a` times."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return 0 if state.civs[seat].military[n] > 0 else refusals.NOT_IN_HAND

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        count_down(state)
        card = self.base + n
        tableau.leave_hand(state, seat, card)
        tableau.discard_hidden(state, seat, card)
        tell_to(told, BIT[seat], events.DISCARDED_CARD, seat, card, 0, 0)
        tell_to(told, EVERYBODY ^ BIT[seat], events.DISCARDED, seat, 1, 0, 0)


@final
class GiveBlue(Pick):
    """A token off a card, `a` times: to the box, or onto a stage of the wonder. 14.5, 14.6"""

    def right(self, state: AgesState, seat: i64, card: i64) -> bool:
        return card < STORES and state.civs[seat].stock[card] > 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        onto_wonder = frame_b(state) != 0
        count_down(state)
        civ = state.civs[seat]
        civ.stock[n] -= 1
        if onto_wonder:
            civ.blue += 1
            tableau.cover_stage(state, seat, told)
        else:
            civ.blue_sum -= 1
            tell(told, events.LOST_BLUE, seat, 1, 0)


STEPS: Final[dict[int, Step[AgesState]]] = {
    frames.POPULATION_LOSS: Question("population", LoseWorker(codes.PICK)),
    frames.DESTROY_OWN: Question("destroy", LoseBuilding(codes.PICK)),
    frames.LOSE_COLONY: Question("lose-colony", LoseColony(codes.PICK)),
    frames.LOSE_SPLIT: Question("lose-split", LoseGoods(codes.SPLIT)),
    frames.RAVAGE: Question("ravage", Ravage(codes.PICK)),
    frames.DISCARDING: Question("discard", Discard(codes.DISCARD)),
    frames.BLUE_LOSS: Question("lose-blue", GiveBlue(codes.PICK)),
}
