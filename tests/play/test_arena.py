"""Contests: rotation, shares, intervals."""

from __future__ import annotations

from typing import Any

import pytest
from toy_auction import GAME

from wartable.bots import RandomBot
from wartable.play import arena
from wartable.play.arena import Tally, tournament


def contest(games: int, first: int = 0) -> list[Tally]:
    makers = [("easy", lambda: GAME.bot("easy")), ("random", lambda: GAME.bot("random"))]
    return tournament(GAME, makers, games, GAME.settings({}), seed=3, first=first)


def test_every_game_has_one_winner_in_all() -> None:
    tallies = contest(20)
    assert sum(tally.wins for tally in tallies) == pytest.approx(20)
    assert all(tally.games == 20 == len(tally.scores) for tally in tallies)


def test_portions_add_up_to_the_whole() -> None:
    whole, parts = contest(12), [contest(6), contest(6, first=6)]
    for number, tally in enumerate(whole):
        assert tally.scores == parts[0][number].scores + parts[1][number].scores


def test_wilson_s_interval() -> None:
    """Against textbook figures: 8 of 10 gives 0.490 to 0.943."""
    low, high = Tally("x", 10, 8.0).interval()
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert Tally("x").interval() == (0.0, 1.0)
    assert Tally("x", 6, 6.0).interval()[1] == 1.0


def test_every_rotation_of_the_seats_has_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is luckier with a seed is so from every seat."""
    seeds, thoughts = list[int](), list[int]()

    def noted(
        game: Any, bots: Any, options: Any, seed: int, thought: int
    ) -> tuple[list[int], list[int], int]:
        seeds.append(seed)
        thoughts.append(thought)
        return [1, 2], [1, 0], 1

    monkeypatch.setattr(arena, "play_game", noted)
    contest(6)
    assert seeds[0::2] == seeds[1::2] and len(set(seeds)) == 3
    assert len(set(thoughts)) == 6 and not set(thoughts) & set(seeds)


def test_rotations_of_two_who_think_alike_are_two_games() -> None:
    """With one seed for thoughts too, each would win exactly one of every two games."""
    makers = [("one", lambda: GAME.bot("random")), ("other", lambda: GAME.bot("random"))]
    tally = tournament(GAME, makers, 24, GAME.settings({}), seed=3)[0]
    pairs = {sum(tally.shares[i : i + 2]) for i in range(0, 24, 2)}
    assert len(pairs) > 1


def test_the_same_chance_says_more_where_luck_belongs_to_a_seat() -> None:
    """Seat 0 wins every game: one of two for each entrant, whatever the number of groups."""
    lucky = Tally("x", 40, 20.0, shares=[1.0, 0.0] * 20, group=2)
    apart = Tally("x", 40, 20.0, shares=[1.0, 0.0] * 20)
    assert lucky.design_effect() == pytest.approx(1 / 20)
    assert apart.design_effect() == 1.0
    assert lucky.interval()[0] > apart.interval()[0] and lucky.interval()[1] < apart.interval()[1]
    alike = Tally("x", 40, 20.0, shares=[1.0, 1.0, 0.0, 0.0] * 10, group=2)
    assert alike.design_effect() > 1.9  # two games that say the same are one
    assert Tally("x", 6, 6.0, shares=[1.0] * 6, group=2).interval()[0] < 0.7


def test_thoughts_of_bots_leave_chance_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that draws more random numbers than another meets the same outcomes."""
    rules, seen = GAME.game(), list[list[int]]()

    class Thoughtful(RandomBot[Any]):
        def think(self, seen: Any) -> int:
            for _ in range(9):
                seen.rng.below(7)
            return int(seen.legal[0])

    class First(RandomBot[Any]):
        def think(self, seen: Any) -> int:
            return int(seen.legal[0])

    usual = type(rules).sample_chance

    def noted(self: Any, state: Any, rng: Any) -> int:
        seen[-1].append(usual(self, state, rng))
        return seen[-1][-1]

    monkeypatch.setattr(type(rules), "sample_chance", noted)
    for kind in (Thoughtful, First):
        seen.append([])
        arena.play_game(rules, [kind(), kind()], GAME.settings({}), 5)
    assert seen[0] == seen[1] and len(seen[0]) > 2
