"""Ways to go on from small positions, chance counted, against the file beside this one."""

from __future__ import annotations

from pathlib import Path

import pytest

from wartable.games.age_of_war.engine.actions import ACTIONS, CHANCES
from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel import CHANCE, legal, lowest, zeros
from wartable.testing import play_als

GAME = AgeOfWar()
ROWS = [
    [part.strip() for part in line.split("|")]
    for line in (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def codes(state: AgeOfWarState, seat: int) -> list[int]:
    if seat != CHANCE:
        return legal(GAME, state, seat)
    found, weights = zeros(CHANCES), zeros(CHANCES)
    return [found[i] for i in range(GAME.chance_into(state, found, weights))]


def leaves(state: AgeOfWarState, depth: int) -> int:
    mask = GAME.actors(state)
    if depth == 0 or mask == 0:
        return 1
    seat = int(lowest(mask))
    if depth == 1:
        return len(codes(state, seat))
    total = 0
    for code in codes(state, seat):
        after = state.clone()
        GAME.apply(after, seat, code, None)
        total += leaves(after, depth - 1)
    return total


def position(seats: str, script: str) -> AgeOfWarState:
    table = play_als("age-of-war", f"seats {seats}", {"first": "0"})
    state: AgeOfWarState = table.do(script.replace(",", "\n")).state
    return state


@pytest.mark.parametrize(("seats", "script", "depth", "count"), ROWS)
def test_ways_to_go_on(seats: str, script: str, depth: str, count: str) -> None:
    assert leaves(position(seats, script), int(depth)) == int(count)


@pytest.mark.parametrize(("seats", "script", "depth", "count"), ROWS)
def test_what_is_legal_is_what_is_not_refused(
    seats: str, script: str, depth: str, count: str
) -> None:
    state = position(seats, script)
    seat = int(lowest(GAME.actors(state)))
    space = CHANCES if seat == CHANCE else ACTIONS
    open_codes = [code for code in range(space) if GAME.refusal(state, seat, code) == 0]
    assert open_codes == codes(state, seat)
