"""The fair: offers, notices, deals made and refused."""

from __future__ import annotations

from wartable.games.age_of_heroes.beats.story import HeroesStory, Sections
from wartable.plugin import Told
from wartable.story import Section, plain

FAIR = ("offer", "notice", "no-offers", "deal")
SIDES = ("t{seat}-who", "t{other}-who", "hand")


def _deal(story: HeroesStory, taken: list[Told]) -> None:
    """A proposal, or its acceptance, with the cards that those concerned hear of."""
    told = taken[0]
    text = " ".join(story.passage.sentence(each) for each in taken)
    names = (*FAIR, f"t{told.seat}-who", f"t{told.other}-who", "hand")
    at = (f"t{told.seat}-panel", f"t{told.other}-panel")
    story.beat("trade" if told.key == "deal-closed" else "put", text, told.seat, names, at)


DEALS: Sections = {
    **dict.fromkeys(
        ("announced-have", "announced-want", "retracted-have", "retracted-want", "posted"),
        plain("put", *FAIR, pause="short"),
    ),
    **dict.fromkeys(
        ("withdrew", "unbacked", "nobody-has", "recalled", "deal-unbacked"),
        plain("leave", *FAIR, pause="short"),
    ),
    **dict.fromkeys(("ready", "unready", "passed"), plain("say", "t{seat}-who", pause="short")),
    "swapped": plain("trade", *FAIR, *SIDES),
    "proposed": Section(_deal, frozenset({"proposed-give", "proposed-want"})),
    "gift-offered": plain("put", *FAIR),
    "deal-closed": Section(_deal, frozenset({"handed"})),
    "handed": plain("trade", *SIDES),
    "deal-rejected": plain("leave", *FAIR),
}
