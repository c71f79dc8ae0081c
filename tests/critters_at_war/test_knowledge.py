"""Who knows what, and what a seat may believe. Rules 14."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.critters_at_war.tables import play
from wartable.games.critters_at_war import views
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.beliefs import deduce, take_back
from wartable.games.critters_at_war.engine.components import CARD_TABLE
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.rules.abilities import reinforce
from wartable.games.critters_at_war.engine.rules.plays import flip
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.views import CrittersView
from wartable.kernel import CHANCE, SPECTATOR, Event, Rng, legal
from wartable.testing import AlsTable

GAME = CrittersAtWar()
EVERY = [f"{t}{n}" for t in "ALS" for n in range(1, 7)]


def tops(view: CrittersView, seat: int) -> dict[str, str | None]:
    """What the viewer knows of the uncovered cards of a side."""
    return {letter: pair[seat][-1].card for letter, pair in view.stacks.items() if pair[seat]}


def full(text: str, deck: str = "") -> AlsTable:
    """A table on which the cards not named are in the deck, in no order."""
    named = [word.strip("()") for word in text.split() if word.strip("()") in EVERY]
    rest = [card for card in EVERY if card not in named and card not in deck.split()]
    return play(f"deck {deck} {' '.join(rest)}\n{text}")


def test_an_improvised_card_is_known_to_its_player_only() -> None:
    """M10."""
    table = full("h0 A1 L6 S2 | h1 L1 L2 L3")
    table.do("0 improvise L6 S")
    assert tops(views.view(GAME, table.state, 0), 0) == {"S": "L6"}
    assert tops(views.view(GAME, table.state, 1), 0) == {"S": None}
    assert tops(views.view(GAME, table.state, SPECTATOR), 0) == {"S": None}


def test_a_card_once_faceup_stays_known() -> None:
    """M11: turned down, and moved by Transport."""
    table = full("b0 A: A6 | L: - | S: - \nh0 S1 L6 S2 | h1 L2 L1 L3\nturn 1")
    table.do("1 deploy L2 L", "1 flip 0 A")
    assert tops(views.view(GAME, table.state, 1), 0) == {"A": "A6"}
    table.do("0 deploy S1 S", "0 move A6 L")
    assert tops(views.view(GAME, table.state, 1), 0)["L"] == "A6"
    assert tops(views.view(GAME, table.state, SPECTATOR), 0)["L"] == "A6"


def test_a_destroyed_card_is_known_if_it_was_played_faceup() -> None:
    """M12, R28."""
    table = full("b0 A: A5 | L: L6 L4 | S: S5\nb1 A: - | L: L1 | S: -\nh0 A6 | h1 S6 L2 L3\nturn 1")
    table.do("1 improvise S6 A")
    assert views.view(GAME, table.state, 1).destroyed == ("S6",)
    assert views.view(GAME, table.state, 0).destroyed == (None,)
    table.do("0 deploy A6 A", "1 deploy L2 L")
    assert views.view(GAME, table.state, 0).destroyed == (None, "L2")
    assert views.view(GAME, table.state, SPECTATOR).destroyed == (None, "L2")


def test_the_drawer_of_reinforce_sees_the_card_before_choosing() -> None:
    """M13."""
    table = full("h0 L1 A6 S2 | h1 S6 S5 S4", deck="S3")
    table.do("0 deploy L1 L")
    mine, theirs = (views.view(GAME, table.state, seat) for seat in (0, 1))
    assert (mine.drawn, mine.drawn_by) == ("S3", 0)
    assert (theirs.drawn, theirs.drawn_by) == (None, 0)
    assert theirs.cards == (3, 3)
    table.do("0 reinforce A")
    assert tops(views.view(GAME, table.state, 0), 0)["A"] == "S3"
    assert tops(views.view(GAME, table.state, 1), 0)["A"] is None


RETURN = """
    b0 A: A6 | L: - | S: (S4)
    h0 {hand} | h1 L2 L3 L4 A3
    turn 1
    do 1 deploy L2 L
    do 1 flip 0 A
