"""What a seat looks at before it decides: its view, its legal actions, the figures of rivals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from wartable.games.through_the_ages.engine.actions.codes import SPACE
from wartable.games.through_the_ages.engine.cards.columns import (
    AGGRESSIONS,
    BONUSES,
    BUILDINGS,
    DEFENSE,
    TACTICS,
)
from wartable.games.through_the_ages.engine.effects.powers import KHAN
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules.attacks import attack_bonus, strength_against
from wartable.games.through_the_ages.engine.rules.standing import has_ability, tactical_strength
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.names import name
from wartable.games.through_the_ages.views import ThroughTheAgesView, view
from wartable.games.through_the_ages.views.civs import Civ
from wartable.i18n import Texts
from wartable.kernel import Knowledge
from wartable.kernel.spans import Act

WORLDS = 24  # hands that a rival may hold
Args = dict[str, str | int]  # of a sentence
Concern = tuple[int, str] | None  # how pressing it is, and a sentence


@dataclass(frozen=True)
class Sight:
    """A seat before a decision."""

    seen: Knowledge[AgesState]
    texts: Texts

    @cached_property
    def view(self) -> ThroughTheAgesView:
        return view(RULES, self.seen.believed, self.seen.seat)

    @cached_property
    def legal(self) -> list[tuple[int, Act]]:
        """Legal actions with what they say."""
        return [(action, SPACE.act(action)) for action in self.seen.legal]

    @property
    def civ(self) -> Civ:
        return self.view.civs[self.seen.seat]

    @cached_property
    def rivals(self) -> list[Civ]:
        """Those who are still in the game, the strongest first."""
        found = [civ for civ in self.view.civs if civ.seat != self.seen.seat and civ.playing]
        return sorted(found, key=lambda civ: (-civ.strength, civ.seat))

    @property
    def asked(self) -> str:
        """What is awaited."""
        return self.view.pending.kind if self.view.pending else ""

    def verbs(self, *wanted: str) -> list[tuple[int, Act]]:
        """Legal actions of some verbs."""
        return [(action, act) for action, act in self.legal if act.verb in wanted]

    def card(self, key: str) -> str:
        """What a card is called."""
        return name(key, self.texts)

    def strength_with(self, tactic: int) -> int:
        """How much stronger another tactic would make the units there are."""
        civ = self.seen.believed.civs[self.seen.seat]
        khan = has_ability(civ, KHAN)
        now = tactical_strength(civ.workers, BUILDINGS, civ.tactic, khan)
        return int(tactical_strength(civ.workers, BUILDINGS, tactic, khan) - now)

    def odds(self, rival: int) -> int:
        """In how many of a hundred hands that a rival may hold an aggression of the seat against it
        could not be repelled."""
        won = sum(_breaks(self.seen.sample(), self.seen.seat, rival) for _ in range(WORLDS))
        return round(100 * won / WORLDS)


def _breaks(state: AgesState, seat: int, rival: int) -> bool:
    """Whether an aggression is too strong for all that the rival holds."""
    attack = strength_against(state, seat, rival) + attack_bonus(state, seat, rival)
    return attack > strength_against(state, rival, seat) + most_defence(state, rival, 0)


def most_defence(state: AgesState, seat: int, used: int) -> int:
    """What a hand can add in defence, when so many cards of it have been used."""
    civ = state.civs[seat]
    left, total = civ.ma_total - used, 0
    for card in range(AGGRESSIONS - 1, BONUSES - 1, -1):
        times = min(left, civ.military[card - TACTICS])
        total += times * DEFENSE[card]
        left -= times
    bonuses = sum(civ.military[card - TACTICS] for card in range(BONUSES, AGGRESSIONS))
    return int(total + max(0, min(left, civ.military_count - bonuses)))
