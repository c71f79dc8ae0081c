"""The sheet: every symbol of the game, in the reader's language."""

from __future__ import annotations

from wartable.games.through_the_ages.art.faces import (
    ART,
    BAND,
    FULL_H,
    FULL_W,
    RADIUS,
    Faces,
    H,
    W,
    age_mark,
    base,
    base_key,
    papers,
)
from wartable.games.through_the_ages.art.icons import ICON, UNIT_SHAPES, by_day
from wartable.games.through_the_ages.art.lobby import evening
from wartable.games.through_the_ages.art.people import head
from wartable.games.through_the_ages.art.pictures import (
    EMBLEMS,
    GROUNDS,
    HEIGHT,
    HUES,
    THEMED,
    WIDTH,
    arm,
    ground,
    group,
    picture,
    picture_key,
    sky,
)
from wartable.games.through_the_ages.art.slim import slim
from wartable.games.through_the_ages.art.tiles import TILE_H, TILE_W, chips, tiles
from wartable.games.through_the_ages.art.tokens import tokens
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.names import WORDY, stem
from wartable.games.through_the_ages.names.printed import AGES
from wartable.i18n import Texts
from wartable.scene.pen import Sheet, rect

# icons that must be lighter at night; the game's accent and the light over its table
TOKENS = """
    --accent: light-dark(#5b4a92, #c0b0f2);
    --glow: light-dark(#e6e0f2, #2c2848);
    --table: light-dark(#ece8ee, #191927);
    --i-resource: light-dark(#7a5334, #dcae86);
    --i-culture: light-dark(#8a3f9c, #dca6ea);
    --i-colonize: light-dark(#2f6f6b, #7fd0c6);
    --i-urban: light-dark(#5f6570, #b9c0cc);
    --i-unit: light-dark(#9c3b34, #e08c80);
    --i-pact: light-dark(#4a6a3f, #a9cf97);
"""


def sheet(game: ThroughTheAges, texts: Texts) -> str:
    return _sheet(texts.lang, texts)


def cover() -> str:
    return evening()


_drawn: dict[str, str] = {}


def _sheet(lang: str, texts: Texts) -> str:
    """Drawn once per language: names of players are not on it."""
    if lang not in _drawn:
        _drawn[lang] = slim(draw(texts).text())
    return _drawn[lang]


def draw(texts: Texts) -> Sheet:
    s = Sheet("tta", " ".join(TOKENS.split()))
    for name, drawn in ICON.items():
        s.part(f"icon-{name}", drawn())
        if name in THEMED:
            s.part(f"day-{name}", by_day(drawn()))
    _shared(s)
    faces = Faces(s, texts)
    for card in CARD_TABLE:
        s.add(f"card-{card.key}", W, H, faces.small(card), RADIUS, spills=False)
        if card.kind in WORDY:
            s.add(f"words-{card.key}", FULL_W, FULL_H, faces.full(card), RADIUS, spills=False)
    tiles(s)
    chips(s, texts)
    tokens(s, texts)
    return s


def _shared(s: Sheet) -> None:
    """What many faces have in common, drawn once."""
    papers(s, (W, H), (FULL_W, FULL_H), (TILE_W, TILE_H))
    s.part("head", head())
    for kind in GROUNDS:
        s.part(f"ground-{kind}", ground(kind))
    for age, said in enumerate(AGES):
        s.part(f"age-{age}", age_mark(said, 19.5, 13, 11))
        s.part(f"full-age-{age}", age_mark(said, 27, 17, 14))
    for kind in UNIT_SHAPES:
        s.part(f"arm-{kind}", arm(kind, s))
    inside = s.clip("picture", rect(0, 0, WIDTH, HEIGHT, "#000"))
    seen: set[str] = set()
    for card in CARD_TABLE:
        kind, shown = base_key(card), picture_key(card)
        if f"base-{kind}" not in seen:
            air = rect(1, BAND, WIDTH, ART - BAND + 1, HUES[group(card)][1], class_="wt-air")
            s.part(f"base-{kind}", base(card, W, H, BAND, 0.5) + air)
            if card.kind in WORDY:
                s.part(f"full-{kind}", base(card, FULL_W, FULL_H, 23, 0.68))
            seen.add(f"base-{kind}")
        if f"sky-{group(card)}" not in seen:
            s.part(f"sky-{group(card)}", sky(group(card), s))
            seen.add(f"sky-{group(card)}")
        if shown not in seen:
            drawn = picture(card, s)
            if stem(card) not in EMBLEMS:
                drawn = f'<g clip-path="{inside}">{drawn}</g>'
            s.part(f"pic-{shown}", drawn)
            seen.add(shown)
