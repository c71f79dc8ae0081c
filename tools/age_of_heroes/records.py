"""Whole games of Age of Heroes with live fairs and other options, for its tests.

    python -m tools.age_of_heroes.records     writes tests/age_of_heroes/records

Run it after the rules were meant to change, and put the new ends into the test.
"""

from __future__ import annotations

from pathlib import Path

from tools.corpus import played
from wartable.plugin import game

FOLDER = Path(__file__).parents[2] / "tests" / "age_of_heroes" / "records"
GAMES: dict[str, tuple[int, int, dict[str, str]]] = {  # seats, seed, options
    "live-two": (2, 11, {"fair": "live"}),
    "live-four": (4, 12, {"fair": "live", "claim": "next-turn"}),
    "live-six-offers-only": (6, 13, {"fair": "live", "exchange": "offers-only"}),
    "holders-three": (3, 14, {"windows": "holders", "famine": "self", "duels": "attacker-first"}),
    "lots-five": (
        *(5, 15),
        {"tribes": "random", "duels": "defender-first", "barbarians": "plunder", "leaving": "on"},
    ),
    "short-four": (4, 16, {"round-limit": "3", "barbarians": "destruction", "deals": "off"}),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, seed, options) in GAMES.items():
        match = played(game("age-of-heroes"), seats, seed, options)
        (FOLDER / f"{name}.wtr").write_text(match.record().text(), encoding="utf-8")
        outcome = match.outcome
        assert outcome is not None
        print(f'    "{name}": ({outcome.reason}, {outcome.places}),  # {len(match.entries)}')


if __name__ == "__main__":
    main()
