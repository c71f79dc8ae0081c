"""Cards in play seen from afar: chips, which are names on the colour of their kind, and tiles, which
are pictures without words. The preview shows the card itself."""

from __future__ import annotations

from functools import lru_cache

from wartable.games.through_the_ages.art.faces import RADIUS, base, base_key
from wartable.games.through_the_ages.art.icons import glyph, letters
from wartable.games.through_the_ages.art.pictures import HUES, group, icon, picture_key, use
from wartable.games.through_the_ages.engine.cards.kinds import Card, Tactic
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.components import TACTIC, TERRITORY, WONDER
from wartable.games.through_the_ages.names import drawn_name, kind_key
from wartable.games.through_the_ages.names.printed import ARMY
from wartable.i18n import Texts
from wartable.scene.pen import PAPER, RULE, Sheet, n, path, place, rect
from wartable.scene.pen import width as width_of

CHIP_H, BLOCK, NAME = 20, 20, 12.5  # how high, the colour before the name, its letters
GROWS_HIGHER = {"class_": "wt-fit", "text_anchor": "start"}  # drawn small, not wider
CHIP_LINE, CHIP_GAP = CHIP_H + 3, 4  # from one line of chips to the next; between two of them
TILE_W, TILE_H = 80, 76
BAND = 23
STRIP = 8  # boards of three rivals are so many steps high


def in_play(card: Card) -> bool:
    """Whether it may ever lie on a board: technologies to wonders, colonies, tactics."""
    return card.kind <= WONDER or card.kind in (TERRITORY, TACTIC)


def army(card: Card) -> list[str]:
    """The units of a tactic, one by one."""
    if not isinstance(card, Tactic):
        return []
    return [name for name, k in zip(ARMY, card.army, strict=True) for _ in range(k)]


@lru_cache(maxsize=1024)
def chip_parts(name: str, units: int, worth: str) -> tuple[float, float]:
    """How wide the colour before a name is, and how wide all of it."""
    block = max(BLOCK, 5 + 12 * units)
    return block, block + width_of(f"{name} {worth}".strip(), NAME) * 0.97 + 9


def chip_width(card: Card, texts: Texts) -> float:
    """How wide the chip of a card is."""
    return chip_parts(drawn_name(card, texts), len(army(card)), _worth(card))[1]


def _worth(card: Card) -> str:
    return str(card.army_strength) if isinstance(card, Tactic) else ""


def chips(s: Sheet, texts: Texts) -> None:
    """Draw every card of a player's board as a chip: of a tactic the units and their worth, too."""
    drawn: set[str] = set()
    for card in filter(in_play, CARD_TABLE):
        kind, colour, units = base_key(card), HUES[group(card)][0], army(card)
        said, worth = drawn_name(card, texts), _worth(card)
        block, wide = chip_parts(said, len(units), worth)
        edge = f"M4 0H{n(block)}V20H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z"
        if units:
            sign = path(edge, "#f3e6cc")
            sign += "".join(icon(unit, 3 + 12 * k, 4, 12) for k, unit in enumerate(units))
        else:
            sign = use(f"chip-{kind}")
            if kind not in drawn:
                shown = glyph("special" if group(card) == "special" else kind_key(card), "#fffaf0")
                s.part(f"chip-{kind}", path(edge, colour) + place(shown, 3.5, 3.4, 0.55))
                drawn.add(kind)
        body = rect(0.5, 0.5, wide - 1, 19, PAPER, 4, stroke=RULE) + sign
        body += letters(block + 4, 14.4, f"{said} {worth}".strip(), NAME, **GROWS_HIGHER)
        face = f"card-{card.key}"
        s.add(f"chip-{card.key}", wide, CHIP_H, body, face=face, frame=4, spills=False)


def tiles(s: Sheet) -> None:
    """Draw colonies as tiles."""
    drawn: set[str] = set()
    for card in (card for card in CARD_TABLE if card.kind == TERRITORY):
        kind = base_key(card)
        if kind not in drawn:
            s.part(f"tiled-{kind}", base(card, TILE_W, TILE_H, BAND, 0.75))
            drawn.add(kind)
        body = (
            use(f"tiled-{kind}")
            + use(f"full-age-{card.age}")
            + use(f"pic-{picture_key(card)}", 1, BAND)
        )
        s.add(
            f"tile-{card.key}",
            TILE_W,
            TILE_H,
            body,
            face=f"card-{card.key}",
            frame=RADIUS,
            spills=False,
        )
