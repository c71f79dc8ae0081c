"""The log has a heading per turn: the same for every reader, in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

from wartable.i18n import LANGUAGES, texts
from wartable.kernel import SPECTATOR
from wartable.play import Match, ProvenChance
from wartable.plugin import games
from wartable.server import messages

ACTIONS = 400
NAMES = ("Olena", "Ivan", "Vira", "Taras")


def some_game(id: str, seats: int) -> Match[Any]:
    match: Match[Any] = Match(
        games()[id], seats, names=NAMES[:seats], chance=ProvenChance.seeded(1)
    )
    match.settle()
    rng = random.Random(4)
    while not match.over and len(match.entries) < ACTIONS:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
        match.settle()
    return match


@pytest.mark.parametrize("id", sorted(games()))
def test_turns_have_headings(id: str) -> None:
    plugin = games()[id]
    seats = min(3, plugin.seats[-1])
    match = some_game(id, seats)
    steps = list(enumerate(match.events))
    for lang in LANGUAGES:
        reader = texts(plugin.package, lang, NAMES[:seats])
        heads = [
            [line for line in messages.log(match, side, reader, steps) if line.head]
            for side in (*range(seats), SPECTATOR)
        ]
        assert len(heads[0]) >= 3, f"{id}: {len(heads[0])} headings in {len(steps)} actions"
        assert all(seen == heads[0] for seen in heads)
        assert len({line.text for line in heads[0]}) > 2


@pytest.mark.parametrize("id", sorted(games()))
def test_a_reader_is_spoken_to(id: str) -> None:
    """What the reader did is told of "you", in every language, under the same heads; so is what was
    done to the reader. Nobody else is called so."""
    plugin = games()[id]
    seats = min(3, plugin.seats[-1])
    match = some_game(id, seats)
    steps = list(enumerate(match.events))
    for lang in LANGUAGES:
        reader = texts(plugin.package, lang, NAMES[:seats])
        plain = messages.log(match, 0, reader, steps)
        reader.you = 0
        spoken = messages.log(match, 0, reader, steps)
        assert [(a.n, a.seat, a.head) for a in plain] == [(b.n, b.seat, b.head) for b in spoken]
        for before, after in zip(plain, spoken, strict=True):
            if before.seat == 0:
                assert NAMES[0] not in after.text, f"{id}, {lang}: {after.text}"
            elif before.text != after.text:
                assert NAMES[0] in before.text, f"{id}, {lang}: {after.text}"
                assert NAMES[0] not in after.text, f"{id}, {lang}: {after.text}"


@pytest.mark.parametrize("id", sorted(games()))
def test_what_is_routine_is_told_and_opens_no_turn(id: str) -> None:
    plugin = games()[id]
    reader = texts(plugin.package, "en")
    assert plugin.routine and not plugin.routine & plugin.headings
    assert all(reader.has(f"event-{key}") for key in plugin.routine)
