"""A companion at the terminal: what matters before a move, how good it was afterwards."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from rich.console import Console
from rich.text import Text

from wartable.cli.prompts import Lines
from wartable.i18n import Texts
from wartable.kernel import CLOCK, Knowledge, Rng
from wartable.play import Match, companion
from wartable.play.undo import found_out


class Guide:
    """Speaks to the only person at a terminal, by what their seat knows."""

    def __init__(
        self, match: Match[Any], seat: int, say: Texts, console: Console, lines: Lines
    ) -> None:
        self.match = match
        self.seat = seat
        self.say = match.plugin.texts(match.game, say.lang, say.names)
        self.say.you = seat
        self.console = console
        self.lines = lines

    def before(self) -> None:
        """What matters now."""
        seen = self._seen(len(self.match.entries), self.match.state)
        if words := companion.matters(self.match.plugin, seen, self.say):
            self.console.print(Text(words, style="italic"))

    def forced(self) -> bool:
        """Whether the only action there is was done: it is told. Not where something of this seat
        can still be taken back, because the action would bind it."""
        match, seat = self.match, self.seat
        codes = match.legal(seat)
        if len(codes) != 1 or CLOCK in match.actors or found_out(match, seat):
            return False
        label = match.plugin.label(match.view(seat), codes[0], self.say)
        self.console.print(Text(self.say("cli-companion-only", label=label)))
        match.play(seat, codes[0])
        return True

    def after(self, number: int) -> None:
        """How good the action with this number was, if it was a choice."""
        match, seat, plugin = self.match, self.seat, self.match.plugin
        before, played = match.state_at(number), match.codes[number]
        seen = self._seen(number, before)
        if len(seen.legal) < 2:
            return
        wait = self.console.status(self.say("cli-companion-judges")) if self.lines.live else None
        with wait or nullcontext():
            found = companion.judged(plugin, seen, played, self.say)
        if found is None:
            return
        view = plugin.view(match.game, seen.believed, seat)
        label, text = plugin.label(view, played, self.say), found.words(self.say)
        parts = [self.say("cli-companion-judged", label=label, text=text)]
        if found.better is not None:
            parts.append(f"{plugin.label(view, found.better, self.say)}.")
        self.console.print(Text(" ".join([*parts, found.why]).rstrip(), style="italic"))

    def _seen(self, number: int, state: Any) -> Knowledge[Any]:
        return self.match.seen_before(number, state, self.seat, Rng(companion.SEED))
