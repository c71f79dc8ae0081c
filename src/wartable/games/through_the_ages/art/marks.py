"""Icons with figures: what a card costs and gives, read off its row."""

from __future__ import annotations

from typing import Final

from wartable.games.through_the_ages.art.icons import letters
from wartable.games.through_the_ages.art.pictures import icon, use
from wartable.games.through_the_ages.engine.cards.kinds import (
    Card,
    Government,
    Hostility,
    Technology,
)
from wartable.games.through_the_ages.engine.components import LEADER
from wartable.games.through_the_ages.engine.effects.base import Effect
from wartable.games.through_the_ages.names.printed import STANDING
from wartable.scene.pen import PAPER2, RULE, Sheet, rect

Mark = tuple[str, str]  # an icon and the figure beside it

HEIGHT = 14

# What else a leader or event is about, beyond the figures of its row
SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "hammurabi": ("ma", "ca"),
    "christopher-columbus": ("colonize",),
    "joan-of-arc": ("strength",),
    "leonardo-da-vinci": ("science",),
    "michelangelo": ("happy", "culture"),
    "james-cook": ("colonize", "culture"),
    "isaac-newton": ("science",),
    "albert-einstein": ("science",),
    "bill-gates": ("science", "resource"),
    "charlie-chaplin": ("culture",),
    "mahatma-gandhi": ("ma",),
    "sid-meier": ("science", "culture"),
    "war-over-technology": ("science",),
    "masonry": ("urban", "wonder"),
    "architecture": ("urban", "wonder"),
    "engineering": ("urban", "wonder"),
}
COUNTED: Final = (
    *("strength", "yellow", "ca", "ma", "resource", "food", "science"),
    *("cards", "culture", "population", "blue"),
)
LOSSES: Final = (
    *("lose", "lose-mix", "lose-actions", "lose-culture-by-discontent"),
    *("rival-loses-population", "discard-cards"),
)


def price(card: Card) -> Mark | None:
    """What the band says a card costs: science, or military actions."""
    if isinstance(card, Technology) and card.science_cost:
        return ("science", str(card.science_cost))
    if isinstance(card, Hostility):
        return ("ma", str(card.ma_cost))
    return None


def standing(card: Card) -> list[Mark]:
    """What one worker yields, or what the card itself gives."""
    found = []
    for key in STANDING:
        value = getattr(card.gives, key)
        if value and key != "hand":
            sad = key == "happy" and value < 0
            found.append(("unhappy" if sad else key, figure(abs(value) if sad else value)))
    return found


def marks(card: Card) -> list[Mark]:
    """At most three things a card is about."""
    found = standing(card)
    if found and card.kind != LEADER:
        return found
    for effect in card.effects:
        found += _marks_of(effect)
    found += [(sign, "") for sign in SIGNS.get(card.key, ())]
    once: dict[str, str] = {}
    for name, said in found:
        once.setdefault(name, said)
    most = 3 if sum(len(said) for said in once.values()) < 6 else 2
    return list(once.items())[:most]


def _marks_of(effect: Effect) -> list[Mark]:
    """What an icon can say of it; a loss has a minus."""
    loses = effect.text in LOSSES
    found = []
    for name in effect.shows:
        value, sign = getattr(effect, name), "blue" if name == "total" else name
        if sign not in COUNTED:
            continue
        if not isinstance(value, int):  # by seats
            found.append((sign, "/".join(str(n) for n in value)))
        elif value:
            found.append((sign, figure(-value if loses else value)))
    return found


def figure(value: int) -> str:
    return str(value).replace("-", "−")


def government(card: Government) -> tuple[list[Mark], list[Mark]]:
    """Actions and the urban limit below, all else over the picture."""
    rest = [mark for mark in standing(card) if mark[0] not in ("ca", "ma")]
    return [
        ("ca", str(card.gives.ca)),
        ("ma", str(card.gives.ma)),
        ("urban", str(card.urban_limit)),
    ], rest


class Figures:
    """Pairs of icon and figure that many faces show, each drawn once on the sheet."""

    def __init__(self, s: Sheet) -> None:
        self.sheet = s
        self.drawn: dict[str, float] = {}

    def _symbol(self, key: str, width: float, body: str) -> str:
        name = key.replace("−", "m").replace("+", "p").replace("/", "-")
        if name not in self.drawn:
            self.drawn[name] = width
            self.sheet.part(name, body)
        return name

    def width(self, mark: Mark) -> float:
        return 13.5 + (0.8 + 6.9 * len(mark[1]) if mark[1] else 0)

    def mark(self, mark: Mark, x: float, y: float, scale: float = 1) -> str:
        name, said = mark
        if not said:
            return icon(name, x, y, 13.5 * scale)
        width = self.width(mark)
        body = icon(name, 0, 0.3, 13.5) + letters(14.2, 11.2, said, 11)
        return use(self._symbol(f"n-{name}-{said}", width, body), x, y, scale)

    def row(self, found: list[Mark], y: float, left: float, right: float) -> str:
        """Side by side, in the middle between left and right; smaller if they must."""
        widths = [self.width(mark) for mark in found]
        room, total = right - left, sum(widths)
        scale = min(1.0, room / (total + 1.5 * max(len(found) - 1, 0))) if found else 1.0
        gap = min(6.0, (room - total * scale) / max(len(found), 1))
        x = (left + right - total * scale - gap * (len(found) - 1)) / 2
        out = ""
        for mark, width in zip(found, widths, strict=True):
            out += self.mark(mark, x, y + HEIGHT * (1 - scale) / 2, scale)
            x += width * scale + gap
        return out

    def strip(self, found: list[Mark], y: float, width: float) -> str:
        """On paper over the foot of a picture."""
        if not found:
            return ""
        total = sum(self.width(mark) for mark in found) + 3 * (len(found) - 1)
        scale = min(0.85, (width - 14) / total)
        room = total * scale + 8
        x = (width - room) / 2
        paper = rect(x, y, room, 14, "var(--paper,#fbf6ea)", 7, opacity=0.92)
        return paper + self.row(found, y, x + 4, x + room - 4)

    def price(self, mark: Mark, right: float, y: float, scale: float = 1) -> str:
        """On the band, in ink on white whatever the theme."""
        name, said = mark
        width = 18.5 + 6.9 * len(said)
        body = rect(0, 0, width, 13.5, "#fffaf0", 6.75) + icon(name, 1.5, 1, 11.5)
        body += letters(14, 10.8, said, 11, fill="#2b2933")
        key = self._symbol(f"p-{name}-{said}", width, body)
        return use(key, right - width * scale, y, scale)

    def cost(self, value: int, x: float, y: float) -> tuple[str, float]:
        """Resources to build: the drawing and its width."""
        width = 17 + 6.9 * len(str(value))
        body = rect(0, 0, width, 14.5, PAPER2, 5) + icon("resource", 0.8, 1, 12.5)
        body += letters(13.6, 11.3, str(value), 11)
        return use(self._symbol(f"c-{value}", width, body), x, y), width

    def stage(self, value: int, x: float, y: float) -> str:
        body = rect(0.2, 0, 14.6, 14, PAPER2, 4, stroke=RULE, stroke_width=0.8)
        body += letters(7.5, 10.8, str(value), 10.5, text_anchor="middle")
        return use(self._symbol(f"s-{value}", 15, body), x, y)
