"""Text and back: `deploy S6 sea`, `flip 1 land`, `move pass`; of chance `draw A3`, `first 0`.

Cards are theatre letter and printed strength, theatres their names (the letter is understood too).
A covered card, which only the first edition flips, is counted from the top: `flip 1 land 2`.
"""

from __future__ import annotations

from wartable.errors import BadInput
from wartable.games.critters_at_war.engine.actions import CHANCE_SPACE, PLACE, SPACE
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.names import CARD_IDS, ROW_NAMES, THEATRE_NAMES
from wartable.kernel import CHANCE
from wartable.notation import Notation

NAMES = {
    "seat": ("0", "1"),
    "card": tuple(CARD_IDS),
    "theatre": THEATRE_NAMES,
    "place": tuple(str(place) for place in range(PLACE.first + PLACE.size)),
    "row": ROW_NAMES,
}
OF_SEATS = Notation(SPACE, NAMES)
OF_CHANCE = Notation(CHANCE_SPACE, NAMES)
LETTERS = {name[0]: name for name in THEATRE_NAMES}


def write(game: CrittersAtWar, seat: int, action: int) -> str:
    """An action of a seat, or of chance, as text."""
    return (OF_CHANCE if seat == CHANCE else OF_SEATS).write(action)


def read(game: CrittersAtWar, seat: int, text: str) -> int:
    if seat == CHANCE:
        return OF_CHANCE.read(text)
    words = [LETTERS.get(word, word) for word in text.lower().split()]
    if words[:1] == ["flip"] and words[3:] == ["1"]:  # the uncovered card, counted
        del words[3]
    return OF_SEATS.read(" ".join(words))


def card(word: str) -> int:
    """The card that a word like L3 names."""
    found = CARD_IDS.get(word.upper())
    if found is None:
        raise BadInput(f"{word!r} is no card: A1 … A6, L1 … L6, S1 … S6")
    return found


def theatre(word: str) -> int:
    """The theatre that a word or its first letter names."""
    name = LETTERS.get(word.lower(), word.lower())
    if name not in THEATRE_NAMES:
        raise BadInput(f"{word!r} is no theatre: {', '.join(THEATRE_NAMES)}")
    return THEATRE_NAMES.index(name)
