"""What seats know, and what they may believe."""

from __future__ import annotations

import pytest

from wartable.games.through_the_ages.engine.actions.codes import ACCEPT
from wartable.games.through_the_ages.engine.cards.columns import LEVEL, TACTICS, TERRITORIES
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_KEYS
from wartable.games.through_the_ages.engine.state import CURRENT, FUTURE, AgesState
from wartable.games.through_the_ages.setup.invariants import check_cards
from wartable.kernel import NONE, SPECTATOR, Rng
from wartable.testing import AlsTable, play_als

TREATY = """
    seats 3
    age iii | phase politics
    c0 military peace-treaty {others}
    do 0 offer peace-treaty 1 a
"""


def laid(lines: str) -> AlsTable:
    return play_als("through-the-ages", lines)


def believed(table: AlsTable, seat: int, n: int = 100) -> list[AgesState]:
    """So many tables the seat may believe in; the first ones looked at closely."""
    rng, found = Rng(5), []
    for number in range(n):
        state = table.state.clone()
        table.game.determinize(table.state, seat, rng, state)
        if number < 10:
            assert table.plugin.view(table.game, state, seat) == table.view(seat)
            check_cards(state)
        found.append(state)
    return found


@pytest.mark.parametrize(("seats", "events"), [(2, 4), (3, 5), (4, 6)])
def test_2_the_table_is_laid(seats: int, events: int) -> None:
    """2.4, 2.5, 18: 13 cards of Age A, 7 left, players + 2 events; Age A goes on."""
    view = laid(f"seats {seats}\noption first 0\ngo {seats}").view(0)
    assert all(slot.card for slot in view.row)
    assert (view.age, view.civil_deck, view.military_deck) == (0, 7, 10)
    assert view.events.current == (events, 0, 0, 0)


def test_hands_are_hidden_and_backs_are_not() -> None:
    """1.2, 1.3"""
    table = laid("age ii\nc0 military legion foray | c1 military cold-war spy")
    mine, theirs = table.view(0).civs
    assert mine.military_hand == ("legion", "foray")
    assert theirs.military_hand is None
    assert theirs.military_backs == (0, 0, 2, 0)
    assert table.view(SPECTATOR).civs[0].military_hand is None


def test_a_rivals_hand_may_be_anything_of_its_ages() -> None:
    """A-11"""
    table = laid("age ii\nc0 military legion | c1 military cold-war")
    cards = {tuple(state.civs[1].military) for state in believed(table, 0)}
    assert len(cards) > 15
    spy = CARD_BY_KEY["spy"] - TACTICS
    assert any(hand[spy] for hand in cards)
    own = {tuple(state.civs[0].military) for state in believed(table, 0)}
    assert len(own) == 1


def test_a_rivals_pact_may_be_any_card() -> None:
    """1.3: a pact nobody has seen is one of the cards that might be anywhere."""
    table = laid("""
        seats 3
        age ii
        c1 military acceptance-of-supremacy legion military-bonus-ii
        c2 military scientific-cooperation
    """)
    held = set()
    for state in believed(table, 0, 40):
        check_cards(state)
        assert (state.civs[1].military_count, state.civs[2].military_count) == (3, 1)
        held |= {n for n, copies in enumerate(state.civs[2].military) if copies}
    assert len(held) > 10


def test_events_are_known_to_who_prepared_them() -> None:
    """1.3: hidden events are events or territories."""
    table = laid("""
        phase politics
        events crusades rats pestilence developed-territory-i
        c0 military foray
        do 0 prepare foray
        do draw crusades
    """)
    foray = CARD_BY_KEY["foray"] - TERRITORIES
    assert table.view(0).events.known_future == ("foray",)
    assert table.view(1).events.known_future == ()
    assert all(state.place[foray] == FUTURE for state in believed(table, 0))
    places = [state.place[foray] for state in believed(table, 1)]
    assert 0 < sum(place == FUTURE for place in places) < 50


def test_a_prepared_event_may_be_any_of_its_age() -> None:
    """1.3: to others, the one that was prepared is as likely any they have not seen."""
    table = laid("""
        phase politics
        events rats crusades
        c0 military foray
        do 0 prepare foray
        do draw rats
        go
    """)
    prepared = {
        TERRITORIES + n
        for state in believed(table, 1, 400)
        for n, place in enumerate(state.place)
        if place == FUTURE
    }
    every = range(TERRITORIES, TERRITORIES + len(table.state.place))
    unseen = {card for card in every if LEVEL[card] == 1} - {CARD_BY_KEY["rats"]}
    assert prepared == unseen


def test_a_refused_pact_is_known() -> None:
    """A-12"""
    table = laid(TREATY.format(others="cold-war")).do("1 refuse")
    assert table.view(2).civs[0].military_known == ("peace-treaty",)
    at = CARD_BY_KEY["peace-treaty"] - TACTICS
    assert all(state.civs[0].military[at] == 1 for state in believed(table, 2))


