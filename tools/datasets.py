"""Frozen sets of games by a named bot: made, described and checked.

    python -m tools.datasets make FOLDER [--games 10000] [--jobs 2] [--cards CARDS] [GAME…]
    python -m tools.datasets check FOLDER [--cards CARDS]

Each title has a folder of self-play (docs/selfplay.md) with a card, CARD.md, and a list of
checksums, SHA256SUMS, as `sha256sum --check` reads it. A run that was ended goes on. The sample in
the repository is `make docs/datasets --games 1`. The sets of 10,000 games are too large for it: it
has their cards and, for each shard, the checksum of its rows and that of all its records one after
another (`--cards docs/datasets`), so that whoever makes a set anew can tell that it is the same.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet as pq
from numpy.typing import NDArray

import wartable
from wartable.kernel import compiled
from wartable.play.entrants import read_entrants
from wartable.research.selfplay import Plan, play

# None of them thinks by the clock: the same games on every machine. A level whose bot is made anew
# has other games.
BOTS = {
    # `medium` when the set was made, and named so in it
    "age-of-heroes": "py:wartable.games.age_of_heroes.bots:ThumbBot",
    "age-of-war": "bot:hard",
    "critters-at-war": "py:wartable.games.critters_at_war.bots:JudgeBot",
    "small-samurai-empires": "bot:medium",
    "through-the-ages": "bot:medium",
}
SEED = 2026
SUMS, CARD = "SHA256SUMS", "CARD.md"
TEXT = """# `{game}`: {games} × `{bot}`

| | |
|---|---|
| game, version of its rules | `{game}`, {rules} |
| seats | {seats}, all `{bot}` |
| made with | Wartable {version}, seed {seed}; files of rows by {writer} |
| by | `python -m tools.datasets make FOLDER --games {games} {game}` |
| decisions | {rows}; with one legal action alone {forced} |
| decisions of a game | {mean} on average, {least} to {most} |
| victories by seat | {won}; shared in {shared} games |
| mean score by seat | {scores} |
| mean score of the first place, of the last | {ends} |
| features | layout {layout}, {features} cells |
| action codes | {actions} |
| size | rows {bytes} MB, in files: {files}; records {records} MB |
| licence | that of Wartable: Apache-2.0 |

