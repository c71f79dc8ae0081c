"""A game from outside the house, which hides something: made by `wartable new`, it keeps the
contract interpreted; by `wartable build` compiled, it plays the same games and keeps it too.

    make outside
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
NAME = "paper-crown"
PROGRAM = "import sys; from wartable.cli import main; main(sys.argv[1:])"
PLAY = """
import hashlib
from paper_crown.plugin import GAME
from wartable.kernel import NONE, Rng, compiled, legal, settle
from wartable.testing import check_game

rules, figures = GAME.game(), hashlib.sha256()
for seed in range(300):
    for seats in GAME.seats:
        state, rng = rules.start(seats, {}), Rng(seed)
        while (seat := settle(rules, state, rng)) != NONE:
            believed = state.clone()
            rules.determinize(state, seat, rng, believed)
            figures.update(repr(believed.dump()).encode())
            codes = legal(rules, state, seat)
            rules.apply(state, seat, codes[rng.below(len(codes))], None)
        figures.update(repr((state.dump(), rules.outcome(state).places)).encode())
check_game(GAME)
module = sys.modules[type(rules).__module__].__file__
print(compiled() and not module.endswith(".py"), figures.hexdigest())
"""


def python(code: str, *args: str, path: list[Path]) -> str:
    """What a program printed, with these folders first."""
    places = os.pathsep.join(map(str, path))
    done = subprocess.run(
        [sys.executable, "-c", code, *args],
        env={**os.environ, "PYTHONPATH": places, "WARTABLE_LANG": "en"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder) / f"wartable-{NAME}"
        play = "import sys\n" + PLAY
        python(PROGRAM, "new", NAME, "--into", folder, path=[SOURCE])
        interpreted = python(play, path=[SOURCE, project]).split()
        python(PROGRAM, "build", str(project), path=[SOURCE])
        compiled = python(play, path=[project / "build" / "compiled"]).split()
    if [interpreted[0], compiled[0]] != ["False", "True"] or interpreted[1] != compiled[1]:
        sys.exit(f"interpreted {interpreted}, compiled {compiled}: they should play the same games")
    print(f"{NAME} keeps the contract, interpreted and compiled, and plays the same games.")


if __name__ == "__main__":
    main()
