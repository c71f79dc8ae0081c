"""Puzzles are found in games of strong bots, the same ones for a seed, however often a run ends."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from wartable import plugin
from wartable.puzzles import BadPuzzles, making
from wartable.puzzles.puzzle import Question, Source
from wartable.puzzles.variety import Quota
from wartable.statements import Measured

WAR = plugin.game("age-of-war")


def test_the_choice_of_the_hard_level_is_the_best() -> None:
    game = making.Game(WAR, 5, 0)
    source = game.play()
    assert source.puzzles and all(each.checked == "exact" for each in source.puzzles)
    for each in source.puzzles:
        actor, _, played = source.lines[each.after].partition(" ")
        assert (int(actor), played) == (each.seat, each.best)
    assert making.Game(WAR, 5, 0).play() == source != making.Game(WAR, 6, 0).play()


def test_what_search_does_not_confirm_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = making.measure
    found = {each.id for each in making.Game(WAR, 5, 0).play().puzzles}
    efforts: list[float] = []

    def searched(plugin: object, seen: object, effort: float) -> Measured:
        """The same as a search would say it; the longer one finds all choices equal."""
        measured = exact(WAR, seen, 1.0)  # type: ignore[arg-type]
        efforts.append(effort)
        if effort > 1:
            return Measured(dict.fromkeys(measured.worth, 0.5), False)
        return Measured(measured.worth, False)

    monkeypatch.setattr(making, "measure", searched)
    monkeypatch.setattr(making, "SEARCHED", 1.0)
    assert found and making.Game(WAR, 5, 0).play().puzzles == []
    assert efforts.count(making.DEEPER[0]) >= len(found)


def test_where_a_choice_was_not_measured_there_is_no_puzzle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    exact = making.measure

    def partly(plugin: object, seen: object, effort: float) -> Measured:
        """The worst choice is left out."""
        worth = dict(exact(WAR, seen, effort).worth)  # type: ignore[arg-type]
        del worth[min(worth, key=lambda action: worth[action])]
        return Measured(worth, True)

    monkeypatch.setattr(making, "measure", partly)
    assert making.Game(WAR, 5, 0).play().puzzles == []


def test_a_natural_choice_has_more_than_one_slip_for_it() -> None:
    measured = Measured({1: 0.6, 2: 0.5, 3: 0.4, 4: 0.599}, True)
    votes = Counter({1: 9, 2: 2, 3: 3, 4: 9})
    assert making.natural_of(measured, 1, votes) == 3
    assert making.natural_of(measured, 1, Counter({1: 9, 2: 2, 4: 9})) is None
    assert not making.is_clear(measured, 1)


def test_equal_lines_do_not_make_the_best_choice_unclear() -> None:
    assert making.is_clear(Measured({1: 0.6, 2: 0.6, 3: 0.5}, True), 1)
    assert not making.is_clear(Measured({1: 0.6, 2: 0.6}, True), 1)


def question(after: int, best: str, difficulty: int = 1) -> Question:
    worth = {best: 0.6, "natural": 0.5}
    return Question(
        f"0-{after}", after, 0, worth, best, "natural", difficulty, 1000, 0.5, 0, "exact"
    )


def test_a_run_keeps_puzzles_that_differ() -> None:
    found = [question(0, "a"), question(5, "b"), question(20, "a"), question(30, "b")]
    kept = Quota(100).kept([], found)
    assert [each.id for each in kept] == ["0-0", "0-30"]
    many = [question(n, f"best {n}") for n in range(30)]
    assert Quota(100).kept(many, [question(0, "a")]) == []
    assert Quota(100).kept(many[:5], [question(0, "a", 2)]) != []
    assert Quota(5).kept(many[:5], [question(0, "a", 2)]) == []


def various(after: int, best: str) -> Question:
    """A puzzle that is like others in nothing but its place and its best choice."""
    each = question(after, best, after % 5 + 1)
    return msgspec.structs.replace(each, natural=f"natural {after}")


def test_a_game_may_ask_for_more_variety() -> None:
    quota = Quota(10, ((0, 9), (9, 20), (19, 30), (9, 20)), (0.45, 0.25))
    taken = [various(9 * n, f"take {n}") for n in range(3)]
    assert not quota.room(taken, various(10, "take 9"))
    assert quota.room(taken, various(10, "build bronze"))
    assert Quota(10).room(taken, various(10, "take 9"))
    early = [various(n, f"verb{n}") for n in range(5)]
    assert not quota.room(early, various(8, "build bronze"))
    assert quota.room(early, various(9, "build bronze"))


def test_a_run_that_finds_nothing_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    class Barren(making.Game):
        def play(self) -> Source:
            return Source("age-of-war", 1, 2, {}, 0, self.number, "", [])

    monkeypatch.setattr(making, "Game", Barren)
    heard: list[int] = []
    assert list(making.make(WAR, 3, 0, [], heard.append)) == []
    assert heard == [0] * making.DRY


def test_lines_of_another_run_are_refused() -> None:
    line = '{"game":"age-of-war","rules":1,"seats":2,"options":{},"seed":4,"number":0,'
    line += '"actions":"","puzzles":[]}\n'
    assert len(making.earlier(WAR, line + line[:20], 4, "f")) == 1
    with pytest.raises(BadPuzzles, match="f:1: made with seed 4, not 5"):
        making.earlier(WAR, line, 5, "f")


def test_a_run_is_the_same_in_two_processes() -> None:
    alone = list(making.make(WAR, 3, 5, [], lambda found: None))
    assert list(making.make(WAR, 3, 5, [], lambda found: None, jobs=2)) == alone
