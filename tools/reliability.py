"""How well chances come true: `python -m tools.reliability [GAME …]`.

Bots (`--player`) play games of seeds that nobody chose for their results, and at every so
many actions an analysis says everybody's chance to win. Chances of a tenth are compared with how
often they came true, and summed up as a Brier score (0 is perfect; always to say one's share of
seats is the figure beside it). `--write` puts figures and a plot for each game into docs/analysis.
Engines should be compiled.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from wartable.analysis import Analyst
from wartable.kernel import CHANCE, CLOCK, Bot, Rng
from wartable.play import Match, ProvenChance
from wartable.play.entrants import read_entrants
from wartable.plugin import Plugin, games

FOLDER = Path(__file__).parents[1] / "docs" / "analysis"
BINS = 10
SIDE, ROOM = 320, 44  # of a plot, and what is around it
Said = tuple[float, float]  # a chance, and what came of it


def played(plugin: Plugin[Any, Any], seats: int, bot: Bot[Any], seed: int) -> Match[Any]:
    """A game of a bot with itself."""
    match: Match[Any] = Match(plugin, seats, {}, ProvenChance.seeded(seed))
    rng = Rng(seed)
    match.settle()
    while not match.over:
        seat = next(each for each in match.actors if each not in (CHANCE, CLOCK))
        match.play(seat, bot.choose(match.seen(seat, rng)))
        match.settle()
    return match


def said(match: Match[Any], every: int) -> Iterator[Said]:
    """What was said of every seat after every so many steps, and what came of it."""
    analyst = Analyst(match)
    for n in range(every, len(analyst.stretches), every):
        yield from zip(analyst.value(n).chances, analyst.result, strict=True)


def of_game(name: str, seats: int, player: str, seed: int, every: int) -> list[Said]:
    """What was said in one game between such bots."""
    bot = read_entrants(games()[name], player)[0].bot(games()[name])
    return list(said(played(games()[name], seats, bot, seed), every))


def figures(found: list[Said], seats: int) -> dict[str, Any]:
    """How often chances came true, by tenths, and how far off they were."""
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for chance, result in found:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, result))
    rows = []
    for each in filter(None, bins):
        share = sum(result for _, result in each) / len(each)
        rows.append(
            {
                "said": round(sum(chance for chance, _ in each) / len(each), 4),
                "came": round(share, 4),
                "times": len(each),
            }
        )
    brier = sum((chance - result) ** 2 for chance, result in found) / len(found)
    blind = sum((1 / seats - result) ** 2 for _, result in found) / len(found)
    return {"brier": round(brier, 4), "blind": round(blind, 4), "rows": rows}


def plot(title: str, rows: list[dict[str, Any]], count: int) -> str:
    """Said against came true; the bars are what so few games leave open."""
    whole = SIDE + 2 * ROOM

    def x(share: float) -> str:
        return f"{ROOM + share * SIDE:.1f}"

    def y(share: float) -> str:
        return f"{ROOM + (1 - share) * SIDE:.1f}"

    parts = [f'<rect x="{ROOM}" y="{ROOM}" width="{SIDE}" height="{SIDE}" fill="#fbf8f1"/>']
    parts.append(
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#a89d88" stroke-dasharray="4 4"/>'
    )
    for tick in (0, 0.25, 0.5, 0.75, 1):
        parts.append(
            f'<path d="M{x(0)} {y(tick)}H{x(1)}M{x(tick)} {y(0)}V{y(1)}" stroke="#e3d9c4"/>'
        )
        name = f"{100 * tick:.0f} %"
        parts.append(f'<text x="{ROOM - 6}" y="{y(tick)}" dy="4" text-anchor="end">{name}</text>')
        parts.append(
            f'<text x="{x(tick)}" y="{whole - ROOM + 16}" text-anchor="middle">{name}</text>'
        )
    for row in rows:
        came = row["came"]
        games = max(1.0, row["times"] / max(1, sum(each["times"] for each in rows)) * count)
        wide = 1.96 * sqrt(max(came * (1 - came), 0.25 / games) / games)
        top, foot = y(min(1.0, came + wide)), y(max(0.0, came - wide))
        parts.append(
            f'<path d="M{x(row["said"])} {top}V{foot}" stroke="#a63a26" stroke-width="2"/>'
        )
        parts.append(f'<circle cx="{x(row["said"])}" cy="{y(came)}" r="4.5" fill="#a63a26"/>')
    middle = whole / 2
    parts.append(f'<text x="{middle}" y="22" text-anchor="middle" font-weight="700">{title}</text>')
    style = 'font-family="sans-serif" font-size="12" fill="none"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" {style}>'
    text = "".join(parts).replace("<text ", '<text fill="#2b2933" ')
    return f"{head}{text}</svg>\n"


def main() -> None:
    known = games()
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(known))
    parser.add_argument("--count", type=int, default=40, help="games for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=[2], help="numbers of seats")
    parser.add_argument("--every", type=int, default=12, help="steps between two questions")
    parser.add_argument("--player", default="bot:medium", help="as an arena names it")
    parser.add_argument("--seed", type=int, default=1000, help="of the first game")
    parser.add_argument("--write", action="store_true", help="put them into docs/analysis")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play at once")
    given = parser.parse_args()
    last = given.seed + given.count
    for name in given.games:
        for seats in given.seats:
            if seats not in known[name].seats:
                continue
            with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
                about, seeds = (name, seats, given.player), range(given.seed, last)
                parts = [pool.submit(of_game, *about, seed, given.every) for seed in seeds]
                found = [one for each in parts for one in each.result()]
            made = {"game": name, "seats": seats, "games": given.count, "player": given.player}
            made |= {"positions": len(found) // seats, **figures(found, seats)}
            print(json.dumps(made), flush=True)
            if given.write:
                FOLDER.mkdir(parents=True, exist_ok=True)
                file = FOLDER / f"reliability-{name}-{seats}.svg"
                title = known[name].texts(known[name].game(), "en")("title")
                drawn = plot(f"{title}, {seats} seats", made["rows"], given.count * seats)
                file.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
