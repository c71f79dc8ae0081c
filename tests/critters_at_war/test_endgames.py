"""Last cards of a battle, solved, and how the bots play them."""

from __future__ import annotations

import pytest

from tests.needs import needs_compiled
from tools.critters_at_war.endgames import Solver, compared, endgame, tree_of
from wartable.games.critters_at_war.bots import TreeBot, learned
from wartable.games.critters_at_war.bots.learned import ExpertBot, NetBot


@pytest.mark.parametrize("seed", [7, 8])
def test_the_solution_cannot_be_answered(seed: int) -> None:
    """One card in each hand, 42 deals: neither seat gains by knowing the other's mixture, and one
    that always does the first thing it may is answered."""
    table = endgame(seed, (1, 1))
    assert table is not None
    solver = Solver(tree_of(table))
    solution, gap = solver.solve(0.002)
    assert solver.tree.deals == 42 and 0 <= gap < 0.002
    assert sum(solver.best(solution, seat) for seat in range(2)) == pytest.approx(1 + gap)
    first = solution * 0
    first[solver.firsts] = 1
    assert sum(solver.best(first, seat) for seat in range(2)) > 1.05


@needs_compiled
def test_last_cards_are_played_as_the_solution_says() -> None:
    """The net alone gives away several points in a hundred."""
    table = endgame(8, (1, 1))
    assert table is not None
    solver = Solver(tree_of(table))
    solution, _ = solver.solve(0.002)
    found = compared(solver, solution, ExpertBot(learned.net(), TreeBot(3000, None)))
    assert found.answered < 0.005 and found.lost < 0.005 and found.error < 0.03
    assert compared(solver, solution, NetBot(learned.net(), TreeBot())).answered > 0.03
