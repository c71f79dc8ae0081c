"""What a server is told before it starts, and what a table's host may choose."""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from platformdirs import user_data_path
from pydantic import BaseModel, Field


def default_data_dir() -> Path:
    return Path(os.environ.get("WARTABLE_DATA_DIR") or user_data_path("wartable"))


@dataclass(frozen=True)
class Settings:
    """Everything has a default; WARTABLE_… variables of the environment come before it."""

    data_dir: Path = field(default_factory=default_data_dir)
    database: str = ""  # SQLAlchemy URL; empty: SQLite in data_dir
    secret: str = ""  # signs cookies; empty: made once and kept in data_dir
    public_url: str = ""  # https://table.example: how others reach us; empty: as they asked
    workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))  # processes in which bots think
    bot_pause: float = 0.8  # seconds before a bot's move shows, about, while somebody looks
    bot_hold: float = 1.5  # seconds an answer may be held back, so that all seem equally hard
    bot_limit: float = 60.0  # seconds of thought after which a random move is made
    inspection_limit: float = 30.0  # seconds after which what a stranger sent is read no further
    rates: float = 1.0  # all rate limits times this; 0 for none
    metrics_token: str = ""  # for /metrics; empty: only this machine itself may read them
    trusted_proxies: str = "127.0.0.1,::1"  # whose X-Forwarded-… we believe; * for everybody's
    reveal_minutes: int = 10  # after which a host may free the seat of who keeps a value back
    keep_guests: int = 365  # days after which guests not seen are removed; 0 for never
    keep_records: int = 365  # and uploaded records that nobody opened
    commitments: Path | None = None  # a file to which every commitment is added
    smtp: str = ""  # smtp://user:password@host: who takes our letters; empty: none are sent
    mail_from: str = ""  # the address they come from
    private_webhooks: bool = False  # may webhooks go to addresses inside our own network?
    fixed_seed: int | None = None  # the same chance at every table: for tests only

    @classmethod
    def of_environment(cls, env: Mapping[str, str] = os.environ, **given: object) -> Settings:
        """What variables WARTABLE_… say, and what is given, which counts for more."""
        found: dict[str, object] = {}
        words = ("database", "secret", "public_url", "metrics_token", "trusted_proxies")
        for name in (*words, "smtp", "mail_from"):
            if text := env.get(f"WARTABLE_{name.upper()}"):
                found[name] = text
        if text := env.get("WARTABLE_WORKERS"):
            found["workers"] = max(1, int(text))
        if text := env.get("WARTABLE_RATES"):
            found["rates"] = float(text)
        if text := env.get("WARTABLE_COMMITMENTS"):
            found["commitments"] = Path(text)
        if text := env.get("WARTABLE_REVEAL_MINUTES"):
            found["reveal_minutes"] = max(1, int(text))
        for name in ("keep_guests", "keep_records"):
            if text := env.get(f"WARTABLE_{name.upper()}"):
                found[name] = max(0, int(text))
        if env.get("WARTABLE_PRIVATE_WEBHOOKS") == "1":
            found["private_webhooks"] = True
        return cls(**{**found, **given})  # type: ignore[arg-type]

    @property
    def database_url(self) -> str:
        """The address of PostgreSQL, or the path of the SQLite file."""
        return self.database or str(self.data_dir / "wartable.sqlite3")

    def signing_key(self) -> str:
        """The key that cookies are signed with; made and kept at the first start."""
        known = self.known_key()
        if known is None:
            known = secrets.token_hex(32)
            self.keep_key(known)
        return known

    def known_key(self) -> str | None:
        """The key that signs cookies, if there is one yet."""
        if self.secret:
            return self.secret
        path = self.data_dir / "secret.key"
        return (path.read_text(encoding="ascii").strip() or None) if path.exists() else None

    def keep_key(self, key: str) -> None:
        """Write the key whole or not at all: anybody could sign with an empty one."""
        self.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, fresh = tempfile.mkstemp(dir=self.data_dir)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(key)
            file.flush()
            os.fsync(handle)
        os.replace(fresh, self.data_dir / "secret.key")


class ClockSettings(BaseModel):
    """none · live: `minutes` for the whole game and `increment` seconds per action · days: so
    many per action."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: int = Field(default=10, ge=1, le=300)
    increment: int = Field(default=10, ge=0, le=300)
    days: int = Field(default=2, ge=1, le=30)


class TableSettings(BaseModel):
    """What a host may choose for a table, besides the game's own options."""

    clock: ClockSettings = Field(default_factory=ClockSettings)
    hints: bool = True
    spectators: bool = True
    absent: int = Field(
        default=0, ge=0, le=60, description="minutes after which a bot sits in; 0 never"
    )
    stand_in: str = Field(default="", max_length=20, description="level of the bot that sits in")
    pace: Literal["quick", "calm"] = Field(
        default="quick", description="of bots, while somebody looks"
    )
    timer: int = Field(
        default=180, ge=5, le=1800, description="seconds where the game waits for a clock"
    )
