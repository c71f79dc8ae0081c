"""Whether an action showed its maker something: worked out when asked for, the same as at once."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from wartable.kernel import CLOCK, SPECTATOR, Event, Game, Rng
from wartable.play import Match, ProvenChance
from wartable.play.match import BELIEFS, PAST
from wartable.plugin import games
from wartable.remembered import Remembered

ACTIONS = {"through-the-ages": 60}


def bytes_after(match: Match[Any], state: Any, seat: int, action: int) -> bytes:
    told: list[Event] = []
    match.game.apply(state, seat, action, told)
    heard = [(e.kind, e.seat, e.a, e.b, e.c) for e in told if e.audience >> seat & 1]
    return msgspec.json.encode((match.plugin.view(match.game, state, seat), heard))


def looks_different(match: Match[Any], before: Any, number: int) -> bool:
    """What `showed` says, worked out the long way: everything written down and compared."""
    if type(match.game).determinize is Game.determinize:
        return False
    seat, action, rng = match.entries[number].seat, match.codes[number], Rng(number + 1)
    found = {bytes_after(match, before.clone(), seat, action)}
    for _ in range(BELIEFS - 1):
        believed = before.clone()
        match.game.determinize(before, seat, rng, believed)
        found.add(bytes_after(match, believed, seat, action))
    return len(found) > 1


def played(id: str, seed: int) -> tuple[Match[Any], list[Any]]:
    """A match at random, and the state before every entry."""
    match: Match[Any] = Match(games()[id], 2, chance=ProvenChance.seeded(seed))
    rng, states = random.Random(seed), list[Any]()
    while not match.over and len(match.entries) < ACTIONS.get(id, 90):
        states.append(match.state)
        if match.settle():
            states[-1:] = match.states()[len(states) - 1 : -1]
            continue
        seat = rng.choice([seat for seat in match.actors if seat < CLOCK])
        match.play(seat, rng.choice(match.legal(seat)))
    return match, states


@pytest.mark.parametrize("id", sorted(games()))
def test_what_was_shown_is_found_later_as_at_once(id: str) -> None:
    answers = set()
    for seed in (1, 2):
        match, states = played(id, seed)
        for number, entry in enumerate(match.entries):
            if entry.seat < match.seats:
                shown = match.showed(match.state_at(number), number)
                assert shown == looks_different(match, states[number], number), entry.text
                answers.add(shown)
    assert False in answers


@pytest.mark.parametrize("id", sorted(games()))
def test_a_view_of_remembered_parts_is_a_view_made_anew(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, states = played(id, 3)
    readers = (*range(match.seats), SPECTATOR)
    views = [match.plugin.view(match.game, s, r) for s in states for r in readers]
    monkeypatch.setattr(Remembered, "of", lambda self, key, make: make())
    assert views == [match.plugin.view(match.game, s, r) for s in states for r in readers]


@pytest.mark.parametrize("id", sorted(games()))
def test_states_of_before_are_kept_or_played_again(id: str) -> None:
    match, states = played(id, 4)
    dumps = [state.dump() for state in states]
    assert [match.state_at(n).dump() for n in range(len(states))] == dumps
    match.undo_to(len(states) - 3)
    assert [match.state_at(n).dump() for n in range(len(states) - 2)] == dumps[:-2]
    assert match.state_at(len(states) - 4) is not match.state_at(len(states) - 4)
    assert len(states) > PAST + 4
