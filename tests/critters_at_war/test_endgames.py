"""Last cards of a battle, solved, and how the bots play them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.needs import needs_compiled
from tools.critters_at_war.endgames import Solver, compared, endgame, tree_of
from wartable.games.critters_at_war.bots import TreeBot, learned
from wartable.games.critters_at_war.bots.learned import ExpertBot, NetBot
from wartable.games.critters_at_war.engine.components import ALL_CARDS
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import Bot, Knowledge, Rng, legal, members


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


SOLVED = json.loads((Path(__file__).parent / "endgames.json").read_text(encoding="utf-8"))


TWO = [solved for solved in SOLVED if solved["cards"] == [2, 2]]
THREE = [solved for solved in SOLVED if solved["cards"] == [3, 3]]


@pytest.mark.parametrize("solved", SOLVED, ids=lambda solved: f"seed {solved['seed']}")
def test_what_was_solved_is_an_equilibrium_of_that_endgame(solved: dict[str, Any]) -> None:
    """Two cards in each hand, or three and the rest of the deck is known to both
    (tools/critters_at_war/deep.py): the endgame is the one of its seed, and whatever is taken often
    is as good as anything else, to within what was left to gain."""
    table = endgame(solved["seed"], tuple(solved["cards"]))
    assert table is not None and table.dump()[:14] == solved["table"][:14]
    assert solved["positions"] > 10_000_000 and solved["gap"] < 0.001
    for hand in solved["hands"]:
        actions = {int(code): row for code, row in hand["actions"].items()}
        assert set(actions) == set(legal(RULES, dealt(solved, hand), int(table.actor)))
        assert sum(share for _, share in actions.values()) == pytest.approx(1, abs=0.002)
        best = max(value for value, _ in actions.values())
        assert hand["value"] > best - 0.02
        assert all(value > best - 0.05 for value, share in actions.values() if share > 0.2)


def beside(bot: Bot[Any], endgames: list[dict[str, Any]]) -> tuple[float, float]:
    """What the first action gives away if best play follows, and how wrong a bot is about what
    hands are worth: in means, as chances to win the game."""
    lost, error = [], []
    for solved in endgames:
        for number, hand in enumerate(solved["hands"]):
            state = dealt(solved, hand)
            opinion = bot.opinion(Knowledge(RULES, state.actor, state, Rng(number)))
            assert opinion.policy is not None and opinion.value is not None
            worth = sum(hand["actions"][str(c)][0] * p for c, p in opinion.policy.items())
            lost.append(hand["value"] - worth)
            error.append(abs(hand["value"] - opinion.value))
    return sum(lost) / len(lost), sum(error) / len(error)


@needs_compiled
def test_hands_of_two_cards_beside_their_solution() -> None:
    lost, error = beside(ExpertBot(learned.net(), TreeBot(4000, None)), TWO)
    assert lost < 0.05 and error < 0.2
    assert beside(NetBot(learned.net(), TreeBot()), TWO)[0] > 0.08
    # which is why the search plays last cards


@needs_compiled
def test_hands_of_three_cards_beside_their_solution() -> None:
    """All hands are alike here, also those that nobody would have kept: the net has never met
    these, and a search does better."""
    assert beside(ExpertBot(learned.net(), TreeBot(4000, None), few=6), THREE)[0] < 0.06
    assert 0.08 < beside(NetBot(learned.net(), TreeBot()), THREE)[0] < 0.12


def dealt(solved: dict[str, Any], hand: dict[str, Any]) -> CrittersState:
    """A deal with this hand of the seat to act; the seat cannot tell which."""
    state = RULES.load(solved["table"])
    unseen = int(state.hand[0] | state.hand[1] | state.deck)
    mine = sum(1 << card for card in hand["hand"])
    rest = members(unseen & ~mine)
    theirs = sum(1 << card for card in rest[: solved["cards"][1]])
    seat = int(state.actor)
    state.hand[seat], state.hand[1 - seat] = mine, theirs
    state.deck = unseen & ~mine & ~theirs
    for who in range(2):
        state.known[who] = ALL_CARDS & ~unseen | state.hand[who]
    return state
