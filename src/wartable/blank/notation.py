"""Text ⇄ action: `keep`, `swap`; of chance `draw 7`. Records, terminals and buttons use it."""

from __future__ import annotations

from wartable.blank.engine.actions import CHANCE_SPACE, SPACE
from wartable.blank.engine.game import BlankGame
from wartable.kernel import CHANCE
from wartable.notation import Notation

OF_SEATS = Notation(SPACE, {})
OF_CHANCE = Notation(CHANCE_SPACE, {"card": "123456789"})


def write(game: BlankGame, seat: int, action: int) -> str:
    return (OF_CHANCE if seat == CHANCE else OF_SEATS).write(action)


def read(game: BlankGame, seat: int, text: str) -> int:
    return (OF_CHANCE if seat == CHANCE else OF_SEATS).read(text)
