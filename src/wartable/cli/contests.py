"""Bots against bots on all cores, told while it goes on."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from wartable.cli.players import Player
from wartable.i18n import Texts
from wartable.kernel import compiled
from wartable.play.arena import Tally, tournament
from wartable.plugin import Plugin, game

Part = tuple[int, int]  # the number of a game, and how many from there on


def portion(
    id: str,
    levels: Sequence[str],
    budget: float | None,
    options: dict[str, int],
    seed: int,
    first: int,
    count: int,
) -> list[Tally]:
    """Some of the games, in whichever process."""
    plugin = game(id)
    makers = [(level, _maker(plugin, level, budget)) for level in levels]
    return tournament(plugin, makers, count, options, seed, first=first)


def _maker(plugin: Plugin[Any, Any], level: str, budget: float | None) -> Callable[[], Any]:
    return lambda: plugin.bot(level, budget)


def contest(
    plugin: Plugin[Any, Any],
    levels: Sequence[str],
    games: int,
    options: dict[str, int],
    seed: int,
    jobs: int,
    budget: float | None,
    progress: Callable[[int], None],
) -> tuple[list[Tally], bool]:
    """All games, and True; the same figures for any number of jobs, unless bots think by the clock.
    Whoever presses Ctrl-C has what was played until then, and False."""
    turns = len(levels)
    parts = [(first, min(turns, games - first)) for first in range(0, games, turns)]
    head = (plugin.id, tuple(levels), budget, options, seed)
    alone = ((part, portion(*head, *part)) for part in parts)
    found: list[tuple[int, list[Tally]]] = []
    try:
        for (first, count), tallies in alone if jobs == 1 else crew(jobs, head, parts):
            found.append((first, tallies))
            progress(count)
    except KeyboardInterrupt:
        if not found:
            raise
    counted = [tallies for _, tallies in sorted(found, key=lambda pair: pair[0])]
    return merged(counted), len(found) == len(parts)


def crew(
    jobs: int, head: tuple[Any, ...], parts: Sequence[Part]
) -> Iterator[tuple[Part, list[Tally]]]:
    """What processes answer, each given a portion when it is free. They are ended when nobody
    listens any more: in the middle of a game too."""
    context = get_context("spawn")
    waiting, given = list(reversed(parts)), dict[Connection, Part]()
    processes = []
    try:
        for _ in range(min(jobs, len(parts))):
            ours, theirs = context.Pipe()
            process = context.Process(target=_member, args=(theirs, head), daemon=True)
            with _deaf():  # Ctrl-C at a terminal reaches all of them: this one answers it
                process.start()
            theirs.close()
            processes.append(process)
            given[ours] = waiting.pop()
            ours.send(given[ours])
        while given:
            for pipe in wait(list(given)):
                assert isinstance(pipe, Connection)
                answer, part = pipe.recv(), given.pop(pipe)
                if isinstance(answer, Exception):
                    raise answer
                if waiting:
                    given[pipe] = waiting.pop()
                    pipe.send(given[pipe])
                yield part, answer
    except EOFError:
        raise RuntimeError("a process that played was ended from outside") from None
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _member(pipe: Connection, head: tuple[Any, ...]) -> None:
    """A process of a crew: plays what it is given until it is ended."""
    while True:
        part = pipe.recv()
        try:
            pipe.send(portion(*head, *part))
        except Exception as error:  # told to whoever asked
            pipe.send(error)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl-C."""
    if current_thread() is not main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def merged(parts: Sequence[Sequence[Tally]]) -> list[Tally]:
    total = [Tally(one.name, group=one.group) for one in parts[0]]
    for tallies in parts:
        for sum_, one in zip(total, tallies, strict=True):
            sum_.games += one.games
            sum_.wins += one.wins
            sum_.scores += one.scores
            sum_.shares += one.shares
    return total


def progress_bar(console: Console) -> Progress:
    """A bar of games played and the time left; it vanishes when all are played."""
    return Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    )


def table(tallies: Sequence[Tally], players: Sequence[Player], say: Texts) -> Table:
    """One row for each entrant: games, share of wins with its interval, mean score."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    made.add_column(say("cli-arena-entrant"))
    for heading in ("games", "wins", "interval", "score"):
        made.add_column(say(f"cli-arena-{heading}"), justify="right")
    for tally, player in zip(tallies, players, strict=True):
        low, high = tally.interval()
        made.add_row(
            str(player),
            str(tally.games),
            f"{say.decimal(100 * tally.rate, 1)} %",
            f"{say.decimal(100 * low, 1)} – {say.decimal(100 * high, 1)} %",
            say.decimal(sum(tally.scores) / max(1, tally.games), 2),
        )
    return made


def as_json(
    plugin: Plugin[Any, Any],
    tallies: Sequence[Tally],
    players: Sequence[Player],
    options: dict[str, int],
    seed: int,
) -> str:
    """The same for programs, with the settings that make it repeatable."""
    entrants = []
    for tally, player in zip(tallies, players, strict=True):
        low, high = tally.interval()
        entrants.append(
            {
                "entrant": str(player),
                "games": tally.games,
                "wins": tally.wins,
                "rate": tally.rate,
                "low": low,
                "high": high,
                "design_effect": tally.design_effect(),
                "mean_score": sum(tally.scores) / max(1, tally.games),
            }
        )
    return json.dumps(
        {
            "game": plugin.id,
            "rules": plugin.rules_version,
            "options": options,
            "seed": seed,
            "compiled": compiled(),
            "entrants": entrants,
        },
        indent=2,
    )
