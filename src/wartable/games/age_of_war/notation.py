"""Text ⇄ action: `fill daliang infantry-8`, `lose`; of chance `roll 1 2 3 3 A A C`, `first 0`."""

from __future__ import annotations

from wartable.games.age_of_war.engine.actions import CHANCE_SPACE, SPACE
from wartable.games.age_of_war.engine.components import FACES, ROLL_TABLE
from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.names import LINE_NAMES, roll_faces
from wartable.kernel import CHANCE
from wartable.notation import Notation

OF_SEATS = Notation(SPACE, {"line": [" ".join(names) for names in LINE_NAMES]})
OF_CHANCE = Notation(
    CHANCE_SPACE,
    {"roll": [roll_faces(code) for code in range(len(ROLL_TABLE))], "seat": "012345"},
)


def write(game: AgeOfWar, seat: int, action: int) -> str:
    return (OF_CHANCE if seat == CHANCE else OF_SEATS).write(action).strip()


def read(game: AgeOfWar, seat: int, text: str) -> int:
    """Faces are understood in any order, a line also in several words: `infantry 4 2`."""
    verb, *rest = text.split() or [""]
    if seat == CHANCE:
        faces = sorted(rest, key=lambda face: FACES.find(face.upper()))
        return OF_CHANCE.read(" ".join([verb, *faces]))
    if len(rest) > 2:
        text = f"{verb} {rest[0]} {'-'.join(rest[1:])}"
    return OF_SEATS.read(text)
