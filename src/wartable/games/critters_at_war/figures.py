"""Every figure of the box with its provenance."""

from __future__ import annotations

from wartable.games.critters_at_war.engine import components as box
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.i18n import Texts
from wartable.plugin import Basis, Figure
from wartable.statements import in_words

RULEBOOK, ENGLISH, UNSAID = "rulebook", "english", "unsaid"  # `source-KEY` says what it is
ROTATION = Basis.RECONSTRUCTED  # which way the theatres turn after a battle


def figures(game: CrittersAtWar, texts: Texts) -> list[Figure]:
    first, second = box.WITHDRAWAL_POINTS[:7], box.WITHDRAWAL_POINTS[7:]

    def row(key: str, value: object, source: str, basis: Basis = Basis.PRINTED) -> Figure:
        return Figure(f"figure-{key}", str(value), texts(f"source-{source}"), basis)

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
        row("rotation", "→", UNSAID, ROTATION),
    ]
    lists = texts(f"source-{ENGLISH}")
    cards = [
        Figure(f"card-{card.id}", f"{card.id[0]} {card.id[1]}", lists, Basis.PRINTED)
        for card in box.CARD_TABLE
    ]
    return in_words(found + cards, texts)
