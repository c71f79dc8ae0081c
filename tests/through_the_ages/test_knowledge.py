"""What seats know, and what they may believe."""

from __future__ import annotations

from ages_table import GAME, Table, civ

from wartable.games.through_the_ages import views
from wartable.games.through_the_ages.engine.actions.codes import ACCEPT
from wartable.games.through_the_ages.engine.cards.columns import CARDS, LEVEL, TACTICS, TERRITORIES
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.games.through_the_ages.engine.rules.tableau import discard_hidden
from wartable.games.through_the_ages.engine.state import (
    AgesState,
)
from wartable.games.through_the_ages.setup.invariants import check_cards
from wartable.kernel import SPECTATOR, Rng


def believed(table: Table, seat: int, n: int = 100) -> list[AgesState]:
    """So many tables the seat may believe in; the first ones looked at closely."""
    rng, found = Rng(5), []
    for number in range(n):
        state = table.state.clone()
        GAME.determinize(table.state, seat, rng, state)
        if number < 10:
            assert views.view(GAME, state, seat) == views.view(GAME, table.state, seat)
            check_cards(state)
        found.append(state)
    return found


def test_hands_are_hidden_and_backs_are_not() -> None:
    """1.2, 1.3"""
    table = Table(civ(military="legion foray"), civ(military="cold-war spy"), age="ii")
    mine, theirs = views.view(GAME, table.state, 0).civs
    assert mine.military_hand == ("legion", "foray")
    assert theirs.military_hand is None
    assert theirs.military_backs == (0, 0, 2, 0)
    assert views.view(GAME, table.state, SPECTATOR).civs[0].military_hand is None


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
    events = "crusades rats pestilence developed-territory-i"
    table = Table(civ(military="foray"), phase="politics", events=events)
    table.do("prepare foray", "draw crusades")
    foray = CARD_BY_KEY["foray"] - TERRITORIES
    assert views.view(GAME, table.state, 0).events.known_future == ("foray",)
    assert views.view(GAME, table.state, 1).events.known_future == ()
    assert all(state.place[foray] == 2 for state in believed(table, 0))
    places = [state.place[foray] for state in believed(table, 1)]
    assert 0 < sum(place == 2 for place in places) < 50


def test_a_refused_pact_is_known() -> None:
    """A-12"""
    table = Table(
        civ(military="peace-treaty cold-war"), civ(), civ(), age="iii", phase="politics"
    ).do("offer peace-treaty 1 a", "refuse")
    assert views.view(GAME, table.state, 2).civs[0].military_known == ("peace-treaty",)
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


def test_without_joan_nobody_looks() -> None:
    """5: the next event is turned up unseen; she looks once at the same card."""
    table = Table(civ(military="foray"), phase="start", events="crusades rats raiders").chance()
    assert table.state.top_event == -1
    assert not table.heard("peeked")
    joan = civ(leader="joan-of-arc", military="foray")
    table = Table(joan, phase="start", events="crusades rats raiders").chance()
    top = table.state.top_event
    table.do("pass").end_turn().to_actions().end_turn()
    assert (table.state.current, table.state.phase, table.state.top_event) == (0, 2, top)


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


def test_a_pact_on_offer_is_known() -> None:
    """A-12, 5.4: who answers believes in no table where the offer is somewhere else."""
    table = Table(
        civ(military="peace-treaty cold-war"), civ(), civ(), age="iii", phase="politics"
    ).do("offer peace-treaty 1 a")
    at = CARD_BY_KEY["peace-treaty"] - TACTICS
    for state in believed(table, 1, 30):
        assert state.civs[0].military[at] == 1
    GAME.apply(state, 1, ACCEPT, None)
    check_cards(state)
    assert min(state.civs[0].military) == 0


def test_a_refused_pact_may_have_been_laid_down() -> None:
    """A-12: a card of its age went face down, so nobody can be sure any longer."""
    table = Table(
        civ(military="peace-treaty spy plunder-iii"), civ(), civ(), age="iii", phase="politics"
    ).do("offer peace-treaty 1 a", "refuse", "done")
    table.do("discard spy")  # of Age II: the treaty is still there
    assert views.view(GAME, table.state, 2).civs[0].military_known == ("peace-treaty",)
    table = Table(
        civ(military="peace-treaty armed-intervention plunder-iii"),
        civ(),
        civ(),
        age="iii",
        phase="politics",
    ).do("offer peace-treaty 1 a", "refuse", "done", "discard plunder-iii")
    assert views.view(GAME, table.state, 2).civs[0].military_known == ()


def test_reshuffled_discards_are_forgotten() -> None:
    """13.4, A-11: the pile of this age becomes the deck, open and face-down cards alike."""
    table = Table(civ(ma=1), civ(ma=0))
    empty_military_deck(table)
    lay_discards(table, "legion", 1)
    table.do("done")
    assert table.heard("reshuffled")
    table.do("draw legion")
    assert (table.holds("legion"), table.discarded("legion")) == (1, 0)
    assert sum(table.state.hidden) == 0


def test_nothing_left_to_draw() -> None:
    """13.4: neither deck nor discards; discards of other ages stay where they are."""
    table = Table(civ(ma=2), civ(ma=0))
    empty_military_deck(table)
    lay_discards(table, "spy", 1)
    table.do("done")
    assert not table.heard("reshuffled")
    assert (table[0].military_count, table.discarded("spy")) == (0, 1)


def empty_military_deck(table: Table) -> None:
    state = table.state
    for card in range(TACTICS, CARDS):
        if LEVEL[card] == state.age:
            state.gone[card] += state.deck[card]
            state.deck[card] = 0
    state.military_left = 0


def lay_discards(table: Table, key: str, seat: int) -> None:
    """A copy out of those that are gone or in a deck, face down by this seat."""
    card = CARD_BY_KEY[key]
    pile = table.state.gone if table.state.gone[card] else table.state.deck
    pile[card] -= 1
    discard_hidden(table.state, seat, card)
