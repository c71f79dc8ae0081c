"""What the kernel makes can be pickled and copied, compiled or not."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from wartable.kernel import Event, Outcome, Rng, State

WAYS = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_events_outcomes_and_generators(way: Any) -> None:
    event = way(Event(3, 1, 20, -7, 5, 0x1FF))
    assert (event.kind, event.seat, event.a, event.b, event.c) == (3, 1, 20, -7, 5)
    assert event.audience == 0x1FF
    outcome = way(Outcome([4, 9, 9], 2))
    assert (outcome.standings, outcome.places, outcome.reason) == ([4, 9, 9], [3, 1, 1], 2)
    rng = Rng(77)
    rng.next32()
    again = way(rng)
    assert [again.next32() for _ in range(5)] == [rng.next32() for _ in range(5)]


class Counted(State):
    """A state that counts its clones."""

    def __init__(self) -> None:
        self.clones = 0

    def clone(self) -> Counted:
        self.clones += 1
        return Counted()

    def __reduce__(self) -> tuple[object, ...]:
        raise AssertionError("copied by way of a pickle")


def test_a_copy_of_a_state_is_a_clone() -> None:
    """By way of its dump it would take a hundred times as long."""
    state = Counted()
    copy.copy(state)
    copy.deepcopy(state)
    assert state.clones == 2
