"""Everything that reads what a stranger wrote, as functions of a text.

A parser gives something back, or refuses by one of `growth.REFUSALS`; anything else is a crash.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from starlette.datastructures import QueryParams

from tools.fuzz.house import House, Person
from wartable.data_file import DataFile
from wartable.errors import BadInput
from wartable.i18n import choose_language, texts
from wartable.kernel import CHANCE, CLOCK
from wartable.play import Match, Position, ProvenChance, Record, check
from wartable.plugin import game, games
from wartable.server import streams
from wartable.server.identity import Signer, plain
from wartable.server.names import tidy
from wartable.server.seating import check_mix
from wartable.server.webhooks import _place
from wartable.testing.als import parse_als

HEAD = '[Wartable "1"]\n'
RECORDS = Path("tests/play/records")
OF_THE_END = ("Result", "Standings", "State", "Draws", "Seed", "Commitment", "Moves")
MOST_ACTIONS = 40  # of a record
MOST_ENTRIES = 200  # of a game whose notation is used
STARTS = ("A1 name\ndo ", "A1\ngo\nwith a=")  # of scenarios
BEGINNINGS = {  # what a data file must have before anything else in it is looked at
    "age-of-heroes": 'about = { game = "age-of-heroes", schema = 1 }\n',
    "small-samurai-empires": "format = 1\n",
}


@dataclass(frozen=True)
class Parser:
    """`seeds` are texts that it reads; `longest`: more is refused before it is asked."""

    name: str
    read: Callable[[str], Any]
    seeds: tuple[str, ...]
    longest: int = 1 << 20
    short: tuple[str, ...] = ()  # beginnings of texts, for long shapes; else the seeds are
    dear: bool = False  # it takes milliseconds to read anything at all


def plain_parsers() -> list[Parser]:
    """Those that need no server."""
    return [*_records(), *_notations(), *_data(), *_scenarios(), *_words()]


def _records() -> Iterator[Parser]:
    whole = tuple(_beginning(path.read_text("utf-8")) for path in sorted(RECORDS.glob("*-2.wtr")))
    lines = ("1. 0 x ; 0000", "1. *@3 roll 1 2", "1. ! time", '[Name "value"]', "# said")
    yield Parser("record", lambda text: check(Record.parse(text)), whole, short=(HEAD,))
    yield Parser("line of a record", lambda text: Record.parse(HEAD + text), lines, short=lines)
    match: Match[Any] = Match(game("age-of-war"), 2, chance=ProvenChance.seeded(1))
    header = match.record(secrets=True).header
    for name in (*header, "Names", "Mix-0", "Data", "Draws", "Odd"):
        usual = header.get(name, "Ada | Bela")

        def read(text: str, name: str = name) -> Any:
            return check(Record({**header, name: text}))

        yield Parser(f"header {name}", read, (usual,), short=(usual,))
    names = ("Ada", "var(--ink)", "<b>&amp;")
    yield Parser("names in a picture", _picture, names, 10_000, ("Ada",), dear=True)


def _beginning(record: str) -> str:
    """The first actions, without what is said of the last and without checks, so that a change is
    found by the rules and not by them."""
    found = Record.parse(record)
    told = [f'[{key} "{value}"]' for key, value in found.header.items() if key not in OF_THE_END]
    lines = [line.partition(";")[0] for line in record.splitlines() if line[:1].isdigit()]
    return "\n".join([*told, *lines[:MOST_ACTIONS], ""])


def _picture(text: str) -> Any:
    """A match between people of this name, drawn."""
    from xml.etree import ElementTree

    match: Match[Any] = Match(game("age-of-war"), 2, names=(text, "Bela"))
    return ElementTree.fromstring(Position(match, "manual").svg())


def _notations() -> Iterator[Parser]:
    for id, plugin in games().items():
        rules = plugin.game()
        for who, seat in {"seats": 0, "chance": CHANCE, "clock": CLOCK}.items():
            said = some_notation(id, seat)
            if seat == CLOCK and not said:
                continue

            def read(text: str, plugin: Any = plugin, rules: Any = rules, seat: int = seat) -> Any:
                return plugin.read(rules, seat, text)

            yield Parser(f"{id}, {who}", read, said, short=tuple(dict.fromkeys(_verbs(said))))


def _verbs(said: tuple[str, ...]) -> list[str]:
    return [text.split()[0] + " " for text in said]


def some_notation(id: str, seat: int) -> tuple[str, ...]:
    """What a kind of actor says in a game played at random: a seat, chance or the clock."""
    return tuple(_said(id)[seat])


@cache
def _said(id: str) -> dict[int, dict[str, None]]:
    plugin, rng = game(id), random.Random(1)
    match: Match[Any] = Match(plugin, plugin.seats[0], chance=ProvenChance.seeded(1))
    said: dict[int, dict[str, None]] = {0: {}, CHANCE: {}, CLOCK: {}}
    match.settle()
    while not match.over and len(match.entries) < MOST_ENTRIES:
        actor = rng.choice(match.actors)
        legal = match.legal(actor)
        kind = said[0 if actor < match.seats else actor]
        kind.update(dict.fromkeys(match.write(actor, code) for code in legal))
        match.play(actor, rng.choice(legal))
        match.settle()
    said[CHANCE].update(dict.fromkeys(e.text for e in match.entries if e.seat == CHANCE))
    return said


def _data() -> Iterator[Parser]:
    yield Parser("data file", DataFile, ("a = 1\n[b]\nc.d = [{ e = 'f' }]",), short=("a = ", "[b."))
    for id, beginning in BEGINNINGS.items():
        whole = (files(game(id).package) / "data.toml").read_text("utf-8")

        def read(text: str, id: str = id) -> Any:
            return game(id).game(text)

        yield Parser(f"data file of {id}", read, (whole,), short=(beginning,), dear=True)


def _scenarios() -> Iterator[Parser]:
    for id, plugin in games().items():
        folder = Path("tests") / plugin.package.rpartition(".")[2] / "scenarios"
        whole = tuple(path.read_text("utf-8") for path in sorted(folder.glob("*.als"))[:3])

        def parsed(text: str, plugin: Any = plugin) -> Any:
            return parse_als(text, "fuzz.als", plugin)

        yield Parser(f"scenarios of {id}", parsed, whole, short=STARTS, dear=True)


def _words() -> Iterator[Parser]:
    """Names, chat, ids, headers: what is short, but read from texts of any length."""
    house, signer = texts(), Signer("key")
    yield Parser("name", tidy, ("Ada Lovelace",), 40)
    yield Parser("chat", plain, ("Good  luck!",), 2000)
    yield Parser("id of a move", streams.check, ("m-1",))
    yield Parser("value for chance", check_mix, ("a1b2",))
    yield Parser("name in a sentence", lambda t: house("guest-name", number=t), ("Ada { $x }",))
    yield Parser("language", choose_language, ("uk-UA,uk;q=0.9,en;q=0.8",), 65_536, (";q=", "uk,"))
    yield Parser("signed cookie", signer.read, ("WyJhIiwxXQ.aB3.x-y_z",), 65_536, ("W.", "..", "."))
    yield Parser("query", QueryParams, ("lang=uk&side=open&x=%41",), 1 << 16, ("a=", "%", "a=%"))
    yield Parser(
        "webhook", lambda t: _place(t, False), ("https://a.example/x?y",), 400, ("http://",)
    )
    yield Parser("message", _message, tuple(map(json.dumps, MESSAGES)), 65_536, ('{"type":"act",',))


def _message(text: str) -> Any:
    try:
        return streams.decoder.decode(text.encode(errors="surrogatepass"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(str(error), "malformed") from None


MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "act", "notation": "roll", "seq": 3, "move": "a"},
    {"type": "act", "notation": "lose", "seq": 3, "move": "b", "seat": 0},
    {"type": "undo", "seq": 3, "move": "c", "whole": True, "seat": None},
    {"type": "ask-undo", "seq": 3, "seat": 1},
    {"type": "answer-undo", "yes": True},
    {"type": "ready", "mix": "abc"},
    {"type": "show", "seat": 0},
    {"type": "draw", "layout": "tall"},
    {"type": "do", "what": "return"},
    {"type": "do", "what": "leave"},
    {"type": "do", "what": "ping"},
)


VALUES: tuple[Any, ...] = (
    -1,
    0,
    1,
    7,
    2**31,
    2**53,
    2**63,
    2**64,
    0.5,
    None,
    True,
    "",
    "LEGAL",
    "x" * 41,
    [],
    {},
)


class ServerError(Exception):
    """An answer that says that the server is broken."""


def server_parsers(house: House) -> list[Parser]:
    """Requests with the text in one place each: bodies, queries, heads. And a socket."""
    me = house.person()
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "age-of-war", "seats": seats, "mix": "x"}
    table = me.post("/api/tables", **wish, listed=True).json()["id"]
    at = f"/api/tables/{table}"
    found = [
        _body(me, "POST", "/api/tables", wish, "title", "options", "data", "game", "settings"),
        _body(me, "POST", f"{at}/chat", {"text": "hello"}, "text", "to"),
        _body(me, "POST", f"{at}/sit", {"name": "Ada"}, "name", "invite", "mix", "seat"),
        _body(
            me, "POST", f"{at}/moves", {"notation": "a", "seq": 1, "move": "m"}, "notation", "seq"
        ),
        _body(me, "POST", "/api/records", {"record": HEAD}, "record", "data"),
        _body(me, "PATCH", "/api/me", {"name": "Ada"}, "name", "lang"),
        _body(me, "POST", "/api/login", {"name": "Ada", "password": "long enough"}, "name"),
    ]
    every = [parser for several in found for parser in several]
    every.append(
        Parser("body of POST /api/tables", _raw(me), (json.dumps(wish),), 1_000_000, ("{",), True)
    )
    for name in ("cookie", "authorization", "accept-language", "origin", "content-type", "host"):
        every.append(
            Parser(f"head {name}", _head(me, name), HEADS[name], 60_000, HEADS[name], True)
        )
    for path in (
        "/api/me?",
        f"{at}/replay?side=",
        f"{at}/frames/1?layout=",
        "/i/",
        "/t/",
        "/rules/",
    ):
        every.append(
            Parser(
                f"GET {path.replace(table, 'ID')}", _get(me, path), ("1", "a=b"), 60_000, dear=True
            )
        )
    every.append(Parser("socket", Line(me).say, Line.SEEDS, 60_000, dear=True))
    return every


class Line:
    """A socket of somebody who plays against a bot; a new table when the game is over. A message
    gets the number of the position and a legal action, unless a mutant has changed these words."""

    SEEDS = tuple(
        json.dumps(one).replace('"seq": 3', '"seq": 777').replace("roll", "LEGAL")
        for message in MESSAGES
        for one in (message, *({**message, key: value} for key in message for value in VALUES))
    )

    def __init__(self, person: Person) -> None:
        self.person = person
        self.moves = 0
        self._sit_down()

    def _sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        self.table = self.person.post(
            "/api/tables", game="critters-at-war", seats=seats, mix="x"
        ).json()["id"]
        self.socket = self.person.socket(self.table)

    def say(self, text: str) -> Any:
        table = self.person.house.desk.live[self.table]
        if table.row.status == "over" or self.socket.closed:
            self.socket.close()
            self._sit_down()
            table = self.person.house.desk.live[self.table]
        legal = table.match.legal(0) if 0 in table.match.actors else []
        action = table.match.write(0, legal[self.moves % len(legal)]) if legal else "withdraw"
        self.moves += 1
        text = text.replace("LEGAL", action).replace("777", str(table.number(0)))
        heard = self.socket.say(text.replace('"move": "a"', f'"move": "m{self.moves}"'))
        for message in heard:
            if message["type"] == "refused":
                raise BadInput(message["text"], message["fault"])
        if self.socket.closed or self.socket.task.done():
            raise ServerError("the line is broken")
        return heard


HEADS = {
    "cookie": ('a="', "wartable=W.a.b; lang=uk"),
    "authorization": ("Bearer wt_x", "Basic eDp5"),
    "accept-language": ("uk;q=0.5, en",),
    "origin": ("http://table",),
    "content-type": ("application/json; charset=utf-8", "multipart/form-data; boundary=x"),
    "host": ("table:80", "[::1]:8000"),
}


def _asked(person: Person, method: str, path: str, **given: Any) -> Any:
    answer = person.ask(method, path, **given)
    if answer.status >= 500:
        raise ServerError(f"{method} {path[:60]}: {answer.status} {answer.text[:200]}")
    if answer.status >= 400:
        said = answer.json() if "json" in answer.kind else {}
        raise BadInput(answer.text[:200], said.get("fault", str(answer.status)))
    return answer


def _body(
    person: Person, method: str, path: str, usual: dict[str, Any], *names: str
) -> Iterator[Parser]:
    """The text as the value of each of these fields."""
    for name in names:

        def read(text: str, name: str = name) -> Any:
            return _asked(person, method, path, body=json.dumps({**usual, name: text}).encode())

        short = path.rpartition("/")[2]
        yield Parser(
            f"{method} {short}: {name}", read, (str(usual.get(name, "1")),), 900_000, dear=True
        )


def _raw(person: Person) -> Callable[[str], Any]:
    return lambda text: _asked(
        person, "POST", "/api/tables", body=text.encode(errors="surrogatepass")
    )


def _head(person: Person, name: str) -> Callable[[str], Any]:
    """As far as a head can say it: no line ends, one byte for a character."""

    def read(text: str) -> Any:
        value = text.encode("latin-1", "replace").replace(b"\n", b" ").replace(b"\r", b" ")
        return _asked(person, "GET", "/api/me", **{name.replace("-", "_"): value})

    return read


def _get(person: Person, path: str) -> Callable[[str], Any]:
    """The text in the path, or in the query where the path has one."""

    def read(text: str) -> Any:
        place, mark, query = path.partition("?")
        if not mark:
            return _asked(person, "GET", place + text.encode(errors="replace").decode())
        asked = quote(text.encode(errors="surrogatepass"), safe="=&%+;")
        return _asked(person, "GET", place, query=(query + asked).encode())

    return read
