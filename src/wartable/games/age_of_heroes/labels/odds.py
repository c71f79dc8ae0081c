"""How a war may go: chances of a duel and of the whole battle, from what both sides can see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from wartable.games.age_of_heroes.engine.components import GOAL_KEYS
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


def sent(view: AgeOfHeroesView) -> Side:
    """The armies that the reader sends; before one is chosen, all that could go."""
    attack = attackers(view)
    if attack.armies or not 0 <= view.seat < view.seats:
        return attack
    ready = [army for army in view.tribes[view.seat].armies if not (army.quaked or army.away)]
    return Side(tuple(view.bonuses[0] * army.general for army in ready))


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
    cards = _deck(view)
    won = sum(_above(cards, mine, his) for mine, his in pairs) / len(pairs)
    lost = sum(_above(cards, his, mine) for mine, his in pairs) / len(pairs)
    return round(100 * won), round(100 * lost)


def aims(view: AgeOfHeroesView, attack: Side, defence: Side, tribe: TribeView) -> dict[str, int]:
    """By goal: how often, in per cent, the whole battle takes something from the tribe. What is not
    there nobody takes."""
    chances = victories(_deck(view), attack.added, defence.added)
    needed = {
        "conquest": view.conquest if tribe.cities else 0,
        "plunder": 1 if tribe.hand else 0,
        "destruction": view.wrecking if tribe.monument else 0,
    }
    return {
        goal: _per_cent(sum(chances[needed[goal] :])) if needed[goal] else 0 for goal in GOAL_KEYS
    }


def victories(
    cards: tuple[tuple[int, int], ...], mine: tuple[int, ...], his: tuple[int, ...]
) -> tuple[float, ...]:
    """How likely no, one, two … armies of the attacker come out victorious: duel after duel between
    any two that have not fought; whoever meets nobody is victorious."""
    spare = max(len(mine) - len(his), 0)
    return (0.0,) * spare + _duels(cards, tuple(sorted(mine)), tuple(sorted(his)))


@lru_cache(maxsize=4096)
def _duels(
    cards: tuple[tuple[int, int], ...], mine: tuple[int, ...], his: tuple[int, ...]
) -> tuple[float, ...]:
    """How likely no, one, two … of the duels are won."""
    if not mine or not his:
        return (1.0,)
    found = [0.0] * (min(len(mine), len(his)) + 1)
    for a in set(mine):
        for b in set(his):
            meet = mine.count(a) * his.count(b) / (len(mine) * len(his))
            won = _above(cards, a, b)
            for n, chance in enumerate(_duels(cards, _without(mine, a), _without(his, b))):
                found[n] += meet * (1 - won) * chance
                found[n + 1] += meet * won * chance
    return tuple(found)


def _without(added: tuple[int, ...], one: int) -> tuple[int, ...]:
    at = added.index(one)
    return added[:at] + added[at + 1 :]


def _per_cent(chance: float) -> int:
    """Rounded; what may happen is never 0, what may fail never 100."""
    if chance < 1e-9 or chance > 1 - 1e-9:
        return round(100 * chance)
    return min(max(round(100 * chance), 1), 99)


def _deck(view: AgeOfHeroesView) -> tuple[tuple[int, int], ...]:
    """The values of battle cards, and how many there are of each."""
    return tuple(zip(view.values, view.copies, strict=True))


def _above(cards: Sequence[tuple[int, int]], more: int, less: int) -> float:
    """How often one battle card with an addition beats another."""
    every = sum(n for _, n in cards)
    wins = sum(n * m for a, n in cards for b, m in cards if a + more > b + less)
    return wins / (every * every)
