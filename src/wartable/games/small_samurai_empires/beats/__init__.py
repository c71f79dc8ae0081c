"""What is seen to happen in one action: orders laid and turned up, armies that move or fall, and
the scoring of an epoch region by region."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wartable.games.small_samurai_empires.beats.orders import ACTED, ORDERS
from wartable.games.small_samurai_empires.beats.scoring import (
    SCORING,
    epoch_beats,
    final_beats,
)
from wartable.games.small_samurai_empires.beats.story import Story
from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.passage import Passage
from wartable.plugin import Told
from wartable.scene import Beat

FATE = frozenset({"fate-shown", "fate-shown-deck"})
FINAL = frozenset({"final-influence", "final-goods", "ended"})
HEADS = frozenset({"epoch", "round", "execution-1", "execution-2", "first"})


Tell = Callable[[Story, list[Told], list[Told]], None]


def beats(passage: Passage[SamuraiView]) -> list[Beat]:
    """One action, one thing after another."""
    story = Story(passage)
    told = [*passage.told]
    while told:
        section = next((each for each in SECTIONS if told[0].key in each.starts), SINGLE)
        end = 1
        while end < len(told) and told[end].key in section.keys:
            end += 1
        taken, told = told[:end], told[end:]
        section.tell(story, taken, told)
    return story.beats


def _single(story: Story, taken: list[Told], rest: list[Told]) -> None:
    told = taken[0]
    if told.key in ORDERS:
        ORDERS[told.key](story, told, rest)
    elif told.key in HEADS or told.key in ACTED:
        story.add("say", told, pause="short")


def _fate(story: Story, taken: list[Told], rest: list[Told]) -> None:
    """All fate cards are turned up at once."""
    names = ("shown", "track", "chosen", "hand-fate", "deck")
    text = " ".join(story.passage.sentence(told) for told in taken)
    at = tuple(dict.fromkeys(f"shown-{told.region}" for told in taken))
    story.beat("turn", text, names=names, at=at)


def _order_of_turns(story: Story, taken: list[Told], rest: list[Told]) -> None:
    texts = story.texts
    names = ", ".join(texts.name(told.seat) for told in taken if told.seat is not None)
    story.beat("move", texts("beat-turn-order", list=names), names=("score",))


@dataclass(frozen=True)
class Section:
    """Events that are told together: the keys it begins with, those that go on with it."""

    starts: frozenset[str]
    keys: frozenset[str]
    tell: Tell


TURN_ORDER = frozenset({"turn-order"})
SINGLE = Section(frozenset(), frozenset(), _single)
SECTIONS = (
    Section(FATE, FATE, _fate),
    Section(frozenset({"scoring"}), SCORING, epoch_beats),
    Section(FINAL, FINAL, final_beats),
    Section(TURN_ORDER, TURN_ORDER, _order_of_turns),
)
