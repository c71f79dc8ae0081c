"""What is wrong travels between processes as it is, with its sentence in every language."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from wartable.errors import BadInput, raised
from wartable.i18n import texts
from wartable.play import BadRecord, Entry, Match, ProvenChance, Record, Refused, replay
from wartable.plugin import Reason, game, games

LANGUAGES = ("en", "uk", "ru")
GAME = "critters-at-war"


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def refused() -> Refused:
    match: Match[Any] = Match(game(GAME), 2, chance=ProvenChance.seeded(3))
    match.settle()
    seat = match.actors[0]
    with pytest.raises(Refused) as caught:
        match.play(1 - seat, match.legal(seat)[0], "withdraw")
    return caught.value


def bad_action(text: str) -> BadRecord:
    match: Match[Any] = Match(game(GAME), 2, chance=ProvenChance.seeded(3))
    match.settle()
    record = match.record()
    record.entries.append(Entry(1 - match.actors[0], text))
    with pytest.raises(BadRecord) as caught:
        replay(Record.parse(record.text()))
    return caught.value


def bad_data(id: str, text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        game(id).game(text)
    return caught.value


FAULTS: dict[str, Any] = {
    "a bare word": lambda: BadInput("nothing of the kind"),
    "with a key": lambda: BadInput("no game 'x'", "game", game="x", known="a, b"),
    "a line": lambda: BadRecord(
        7, "action 3 where 2 should be", "record-order", found="3", due="2"
    ),
    "no line": lambda: BadRecord(0, "nothing", "record-no-seed"),
    "an unknown action": lambda: bad_action("sing"),
    "a forbidden action": lambda: bad_action("withdraw"),
    "no toml": lambda: bad_data("age-of-heroes", "hello"),
    "a bad figure": lambda: bad_data("small-samurai-empires", "format = 2"),
    "no data file at all": lambda: bad_data(GAME, "a = 1"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_unknown_comes_back_as_it_was(name: str) -> None:
    error = FAULTS[name]()
    twin = again(error)
    assert type(twin) is type(error) and str(twin) == str(error) and twin.args == error.args
    assert (twin.key, twin.named) == (error.key, error.named)
    assert getattr(twin, "line", None) == getattr(error, "line", None)
    for lang in LANGUAGES:
        assert twin.sentence(texts(lang=lang)) == error.sentence(texts(lang=lang)) != ""


def test_a_refusal_comes_back_as_it_was() -> None:
    error = refused()
    twin = again(error)
    assert type(twin) is Refused and str(twin) == str(error)
    assert (twin.key, twin.seat, twin.text, twin.figures) == (
        error.key,
        error.seat,
        error.text,
        error.figures,
    )
    assert twin.plugin is error.plugin
    for lang in LANGUAGES:
        reader = texts(error.plugin.package, lang)
        assert twin.sentence(reader) == error.sentence(reader)


def test_the_reason_inside_a_bad_action_comes_back_too() -> None:
    error: Any = again(bad_action("withdraw"))
    assert isinstance(error.error, Refused) and isinstance(error.error.reason, Reason)
    for lang, words in (("en", "not your turn"), ("uk", "не ваш хід"), ("ru", "не ваш ход")):
        assert words in error.sentence(texts(lang=lang))


def test_a_kind_of_its_own_needs_nothing_more() -> None:
    """Whatever its first arguments are called: a game may have one."""

    class Odd(BadInput):
        def __init__(self, one: int, *, two: int) -> None:
            super().__init__(f"{one} and {two}")
            self.two = two

    rebuild, given = Odd(1, two=2).__reduce__()
    twin = rebuild(*given)
    assert rebuild is raised and type(twin) is Odd and twin.two == 2 and str(twin) == "1 and 2"


@pytest.mark.parametrize("id", games())
def test_a_game_is_the_one_installed_there(id: str) -> None:
    assert again(game(id)) is game(id)


def test_a_record_travels() -> None:
    match: Match[Any] = Match(game(GAME), 2, chance=ProvenChance.seeded(3))
    match.settle()
    assert again(match.record()).text() == match.record().text()