def test_what_joan_saw_only_she_knows() -> None:
    """5: in every table she believes in, the event she saw is the next one and nowhere else."""
    table = laid("""
        phase start
        events crusades rats raiders
        c0 leader joan-of-arc, military foray | c1 military pestilence
        go
    """)
    top = table.state.top_event
    assert top != NONE
    for state in believed(table, 0):
        assert (state.top_event, state.place[top - TERRITORIES]) == (top, CURRENT)
        check_cards(state)
    others = {state.top_event for state in believed(table, 1)}
    assert top in others
    assert len(others) > 10


@pytest.mark.parametrize("seat", [1, 2])
def test_whichever_event_joan_saw_others_believe_the_same(seat: int) -> None:
    """5: each rival has prepared one of the events and does not learn that she saw this one."""
    keys, beliefs = ("crusades", "rats"), []
    for drawn in keys:
        table = laid("seats 3\nphase start\nevents crusades rats\nc0 leader joan-of-arc")
        for rival, key in enumerate(keys, 1):
            table.state.seen[CARD_BY_KEY[key] - TERRITORIES] = 1 << rival
        rng = Rng(1)
        while table.state.top_event == NONE:  # cards of the row first
            card = CARD_KEYS[table.game.sample_chance(table.state, rng)]
            table.do(f"draw {drawn if card in keys else card}")
        states = believed(table, seat)
        assert all(state.seen[state.top_event - TERRITORIES] & 1 for state in states)
        beliefs.append([state.dump() for state in states])
    assert beliefs[0] == beliefs[1]


def test_without_joan_nobody_looks() -> None:
    """5: the next event is turned up unseen; she looks once at the same card."""
    table = laid("phase start\nevents crusades rats raiders\nc0 military foray\ngo")
    assert table.state.top_event == NONE
    table.expect("untold peeked")
    table = laid("""
        option resignation off
        phase start
        events crusades rats raiders
        c0 leader joan-of-arc, military foray
        go
        exp times peeked 1
    """)
    top = table.state.top_event
    assert top != NONE
    table.do("0 pass", "0 done").go(1)
    table.do("1 done").go(1)
    table.expect("turn 0 | phase politics | times peeked 1")
    assert table.state.top_event == top


def test_a_bidder_can_send_what_he_bid() -> None:
    """7.1: his hand must hold what he bid on."""
    table = laid("""
        phase politics
        events wealthy-territory-i
        c0 military historic-territory-i, workers warriors 1
        c1 workers warriors 1, military military-bonus-i 2
        do 0 prepare historic-territory-i
        do draw wealthy-territory-i
        do 0 pass
        do 1 bid 2
    """)
    bonus = CARD_BY_KEY["military-bonus-i"] - TACTICS
    assert all(state.civs[1].military[bonus] > 0 for state in believed(table, 0, 50))


def test_discards_are_known_to_their_owner() -> None:
    """13.2: face down."""
    table = laid("""
        c0 military legion 2 phalanx foray
        do 0 done
        do 0 discard legion
        do 0 discard phalanx
    """)
    at = CARD_BY_KEY["phalanx"] - TACTICS
    assert all(state.discard[at] == 1 for state in believed(table, 0))
    assert any(state.discard[at] == 0 for state in believed(table, 1))


def test_a_pact_on_offer_is_known() -> None:
    """A-12, 5.4: who answers believes in no table where the offer is somewhere else."""
    table = laid(TREATY.format(others="cold-war"))
    at = CARD_BY_KEY["peace-treaty"] - TACTICS
    for state in believed(table, 1, 30):
        assert state.civs[0].military[at] == 1
    table.game.apply(state, 1, ACCEPT, None)
    check_cards(state)
    assert min(state.civs[0].military) == 0


def test_a_refused_pact_may_have_been_laid_down() -> None:
    """A-12: a card of its age went face down, so nobody can be sure any longer."""
    table = laid(TREATY.format(others="spy plunder-iii")).do("1 refuse", "0 done")
    table.do("0 discard spy")  # of Age II: the treaty is still there
    assert table.view(2).civs[0].military_known == ("peace-treaty",)
    table = laid(TREATY.format(others="armed-intervention plunder-iii"))
    table.do("1 refuse", "0 done", "0 discard plunder-iii")
    assert table.view(2).civs[0].military_known == ()


def test_a_hand_that_miscounts_its_cards_is_refused() -> None:
    """Features stop looking once they have found as many cards as the hand says it has."""
    table = laid(TREATY.format(others=""))
    assert table.game.load(table.state.dump()).dump() == table.state.dump()
    table.state.civs[0].military[0] += 1
    with pytest.raises(ValueError, match="a military hand of 1 cards holds 2"):
        table.game.load(table.state.dump())
