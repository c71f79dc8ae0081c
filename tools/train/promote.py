"""A net that learned in the place of the one that is shipped, if it plays better beyond doubt.

    python -m tools.train.promote FOLDER/net.npz --games 1000            each alone
    python -m tools.train.promote FOLDER/net.npz --games 400 --as expert each in the whole expert
    python -m tools.train.promote NEW.npz --against OLD.npz            over another file

As many games of Critters at War are played as are asked for, both rotations of every deal with the
same chance, and looked at once, at the end: who looks on the way and stops when it suits promotes
luck. If the interval of 95 % lies above one half, the candidate is copied over the other file, and
its checksum and a row for its card are printed; the card in `tools/bots` is yours to write. If not,
nothing is copied and the exit code is 1.
"""

from __future__ import annotations

import argparse
import os
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from tools.train.contest import met
from wartable.bots.net import Damaged, Outdated, read
from wartable.games.critters_at_war.bots import learned
from wartable.games.critters_at_war.engine.features import LAYOUT
from wartable.play.arena import Tally

GAME = "wartable.games.critters_at_war"
MOST = 5_000_000  # bytes of a net
WAYS = {"net": "{}", "expert": "expert,net={},rival={}"}  # how a net plays


def words(tally: Tally) -> str:
    won, low, high = (100 * share for share in (tally.rate, *tally.interval()))
    return f"{won:.1f} % of {tally.games:,} games ({low:.1f} – {high:.1f})"


def digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def amiss(candidate: Path, shipped: Path) -> str:
    """Why these two need not meet; empty if they may."""
    if candidate.suffix != ".npz":
        return f"{candidate} is no .npz"
    if not candidate.is_file():
        return f"{candidate} is missing"
    if not shipped.is_file():
        return f"{shipped} is missing"
    if (size := candidate.stat().st_size) > MOST:
        return f"{candidate} has {size:,} bytes; a net may have {MOST:,}"
    if digest(candidate) == digest(shipped):
        return f"{candidate} and {shipped} are the same"
    return ""


def promoted(candidate: Path, shipped: Path, tally: Tally) -> bool:
    """Copy the candidate over the other if it was better beyond doubt; say what was done."""
    if tally.interval()[0] <= 0.5:
        print(f"Not promoted: {candidate} won {words(tally)}; that it is no better is possible.")
        return False
    fresh = shipped.with_suffix(".new")
    fresh.write_bytes(candidate.read_bytes())
    fresh.replace(shipped)  # whole or not at all
    print(f"Promoted: {candidate} won {words(tally)} and is {shipped} now.")
    print(f"SHA-256 `{digest(shipped)}`, {shipped.stat().st_size / 1e6:.1f} MB")
    return True


def card(tally: Tally, way: str, seed: int) -> str:
    """A row for the card."""
    won, low, high = (f"{100 * share:.1f}" for share in (tally.rate, *tally.interval()))
    return (
        f"| the new net ({way}) | the one before | {tally.games:,} | {won} % | {low} – {high} "
        f"| tools.train.promote, seed {seed} |"
    )


def player(way: str, file: Path) -> str:
    """The name of a net's player, as `tools.train.contest` has it."""
    return WAYS[way].format(file, Path(str(files(GAME) / learned.SEARCHING)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("candidate", type=Path)
    parser.add_argument("--against", type=Path, default=Path(str(files(GAME) / learned.FILE)))
    parser.add_argument("--as", dest="way", choices=sorted(WAYS), default="net")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=4242)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    if why := amiss(given.candidate, given.against):
        raise SystemExit(f"Not promoted: {why}.")
    try:
        for file in (given.candidate, given.against):
            read(file, LAYOUT)
    except (Damaged, Outdated) as error:
        raise SystemExit(f"Not promoted: {error}") from None
    one, other = (player(given.way, file) for file in (given.candidate, given.against))
    tally, (ours, theirs) = met(one, other, given.games, given.seed, given.jobs)
    print(f"CPU of a decision: {ours} ms, of the one before {theirs} ms.")
    if not promoted(given.candidate, given.against, tally):
        return 1
    print(card(tally, given.way, given.seed))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
