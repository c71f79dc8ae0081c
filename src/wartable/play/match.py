"""One table's game: the true state, the record it follows from, and what may be taken back."""

from __future__ import annotations

import contextlib
import copy
import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic

import msgspec

from wartable.errors import LONGEST, BadInput, raised
from wartable.i18n import Texts, texts
from wartable.kernel import (
    CHANCE,
    SPECTATOR,
    Event,
    Outcome,
    Rng,
    S,
    Seen,
    State,
    legal,
    members,
)
from wartable.play.fair import LONGEST_MIX, SEED, Fair
from wartable.play.record import FORMAT, BadRecord, Entry, Record
from wartable.plugin import Plugin, Reason, Told, game
from wartable.scene import Offer, Scene

BELIEFS = 24  # samples that must agree before an action counts as having shown nothing
RECENT = 80  # actions, chance's included, in which the last turn of any game is


class Refused(Exception):
    """An action the rules forbid. Nothing has changed."""

    def __init__(
        self,
        plugin: Plugin[Any, Any],
        seat: int,
        code: int,
        text: str,
        figures: Mapping[str, int] | None = None,
    ) -> None:
        self.reason: Reason = plugin.reason(code)
        self.figures = dict(figures or {})
        self.seat = seat
        self.text = text
        self.plugin = plugin
        super().__init__(f"{text}: {self.sentence(texts(plugin.package))}")

    def __reduce__(self) -> tuple[Any, ...]:
        return raised, (type(self), self.args, self.__dict__)

    @property
    def key(self) -> str:
        return self.reason.key

    def sentence(self, reader: Texts) -> str:
        return reader(f"refusal-{self.reason.key}", **self.figures)


class BadAction(BadRecord):
    """A line of a record that the game does not understand or the rules forbid."""

    def __init__(self, line: int, text: str, error: Refused | BadInput) -> None:
        super().__init__(line, str(error), "record-action", text=text, why=str(error))
        self.error = error

    def reason(self, reader: Texts) -> str:
        if isinstance(self.error, Refused):
            why = self.error.sentence(texts(self.error.plugin.package, reader.lang))
            return reader("unknown-record-refused", text=self.error.text[:LONGEST], why=why)
        return super().reason(reader)


