"""Puzzles over HTTP: nothing of an answer before it is given, the first one counts, ratings."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from typing import Any

import pytest
from web_harness import Person, Served

from wartable.i18n import LANGUAGES
from wartable.plugin import game, games
from wartable.puzzles import BadPuzzles, of_day, puzzles
from wartable.puzzles.learner import Learner
from wartable.puzzles.position import Position
from wartable.server import puzzling, quizzing
from wartable.server.faults import Fault
from wartable.server.quizzing import PuzzleJob, asked
from wartable.storage import now

GAME = "age-of-war"
ASKED = puzzles(game(GAME))
DAY = date(2026, 11, 16)
TODAYS = of_day(game(GAME), DAY)
OTHER = next(each for each in ASKED if each is not TODAYS and each.asked.difficulty == 3)
PASSWORD = "lamp over seven rivers"


@pytest.fixture(scope="module")
def house(serve: Callable[..., Served], tmp_path_factory: pytest.TempPathFactory) -> Served:
    return serve(tmp_path_factory.mktemp("puzzling"))


@pytest.fixture(autouse=True)
def day(monkeypatch: pytest.MonkeyPatch) -> Callable[[date], None]:
    """The clock at Greenwich stands still, or where a test sets it."""

    def set_day(to: date) -> None:
        monkeypatch.setattr(puzzling, "today", lambda: to)

    set_day(DAY)
    return set_day


def path(puzzle: Any) -> str:
    return f"/api/puzzles/{puzzle.plugin.id}/{puzzle.id}"


def answer(person: Person, puzzle: Any, choice: str) -> Any:
    return person.post(path(puzzle), {"choice": choice})["solved"]


def own(person: Person) -> Any:
    return next(each for each in person.get("/api/puzzles") if each["day"]["game"] == GAME)


@pytest.mark.parametrize("id", [id for id, plugin in games().items() if puzzles(plugin)])
def test_nothing_of_an_answer_is_sent_before_it_is_given(house: Served, id: str) -> None:
    """Neither worths nor the names of what says which choice is best, in any byte."""
    me, plugin = house.person(), game(id)
    puzzle = puzzles(plugin)[len(puzzles(plugin)) // 2]
    pages = [f"/puzzles/{id}/{puzzle.id}", "/puzzles", "/", "/api/puzzles"]
    sent = [me.http.get(page).text for page in pages]
    asks = me.http.post(path(puzzle), json={"layout": "wide"})
    assert asks.status_code == 200 and "solved" not in asks.json()
    assert {o["notation"] for o in asks.json()["offers"]} == set(puzzle.asked.worth)
    for text in [*sent, asks.text]:
        for word in (
            '"worth"',
            '"natural"',
            '"best"',
            '"why"',
            '"after"',
            *map(str, _figures(puzzle)),
        ):
            assert word not in text, word
    me.post(f"{path(puzzle)}/table", {"choice": puzzle.asked.best}, 409)
    solved = answer(me, puzzle, puzzle.asked.natural)
    assert not solved["right"] and solved["best"] == puzzle.asked.best
    assert [each["worth"] for each in solved["worths"]] == sorted(
        puzzle.asked.worth.values(), reverse=True
    )


def _figures(puzzle: Any) -> list[float]:
    """Worths with all four figures: shorter ones stand in drawings too."""
    return [worth for worth in puzzle.asked.worth.values() if len(str(worth)) == 6]


def test_the_first_answer_counts(house: Served) -> None:
    me = house.person()
    assert own(me)["rating"] == 1200 and me.get("/api/me")["name"] is None  # who only looks
    first = answer(me, OTHER, OTHER.asked.natural)
    assert not first["right"] and first["standing"]["first"] and first["standing"]["gain"] < 0
    assert first["standing"]["its_gain"] > 0 and first["standing"]["people"] == 1
    second = answer(me, OTHER, OTHER.asked.best)
    assert second["right"] and not second["standing"]["first"] and not second["standing"]["gain"]
    assert second["standing"]["rating"] == first["standing"]["rating"]
    shown = me.post(path(OTHER))["solved"]  # looked at again: what was answered at first
    assert shown["choice"] == OTHER.asked.natural and shown["standing"]["people"] == 1
    row = next(each for each in own(me)["puzzles"] if each["id"] == OTHER.id)
    assert row["answered"] and not row.get("right", False)
    assert row["rating"] == first["standing"]["its"]
    (kept,) = me.get("/api/me/data")["puzzle_answers"]
    assert (kept["puzzle"], kept["choice"]) == (OTHER.id, OTHER.asked.natural)


def test_two_answers_at_once_are_both_counted(house: Served) -> None:
    store = house.app.state.desk.store
    puzzle = ASKED[-1]
    people = [store.add_person(f"p{n}").id for n in range(6)]

    def go(person: str) -> Any:
        return store.answer_puzzle(person, puzzle, puzzle.asked.best, None, now())

    with ThreadPoolExecutor(6) as threads:
        noted = list(threads.map(go, [*people, *people]))
    assert sum(each.first for each in noted) == 6
    standing = store.puzzle_standing(people[0], puzzle)
    assert (standing.people, standing.found) == (6, 6)
    rating = Learner().rating_of(puzzle)
    for _ in people:
        rating = rating.after([(Learner().rating, 0.0)])
    assert standing.its == rating


def test_what_is_none_of_it(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    me = house.person()
    assert me.post(f"/api/puzzles/{GAME}/none", {}, 404)["fault"] == "no-such-puzzle"
    assert me.post("/api/puzzles/chess/1-2", {}, 404)["fault"] == "no-such-game"
    for choice in ("dance", "\u2603" * 200):
        assert me.post(path(OTHER), {"choice": choice}, 422)["fault"] == "no-such-choice"
    assert me.post(path(OTHER), {"choice": "x" * 201}, 422)["fault"] == "malformed"
    for page in (f"/puzzles/{GAME}/none", "/puzzles/chess/day"):
        assert me.http.get(page, headers={"accept": "text/html"}).status_code == 404

    monkeypatch.setattr(quizzing, "puzzle", lambda plugin, id: broken_one())
    with pytest.raises(Fault) as refused:
        asked(PuzzleJob(GAME, OTHER.id, None, "wide", "en", "Olena"))
    assert (refused.value.key, refused.value.status) == ("puzzle-broken", 409)


def broken_one() -> Any:
    raise BadPuzzles("puzzles.jsonl", 3, "1-2: the record cannot be played")


def test_puzzles_that_cannot_be_read_keep_nobody_from_the_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(puzzling, "puzzles", lambda plugin: broken_one())
    assert puzzling.asked_in.__wrapped__(game(GAME)) == ()
    assert "puzzles.jsonl:3" in caplog.text


def test_the_puzzle_of_the_day_and_days_in_a_row(
    house: Served, day: Callable[[date], None]
) -> None:
    me = house.person()
    to = me.http.get(f"/puzzles/{GAME}/day")
    assert to.status_code == 303 and to.headers["location"] == f"/puzzles/{GAME}/{TODAYS.id}"
    assert not own(me)["day"].get("done", False)
    shown = me.post(path(TODAYS), {"choice": TODAYS.asked.natural})
    assert shown["day"] == DAY.isoformat() and shown["solved"]["standing"]["days"] == 1
    assert "day" not in me.post(path(OTHER))
    tomorrow = DAY + timedelta(days=1)
    day(tomorrow)
    then = of_day(game(GAME), tomorrow)
    assert own(me)["day"]["days"] == 1 and not own(me)["day"].get("done", False)
    assert answer(me, then, then.asked.best)["standing"]["days"] == 2
    assert own(me)["day"]["right"] and own(me)["day"]["days"] == 2
    day(DAY + timedelta(days=3))
    assert "days" not in own(me)["day"]


def test_a_day_counts_whose_puzzle_was_answered_before_it_came(
    house: Served, day: Callable[[date], None]
) -> None:
    """Whoever answered it among the others need only look at it: their days go on."""
    me, tomorrow = house.person(), DAY + timedelta(days=1)
    then = of_day(game(GAME), tomorrow)
    answer(me, then, then.asked.best)
    answer(me, TODAYS, TODAYS.asked.best)
    day(tomorrow)
    assert not own(me)["day"].get("done", False) and own(me)["day"]["days"] == 1
    assert me.post(path(then))["solved"]["standing"]["days"] == 2
    assert own(me)["day"]["done"] and own(me)["day"]["right"] and own(me)["day"]["days"] == 2


def test_the_next_puzzle_is_near_the_rating_and_new(house: Served) -> None:
    me = house.person()

    def following() -> str:
        return str(me.http.get(f"/puzzles/{GAME}/next").headers["location"]).rpartition("/")[2]

    found = next(each for each in ASKED if each.id == following())
    rows = {each["id"]: each["rating"] for each in own(me)["puzzles"]}
    assert abs(rows[found.id] - 1200) == min(abs(rating - 1200) for rating in rows.values())
    rating = answer(me, found, found.asked.best)["standing"]["rating"]
    rows = {each["id"]: each["rating"] for each in own(me)["puzzles"] if each["id"] != found.id}
    nearest = min(abs(each - rating) for each in rows.values())
    assert abs(rows[following()] - rating) <= nearest + 1  # figures are rounded


def test_a_guests_answers_come_along_and_are_forgotten_with_them(house: Served) -> None:
    guest, account, store = house.person(), house.person(), house.app.state.desk.store
    account.post("/api/account", {"name": "Yaryna", "password": PASSWORD}, 201)
    one, two, three = ASKED[:3]
    answer(account, one, one.asked.best)
    answer(guest, one, one.asked.natural)  # later: that of the account stands
    answer(guest, two, two.asked.best)
    answer(guest, three, three.asked.best)
    guest.post("/api/login", {"name": "Yaryna", "password": PASSWORD})
    rows = {each["id"]: each for each in own(account)["puzzles"] if each.get("answered")}
    assert rows.keys() == {one.id, two.id, three.id} and all(r["right"] for r in rows.values())
    assert own(account)["run"] == 3 and own(guest)["rating"] == own(account)["rating"]
    kept = account.get("/api/me/data")
    assert len(kept["puzzle_answers"]) == 3 and kept["puzzles"][0]["game"] == GAME
    id = kept["person"]["id"]
    account.post("/api/me/forget", {"password": PASSWORD}, 204)
    assert store.puzzle_answers(id) == [] and store.puzzle_learners(id) == {}
    assert store.answer_puzzle(id, one, one.asked.best, None, now()) is None
    assert store.puzzle_standing(id, one).people  # how hard it is stays known


def test_playing_on(house: Served) -> None:
    me = house.person()
    answer(me, OTHER, OTHER.asked.natural)
    table = me.post(f"{path(OTHER)}/table", {"choice": OTHER.asked.best}, 201)
    seat, live = OTHER.asked.seat, house.app.state.desk.live[table["id"]]
    assert table["you"] == [seat] and table["origin"] == {"table": "", "at": OTHER.asked.after + 1}
    assert {s["level"] for s in table["seats"] if s["seat"] != seat} == {game(GAME).levels[-1]}
    played = [entry.text for entry in live.match.entries]
    record = [line.partition(" ")[2] for line in OTHER.source.lines[: OTHER.asked.after]]
    assert played[: len(record)] == record and played[len(record)] == OTHER.asked.best
    me.post(f"{path(OTHER)}/table", {"choice": "dance"}, 422)


def test_playing_on_tells_no_answer_to_an_earlier_puzzle_of_the_same_game(house: Served) -> None:
    """Its record is there to be looked through, with what was played at the earlier positions."""
    earlier, later = next(
        (one, two)
        for one in ASKED
        for two in ASKED
        if one.source is two.source and one.asked.after < two.asked.after
    )
    me = house.person()
    answer(me, later, later.asked.best)
    body = {"choice": later.asked.best}
    refused = me.post(f"{path(later)}/table", body, 409)
    assert refused["fault"] == "puzzle-earlier" and earlier.id in refused["text"]
    answer(me, earlier, earlier.asked.natural)
    me.post(f"{path(later)}/table", body, 201)


def test_why_is_told_by_the_games_own_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the best and of what was played; of the natural choice, if that was right."""
    plugin, room = OTHER.plugin, OTHER.plugin.room("advice")
    position, heard = Position(OTHER, "en", ["Olena", "Marek"]), list[tuple[int, int]]()

    def because(seen: Any, better: int, played: int, texts: Any) -> str:
        heard.append((better, played))
        assert seen.seat == OTHER.asked.seat and better in seen.legal and played in seen.legal
        return "By a figure."

    monkeypatch.setattr(room, "because", because, raising=False)
    best, natural = (
        plugin.read(position.match.game, OTHER.asked.seat, text)
        for text in (OTHER.asked.best, OTHER.asked.natural)
    )
    assert position.why(OTHER.asked.best) == "By a figure."
    assert position.why(OTHER.asked.natural) == "By a figure."
    assert heard == [(best, natural), (best, natural)]


def test_pages_name_game_and_difficulty(house: Served) -> None:
    me = house.person()
    for lang in LANGUAGES:
        page = me.http.get(f"/puzzles/{GAME}/{OTHER.id}?lang={lang}").text
        head = page.partition("</head>")[0]
        assert head.count("3") and 'property="og:title"' in head
        assert me.http.get(f"/puzzles?lang={lang}").status_code == 200
