"""Undo by consent: every person at the table must say yes; a bot has no vote."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.kernel import SPECTATOR

GAME = "age-of-war"


class Company:
    """People at one table, all of whose lines are open; somebody has just acted."""

    def __init__(self, served: Any, *seats: str) -> None:
        self.people = [served.person() for seat in seats if not seat.startswith("bot")]
        host = self.people[0]
        self.id = host.open(GAME, "me", *seats[1:], listed=True)
        for person in self.people[1:]:
            person.post(f"/api/tables/{self.id}/sit", {"mix": "y"})
        self.lines = [person.socket(self.id) for person in self.people]
        for line in self.lines:
            line.until_type("position")
        self.live = served.app.state.desk.live[self.id]
        self.mover = self.act("a")
        self.others = [n for n in range(len(self.lines)) if n != self.mover]

    def act(self, move: str) -> int:
        """Whoever is asked acts; all have heard of it."""
        while True:
            for number, line in enumerate(self.lines):
                position = line.position
                if position["awaited"] == [position["seat"]] and position["offers"]:
                    line.act(position["offers"][0]["notation"], move)
                    self.catch_up(line.position["seq"])
                    return number
            self.lines[0].until_type("position")  # a bot acts
            self.catch_up(self.lines[0].position["seq"])

    def catch_up(self, seq: int) -> None:
        for line in self.lines:
            while line.position["seq"] < seq:
                line.hear()

    def ask(self) -> None:
        line = self.lines[self.mover]
        seat = line.position["seat"]
        line.send(type="ask-undo", seq=line.position["seq"], seat=seat)
        for each in self.lines:
            about = each.until(lambda m: m["type"] == "table" and m["asked"])
            assert about["asked"]["seat"] == seat
            assert about["asked"]["you"] == (each is not line)

    def answer(self, number: int, yes: bool) -> None:
        self.lines[number].send(type="answer-undo", yes=yes)

    def close(self) -> None:
        for line in self.lines:
            line.close()


@pytest.fixture
def three(served: Any) -> Any:
    found = Company(served, "me", "open", "open")
    yield found
    found.close()


def test_all_must_agree(three: Company) -> None:
    count, seq = len(three.live.match.entries), three.live.number(SPECTATOR)
    three.ask()
    three.answer(three.others[0], True)
    waiting = three.lines[three.others[0]].until(lambda m: m["type"] == "table")
    assert waiting["asked"] and not waiting["asked"]["you"], "two of three are not enough"
    assert three.live.number(SPECTATOR) == seq
    three.answer(three.others[1], True)
    back = three.lines[three.mover].until(lambda m: m["type"] == "position" and m["seq"] > seq)
    assert back["log"]["cut"] < count and back["awaited"] == [back["seat"]]
    three.lines[three.mover].until(lambda m: m["type"] == "table" and not m["asked"])


def test_one_refusal_is_enough(three: Company) -> None:
    seq = three.live.number(SPECTATOR)
    three.ask()
    three.answer(three.others[0], True)
    three.answer(three.others[1], False)
    for line in three.lines:
        line.until(lambda m: m["type"] == "table" and not m["asked"])
    three.answer(three.others[1], True)  # too late
    three.lines[three.others[1]].send(type="do", what="ping")
    three.lines[three.others[1]].until_type("pong")
    assert three.live.number(SPECTATOR) == seq and three.live.request is None


def test_a_spectator_has_no_vote(three: Company, served: Any) -> None:
    watcher = served.person().socket(three.id)
    watcher.until_type("position")
    seq = three.live.number(SPECTATOR)
    three.ask()
    watcher.send(type="answer-undo", yes=False)
    watcher.send(type="ask-undo", seq=seq, seat=0)
    watcher.until_type("refused")
    assert three.live.request is not None and three.live.number(SPECTATOR) == seq
    watcher.close()


def test_somebody_who_is_away_has_not_agreed(three: Company) -> None:
    """Neither by having gone nor by a bot that sits in."""
    seq = three.live.number(SPECTATOR)
    away = three.others[1]
    three.lines[away].close()
    line = three.lines[three.mover]
    line.send(type="ask-undo", seq=line.position["seq"], seat=line.position["seat"])
    line.until(lambda m: m["type"] == "table" and m["asked"])
    three.answer(three.others[0], True)
    three.lines[three.others[0]].until(lambda m: m["type"] == "table" and m["asked"])
    assert three.live.number(SPECTATOR) == seq and three.live.request is not None
    three.people[away].post(f"/api/tables/{three.id}/leave")  # a bot sits in: the game moves on
    line.until(lambda m: m["type"] == "table" and not m["asked"])
    line.until(lambda m: m["type"] == "position" and m["seq"] > seq)
    head = three.live.number(SPECTATOR)
    line.send(type="ask-undo", seq=line.position["seq"], seat=line.position["seat"])
    line.until(lambda m: m["type"] == "table" and m["asked"])
    three.answer(three.others[0], True)
    three.lines[three.others[0]].until(lambda m: m["type"] == "table" and m["asked"])
    assert three.live.number(SPECTATOR) >= head and three.live.match.entries, (
        "the bot does not agree for them"
    )


def test_the_question_ends_when_the_game_moves_on(three: Company) -> None:
    three.ask()
    three.act("b")
    assert [line.table["asked"] for line in three.lines] == [None] * 3
    head = three.live.number(SPECTATOR)
    for number in three.others:
        three.answer(number, True)
        three.lines[number].send(type="do", what="ping")
        three.lines[number].until_type("pong")
    assert three.live.number(SPECTATOR) == head, "old answers count for nothing"


def test_an_old_position_cannot_be_asked_about(three: Company) -> None:
    old = three.lines[three.mover].position
    three.act("b")
    line = three.lines[three.mover]
    line.send(type="ask-undo", seq=old["seq"], seat=old["seat"])
    assert line.until_type("refused")["fault"] == "stale"


def test_a_bot_has_no_vote(served: Any) -> None:
    """Alone with bots, one agrees with oneself."""
    found = Company(served, "me", "bot:random")
    line = found.lines[0]
    for _ in range(5):
        line.my_turn()
        line.send(type="ask-undo", seq=line.position["seq"], seat=0)
        answer = line.until(
            lambda m: m["type"] == "refused" or "is taken back" in str(m.get("log", ""))
        )
        if answer["type"] == "position":
            break
    else:
        raise AssertionError("nothing was taken back")
    assert found.live.request is None
    found.close()
