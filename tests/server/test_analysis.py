"""The analysis of a finished game: begun once, followed, ended, refused where it would tell."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.analysis.short_game import short_game
from wartable.analysis import Analyst
from wartable.play import Match, ProvenChance, Record
from wartable.plugin import game
from wartable.server.analysing import AT_ONCE, Analyses, AnalysisJob, analyse
from wartable.server.asides import End
from wartable.server.faults import Fault

HIDDEN = "critters-at-war"


def test_a_finished_game_is_analysed_for_whoever_may_look(served: Any) -> None:
    me, other = served.person(), served.person()
    table = me.post("/api/records", {"record": short_game().record().text()}, 201)["id"]
    path = f"/api/tables/{table}/analysis"
    assert me.get(path) == {"state": "none"}
    begun = me.post(path, {}, 202)
    assert begun["state"] == "working"
    while me.get(path)["state"] == "working":
        time.sleep(0.1)
    found = me.get(path)["found"]
    assert found["steps"][-1]["at"] == len(short_game().entries)
    for seat in found["seats"]:
        parts = sum(value for value, _ in seat["parts"])
        assert seat["start"] + parts == pytest.approx(seat["result"])
    assert any(step.get("better") and step["why"] for step in found["steps"])
    assert me.post(path, {}, 202)["state"] == "done"  # not begun again
    uk = other.get(f"{path}?lang=uk")["found"]
    assert uk["steps"][-1]["chances"] == found["steps"][-1]["chances"]
    assert uk["notes"] != found["notes"]


def test_a_game_that_goes_on_is_not_analysed_for_anybody(served: Any) -> None:
    me, watcher = served.person(), served.person()
    table = me.open(HIDDEN, "me", "bot:random")
    me.socket(table).my_turn()
    for person in (me, watcher):
        path = f"/api/tables/{table}/analysis"
        assert person.get(path, 409)["fault"] == "not-over"
        assert person.post(path, {}, 409)["fault"] == "not-over"


# ---- without a server
class Jobs:
    """Does jobs at once, or waits until it may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.asked: list[AnalysisJob] = []
        self.error: Exception | None = None

    async def run(self, kind: str, job: Any, person: str = "") -> Any:
        assert kind == "analysis"
        self.asked.append(job)
        await self.may.wait()
        if self.error:
            raise self.error
        return analyse(job)


def in_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that is run in a loop of its own."""

    def run() -> None:
        asyncio.run(test())

    return run


async def rest(known: Analyses, table: str) -> None:
    work = known._all[table]
    assert work.task is not None
    await asyncio.wait([work.task])


@in_loop
async def test_parts_make_the_same_as_the_whole() -> None:
    match, jobs, known = short_game(), Jobs(), Analyses()
    jobs.may.set()
    assert known.begin(jobs.run, "a", match, "me").state == "working"
    await rest(known, "a")
    assert known.seen("a").state == "done" and len(jobs.asked) > 3
    assert known._all["a"].found == Analyst(match).run()


@in_loop
async def test_one_at_a_time_for_each_and_few_for_all() -> None:
    match, jobs, known = short_game(1), Jobs(), Analyses()
    known.begin(jobs.run, "a", match, "me")
    with pytest.raises(Fault, match="still-at-work"):
        known.begin(jobs.run, "b", match, "me")
    for n in range(1, AT_ONCE):
        known.begin(jobs.run, f"more {n}", match, f"person {n}")
    with pytest.raises(Fault, match="busy"):
        known.begin(jobs.run, "b", match, "another")
    known.close()


@in_loop
async def test_who_began_it_ends_it() -> None:
    match, jobs, known = short_game(1), Jobs(), Analyses()
    known.begin(jobs.run, "a", match, "me")
    known.cancel("a", "another")
    assert known.seen("a").state == "working"
    known.cancel("a", "me")
    assert known.seen("a").state == "none"
    known.begin(jobs.run, "a", match, "me")  # may be begun again
    known.close()


@in_loop
async def test_what_goes_wrong_is_said_once() -> None:
    match, jobs, known = short_game(1), Jobs(), Analyses()
    jobs.error = Fault("thinking-too-long", 503)
    jobs.may.set()
    known.begin(jobs.run, "a", match, "me")
    await rest(known, "a")
    with pytest.raises(Fault, match="thinking-too-long"):
        known.seen("a")
    assert known.seen("a").state == "none"


@in_loop
async def test_a_game_without_a_result_is_refused() -> None:
    match = Match(game("age-of-war"), 2, {}, ProvenChance.seeded(1))
    with pytest.raises(Fault, match="no-result"):
        Analyses().begin(Jobs().run, "a", match, "me")
    with pytest.raises(Fault, match="no-result"):
        Analyses().begin(Jobs().run, "a", match, "me", End("abort", 0))
    known = Analyses()
    english, russian = (match.plugin.texts(match.game, lang) for lang in ("en", "ru"))
    assert "without a result" in await known.refused(match, english, End("abort", 0))
    given_up = await known.refused(match, russian, End("resign", 0))
    assert given_up == "Партия кончилась до первого решения; разбор возможен от 4."
    assert russian("analysis-too-short", n=3, most=4).startswith(
        "Партия кончилась после 3 решений;"
    )
    assert english("analysis-too-short", n=1, most=4).startswith("The game ended after 1 decision;")
    assert not await known.refused(short_game(1), english)
    assert known.begin(Jobs().run, "a", match, "me", End("resign", 0)).state == "working"
    known.close()
    assert Record.parse(match.record().text()).header["Result"] == "*"
