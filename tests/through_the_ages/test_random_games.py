"""Random games end, keep the invariants, and come out the same compiled and interpreted."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from wartable.games.through_the_ages.plugin import GAME as PLUGIN
from wartable.games.through_the_ages.setup.invariants import check, check_urban_limit
from wartable.kernel import CHANCE, Event, Rng, legal, lowest, zeros

GAME = PLUGIN.game()
CHECKSUMS = {1: 1021556598904392512, 2: 2201809434919359776}  # by version of the rules
LATER = {"last_event", "opt_variant", "opt_ends", "rules"}  # fields that came later


def whole_game(seats: int, seed: int, options: dict[str, int], checked: bool) -> Any:
    rng, state = Rng(seed), GAME.start(seats, options)
    while mask := GAME.actors(state):
        seat = lowest(mask)
        if seat == CHANCE:
            action = GAME.sample_chance(state, rng)
        else:
            codes = legal(GAME, state, seat)
            action = codes[rng.below(len(codes))]
        assert GAME.refusal(state, seat, action) == 0
        before = state.clone() if checked else state
        told: list[Event] = []
        GAME.apply(state, seat, action, told)
        if checked:
            check(state)
            check_urban_limit(state, before)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_after_every_step(seats: int) -> None:
    """Rules 22."""
    state = whole_game(seats, seats, {"resignation": 0}, checked=True)
    assert state.ended == 1
    assert state.round == state.last_round  # 22.7: everybody had the same number of turns


def test_with_resignations() -> None:
    """5.7: whoever is left last has won."""
    for seed in range(6):
        state = whole_game(4, seed, {"resignation": 1}, checked=True)
        assert state.ended in (1, 2)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("variant", ["peaceful", "first"])
def test_variants(variant: str, seats: int) -> None:
    """V-1, V-2: they end as the whole game does, after a whole round."""
    state = whole_game(
        seats, 5, PLUGIN.settings({"variant": variant, "resignation": "off"}), checked=True
    )
    assert state.ended == 1 and state.round == state.last_round


@pytest.mark.parametrize("rules", CHECKSUMS)
def test_checksum(rules: int) -> None:
    """The same figures compiled and interpreted; but for later fields those that rules 1 had."""
    total = 0
    for seats in (2, 3, 4):
        state = whole_game(seats, 77, {"rules": rules}, checked=False)
        names = state.layout().split()  # fields that are one number come first
        for at, number in enumerate(state.dump()):
            if at >= len(names) or names[at] not in LATER:
                total = (total * 31 + number) % (2**61 - 1)
    assert total == CHECKSUMS[rules]


def columns() -> dict[str, list[int]]:
    """Every column of numbers that a module of the engine holds."""
    engine = GAME.__module__.rpartition(".")[0]
    return {
        f"{module}.{name}": list(value)
        for module, found in sys.modules.items()
        if module.startswith(engine)
        for name, value in vars(found).items()
        if isinstance(value, type(zeros(0)))
    }


def test_the_rules_remember_nothing() -> None:
    """Tables are replayed in threads: what one game leaves behind another would find."""
    before = columns()
    assert len(before) > 50
    whole_game(3, 5, {}, checked=False)
    assert columns() == before
