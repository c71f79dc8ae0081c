"""What chance may do: draw a card of the deck, a battle card, a tribe's lot, a card of a hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import CHANCE_SPACE, WRONG_CARD
from wartable.games.age_of_heroes.engine.components import many
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.kernel.numbers import zeros
from wartable.kernel.rng import Rng
from wartable.kernel.steps import Deed


class Draw(Deed[AgeOfHeroesState]):
    """Chance's deed: something out of a bag. Equal things are one outcome, with their number as
    its weight. What comes of it is said by the steps that wait for it."""

    def __init__(self, first: i64) -> None:
        super().__init__(CHANCE_SPACE.at(first))

    def bag(self, state: AgeOfHeroesState) -> vec[i64]:
        """How many of each are in the bag."""
        raise NotImplementedError

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if self.bag(state)[n] > 0 else WRONG_CARD

    def sample(self, state: AgeOfHeroesState, rng: Rng) -> i64:
        """A code, drawn in the right proportions."""
        bag = self.bag(state)
        left: i64 = 0
        for n in range(self.size):
            left += bag[n]
        left = rng.below(left)
        at: i64 = 0
        while left >= bag[at]:
            left -= bag[at]
            at += 1
        return self.first + at

    def outcomes_into(self, state: AgeOfHeroesState, codes: vec[i64], weights: vec[i64]) -> i64:
        """The codes that may come, and their weights; return how many."""
        bag = self.bag(state)
        found: i64 = 0
        for n in range(self.size):
            if bag[n] > 0:
                codes[found] = self.first + n
                weights[found] = bag[n]
                found += 1
        return found


class DeckDraw(Draw):
    """A card of the resource deck, by kind."""

    def bag(self, state: AgeOfHeroesState) -> vec[i64]:
        return state.deck


class BattleDraw(Draw):
    """A battle card, by index of its value."""

    def bag(self, state: AgeOfHeroesState) -> vec[i64]:
        return state.battle


class HandDraw(Draw):
    """A card of the victim's hand, by kind."""

    def bag(self, state: AgeOfHeroesState) -> vec[i64]:
        found = zeros(self.size)
        for kind in range(self.size):
            found[kind] = many(state.hand[state.victim], kind)
        return found


class LotDraw(Draw):
    """A tribe that nobody has."""

    def bag(self, state: AgeOfHeroesState) -> vec[i64]:
        found = zeros(self.size)
        for tribe in range(self.size):
            found[tribe] = state.tribes_left >> tribe & 1
        return found
