"""The rules, tied to the kernel's contract."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.through_the_ages.engine import beliefs, chance, features
from wartable.games.through_the_ages.engine import state as table
from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import ACTION_CODES, CHANCE_CODES
from wartable.games.through_the_ages.engine.rules.stack import frame_kind, frame_seat
from wartable.games.through_the_ages.engine.rules.start import start
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.steps import (
    action,
    auction,
    events,
    hand,
    losses,
    political,
    spoils,
    turn,
)
from wartable.kernel.contract import Event, Options, Outcome
from wartable.kernel.numbers import NONE, zeros
from wartable.kernel.rng import Rng
from wartable.kernel.steps import Step, StepGame


def _steps() -> list[Step[AgesState]]:
    """Every step at the number of its frame."""
    found: dict[int, Step[AgesState]] = {
        **chance.STEPS,
        **turn.STEPS,
        **political.STEPS,
        **action.STEPS,
        **hand.STEPS,
        **auction.STEPS,
        **events.STEPS,
        **losses.STEPS,
        **spoils.STEPS,
    }
    unused: Step[AgesState] = Step("")
    return [found.get(number, unused) for number in range(max(found) + 1)]


@final
class ThroughTheAges(StepGame[AgesState]):
    """The frame on top of the stack is awaited."""

    def __init__(self) -> None:
        self.actions = ACTION_CODES
        self.chances = CHANCE_CODES
        self.features = features.LAYOUT
        self.steps = _steps()

    def awaits(self, state: AgesState) -> i64:
        if state.ended != 0:
            return NONE
        return frame_kind(state)

    # The next three say what `StepGame` says, with `awaits` written out: they are called so often
    # that its calls would be felt.

    def actors(self, state: AgesState) -> i64:
        if state.ended != 0:
            return 0
        return self._steps[frame_kind(state)].actors(state)

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64]) -> i64:
        if state.ended != 0:
            return 0
        kind = frame_kind(state)
        if kind < frames.WAITING or frame_seat(state) != seat:
            return 0
        return self._steps[kind].legal_into(state, seat, buf)

    def advance(self, state: AgesState, told: list[Event] | None) -> None:
        while state.ended == 0:
            step = self._steps[frame_kind(state)]
            if not step.moves or step.go_on(state, told):
                return

    def start(self, seats: i64, options: Options) -> AgesState:
        return start(seats, options)

    def load(self, data: list[int]) -> AgesState:
        """ValueError where a military hand does not hold as many cards as it says."""
        state = table.load(data)
        for civ in state.civs:
            held: i64 = 0
            for card in range(len(civ.military)):
                held += civ.military[card]
            if held != civ.military_count:
                raise ValueError(f"a military hand of {civ.military_count} cards holds {held}")
        return state

    def determinize(self, state: AgesState, seat: i64, rng: Rng, into: AgesState) -> None:
        beliefs.determinize(state, seat, rng, into)

    def standing_into(self, state: AgesState, buf: vec[i64]) -> None:
        """Culture; whoever resigned is behind everybody."""
        for seat in range(state.seats):
            civ = state.civs[seat]
            buf[seat] = civ.culture if civ.playing != 0 else -1

    def outcome(self, state: AgesState) -> Outcome | None:
        if state.ended == 0:
            return None
        standings = zeros(state.seats)
        self.standing_into(state, standings)
        return Outcome([*standings], state.ended)

    def features_into(self, state: AgesState, seat: i64, buf: vec[i16], at: i64) -> None:
        kind: i64 = frames.TURN  # when it is over nothing is awaited
        if state.ended == 0:
            kind = frame_kind(state)
        features.features_into(state, self._steps[kind], seat, buf, at)


RULES: Final = ThroughTheAges()
