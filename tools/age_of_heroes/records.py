"""Whole games of Age of Heroes with live fairs and other options, for its tests.

    python -m tools.age_of_heroes.records     writes tests/age_of_heroes/records

Run it after the rules were meant to change, and put the new ends into the test. Records of earlier
versions that are still played stay as they are.
"""

from __future__ import annotations

from pathlib import Path

from tools.corpus import played
from wartable.plugin import game

FOLDER = Path(__file__).parents[2] / "tests" / "age_of_heroes" / "records"
GAMES: dict[str, tuple[int, int, dict[str, str]]] = {  # seats, seed, options
    "rules-2-two": (2, 21, {"luck": "victim"}),
    "rules-2-live-three": (3, 22, {"fair": "live", "exchange": "compulsory"}),
    "rules-2-four": (4, 23, {"claim": "next-turn"}),
    "rules-2-holders-five": (5, 24, {"windows": "holders", "famine": "self"}),
    "rules-2-compulsory-six": (6, 25, {"exchange": "compulsory", "tribes": "random"}),
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
