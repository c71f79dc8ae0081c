"""Which puzzles of a run are kept, so that they differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wartable.plugin import Plugin
from wartable.puzzles.puzzle import Question

APART = 10  # actions between two puzzles of a game
FROM_A_GAME = 4  # puzzles at most
# Actions of a game that are looked at, chance's included, unless it says LOOKED_AT: records are
# long. Of several stretches each game of a run has one, in turn.
STRETCHES = ((0, 140),)


def stretches_of(plugin: Plugin[Any, Any]) -> Sequence[tuple[int, int]]:
    """The parts of a game that are looked at, from one action to another."""
    found: Sequence[tuple[int, int]] = plugin.optional("advice", "LOOKED_AT") or STRETCHES
    return found


@dataclass(frozen=True)
class Quota:
    """How alike the puzzles of a run may be: of all, at most such a part shares a difficulty, a
    best choice, a natural choice, or both of these; and where a game says VARIED, one of its
    stretches, or the word that the best choice begins with."""

    count: int
    stretches: Sequence[tuple[int, int]] = STRETCHES
    varied: tuple[float, float] = (1.0, 1.0)

    @classmethod
    def of(cls, plugin: Plugin[Any, Any], count: int) -> Quota:
        """That of a game."""
        varied = plugin.optional("advice", "VARIED") or cls.varied
        return cls(count, stretches_of(plugin), varied)

    def stretch(self, each: Question) -> int:
        """Which of the stretches a puzzle is from: the last one that has begun by then."""
        return sum(first <= each.after for first, _ in set(self.stretches))

    def room(self, before: Sequence[Question], each: Question) -> bool:
        """Whether a puzzle is not too much like those before it."""
        stretch, verb = self.varied
        shared = (
            (stretch, sum(self.stretch(one) == self.stretch(each) for one in before)),
            (verb, sum(one.best.split()[0] == each.best.split()[0] for one in before)),
            (0.3, sum(one.difficulty == each.difficulty for one in before)),
            (0.08, sum(one.best == each.best for one in before)),
            (0.12, sum(one.natural == each.natural for one in before)),
            (0.03, sum((one.best, one.natural) == (each.best, each.natural) for one in before)),
        )
        return all(alike < max(1, part * self.count) for part, alike in shared)

    def kept(self, before: Sequence[Question], found: Sequence[Question]) -> list[Question]:
        """Those found that the run still has room for."""
        kept: list[Question] = []
        for each in found:
            full = len(before) + len(kept) >= self.count or len(kept) == FROM_A_GAME
            near = kept and each.after - kept[-1].after < APART
            again = any(one.best == each.best for one in kept)
            if not full and not near and not again and self.room([*before, *kept], each):
                kept.append(each)
        return kept
