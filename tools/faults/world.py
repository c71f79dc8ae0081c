"""A server, its database, and people who play there."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tools.outside.auditor import Findings, audit
from tools.outside.players import LinePlayer, Player, stuck
from tools.outside.postgres import Cluster, cluster
from tools.outside.proxy import Proxy, proxy
from tools.outside.servers import Server
from wartable.plugin import games

PATIENCE = 90.0  # seconds after which a table that does not go on counts as stuck


class World:
    """Two tables of each game: one person and a bot over HTTP, two people over sockets. `server`
    and `database` may be harmed; `network` lies between the two where there is a PostgreSQL,
    `street` between those who want it and the server."""

    def __init__(
        self,
        server: Server,
        database: Cluster | None,
        network: Proxy | None,
        street: Proxy,
        seed: int,
    ) -> None:
        self.server, self.street = server, street
        self.url = server.url  # where people go
        self._database, self._network = database, network
        self.seed = seed
        self.findings = Findings()
        self.playing: list[Player] = []
        self.ended: list[Player] = []

    @property
    def database(self) -> Cluster:
        assert self._database is not None, "this world has SQLite"
        return self._database

    @property
    def network(self) -> Proxy:
        assert self._network is not None, "this world has SQLite"
        return self._network

    # ---- people
    def fill(self) -> None:
        """Sit people down at the tables that are missing; those whose game is over go home."""
        self.ended += [player for player in self.playing if player.over]
        self.playing = [player for player in self.playing if not player.over]
        for game in games():
            there = {player.table for player in self.playing if player.game == game}
            alone = any(type(player) is Player for player in self.playing if player.game == game)
            if not alone:
                self.playing.append(Player(self.url, game, mischief=True, seed=self._next()))
            if len(there) - alone < 1:
                self._pair(game)

    def _pair(self, game: str) -> None:
        one = LinePlayer(self.url, game, other="open", mischief=True, seed=self._next())
        two = LinePlayer(self.url, game, joins=one, mischief=True, seed=self._next())
        self.playing += [one, two]

    def _next(self) -> int:
        self.seed += 1
        return self.seed

    def go_on(self) -> None:
        """Every table goes on, or counts as stuck. Then games that are over are replaced."""
        for table in stuck(self.playing, PATIENCE):
            self.findings.found("stuck", f"table {table}")
        for player in self.playing:
            if player.wrong:
                self.findings.found("stuck", f"table {player.table}: {player.wrong[0]!r}")
        broken = {note.split()[2].rstrip(":") for note in self.findings.notes}
        left = [player for player in self.playing if player.table in broken]
        self.ended += left
        self.playing = [player for player in self.playing if player not in left]
        self.fill()

    # ---- the end
    def stop(self) -> None:
        """End the server as an operator does."""
        self.server.stop()

    def judge(self) -> Findings:
        """Let everybody finish, end the server, and read the ledgers."""
        self.go_on()
        everybody = [*self.ended, *self.playing]
        for player in everybody:
            player.stopped.set()
        for player in everybody:
            player.thread.join(PATIENCE)
            if player.thread.is_alive():
                self.findings.found("stuck", f"table {player.table}: an answer never came")
        self.stop()
        database = self._database.url if self._database else self.server.database
        self.findings.add(audit(database, everybody))
        return self.findings


@contextmanager
def world(postgres: bool, seed: int, folder: Path | None = None) -> Iterator[World]:
    """A world in which people play; SQLite unless it is to have PostgreSQL."""
    with ExitStack() as stack:
        place = folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        base = stack.enter_context(cluster()) if postgres else None
        network = stack.enter_context(proxy(base.socket)) if base else None
        url = f"postgresql://wartable@127.0.0.1:{network.port}/postgres" if network else ""
        server = Server(place, database=url)
        stack.callback(server.close)
        server.start()
        street = stack.enter_context(proxy(("127.0.0.1", server.port)))
        made = World(server, base, network, street, seed)
        made.fill()
        yield made
