"""The position of a puzzle in the words of a language, and why its best choice is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wartable.kernel import Knowledge, Rng
from wartable.play import Match
from wartable.puzzles.puzzle import Puzzle


class Position:
    """A puzzle as it is asked of somebody: the table, and the choices by their notation."""

    def __init__(self, puzzle: Puzzle, lang: str, names: Sequence[str]) -> None:
        self.puzzle = puzzle
        self.seat = puzzle.asked.seat
        self.match: Match[Any] = puzzle.match(names)
        self.say = puzzle.plugin.texts(self.match.game, lang, self.match.names)
        self.say.you = self.seat
        self.offers = {each.notation: each for each in self.match.offers(self.seat, self.say)}

    def ranked(self) -> list[tuple[str, float]]:
        """The choices and what they are worth, best first."""
        return sorted(self.puzzle.asked.worth.items(), key=lambda item: (-item[1], item[0]))

    def why(self, played: str) -> str:
        """Why the best choice is better than the one that was played, or than the natural one if
        that was right; empty where nothing is known."""
        seen = self.match.seen(self.seat, Rng(1))
        wrong = self.puzzle.asked.natural if self.puzzle.is_right(played) else played
        return self._compared(seen, wrong) or self._advised(seen)

    def _compared(self, seen: Knowledge[Any], wrong: str) -> str:
        """What tells the two apart, where the game can say so."""
        plugin, rules = self.puzzle.plugin, self.match.game
        because = plugin.optional("advice", "because")
        if because is None:
            return ""
        better, worse = (
            plugin.read(rules, self.seat, text) for text in (self.puzzle.asked.best, wrong)
        )
        return str(because(seen, better, worse, self.say))

    def _advised(self, seen: Knowledge[Any]) -> str:
        """What the game's own advice says of the best choice; empty where it would advise
        something else, because it thinks for a moment only."""
        advice = self.puzzle.plugin.advice(seen, self.say)[:1]
        best = self.puzzle.asked.best
        if advice and self.match.write(seen.seat, advice[0].action) == best:
            return advice[0].text
        return ""