"""


def returned(hand: str) -> AlsTable:
    """Seat 1 has seen Air 6 turned down, and now seat 0 takes it back by Redeploy."""
    table = full(RETURN.format(hand=hand))
    table.do("0 improvise L6 L", "1 deploy L3 L", "1 flip 0 S", "0 return A6")
    return table


def test_a_known_card_taken_back_is_known_to_be_in_hand() -> None:
    """Rules 14: the opponent may know this card is now in that hand."""
    table = returned("L6 S1 S2")
    assert views.view(GAME, table.state, 1).known_in_hand == ("A6",)
    for seed in range(30):
        believed = table.state.clone()
        GAME.determinize(table.state, 1, Rng(seed), believed)
        assert believed.hand[0] >> EVERY.index("A6") & 1


def test_in_what_a_spectator_believes_nobody_knows_what_is_not_so() -> None:
    """Spectators do not track hands, so in their worlds the seats' old knowledge is dropped."""
    table = returned("L6 S1 S2")
    elsewhere = 0
    for seed in range(30):
        believed = table.state.clone()
        GAME.determinize(table.state, SPECTATOR, Rng(seed), believed)
        held = believed.hand[0] >> EVERY.index("A6") & 1
        elsewhere += not held
        assert held or views.view(GAME, believed, 1).known_in_hand == ()
    assert elsewhere > 5


def test_from_a_hand_of_three_the_next_facedown_card_is_not_known() -> None:
    """M14, first half; yet Air 6 is in hand or is that card, never elsewhere."""
    table = returned("L6 S1 S2")
    table.do("0 improvise A6 S")
    assert tops(views.view(GAME, table.state, SPECTATOR), 0)["S"] is None
    view = views.view(GAME, table.state, 1)
    assert tops(view, 0)["S"] is None and view.known_in_hand == ()
    where: Counter[str] = Counter()
    for seed in range(600):
        believed = table.state.clone()
        GAME.determinize(table.state, 1, Rng(seed), believed)
        bit = 1 << EVERY.index("A6")
        in_hand, on_table = bool(believed.hand[0] & bit), bool(believed.stack[2] & bit)
        assert in_hand != on_table
        where["hand" if in_hand else "table"] += 1
    assert 140 < where["table"] < 260  # one of three cards: 200 expected


def test_the_card_that_is_not_it_narrows_the_choice() -> None:
    """Perfect recall: when the doubtful facedown card shows another face, Air 6 is in hand."""
    table = returned("L6 S1 S2")
    table.do("0 improvise S2 A")
    assert views.view(GAME, table.state, 1).known_in_hand == ()
    flip(table.state, 0, 0, 0, None)
    assert views.view(GAME, table.state, 1).known_in_hand == ("A6",)


def test_from_a_hand_of_one_it_stays_known() -> None:
    """M14, second half."""
    table = returned("L6")
    table.do("0 improvise A6 S")
    assert tops(views.view(GAME, table.state, 1), 0)["S"] == "A6"


def test_with_an_empty_hand_the_last_place_is_deduced() -> None:
    """Perfect recall: Air 6 was one of two facedown cards, and one of them shows another face."""
    table = returned("L6 S1")
    table.do("0 improvise A6 S", "0 improvise S1 A")
    assert tops(views.view(GAME, table.state, 1), 0)["S"] is None
    flip(table.state, 1, 0, 0, None)
    assert tops(views.view(GAME, table.state, 1), 0)["S"] == "A6"


def test_a_card_sure_to_be_in_hand_leaves_only_one_place_for_the_other() -> None:
    """Perfect recall: Air 6 was in hand or is the doubtful card; Sea 2 was surely the last card in
    hand and is played; so Air 6 is the doubtful one."""
    state = play("b0 A: (A6) | L: - | S: -\nh0 S2 | h1 L1 L2").state
    last, doubtful = 1 << EVERY.index("S2"), 1 << EVERY.index("A6")
    state.tracked[0] = last | doubtful
    state.veil[EVERY.index("A6")] = doubtful
    GAME.apply(state, 0, code.IMPROVISE + 3 * EVERY.index("S2") + 1, None)
    assert tops(views.view(GAME, state, 1), 0) == {"A": "A6", "L": "S2"}


def test_a_doubtful_card_taken_back_ends_the_doubt() -> None:
    """Whichever card it was, it is in hand again, and so is Air 6."""
    for doubtful in ("A6", "S2"):
        table = returned("L6 S1 S2")
        table.do(f"0 improvise {doubtful} S")
        assert views.view(GAME, table.state, 1).known_in_hand == ()
        state = table.state
        state.stack[2] &= ~(1 << EVERY.index(doubtful))
        state.hand[0] |= 1 << EVERY.index(doubtful)
        take_back(state, 0, EVERY.index(doubtful))
        assert views.view(GAME, state, 1).known_in_hand == ("A6",)


