"""The faces of cards: 80 × 114 for the table, and 120 × 170 with their words for the hand."""

from __future__ import annotations

import html
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

from wartable.games.through_the_ages.art.icons import glyph
from wartable.games.through_the_ages.art.marks import (
    Figures,
    government,
    marks,
    price,
)
from wartable.games.through_the_ages.art.pictures import (
    HEIGHT,
    HUES,
    group,
    icon,
    picture_key,
    use,
)
from wartable.games.through_the_ages.engine.cards.kinds import (
    Bonus,
    Card,
    Government,
    Tactic,
    Territory,
    Wonder,
    Workplace,
)
from wartable.games.through_the_ages.engine.components import GOVERNMENT, LEADER
from wartable.games.through_the_ages.names import drawn_name, kind_key, words
from wartable.games.through_the_ages.names.printed import ARMY, ONCE
from wartable.i18n import Texts
from wartable.scene import pen
from wartable.scene.pen import Sheet, n, path, place, rect, wrap

W, H = 80, 114
FULL_W, FULL_H = 120, 170
BAND, ART, ROW = 17, 43, 94  # the band's end, the picture's beginning, the row of figures
RADIUS = pen.FRAME  # of corners
NAME, LEAST, SOFT = (
    13.2,
    13.2,
    "\u00ad",
)  # letters of names, and the smallest; where a word may break
JOIN = "\u200b"  # where a word with a hyphen may break
READ = 10.8  # units on a desktop at which letters are read
WELL = 10.2  # letters of words that can be read in a hand of few cards
NARROWEST = 0.67  # of their width, to which letters of long names are pressed
STAGE = 17  # from one stage of a wonder to the next

LETTERS: Final = 'font-family="var(--serif,serif)" font-weight="700"'


def base_key(card: Card) -> str:
    """The name of the card base that a card shares with others of its kind."""
    return group(card) if GOVERNMENT < card.kind < LEADER else kind_key(card)


def base(card: Card, w: float, h: float, band: float, size: float) -> str:
    """Paper, band and glyph: the same for all cards of a kind."""
    r = RADIUS
    shape = (
        f"M.5 {n(band)}V{n(r + 0.5)}A{n(r)} {n(r)} 0 0 1 {n(r + 0.5)} .5H{n(w - r - 0.5)}"
        f"A{n(r)} {n(r)} 0 0 1 {n(w - 0.5)} {n(r + 0.5)}V{n(band)}Z"
    )
    sign = glyph("special" if group(card) == "special" else kind_key(card), "#fffaf0")
    colour = HUES[group(card)][0]
    at = (band - 24 * size) / 2
    return use(f"paper-{n(h)}") + path(shape, colour) + place(sign, at + 2.5, at, size)


def papers(s: Sheet, *sizes: tuple[float, float]) -> None:
    """What every card of a size is drawn on."""
    for w, h in sizes:
        s.part(f"paper-{n(h)}", pen.card(w, h, RADIUS))


