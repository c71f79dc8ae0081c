"""Every event of the engine and every kind of card has its words."""

from __future__ import annotations

import pytest

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import KIND_KEYS
from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.scene.words import prompt
from wartable.games.age_of_heroes.telling import EVENTS, REASONS
from wartable.i18n import texts
from wartable.testing import play_als


def test_every_event_and_refusal_has_its_words() -> None:
    kinds = {value for name, value in vars(code).items() if name in _events()}
    assert kinds == set(EVENTS)
    assert len({reason.key for reason in REASONS.values()}) == len(REASONS)


def _events() -> set[str]:
    names = list(vars(code))
    return set(names[names.index("FIRST_DRAW") :])


def test_no_sentence_declines_a_card() -> None:
    """Names of cards stand as they are in every sentence that mentions one."""
    for lang in ("en", "uk", "ru"):
        reader = texts(GAME.package, lang)
        for kind in KIND_KEYS:
            name = reader(f"kind-{kind}")
            assert name in reader("event-discarded", seat="A", kind=name)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("grain grain", "Barbarians are coming, and you have no card to play against them."),
        ("luck grain", "Barbarians are coming. Play a card, or stand."),
    ],
)
def test_whoever_can_only_stand_is_not_asked_to_play_a_card(hand: str, said: str) -> None:
    table = play_als(GAME, f"seats 3\nh1 {hand}\ndraw 1")
    for move in ("draw barbarians-2", "0 decline", "2 decline"):
        table.do(move)
    reader = texts(GAME.package, "en")
    assert prompt(table.view(1), reader, only=len(table.legal(1)) == 1) == said