Columns are told of in docs/selfplay.md. For: learning to imitate or to judge, statistics of play.
The bot is one fixed player: its games show what it does, not what is best. Every game has a record
with its seed (`wartable verify`), so each row can be made again. {listed}
"""
HERE = f"`{SUMS}` lists checksums."
THERE = "Checksums of all shards: [{game}.sha256]({game}.sha256)."
ONES = np.array([byte.bit_count() for byte in range(256)])


def make(folder: Path, games: int, jobs: int, id: str, cards: Path | None = None) -> None:
    """One title: its games, its card, its checksums."""
    plugin, bot = wartable.game(id), BOTS[id]
    entrants = read_entrants(plugin, ",".join([bot] * plugin.seats[0]))
    plan = Plan.of(plugin, entrants, games, plugin.settings({}), SEED)
    place = folder / id
    play(plan, entrants, place, jobs, progress=lambda count: tell(id, count, games))
    for leftover in (place / "parts").glob("*"):
        raise SystemExit(f"{leftover} belongs to no whole shard")
    if (place / "parts").exists():
        (place / "parts").rmdir()
    (place / CARD).write_text(card(plan, place, bot, HERE), encoding="utf-8")
    (place / SUMS).write_text("".join(sums(place)), encoding="utf-8")
    if cards is not None:
        text = card(plan, place, bot, THERE.format(game=id))
        (cards / f"{id}.md").write_text(text, encoding="utf-8")
        (cards / f"{id}.sha256").write_text("".join(shards(place)), encoding="utf-8")


def tell(id: str, count: int, games: int) -> None:
    """How far it is, now and then."""
    if count % max(1, games // 100) == 0:
        print(f"{id} {count}/{games}", flush=True)


def card(plan: Plan, place: Path, bot: str, listed: str) -> str:
    """What the set is, counted."""
    told = msgspec.to_builtins(plan)
    return TEXT.format(
        **{key: told[key] for key in ("game", "games", "rules", "seed", "layout", "features")},
        actions=plan.actions,
        bot=bot,
        seats=len(plan.seats),
        version=plan.wartable,
        listed=listed,
        **counted(place, len(plan.seats)),
    )


def counted(place: Path, seats: int) -> dict[str, object]:
    """The figures of a set. Only the columns they are made of are read."""
    files = sorted((place / "rows").glob("*.parquet"))
    forced, lengths = 0, list[int]()
    ends = list[NDArray[np.int64]]()  # of each game and seat: place and score
    for file in files:
        table = pq.read_table(file, columns=["game", "seat", "mask", "place", "score"])
        games, seat, places, scores = (
            table[name].to_numpy().astype(np.int64) for name in ("game", "seat", "place", "score")
        )
        legal = np.frombuffer(b"".join(table["mask"].to_pylist()), np.uint8)
        forced += int((ONES[legal].reshape(len(games), -1).sum(axis=1) == 1).sum())
        numbers, counts = np.unique(games, return_counts=True)
        lengths += counts.tolist()
        keys, first = np.unique(games * seats + seat, return_index=True)
        if len(keys) != seats * len(numbers):
            raise SystemExit(f"{file}: in some game a seat decides nothing")
        ends.append(np.stack([places[first], scores[first]], axis=1).reshape(-1, seats, 2))
    places, scores = np.moveaxis(np.concatenate(ends), 2, 0)
    won = (places == 1) / (places == 1).sum(axis=1, keepdims=True)
    rows = sum(lengths)
    return {
        "rows": f"{rows:,}",
        "forced": f"{100 * forced / rows:.1f} %",
        "mean": f"{rows / len(lengths):.1f}",
        "least": min(lengths),
        "most": max(lengths),
        "won": ", ".join(f"{share:.1f} %" for share in 100 * won.mean(axis=0)),
        "shared": int(((places == 1).sum(axis=1) > 1).sum()),
        "scores": ", ".join(f"{mean:.2f}" for mean in scores.mean(axis=0)),
        "ends": ", ".join(
            f"{scores[places == wanted[:, None]].mean():.2f}"
            for wanted in (places.min(axis=1), places.max(axis=1))
        ),
        "writer": pq.read_metadata(files[0]).created_by,
        "files": len(files),
        "bytes": megabytes(files),
        "records": megabytes((place / "records").rglob("*.wtr")),
    }


def megabytes(files: Iterable[Path]) -> str:
    return f"{sum(file.stat().st_size for file in files) / 1e6:.2f}"


def shards(place: Path) -> list[str]:
    """For each shard a line for its rows and one for all its records, one after another."""
    lines = []
    for file in sorted((place / "rows").glob("*.parquet")):
        records = hashlib.sha256()
        for record in sorted((place / "records" / file.stem).glob("*.wtr")):
            records.update(record.read_bytes())
        rows = hashlib.sha256(file.read_bytes())
        lines += [
            f"{rows.hexdigest()}  rows/{file.name}\n",
            f"{records.hexdigest()}  records/{file.stem}\n",
        ]
    return lines


def sums(place: Path) -> list[str]:
    """A line for each file but the list itself."""
    files = sorted(path for path in place.rglob("*") if path.is_file() and path.name != SUMS)
    return [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(place).as_posix()}\n"
        for path in files
    ]


def check(folder: Path, cards: Path | None = None) -> list[str]:
    """What is wrong with the sets in a folder: beside their own lists, and beside those of the
    cards. A smaller set is compared as far as it goes; its rows name another plan, so only its
    records are alike."""
    lists = sorted(folder.glob(f"*/{SUMS}"))
    wrong = [] if lists else [f"there is no set in {folder}"]
    for each in lists:
        there, said = set(sums(each.parent)), set(each.read_text(encoding="utf-8").splitlines(True))
        wrong += [
            f"{each.parent}: {line.split()[1]} differs or is missing" for line in said - there
        ]
        wrong += [f"{each.parent}: {line.split()[1]} is not listed" for line in there - said]
        if cards is not None:
            wrong += differing(each.parent, cards)
    return sorted(wrong)


def differing(place: Path, cards: Path) -> list[str]:
    """Shards that are not those of the card."""
    file = cards / f"{place.name}.sha256"
    if not file.exists():
        return [f"{place}: there is no {file} to compare it with"]
    listed = file.read_text(encoding="utf-8").splitlines()
    said, found = (
        {name: digest for digest, name in map(str.split, lines)}
        for lines in (listed, shards(place))
    )
    plan = msgspec.json.decode((place / "plan.json").read_bytes(), type=Plan)
    part = found.keys() != said.keys()
    comparable = {
        name
        for name in found
        if not part
        or name.startswith("records/")
        and len(plan.numbers(int(Path(name).stem))) == plan.shard
    }
    return [
        f"{place}: {name} differs from the card's"
        for name in sorted(comparable)
        if said.get(name) != found[name]
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("what", choices=["make", "check"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cards", type=Path)
    parser.add_argument("game", nargs="*")
    given = parser.parse_intermixed_args()  # games may follow options
    if given.what == "check":
        wrong = check(given.folder, given.cards)
        print("\n".join(wrong) or "all as listed")
        return 1 if wrong else 0
    if not compiled():
        print("engines are not compiled: it will take long", file=sys.stderr)
    for id in given.game or BOTS:
        make(given.folder, given.games, given.jobs, id, given.cards)
    return 0


if __name__ == "__main__":
    sys.exit(main())
