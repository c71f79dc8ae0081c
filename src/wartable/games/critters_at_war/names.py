"""What numbers are called: modes, theatres, rows, cards; and what cards do."""

from __future__ import annotations

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import (
    CARD_TABLE,
    CONTROL_POINTS,
    ROW_TABLE,
    STRENGTH,
    TARGET,
)
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.i18n import Texts
from wartable.kernel.contract import Options

AWAITED = {  # what kind of choice is awaited
    code.TURN: "turn",
    code.FLIP_ADJACENT: "flip",
    code.FLIP_ANY: "flip",
    code.FLIP_OWN: "flip",
    code.FLIP_OTHER: "flip",
    code.PLACE_DRAWN: "reinforce",
    code.MOVE_OWN: "move",
    code.RETURN_OWN: "return",
    code.PLAY_AGAIN: "play",
    code.FINISHED: "over",
}
THEATRE_NAMES = ("air", "land", "sea")
ROW_NAMES = tuple("-".join(THEATRE_NAMES[t] for t in row) for row in ROW_TABLE)
CARD_IDS = {row.id: card for card, row in enumerate(CARD_TABLE)}


def name(card: str, texts: Texts) -> str:
    """The name of a card."""
    return texts(f"card-{card}")


def names(cards: tuple[str | None, ...], texts: Texts) -> str:
    """Names of several cards; None is one that the seat has not seen."""
    return ", ".join(texts("unseen-card") if card is None else name(card, texts) for card in cards)


def effect(card: str, texts: Texts) -> str:
    """What a card does, as a whole sentence."""
    row = CARD_TABLE[CARD_IDS[card]]
    return texts(f"full-{row.key}") if row.kind else texts("full-none")


def printed(card: str) -> int:
    """The strength printed on a card."""
    return STRENGTH[CARD_IDS[card]]


def stated(game: CrittersAtWar, texts: Texts, options: Options) -> dict[str, str | int]:
    """What the rules in short say of points: how many win a battle, how many the game."""
    mode = options["mode"]
    return {"control": CONTROL_POINTS[mode], "wins_at": options["target"] or TARGET[mode]}


def card_text(game: CrittersAtWar, key: str, texts: Texts) -> str:
    """What the card does whose symbol is `card-ID`."""
    return effect(key.removeprefix("card-"), texts) if key.startswith("card-") else ""
