"""From a record back to a match, and whether what the record says of it is so."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Any

from wartable.errors import LONGEST, BadInput
from wartable.i18n import Texts, texts
from wartable.kernel import CHANCE
from wartable.play.bags import compare_notes
from wartable.play.match import Match, Refused
from wartable.play.proven_chance import LONGEST_MIX, SEED, ProvenChance
from wartable.play.record import BadRecord, Entry, Record, digest, fingerprint
from wartable.plugin import RULES, Plugin, game

STATE = re.compile(
    "([0-9a-f]{8}:)?[0-9a-f]{16}"
)  # without a layout, in records of before it had one
OATH = re.compile("[0-9a-f]{64}")
TABLE = re.compile("[a-z0-9]{1,32}")


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


def replay(
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
    rules = _number(record, "Rules")
    if not plugin.plays(rules):
        raise BadRecord(
            record.line_of("Rules"),
            f"written under rules {rules} of {plugin.id}; this is rules {plugin.rules_version}",
            "record-rules",
            game=plugin.id,
            then=str(rules),
            now=str(plugin.rules_version),
        )
    if "Data" in head and (data is None or digest(data) != head["Data"]):
        raise BadRecord(
            record.line_of("Data"),
            "played with a corrected data file: give the same one with --data",
            "record-data",
        )
    seats, chance = _number(record, "Seats"), _chance(record)
    with _in_header(record, "Seats"):
        plugin.check_seats(seats)
    with _in_header(record, "Options"):
        match: Match[Any] = Match(
            plugin,
            seats,
            {**_options(head.get("Options", "")), RULES: rules},
            chance,
            data if "Data" in head else None,
            head["Names"].split(" | ") if "Names" in head else (),
        )
    if head.get("Figures", "") not in ("", digest(match.figures)):
        raise BadRecord(
            record.line_of("Figures"),
            "its data file leaves figures out, and those of the game are others by now",
            "record-figures",
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
    match = replay(record, data, plugin=plugin)
    if match.chance.seed:
        _compare_seed(match.chance, record)
    _compare_end(match, record)
    return match


def _compare_seed(chance: ProvenChance, record: Record) -> None:
    if record.header.get("Commitment", chance.commitment) != chance.commitment:
        message = "the seed is not the one the host committed to"
        raise BadRecord(record.line_of("Seed"), message, "record-seed")
    for seat in chance.sworn:
        if not chance.fits(seat, chance.mixes.get(seat, "")):
            message = f"the value of seat {seat} is not the one it committed itself to"
            line = record.line_of(f"Sworn-{seat}")
            raise BadRecord(line, message, "record-sworn", seat=str(seat))


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
    state = fingerprint(match.state)
    said = record.header.get("State", state)
    same_layout = said.partition(":")[0] == state.partition(":")[0]
    if not STATE.fullmatch(said) or (same_layout and said != state):
        message = "the actions lead to another final state than the header says"
        raise BadRecord(record.line_of("State"), message, "record-state")


def verify(record: Record, data: str | None = None, plugin: Plugin[Any, Any] | None = None) -> int:
    """Derive every outcome of chance again from the seed; return how many there were."""
    if "Seed" not in record.header or "Commitment" not in record.header:
        raise BadRecord(
            1, "nothing to verify: the record has no seed and commitment", "record-no-seed"
        )
    chance = _chance(record)
    _compare_seed(chance, record)
    match = replay(record, data, upto=0, plugin=plugin)
    drawn, forked = 0, _number(record, "Forked")
    for number, entry in enumerate(record.entries):
        line = record.lines[number] if record.lines else number + 1
        try:
            if entry.seat == CHANCE and number < forked:
                match.draws = entry.draw - 1
            elif entry.seat == CHANCE and match.actors == (CHANCE,):
                _check_outcome(match, chance, entry, line)
                drawn += 1
            match.say(entry.seat, entry.text)
        except BadRecord:
            raise
        except (Refused, BadInput) as error:
            raise BadAction(line, entry.text, error) from None
    compare_notes(match, record)
    _compare_end(match, record)
    return drawn


def _check_outcome(match: Match[Any], chance: ProvenChance, entry: Entry, line: int) -> None:
    """What the record says of chance is what follows from the seed; no outcome is drawn twice."""
    if entry.draw <= match.draws:
        raise BadRecord(
            line,
            f"outcome {entry.draw} of chance was drawn before",
            "record-drawn",
            number=str(entry.draw),
        )
    code = match.game.sample_chance(match.state, chance.rng(entry.draw))
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


def _number(record: Record, name: str) -> int:
    text = record.header.get(name, "0")
    if not re.fullmatch("[0-9]{1,9}", text):
        message = f"{name} is {text[:40]!r}, not a number"
        line = record.line_of(name)
        raise BadRecord(line, message, "record-number", name=name, text=text[:40])
    return int(text)


def _chance(record: Record) -> ProvenChance:
    """The seed, and what the seats mixed in."""
    line, text = record.line_of("Seed"), record.header.get("Seed", "")
    try:
        chance = ProvenChance(bytes.fromhex(text))
    except ValueError:
        message = f"the seed {text[:20]!r} is not hexadecimal"
        raise BadRecord(line, message, "record-hex", text=text[:20]) from None
    found = len(chance.seed)
    if found not in (0, SEED):
        message = f"a seed has {SEED} bytes, not {found}"
        raise BadRecord(line, message, "record-bytes", right=SEED, found=found)
    for name, value in record.header.items():
        if re.fullmatch("Mix-[0-6]", name):
            try:
                chance.mix(int(name[-1]), value)
            except ValueError as error:
                line = record.line_of(name)
                raise BadRecord(line, str(error), "record-mix", longest=LONGEST_MIX) from None
        elif re.fullmatch("Sworn-[0-6]", name):
            if not OATH.fullmatch(value) or not TABLE.fullmatch(record.header.get("Table", "")):
                line, message = record.line_of(name), "not a commitment of a seat"
                raise BadRecord(line, message, "record-oath")
            chance.swear(int(name[-1]), value, record.header["Table"])
    return chance


def _options(text: str) -> dict[str, str]:
    pairs = [part.partition("=") for part in text.split()]
    return {key: value for key, _, value in pairs}
