"""The action phase, and the first turn. Rules 3.3, 8, 15.1."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import codes, frames, refusals
from wartable.games.through_the_ages.engine.cards.columns import BUILDINGS, WORKPLACES
from wartable.games.through_the_ages.engine.rules import civil
from wartable.games.through_the_ages.engine.rules.civil import civil_actions, military_actions
from wartable.games.through_the_ages.engine.rules.stack import frame_seat
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.games.through_the_ages.engine.steps import hand, powers
from wartable.games.through_the_ages.engine.steps.base import Leave, Question, Verb
from wartable.kernel.numbers import NONE
from wartable.kernel.steps import Step

# ---- for a civil action


@final
class Populate(Verb):
    """Increase population."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        if civil_actions(civ) < 1:
            return refusals.NO_ACTION
        return civil.population_refusal(civ, 0)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civil.spend_civil(state.civs[seat], 1)
        civil.increase_population(state, seat, 0, told)


@final
class Stage(Verb):
    """Stages of the wonder, `n + 1` at once."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if state.civs[seat].wonder != NONE:
            for more in range(self.size):
                if self.refusal(state, seat, more) != 0:
                    break
                buf[n] = self.first + more
                n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        if civil_actions(civ) < 1:
            return refusals.NO_ACTION
        return civil.stage_refusal(civ, n + 1, 0)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civil.spend_civil(state.civs[seat], 1)
        civil.build_stages(state, seat, n + 1, 0, told)


@final
class Take(Verb):
    """A card of the row."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        budget = civil_actions(state.civs[seat])
        for slot in range(self.size):
            if civil.take_refusal(state, seat, slot, budget) == 0:
                buf[n] = self.first + slot
                n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return civil.take_refusal(state, seat, n, civil_actions(state.civs[seat]))

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civil.spend_civil(state.civs[seat], civil.take(state, seat, n, told))


# ---- workers: a civil action for a building, a military one for a unit


def first_place(civ: Civ) -> i64:
    """Where the workplaces begin for which there are actions …"""
    if civil_actions(civ) > 0:
        return 0
    return BUILDINGS


def end_place(civ: Civ) -> i64:
    """… and where they end."""
    return WORKPLACES if military_actions(civ) > 0 else BUILDINGS


@final
class Build(Verb):
    """An unused worker onto a card."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        civ = state.civs[seat]
        if civ.unused > 0:
            for place in range(first_place(civ), end_place(civ)):
                if civ.techs >> place & 1 != 0 and civil.build_refusal(civ, place, 0) == 0:
                    buf[n] = self.first + place
                    n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        why = civil.action_refusal(civ, n)
        return why if why != 0 else civil.build_refusal(civ, n, 0)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civil.spend_action(state.civs[seat], n)
        civil.build(state, seat, n, 0, told)


@final
class Upgrade(Verb):
    """A worker onto a card of the same kind and a higher level."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        civ = state.civs[seat]
        for place in range(first_place(civ), end_place(civ)):
            if civ.workers[place] > 0:
                for pair in range(codes.UPGRADE_FIRST[place], codes.UPGRADE_FIRST[place + 1]):
                    if civil.upgrade_refusal(civ, pair, 0) == 0:
                        buf[n] = self.first + pair
                        n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        why = civil.action_refusal(civ, civil.OLD[n])
        return why if why != 0 else civil.upgrade_refusal(civ, n, 0)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civil.spend_action(state.civs[seat], civil.OLD[n])
        civil.upgrade(state, seat, civil.OLD[n], civil.NEW[n], 0, told)


@final
class Raze(Verb):
    """Destroy a building or disband a unit."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        civ = state.civs[seat]
        if civil.action_refusal(civ, self.base) == 0:
            for i in range(self.size):
                if civ.workers[self.base + i] > 0:
                    buf[n] = self.first + i
                    n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return civil.raze_refusal(state.civs[seat], self.base + n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civil.raze(state, seat, self.base + n, told)


class Phase(Question):
    """One action after the other, until its seat says that the turn is over: so what it did last
    can be taken back. Where turns end by themselves, whoever has actions left is asked. A-6"""

    def go_on(self, state: AgesState, told: Telling) -> bool:
        if state.opt_ends == 0 or not spent(state.civs[frame_seat(state)]):
            return True
        return super().go_on(state, told)


def spent(civ: Civ) -> bool:
    """Whether no actions are left."""
    return civil_actions(civ) + military_actions(civ) == 0


@final
class ActionPhase(Phase):
    """The phase with all its actions. Nothing is asked for so often: its list is written out."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64]) -> i64:
        civ = state.civs[seat]
        led = civ.leader != NONE
        buf[0] = codes.DONE
        n: i64 = 1
        if POPULATE.refusal(state, seat, 0) == 0:
            buf[n] = codes.POPULATION
            n += 1
        n = powers.single_into(state, seat, buf, n)
        n = STAGE.legal_into(state, seat, buf, n)
        n = TAKE.legal_into(state, seat, buf, n)
        n = BUILD.legal_into(state, seat, buf, n)
        n = UPGRADE.legal_into(state, seat, buf, n)
        if led:
            n = powers.BACH.legal_into(state, seat, buf, n)
        n = RAZE.legal_into(state, seat, buf, n)
        n = DISBAND.legal_into(state, seat, buf, n)
        if led:
            n = powers.BARBAROSSA.legal_into(state, seat, buf, n)
        if civ.hand_count > 0:
            n = hand.LEAD.legal_into(state, seat, buf, n)
            n = hand.DEVELOP.legal_into(state, seat, buf, n)
            n = hand.REVOLT.legal_into(state, seat, buf, n)
            n = hand.PLAY.legal_into(state, seat, buf, n)
        n = hand.ADOPT.legal_into(state, seat, buf, n)
        n = hand.COPY.legal_into(state, seat, buf, n)
        for power in powers.LATER_POWERS:
            n = power.legal_into(state, seat, buf, n)
        return n


POPULATE: Final = Populate(codes.POPULATION)
STAGE: Final = Stage(codes.STAGE)
TAKE: Final = Take(codes.TAKE)
BUILD: Final = Build(codes.BUILD)
UPGRADE: Final = Upgrade(codes.UPGRADE)
RAZE: Final = Raze(codes.RAZE)
DISBAND: Final = Raze(codes.DISBAND)
STEPS: Final[dict[int, Step[AgesState]]] = {
    frames.FIRST_TURN: Phase("first-turn", Leave(codes.DONE), TAKE, elsewhere=refusals.ONLY_TAKING),
    frames.ACTION: ActionPhase(
        "action",
        *[Leave(codes.DONE), POPULATE, STAGE, TAKE, BUILD, UPGRADE, RAZE, DISBAND],
        *hand.PLAYS,
        *powers.ACTING_POWERS,
        elsewhere=refusals.NOT_NOW,
    ),
}