def test_old_doubts_do_not_come_back_with_the_card() -> None:
    """Air 6 was doubtful, showed its face, lay facedown again and is taken back: surely in hand."""
    table = returned("L6 S1 S2")
    table.do("0 improvise A6 S")
    state = table.state
    flip(state, 1, 2, 0, None)
    flip(state, 1, 2, 0, None)
    assert tops(views.view(GAME, state, 1), 0)["S"] == "A6"
    state.stack[2] &= ~(1 << EVERY.index("A6"))
    state.hand[0] |= 1 << EVERY.index("A6")
    take_back(state, 0, EVERY.index("A6"))
    assert views.view(GAME, state, 1).known_in_hand == ("A6",)


def test_one_deduction_leads_to_the_next() -> None:
    """With an empty hand Air 6 can only be in Air; so Sea 2, in Air or Land, is in Land."""
    state = play("b0 A: (A6) | L: (S2) | S: -\nh0 - | h1 L1 L2").state
    air, land = 1 << EVERY.index("A6"), 1 << EVERY.index("S2")
    state.tracked[0] = air | land
    state.veil[EVERY.index("A6")], state.veil[EVERY.index("S2")] = air, air | land
    deduce(state, 0)
    assert tops(views.view(GAME, state, 1), 0) == {"A": "A6", "L": "S2"}


def test_destroyed_cards_come_up_last() -> None:
    """M16: first the old card of the deck, then the destroyed one."""
    table = play("""
        b1 A: A5 | L: - | S: -
        h0 A1 S6 | h1 L6 S4
        deck S2
        do 0 improvise S6 L
    """)
    state = table.state
    reinforce(state, 1, None)
    assert state.awaited == code.REINFORCE_DRAW
    assert GAME.refusal(state, CHANCE, EVERY.index("S6")) == code.WRONG_DRAW
    GAME.apply(state, CHANCE, EVERY.index("S2"), None)
    state.drawn = -1
    reinforce(state, 1, None)
    assert state.awaited == code.PLACE_DRAWN and CARD_TABLE[state.drawn].id == "S6"
    assert views.view(GAME, state, 0).drawn == "S6"  # its player knows what lay at the bottom
    assert views.view(GAME, state, SPECTATOR).drawn is None  # both know it, the public does not


def test_destroyed_cards_are_drawn_in_the_order_they_were_destroyed() -> None:
    """Rules 6.6: each goes to the very bottom, beneath those destroyed before it."""
    table = play("b1 A: A5 | L: - | S: -\nh0 A1 S6 L4 | h1 L6 A2\ndeck -")
    table.do("0 improvise L4 L", "1 improvise A2 A", "0 improvise S6 L")
    assert table.state.buried.bit_count() == 3
    for expected in ("L4", "A2", "S6"):
        reinforce(table.state, 0, None)
        assert CARD_TABLE[table.state.drawn].id == expected
    table.state.drawn = -1
    reinforce(table.state, 0, None)
    assert table.state.drawn == -1  # no card left: ignored


def test_nothing_is_shown_after_a_battle() -> None:
    """R25: neither hands nor facedown cards, in the view or in what is told."""
    table = full("b0 A: (A6) | L: - | S: -\nh0 S1 L6 | h1 L2 L1")
    told: list[Event] = []
    GAME.apply(table.state, 0, code.WITHDRAW, told)
    assert table.state.awaited == code.NEXT_DEAL
    view = views.view(GAME, table.state, 1)
    assert tops(view, 0) == {"A": None} and view.hand == ("L1", "L2")
    assert {event.kind for event in told} == {code.WITHDREW, code.BATTLE_WON}


def test_all_lies_open_once_the_game_is_over() -> None:
    """R25: what the last battle hid may be looked at when nothing hangs on it any more."""
    table = full("b0 A: (A6) | L: - | S: -\nh0 S1 L6 | h1 L2 L1\nscore 0 11")
    GAME.apply(table.state, 0, code.WITHDRAW, [])
    assert table.state.ended
    for seat in (1, SPECTATOR):
        assert tops(views.view(GAME, table.state, seat), 0) == {"A": "A6"}
    assert views.view(GAME, table.state, 1).known_in_hand == ("L6", "S1")


