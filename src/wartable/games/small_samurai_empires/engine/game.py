"""The rules, tied to the kernel's contract."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine import beliefs, chance, state
from wartable.games.small_samurai_empires.engine.actions import ACTIONS, CHANCES, ENDED
from wartable.games.small_samurai_empires.engine.components import (
    QUICK_ATTACK,
    QUICK_HARVEST,
    QUICK_MOVE,
    QUICK_RECRUIT,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules import armies, epoch, moving, opening
from wartable.games.small_samurai_empires.engine.rules.course import Course
from wartable.games.small_samurai_empires.engine.rules.deciding import Choice, Decision, Quick
from wartable.games.small_samurai_empires.engine.rules.finishing import Stop
from wartable.games.small_samurai_empires.engine.rules.missions import Claim, ClaimNoMore
from wartable.games.small_samurai_empires.engine.rules.planning import ChooseFate, PlaceOrder
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import NONE, Options, Outcome, Rng, zeros
from wartable.kernel.steps import Step, StepGame


def all_steps(figures: Figures) -> list[Step[SamuraiState]]:
    """What can be awaited, by number."""
    stop = Stop(figures)
    move, explore = moving.Move(figures), moving.Explore(figures)
    quick: list[Choice] = [
        Quick(QUICK_MOVE, move),
        Quick(QUICK_MOVE, explore),
        Quick(QUICK_ATTACK, armies.Destroy(figures)),
        Quick(QUICK_RECRUIT, armies.Recruit(figures)),
        Quick(QUICK_HARVEST, armies.Harvest(figures)),
    ]
    by_order: list[Choice] = [move, explore, moving.Ship(figures), moving.BuyMove(figures)]
    castle: list[Choice] = [armies.Build(figures), armies.Reinforce(figures)]
    return [
        Course("nothing", figures),
        chance.TileDraw("tile-draw", figures),
        chance.MissionDraw("mission-draw", figures),
        chance.ShrineDraw("shrine-draw", figures),
        chance.QuickDraw("quick-draw", figures),
        chance.FateDeal("fate-deal", figures),
        chance.FirstDraw("first-draw", figures),
        chance.ExtraFate("extra-fate", figures),
        chance.MountainDraw("mountain-draw", figures),
        ChooseFate("choose-fate", figures),
        PlaceOrder("place-order", figures),
        Decision("quick-action", stop, quick),
        Decision("order-recruit", stop, [armies.RecruitByOrder(figures)]),
        Decision("more-recruit", stop, [armies.RecruitMore(figures)]),
        Decision("order-move", stop, by_order),
        Decision("order-attack", stop, [armies.DestroyByOrder(figures)]),
        Decision("more-attack", stop, [armies.DestroyMore(figures)]),
        Decision("order-castle", stop, castle),
        Decision("tribe-action", stop, quick),
        Decision("way-destroy", stop, [armies.DestroyOnTheWay(figures)]),
        Decision("claim-mission", ClaimNoMore(figures), [Claim(figures)]),
        Step("ended"),
    ]


@final
class SmallSamuraiEmpires(StepGame[SamuraiState]):
    """`origin` is whatever the figures were read with; the rules do not look at it."""

    def __init__(self, figures: Figures, origin: object = None) -> None:
        self.actions = ACTIONS
        self.chances = CHANCES
        self.figures = figures
        self.origin = origin
        self.steps = all_steps(figures)

    def start(self, seats: i64, options: Options) -> SamuraiState:
        return opening.start(self.figures, seats, options)

    def load(self, data: list[int]) -> SamuraiState:
        return state.load(data)

    def awaits(self, state: SamuraiState) -> i64:
        return NONE if state.wait == ENDED else state.wait

    def has_choice(self, state: SamuraiState) -> bool:
        """Whether a decision on the map leaves anything but to pass."""
        step = self._steps[state.wait]
        return isinstance(step, Decision) and step.has_choice(state)

    def act(self, state: SamuraiState, action: i64) -> None:
        """Do what the seat decides, and nothing that comes by itself then."""
        self._steps[state.wait].answer(state, state.current, action, None)

    def standing_into(self, state: SamuraiState, buf: vec[i64]) -> None:
        for seat in range(state.seats):
            buf[seat] = epoch.standing(state, seat)

    def outcome(self, state: SamuraiState) -> Outcome | None:
        if state.ended == 0:
            return None
        standings = zeros(state.seats)
        self.standing_into(state, standings)
        return Outcome([*standings], state.ended)

    def determinize(self, state: SamuraiState, seat: i64, rng: Rng, into: SamuraiState) -> None:
        beliefs.determinize(state, seat, rng, into)

    def score(self, standing: i64) -> i64:
        return epoch.points_of(standing)
