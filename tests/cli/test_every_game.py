"""Every installed game can be played to its end at the terminal, by numbers, in every language."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from wartable.cli import players as seating
from wartable.cli.sitting import Sitting
from wartable.cli.words import reader
from wartable.kernel import Rng
from wartable.play import Match, ProvenChance, Record, verify
from wartable.plugin import games

# options that make a game of random moves shorter
SHORT = {"cap": 12, "round-limit": 5}
COMMANDS = ("?", "log", "undo", "list", "help", "board", "save")


class Anybody:
    """Types numbers at random, and now and then a command."""

    live = False

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.lines = 0

    def line(self, prompt: str, words: Sequence[str] = ()) -> str | None:
        self.lines += 1
        if self.lines <= 2 * len(COMMANDS) and self.lines % 2:
            return COMMANDS[self.lines // 2]
        actions = len(words) - 10  # the commands complete too
        return str(1 + self.rng.below(actions))


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("id", games())
def test_a_whole_game(id: str, lang: str, tmp_path: Path) -> None:
    plugin = games()[id]
    seats = plugin.seats[-1] if lang == "en" else plugin.seats[0]
    players = [seating.Player(), *[seating.Player(plugin.levels[0])] * (seats - 1)]
    if lang == "ru":  # everybody at one screen
        players = [seating.Player()] * seats
    names = seating.names(players, reader(lang))
    short = {option.key: SHORT[option.key] for option in plugin.options if option.key in SHORT}
    match = Match(plugin, seats, short, ProvenChance.seeded(5), names=names)
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False, markup=False, emoji=False)
    say = reader(lang, plugin.package, names)
    sitting = Sitting(match, players, say, console, Anybody(3), Rng(1), tmp_path / "a.wtr")
    sitting.run()
    assert match.over
    assert verify(Record.parse((tmp_path / "a.wtr").read_text(encoding="utf-8"))) > 0
    long = [line for line in out.getvalue().splitlines() if len(line.rstrip()) > 80]
    assert all(str(tmp_path) in line for line in long), long
