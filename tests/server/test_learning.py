"""Lessons over HTTP: taken to their end, wrong moves answered, kept for whoever takes them."""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest
from web_harness import Person, Served

from wartable.i18n import LANGUAGES
from wartable.lessons import NEXT, Answer, Course, LessonError, lesson, lessons, parse
from wartable.plugin import game, games
from wartable.server import learning, teaching
from wartable.server.answers import LessonRow
from wartable.server.faults import Fault
from wartable.server.routes.lessons import MOST_MOVES
from wartable.server.teaching import LessonJob, taught
from wartable.storage import now

GAME = "age-of-war"
FIRST = f"/api/lessons/{GAME}/first-steps"
PASSWORD = "lamp over seven rivers"
LINES = ("fill chen infantry-10", "fill xiangping general-general", "fill daliang infantry-8")
TAUGHT = [id for id, plugin in games().items() if lessons(plugin)]


@pytest.fixture(scope="module")
def house(serve: Callable[..., Served], tmp_path_factory: pytest.TempPathFactory) -> Served:
    return serve(tmp_path_factory.mktemp("learning"))


def row(person: Person, id: str = "first-steps") -> Any:
    found = person.get("/api/lessons")
    return next(each for each in found if (each["game"], each["id"]) == (GAME, id))


def doing(shown: Any) -> str:
    return shown["solution"]["notation"] if shown["acts"] else NEXT


def ask(person: Person, path: str, moves: list[str] | None, **more: Any) -> Any:
    return person.post(path, {"moves": moves, "solve": True, **more})


def walk(person: Person, moves: int) -> Any:
    """The lesson from its beginning, so many moves far along its own solution."""
    shown = ask(person, FIRST, [])
    for _ in range(moves):
        shown = ask(person, FIRST, shown["moves"], move=doing(shown))
    return shown


def until_asked(person: Person) -> Any:
    """The first step in which one of several actions is to be chosen."""
    steps, shown = lesson(game(GAME), "first-steps").steps, ask(person, FIRST, [])
    while not steps[shown["at"]].choose:
        shown = ask(person, FIRST, shown["moves"], move=doing(shown))
    return shown


@pytest.mark.parametrize("id", TAUGHT)
def test_the_first_lesson_of_a_game_is_taken_to_its_end(house: Served, id: str) -> None:
    """By turns in all languages: each says its step in its own words."""
    taught, me, told = lessons(game(id))[0], house.person(), 0
    path = f"/api/lessons/{id}/{taught.id}"
    shown = ask(me, path, None)
    for lang in cycle(LANGUAGES):
        layout = "tall" if lang == "uk" else "wide"
        move = doing(shown)
        shown = ask(me, f"{path}?lang={lang}", shown["moves"], move=move, layout=layout)
        assert shown.get("right", True), shown["answer"]
        told += len(shown.get("beats", []))
        if shown["over"]:
            break
        step = taught.steps[shown["at"]]
        assert shown["says"] == step.says[lang] and layout in shown["scene"]
        assert bool(shown.get("show")) == bool(step.show)
    assert told and shown["at"] == shown["steps"] == len(taught.steps)
    mine = [each for each in me.get("/api/lessons") if each["game"] == id]
    assert mine[0]["done"] and "step" not in mine[0] and not any(e.get("done") for e in mine[1:])


def test_what_is_not_asked_for_is_answered_and_changes_nothing(house: Served) -> None:
    me = house.person()
    shown = until_asked(me)
    moves, offered = shown["moves"], [offer["notation"] for offer in shown["offers"]]
    step = lesson(game(GAME), "first-steps").steps[shown["at"]]
    other = next(notation for notation in offered if notation not in step.choose)
    forbidden = next(notation for notation in LINES if notation not in offered)
    for move in (other, forbidden):
        for lang in LANGUAGES:
            wrong = ask(me, f"{FIRST}?lang={lang}", moves, move=move)
            assert wrong["right"] is False and wrong["answer"] and "beats" not in wrong
            same = ask(me, f"{FIRST}?lang={lang}", moves)
            assert (wrong["moves"], wrong["scene"]) == (moves, same["scene"])
    for move in ("dance", NEXT, "\u2603" * 200):
        fault = me.post(f"{FIRST}?lang=uk", {"moves": moves, "move": move}, 422)
        assert fault["fault"] == "not-understood" and fault["text"]
    assert me.post(FIRST, {"moves": moves, "move": "x" * 201}, 422)["fault"] == "malformed"
    assert me.post(FIRST, {"moves": [NEXT] * (MOST_MOVES + 1)}, 422)["fault"] == "malformed"
    for path, fault in (
        (f"{FIRST}-no", "no-such-lesson"),
        ("/api/lessons/chess/x", "no-such-game"),
    ):
        assert me.post(path, {}, 404)["fault"] == fault
    assert row(me).get("step", 0) == shown["at"] and ask(me, FIRST, None)["moves"] == moves


