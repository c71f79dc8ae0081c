"""Bots against bots on all cores, told while it goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
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

PIECES = 20  # portions of work per process, for the bar and an even end


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
) -> list[Tally]:
    """All games; the same figures for any number of jobs, unless bots think by the clock."""
    turns = len(levels)
    size = max(1, games // (jobs * PIECES) // turns) * turns
    portions = [(first, min(size, games - first)) for first in range(0, games, size)]
    head = (plugin.id, tuple(levels), budget, options, seed)
    found: list[tuple[int, list[Tally]]] = []
    if jobs == 1:
        for first, count in portions:
            found.append((first, portion(*head, first, count)))
            progress(count)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            waiting = {pool.submit(portion, *head, *part): part for part in portions}
            while waiting:
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    first, count = waiting.pop(future)
                    found.append((first, future.result()))
                    progress(count)
    return merged([tallies for _, tallies in sorted(found, key=lambda pair: pair[0])])


def merged(parts: Sequence[Sequence[Tally]]) -> list[Tally]:
    total = [Tally(one.name) for one in parts[0]]
    for tallies in parts:
        for sum_, one in zip(total, tallies, strict=True):
            sum_.games += one.games
            sum_.wins += one.wins
            sum_.scores += one.scores
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