class Match(Generic[S]):
    """Plays by the rules, writes everything down, and shows each seat its own side."""

    def __init__(
        self,
        plugin: Plugin[S, Any],
        seats: int,
        options: Mapping[str, str | int] | None = None,
        fair: Fair | None = None,
        data: str | None = None,
        names: Sequence[str] = (),
    ) -> None:
        plugin.check_seats(seats)
        self.plugin = plugin
        self.seats = seats
        self.options = plugin.settings(options or {})
        self.fair = fair or Fair.fresh()
        self.data = data
        self.names = tuple(names)
        self.game = plugin.game(data)
        try:
            self.state: S = self.game.start(seats, self.options)
        except ValueError as error:
            raise BadInput(str(error)) from None
        self.entries: list[Entry] = []
        self.codes: list[int] = []
        self.events: list[list[Event]] = []  # by entry
        self.draws = 0  # outcomes of chance so far, those taken back included

    # ---- what is so
    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that may act now, HOST among them where a clock is awaited; CHANCE alone."""
        return tuple(members(self.game.actors(self.state)))

    @property
    def owing(self) -> tuple[int, ...]:
        """Those of them the others wait for."""
        return tuple(members(self.game.awaited(self.state)))

    @property
    def over(self) -> bool:
        return self.game.actors(self.state) == 0

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def legal(self, seat: int) -> list[int]:
        return legal(self.game, self.state, seat)

    def view(self, seat: int) -> Any:
        return self.plugin.view(self.game, self.state, seat)

    def seen(self, seat: int, rng: Rng) -> Seen[S]:
        """What a bot in this seat may have."""
        return Seen.of(self.game, self.state, seat, rng)

    def write(self, seat: int, action: int) -> str:
        return self.plugin.write(self.game, seat, action)

    def offers(self, seat: int, reader: Texts) -> list[Offer]:
        return self.plugin.offers(self.game, self.state, seat, reader)

    def scene(self, seat: int, reader: Texts) -> Scene:
        """The table now, with all that the seat may do."""
        offers = self.offers(seat, reader) if seat != SPECTATOR else []
        return self.drawn(self.state, seat, reader, offers)

    def drawn(
        self,
        state: S,
        seat: int,
        reader: Texts,
        offers: Sequence[Offer] = (),
        upto: int | None = None,
    ) -> Scene:
        """The table in a state of this match, that after `upto` entries or the last one."""
        made = self.plugin.scene(self.plugin.view(self.game, state, seat), offers, reader)
        return self.plugin.marked(made, seat, self.news(seat, upto)) if self.plugin.marks else made

    def news(self, seat: int, upto: int | None = None) -> list[Told]:
        """What this seat heard of the last actions before `upto`, oldest first: a turn at least.
        What it heard nothing of is not counted, or what is left out would tell of it."""
        heard: list[list[Told]] = []
        for number in range(len(self.entries) if upto is None else upto)[::-1]:
            if told := self.told(number, seat):
                heard.append(told)
            if len(heard) == RECENT:
                break
        return [told for each in heard[::-1] for told in each]

    def told(self, number: int, seat: int) -> list[Told]:
        """What this seat heard of the entry with this index."""
        return [
            self.plugin.told(event) for event in self.events[number] if event.audience >> seat & 1
        ]

    # ---- what happens
    def play(self, seat: int, action: int, text: str = "") -> Entry:
        """Do it, or raise Refused and change nothing."""
        code = self.game.refusal(self.state, seat, action)
        if code:
            raise Refused(self.plugin, seat, code, text or str(action), self._figures(seat, code))
        if seat == CHANCE:
            self.draws += 1
        entry = Entry(seat, self.write(seat, action), self.draws if seat == CHANCE else 0)
        told: list[Event] = []
        self.game.apply(self.state, seat, action, told)
        self.entries.append(entry)
        self.codes.append(action)
        self.events.append(told)
        return entry

    def copy(self) -> Match[S]:
        """The same match, to be played on without changing this one."""
        other = copy.copy(self)
        other.state = self.state.clone()
        other.fair = Fair(self.fair.seed, self.fair.mixes)
        other.entries, other.codes = list(self.entries), list(self.codes)
        other.events = list(self.events)
        return other

    def _figures(self, seat: int, code: int) -> Mapping[str, int]:
        counts = self.plugin.reason(code).counts
        return counts(self.view(seat)) if counts and 0 <= seat < self.seats else {}

    def say(self, seat: int, text: str) -> Entry:
        """The same by notation; BadInput if it is not understood."""
        return self.play(seat, self.plugin.read(self.game, seat, text), text)

    def draw(self) -> Entry:
        """Let chance act once."""
        rng = self.fair.rng(self.draws + 1)
        return self.play(CHANCE, self.game.sample_chance(self.state, rng))

    def settle(self) -> list[Entry]:
        """Let chance act until a seat must."""
        drawn: list[Entry] = []
        while self.actors == (CHANCE,):
            drawn.append(self.draw())
        return drawn

    # ---- taking back
    def undo_floor(self, seat: int) -> int:
        """To how many entries this seat may go back by itself: not across chance, another's
        action, or an action of its own that showed it something."""
        states = self._states()
        floor = len(self.entries)
        while floor > 0 and self.entries[floor - 1].seat == seat:
            if self.showed(states[floor - 1], seat, self.codes[floor - 1]):
                break
            floor -= 1
        return floor

    def undo_to(self, count: int) -> None:
        """Go back to `count` entries. Who may ask for it is the host's business. Outcomes of chance
        that are taken back stay drawn: the next one has a number of its own."""
        if not 0 <= count <= len(self.entries):
            raise ValueError(f"there are {len(self.entries)} entries, not {count}")
        self.state = self.state_at(count)
        del self.entries[count:], self.codes[count:], self.events[count:]

    def state_at(self, count: int) -> S:
        """The state after so many entries."""
        state = self.game.start(self.seats, self.options)
        for entry, code in zip(self.entries[:count], self.codes[:count], strict=True):
            self.game.apply(state, entry.seat, code, None)
        return state

    def _states(self) -> list[S]:
        """The state before every entry, and the present one."""
        state = self.game.start(self.seats, self.options)
        states = [state.clone()]
        for entry, code in zip(self.entries, self.codes, strict=True):
            self.game.apply(state, entry.seat, code, None)
            states.append(state.clone())
        return states

    def showed(self, before: S, seat: int, action: int) -> bool:
        """Whether the seat saw more afterwards than it could foresee: then the action looks
        different in some state it might have believed in."""
        rng = Rng(len(self.entries))
        looks: set[bytes] = set()
        for number in range(BELIEFS):
            state = before.clone()
            if number:
                self.game.determinize(before, seat, rng, state)
            told: list[Event] = []
            self.game.apply(state, seat, action, told)
            heard = [(e.kind, e.seat, e.a, e.b, e.c) for e in told if e.audience >> seat & 1]
            looks.add(msgspec.json.encode((self.plugin.view(self.game, state, seat), heard)))
        return len(looks) > 1

    # ---- the record
    def record(self, secrets: bool | None = None) -> Record:
        """The whole truth; the seed is in it once the game is over, or if `secrets` says so."""
        plugin = self.plugin
        options = {o.key: o.write(self.options[o.key]) for o in plugin.options}
        header = {
            "Wartable": FORMAT,
            "Game": plugin.id,
            "Rules": str(plugin.rules_version),
            "Seats": str(self.seats),
            "Options": " ".join(f"{key}={value}" for key, value in options.items()),
            "Commitment": self.fair.commitment,
        }
        if self.data is not None:
            header["Data"] = hashlib.sha256(self.data.encode()).hexdigest()
        if self.names:
            header["Names"] = " | ".join(map(_plain, self.names))
        for seat, value in self.fair.mixes.items():
            header[f"Mix-{seat}"] = value
        if self.over if secrets is None else secrets:
            header["Seed"] = self.fair.seed.hex()
        if self.draws > max((entry.draw for entry in self.entries), default=0):
            header["Draws"] = str(self.draws)  # some were taken back
        outcome = self.outcome
        header["Result"] = " ".join(map(str, outcome.places)) if outcome else "*"
        if outcome:
            header["Standings"] = " ".join(map(str, outcome.standings))
        header["State"] = fingerprint(self.state)
        return Record(header, list(self.entries))

    @classmethod
    def replay(
        cls,
        record: Record,
        data: str | None = None,
        upto: int | None = None,
        plugin: Plugin[Any, Any] | None = None,
    ) -> Match[Any]:
        """The match a record tells of; BadRecord names the line that cannot be. A game that is
        not installed is given as `plugin`."""
        head = record.header
        for key in ("Game", "Rules", "Seats"):
            if key not in head:
                raise BadRecord(1, f"the header {key} is missing", "record-missing", name=key)
        if plugin is None or plugin.id != head["Game"]:
            with _in_header(record, "Game"):
                plugin = game(head["Game"])
        if head["Rules"] != str(plugin.rules_version):
            raise BadRecord(
                record.line_of("Rules"),
                f"written under rules {head['Rules']} of {plugin.id}; "
                f"this is rules {plugin.rules_version}",
                "record-rules",
                game=plugin.id,
                then=head["Rules"],
                now=str(plugin.rules_version),
            )
        if "Data" in head and (
            data is None or hashlib.sha256(data.encode()).hexdigest() != head["Data"]
        ):
            raise BadRecord(
                record.line_of("Data"),
                "played with a corrected data file: give the same one with --data",
                "record-data",
            )
        seats, fair = _number(record, "Seats"), _fair(record)
        with _in_header(record, "Seats"):
            plugin.check_seats(seats)
        with _in_header(record, "Options"):
            match: Match[Any] = cls(
                plugin,
                seats,
                _options(head.get("Options", "")),
                fair,
                data if "Data" in head else None,
                head["Names"].split(" | ") if "Names" in head else (),
            )
        for number, entry in enumerate(record.entries[:upto]):
            line = record.lines[number] if record.lines else number + 1
            try:
                if entry.seat == CHANCE:
                    match.draws = entry.draw - 1
                match.say(entry.seat, entry.text)
            except (Refused, BadInput) as error:
                raise BadAction(line, entry.text, error) from None
        if upto is None or upto >= len(record.entries):
            match.draws = max(match.draws, _number(record, "Draws"))
        return match


@contextlib.contextmanager
def _in_header(record: Record, name: str) -> Iterator[None]:
    """What is unknown is on the line of this header."""
    try:
        yield
    except BadInput as error:
        raise BadRecord(record.line_of(name), str(error), error.key, **error.named) from None


def check(
    record: Record, data: str | None = None, plugin: Plugin[Any, Any] | None = None
) -> Match[Any]:
    """Replay it and compare what the header says of the end with what came out."""
    match = Match.replay(record, data, plugin=plugin)
    if match.fair.seed:
        _compare_seed(match.fair, record)
    _compare_end(match, record)
    return match


def _compare_seed(fair: Fair, record: Record) -> None:
    if record.header.get("Commitment", fair.commitment) != fair.commitment:
        message = "the seed is not the one the host committed to"
        raise BadRecord(record.line_of("Seed"), message, "record-seed")


def _compare_end(match: Match[Any], record: Record) -> None:
    outcome = match.outcome
    result = " ".join(map(str, outcome.places)) if outcome else "*"
    if record.header.get("Result", result) != result:
        said = record.header["Result"]
        raise BadRecord(
            record.line_of("Result"),
            f"the result is {result}, not {said}",
            "record-result",
            result=result,
            said=said,
        )
    standings = " ".join(map(str, outcome.standings)) if outcome else ""
    if record.header.get("Standings", standings) != standings:
        said = record.header["Standings"]
        raise BadRecord(
            record.line_of("Standings"),
            f"the standings are {standings or 'not yet known'}, not {said}",
            "record-standings",
            standings=standings or "–",
            said=said,
        )
    layout, _, found = fingerprint(match.state).partition(":")
    wanted, named, said = record.header.get("State", "").partition(":")
    if named and wanted == layout and said != found:
        message = "the actions lead to another final state than the header says"
        raise BadRecord(record.line_of("State"), message, "record-state")


def verify(record: Record, data: str | None = None, plugin: Plugin[Any, Any] | None = None) -> int:
    """Derive every outcome of chance again from the seed; return how many there were."""
    if "Seed" not in record.header or "Commitment" not in record.header:
        raise BadRecord(
            1, "nothing to verify: the record has no seed and commitment", "record-no-seed"
        )
    fair = _fair(record)
    _compare_seed(fair, record)
    match = Match.replay(record, data, upto=0, plugin=plugin)
    drawn = 0
    for number, entry in enumerate(record.entries):
        line = record.lines[number] if record.lines else number + 1
        try:
            if entry.seat == CHANCE and match.actors == (CHANCE,):
                _check_outcome(match, fair, entry, line)
                drawn += 1
            match.say(entry.seat, entry.text)
        except BadRecord:
            raise
        except (Refused, BadInput) as error:
            raise BadAction(line, entry.text, error) from None
    _compare_end(match, record)
    return drawn


def _check_outcome(match: Match[Any], fair: Fair, entry: Entry, line: int) -> None:
    """What the record says of chance is what follows from the seed; no outcome is drawn twice."""
    if entry.draw <= match.draws:
        raise BadRecord(
            line,
            f"outcome {entry.draw} of chance was drawn before",
            "record-drawn",
            number=str(entry.draw),
        )
    code = match.game.sample_chance(match.state, fair.rng(entry.draw))
    if code != match.plugin.read(match.game, CHANCE, entry.text):
        derived = match.write(CHANCE, code)
        raise BadRecord(
            line,
            f"chance gave {derived!r}, the record says {entry.text!r}",
            "record-chance",
            derived=derived,
            text=entry.text,
        )
    match.draws = entry.draw - 1


def fingerprint(state: State) -> str:
    """LAYOUT:DIGEST, the digest of the state's numbers behind that of what they are. A version of
    the game whose state has other fields writes another layout, and compares nothing."""
    numbers = state.dump()
    layout = hashlib.sha256(f"{len(numbers)} {state.layout()}".encode()).hexdigest()
    digest = hashlib.sha256(" ".join(map(str, numbers)).encode()).hexdigest()
    return f"{layout[:8]}:{digest[:16]}"


def _plain(name: str) -> str:
    """A name as a header can hold it."""
    return " ".join(name.split()).replace('"', "'").replace("|", "/")


def _number(record: Record, name: str) -> int:
    text = record.header.get(name, "0")
    if not re.fullmatch("[0-9]{1,9}", text):
        message = f"{name} is {text[:40]!r}, not a number"
        line = record.line_of(name)
        raise BadRecord(line, message, "record-number", name=name, text=text[:40])
    return int(text)


def _fair(record: Record) -> Fair:
    """The seed, and what the seats mixed in."""
    line, text = record.line_of("Seed"), record.header.get("Seed", "")
    try:
        fair = Fair(bytes.fromhex(text))
    except ValueError:
        message = f"the seed {text[:20]!r} is not hexadecimal"
        raise BadRecord(line, message, "record-hex", text=text[:20]) from None
    found = len(fair.seed)
    if found not in (0, SEED):
        message = f"a seed has {SEED} bytes, not {found}"
        raise BadRecord(line, message, "record-bytes", right=SEED, found=found)
    for name, value in record.header.items():
        if re.fullmatch("Mix-[0-6]", name):
            try:
                fair.mix(int(name[-1]), value)
            except ValueError as error:
                line = record.line_of(name)
                raise BadRecord(line, str(error), "record-mix", longest=LONGEST_MIX) from None
    return fair


def _options(text: str) -> dict[str, str]:
    pairs = [part.partition("=") for part in text.split()]
    return {key: value for key, _, value in pairs}
