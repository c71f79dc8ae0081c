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


def test_a_famine_says_why_whoever_holds_no_luck_is_asked() -> None:
    table = play_als(GAME, "seats 3\nh0 luck | h1 grain\ndraw 2\ndo draw famine | 2 decline")
    reader = texts(GAME.package, "en")
    said = prompt(table.view(0), reader, only=len(table.legal(0)) == 1)
    assert said == "Famine. Play Luck?"
    table.do("0 decline")
    said = prompt(table.view(1), reader, only=len(table.legal(1)) == 1)
    assert said.startswith("Famine. You hold no Luck")


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_what_is_traded_stands_in_quotes(lang: str) -> None:
    """A name that is not declined needs a word that is."""
    named = {"seat": "A", "other": "B", "give": "X", "want": "Y"}
    for key in ("event-swapped", "event-swapped-you", "event-swapped-yours"):
        said = texts(GAME.package, lang)(key, **named)
        assert "карту «X»" in said.replace("\u2068", "").replace("\u2069", ""), said


def test_whoever_discards_reads_how_many_cards_are_left_to_discard() -> None:
    """10: seven cards in hand, of which five may stay."""
    table = play_als(GAME, "h0 iron iron wood wood grain stone stone | h1 wood\nturn 0")
    table.do("0 pass | 0 finish")
    said = []
    for lang in ("en", "uk", "ru"):
        reader = texts(GAME.package, lang)
        said.append(prompt(table.view(0), reader))
    assert all("2" in each for each in said)
    table.do("0 discard iron")
    assert prompt(table.view(0), texts(GAME.package, "en")).endswith("discard one more.")
