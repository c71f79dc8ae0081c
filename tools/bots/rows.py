"""What contests came to, one line of JSON each: `tools/bots/GAME.jsonl`.

    {"seats": ["hard", "medium", "medium"], "games": 1470, "won": 0.595, "low": 0.57, "high": 0.62}

`seats` names who met: first the one whose share of the victories is told, then the others, who are
all alike. A level is named by its word; anybody else by what a reader understands: `hard@2000`,
`hard before`. `low` and `high` are the interval of 95 %. `note` says what a reader has to know
beside; `how` is the command, the tool or the seed that plays it again. One `seats` with one `note`
has one row.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import msgspec

from wartable.play.arena import Tally, share
from wartable.play.league import read_results

HERE = Path(__file__).parent
LEVEL = "bot:"


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    seats: tuple[str, ...]
    games: int
    won: float
    low: float
    high: float
    note: str = ""
    how: str = ""


def wrong(row: Row) -> str:
    """What cannot be about a row; empty if it may be so."""
    if len(row.seats) < 2 or not all(row.seats):
        return "two seats or more, all named"
    if len(set(row.seats[1:])) > 1:
        return "all but the first are alike"
    if row.games < 1 or not 0 <= row.low <= row.won <= row.high <= 1:
        return "games, and 0 <= low <= won <= high <= 1"
    return ""


def path(game: str) -> Path:
    return HERE / f"{game}.jsonl"


def read(game: str, file: Path | None = None) -> list[Row]:
    """The rows of a game; ValueError names the line that cannot be."""
    file = file or path(game)
    found: list[Row] = []
    if not file.exists():
        return found
    for at, line in enumerate(file.read_bytes().splitlines(), 1):
        try:
            row = msgspec.json.decode(line, type=Row)
        except msgspec.DecodeError as error:
            raise ValueError(f"{file.name}, line {at}: {error}") from None
        twice = any((row.seats, row.note) == (other.seats, other.note) for other in found)
        if why := wrong(row) or ("there are two of it" if twice else ""):
            raise ValueError(f"{file.name}, line {at}: {why}")
        found.append(row)
    return found


def write(game: str, rows: list[Row], file: Path | None = None) -> None:
    data = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
    (file or path(game)).write_bytes(data)


def of_results(file: Path, note: str = "") -> tuple[str, list[Row]]:
    """The game of a results file (`wartable arena … --results FILE`) and its rows: one for every
    table that met, of who was named first."""
    contest, played = read_results(file)
    found = []
    games = sorted(played.values(), key=lambda one: one.game)
    for _, table in groupby(games, key=lambda one: one.game // contest.games):
        listed = list(table)
        first, *others = contest.tables[listed[0].game // contest.games]
        tally = Tally("", group=contest.table)
        for one in listed:
            seat = one.seats.index(first)
            tally.count(share(one.places, seat), one.scores[seat])
        low, high = tally.interval()
        seats = [contest.entrants[number].removeprefix(LEVEL) for number in (first, *others)]
        how = f"seed {contest.seed}"
        won, low, high = (round(figure, 4) for figure in (tally.rate, low, high))
        found.append(Row(tuple(seats), tally.games, won, low, high, note, how))
    return contest.game, found


def added(rows: list[Row], fresh: list[Row]) -> list[Row]:
    """With new rows in the place of older ones of the same seats and note."""
    kept = list(rows)
    for row in fresh:
        for at, old in enumerate(kept):
            if (old.seats, old.note) == (row.seats, row.note):
                kept[at] = row
                break
        else:
            kept.append(row)
    return kept
