"""Measure how battles between search bots end: what every score is worth follows from it.

    python -m tools.critters_at_war.equity --games 600 --simulations 2000

Writes src/wartable/games/critters_at_war/engine/thinking/equity_table.py, the results counted.
From them `equity.py` computes the chance of winning the game by the points that both still need and
who is first in the coming battle. One distribution serves all scores: near the end of a game people
and bots withdraw less, which it does not know.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from wartable.games.critters_at_war.bots import TreeBot
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.kernel import CHANCE, Event, Knowledge, Rng

GAMES = Path(__file__).parents[2] / "src/wartable/games"
TABLE = GAMES / "critters_at_war/engine/thinking/equity_table.py"
Outcomes = dict[tuple[int, int], int]  # (won, lost) by the first player: how often


def measure(games: int, simulations: int, seed: int) -> Outcomes:
    """Results of every battle of so many standard games of the search bot against itself."""
    game, bot, rng = CrittersAtWar(), TreeBot(simulations, None), Rng(seed)
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(games):
        state = game.start(2, {})
        while game.actors(state):
            told: list[Event] = []
            first = state.first
            if game.actors(state) >> CHANCE & 1:
                game.apply(state, CHANCE, game.sample_chance(state, rng), told)
            else:
                seat = state.actor
                action = bot.choose(Knowledge.of(game, state, seat, rng))
                game.apply(state, seat, action, told)
            for event in told:
                if event.kind == code.BATTLE_WON:
                    mine = event.seat == first
                    found[(event.a, 0) if mine else (0, event.a)] += 1
    return dict(found)


def write(outcomes: Outcomes, note: str) -> str:
    lines = [
        '"""How battles end between bots. Written by tools/critters_at_war/equity.py."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        f"# {note}",
        "# How battles ended for the first player: (points won, points lost, how often)",
        "OUTCOMES: Final = [",
        *(f"    ({won}, {lost}, {times})," for (won, lost), times in sorted(outcomes.items())),
        "]",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--simulations", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    outcomes = measure(given.games, given.simulations, given.seed)
    note = f"{given.games} games of the search against itself, {given.simulations} simulations"
    TABLE.write_text(write(outcomes, note), encoding="utf-8")
    battles = sum(outcomes.values())
    first = sum(times for (won, _), times in outcomes.items() if won)
    print(f"{battles} battles; the first player wins {first / battles:.1%}")
    for (won, lost), times in sorted(outcomes.items()):
        print(f"  +{won} -{lost}: {times / battles:.1%}")


if __name__ == "__main__":
    main()
