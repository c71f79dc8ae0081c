"""Mutants of what is right are read or refused; anything else is a crash."""

from __future__ import annotations

import pytest

from tools.fuzz.house import House
from tools.fuzz.mutation import LONG, Mutator, fuzz
from tools.fuzz.parsers import Parser, plain_parsers, server_parsers

INPUTS = 60
SEED = 5


@pytest.mark.parametrize("parser", plain_parsers(), ids=lambda parser: parser.name)
def test_a_mutant_is_read_or_refused(parser: Parser) -> None:
    count = fuzz(parser, SEED, INPUTS // 6 if parser.dear else INPUTS)
    assert count.crashes == {}


def test_a_mutant_that_is_sent_changes_nothing_or_is_done() -> None:
    with House() as house:
        for parser in server_parsers(house):
            count = fuzz(parser, SEED, 200 if parser.name == "socket" else 3)
            assert count.crashes == {}, parser.name
        assert house.wrong == []


def test_mutants_reach_both_sides_of_every_game_s_notation() -> None:
    """Some are still right, others are refused for more than one reason."""
    for parser in plain_parsers():
        if parser.name.endswith(", seats"):
            count = fuzz(parser, SEED, 200)
            assert count.accepted > 10 and len(count.refused) > 1, parser.name


def test_the_same_seed_gives_the_same_texts() -> None:
    first, again = (Mutator(("a b = 1\nc", "d"), 3) for _ in range(2))
    made = [first.text() for _ in range(50)]
    assert made == [again.text() for _ in range(50)]
    assert len(set(made)) > 25


def test_what_is_repeated_again_and_again_stays_short_enough() -> None:
    mutator, text = Mutator(("a",), SEED), "a"
    for _ in range(50):
        text *= mutator._times(text)
    assert LONG / 1100 < len(text) <= LONG


def test_a_crash_is_told_with_the_text_that_leads_there() -> None:
    count = fuzz(Parser("integer", int, ("12",)), SEED, 50)
    (place, text), *_ = count.crashes.items()
    assert place.startswith("ValueError") and text != "12"
