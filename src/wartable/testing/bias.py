"""The clause about chances: what a seat believes of a first deal is dealt as chance deals."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

from wartable.kernel import CHANCE, Rng, State, members
from wartable.plugin import Plugin
from wartable.testing.broken import Broken, Setting

UNLIKELY = 10**9  # one sound game in so many would be called biased


def check_bias(plugin: Plugin[Any, Any], setting: Setting, deals: int) -> None:
    """Deal until a seat must decide, again and again. Whatever a seat has seen, the truth and what
    it believes in are alike, so which of the two has something that the other has not is decided
    like the toss of a coin. Later the truth also depends on what others chose, and why."""
    game = plugin.game()
    for seat in range(setting.seats):
        found: Counter[tuple[int, int]] = Counter()  # by figure and bit: only the truth has it
        missing: Counter[tuple[int, int]] = Counter()  # only the belief has it
        for seed in range(deals):
            rng = Rng(seed)
            truth: State = game.start(setting.seats, dict(setting.options))
            while members(game.actors(truth)) == [CHANCE]:
                game.apply(truth, CHANCE, game.sample_chance(truth, rng), None)
            believed = truth.clone()
            game.determinize(truth, seat, rng, believed)
            for at, (ours, theirs) in enumerate(zip(truth.dump(), believed.dump(), strict=True)):
                for bit in members((ours ^ theirs) & 2**62 - 1):
                    (found if ours >> bit & 1 else missing)[at, bit] += 1
        cells = found.keys() | missing.keys()
        for cell in sorted(cells):
            ours, theirs = found[cell], missing[cell]
            if tossed(ours, theirs) * len(cells) * UNLIKELY < 1:
                what = f"seat {seat} of {deals} first deals, bit {cell[1]} of figure {cell[0]}"
                told = f"{what}: {ours} times only the truth has it, {theirs} times the belief"
                raise Broken("bias", told, plugin.id, setting, 0)


def tossed(heads: int, tails: int) -> float:
    """How likely a fair coin falls as unevenly as this, or more so."""
    n = heads + tails
    fewer = min(heads, tails)
    return min(1.0, 2 * sum(comb(n, k) for k in range(fewer + 1)) * 0.5**n)
