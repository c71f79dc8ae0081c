"""Change every figure of every card, one at a time, and see that a scenario notices.

    python -m tools.through_the_ages.card_mutants              # all of them, some minutes
    python -m tools.through_the_ages.card_mutants homer raid   # cards whose key contains a word

A mutant is tried in a process of its own, which fills the columns after the change, then imports
the rules that run effects and plays the scenarios of tests/through_the_ages/scenarios/cards_*.als
that name the card. It prints those that live.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from wartable.games.through_the_ages.engine.cards import columns, kinds
from wartable.games.through_the_ages.engine.cards.kinds import (
    ActionCard,
    Card,
    Hostility,
    Pact,
    Tactic,
    Territory,
    Wonder,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE, lay_out
from wartable.games.through_the_ages.engine.components import ARTILLERY, CAVALRY, INFANTRY
from wartable.games.through_the_ages.engine.effects import (
    completed,
    pacts,
    powers,
    prices,
    standing,
    whom,
)
from wartable.games.through_the_ages.engine.effects.base import Effect
from wartable.games.through_the_ages.engine.effects.events import ChooseGoods, Civilize, EventEffect
from wartable.games.through_the_ages.engine.effects.whom import Whom
from wartable.testing import parse_als

TESTS = Path(__file__).parents[2] / "tests" / "through_the_ages"
FIGURES = (
    *("science_cost", "revolution_cost", "cost", "urban_limit", "ma_cost"),
    *("army_strength", "army_outdated", "defense"),
)
OTHERS: dict[Whom, tuple[Whom, ...]] = {  # whom else an event might concern
    whom.ALL: (whom.STRONGEST,),
    whom.STRONGEST: (whom.ALL, whom.TWO_STRONGEST),
    whom.WEAKEST: (whom.ALL, whom.TWO_WEAKEST),
    whom.TWO_STRONGEST: (whom.STRONGEST, whom.ALL),
    whom.TWO_WEAKEST: (whom.WEAKEST, whom.ALL),
    whom.MOST_CULTURE: (whom.ALL,),
    whom.LEAST_CULTURE: (whom.ALL,),
    whom.MOST_CULTURE_IF_WEAK: (whom.MOST_CULTURE, whom.TWO_WEAKEST),
    whom.MOST_HAPPY: (whom.ALL, whom.STRONGEST),
    whom.MOST_DISCONTENT: (whom.ALL, whom.WEAKEST),
}
UNSEEN = {
    ("engineering", "stages-at-once.stages"),
    ("prosperity", "food-by-happiness.most"),
    ("impact-of-happiness", "score-happiness.most"),
    ("raid-iii", "raid-2.levels[0] 3 to 4"),
}
ALIKE = (ChooseGoods, Civilize)  # their figures are one figure
Mutant = tuple[str, Callable[[], None]]


def harmless(card: Card, words: str) -> bool:
    """What nobody could see: no action builds five stages; happiness ends at 8; no building is
    of a level above III; nobody attacks where a pact forbids it; some armies have no unit too
    old."""
    if (card.key, words) in UNSEEN:
        return True
    if isinstance(card, Pact):
        return card.forbids_attack and words == "ends_on_attack"
    if not isinstance(card, Tactic):
        return False
    needed = [k for k, n in zip((INFANTRY, CAVALRY, ARTILLERY), card.army, strict=True) if n]
    return words == "army_outdated" and not any(
        row.kind in needed and row.age <= card.age - 2 for row in CARD_TABLE
    )


def setting(thing: object, name: str, value: object) -> Callable[[], None]:
    return lambda: setattr(thing, name, value)


def setting_all(thing: object, names: Iterable[str], value: object) -> Callable[[], None]:
    def change() -> None:
        for name in names:
            setattr(thing, name, value)

    return change


def mutants(card: Card) -> Iterator[Mutant]:
    """What is changed, in words, and the doing of it."""
    for thing, names in ((card, FIGURES), (card.gives, card.gives.shows)):
        for name in names:
            if value := getattr(thing, name, 0):
                yield name, setting(thing, name, value + 1)
    if isinstance(card, Wonder):
        yield from tables(card, "stages")
        yield "a stage less", setting(card, "stages", card.stages[:-1])
    if isinstance(card, Tactic):
        yield from tables(card, "army")
    if isinstance(card, Territory):
        goods = ("food", "resource", "science", "culture", "population", "cards")
        yield from figure_mutants(card.once, goods, "once")
    if isinstance(card, Pact):
        yield from pact_mutants(card)
    for effect in card.effects:
        yield from effect_mutants(effect)
        rest = tuple(other for other in card.effects if other is not effect)
        if rest or not isinstance(card, ActionCard | Hostility):
            yield f"without {effect.wording()}", setting(card, "effects", rest)


def pact_mutants(card: Pact) -> Iterator[Mutant]:
    for name in ("symmetric", "forbids_attack", "ends_on_attack"):
        yield name, setting(card, name, not getattr(card, name))
    for side in (card.a,) if card.symmetric else (card.a, card.b):
        for clause in side.clauses:
            yield from effect_mutants(clause)
            rest = tuple(other for other in side.clauses if other is not clause)
            yield f"without {clause.wording() or 'bonuses'}", setting(side, "clauses", rest)


def tables(thing: object, name: str, prefix: str = "") -> Iterator[Mutant]:
    """Each cell of a tuple or column one higher, and one lower where there is something."""
    cells = getattr(thing, name)
    for at, value in enumerate(cells):
        for new in (value + 1, value - 1):
            if new >= 0:
                changed = type(cells)([*cells[:at], new, *cells[at + 1 :]])
                yield f"{prefix}{name}[{at}] {value} to {new}", setting(thing, name, changed)


def figure_mutants(thing: object, names: Iterable[str], prefix: str) -> Iterator[Mutant]:
    for name in names:
        value = getattr(thing, name)
        if not isinstance(value, int):
            yield from tables(thing, name, f"{prefix}.")
        elif value:
            yield f"{prefix}.{name}", setting(thing, name, value + (1 if value > 0 else -1))


def effect_mutants(effect: Effect) -> Iterator[Mutant]:
    prefix = effect.wording()
    if isinstance(effect, ALIKE):
        value = getattr(effect, effect.shows[0])
        changed = value + (1 if value > 0 else -1)
        yield prefix, setting_all(effect, effect.shows, changed)
    else:
        yield from figure_mutants(effect, effect.shows, prefix)
    if isinstance(effect, standing.StrengthPerUnit):
        for kind in effect.units:
            rest = type(effect.units)([other for other in effect.units if other != kind])
            yield f"{prefix} without {kind}", setting(effect, "units", rest)
    if isinstance(effect, EventEffect):
        for who in OTHERS[effect.who]:
            yield f"{prefix} for {who.text}", setting(effect, "who", who)


def lay_out_again() -> None:
    """Empty the columns, then fill them from the rows as they are now."""
    for module in (columns, kinds, pacts, powers, prices):
        for name, cells in vars(module).items():
            if type(cells) is type(columns.KIND) and name != "FIRST":
                for at in range(len(cells)):
                    cells[at] = int(name == "DEFENSE")
    standing.STANDING[:] = [None] * len(standing.STANDING)
    completed.COMPLETED[:] = [None] * len(completed.COMPLETED)
    lay_out()


def play(key: str) -> None:
    """Every scenario of cards at work that names the card."""
    plugin = importlib.import_module("wartable.games.through_the_ages.plugin").GAME
    for file in sorted(TESTS.glob("scenarios/cards_*.als")):
        for scenario in parse_als(file.read_text(encoding="utf-8"), file.name, plugin):
            if any(key in re.findall(r"[a-z0-9-]+", line.text) for line in scenario.lines):
                scenario.run()


def notices(key: str, change: Callable[[], None]) -> bool:
    """Whether any scenario that names the card fails after the change."""
    if (child := os.fork()) == 0:
        seen = 1
        try:
            change()
            lay_out_again()
            play(key)
        except BaseException:
            seen = 0
        os._exit(seen)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 1


def main(*parts: str) -> int:
    tried, alive = 0, 0
    for card in CARD_TABLE:
        if parts and not any(part in card.key for part in parts):
            continue
        for words, change in mutants(card):
            if harmless(card, words):
                continue
            tried += 1
            if not notices(card.key, change):
                alive += 1
                print(f"{card.key}: {words}", flush=True)
    print(f"{tried} mutants, {alive} unnoticed")
    return min(alive, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
