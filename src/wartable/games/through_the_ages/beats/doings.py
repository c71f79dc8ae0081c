"""What a civilisation does in its turn: cards taken, built, played; the row; the ages."""

from __future__ import annotations

from wartable.games.through_the_ages.beats.story import AgesStory, Sections
from wartable.plugin import Told
from wartable.scene import BeatKind, Pause
from wartable.story import Section, plain

UNUSED = ("unused", "yellow", "blue")  # what building and growing changes besides


def _done(kind: BeatKind, pause: Pause = "normal") -> Section[AgesStory]:
    """A card comes, changes or goes, on the reader's own board or on a rival's."""

    def tell(story: AgesStory, taken: list[Told]) -> None:
        told = taken[0]
        assert told.seat is not None
        cards = [str(told.args[key]) for key in ("card", "into") if key in told.args]
        own = told.seat == story.me()
        board = f"rival-{told.seat}"
        theirs = cards if own else [f"{board}-{card}" for card in cards]
        at = tuple(id for id in theirs if id in story.passage.new) or story.home(told.seat)
        more = (*UNUSED, *story.stats("earned")) if own else (*cards, f"{board}-civil")
        story.add(kind, told, (*theirs, *more), at, pause)

    return Section(tell)


def _swept(story: AgesStory, taken: list[Told]) -> None:
    """Cards leave the row and are gone for good."""
    told = taken[0]
    row = {card for slot in story.passage.after.row if (card := slot.card)}
    gone = tuple(card for card in str(told.cards).split() if card not in row)
    story.add("leave", told, gone, pause="short")


def _laid(story: AgesStory, taken: list[Told]) -> None:
    """The row slides left and is filled up."""
    row = tuple(card for slot in story.passage.after.row if (card := slot.card))
    story.add("put", taken[0], (*row, "slot", "cost", "deck-civil"), pause="short")


def _drew(story: AgesStory, taken: list[Told]) -> None:
    """Cards drawn one by one are told together; their owner alone sees which."""
    told = taken[0]
    if told.key == "drew-card":
        cards = tuple(str(each.cards) for each in taken)
        text = " ".join(story.passage.sentence(each) for each in taken)
        story.beat("put", text, told.seat, (*cards, "deck-military", "t-military"), pause="short")


DOINGS: Sections = {
    "first": plain("say"),
    "turn": plain("say", "turn", "me", "rival", pause="short"),
    "age": plain("say", "deck-civil", "deck-military", pause="long"),
    "last-round": plain("say", pause="long"),
    "antiquated": _done("leave", "short"),
    **dict.fromkeys(("outdated", "outdated-card"), plain("leave", pause="short")),
    "swept": Section(_swept),
    "laid": Section(_laid),
    "took": _done("move"),
    **dict.fromkeys(("built", "upgraded", "led", "stage", "developed", "adopted"), _done("put")),
    **dict.fromkeys(("completed", "revolted", "copied", "tucked"), _done("put")),
    **dict.fromkeys(("destroyed", "disbanded", "left"), _done("leave")),
    "played": _done("put"),
    "population": plain("put", "unused", "yellow", "rival-{seat}"),
    "common": plain("move", "common", pause="short"),
    **dict.fromkeys(
        ("convert", "liner", "speak", "arm", "traded-food", "traded-resource", "alexander"),
        plain("say", *UNUSED, pause="short"),
    ),
    "drew-card": Section(_drew, frozenset({"drew-card"})),
    "discarded-card": plain("leave", "{cards}", pause="short"),
    "reshuffled": plain("say", "deck-military", pause="short"),
    "passed": plain("say", pause="short"),
    "resigned": plain("leave", "rival-{seat}"),
}
