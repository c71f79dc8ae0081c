"""The score sheet of a finished game says what the score is made of."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from wartable.kernel import SPECTATOR
from wartable.play import Match, ProvenChance, Record, replay
from wartable.plugin import game
from wartable.server import messages

SHORT: dict[str, dict[str, str | int]] = {"age-of-war": {"cap": 9}, "critters-at-war": {}}


def finished(name: str) -> Match[Any]:
    match: Match[Any] = Match(game(name), 2, SHORT[name], ProvenChance.seeded(4))
    rng = random.Random(4)
    match.settle()
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
        match.settle()
    return match


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_rows_add_up_to_the_scores_in_the_order_of_places(name: str, lang: str) -> None:
    match = finished(name)
    reader = match.plugin.texts(match.game, lang, ("Olena", "Marek"))
    for seat in (0, 1):
        reader.you = None  # at a screen that several share all have their names
        shared = messages.ending(match, reader, seat)
        assert shared is not None and shared.sheet is not None
        order = sorted((0, 1), key=lambda each: (shared.places[each], each))
        assert shared.sheet.heads[1:] == tuple(("Olena", "Marek")[each] for each in order)
        reader.you = seat
        found = messages.ending(match, reader, seat)
        assert found is not None and found.sheet is not None
        own = 1 + order.index(seat)
        assert found.sheet.heads[own] == reader("you-head") and found.sheet.total
        assert found.sheet.heads[3 - own] == ("Marek" if seat == 0 else "Olena")
        last = found.sheet.rows[-1]
        assert [int(word) for word in last[1:]] == [found.scores[each] for each in order]
        sums = [sum(int(row[n]) for row in found.sheet.rows[:-1]) for n in (1, 2)]
        assert sums == [int(word) for word in last[1:]]


def test_a_tie_says_what_decided() -> None:
    match = finished("age-of-war")
    reader = match.plugin.texts(match.game, "en", ("Olena", "Marek"))
    found = messages.ending(match, reader, 0)
    assert found is not None
    tied = len(set(found.scores)) == 1 and len(set(found.places)) > 1
    assert bool(found.tie) == tied


@pytest.mark.parametrize("name", ["small-samurai-empires", "age-of-heroes", "through-the-ages"])
def test_every_game_has_a_sheet(name: str) -> None:
    match: Match[Any] = Match(game(name), 2, chance=ProvenChance.seeded(1))
    match.settle()
    for lang in ("en", "uk", "ru"):
        reader = match.plugin.texts(match.game, lang, ("Olena", "Marek"))
        sheet = match.plugin.result(match.view(1), match.heard(1), reader)
        assert sheet is not None and sheet.heads[2] == "Olena"


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("name", SHORT)
def test_the_log_speaks_to_its_reader(name: str, lang: str) -> None:
    """Every sentence of the reader's own doing, and none of the other's."""
    match = finished(name)
    reader = match.plugin.texts(match.game, lang, ("Olena", "Marek"))
    reader.you = 0
    you = reader("you-head")
    own = [told for told in match.heard(0) if told.seat == 0]
    words = [match.plugin.sentence(told, reader) for told in own]
    assert sum(text.startswith(you) or f" {you.lower()} " in text for text in words) > len(own) / 2
    others = [match.plugin.sentence(t, reader) for t in match.heard(0) if t.seat == 1]
    assert not any(text.startswith(you) for text in others)


CULTURE = sorted((Path(__file__).parents[1] / "through_the_ages" / "records").glob("*.wtr"))


@pytest.mark.parametrize("record", CULTURE, ids=lambda path: path.stem)
def test_through_the_ages_says_where_all_culture_came_from(record: Path) -> None:
    """Every reader's sheet adds up to what everybody has; nothing is left without a source."""
    match = replay(Record.parse(record.read_text("utf-8")))
    reader = match.plugin.texts(match.game, "en", ("Olena", "Marek", "Clio", "Taras"))
    for seat in (*range(match.seats), SPECTATOR):
        view = match.view(seat)
        sheet = match.plugin.result(view, match.heard(seat), reader)
        assert sheet is not None and sheet.total
        rows = [[int(word.replace("−", "-")) for word in row[1:]] for row in sheet.rows]
        others = [other for other in range(match.seats) if other != seat]
        order = others if seat == SPECTATOR else [seat, *others]
        assert rows[-1] == [view.civs[other].culture for other in order]
        assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]
        named = [row[0] for row in sheet.rows]
        assert reader("sheet-production") in named and reader("sheet-other") not in named
