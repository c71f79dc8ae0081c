"""A net that learned in the place of the one that is shipped, if it plays better beyond doubt.

    python -m tools.train.promote FOLDER/net.npz --games 1000            each alone
    python -m tools.train.promote FOLDER/net.npz --games 400 --as expert each in the whole expert
    python -m tools.train.promote NEW.npz --against OLD.npz              over another file
    python -m tools.train.promote FOLDER/four_seats.npz --games 1200     Age of War, by the name

As many games are played as are asked for, all rotations of every deal with the same chance, and
looked at once, at the end: who looks on the way and stops when it suits promotes luck. If the
interval of 95 % lies above what equals win, the candidate is copied over the other file, and its
checksum and a row for its card are printed; the card in `tools/bots` is yours to write. If not,
nothing is copied and the exit code is 1.
"""

from __future__ import annotations

import argparse
import os
import zlib
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from zipfile import BadZipFile

from tools.age_of_war import contest as war
from tools.train import contest as critters
from wartable.bots.net import Damaged, read
from wartable.games.critters_at_war.bots import learned
from wartable.games.critters_at_war.engine.features import LAYOUT
from wartable.play.arena import Tally

CRITTERS = "wartable.games.critters_at_war"
MOST = 5_000_000  # bytes of a net
WAYS = {"net": "{}", "expert": "expert,net={},rival={}"}  # how a net of Critters at War plays
UNREADABLE = (BadZipFile, EOFError, KeyError, OSError, ValueError, zlib.error)


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
    """Copy the candidate over the other if it was better beyond doubt; say what was done. A group
    of the tally's games is one for each seat."""
    equal = 1 / tally.group
    if tally.interval()[0] <= equal:
        print(
            f"Not promoted: {candidate} won {words(tally)}, equals win {100 * equal:.1f} %; that "
            "it is no better is possible."
        )
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
    others = "the one before" if tally.group == 2 else f"{tally.group - 1} × the one before"
    return (
        f"| the new net ({way}) | {others} | {tally.games:,} | {won} % | {low} – {high} "
        f"| tools.train.promote, seed {seed} |"
    )


def unreadable(file: Path, seats: int | None) -> str:
    """Why a file is no net for so many seats of Age of War, or for Critters at War; empty if it is
    one."""
    try:
        if seats:
            war.player(file, seats)
        else:
            read(file, LAYOUT)
    except Damaged as error:
        return str(error)
    except UNREADABLE as error:
        return f"{file}: {error}"
    return ""


def met(given: argparse.Namespace, seats: int | None) -> Tally:
    """What the candidate won."""
    two, how = (given.candidate, given.against), (given.games, given.seed, given.jobs)
    if seats:
        return war.met(*two, seats, *how)
    rival = Path(str(files(CRITTERS) / learned.SEARCHING))
    one, other = (WAYS[given.way].format(file, rival) for file in two)
    tally, (ours, theirs) = critters.met(one, other, *how)
    print(f"CPU of a decision: {ours} ms, of the one before {theirs} ms.")
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("candidate", type=Path)
    parser.add_argument("--against", type=Path, help="the shipped one, unless another is named")
    parser.add_argument("--as", dest="way", choices=sorted(WAYS), default="net")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=4242)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    seats = war.NAMES.get((given.against or given.candidate).name)
    if given.against is None:
        given.against = war.shipped(seats) if seats else Path(str(files(CRITTERS) / learned.FILE))
    why = amiss(given.candidate, given.against)
    if why := why or unreadable(given.candidate, seats) or unreadable(given.against, seats):
        raise SystemExit(f"Not promoted: {why}")
    tally = met(given, seats)
    if not promoted(given.candidate, given.against, tally):
        return 1
    print(card(tally, given.way, given.seed))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
