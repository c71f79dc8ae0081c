"""Bots against bots on all cores, told while it goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.kernel import compiled
from wartable.play.arena import Tally
from wartable.play.crew import crew
from wartable.play.league import (
    Contest,
    Played,
    Work,
    begin_results,
    meetings,
    on_disk,
    tallied,
)
from wartable.plugin import Plugin

if TYPE_CHECKING:
    from wartable.play.ratings import Rating

PICTURES = (".svg", ".png")


def contest(
    work: Work,
    plugin: Plugin[Any, Any],
    jobs: int,
    results: Path | None,
    progress: Callable[[Played], None],
) -> tuple[list[Played], bool]:
    """All games, and True; the same for any number of jobs, unless bots think by the clock. Whoever
    presses Ctrl-C has what was played until then, and False. With a results file, each game is in
    it as soon as it is over, and those that are there already are not played again, unless their
    records are wanted and missing."""
    found: dict[int, Played] = {}
    with ExitStack() as stack:
        end = None
        if results is not None:
            found = begin_results(results, work.contest)
            end = stack.enter_context(results.open("ab"))
            for played in found.values():
                progress(played)
        unrecorded = without_record(work, plugin, found)
        numbers = [number for number in work.contest.numbers if number not in found]
        try:
            for number, played in crew(jobs, work, [*unrecorded, *numbers]):
                if number in found:
                    compare(results, found[number], played)
                    continue
                found[number] = played
                if end is not None:
                    end.write(msgspec.json.encode(played) + b"\n")
                    on_disk(end)
                progress(played)
        except KeyboardInterrupt:
            if not found:
                raise
    whole = len(found) == len(work.contest.numbers)
    return [found[number] for number in sorted(found)], whole


def without_record(work: Work, plugin: Plugin[Any, Any], found: Mapping[int, Played]) -> list[int]:
    """Games that are played already and have no record where records are wanted. BadInput if they
    cannot be played again."""
    if work.records is None:
        return []
    missing = sorted(number for number in found if not work.record(number).exists())
    for entrant in work.entrants if missing else ():
        if entrant.by_the_clock(plugin):
            raise BadInput(
                f"{len(missing)} games were played without records, and {entrant.text} thinks by "
                "the clock: they cannot be played again",
                "results-unrecorded",
                count=len(missing),
                entrant=entrant.text,
            )
    return missing


def compare(results: Path | None, then: Played, now: Played) -> None:
    """BadInput if a game that was played again for its record ended otherwise."""
    if not now.alike(then):
        raise BadInput(
            f"{results}: game {then.game} ends otherwise when it is played again",
            "results-again",
            file=str(results),
            game=str(then.game),
        )


def fault_line(contest: Contest, played: Played, say: Texts) -> str:
    """Whose bot failed in a game, and how; empty if none did."""
    if played.fault is None:
        return ""
    entrant = contest.entrants[played.seats[played.fault.seat]]
    return say("cli-arena-fault", entrant=entrant, game=str(played.game), why=played.fault.why)


def ratings(contest: Contest, played: Sequence[Played]) -> list[Rating]:
    """Of all entrants."""
    from wartable.play.ratings import rated  # late: numpy takes its time

    return rated(len(contest.entrants), meetings(contest, played), contest.seed)


def table(contest: Contest, played: Sequence[Played], say: Texts) -> Table:
    """One row for each entrant: games, share of wins with its interval, mean score. Where not all
    meet at one table, ratings have the interval, and the best comes first."""
    league = contest.table < len(contest.entrants)
    made = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    made.add_column(say("cli-arena-entrant"))
    of_wins, of_rating = ([], ["rating", "interval"]) if league else (["interval"], [])
    for heading in ("games", "wins", *of_wins, "score", *of_rating):
        made.add_column(say(f"cli-arena-{heading}"), justify="right")
    rows = list(zip(tallied(contest, played), ratings(contest, played), strict=True))
    if lucky := not league and any(tally.adjusted() for tally, _ in rows):
        made.add_column(say("cli-arena-luck"), justify="right")
    if league:
        rows.sort(key=lambda row: -round(row[1].rating))
    for tally, one in rows:
        won, score = f"{say.decimal(100 * tally.rate, 1)} %", say.decimal(mean_score(tally), 2)
        low, high = (f"{say.decimal(100 * bound, 1)}" for bound in tally.interval())
        cells = [
            won,
            score,
            f"{round(one.rating):+d}",
            f"{round(one.low):+d} … {round(one.high):+d}",
        ]
        made.add_row(
            tally.name,
            str(tally.games),
            *(cells if league else [won, f"{low} – {high} %", score]),
            *([without_luck(tally, say)] if lucky else []),
        )
    return made


def without_luck(tally: Tally, say: Texts) -> str:
    """The share of wins with luck taken out, its interval, and how many times fewer games that
    needs."""
    found = tally.adjusted()
    if found is None:
        return "–"
    rate, low, high = (say.decimal(100 * each, 1) for each in (found.rate, found.low, found.high))
    return f"{rate} % ({low} – {high}; {say.decimal(found.fewer, 1)} ×)"


def mean_score(tally: Tally) -> float:
    return sum(tally.scores) / max(1, tally.games)


def as_json(contest: Contest, played: Sequence[Played]) -> str:
    """The same for programs, with the settings that make it repeatable."""
    entrants = []
    for tally, one in zip(tallied(contest, played), ratings(contest, played), strict=True):
        low, high = tally.interval()
        adjusted = tally.adjusted()
        entrants.append(
            {
                "entrant": tally.name,
                "games": tally.games,
                "wins": tally.wins,
                "rate": tally.rate,
                "low": low,
                "high": high,
                "design_effect": tally.design_effect(),
                "adjusted": None if adjusted is None else asdict(adjusted),
                "mean_score": mean_score(tally),
                "rating": one.rating,
                "rating_low": one.low,
                "rating_high": one.high,
            }
        )
    told = msgspec.to_builtins(contest)
    return json.dumps(
        {
            **{key: told[key] for key in ("game", "rules", "options", "seed", "table", "games")},
            **{key: told[key] for key in ("seconds", "simulations")},
            "compiled": compiled(),
            "entrants": entrants,
            "pairs": pairs(contest, played),
            "faults": [
                {
                    "game": one.game,
                    "entrant": contest.entrants[one.seats[one.fault.seat]],
                    "why": one.fault.why,
                }
                for one in played
                if one.fault
            ],
        },
        indent=2,
        ensure_ascii=False,
    )


def pairs(contest: Contest, played: Sequence[Played]) -> list[dict[str, Any]]:
    """Every two that met: in how many games, and how many the first of them won."""
    games = {pair: [0, 0.0] for pair in combinations(range(len(contest.entrants)), 2)}
    for _, a, b, won in meetings(contest, played):
        row = games[min(a, b), max(a, b)]
        row[0] += 1
        row[1] += won if a < b else 1 - won
    names = contest.entrants
    return [
        {"first": names[a], "second": names[b], "games": count, "won": won}
        for (a, b), (count, won) in games.items()
        if count
    ]


def plot(contest: Contest, played: Sequence[Played], say: Texts, out: Path) -> None:
    """Ratings with their intervals as a picture; its name says which kind."""
    if out.suffix.lower() not in PICTURES:
        raise BadInput(say("cli-bad-picture", file=str(out)))
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise BadInput(say("cli-arena-no-plots")) from None
    rows = sorted(
        zip(ratings(contest, played), contest.entrants, strict=True), key=lambda row: row[0].rating
    )
    figure = Figure(figsize=(7, 1.2 + 0.4 * len(rows)), layout="constrained")
    axes = figure.subplots()
    middle = [one.rating for one, _ in rows]
    sides = [
        [one.rating - one.low for one, _ in rows],
        [one.high - one.rating for one, _ in rows],
    ]
    axes.errorbar(middle, range(len(rows)), xerr=sides, fmt="o", capsize=3)
    axes.set_yticks(range(len(rows)), [name for _, name in rows])
    axes.set_xlabel(f"{say('cli-arena-rating')}, {say('cli-arena-interval')}")
    axes.set_title(contest.game)
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(out, metadata={"Date": None} if out.suffix.lower() == ".svg" else None)
