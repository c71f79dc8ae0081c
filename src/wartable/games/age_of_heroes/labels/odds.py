"""How a war may go: chances of a duel, from what both sides can see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wartable.games.age_of_heroes.views import AgeOfHeroesView, TribeView


@dataclass(frozen=True)
class Side:
    """One side of a war: what is added to the battle card of each of its armies."""

    added: tuple[int, ...]

    @property
    def armies(self) -> int:
        return len(self.added)


def attackers(view: AgeOfHeroesView) -> Side:
    """Whoever marches, or is about to."""
    battle = view.battle
    if battle is None:
        return Side(())
    if battle.foe is None:
        return Side((0,) * battle.raiders)
    general = view.bonuses[0]
    led = {f"army-{army.number}" for t in view.tribes for army in t.armies if army.general}
    return Side(
        tuple(general * (unit in led or f"foe {unit}" in battle.led) for unit in battle.force)
    )


def defenders(view: AgeOfHeroesView, tribe: TribeView) -> Side:
    """The ready armies of a tribe; Heroes may join them, or Olympic Games end it all."""
    general, fortress = view.bonuses
    ready = [army for army in tribe.armies if not (army.quaked or army.away)]
    walls = fortress * tribe.fortresses
    return Side(tuple(walls + general * army.general for army in ready))


def odds(view: AgeOfHeroesView, attack: Side, defence: Side) -> tuple[int, int]:
    """How often the attacker wins a duel, and how often the defender does, in per cent; each army
    of one side is as likely to meet each of the other."""
    pairs = [(mine, his) for mine in attack.added for his in defence.added]
    if not pairs:
        return 100, 0
    won = sum(_above(view, mine, his) for mine, his in pairs) / len(pairs)
    lost = sum(_above(view, his, mine) for mine, his in pairs) / len(pairs)
    return round(100 * won), round(100 * lost)


def _above(view: AgeOfHeroesView, more: int, less: int) -> float:
    """How often one battle card with an addition beats another."""
    cards: Sequence[tuple[int, int]] = [*zip(view.values, view.copies, strict=True)]
    every = sum(n for _, n in cards)
    wins = sum(n * m for a, n in cards for b, m in cards if a + more > b + less)
    return wins / (every * every)
