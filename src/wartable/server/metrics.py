"""What a server tells whoever watches over it."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from wartable.storage import Away

if TYPE_CHECKING:
    from wartable.server.desk import Desk

FELT = (0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds
ASK = 5.0  # seconds after which storage is asked whether it is there


class Metrics:
    """Counters and histograms for Prometheus: first what people feel, then why."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.latency = self._times("move_seconds", "From message to durable", "game")
        self.first = self._times(
            "first_position_seconds", "From a page's line to its first position", "game"
        )
        self.bot_wait = self._times(
            "bot_wait_seconds", "From a bot's being asked to its move", "game", "level"
        )
        self.reconnects = self._count("reconnects", "Lines opened anew within a minute", "game")
        self.refused = self._count("refused", "Actions, messages and requests refused", "why")
        self.frozen = self._gauge("frozen_tables", "Games that the installed rules refuse")
        self.away = self._count("storage_away_seconds", "Seconds in which storage was away")
        self.moves = self._count("moves", "Actions made", "game", "by")
        self.requests = Histogram(
            "wartable_request_seconds",
            "HTTP requests",
            ["method", "status"],
            registry=self.registry,
        )
        self.bot_time = Histogram(
            "wartable_bot_seconds",
            "Thought per decision",
            ["game", "level"],
            registry=self.registry,
        )
        self.sockets = self._gauge("open_sockets", "Open streams")
        self.tables = self._gauge("live_tables", "Tables in memory")

    def _times(self, name: str, words: str, *labels: str) -> Histogram:
        return Histogram(f"wartable_{name}", words, labels, registry=self.registry, buckets=FELT)

    def _count(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(f"wartable_{name}", words, labels, registry=self.registry)

    def _gauge(self, name: str, words: str) -> Gauge:
        return Gauge(f"wartable_{name}", words, registry=self.registry)

    def watch(self, desk: Desk) -> None:
        """Let what waits be counted whenever somebody asks."""
        waiting = {
            "bots_thinking": ("Bots that were asked and have not moved", _bots),
            "readings_waiting": ("Records and data files that wait to be read", _readings),
            "messages_waiting": ("Messages that readers have not taken yet", _messages),
            "tables_in_doubt": ("Tables that must ask storage what it has", _doubts),
        }
        for name, (words, count) in waiting.items():
            self._gauge(name, words).set_function(partial(count, desk))

    async def time_storage(self, desk: Desk) -> None:
        """Ask storage every few seconds; count the seconds in which it does not answer."""
        while True:
            began, asked = time.monotonic(), desk.store.run(desk.store.ping)
            task = asyncio.ensure_future(asked)
            while not (await asyncio.wait({task}, timeout=ASK))[0]:
                self.away.inc(time.monotonic() - began)
                began = time.monotonic()
            try:
                task.result()
                await asyncio.sleep(ASK)
            except Away:
                await asyncio.sleep(ASK)
                self.away.inc(time.monotonic() - began)


def _bots(desk: Desk) -> int:
    return sum(len(table.bots.tasks) for table in desk.live.values())


def _readings(desk: Desk) -> int:
    return desk.here.inspector.waiting


def _messages(desk: Desk) -> int:
    return sum(c.waiting for table in desk.live.values() for c in table.connections)


def _doubts(desk: Desk) -> int:
    return sum(table.doubtful for table in desk.live.values())
