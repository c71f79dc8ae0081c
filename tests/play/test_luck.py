"""Luck taken out of results: what chance gives is zero on average, whoever judges it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from toy_cellar import ToyCellar
from toy_cellar.plugin import PEEK, STOP

from wartable.kernel import CHANCE, Game, Rng, legal, lowest, outcomes
from wartable.play import luck
from wartable.play.arena import Tally
from wartable.play.luck import adjusted, expected, luck_of
from wartable.plugin import games

Steps = list[tuple[int, int]]


def biased(game: Game[Any], state: Any) -> list[float]:
    """Chances that are quite wrong, and do not add up."""
    figures = state.dump()
    return [0.3 * figures[2] - 0.1 * figures[5], 0.5 * figures[2] ** 2 + figures[6]]


class Judged(ToyCellar):
    def optional(self, room: str, name: str) -> Any:
        return biased if name == "at_a_glance" else None


def every_game(game: Game[Any], state: Any, steps: Steps, likely: float) -> Iterator[Any]:
    """All that may come of what both always do: they peek and stop."""
    actors = game.actors(state)
    if actors == 0:
        yield steps, likely
        return
    seat = lowest(actors)
    if seat == CHANCE:
        found = outcomes(game, state) or []
        whole = sum(weight for _, weight in found)
        ways = [(code, weight / whole) for code, weight in found]
    else:
        ways = [(PEEK if PEEK in legal(game, state, seat) else STOP, 1.0)]
    for code, chance in ways:
        after = state.clone()
        game.apply(after, seat, code, None)
        yield from every_game(game, after, [*steps, (seat, code)], likely * chance)


@pytest.mark.parametrize("few", [24, 0], ids=["all outcomes", "samples"])
def test_luck_is_zero_on_average_whatever_chances_are_worth(
    few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over all games that may come of the dice. Where outcomes are too many, samples are drawn,
    which come out right on average only."""
    monkeypatch.setattr(luck, "FEW", few)
    game = Judged().game()
    found, mean = 0, [0.0, 0.0]
    for steps, likely in every_game(game, game.start(2, {}), [], 1.0):
        rows = [luck_of(Judged(), 2, {}, steps, seed) for seed in range(1 if few else 40)]
        for row in rows:
            assert row is not None and any(abs(each) > 0.01 for each in row)
            mean = [m + likely * each / len(rows) for m, each in zip(mean, row, strict=True)]
        found += 1
    assert found == 36
    assert mean == pytest.approx([0, 0], abs=1e-12 if few else 1.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_turn_of_age_of_war_is_worth_what_it_is_on_average_after_the_roll(seats: int) -> None:
    plugin = games()["age-of-war"]
    game, rng = plugin.game(), Rng(seats)
    state, room = game.start(seats, plugin.settings({})), plugin.room("advice")
    compared = 0
    assert room.EVEN
    while compared < 6:
        seat = lowest(game.actors(state))
        if seat != CHANCE:
            codes = legal(game, state, seat)
            game.apply(state, seat, codes[rng.below(len(codes))], None)
            continue
        listed = outcomes(game, state) or []
        if len(listed) < 100:  # of many dice the same, and long
            whole, mean = sum(weight for _, weight in listed), [0.0] * seats
            for code, weight in listed:
                after = state.clone()
                game.apply(after, CHANCE, code, None)
                row = room.at_a_glance(game, after)
                mean = [m + weight / whole * each for m, each in zip(mean, row, strict=True)]
            exact = expected(game, state, room.at_a_glance, even=True, rng=rng)
            assert exact == pytest.approx(mean, abs=1e-9) and sum(exact) == pytest.approx(1)
            compared += 1
        game.apply(state, CHANCE, game.sample_chance(state, rng), None)


@pytest.mark.parametrize("id", sorted(games()))
def test_every_game_has_chances_at_a_glance(id: str) -> None:
    """They add up to one victory, and at the end they are what everybody has won."""
    plugin = games()[id]
    game, rng = plugin.game(), Rng(5)
    state, glance = game.start(2, plugin.settings({})), plugin.room("advice").at_a_glance
    number = 0
    while actors := game.actors(state):
        if number % 9 == 0:
            row = glance(game, state)
            assert all(0 <= each <= 1 for each in row) and sum(row) == pytest.approx(1)
        seat, number = lowest(actors), number + 1
        if seat == CHANCE:
            code = game.sample_chance(state, rng)
        else:
            codes = legal(game, state, seat)
            code = codes[rng.below(len(codes))]
        game.apply(state, seat, code, None)
    outcome = game.outcome(state)
    assert outcome is not None
    best = outcome.places.count(1)
    won = [1 / best if place == 1 else 0.0 for place in outcome.places]
    assert list(glance(game, state)) == pytest.approx(won)


def test_results_without_luck_are_the_same_on_average_and_spread_less() -> None:
    """A player wins 60 of 100; half of what tells games apart is luck that is known."""
    rng = Rng(9)
    lucks, shares = list[float](), list[float]()
    for _ in range(400):
        lucky = rng.below(1001) / 1000 - 0.5
        lucks.append(lucky)
        shares.append(1.0 if rng.below(1000) < 600 + 700 * lucky else 0.0)
    found, raw = adjusted(shares, lucks, 1), Tally("x", 400, sum(shares), shares=shares)
    assert found is not None and found.low < 0.6 < found.high
    assert found.high - found.low < raw.interval()[1] - raw.interval()[0]
    width = (raw.interval()[1] - raw.rate) / (found.high - found.rate)
    assert found.fewer == pytest.approx(width**2, rel=0.1)


def test_luck_that_explains_all_leaves_nothing_open() -> None:
    found = adjusted([1.0, 0.0, 1.0, 0.0], [0.4, -0.6, 0.4, -0.6], 1)
    assert found is not None and found.rate == pytest.approx(0.6)
    assert found.low == pytest.approx(0.6) == found.high


def test_chances_that_say_nothing_do_no_harm() -> None:
    """With enough deals it shows that the luck found has nothing to do with who won."""
    rng = Rng(4)
    shares = [float(rng.below(2)) for _ in range(400)]
    found = adjusted(shares, [float(rng.below(9) - 4) for _ in range(400)], 2)
    assert found is not None and 0.9 < found.fewer < 1.1


def test_deals_whose_luck_nobody_reckoned_are_left_out() -> None:
    tally = Tally("x", group=2)
    for share, luck_ in ((1.0, 0.1), (0.0, -0.1), (1.0, None), (1.0, 0.2), (0.5, 0.0), (1.0, 0.0)):
        tally.count(share, 1, luck_)
    found = tally.adjusted()
    assert found is not None and found.rate == pytest.approx((0.5 + 0.75) / 2)
    assert Tally("x", group=2).adjusted() is None
    assert adjusted([1.0] * 6, [0.1, -0.1, 0.2, 0.0, 0.1, 0.2], 1) is None, "all ended alike"
