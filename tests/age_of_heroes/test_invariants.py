"""Rules 13.4 after every command, 2 to 6 seats (interpreted, 3), both fairs, every option."""

from __future__ import annotations

import pytest

from tests.age_of_heroes.walks import RULES, walk
from wartable.games.age_of_heroes.setup import check_invariants
from wartable.kernel import Rng, compiled, legal
from wartable.testing import play_als

SEATS = range(2, 7) if compiled() else (3,)  # interpreted they take long
OPTIONS = [
    {},
    {"windows": 1},
    {"fair": 1},
    {"tribes": 1, "duels": 1, "famine": 1, "barbarians": 1},
    {"duels": 2, "barbarians": 2, "claim": 1, "exchange": 1, "fair": 1},
    {"leaving": 1, "deals": 1, "round-limit": 7},
]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS)
def test_invariants_hold_after_every_command(seats: int, options: dict[str, int]) -> None:
    """13.4, 1 to 6."""
    for state, _ in walk(seats, 10 * seats + len(options), options):
        check_invariants(state)
    assert RULES.outcome(state) is not None


@pytest.mark.parametrize("options", ({}, {"fair": 1}, {"leaving": 1, "windows": 1}))
def test_legal_is_exactly_what_is_not_refused(options: dict[str, int]) -> None:
    """Every code of the space, for every seat, now and then in a game."""
    for number, (state, _) in enumerate(walk(3, 31, options)):
        if number % 29 or number > 900:
            continue
        for seat in range(3):
            codes = legal(RULES, state, seat)
            assert codes == sorted(set(codes))
            found = [code for code in range(RULES.actions) if not RULES.refusal(state, seat, code)]
            assert codes == found


@pytest.mark.parametrize("seats", (2, 4))
def test_same_seed_and_commands_give_the_same_state(seats: int) -> None:
    """13.4, 7."""
    for (one, _), (two, _) in zip(walk(seats, 5), walk(seats, 5), strict=True):
        assert one.dump() == two.dump()


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS[:5])
def test_believed_worlds_keep_the_invariants(seats: int, options: dict[str, int]) -> None:
    """13.1: whatever a seat believes in is a table that could be, with the same choices for it."""
    rng = Rng(seats)
    for number, (state, _) in enumerate(walk(seats, 77 + seats, options)):
        if number % 7:
            continue
        for seat in range(seats):
            believed = state.clone()
            RULES.determinize(state, seat, rng, believed)
            check_invariants(believed)
            assert legal(RULES, believed, seat) == legal(RULES, state, seat)
            assert believed.hand[seat] == state.hand[seat]


def test_legal_payments_are_those_not_refused() -> None:
    """6.2: every code of the space, with gold to pay."""
    table = play_als("age-of-heroes", "h0 wood gold gold")
    codes = legal(table.game, table.state, 0)
    found = [code for code in range(RULES.actions) if not table.game.refusal(table.state, 0, code)]
    assert codes == found
