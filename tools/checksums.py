"""One line per game, seat count and seed: a checksum of every action of random play, of features
on the way, and of its end. Compiled and interpreted engines must print the same."""

from __future__ import annotations

import zlib

from librt.vecs import vec
from mypy_extensions import i16

import wartable
from wartable.bots.search import Uct
from wartable.kernel import CHANCE, NONE, Rng, legal, members, settle
from wartable.kernel.features import wipe

LONGEST = 400  # decisions; long games are cut so that the interpreted run stays short
SEEDS = 3
OFTEN = 10  # actions between two looks at what seats know
LASTING = {"resignation": "off"}  # random play would soon resign


def checksum(id: str, seats: int, seed: int) -> int:
    plugin = wartable.game(id)
    game = plugin.game()
    options = {
        option.key: LASTING[option.key] for option in plugin.options if option.key in LASTING
    }
    state, rng = game.start(seats, plugin.settings(options)), Rng(seed)
    total, buf = 0, vec[i16]([0] * game.features.size)
    for number in range(LONGEST):
        mask = game.actors(state)
        if mask == 0:
            break
        actors = members(mask)
        seat = actors[rng.below(len(actors))]
        if seat == CHANCE:
            action = game.sample_chance(state, rng)
        else:
            codes = legal(game, state, seat)
            action = codes[rng.below(len(codes))]
        if number % OFTEN == 0:
            for reader in range(seats):
                wipe(buf, 0, game.features.size)
                game.features_into(state, reader, buf, 0)
                total = zlib.crc32(buf, total)
        game.apply(state, seat, action, None)
        total = zlib.crc32(f"{seat} {action}".encode(), total)
    return zlib.crc32(" ".join(map(str, state.dump())).encode(), total)


def search(id: str) -> int:
    """A short tree search: its visit counts."""
    plugin = wartable.game(id)
    game = plugin.game()
    state, rng = game.start(plugin.seats[0], plugin.settings({})), Rng(1)
    seat = settle(game, state, rng)
    assert seat != NONE
    tree = Uct(game, state, seat, rng, 20)
    tree.run(40)
    return zlib.crc32(" ".join(map(str, tree.tree.visits)).encode())


def main() -> None:
    for id, plugin in wartable.games().items():
        for seats in plugin.seats:
            sums = [checksum(id, seats, seed) for seed in range(SEEDS)]
            print(id, seats, *(f"{number:08x}" for number in sums), flush=True)
        print(id, "search", f"{search(id):08x}", flush=True)


if __name__ == "__main__":
    main()
