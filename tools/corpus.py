"""The corpus of records.

    python -m tools.corpus GAME…       whole games, of all games if none is named
    python -m tools.corpus --states    the header State of every record anew

The first writes tests/play/records/GAME-SEATS.wtr for every seat count, bots of the lower levels
against each other, every roll derived from a seed, so that `wartable verify` accepts them. Run it
after a game's rules version was raised, and look at what changed. Where an earlier version is still
played, its records stay: those of the new one are named GAME-SEATS-rules-VERSION.wtr.

The second is for a game whose state has gained or lost a field. It replays every record of ours
and refuses one that leads to another result or other standings: these may not change.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from wartable.kernel import CLOCK, Rng
from wartable.play import Match, ProvenChance, Record, check, fingerprint
from wartable.plugin import Plugin, game, games

TESTS = Path(__file__).parents[1] / "tests"
FOLDER = TESTS / "play" / "records"
LEVELS = ("easy", "random")


def played(
    plugin: Plugin[Any, Any], seats: int, seed: int, options: dict[str, str] | None = None
) -> Match[Any]:
    match: Match[Any] = Match(plugin, seats, options, chance=ProvenChance.seeded(seed))
    match.chance.mix(0, f"corpus {seed}")
    bots = [plugin.bot(LEVELS[seat % 2] if LEVELS[seat % 2] in plugin.levels else plugin.levels[0],
                       0.01) for seat in range(seats)]  # fmt: skip
    rng = Rng(seed)
    while not match.over:
        match.settle()
        acting = [seat for seat in match.actors if seat < seats]
        if not acting:
            if CLOCK in match.actors:
                match.play(CLOCK, match.legal(CLOCK)[0])
            continue
        seat = acting[rng.below(len(acting))]
        match.play(seat, bots[seat].choose(match.seen(seat, rng)))
    return match


def renew() -> None:
    """Change the headers that tell of the end, and no other line."""
    for file in sorted(TESTS.glob("**/records/*.wtr")):
        text = file.read_text(encoding="utf-8")
        match = check(Record.parse(text))
        state = f'[State "{fingerprint(match.state)}"]\n'
        if match.outcome and "[Standings " not in text:
            figures = " ".join(map(str, match.outcome.standings))
            state = f'[Standings "{figures}"]\n{state}'
        renewed = re.sub(r"\[State .*\n", state, text, count=1)
        if renewed != text:
            file.write_text(renewed, encoding="utf-8")
            print(file)


def main(ids: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for plugin in [game(id) for id in ids] if ids else games().values():
        for seats in plugin.seats:
            match = played(plugin, seats, 100 + seats)
            later = f"-rules-{plugin.rules_version}" if plugin.oldest_rules else ""
            file = FOLDER / f"{plugin.id}-{seats}{later}.wtr"
            file.write_text(match.record().text(), encoding="utf-8")
            print(file, len(match.entries))


if __name__ == "__main__":
    renew() if sys.argv[1:] == ["--states"] else main(sys.argv[1:])
