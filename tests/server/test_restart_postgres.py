"""A PostgreSQL that is restarted while people and bots play: it cost running games, for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.postgres import cluster
from tools.outside.auditor import audit
from tools.outside.players import Player, all_go_on
from tools.outside.servers import until
from wartable.plugin import games


def test_no_game_is_lost_when_the_database_restarts(serve: Callable[..., Any]) -> None:
    with cluster() as database:
        served = serve(database=database.url)
        players = [Player(served.url, id) for id in games()]
        for round in range(3):
            all_go_on(players)
            told = [player.away for player in players]
            database.stop()
            until(
                lambda told=told: all(
                    player.away > before or player.over
                    for player, before in zip(players, told, strict=True)
                )
            )
            assert database.start()
        all_go_on(players)
        for player in players:
            player.stop()
        served.stop()  # so that no bot writes while we read
        findings = audit(database.url, players)
        assert findings.sound, findings.notes