def test_moves_that_do_not_fit_any_more_are_left_out(house: Served) -> None:
    """A lesson may have been changed since somebody left it."""
    me = house.person()
    shown = until_asked(me)
    forbidden = [line for line in LINES if line not in [o["notation"] for o in shown["offers"]]]
    for stale in (["dance", NEXT], forbidden):
        assert ask(me, FIRST, [*shown["moves"], *stale])["moves"] == shown["moves"]


def test_a_lesson_is_left_and_taken_up_elsewhere(house: Served) -> None:
    """A guest's lessons come along to the account; of one that both began the farther counts."""
    guest, account, other = house.person(), house.person(), house.person()
    walk(guest, 0)
    assert "step" not in row(guest) and guest.get("/api/me")["name"] is None  # who only looks
    account.post("/api/account", {"name": "Zoryana", "password": PASSWORD}, 201)
    walk(account, 1)
    shown = walk(guest, 2)
    login = {"name": "Zoryana", "password": PASSWORD}
    guest.post("/api/login", login)
    other.post("/api/login", login)
    for person in (guest, other, account):
        assert ask(person, FIRST, None)["moves"] == shown["moves"]
        assert row(person)["step"] == shown["at"]
    back = ask(other, FIRST, shown["moves"][:-1])
    assert back["moves"] == shown["moves"][:-1] == ask(account, FIRST, None)["moves"]


def test_whoever_only_looks_stands_where_they_stood(house: Served) -> None:
    """A page that is turned, or asks for the solution, says nothing of where its reader is by now:
    they may have gone on elsewhere. Nor does opening a lesson cut what was kept of it."""
    me, store = house.person(), house.app.state.desk.store
    first, second = walk(me, 1), walk(me, 2)
    old = first["moves"]
    assert me.post(FIRST, {"moves": old, "keep": False, "layout": "tall"})["moves"] == old
    assert ask(me, FIRST, None)["moves"] == second["moves"]
    id = me.get("/api/me/data")["person"]["id"]
    store.keep_lesson(id, GAME, "first-steps", [*second["moves"], "dance"], 2, now())
    assert ask(me, FIRST, None)["moves"] == second["moves"]
    assert store.lesson_of(id, GAME, "first-steps").moves[-1] == "dance"


def test_a_lesson_that_is_done_stays_so(house: Served) -> None:
    """Who begins it again may leave it half-way."""
    store, me, account = house.app.state.desk.store, house.person(), house.person()
    walk(me, 1)
    id = me.get("/api/me/data")["person"]["id"]
    store.end_lesson(id, GAME, "first-steps", now())
    assert row(me)["done"] and ask(me, FIRST, None)["moves"] == []
    assert walk(me, 1)["moves"] and row(me)["done"] and row(me)["step"]
    account.post("/api/account", {"name": "Svitlana", "password": PASSWORD}, 201)
    walk(account, 2)
    me.post("/api/login", {"name": "Svitlana", "password": PASSWORD})
    assert row(account)["done"] and len(ask(account, FIRST, None)["moves"]) == 2


def test_nothing_is_kept_of_somebody_who_was_forgotten(house: Served) -> None:
    """A move may be thought about while its person is forgotten."""
    me, store = house.person(), house.app.state.desk.store
    walk(me, 1)
    id = me.get("/api/me/data")["person"]["id"]
    store.forget(id, now())
    store.keep_lesson(id, GAME, "first-steps", [NEXT], 1, now())
    assert store.lessons_of(id) == []


def test_what_somebody_learned_is_told_and_forgotten_with_them(house: Served) -> None:
    me, store = house.person(), house.app.state.desk.store
    moves = walk(me, 1)["moves"]
    kept = me.get("/api/me/data")
    (known,) = kept["lessons"]
    assert (known["game"], known["lesson"], known["moves"]) == (GAME, "first-steps", moves)
    id = kept["person"]["id"]
    assert len(store.lessons_of(id)) == 1
    me.post("/api/me/forget", {}, 204)
    assert store.lessons_of(id) == []


