"""`edition = first`, as section 13 of the rule sheet sketches it."""

from __future__ import annotations

from tests.critters_at_war.tables import play
from wartable.testing import AlsTable

FIRST_EDITION = 1


def first(text: str) -> AlsTable:
    return play(text, FIRST_EDITION)


def test_disrupt_asks_the_opponent_first() -> None:
    first("""
        b1 A: A4 | L: - | S: -
        h0 L5 A1 | h1 L3
        do 0 deploy L5 L
        exp to 1 flip
        do 1 flip 1 A
        exp to 0 flip
        do 0 flip 0 L
        exp to 1 turn
    """)


def test_disrupt_against_an_empty_side_asks_its_owner_only() -> None:
    first("h0 L5 A1 | h1 L3\ndo 0 deploy L5 L\nexp to 0 flip\ndo 0 flip 0 L\nexp to 1 turn")


def test_maneuver_and_ambush_reach_covered_cards_but_disrupt_does_not() -> None:
    first("""
        b0 A: - | L: L6 | S: -
        b1 A: A5 A1 | L: - | S: -
        h0 L2 L3 | h1 L5 L4
        do 0 deploy L2 L
        exp noption 4
        do 0 flip 1 A 2
        exp b1 A: (A5) A1 | L: - | S: -
        do 1 deploy L5 L
        exp to 0 flip
        exp noption 1
        exp illegal 0 flip 0 L 2
    """)


def test_a_covered_card_that_is_turned_up_acts() -> None:
    first("""
        b0 A: - | L: (L3) L6 | S: -
        b1 A: - | L: - | S: S6
        h0 A3 A1 | h1 L5 L2
        do 0 deploy A3 A
        do 0 flip 0 L 2
        exp to 0 flip
        do 0 flip 1 S
        exp b1 A: - | L: - | S: (S6)
    """)


def test_reinforce_may_be_declined_and_the_looker_remembers_the_card() -> None:
    table = first("""
        h0 L1 A6 | h1 S6
        deck S3 A3
        do 0 deploy L1 L
        exp to 0 reinforce
        do 0 reinforce pass
        exp to 1 turn
    """)
    assert table.view(0).deck_top == "S3"
    assert table.view(1).deck_top is None
    assert table.view(1).deck == 2


def test_the_card_left_on_top_is_the_next_to_be_drawn() -> None:
    """No chance about it: whoever reinforces next draws that card, and the deck is one shorter."""
    table = first("""
        h0 L1 A3 A6 | h1 L2 L3 S6
        deck S3 A2
        do 0 deploy L1 L
        do 0 reinforce pass
        do 1 deploy L2 L
        do 1 flip 0 L
        do 0 deploy A3 A
        do 0 flip 0 L
        exp to 0 reinforce
    """)
    mine, theirs = table.view(0), table.view(1)
    assert (mine.drawn, theirs.drawn) == ("S3", None)
    assert (mine.deck, mine.deck_top) == (1, None)
    table.do("0 reinforce pass")
    assert table.view(0).deck_top == "S3"


def test_two_extra_turns_are_both_taken() -> None:
    """Redeploy turned down and up again before the order of turns goes on."""
    table = first("h0 A6 A5 A1 | h1 L2 L3\nturn 1")
    table.state.extra = 2
    table.do("1 improvise L2 L")
    assert (table.state.actor, table.state.current) == (0, 1)
    table.do("0 improvise A6 L")
    assert (table.state.actor, table.state.current) == (0, 1)
    table.do("0 improvise A5 L")
    assert (table.state.actor, table.state.current) == (0, 0)


def test_air_drop_is_tied_to_the_next_turn() -> None:
    """A card placed by Reinforce meanwhile does not use it up."""
    first("""
        b0 A: - | L: - | S: (L1)
        h0 A6 A5 | h1 L2 L3
        air 1 0
        turn 1
        deck S3
        do 1 deploy L2 L
        do 1 flip 0 S
        do 0 reinforce L
        exp air 1 0
        exp legal 0 deploy A6 L
        do 0 deploy A6 A
        exp air 0 0
    """)


def test_redeploy_must_return_a_card_and_gives_a_turn_more() -> None:
    first("""
        b0 A: (L6) | L: - | S: -
        h0 S4 L2 | h1 S6
        do 0 deploy S4 S
        exp illegal 0 return pass
        do 0 return L6
        exp to 0 turn
        exp legal 0 withdraw
        do 0 deploy L6 L
        exp to 1 turn
    """)


def test_the_extra_turn_comes_before_the_order_goes_on() -> None:
    first("""
        b0 A: (L6) | L: - | S: (S4)
        h0 A6 A1 | h1 L2 L3
        turn 1
        do 1 deploy L2 L
        do 1 flip 0 S
        do 0 return L6
        exp to 0 turn
        do 0 deploy L6 L
        exp to 0 turn
        do 0 deploy A6 A
        exp to 1 turn
    """)


def test_destroyed_cards_are_out_of_the_deck() -> None:
    table = first("""
        b1 A: A5 | L: - | S: -
        h0 L3 L1 | h1 S6 S5
        do 0 improvise L3 S
        do 1 deploy S6 S
        do 0 deploy L1 L
        exp to 1 turn
    """)
    view = table.view(0)
    assert view.deck == 0 and view.destroyed == ("L3",)
