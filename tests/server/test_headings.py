"""The log has a heading per turn: the same for every reader, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from wartable.i18n import LANGUAGES, Texts, texts
from wartable.kernel import SPECTATOR
from wartable.play import Match, ProvenChance, Record, replay
from wartable.play.passages import passage_of
from wartable.plugin import Who, games
from wartable.server import messages
from wartable.server.playback import Playback

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
            assert NAMES[0] not in after.text, f"{id}, {lang}: {after.text}"
            if before.seat != 0 and before.text != after.text:
                assert NAMES[0] in before.text, f"{id}, {lang}: {after.text}"


# records in which much is done to others: wars, raids, deals, pacts, an epoch with idle orders
MUCH_DONE = {
    "age-of-heroes": ("holders-three", "live-six-offers-only"),
    "critters-at-war": ("standard",),
    "small-samurai-empires": ("four-seats-all-variants",),
    "through-the-ages": ("four-at-random",),
}


def kept(id: str, name: str) -> Match[Any]:
    path = Path(__file__).parents[1] / id.replace("-", "_") / "records" / f"{name}.wtr"
    return replay(Record.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("id", sorted(MUCH_DONE))
def test_nobody_reads_their_own_name(id: str) -> None:
    """Neither in the log nor in what is seen to happen, its tables included."""
    plugin = games()[id]
    for name in MUCH_DONE[id]:
        match = kept(id, name)
        names = [f"Player{seat}" for seat in range(match.seats)]
        reader, seat = texts(plugin.package, "en", names), 1
        reader.you = seat
        log = messages.log(match, seat, reader, enumerate(match.events))
        assert not [line.text for line in log if names[seat] in line.text]
        for words in beats(match, seat, reader):
            assert names[seat] not in words


def beats(match: Match[Any], seat: int, reader: Texts) -> Iterator[str]:
    """All that a seat reads while it watches the actions that tell it of several seats."""
    plugin, state = match.plugin, match.game.start(match.seats, match.options)
    for entry, code, events in zip(match.entries, match.codes, match.events, strict=True):
        told = [plugin.told(event) for event in events if event.audience >> seat & 1]
        several = any(isinstance(arg, Who) for each in told for arg in each.args.values())
        watched = several or len({each.seat for each in told}) > 1
        before = plugin.view(match.game, state, seat) if watched else None
        match.game.apply(state, entry.seat, code, None)
        if watched:
            after = plugin.view(match.game, state, seat)
            for beat in plugin.beats(passage_of(plugin, before, after, told, reader, "wide")):
                yield f"{beat.text} {beat.figures}"


@pytest.mark.parametrize("id", sorted(games()))
def test_what_is_routine_is_told_and_opens_no_turn(id: str) -> None:
    plugin = games()[id]
    reader = texts(plugin.package, "en")
    assert plugin.routine and not plugin.routine & plugin.headings
    assert all(reader.has(f"event-{key}") for key in plugin.routine)


@pytest.mark.parametrize("id", sorted(games()))
def test_what_changed_scores_most_is_told(id: str) -> None:
    """Turning points are called by such a sentence, not by whatever the action told last."""
    match = kept(id, MUCH_DONE.get(id, ("no-cap",))[0])
    film = Playback(match, [0] * len(match.entries), over=True)
    rows, reader = film.standings(), texts(match.plugin.package, "en", NAMES)
    leads = [row[0] - max(row[1:]) for row in rows]
    steps = [abs(after - before) for before, after in pairwise(leads)]
    largest = sorted(range(len(steps)), key=steps.__getitem__)[-4:]
    decisive = {line.n: line.text for line in film.moves("open", reader) if line.decisive}
    assert all(n in decisive for n in largest if steps[n]), (largest, decisive)
    assert any(steps)
