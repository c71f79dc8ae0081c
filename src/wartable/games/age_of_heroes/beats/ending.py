"""Claims, tribes that go out, and how the game was won."""

from __future__ import annotations

from wartable.games.age_of_heroes.beats.story import HeroesStory, Sections
from wartable.games.age_of_heroes.telling import reached
from wartable.plugin import Told
from wartable.scene import FigureTable
from wartable.story import Section, plain


def _ended(story: HeroesStory, taken: list[Told]) -> None:
    """The winner and how it was won, with what every tribe has."""
    view, texts = story.passage.after, story.texts
    rows = tuple((name, *shown) for name, shown in reached(view, texts))
    figures = FigureTable(texts("beat-final"), story.heads(), rows, over=texts("beat-final-over"))
    text = story.passage.sentence(taken[0])
    at = () if view.winner is None else (f"t{view.winner}-panel",)
    story.beat("result", text, view.winner, ("line",), at, figures=figures)


ENDING: Sections = {
    "claimed": plain("say", "t{seat}-crown", "t{seat}-panel", pause="long"),
    "claim-lapsed": plain("leave", "t{seat}-crown", "t{seat}-panel"),
    "went-out": plain("leave", "t{seat}", "road", "army"),
    "conceded": plain("say"),
    "ended": Section(_ended),
    "ended-drawn": Section(_ended),
}
