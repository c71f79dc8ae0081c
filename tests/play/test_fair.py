"""Chance that nobody can bend: commitment, values of the seats, numbers of outcomes."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from wartable.kernel import Rng
from wartable.play import ProvenChance


def numbers(rng: Rng) -> list[int]:
    return [rng.next32() for _ in range(4)]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    chance = ProvenChance.fresh()
    assert chance.commitment == hashlib.sha256(chance.seed).hexdigest()
    assert len(chance.seed) == 32 and ProvenChance.fresh().seed != chance.seed


def test_the_derivation_is_what_the_document_says() -> None:
    """docs/fairness.md, by other means than the code's own."""
    chance = ProvenChance(b"secret", {2: "Ж", 0: "abc"})
    key = hashlib.sha256(b"secret" + b"\x00\x03abc" + b"\x02\x02" + "Ж".encode()).digest()
    lanes = hmac.new(key, b"17", hashlib.sha256).digest()
    rng = Rng(0)
    rng.lanes(*(int.from_bytes(lanes[i : i + 4], "big") for i in (0, 4, 8)))
    assert numbers(chance.rng(17)) == numbers(rng)


def test_every_outcome_has_its_own_numbers() -> None:
    chance = ProvenChance.seeded(1)
    firsts = {tuple(numbers(chance.rng(n))) for n in range(200)}
    assert len(firsts) == 200
    assert numbers(chance.rng(7)) == numbers(chance.rng(7))


def test_a_mixed_value_changes_everything_but_the_commitment() -> None:
    plain, mixed = ProvenChance.seeded(1), ProvenChance.seeded(1)
    mixed.mix(0, "roll well")
    assert numbers(plain.rng(1)) != numbers(mixed.rng(1))
    assert plain.commitment == mixed.commitment


def test_values_are_told_apart_by_seat_and_length() -> None:
    pairs = [{0: "ab"}, {1: "ab"}, {0: "a", 1: "b"}, {0: "a"}, {0: "a\x01\x01b"}]
    assert len({tuple(numbers(ProvenChance(b"s", mixes).rng(1))) for mixes in pairs}) == len(pairs)


def test_the_order_of_mixing_does_not_matter() -> None:
    one, two = ProvenChance.seeded(1), ProvenChance.seeded(1)
    one.mix(0, "a")
    one.mix(1, "b")
    two.mix(1, "b")
    two.mix(0, "a")
    assert numbers(one.rng(3)) == numbers(two.rng(3))


@pytest.mark.parametrize("value", ["", "x" * 65, "Ж" * 33, "𝄞" * 64, 'a"b', "a\nb", " a", "a\x00"])
def test_values_that_a_record_cannot_hold(value: str) -> None:
    chance = ProvenChance.seeded(1)
    with pytest.raises(ValueError):
        chance.mix(0, value)
    assert chance.mixes == {}


def test_values_that_a_record_can_hold() -> None:
    chance = ProvenChance.seeded(1)
    plain = chance.rng(1)
    chance.mix(0, "Ж" * 32)
    assert chance.mixes == {0: "Ж" * 32}
    assert chance.rng(1).below(1 << 30) != plain.below(1 << 30)
