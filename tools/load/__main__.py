"""Tables of all five games with live sockets, more and more of them; idle sockets; sleeping tables.

    python -m tools.load                             all, some 25 minutes
    python -m tools.load --smoke                     20 tables for 20 seconds
    python -m tools.load --parts play --stores postgres --steps 500,1000 --seconds 120
    python -m tools.load --url http://127.0.0.1:8001 --url http://127.0.0.1:8002
    python -m tools.load --parts idle --add          one part anew; the others of the page stay
    python -m tools.load --again                     nothing: the page of figures that are kept

Without `--url` it starts a server of its own for each part. Servers it is given must have their
limits off; their memory and CPU are measured only with `--pid`. A table's people use the addresses
in turn, so that with several every table is played through two of them.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from tools.load import report, stages
from tools.load.crowd import Plan, Trouble
from tools.load.results import Results, load, measured
from tools.load.stages import Part
from tools.outside.postgres import NoPostgres
from wartable.kernel import compiled
from wartable.plugin import games

PARTS = ("play", "bots", "idle", "sleep")
STORES = {"sqlite": "SQLite", "postgres": "PostgreSQL", "cluster": "two servers on PostgreSQL"}
RESULTS, PAGE = Path("docs/load/results.json"), Path("docs/load.md")
PICTURE = Path("docs/images/load.svg")


def options() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="make load")
    add = parser.add_argument
    add("--smoke", action="store_true", help="20 tables for 20 seconds on SQLite")
    add("--parts", default=",".join(PARTS), help="of play, bots, idle, sleep")
    add("--stores", default="sqlite,postgres,cluster", help="for play; the rest has the first")
    add("--steps", default="100,300,600,1000", help="how many tables, one after another")
    add("--bot-steps", default="50,200", help="the same with bots")
    add("--level", default="medium", help="of the bots")
    add("--seconds", type=float, default=60.0, help="of each step")
    add("--every", type=float, default=10.0, help="seconds from move to move at a table")
    add("--sockets", type=int, default=5000, help="that are idle")
    add("--each", type=int, default=10, help="idle sockets at a table")
    add("--sleeping", type=int, default=300, help="tables")
    add("--moves", type=int, default=20, help="made at each before it sleeps")
    add(
        "--clients",
        type=int,
        default=max(1, (os.cpu_count() or 2) // 2),
        help="processes of people",
    )
    add("--plain", action="store_true", help="sockets without compression")
    add("--url", action="append", default=[], help="a server that is there already")
    add("--pid", type=int, help="its process, if it is on this machine")
    add("--seed", type=int, default=1)
    add("--machine", default="", help="what it runs on, in words")
    add("--keep", action="store_true", help=f"write {RESULTS}, {PAGE} and {PICTURE}")
    add("--add", action="store_true", help="the same, beside the parts that are kept already")
    add("--again", action="store_true", help=f"only write {PAGE} and {PICTURE} from {RESULTS}")
    given = parser.parse_args()
    if given.smoke:
        given.parts, given.stores, given.steps, given.seconds = "play", "sqlite", "20", 20.0
    return given


def say(text: str) -> None:
    print(text, flush=True)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


class Run:
    """The parts that were asked for, one after another."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.parts: list[Part] = []

    def plan(self, urls: list[str]) -> Plan:
        given = self.given
        return Plan(urls, sorted(games()), given.every, given.seed, "", not given.plain)

    def part(self, store: str, work: Callable[[Plan, list[int]], Part]) -> None:
        """Do this with a server of this store, or with those that are there."""
        if self.given.url:
            servers = [self.given.pid] if self.given.pid else []
            self.parts.append(work(self.plan(self.given.url), servers))
            return
        try:
            with stages.serving_on(store) as (urls, servers):
                self.parts.append(work(self.plan(urls), servers))
        except NoPostgres as error:
            say(f"{store} not tried: {error}")

    def play(self, store: str) -> None:
        given = self.given
        title = "Play" if given.url else f"Play, {STORES[store]}"

        def work(plan: Plan, servers: list[int]) -> Part:
            with stages.people(plan, given.clients) as crowd:
                steps = numbers(given.steps)
                return stages.play(title, crowd, steps, given.seconds, servers, say)

        self.part(store, work)

    def bots(self, store: str) -> None:
        given = self.given

        def work(plan: Plan, servers: list[int]) -> Part:
            with stages.people(stages.with_level(plan, given.level), given.clients) as crowd:
                title, steps = f"A person and a {given.level} bot", numbers(given.bot_steps)
                return stages.play(title, crowd, steps, given.seconds, servers, say)

        self.part(store, work)

    def idle(self, store: str) -> None:
        given = self.given

        def work(plan: Plan, servers: list[int]) -> Part:
            assert servers, "idle sockets are counted in a server's process: --pid"
            with stages.people(plan, given.clients) as crowd:
                return stages.idle(crowd, given.sockets, given.each, servers[0], say)

        self.part(store, work)

    def sleep(self, store: str) -> None:
        given = self.given

        def work(plan: Plan, servers: list[int]) -> Part:
            assert servers, "sleeping tables are seen in a server's process: --pid"
            with stages.people(plan, given.clients) as crowd:
                return stages.sleeping(crowd, given.sleeping, given.moves, servers[0], say)

        self.part(store, work)


def publish(found: Results) -> None:
    """Write the page and its picture."""
    text = report.page(found)
    if report.plot(found.parts, PICTURE):
        text += f"\n![How long moves take, what they cost]({PICTURE.relative_to(PAGE.parent)})\n"
    PAGE.write_text(text, encoding="utf-8")


def measure(given: argparse.Namespace) -> tuple[list[Part], bool]:
    """Do all parts; what was measured, and whether all could be done."""
    run, stores, whole = Run(given), given.stores.split(","), True
    for name in given.parts.split(","):
        for store in stores if name == "play" and not given.url else stores[:1]:
            try:
                getattr(run, name)(store)
            except Trouble as error:
                say(f"{name}, {store}: {error}")
                whole = False
    return run.parts, whole


def main() -> int:
    given = options()
    if given.again:
        publish(load(RESULTS))
        return 0
    say(f"engines {'compiled' if compiled() else 'interpreted: make compile builds them'}")
    parts, whole = measure(given)
    command = shlex.join(["python", "-m", "tools.load", *sys.argv[1:]])
    found = measured(command, given.machine, given.every, parts)
    say(report.page(found))
    if given.keep or given.add:
        kept = load(RESULTS).joined(found) if given.add and RESULTS.exists() else found
        kept.save(RESULTS)
        publish(kept)
    return 0 if whole and not any(step.errors for part in parts for step in part.steps) else 1


if __name__ == "__main__":
    sys.exit(main())
