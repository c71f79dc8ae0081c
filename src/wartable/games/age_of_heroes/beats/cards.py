"""Event cards: held up, read out, and what they did to whom."""

from __future__ import annotations

from wartable.games.age_of_heroes.beats.story import HeroesStory, Sections, laying
from wartable.plugin import Told
from wartable.scene import FigureTable
from wartable.story import Section, filled


def _read(kind: str, *names: str) -> Section[HeroesStory]:
    """The event of a card: the card is held up, and what it does to a tribe shows at once."""

    def tell(story: HeroesStory, taken: list[Told]) -> None:
        told = taken[0]
        asked = filled(names, told)
        story.read(filled([kind], told)[0], story.passage.sentence(told), told.seat, asked)

    return Section(tell)


def _hunger(story: HeroesStory, taken: list[Told]) -> None:
    """Famine strikes when all have answered; the card says what it will do."""
    told = taken[0]
    does = story.texts("kind-famine-text")
    story.read("famine", f"{story.passage.sentence(told)} {does}", told.seat, ("discard",))


def _drew(story: HeroesStory, taken: list[Told]) -> None:
    """A card that acts at once is held up instead."""
    told = taken[0]
    if len(taken) == 1:
        names = (f"t{told.seat}-who", "hand", "pending", "deck", "discard")
        story.add("put", told, names, (f"t{told.seat}-panel",), "short")
    for then in taken[1:]:
        CARDS[then.key].tell(story, [then])


def _struck(kind: str, *names: str) -> Section[HeroesStory]:
    """A disaster that strikes: the card with what it says, then what it took."""

    def tell(story: HeroesStory, taken: list[Told]) -> None:
        told, texts = taken[0], story.texts
        says = f"{texts(f'kind-{kind}')}. {texts(f'kind-{kind}-text')}"
        story.read(kind, says, None, ("pending", "discard"))
        asked = filled(names, told)
        story.add("leave", told, asked, (f"t{told.seat}-panel",))

    return Section(tell)


def _starved(story: HeroesStory, taken: list[Told]) -> None:
    """How much grain every tribe lost."""
    lost = {told.seat: int(told.n) for told in taken}
    tribes = story.passage.after.tribes
    row = (story.texts("kind-grain"), *(str(lost.get(each.seat, "–")) for each in tribes))
    title = story.texts("beat-famine")
    names = ("hand", "discard", *(f"t{each.seat}-who" for each in tribes))
    figures = FigureTable(title, story.heads(), (row,), over=story.texts("beat-famine-over"))
    story.beat("result", title, None, names, figures=figures, pause="long")


CARDS: Sections = {
    "harmless": _read("{kind}", "pending", "discard"),
    "no-target": _read("{kind}", "pending", "discard"),
    "boomed": _read("population-boom", "t{seat}-city", "t{seat}-crown", "pending", "discard"),
    "boomed-in-vain": _read("population-boom", "pending", "discard"),
    "lucky": _read("luck", "hand", "t{seat}-who", "discard"),
    "lucky-for": _read("luck", "hand", "t{seat}-who", "discard"),
    "olympic": _read("olympics", "hand", "t{seat}-who", "discard"),
    "olympic-raid": _read("olympics", "hand", "t{seat}-who", "discard"),
    "drew": Section(_drew, frozenset({"hunger", "raided", "boomed", "boomed-in-vain"})),
    "hunger": Section(_hunger),
    "raided": laying(_read("barbarians-{n}", "line", "raider", "pending", "deck", "discard")),
    "shaken": _struck("earthquake", "army"),
    "erupted": _struck("volcano", "t{seat}-city"),
    "starved": Section(_starved, frozenset({"starved"})),
}