class Faces:
    """Draws cards on a sheet, small and in full, with their texts in one language."""

    def __init__(self, s: Sheet, texts: Texts) -> None:
        self.sheet = s
        self.texts = texts
        self.figures = Figures(s)

    def small(self, card: Card) -> str:
        cost = price(card)
        return (
            use(f"base-{base_key(card)}")
            + use(f"age-{card.age}")
            + (self.figures.price(cost, W - 3, 2) if cost else "")
            + title(drawn_name(card, self.texts), W, 34, NAME)
            + use(f"pic-{picture_key(card)}", 1, ART)
            + self._foot(card)
        )

    def _foot(self, card: Card) -> str:
        draw, over = self.figures, ART + HEIGHT - 16
        if isinstance(card, Wonder):
            boxes = zip(card.stages, stage_places(len(card.stages)), strict=True)
            stages = "".join(draw.stage(cost, x - 7.5, ROW) for cost, x in boxes)
            return draw.strip(marks(card), over, W) + stages
        if isinstance(card, Government):
            below, above = government(card)
            return draw.strip(above, over, W) + draw.row(below, ROW, 2, W - 2)
        if isinstance(card, Tactic):
            return self._army(card)
        if isinstance(card, Territory):
            once = [(name, str(k)) for name in ONCE if (k := getattr(card.once, name))]
            return draw.strip(once, over, W) + draw.row(marks(card), ROW, 3, W - 3)
        if isinstance(card, Bonus):
            worth = [("strength", f"+{card.defense}"), ("colonize", f"+{card.gives.colonize}")]
            return draw.row(worth, ROW, 3, W - 3)
        if not isinstance(card, Workplace):
            return draw.row(marks(card), ROW, 3, W - 3)
        cost, width = draw.cost(card.cost, 2.5, ROW)
        return cost + draw.row(marks(card), ROW, width + 4, W - 2)

    def _army(self, card: Tactic) -> str:
        units = [name for name, k in zip(ARMY, card.army, strict=True) for _ in range(k)]
        worth = str(card.army_strength)
        if card.army_outdated != card.army_strength:
            worth += f"/{card.army_outdated}"
        worn = self.figures.width(("", worth)) - 13.5
        step = min(13.0, (W - 8 - worn) / len(units))
        x = (W - step * len(units) - worn - 2) / 2
        drawn = "".join(icon(name, x + k * step, ROW + 1, 13) for k, name in enumerate(units))
        right = W - x - 7.8 * len(worth)
        return (
            drawn
            + f'<text class="wt-worth" x="{n(right)}" y="{n(ROW + 12)}" font-size="14">{worth}</text>'
        )

    def full(self, card: Card) -> str:
        """The card with its words: large enough to read in the hand."""
        said = words(card, self.texts)
        size, lines, tall = typeset(said, least_picture(card))
        window = self.sheet.clip(f"art-{tall}", rect(1, 51, FULL_W - 2, tall, "#000"))
        hidden = (73 - tall) * (0.12 if card.kind == LEADER else 0.5)  # faces show their eyes
        shown = use(f"pic-{picture_key(card)}", 1, 51 - hidden, 1.513)
        cost = price(card)
        top = 51 + tall + size + 2.5
        spare = FULL_H - 6 - (top + (len(lines) - 1) * size * 1.17)
        return (
            use(f"full-{base_key(card)}")
            + use(f"full-age-{card.age}")
            + (self.figures.price(cost, FULL_W - 4, 3, 1.3) if cost else "")
            + title(drawn_name(card, self.texts), FULL_W, 41, 15)
            + f'<g clip-path="{window}">{shown}</g>'
            + f'<text class="wt-words" font-size="{n(size)}" y="{n(top + spare * 0.4)}">'
            + f"{lines_of(lines, 60, size * 1.17)}</text>"
        )


def least_picture(card: Card) -> int:
    """How high the picture of a card with words must be."""
    return 40 if card.kind == LEADER else 26


def readable(card: Card, texts: Texts, width: float) -> bool:
    """Whether the words of a card that is so wide are large enough."""
    size, _, _ = typeset(words(card, texts), least_picture(card))
    return size * width / FULL_W >= READ


def age_mark(said: str, x: float, y: float, size: float) -> str:
    """The age on the band."""
    return (
        f'<text {LETTERS} x="{n(x)}" y="{n(y)}" font-size="{n(size)}" fill="#fffaf0">{said}</text>'
    )


def lines_of(parts: list[str], x: float, step: float, room: float = 99) -> str:
    """One below the other, from where their text stands; a name wider than its room, in letters of
    size 1, is set narrower."""
    down = f' dy="{n(step)}"'
    return "".join(
        f'<tspan x="{n(x)}"{down if k else ""}{_narrow(said, x, room)}>'
        f"{html.escape(said, quote=False)}</tspan>"
        for k, said in enumerate(parts)
    )


def _narrow(said: str, x: float, room: float) -> str:
    tight = breadth(said) > room
    return f' textLength="{n(2 * x - 4)}" lengthAdjust="spacingAndGlyphs"' if tight else ""


