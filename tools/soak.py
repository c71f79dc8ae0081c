"""`make soak`: long random play of every game through the contract kit.

`make soak-http`: whole games over HTTP and sockets of a server in a process of its own, by people
who take back, chat and send nonsense; then an auditor compares what is stored with what they were
told.

python -m tools.soak [--http] [GAMES_PER_TABLE] [GAME …]
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, process_time

from rich.progress import track

import wartable
from tools.outside.auditor import audit
from tools.outside.players import LinePlayer, Player, all_go_on
from tools.outside.servers import serving
from wartable.testing import Extent, check_play, settings
from wartable.testing.trial import CheckedOnce

GAMES, GAMES_OVER_HTTP = 50, 2


def by_the_kit(id: str, games: int) -> str:
    """So many games of every table of a game; what came of it."""
    plugin = wartable.games()[id]
    shelf, tables, began = CheckedOnce.of(plugin), settings(plugin), process_time()
    for setting in track(tables, description=id, transient=True):
        check_play(plugin, setting, replace(Extent(), games=games), shelf)
    return f"{len(tables)} tables, {games} games each, {process_time() - began:.0f} s of CPU"


def over_http(id: str, games: int) -> str:
    """So many games against a bot over HTTP, and as many of two people over sockets, to the end."""
    began = monotonic()
    with TemporaryDirectory() as name, serving(Path(name)) as server:
        players: list[Player] = []
        for seed in range(games):
            one = LinePlayer(server.url, id, other="open", mischief=True, seed=3 * seed)
            two = LinePlayer(server.url, id, joins=one, mischief=True, seed=3 * seed + 1)
            players += [one, two, Player(server.url, id, mischief=True, seed=3 * seed + 2)]
        while not all(player.over for player in players):
            all_go_on(players)
        for player in players:
            player.stop()
        server.stop()
        findings = audit(server.database, players)
    assert findings.sound, findings.notes
    done = f"{2 * games} games to the end, {findings.acknowledged:,} moves"
    return f"{done}, {monotonic() - began:.0f} s"


def main(words: list[str]) -> None:
    http, words = "--http" in words, [word for word in words if word != "--http"]
    counts = [int(word) for word in words if word.isdecimal()]
    games = counts[0] if counts else GAMES_OVER_HTTP if http else GAMES
    for id in [word for word in words if not word.isdecimal()] or sorted(wartable.games()):
        done = (over_http if http else by_the_kit)(id, games)
        print(f"{id}: {done}: nothing broken", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