def test_lessons_that_cannot_be_read_keep_nobody_from_the_lobby(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(plugin: Any) -> Any:
        raise LessonError("01-x.lesson:3: 'dance' is none of minutes")

    monkeypatch.setattr(learning, "lessons", broken)
    assert learning.taught_in.__wrapped__(game(GAME)) == ()
    assert "01-x.lesson:3" in caplog.text


def test_a_lesson_that_cannot_be_played_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(plugin: Any, id: str) -> Any:
        said = "en One\nuk Один\nru Один\n"
        text = f"minutes 1\n{said}step one\n{said}do roll 9\n"
        return parse(text, "01-broken.lesson", plugin)

    monkeypatch.setattr(teaching, "lesson", broken)
    with pytest.raises(Fault) as refused:
        taught(LessonJob(GAME, "broken", [], None, "wide", "en", "Olena"))
    assert (refused.value.key, refused.value.status) == ("lesson-broken", 409)
    assert pickle.loads(pickle.dumps(refused.value)).status == 409  # it comes from another process


def test_a_course_that_is_kept_costs_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    class Counted(Course):
        def move(self, text: str) -> Answer:
            made.append(text)
            return super().move(text)

    monkeypatch.setattr(teaching, "Course", Counted)
    monkeypatch.setattr(teaching, "_kept", OrderedDict())
    moves: list[str] = []
    for _ in range(2):
        job = LessonJob(GAME, "first-steps", moves, None, "wide", "en", "Olena", solve=True)
        shown = taught(job)
        move = shown.solution.notation if shown.solution else NEXT
        moves = taught(replace(job, move=move)).moves
    assert made == moves and len(moves) == 2
    monkeypatch.setattr(teaching, "MOST_KEPT", 1)
    taught(LessonJob(GAME, "first-steps", [], None, "wide", "en", "Olena"))
    assert len(teaching._kept) == 1 and made == moves


def test_whoever_is_new_is_offered_a_lesson_until_one_is_done() -> None:
    first, second, other = (
        LessonRow(game=id, id=name, title="", minutes=5, steps=4)
        for id, name in ((GAME, "one"), (GAME, "two"), ("through-the-ages", "one"))
    )
    assert learning.newcomer([]) is None
    assert learning.newcomer([other, first, second]) is first
    assert learning.newcomer([other, first, second], played=True) is None
    other.step = 2
    assert learning.newcomer([first, second, other]) is other
    other.step, second.step = 0, 1
    assert learning.newcomer([first, second, other]) is second
    second.done = True
    assert learning.newcomer([first, second, other]) is None


def test_pages_of_lessons(house: Served) -> None:
    me = house.person()
    for lang in LANGUAGES:
        title = lesson(game(GAME), "first-steps").title[lang]
        for path in ("/learn", f"/learn/{GAME}/first-steps"):
            page = me.http.get(f"{path}?lang={lang}")
            assert page.status_code == 200 and title in page.text
    for path in (f"/learn/{GAME}/none", "/learn/chess/first-steps"):
        assert me.http.get(path, headers={"accept": "text/html"}).status_code == 404


def test_giving_up_has_a_large_button_only_where_it_is_meant() -> None:
    """Beside a step that asks for something else it would seem to be the answer."""
    for id, wanted in (("first-steps", False), ("withdrawal", True)):
        course = Course(lesson(game("critters-at-war"), id))
        seen = set[bool]()
        while not course.over:
            if course.step.choose:
                job = LessonJob(
                    "critters-at-war", id, list(course.moves), None, "wide", "en", "Olena"
                )
                large = {a.notation for a in taught(job).scene.main if a.role == "aside"}
                assert large <= set(course.step.choose)
                seen.add(bool(large))
            course.move(course.solution() if course.acts else NEXT)
        assert (True in seen) == wanted


def test_a_piece_that_cannot_be_used_says_why(house: Served) -> None:
    """As at a table; where there is only to be read nothing is asked of anybody."""
    me = house.person()
    reading = ask(me, FIRST, [], piece="city-chen", keep=False)
    assert not reading["acts"] and "why" not in reading
    shown = until_asked(me)
    asked = ask(me, FIRST, shown["moves"], piece="city-chen", keep=False)
    assert "of 10" in asked["why"] and asked["moves"] == shown["moves"]
    assert "why" not in ask(me, FIRST, shown["moves"], piece="tray", keep=False)
