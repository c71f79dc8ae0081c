"""Who sits where: `me,bot:hard,me:Anna`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wartable.cli import files
from wartable.cli.words import reader
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.play import Match, check
from wartable.plugin import Plugin

LONGEST_NAME = 24


@dataclass(frozen=True)
class Player:
    """A person (`level` is None), perhaps with a name, or a bot."""

    level: str | None = None
    name: str = ""

    @property
    def human(self) -> bool:
        """Whether a person plays, not a bot."""
        return self.level is None

    def __str__(self) -> str:
        if self.level is not None:
            return f"bot:{self.level}"
        return f"me:{self.name}" if self.name else "me"


def usual_level(plugin: Plugin[Any, Any]) -> str:
    return "medium" if "medium" in plugin.levels else plugin.levels[-1]


def usual_players(plugin: Plugin[Any, Any]) -> list[Player]:
    """A person and bots of the usual level, as few as the game can do with."""
    bots = [Player(usual_level(plugin)) for seat in range(plugin.seats[0] - 1)]
    return [Player(), *bots]


def read_players(plugin: Plugin[Any, Any], text: str) -> list[Player]:
    """One per seat, separated by commas."""
    found = [_read_player(plugin, part.strip()) for part in text.split(",")]
    plugin.check_seats(len(found))
    return found


def _read_player(plugin: Plugin[Any, Any], text: str) -> Player:
    kind, _, rest = text.partition(":")
    if kind == "me":
        plain = rest.isprintable() and not set(rest) & set('"|;')
        if len(rest) > LONGEST_NAME or not plain:
            raise BadInput(reader()("cli-bad-name", name=rest[:40], longest=LONGEST_NAME))
        return Player(None, rest.strip())
    if kind == "bot":
        level = rest or usual_level(plugin)
        plugin.check_level(level)
        return Player(level)
    raise BadInput(reader()("cli-bad-seat", seat=text, level=usual_level(plugin)))


def names(players: Sequence[Player], say: Texts) -> list[str]:
    """What they are called; several of a kind are numbered."""
    plain = [
        player.name
        or (
            say("cli-name-person")
            if player.level is None
            else say("cli-name-bot", level=level_name(player.level, say))
        )
        for player in players
    ]
    many = {name for name, count in Counter(plain).items() if count > 1}
    seen: Counter[str] = Counter()
    out = []
    for name in plain:
        seen[name] += 1
        out.append(f"{name} {seen[name]}" if name in many else name)
    return out


def level_name(level: str, say: Texts) -> str:
    """`hard`, or with a temperament `hard, bold`, in the reader's words."""
    rank, _, temper = level.partition(":")
    words = [(f"level-{rank}", rank)] + ([(f"temper-{temper}", temper)] if temper else [])
    return ", ".join(say(id) if say.has(id) else plain for id, plain in words)


def resumed(
    path: Path, data: str | None, seats: str | None, lang: str
) -> tuple[Match[Any], list[Player]]:
    """The match that a file saved, and who plays on: those given, else those it names."""
    record = files.read_record(path)
    with files.about(path):
        match = check(record, data)
    if not match.chance.seed:
        raise BadInput(reader()("cli-no-seed", file=str(path)))
    if match.over:
        raise BadInput(reader()("cli-is-over", file=str(path)))
    text = seats or ",".join(part.strip() for part in record.header.get("Players", "").split("|"))
    found = read_players(match.plugin, text) if text else [Player() for seat in range(match.seats)]
    if len(found) != match.seats:
        raise BadInput(reader()("cli-resume-seats", seats=match.seats))
    match.names = tuple(names(found, reader(lang)))
    return match, found