def stage_places(stages: int) -> list[float]:
    """The middles of a wonder's stages, from the left edge of its face."""
    step = min(STAGE, (W - 4) / stages)
    return [W / 2 + (k - (stages - 1) / 2) * step for k in range(stages)]


def breadth(name: str) -> float:
    """Of a name in bold letters of size 1."""
    return sum(
        0.36
        if letter in " ijlftrIJІЇії'’.,:-"
        else 0.84
        if letter in "mwMWшщжыюфмЖМШЩЮФ"
        else 0.64
        if letter.isupper()
        else 0.56
        for letter in name
    )


def hyphened(word: str, room: float) -> list[str]:
    """A word that no line holds in two: between vowel and consonant, nearest its middle."""
    if breadth(word) <= room:
        return [word]
    if "-" in word:  # where it has a hyphen already
        first, _, last = word.partition("-")
        return [f"{first}-{JOIN}", last]
    vowels = "aeiouyаеиоуыэюяєіїё"
    places = [
        k
        for k in range(3, len(word) - 2)
        if word[k - 1] in vowels and word[k] not in vowels and word[k + 1] in vowels
    ]
    if not places:
        return [word]
    cut = min(places, key=lambda k: abs(2 * k - len(word)))
    return [f"{word[:cut]}{SOFT}", word[cut:]]


def _joined(words: list[str]) -> str:
    whole = " ".join(words).replace(f"{SOFT} ", "").replace(f"{JOIN} ", "")
    return whole.replace(SOFT, "-").replace(JOIN, "")


def title(name: str, width: float, y: float, size: float) -> str:
    """A name on one line, or on two where that makes it larger. Long words are pressed together,
    and names that even then are too long take a third line."""
    words = [part for word in name.split() for part in hyphened(word, (width - 5) / LEAST)]
    best, lines = 0.0, [name]
    for k, most in enumerate((1.0, 1.0, 0.68)):
        if k == 2 and best >= NARROWEST * LEAST:
            break
        for cuts in combinations(range(1, len(words)), k):
            parts = [_joined(words[a:b]) for a, b in pairwise((0, *cuts, len(words)))]
            fits = (width - 5) / max(breadth(part) for part in parts)
            if min(size * most, fits) > best * 1.03:
                best, lines = min(size * most, fits), parts
    room = 99.0
    if len(lines) < 3 and best < LEAST:
        best = LEAST
        room = (width - 4) / best
    if len(lines) == 1 and breadth(name) <= room:
        at = f'x="{n(width / 2)}" y="{n(y)}"'
        said = html.escape(name, quote=False)
        return f'<text class="wt-name" font-size="{n(best)}" {at}>{said}</text>'
    step = size * 0.94 if len(lines) < 3 else best * 1.03
    top = y if len(lines) == 1 else y - size * 0.43
    if len(lines) == 3:
        top = y - 0.35 * (size - best) - step
    spans = lines_of(lines, width / 2, step, room)
    return f'<text class="wt-name" font-size="{n(best)}" y="{n(top)}">{spans}</text>'


@lru_cache(maxsize=1024)
def typeset(said: str, least: int) -> tuple[float, list[str], int]:
    """The largest letters that fit, and how high the picture, `least` at least, may then be."""
    for tall, sizes in (
        (56, (11.2, 10.8, 10.4)),
        (46, (10.8, 10.4, WELL)),
        (40, (10.4, WELL)),
        (34, (WELL,)),
        (26, (WELL,)),
        (56, (9.4, 8.8)),
        (46, (8.8, 8.2)),
        (40, (8.2, 7.7, 7.2)),
        (34, (7.7, 7.2, 6.8)),
        (26, (7.2, 6.8, 6.4, 6.0)),
    ):
        tall = max(tall, least)
        room = FULL_H - 51 - tall - 7
        for size in sizes:
            lines = wrap(said, size, FULL_W - (14 if said.isascii() else 17))
            if len(lines) * size * 1.17 <= room:
                return size, lines, tall
    return 5.4, wrap(said, 5.4, FULL_W - 14), least
