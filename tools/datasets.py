"""Frozen sets of games by a named bot: made, described and checked.

    python -m tools.datasets make FOLDER [--games 10000] [--jobs 2] [GAME…]
    python -m tools.datasets check FOLDER

Each title has a folder of self-play (docs/selfplay.md) with a card, CARD.md, and a list of
checksums, SHA256SUMS, as `sha256sum --check` reads it. A run that was ended goes on. The sample in
the repository is `make docs/datasets --games 1`.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections import Counter
from pathlib import Path

import msgspec

import wartable
from wartable.kernel import compiled
from wartable.play.entrants import read_entrants
from wartable.research import dataset
from wartable.research.selfplay import Plan, play

BOTS = {  # none of them thinks by the clock: the same games on every machine
    "age-of-heroes": "bot:medium",
    "age-of-war": "bot:hard",
    "critters-at-war": "bot:medium",
    "small-samurai-empires": "bot:medium",
    "through-the-ages": "bot:easy",
}
SEED = 2026
SUMS, CARD = "SHA256SUMS", "CARD.md"
TEXT = """# `{game}`: {games} × `{bot}`

| | |
|---|---|
| game, version of its rules | `{game}`, {rules} |
| seats | {seats}, all `{bot}` |
| made with | Wartable {version}, seed {seed} |
| by | `python -m tools.datasets make FOLDER --games {games} {game}` |
| decisions | {rows}, of them {choices} with a choice |
| first places by seat | {won} |
| features | layout {layout}, {features} cells |
| action codes | {actions} |
| licence | that of Wartable: Apache-2.0 |

Columns are told of in docs/selfplay.md. For: learning to imitate or to judge, statistics of play.
The bot is one fixed player: its games show what it does, not what is best. Every game has a record
with its seed (`wartable verify`), so each row can be made again. `{sums}` lists checksums.
"""


def make(folder: Path, games: int, jobs: int, id: str) -> None:
    """One title: its games, its card, its checksums."""
    plugin, bot = wartable.game(id), BOTS[id]
    entrants = read_entrants(plugin, ",".join([bot] * plugin.seats[0]))
    plan = Plan.of(plugin, entrants, games, plugin.settings({}), SEED)
    place = folder / id
    play(plan, entrants, place, jobs, progress=lambda count: print(f"{id} {count}/{games}"))
    for leftover in (place / "parts").glob("*"):
        raise SystemExit(f"{leftover} belongs to no whole shard")
    if (place / "parts").exists():
        (place / "parts").rmdir()
    (place / CARD).write_text(card(plan, place, bot), encoding="utf-8")
    (place / SUMS).write_text("".join(sums(place)), encoding="utf-8")


def card(plan: Plan, place: Path, bot: str) -> str:
    """What the set is, counted."""
    rows = choices = 0
    first: Counter[int] = Counter()
    seen: set[tuple[int, int]] = set()
    for row in dataset(place):
        rows += 1
        choices += int(row.mask.sum() > 1)
        if (row.game, row.seat) not in seen:
            seen.add((row.game, row.seat))
            first[row.seat] += row.place == 1
    told = msgspec.to_builtins(plan)
    return TEXT.format(
        **{key: told[key] for key in ("game", "games", "rules", "seed", "layout", "features")},
        actions=plan.actions,
        bot=bot,
        seats=len(plan.seats),
        version=plan.wartable,
        rows=rows,
        choices=choices,
        won=", ".join(str(first[seat]) for seat in range(len(plan.seats))),
        sums=SUMS,
    )


def sums(place: Path) -> list[str]:
    """A line for each file but the list itself."""
    files = sorted(path for path in place.rglob("*") if path.is_file() and path.name != SUMS)
    return [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(place).as_posix()}\n"
        for path in files
    ]


def check(folder: Path) -> list[str]:
    """What is wrong with the sets in a folder."""
    lists = sorted(folder.glob(f"*/{SUMS}"))
    wrong = [] if lists else [f"there is no set in {folder}"]
    for each in lists:
        there, said = set(sums(each.parent)), set(each.read_text(encoding="utf-8").splitlines(True))
        wrong += [
            f"{each.parent}: {line.split()[1]} differs or is missing" for line in said - there
        ]
        wrong += [f"{each.parent}: {line.split()[1]} is not listed" for line in there - said]
    return sorted(wrong)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("what", choices=["make", "check"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("game", nargs="*")
    given = parser.parse_args()
    if given.what == "check":
        wrong = check(given.folder)
        print("\n".join(wrong) or "all as listed")
        return 1 if wrong else 0
    if not compiled():
        print("engines are not compiled: it will take long", file=sys.stderr)
    for id in given.game or BOTS:
        make(given.folder, given.games, given.jobs, id)
    return 0


if __name__ == "__main__":
    sys.exit(main())
