"""Whole games for the corpus of records: `python tools/corpus.py GAME…` (all games if none).

Writes tests/play/records/GAME-SEATS.wtr for every seat count, bots of the lower levels against
each other, every roll derived from a seed, so that `wartable verify` accepts them. Run it after a
game's rules version was raised, and look at what changed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from wartable.kernel import HOST, Rng
from wartable.play import Fair, Match
from wartable.plugin import Plugin, game, games

FOLDER = Path(__file__).parents[1] / "tests" / "play" / "records"
LEVELS = ("easy", "random")


def played(
    plugin: Plugin[Any, Any], seats: int, seed: int, options: dict[str, str] | None = None
) -> Match[Any]:
    match: Match[Any] = Match(plugin, seats, options, fair=Fair.seeded(seed))
    match.fair.mix(0, f"corpus {seed}")
    bots = [plugin.bot(LEVELS[seat % 2] if LEVELS[seat % 2] in plugin.levels else plugin.levels[0],
                       0.01) for seat in range(seats)]  # fmt: skip
    rng = Rng(seed)
    while not match.over:
        match.settle()
        acting = [seat for seat in match.actors if seat < seats]
        if not acting:
            if HOST in match.actors:
                match.play(HOST, match.legal(HOST)[0])
            continue
        seat = acting[rng.below(len(acting))]
        match.play(seat, bots[seat].choose(match.seen(seat, rng)))
    return match


def main(ids: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for plugin in [game(id) for id in ids] if ids else games().values():
        for seats in plugin.seats:
            match = played(plugin, seats, 100 + seats)
            file = FOLDER / f"{plugin.id}-{seats}.wtr"
            file.write_text(match.record().text(), encoding="utf-8")
            print(file, len(match.entries))


if __name__ == "__main__":
    main(sys.argv[1:])
