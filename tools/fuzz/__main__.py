"""`make fuzz`: everything that reads what strangers send, for a long time; counts in docs/fuzz.md.

python -m tools.fuzz [MINUTES] [SEED]
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic, process_time

from hypothesis import HealthCheck, Phase, settings
from hypothesis import seed as seeded
from hypothesis.stateful import run_state_machine_as_test
from rich.console import Console

from tools.fuzz.again import SLOW, Slow, Waits
from tools.fuzz.frames import Siege
from tools.fuzz.growth import growth
from tools.fuzz.house import House
from tools.fuzz.mutation import Count, fuzz
from tools.fuzz.openapi import ask_everything
from tools.fuzz.parsers import Parser, plain_parsers, server_parsers
from tools.fuzz.patterns import patterns
from tools.fuzz.people import People, counted
from tools.fuzz.shapes import shapes
from tools.outside.servers import serving

PAGE = Path("docs/fuzz.md")
MARK = "<!-- counts -->\n"
MINUTES = 15.0
SHARES = {"shapes": 0.35, "mutants": 0.3, "people": 0.2, "schema": 0.1, "frames": 0.05}  # of time
FLOOD = 200_000_000  # bytes of pings, of which a server must not take the last
STEPS = 50  # that people make at one table
LONGEST = 1 << 20  # characters of a shape
console = Console(stderr=True)


@dataclass
class Shaped:
    """What came of the long shapes of one parser."""

    tried: int = 0
    steepest: float = 0.0
    slowest: float = 0.0
    slow: Slow = field(default_factory=Slow)


def long_shapes(
    parsers: Iterable[Parser], seconds: float, seed: int, wrong: list[str]
) -> dict[str, Shaped]:
    """All shapes of each parser, as far as its share of the time goes."""
    several = list(parsers)
    found = {}
    for parser in several:
        one = found[parser.name] = Shaped()
        until = process_time() + seconds / len(several)
        every = list(shapes(parser, every=True))
        random.Random(seed).shuffle(every)  # where time is short, some of each kind
        for shape in every:
            if process_time() > until:
                break
            try:
                grown = growth(parser.read, shape, min(LONGEST, parser.longest), 0.02)
            except Exception as error:
                wrong.append(f"{parser.name}, {shape}: {error!r:.200}")
                continue
            one.tried += 1
            one.steepest = max(one.steepest, grown.exponent)
            took = grown.seconds
            if took > SLOW:
                took = one.slow.least(parser.read, shape.text(grown.length), took)
            one.slowest = max(one.slowest, took)
            if not grown.linear:
                wrong.append(f"{parser.name}, {shape}: {grown}")
        wrong += too_slow(parser, one.slow)
    return found


def too_slow(parser: Parser, slow: Slow) -> list[str]:
    """What took over a second, and again when it was read alone."""
    return [f"{parser.name}, over a second twice: {text!a:.300}" for text in slow.again]


def mutants(
    parsers: Iterable[Parser], seconds: float, seed: int, wrong: list[str]
) -> dict[str, Count]:
    """Mutants for each parser, for its share of the time."""
    several = list(parsers)
    found = {}
    for parser in several:
        count = found[parser.name] = fuzz(parser, seed, 10**9, seconds / len(several))
        wrong += [f"{parser.name}: {place}: {text!a:.300}" for place, text in count.crashes.items()]
        wrong += too_slow(parser, count.slow)
    return found


def people(house: House, seconds: float, seed: int, wrong: list[str], waits: Waits) -> Counter[str]:
    """State machines until the time is up."""
    People.house = house
    until, number = process_time() + seconds, 0
    while process_time() < until:
        number += 1
        if (error := waits.wrong(partial(_play, seed * 10_000 + number - 1))) is not None:
            wrong.append(f"people, run {number}: {error!r:.300}")
    return counted


def _play(seed: int) -> None:
    """Some people at some tables, the same for the same seed."""
    run_state_machine_as_test(
        seeded(seed)(type("People", (People,), {})),
        settings=settings(
            max_examples=5,
            stateful_step_count=STEPS,
            database=None,
            deadline=None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        ),
    )


def frames(seconds: float, seed: int, wrong: list[str]) -> Counter[str]:
    """Bytes on sockets of a server in a process of its own, by the clock on the wall."""
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as server:
        siege = Siege(server.port, seed)
        siege.try_named()
        if siege.flood(FLOOD) >= FLOOD:
            wrong.append("sockets: who pings and never reads is not hung up on")
        until = monotonic() + seconds
        while monotonic() < until:
            siege.try_mutants(20)
        siege.settle()
        siege.close()
        lines = (Path(name) / "log").read_text("utf-8").splitlines()
    logged = [json.loads(line) for line in lines if line.startswith("{")]
    wrong += siege.wrong + [f"log: {line['what']}" for line in logged if line["level"] == "error"]
    return siege.counts


def page(
    shaped: dict[str, Shaped],
    counts: dict[str, Count],
    done: Counter[str],
    asked: Counter[int],
    sieged: Counter[str],
    minutes: float,
    seed: int,
    wrong: int,
    waits: Waits,
) -> str:
    """The counts as Markdown."""
    rows = [
        "| what is read | long shapes | steepest | mutants | read | refused | reasons | slowest |"
    ]
    rows.append("|---|--:|--:|--:|--:|--:|--:|--:|")
    for name, count in counts.items():
        shape = shaped[name]
        slowest = max(count.slowest, shape.slowest)
        rows.append(
            f"| {name} | {shape.tried:,} | {shape.steepest:.2f} | {count.inputs:,} | "
            f"{count.accepted:,} | {sum(count.refused.values()):,} | {len(count.refused)} | "
            f"{slowest * 1000:.0f} ms |"
        )
    tried = sum(shape.tried for shape in shaped.values())
    inputs = sum(count.inputs for count in counts.values())
    statuses = ", ".join(f"{count:,} × {status}" for status, count in sorted(asked.items()))
    every = patterns()
    endless = sum(not pattern.bounded for pattern in every)
    slowest = max(max(count.slowest, shaped[name].slowest) for name, count in counts.items())
    slow = [one.slow for several in (shaped, counts) for one in several.values()]
    once, again = sum(each.once for each in slow), sum(len(each.again) for each in slow)
    return "\n".join(
        [
            f"`python -m tools.fuzz {minutes:g} {seed}`: {tried:,} long shapes, {inputs:,} mutants."
            " Crashes, answers of 500 or more, exponents above 1.5, readings of over a second, "
            f"tables not as they must be: {wrong}. "
            f"The longest reading took {slowest * 1000:.0f} ms.",
            "",
            f"Readings of over a second: {once} once, {again} again when tried alone. Waits that "
            f"ran out by the clock: {waits.once} once, {waits.again} again when repeated.",
            "",
            *rows,
            "",
            "People: " + ", ".join(f"{count:,} {what}" for what, count in done.items()) + ".",
            "",
            f"Calls made from /openapi.json: {sum(asked.values()):,} ({statuses}).",
            "",
            f"Bytes on sockets: {sum(sieged.values()):,} "
            f"({', '.join(f'{count:,} × {what}' for what, count in sorted(sieged.items()))}).",
            "",
            f"Regular expressions: {len(every)}, of which {endless} repeat something without end.",
            "",
        ]
    )


def main(minutes: float, seed: int) -> int:
    wrong, waits = list[str](), Waits()
    time = {what: minutes * 60 * share for what, share in SHARES.items()}
    with House() as house:
        parsers = [*plain_parsers(), *server_parsers(house)]
        console.print("long shapes …")
        shaped = long_shapes(parsers, time["shapes"], seed, wrong)
        console.print("mutants …")
        counts = mutants(parsers, time["mutants"], seed, wrong)
        console.print("people …")
        done = people(house, time["people"], seed, wrong, waits)
        console.print("/openapi.json …")
        asked = ask_everything(house, time["schema"], seed, wrong, waits)
        wrong += house.wrong
    console.print("bytes on sockets …")
    sieged = frames(time["frames"], seed, wrong)
    text = page(shaped, counts, done, asked, sieged, minutes, seed, len(wrong), waits)
    head, mark, _ = PAGE.read_text("utf-8").partition(MARK)
    PAGE.write_text(head + mark + "\n" + text, "utf-8")
    for line in wrong:
        console.print(line, markup=False)
    console.print(f"{len(wrong)} wrong; counts in {PAGE}")
    return min(1, len(wrong))


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(float(given[0]) if given else MINUTES, int(given[1]) if len(given) > 1 else 1))