def walk(seed: int, edition: int) -> list[CrittersState]:
    """Every position of a random match in which a seat is to act."""
    rng = Rng(seed)
    state = GAME.start(2, {"edition": edition})
    found = []
    while GAME.actors(state):
        if GAME.actors(state) >> CHANCE & 1:
            GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), None)
            continue
        found.append(state.clone())
        choices = legal(GAME, state, state.actor)
        if len(choices) > 1 and choices[-1] == code.WITHDRAW and rng.below(4):
            choices.pop()
        GAME.apply(state, state.actor, choices[rng.below(len(choices))], None)
    return found


def adds_up(view: CrittersView) -> None:
    """Rules 4: a total is the strengths of its cards, and 3 for Support next door."""
    for letter, pair in view.stacks.items():
        near = [o for o in view.row if abs(view.row.index(o) - view.row.index(letter)) == 1]
        for seat in (0, 1):
            support = any(
                lying.card == "A1" and lying.faceup for o in near for lying in view.stacks[o][seat]
            )
            strengths = sum(lying.strength for lying in pair[seat])
            assert view.totals[letter][seat] == strengths + 3 * support


@pytest.mark.parametrize("edition", [0, 1])
@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_believes_looks_the_same_to_it(seed: int, edition: int) -> None:
    """M15: same view, same choices, same refusals, from whatever is hidden; nothing gets lost."""
    rng = Rng(seed)
    for state in walk(seed, edition):
        for seat in (0, 1, SPECTATOR):
            believed = state.clone()
            GAME.determinize(state, seat, rng, believed)
            assert views.view(GAME, believed, seat) == views.view(GAME, state, seat)
            adds_up(views.view(GAME, state, seat))
            assert sum(_cards(believed)) == (1 << 18) - 1
            if seat != SPECTATOR:
                assert legal(GAME, believed, seat) == legal(GAME, state, seat)
                assert [GAME.refusal(believed, seat, a) for a in range(0, 283, 7)] == [
                    GAME.refusal(state, seat, a) for a in range(0, 283, 7)
                ]
                again = state.clone()
                GAME.determinize(believed, seat, rng, again)
                assert views.view(GAME, again, seat) == views.view(GAME, state, seat)


def _cards(state: CrittersState) -> list[int]:
    zones = [*state.hand, *state.stack, state.deck, state.buried]
    return zones + [1 << card for card in (state.drawn, state.top) if card >= 0]


@pytest.mark.parametrize("seed", range(8))
def test_beliefs_rest_on_what_the_seat_knows_only(seed: int) -> None:
    """From two states that look alike, the same random numbers lead to equally likely beliefs:
    the set of beliefs does not depend on the truth. Here by counting where cards can be."""
    rng = Rng(seed)
    for state in walk(seed, 0)[::5]:
        believed = state.clone()
        GAME.determinize(state, 0, rng, believed)
        spots_true, spots_believed = Counter[int](), Counter[int]()
        for draw in range(60):
            one, other = state.clone(), state.clone()
            GAME.determinize(state, 0, Rng(draw), one)
            GAME.determinize(believed, 0, Rng(draw), other)
            spots_true.update(card for card in range(18) if one.hand[1] >> card & 1)
            spots_believed.update(card for card in range(18) if other.hand[1] >> card & 1)
        assert set(spots_true) == set(spots_believed)


@pytest.mark.parametrize("seed", range(4))
def test_events_name_a_card_only_to_those_who_know_it(seed: int) -> None:
    """Rules 14: an event about a card names it to nobody who cannot see it in the view."""
    rng = Rng(seed)
    state = GAME.start(2, {})
    while GAME.actors(state):
        told: list[Event] = []
        if GAME.actors(state) >> CHANCE & 1:
            GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), told)
        else:
            choices = legal(GAME, state, state.actor)
            seat = state.actor
            GAME.apply(state, seat, choices[rng.below(len(choices))], told)
        hidden = (code.IMPROVISED, code.DESTROYED, code.MOVED, code.RETURNED, code.DREW)
        for event in told:
            if event.kind in (*hidden, code.PLACED) and event.a >= 0:
                for seat in (0, 1):
                    if event.audience >> seat & 1 and state.battle:
                        known = state.known[seat] | state.tracked[1 - seat]
                        assert known >> event.a & 1
        heard = Counter(
            (event.kind, event.seat, event.b)
            for event in told
            for seat in (0, 1, SPECTATOR)
            if event.audience >> seat & 1 and event.kind in (*hidden, code.PLACED)
        )
        assert set(heard.values()) <= {3}  # both seats and those who watch hear of it, and once
