"""Every figure of the box with its provenance."""

from __future__ import annotations

from wartable.games.critters_at_war.engine import components as box
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.i18n import Texts
from wartable.plugin import Figure, in_words

RULEBOOK = "Ukrainian rulebook of Critters at War"
ENGLISH = "English revised rulebook (pictures) and public card lists"


def figures(game: CrittersAtWar, texts: Texts) -> list[Figure]:
    first, second = box.WITHDRAWAL_POINTS[:7], box.WITHDRAWAL_POINTS[7:]

    def row(key: str, value: object, source: str, reconstructed: bool = False) -> Figure:
        return Figure(f"figure-{key}", str(value), source, reconstructed)

    found = [
        row("hand", box.HAND_SIZE, RULEBOOK),
        row("deck", box.CARDS - 2 * box.HAND_SIZE, RULEBOOK),
        row("facedown", box.FACEDOWN_STRENGTH, RULEBOOK),
        row("raised", box.RAISED_STRENGTH, ENGLISH),
        row("support", box.SUPPORT_BONUS, ENGLISH),
        row("blockade", box.BLOCKADE_CARDS, ENGLISH),
        row("aerodrome", box.AERODROME_STRENGTH, ENGLISH),
        row("control", box.CONTROL_POINTS[box.STANDARD], RULEBOOK),
        row("withdraw-first", " ".join(map(str, first)), ENGLISH),
        row("withdraw-second", " ".join(map(str, second)), ENGLISH),
        row("target", " ".join(map(str, box.TARGET)), RULEBOOK),
        row("rotation", "→", "English revised rulebook; whose right is not said", True),
    ]
    cards = [
        Figure(f"card-{card.id}", f"{card.id[0]} {card.id[1]}", ENGLISH, False)
        for card in box.CARD_TABLE
    ]
    return in_words(found + cards, texts)
