"""Two people and a stranger at one table who do anything at any time, by Hypothesis.

What they do is drawn bit by bit and does not depend on what came of it, so that the same run does
the same: where Hypothesis draws integers, it tries numbers of the modules loaded so far.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tools.fuzz.house import Answer, House, Person, Socket
from wartable.kernel import SPECTATOR, Rng
from wartable.plugin import games
from wartable.server.history import History
from wartable.server.table import Table
from wartable.server.telling import position

ANNOYING = ("", "-", "lose everything", "\0", "x" * 201, "💥", "0", "pass pass")
TEXTS = ("hello", " ", "\u202e", "{ $x }", "x" * 600, "<b>&", "\0", "👑")
counted: Counter[str] = Counter()  # what was done, and what was answered


def bits(count: int) -> st.SearchStrategy[int]:
    """A number of so many bits."""
    drawn = st.lists(st.booleans(), min_size=count, max_size=count)
    return drawn.map(lambda bools: sum(bit << at for at, bit in enumerate(bools)))


WHO = bits(2).map(lambda n: min(n, 2))  # the host, the friend, the stranger
CHOICE = bits(6)


class People(RuleBasedStateMachine):
    """The rules are what people do; the invariants are what must be so after each of them."""

    house: House  # set by whoever runs it: one server for all runs

    @initialize(choice=bits(3), alone=bits(2))
    def open(self, choice: int, alone: int) -> None:
        names = sorted(games())
        self.people: list[Person] = [self.house.person() for _ in range(3)]
        for person in self.people:
            self.fine(person.ask("PATCH", "/api/me", b'{"lang": "uk"}'))
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = self.people[0].post(
            "/api/tables", game=names[choice % len(names)], seats=seats, listed=True, mix="a"
        )
        self.table: str = answer.json()["id"]
        self.sockets: dict[int, Socket] = {}
        self.done: dict[tuple[int, str], str] = {}  # acknowledged moves
        self.numbers: dict[int, int] = {}  # the last number of each side
        self.count = 0
        if alone:  # else they have to find the way to a game by themselves
            self.call(1, "sit", mix="b")

    # ---- what people do
    @rule(who=WHO)
    def sit(self, who: int) -> None:
        self.call(who, "sit", mix="b")

    @rule(who=WHO)
    def get_ready(self, who: int) -> None:
        self.call(who, "ready", mix="c")

    @rule(who=WHO, choice=CHOICE, over_socket=st.booleans())
    def act_well(self, who: int, choice: int, over_socket: bool) -> None:
        self.act(who, choice, over_socket)

    def act(self, who: int, choice: int, over_socket: bool) -> None:
        """Something legal, if there is anything."""
        table = self.live
        for seat in self.seats(who):
            legal = table.match.legal(seat) if seat in table.history.acting() else []
            if legal:
                text = table.match.write(seat, legal[choice % len(legal)])
                self.move(who, over_socket, text, table.number(seat), self.fresh_id())

    @rule(choices=st.lists(CHOICE, min_size=4, max_size=4), over_socket=st.booleans())
    def play_on(self, choices: list[int], over_socket: bool) -> None:
        """Whoever is asked acts."""
        for choice in choices:
            self.act(choice % 2, choice // 2, over_socket)
            self.act(1 - choice % 2, choice // 2, over_socket)

    @rule(who=WHO, choice=bits(3), over_socket=st.booleans())
    def act_badly(self, who: int, choice: int, over_socket: bool) -> None:
        self.move(who, over_socket, ANNOYING[choice], self.live.number(0), self.fresh_id())

    @rule(who=WHO, choice=CHOICE, old=st.booleans(), over_socket=st.booleans())
    def act_again(self, who: int, choice: int, old: bool, over_socket: bool) -> None:
        """An id that was used, or a position that is gone."""
        ids = [move for person, move in self.done if person == who]
        move = ids[choice % len(ids)] if ids and old else self.fresh_id()
        self.move(who, over_socket, self.done.get((who, move), "pass"), choice, move)

    @rule(who=WHO, whole=st.booleans(), over_socket=st.booleans())
    def undo(self, who: int, whole: bool, over_socket: bool) -> None:
        seat = next(iter(self.seats(who)), 0)
        said = {"seq": self.live.number(seat), "move": self.fresh_id(), "whole": whole}
        if over_socket:
            self.say(who, type="undo", **said)
        else:
            self.call(who, "undo", **said)

    @rule(who=WHO)
    def ask_to_undo(self, who: int) -> None:
        seat = next(iter(self.seats(who)), 0)
        self.say(who, type="ask-undo", seq=self.live.number(seat))

    @rule(who=WHO, yes=st.booleans())
    def answer(self, who: int, yes: bool) -> None:
        self.say(who, type="answer-undo", yes=yes)

    @rule(who=WHO, choice=bits(3), to=st.booleans())
    def chat(self, who: int, choice: int, to: bool) -> None:
        self.call(who, "chat", text=TEXTS[choice], **({"to": choice % 3} if to else {}))

    @rule(who=WHO, other=WHO, on=st.booleans())
    def mute(self, who: int, other: int, on: bool) -> None:
        mark = next((s.person_id for s in self.live.seats if s.seat == other), "") or "x" * 8
        self.call(who, "mute", person=mark[:8], on=on)

    @rule(who=WHO, over_socket=st.booleans())
    def leave(self, who: int, over_socket: bool) -> None:
        if over_socket:
            self.say(who, type="do", what="leave")
        else:
            self.call(who, "leave")

    @rule(who=WHO)
    def come_back(self, who: int) -> None:
        self.call(who, "return")

    @rule(who=WHO)
    def hang_up_and_call(self, who: int) -> None:
        self.reconnect(who)

    def reconnect(self, who: int) -> None:
        if who in self.sockets:
            self.sockets.pop(who).close()
        self.sockets[who] = self.people[who].socket(self.table)

    @rule()
    def forget(self) -> None:
        """Everybody hangs up, and the table leaves memory, unless bots play at it."""
        if self.live.bots.tasks:
            return
        for socket in self.sockets.values():
            socket.close()
        self.sockets.clear()
        self.house.desk.live.pop(self.table, None)
        self.fine(self.people[0].ask("GET", f"/api/tables/{self.table}"))

    # ---- what must be so
    @invariant()
    def the_ledger_tells_it(self) -> None:
        self.house.run(self._check_ledger())

    @invariant()
    def readers_see_what_they_may(self) -> None:
        self.house.run(self._check_readers())

    async def _check_ledger(self) -> None:
        """It replays, and has each acknowledged move once."""
        async with self.live.exclusive():
            found = self.house.desk.store.load(self.table)
            assert found is not None
            row, _, events = found
            told, live = History(row, events), self.live.history
            assert [event.seq for event in events] == list(range(1, row.head + 1))
            assert told.match.state.dump() == live.match.state.dump()
            assert told.numbers == live.numbers and told.moves == live.moves
            texts: dict[tuple[str | None, str], list[str]] = {}
            for event in events:
                if event.move:
                    texts.setdefault((event.by, event.move), []).append(event.text)
            assert all(len(same) == 1 for same in texts.values())
            for (who, move), text in self.done.items():
                assert texts[self.people[who].id, move] == [text]

    async def _check_readers(self) -> None:
        """Everybody has the position as it is; numbers never fall; a seat's view would be the same
        in a world that it cannot tell from the true one."""
        table = self.live
        async with table.exclusive():
            if not table.history.started:
                return
            for who, socket in self.sockets.items():
                await socket.answered()
                self._check_reader(table, who, socket)
            for seat in range(table.match.seats):
                match, self.count = table.match, self.count + 1
                believed = match.seen(seat, Rng(self.count)).believed
                seen = match.plugin.view(match.game, believed, seat)
                assert msgspec.to_builtins(seen) == msgspec.to_builtins(match.view(seat))

    def _check_reader(self, table: Table, who: int, socket: Socket) -> None:
        side = next(iter(self.seats(who)), SPECTATOR)
        heard = [m for m in socket.heard if m["type"] == "position"]
        numbers = [m["seq"] for m in heard]
        assert numbers == sorted(numbers) and numbers[-1] == table.number(side)
        assert table.number(side) >= self.numbers.get(side, 0)
        self.numbers[side] = table.number(side)
        fresh = position(table, side, "en", False, len(table.match.entries), "wide")
        told = json.loads(msgspec.json.encode(fresh))
        for key in ("seat", "awaited", "scene", "offers", "over"):
            assert heard[-1].get(key) == told.get(key), key

    def teardown(self) -> None:
        for socket in self.sockets.values():
            socket.close()
        assert self.house.wrong == []

    # ---- how they do it
    @property
    def live(self) -> Table:
        return self.house.desk.live[self.table]

    def seats(self, who: int) -> list[int]:
        return self.live.seats_of(self.people[who].id)

    def fresh_id(self) -> str:
        self.count += 1
        return f"m{self.count}"

    def call(self, who: int, what: str, **body: Any) -> Answer:
        return self.fine(self.people[who].post(f"/api/tables/{self.table}/{what}", **body))

    def fine(self, answer: Answer) -> Answer:
        counted["requests"] += 1
        counted["refused requests"] += answer.status >= 400
        assert answer.status < 500, answer.text
        return answer

    def say(self, who: int, **message: Any) -> list[dict[str, Any]]:
        """Over the person's socket. Who has none, or was hung up on, opens one."""
        if who not in self.sockets or self.sockets[who].closed:
            self.reconnect(who)
        counted["messages"] += 1
        heard = self.sockets[who].say(json.dumps(message))
        counted["refused messages"] += any(m["type"] == "refused" for m in heard)
        return heard

    def move(self, who: int, over_socket: bool, text: str, seq: int, id: str) -> None:
        said = {"notation": text, "seq": max(0, seq), "move": id}
        if over_socket:
            heard = self.say(who, type="act", **said)
            done = any(m["type"] == "done" and m["move"] == id for m in heard)
        else:
            done = self.call(who, "moves", **said).status == 200
        if done:
            self.done.setdefault((who, id), text)
            counted["moves"] += 1
