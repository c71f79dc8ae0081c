"""Ways to go on from positions of the records, chance counted, against the file beside this one."""

from pathlib import Path

import pytest

from wartable.kernel import CHANCE, legal, lowest, zeros
from wartable.play import Record, replay

HERE = Path(__file__).parent
ROWS = [
    [part.strip() for part in line.split("|")]
    for line in (HERE / "perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def codes(game, state, seat):
    if seat != CHANCE:
        return legal(game, state, seat)
    found, weights = zeros(game.chances), zeros(game.chances)
    return [found[i] for i in range(game.chance_into(state, found, weights))]


def leaves(game, state, depth):
    mask = game.actors(state)
    if depth == 0 or mask == 0:
        return 1
    seat = int(lowest(mask))
    ways = codes(game, state, seat)
    if depth == 1:
        return len(ways)
    total = 0
    after = state.clone()
    for code in ways:
        after.copy_from(state)
        game.apply(after, seat, code, None)
        total += leaves(game, after, depth - 1)
    return total


def position(name, entries):
    text = (HERE / "records" / f"{name}.wtr").read_text(encoding="utf-8")
    return replay(Record.parse(text), upto=int(entries))


@pytest.mark.parametrize(("name", "entries", "wait", "depth", "count"), ROWS)
def test_ways_to_go_on(name, entries, wait, depth, count):
    match = position(name, entries)
    assert match.view(0).wait == wait
    assert leaves(match.game, match.state, int(depth)) == int(count)


@pytest.mark.parametrize(("name", "entries", "wait", "depth", "count"), ROWS)
def test_what_is_legal_is_what_is_not_refused(name, entries, wait, depth, count):
    match = position(name, entries)
    game, state = match.game, match.state
    seat = int(lowest(game.actors(state)))
    space = game.chances if seat == CHANCE else game.actions
    found = [code for code in range(space) if game.refusal(state, seat, code) == 0]
    assert found == codes(game, state, seat)


def test_every_decision_is_counted():
    """A line for each decision of seats and each draw in the middle of the game."""
    assert {wait for _, _, wait, _, _ in ROWS} >= {
        *("choose-fate", "place-order", "quick-action", "order-recruit", "more-recruit"),
        *("order-move", "order-attack", "more-attack", "order-castle", "tribe-action"),
        *("way-destroy", "claim-mission", "mountain-draw", "fate-deal", "extra-fate", "tile-draw"),
    }
