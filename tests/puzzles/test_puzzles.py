"""Puzzles as files: those we ship can be played and are right, others are refused with a reason."""

from __future__ import annotations

import json
import zlib
from collections import Counter
from datetime import date, timedelta
from importlib.resources import files
from typing import Any

import pytest
from toy_auction import GAME as AUCTION

from wartable import plugin
from wartable.errors import BadInput
from wartable.kernel import Rng
from wartable.plugin import Plugin
from wartable.puzzles import BadPuzzles, load, of_day, puzzle, puzzles, read
from wartable.puzzles.making import CLEAR, COSTLY, SEARCHED, measure
from wartable.puzzles.puzzle import FILE
from wartable.puzzles.variety import Quota

WAR = plugin.game("age-of-war")
SHIPPED = [each for each in plugin.games().values() if puzzles(each)]
LARGEST = 250_000  # bytes of a file, packed as it is in a package
ROUNDED = 0.0001


def test_two_seats_of_age_of_war_have_a_hundred_exact_puzzles_of_every_difficulty() -> None:
    found = puzzles(WAR)
    levels = Counter(each.asked.difficulty for each in found)
    assert len(found) >= 100 and all(each.exact and each.source.seats == 2 for each in found)
    assert set(levels) == {1, 2, 3, 4, 5} and max(levels.values()) <= 30
    assert len({each.asked.best for each in found}) >= 15


@pytest.mark.parametrize("id", ["critters-at-war", "age-of-heroes"])
def test_games_that_are_searched_have_a_hundred_that_longer_searches_confirmed(id: str) -> None:
    found = puzzles(plugin.game(id))
    assert len(found) >= 100 and all(each.asked.checked == "search x12" for each in found)


def test_through_the_ages_has_a_hundred_of_all_ages_that_were_played_to_the_end() -> None:
    game = plugin.game("through-the-ages")
    found = puzzles(game)
    assert len(found) >= 100 and all(each.asked.checked == "400 ends" for each in found)
    quota = Quota.of(game, len(found))
    for shared in (
        Counter(quota.stretch(each.asked) for each in found),
        Counter(each.asked.best.split()[0] for each in found),
        Counter(each.asked.difficulty for each in found),
    ):
        assert len(shared) >= 3 and max(shared.values()) <= 56
    assert len({each.asked.best for each in found}) >= 40


def test_every_exact_worth_is_confirmed() -> None:
    for each in puzzles(WAR):
        match, asked = each.match(), each.asked
        measured = measure(WAR, match.seen(asked.seat, Rng(1)), 1.0)
        worths = {match.write(asked.seat, action): w for action, w in measured.worth.items()}
        assert measured.exact and worths == pytest.approx(asked.worth, abs=ROUNDED), each.id


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)
def test_a_shipped_puzzle_has_one_clear_answer_and_a_costly_natural_one(
    game: Plugin[Any, Any],
) -> None:
    assert len(zlib.compress((files(game.package) / FILE).read_bytes())) <= LARGEST
    for each in puzzles(game):
        asked, times = each.asked, 1.0 if each.exact else SEARCHED
        wrong = [choice for choice in asked.worth if not each.is_right(choice)]
        assert len(asked.worth) >= 3 and len(wrong) >= 1
        assert min(map(each.cost, wrong)) >= times * CLEAR - ROUNDED, each.id
        assert each.cost(asked.natural) >= times * COSTLY - ROUNDED, each.id


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)
def test_a_sample_of_each_game_can_be_played_and_measured(game: Plugin[Any, Any]) -> None:
    rng = Rng(len(puzzles(game)))
    for _ in range(3):
        each = puzzles(game)[rng.below(len(puzzles(game)))]
        match = each.match()
        seen = match.seen(each.asked.seat, Rng(2))
        measured = measure(game, seen, 0.02)
        assert sorted(measured.worth) == sorted(seen.legal)
        assert all(0 <= worth <= 1 for worth in measured.worth.values())


# ---- what is wrong with a file


def good() -> dict[str, Any]:
    """The first line of our own file, with its first puzzle alone."""
    text = (files(WAR.package) / FILE).read_text(encoding="utf-8").splitlines()[0]
    line: dict[str, Any] = json.loads(text)
    line["puzzles"] = line["puzzles"][:1]
    return line


def changed(**fields: Any) -> str:
    line = good()
    for key, value in fields.items():
        (line if key in line else line["puzzles"][0])[key] = value
    return json.dumps(line)


@pytest.mark.parametrize(
    "text, why",
    [
        ("{", "truncated"),
        ("[]", "Expected `object`"),
        (changed(seats="two"), "Expected `int`"),
        (changed(game="chess"), "chess, rules 1: not of age-of-war"),
        (changed(rules=99), "age-of-war, rules 99: not of age-of-war, rules 1"),
        (changed(after=5000), "actions, not 5000"),
        (changed(best="dance"), "best 'dance' is none of the choices"),
        (changed(best=good()["puzzles"][0]["natural"]), "is not the best"),
        (changed(natural=good()["puzzles"][0]["best"]), "is no worse than the best"),
        (changed(difficulty=9), "difficulty 9 is not 1 to 5"),
        (changed(worth={"lose": 1.5}), "a worth is a chance"),
        (f"{changed()}\n{changed()}", "this id stands there twice"),
    ],
)
def test_what_cannot_be_read(text: str, why: str) -> None:
    with pytest.raises(BadPuzzles) as wrong:
        read(WAR, text, "some.jsonl")
    assert str(wrong.value).startswith(f"some.jsonl:{text.count(chr(10)) + 1}: ")
    assert why in str(wrong.value)


@pytest.mark.parametrize(
    "text, why",
    [
        (changed(seat=1 - good()["puzzles"][0]["seat"]), "is not to move but"),
        (changed(seat=40), "seat 40 is not to move"),
        (changed(actions="|".join(["0 dance"] * 500)), "the record cannot be played"),
        (changed(actions="|".join(["x lose"] * 500)), "the record cannot be played"),
        (changed(seats=9), "the record cannot be played: age-of-war is played by"),
        (changed(worth={**good()["puzzles"][0]["worth"], "dance": 0.0}), "legal are"),
    ],
)
def test_what_cannot_be_played(text: str, why: str) -> None:
    (each,) = read(WAR, text, "some.jsonl")
    with pytest.raises(BadPuzzles) as wrong:
        each.match()
    assert str(wrong.value).startswith(f"some.jsonl:1: {each.id}: ") and why in str(wrong.value)


# ---- which one


def test_puzzles_are_listed_from_the_easiest_on_and_found_by_id() -> None:
    found = puzzles(WAR)
    assert [each.asked.rating for each in found] == sorted(each.asked.rating for each in load(WAR))
    assert puzzle(WAR, found[3].id) is found[3]
    with pytest.raises(BadInput, match="no puzzle 'x'"):
        puzzle(WAR, "x")


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    count = len(puzzles(WAR))
    first = date.fromordinal(count * (date(2027, 1, 1).toordinal() // count))
    days = [of_day(WAR, first + timedelta(days=n)).id for n in range(2 * count)]
    assert len(set(days[:count])) == len(set(days[count:])) == count
    assert days[:count] != days[count:]


def test_a_game_without_puzzles_has_none_of_the_day() -> None:
    with pytest.raises(BadInput, match="has no puzzles"):
        of_day(AUCTION, date(2027, 1, 1))
