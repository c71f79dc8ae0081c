"""Numbers, random numbers, events, codec: the ground everything stands on."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.pig import Pig, PigState
from wartable.kernel import (
    BIT,
    CHANCE,
    CLOCK,
    EVERYBODY,
    NONE,
    SPECTATOR,
    Event,
    Outcome,
    Rng,
    bits_into,
    count,
    decode,
    encode,
    lowest,
    may_act,
    nth,
    settle,
    tell,
    tell3,
    tell_to,
    zeros,
)

SETS = st.integers(1, 2**63 - 1)


@settings(deadline=None)  # a busy machine is no defect
@given(SETS)
def test_a_set_is_its_bits(mask: int) -> None:
    members = [n for n in range(63) if mask >> n & 1]
    buf = zeros(64)
    n = bits_into(mask, 5, buf, 1)
    assert [buf[i] for i in range(1, n)] == [5 + member for member in members]
    assert lowest(mask) == members[0] and count(mask) == len(members)
    assert [nth(mask, i) for i in range(len(members))] == members


def test_bits_beyond_32() -> None:
    """The compiler's silent trap: `1 << n` has 32 bits."""
    assert [BIT[n] for n in (0, 31, 32, 62)] == [1, 2**31, 2**32, 2**62]


def test_the_generator_is_what_it_was() -> None:
    """Old records are derived from these numbers; another sequence would refute them all."""
    rng = Rng(5)
    assert [rng.next32() for _ in range(3)] == [206088839, 1979427219, 1130260510]
    rng.lanes(1, 2, 3)
    assert [rng.next32() for _ in range(3)] == [1936341825, 3001364500, 1029104839]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 52, 1000])
def test_numbers_below_are_equally_likely(n: int) -> None:
    from scipy.stats import chisquare  # takes a second, in every process that collects tests

    rng, draws = Rng(n), 40_000
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) <= set(range(n))
    if n > 1:
        assert chisquare([counts[i] for i in range(n)]).pvalue > 1e-4


@pytest.mark.parametrize("seat", [-(2**63), -56, -1, 6, SPECTATOR, 10, 63, 64, 2**63 - 1])
def test_no_number_is_a_seat_that_does_not_act(seat: int) -> None:
    assert not may_act(0b11, seat)


def test_chance_and_host_are_seats() -> None:
    assert may_act(1 << CHANCE, CHANCE) and may_act(1 << CLOCK | 1, CLOCK)


def test_events_name_their_audience() -> None:
    told: list[Event] = []
    tell(told, 1, 0, 2, 3)
    tell3(told, 2, 0, 4, 5, 6)
    tell_to(told, 0b10, 3, 0, 7, 8, 9)
    assert [e.audience for e in told] == [EVERYBODY, EVERYBODY, 0b10]
    assert [(e.kind, e.a, e.b, e.c) for e in told] == [(1, 2, 3, 0), (2, 4, 5, 6), (3, 7, 8, 9)]
    assert EVERYBODY >> SPECTATOR & 1
    tell(None, 1, 0, 0, 0)  # nobody listens


def test_places_are_shared() -> None:
    assert Outcome([5, 7, 7, 1], 1).places == [3, 1, 1, 4]


def test_settle_lets_chance_act() -> None:
    game, state = Pig(), PigState(2, 0, 0, True, [0, 0])
    assert settle(game, state, Rng(2)) in (0, 1) and not state.rolling
    assert settle(game, PigState(2, 0, 0, False, [20, 0]), Rng(2)) == NONE


def test_codec_round_trip() -> None:
    state = PigState(3, 1, 9, True, [4, 5, 2**40])
    assert decode(Pig(), encode(state)).dump() == state.dump()


@settings(deadline=None)  # a busy machine is no defect
@given(st.binary(max_size=80))
def test_foreign_bytes_are_no_state(data: bytes) -> None:
    with pytest.raises(ValueError, match="saved state"):
        decode(Pig(), data)


@settings(deadline=None)  # a busy machine is no defect
@given(st.integers(0, 10_000), st.integers(1, 255))
def test_damage_is_noticed(where: int, change: int) -> None:
    data = bytearray(encode(PigState(2, 1, 9, False, [4, 5])))
    data[where % len(data)] ^= change
    with pytest.raises(ValueError, match="saved state"):
        decode(Pig(), bytes(data))
