"""Frames, steps and powers belong together."""

from __future__ import annotations

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import SPACE
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.steps.base import Question
from wartable.games.through_the_ages.engine.steps.powers import POWER_CARDS

FRAMES = {name: number for name, number in vars(frames).items() if isinstance(number, int)}


def test_every_frame_has_its_step() -> None:
    assert len(RULES.steps) == max(FRAMES.values()) + 1
    for name, number in FRAMES.items():
        assert RULES.steps[number].key, name
        assert isinstance(RULES.steps[number], Question) == (number >= frames.WAITING), name


def test_questions_are_told_apart_by_their_keys() -> None:
    keys = [step.key for step in RULES.steps[frames.WAITING :]]
    assert len(keys) == len(set(keys)) == 26


def test_a_power_names_a_verb_and_a_card() -> None:
    assert POWER_CARDS.keys() <= {span.verb for span in SPACE.spans}
    assert set(POWER_CARDS.values()) <= CARD_BY_KEY.keys()
    assert POWER_CARDS["bach"] == "johann-sebastian-bach"
