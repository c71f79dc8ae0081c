"""How often the companion can say why: `python -m tools.reasons [GAME …]`.

At every so many decisions of the records in tests/GAME/records, and at those of the games' lessons,
some moves are judged as a companion judges them: the one that was made, what an easy bot would do,
and one drawn by lot. Counted are those that it blames, and those of them that the game has a
reason for (`because` of its room `advice`). `--silent` prints the others. Engines should be
compiled: searches are long.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from wartable.kernel import Knowledge, Rng, legal
from wartable.lessons import Course, lessons
from wartable.play import Match, Record, companion, replay
from wartable.plugin import Plugin, games
from wartable.testing.lessons import solved

TESTS = Path(__file__).parents[1] / "tests"
NAMES = ("Olena", "Marek", "Sun", "Clio", "Iryna", "Pavlo")
Asked = tuple[str, Knowledge[Any], int]  # where it is, what the seat knows, what it did


def recorded(plugin: Plugin[Any, Any], every: int) -> Iterator[Asked]:
    """Choices of recorded games."""
    folder = TESTS / plugin.id.replace("-", "_") / "records"
    for file in sorted(folder.glob("*.wtr")):
        match: Match[Any] = replay(Record.parse(file.read_text(encoding="utf-8")))
        states, own = match.states(), 0
        for number, entry in enumerate(match.entries):
            if entry.seat >= match.seats:
                continue
            if len(legal(match.game, states[number], entry.seat)) < 2:
                continue
            own += 1
            if own % every == 0:
                seen = Knowledge.of(match.game, states[number], entry.seat, Rng(number))
                made = plugin.read(match.game, entry.seat, entry.text)
                yield f"{file.name} {number}", seen, made


def taught(plugin: Plugin[Any, Any]) -> Iterator[Asked]:
    """Choices of lessons."""
    for lesson in lessons(plugin):
        course = Course(lesson)
        for move in solved(course):
            if course.acts and len(course.offered()) > 1:
                game = course.table.game
                seen = Knowledge.of(game, course.table.state, 0, Rng(len(course.moves)))
                yield f"{lesson.path} {course.step.name}", seen, plugin.read(game, 0, move)


def blamed(plugin: Plugin[Any, Any], asked: Asked) -> Iterator[tuple[int, int]]:
    """Moves that the companion blames, each with the better one."""
    _, seen, made = asked
    codes, worths = seen.legal, plugin.room("advice").worths
    first = worths(seen, companion.EFFORT)
    again = first if first.exact else worths(seen, companion.EFFORT)
    level = next(level for level in plugin.levels if level != "random")
    tried = (made, plugin.bot(level).choose(seen), codes[seen.rng.below(len(codes))])
    for played in dict.fromkeys(tried):
        found = companion.compared(first, again, played)
        if found is not None and found.verdict == "worse" and found.better is not None:
            yield found.better, played


def count(plugin: Plugin[Any, Any], every: int, silent: bool) -> str:
    """A line of figures."""
    found = Counter[str]()
    because = plugin.room("advice").because
    for asked in chain(recorded(plugin, every), taught(plugin)):
        where, seen, _ = asked
        found["decisions"] += 1
        words = plugin.texts(seen.game, "en", NAMES)
        for better, played in blamed(plugin, asked):
            found["blamed"] += 1
            why = because(seen, better, played, words)
            found["explained"] += bool(why)
            if silent and not why:
                pair = [plugin.write(seen.game, seen.seat, action) for action in (better, played)]
                print(f"{where}: {' / '.join(pair)}", flush=True)
    share = found["explained"] / max(1, found["blamed"])
    counted = ", ".join(f"{found[key]} {key}" for key in ("decisions", "blamed", "explained"))
    return f"{plugin.id}: {counted}: {share:.0%}"


def main() -> None:
    known = games()
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(known))
    parser.add_argument("--every", type=int, default=10, help="choices of a record per one judged")
    parser.add_argument("--silent", action="store_true", help="print blame without a reason")
    given = parser.parse_args()
    for name in given.games:
        print(count(known[name], given.every, given.silent), flush=True)


if __name__ == "__main__":
    main()
