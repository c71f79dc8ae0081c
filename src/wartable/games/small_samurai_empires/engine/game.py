"""The rules, tied to the kernel's contract."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.small_samurai_empires.engine import beliefs, chance, features, state
from wartable.games.small_samurai_empires.engine.actions import (
    ACTIONS,
    CHANCES,
    ENDED,
    NOTHING,
    PLACE_ORDER,
)
from wartable.games.small_samurai_empires.engine.components import (
    QUICK_ATTACK,
    QUICK_HARVEST,
    QUICK_MOVE,
    QUICK_RECRUIT,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules import armies, epoch, moving, opening
from wartable.games.small_samurai_empires.engine.rules.course import Course
from wartable.games.small_samurai_empires.engine.rules.deciding import (
    Choice,
    Decision,
    QuickDecision,
    Turn,
)
from wartable.games.small_samurai_empires.engine.rules.finishing import Stop
from wartable.games.small_samurai_empires.engine.rules.missions import Claim, ClaimNoMore
from wartable.games.small_samurai_empires.engine.rules.planning import ChooseFate, PlaceOrder
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, NONE, Event, Options, Outcome, Rng, zeros
from wartable.kernel.steps import Step, StepGame

TURNS: Final[i64] = ENDED - PLACE_ORDER  # kinds of them, from PLACE_ORDER on


def all_steps(figures: Figures) -> list[Step[SamuraiState]]:
    """What can be awaited, by number."""
    stop = Stop(figures)
    move, explore = moving.Move(figures), moving.Explore(figures)
    destroy, recruit = armies.Destroy(figures), armies.Recruit(figures)
    quick: list[Choice] = [move, explore, destroy, recruit, armies.Harvest(figures)]
    kinds: list[int] = [QUICK_MOVE, QUICK_MOVE, QUICK_ATTACK, QUICK_RECRUIT, QUICK_HARVEST]
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
        QuickDecision("quick-action", stop, quick, kinds),
        Decision("order-recruit", stop, [armies.RecruitByOrder(figures)]),
        Decision("more-recruit", stop, [armies.RecruitMore(figures)]),
        Decision("order-move", stop, by_order),
        Decision("order-attack", stop, [armies.DestroyByOrder(figures)]),
        Decision("more-attack", stop, [armies.DestroyMore(figures)]),
        Decision("order-castle", stop, castle),
        QuickDecision("tribe-action", stop, quick, kinds),
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
        self.features = features.LAYOUT
        self.figures = figures
        self.origin = origin
        steps = all_steps(figures)
        self.course = cast(Course, steps[NOTHING])
        self.turns = vec[Turn]([step for step in steps if isinstance(step, Turn)])
        self.steps = steps

    def start(self, seats: i64, options: Options) -> SamuraiState:
        return opening.start(self.figures, seats, options)

    def load(self, data: list[int]) -> SamuraiState:
        return state.load(data)

    def awaits(self, state: SamuraiState) -> i64:
        if state.wait == ENDED:
            return NONE
        return state.wait

    # What follows is done without `awaits`, and for the turns of one seat and the course between
    # them, which are most of play, without the general methods of the steps: compiled, those calls
    # would cost a tenth of it.

    def actors(self, state: SamuraiState) -> i64:
        if PLACE_ORDER <= state.wait < ENDED:
            return BIT[state.current]
        if state.wait == ENDED:
            return 0
        return self._steps[state.wait].actors(state)

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64]) -> i64:
        turn = state.wait - PLACE_ORDER
        if not 0 <= turn < TURNS:
            return super().legal_into(state, seat, buf)
        if seat != state.current:
            return 0
        return self.turns[turn].legal_into(state, seat, buf)

    def apply(self, state: SamuraiState, seat: i64, action: i64, told: list[Event] | None) -> None:
        turn = state.wait - PLACE_ORDER
        if turn >= 0:
            self.turns[turn].answer(state, seat, action, told)
        else:
            self._steps[state.wait].answer(state, seat, action, told)
        self.advance(state, told)

    def advance(self, state: SamuraiState, told: list[Event] | None) -> None:
        while True:
            turn = state.wait - PLACE_ORDER
            if 0 <= turn < TURNS:
                if self.turns[turn].go_on(state, told):
                    return
            elif state.wait == NOTHING:
                self.course.go_on(state, told)
            elif self._steps[state.wait].go_on(state, told):
                return

    def sample_chance(self, state: SamuraiState, rng: Rng) -> i64:
        return self._steps[state.wait].sample(state, rng)

    def has_choice(self, state: SamuraiState) -> bool:
        """Whether a decision on the map leaves anything but to pass."""
        turn = state.wait - PLACE_ORDER
        if turn < 0:
            return False
        return self.turns[turn].has_choice(state)

    def act(self, state: SamuraiState, action: i64) -> None:
        """Do what the seat decides, and nothing that comes by itself then."""
        turn = state.wait - PLACE_ORDER
        self.turns[turn].answer(state, state.current, action, None)

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

    def features_into(self, state: SamuraiState, seat: i64, buf: vec[i16], at: i64) -> None:
        features.features_into(state, self.actors(state), seat, buf, at)
