"""Set-up, turns, taxes and what is built."""

from __future__ import annotations

from wartable.games.age_of_heroes.beats.story import HeroesStory, Sections, laying
from wartable.plugin import Told
from wartable.story import Section, plain

OWN = ("t{seat}-who", "hand", "pending", "deck", "discard")


def _built(story: HeroesStory, taken: list[Told]) -> None:
    """What is built comes from its pile; what it cost stands in the caption."""
    told = taken[0]
    seat, passage = told.seat, story.passage
    panel = f"t{seat}"
    armies = [army.number for tribe in passage.after.tribes for army in tribe.armies]
    names = (
        *(f"{panel}-city", f"{panel}-fort", f"{panel}-who", f"pile-{told.item}", "hand"),
        *(f"army-{number}" for number in armies),
    )
    text = " ".join(passage.sentence(each) for each in taken)
    story.beat("put", text, seat, names, (f"{panel}-panel",))


def _road(story: HeroesStory, taken: list[Told]) -> None:
    told = taken[0]
    assert told.seat is not None
    low, high = sorted((told.seat, int(told.other)))
    id = f"road-{low}-{high}"
    story.add("put", told, (id, "pile-road", "hand"), (id,))


TURNS: Sections = {
    **dict.fromkeys(
        ("fair-opened", "trading-opened", "fair-closed", "timed-out", "round-began", "turn-began"),
        laying(plain("say", pause="short")),
    ),
    **dict.fromkeys(
        ("first", "tax-stopped", "action-passed", "reshuffled", "draw-lost"),
        plain("say", "deck", "discard", pause="short"),
    ),
    "first-draw": plain("turn", "drawn-{seat}", pause="short"),
    "tribe": laying(plain("put", "t{seat}", "tribe-{tribe}", pause="short"), "tribe"),
    "taxed": plain("say", *OWN, pause="short"),
    "discarded": plain("leave", *OWN, pause="short"),
    "built": Section(_built, frozenset({"paid"})),
    "road-asked": plain("say"),
    "road-refused": plain("say"),
    "road-built": Section(_road),
    "placed": plain("put", "t{seat}-mon", "t{seat}-stone", "t{seat}-who", "hand"),
    **dict.fromkeys(("recovered", "returned"), plain("put", "army", pause="short")),
}
