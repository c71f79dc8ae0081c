"""What seats know, and what they may believe."""

from __future__ import annotations

from ages_table import GAME, Table, civ

from wartable.games.through_the_ages.engine.cards import CARD_BY_KEY, TACTICS, TERRITORIES
from wartable.games.through_the_ages.engine.state import (
    AgesState,
)
from wartable.kernel import SPECTATOR, Rng


def believed(table: Table, seat: int, n: int = 200) -> list[AgesState]:
    rng, found = Rng(5), []
    for number in range(n):
        state = table.state.clone()
        GAME.determinize(table.state, seat, rng, state)
        assert GAME.view(state, seat) == GAME.view(table.state, seat)
        found.append(state)
    return found


def test_hands_are_hidden_and_backs_are_not() -> None:
    """1.2, 1.3"""
    table = Table(civ(military="legion foray"), civ(military="cold-war spy"), age="ii")
    mine, theirs = GAME.view(table.state, 0).civs
    assert mine.military_hand == ("legion", "foray")
    assert theirs.military_hand is None
    assert theirs.military_backs == (0, 0, 2, 0)
    assert GAME.view(table.state, SPECTATOR).civs[0].military_hand is None


def test_a_rivals_hand_may_be_anything_of_its_ages() -> None:
    """A-11"""
    table = Table(civ(military="legion"), civ(military="cold-war"), age="ii")
    cards = {tuple(state.civs[1].military) for state in believed(table, 0)}
    assert len(cards) > 15
    spy = CARD_BY_KEY["spy"] - TACTICS
    assert any(hand[spy] for hand in cards)
    own = {tuple(state.civs[0].military) for state in believed(table, 0)}
    assert len(own) == 1


def test_events_are_known_to_who_prepared_them() -> None:
    """1.3: hidden events are events or territories."""
    table = Table(civ(military="foray"), phase="politics", events="crusades rats pestilence")
    table.do("prepare foray").chance()
    foray = CARD_BY_KEY["foray"] - TERRITORIES
    assert GAME.view(table.state, 0).events.known_future == ("foray",)
    assert GAME.view(table.state, 1).events.known_future == ()
    assert all(state.place[foray] == 2 for state in believed(table, 0))
    places = [state.place[foray] for state in believed(table, 1)]
    assert 0 < sum(place == 2 for place in places) < 100


def test_a_refused_pact_is_known() -> None:
    """A-12"""
    table = Table(
        civ(military="peace-treaty cold-war"), civ(), civ(), age="iii", phase="politics"
    ).do("offer peace-treaty 1 a", "refuse")
    assert GAME.view(table.state, 2).civs[0].military_known == ("peace-treaty",)
    at = CARD_BY_KEY["peace-treaty"] - TACTICS
    assert all(state.civs[0].military[at] == 1 for state in believed(table, 2))


def test_what_joan_saw_only_she_knows() -> None:
    table = Table(
        civ(leader="joan-of-arc", military="foray"), phase="start", events="crusades rats raiders"
    ).chance()
    top = table.state.top_event
    assert all(state.top_event == top for state in believed(table, 0))
    others = {state.top_event for state in believed(table, 1)}
    assert top in others
    assert len(others) > 10


def test_a_bidder_can_send_what_he_bid() -> None:
    """7.1: his hand must hold what he bid on."""
    table = Table(
        civ(military="historic-territory-i", workers="warriors 1"),
        civ(workers="warriors 1", military="military-bonus-i military-bonus-i"),
        phase="politics",
        events="wealthy-territory-i",
    ).do("prepare historic-territory-i", "draw wealthy-territory-i")
    table.do("pass", "bid 2")
    bonus = CARD_BY_KEY["military-bonus-i"] - TACTICS
    assert all(state.civs[1].military[bonus] > 0 for state in believed(table, 0, 50))


def test_discards_are_known_to_their_owner() -> None:
    """13.2: face down."""
    table = Table(civ(military="legion legion phalanx foray"), civ()).do("done")
    table.do("discard legion", "discard phalanx")
    at = CARD_BY_KEY["phalanx"] - TACTICS
    assert all(state.discard[at] == 1 for state in believed(table, 0))
    assert any(state.discard[at] == 0 for state in believed(table, 1))
