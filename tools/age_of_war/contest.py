"""Nets of Age of War for three to six seats against each other: all rotations of every deal.

    python -m tools.age_of_war.contest FOLDER/four_seats.npz --rival OTHER_NET --games 400

The first sits among others who all play by the rival's net, by default the one that is shipped.
Prints the share the first won with Wilson's interval of 95 %; among equals that is one by seats.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from functools import cache, partial
from importlib.resources import files
from pathlib import Path

import numpy as np

from wartable.games.age_of_war.bots import ExactBot, many_seats, three_seats
from wartable.games.age_of_war.plugin import GAME
from wartable.play.arena import Tally, tournament

PACKAGE = "wartable.games.age_of_war"
WORDS = {three_seats.SEATS: "three", **many_seats.WORDS}
NAMES = {f"{word}_seats.npz": seats for seats, word in WORDS.items()}


def shipped(seats: int) -> Path:
    return Path(str(files(PACKAGE) / f"{WORDS[seats]}_seats.npz"))


@cache
def player(file: Path, seats: int) -> ExactBot:
    """Who plays by a net; ValueError if it is none for so many seats."""
    with file.open("rb") as opened, np.load(opened) as planes:
        found = dict(planes)
    if seats == three_seats.SEATS:
        asked = three_seats.Net(found)
        if len(asked.rows) != three_seats.ROWS:
            raise ValueError(f"a net of {len(asked.rows)} rows is not for three seats")
        return ExactBot(partial(three_seats.values_of_turn, asked=asked))
    return ExactBot(partial(many_seats.values_of_turn, asked=many_seats.Net(seats, found)))


def deal(job: tuple[Path, Path, int, int, int]) -> list[float]:
    """What the first won in all rotations of a deal."""
    one, other, seats, seed, number = job
    makers = [(str(file), partial(player, file, seats)) for file in [one] + [other] * (seats - 1)]
    return tournament(GAME, makers, seats, {}, seed, first=seats * number)[0].shares


def met(one: Path, other: Path, seats: int, games: int, seed: int, jobs: int) -> Tally:
    """What the first won of so many games."""
    tally = Tally(str(one), group=seats)
    work = [(one, other, seats, seed, number) for number in range(games // seats)]
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for shares in pool.imap_unordered(deal, work):
            for won in shares:
                tally.count(won, 0)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("net", type=Path)
    parser.add_argument("--seats", type=int, choices=sorted(WORDS), help="if its name says nothing")
    parser.add_argument("--rival", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=4242)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    seats = given.seats or NAMES.get(given.net.name)
    if seats is None:
        parser.error(f"for how many seats is {given.net}? --seats says it")
    rival = given.rival or shipped(seats)
    tally = met(given.net, rival, seats, given.games, given.seed, given.jobs)
    low, high = (round(100 * share, 2) for share in tally.interval())
    found = {"net": str(given.net), "against": str(rival), "seats": seats, "games": tally.games}
    print(json.dumps(found | {"won": round(100 * tally.rate, 2), "low": low, "high": high}))


if __name__ == "__main__":
    main()
