"""What a server tells whoever watches over it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """Counters and histograms for Prometheus."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter(
            "wartable_moves", "Actions made", ["game", "by"], registry=self.registry
        )
        self.refused = Counter(
            "wartable_refused", "Actions and messages refused", ["why"], registry=self.registry
        )
        self.latency = Histogram(
            "wartable_move_seconds", "From message to durable", registry=self.registry
        )
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
        self.sockets = Gauge("wartable_open_sockets", "Open streams", registry=self.registry)
        self.frozen = Gauge(
            "wartable_frozen_tables",
            "Games that the installed rules refuse",
            registry=self.registry,
        )
        self.tables = Gauge("wartable_live_tables", "Tables in memory", registry=self.registry)
