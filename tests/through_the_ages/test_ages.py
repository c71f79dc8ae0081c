"""Rounds, ages and the steps of a turn: rules 3, 4, 13, 16, sentence by sentence."""

from ages_table import GAME, Table, civ

from wartable.games.through_the_ages import views
from wartable.games.through_the_ages.engine.rules.production import produce_goods
from wartable.kernel import BIT, CHANCE, Rng

FULL = (
    "monarchy iron alchemy drama warfare cartography masonry irrigation theology code-of-laws "
    "swordsmen knights printing-press"
)


def test_2_the_table_is_laid() -> None:
    """2.4, 2.5, 18: 13 cards of Age A, 7 left, players + 2 events; Age A goes on."""
    for seats, events in ((2, 4), (3, 5), (4, 6)):
        state = GAME.start(seats, {"first": 0})
        rng = Rng(seats)
        while GAME.actors(state) == BIT[CHANCE]:
            GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), None)
        view = views.view(GAME, state, 0)
        assert all(slot.card for slot in view.row)
        assert (view.age, view.civil_deck, view.military_deck) == (0, 7, 10)
        assert view.events.current == (events, 0, 0, 0)


def test_4_5_once_a_turn_means_every_turn() -> None:
    """4.5, 13.5: what was used is to be had again."""
    table = Table(civ(wonders="ocean-liner-service", military="legion phalanx"), age="ii")
    table.do("liner", "adopt legion")
    table.end_turn().to_actions().end_turn().to_actions()
    assert table.refused("liner") is None
    assert table.refused("adopt phalanx") is None


def test_3_3_civil_actions_by_the_place_in_the_order() -> None:
    """3.3: the starting player has one, whoever follows one more."""
    for current, actions in ((2, 1), (3, 2), (0, 3), (1, 4)):
        table = Table(
            *[civ()] * 4, age="a", phase="first", first=2, current=current, round=1, row="moses"
        )
        assert table[current].ca == actions
        assert views.view(table.game, table.state, current).phase == "action"


def test_4_1_an_age_goes_on_with_one_card_left() -> None:
    """4.1.5: it ends with the last card, not with the last but one."""
    table = Table(phase="start", row=FULL, civil_left=4).chance()
    assert (table.state.age, table.state.civil_left) == (1, 1)
    assert [table[seat].yellow for seat in (0, 1)] == [18, 18]


def test_4_1_what_chance_may_lay() -> None:
    """4.1.3: cards of the current civil deck that are still in it; 13.4: the same of draws."""
    table = Table(phase="start", row="- - - great-wall", civil_left=20)
    for key in ("great-wall", "coal", "legion"):
        assert table.refused(f"draw {key}") == "wrong-card", key
    table = Table(civ(military="open-borders-agreement"), civ(), civ()).do("done")
    for key in ("open-borders-agreement", "spy", "iron"):
        assert table.refused(f"draw {key}") == "wrong-card", key


def test_4_2_old_pacts_go() -> None:
    """4.2.1: at the end of Age II those of Age I."""
    table = Table(
        *[civ()] * 3,
        age="ii",
        phase="start",
        civil_left=1,
        pacts=[("open-borders-agreement", 0, 1), ("scientific-cooperation", 1, 2)],
    ).chance()
    assert (table.gone("open-borders-agreement"), table.gone("scientific-cooperation")) == (1, 0)
    assert table[0].ma_total == 2


def test_4_2_what_is_of_the_age_that_ended_stays() -> None:
    """4.2.1: leader, unfinished wonder, cards in hand."""
    table = Table(
        civ(),
        civ(
            leader="joan-of-arc",
            unfinished=("great-wall", 1),
            hand="iron leonardo-da-vinci reserves-i",
            military="legion",
        ),
        phase="start",
        civil_left=1,
    ).chance()
    assert table.state.age == 2
    assert (table[1].hand_count, table[1].military_count) == (3, 1)
    assert -1 not in (table[1].leader, table[1].wonder)


def test_4_2_old_cards_of_every_kind_leave_the_hand() -> None:
    """4.2.1: technology, leader and action cards alike."""
    hand = "iron joan-of-arc reserves-i coal isaac-newton reserves-ii"
    table = Table(civ(), civ(hand=hand), age="ii", phase="start", civil_left=1).chance()
    assert table[1].hand_count == 3
    assert [table.gone(key) for key in hand.split()[:3]] == [1, 1, 1]


def test_4_2_tactics_colonies_wonders_and_the_row_stay() -> None:
    """4.2.1: everything else; old cards of the row too."""
    row = FULL.replace("monarchy iron alchemy", "monarchy iron moses").replace("drama", "homer")
    table = Table(
        civ(tactic="legion", colonies="vast-territory-i", wonders="pyramids", techs="iron"),
        civ(tactic="phalanx", exclusive=True),
        phase="start",
        row=row,
        civil_left=1,
    ).chance()
    one = table[0]
    assert table.state.age == 2
    assert (one.tactic != -1, one.colonies != 0, one.wonders != 0) == (True, True, True)
    assert (table.has("iron"), table[1].exclusive) == (True, 1)
    assert table.row()[0] == "homer"


def test_5_a_skipped_phase_is_skipped_once() -> None:
    """5, 6.10: the mark of International Agreement is cleared."""
    table = Table(civ(), civ(military="foray"), events="crusades rats pestilence")
    table[1].skips_politics = 1
    table.end_turn()
    assert (table.state.current, table.state.phase) == (1, 3)
    table.end_turn().to_actions().end_turn()
    assert (table.state.current, table.state.phase) == (1, 2)


def test_5_caesar_may_pass() -> None:
    """5: a second political action follows a first; his right is kept for later."""
    table = Table(civ(leader="julius-caesar", military="foray"), phase="politics").do("pass")
    assert (table.state.phase, table[0].caesar) == (3, 0)


def test_13_3_corruption_comes_before_food() -> None:
    """13.3, 13.1: read after the action phase, before tokens go onto farms and mines."""
    table = Table(civ(blue=10, stock="agriculture 1"))
    produce_goods(table.state, 0, None)
    assert (table.food(), table.resources()) == (2, 2)  # 1 food lost, none was there of the new
    table = Table(civ(blue=11, stock="bronze 2"))
    produce_goods(table.state, 0, None)
    assert table.resources() == 4


def test_13_3_side_b_of_acceptance_pays_if_it_can() -> None:
    """13.3.e"""
    pact = [("acceptance-of-supremacy", 1, 0)]
    table = Table(civ(workers="bronze 3"), civ(), civ(), age="ii", pacts=pact)
    assert table.end_turn().resources() == 2
    table = Table(civ(workers="", unused=7), civ(), civ(), age="ii", pacts=pact)
    assert table.end_turn().resources() == 0


def test_d10_nothing_is_paid_in_an_uprising() -> None:
    """D10: Acceptance of Supremacy belongs to the production of resources."""
    table = Table(
        civ(yellow=12, unused=0, resources=3),
        civ(),
        civ(),
        age="ii",
        pacts=[("acceptance-of-supremacy", 1, 0)],
    ).end_turn()
    assert table.heard("uprising")
    assert table.resources() == 3


def test_16_1_a_hand_above_the_limit_is_kept() -> None:
    """16.1, 16.5: checked when a card is taken, never by discarding."""
    hand = "iron alchemy warfare swordsmen knights"
    table = Table(civ(hand=hand), row="drama great-wall")
    assert table.refused("take 1") == "hand-full"
    assert table.do("take 2").end_turn()[0].hand_count == 5


def test_16_2_patriotisms_action_is_no_room_in_the_hand() -> None:
    """16.2, 11.5: outside the total, but it draws a card."""
    said = civ(hand="patriotism-a", military="legion phalanx foray", ma=0)
    table = Table(said).do("play patriotism-a", "done")
    assert views.view(table.game, table.state, 0).phase == "end"
    table.do("discard foray").chance()
    assert table[0].military_count == 2 + 1


def test_13_5_what_was_for_this_turn_vanishes() -> None:
    """13.5: actions outside the totals, pools, what was traded."""
    table = Table(civ(leader="hammurabi", hand="patriotism-a")).do("play patriotism-a", "convert")
    table.end_turn()
    assert (table[0].extra_ca, table[0].extra_ma) == (0, 0)
    table = Table(civ(hand="patriotism-a", ma=0)).do("play patriotism-a").end_turn()
    assert (table[0].extra_ma, table[0].ma) == (0, 2)
    table = Table(civ(leader="winston-churchill"), age="iii").do("arm").end_turn()
    assert (table[0].unit_science, table[0].unit_resources) == (0, 0)
    table = Table(civ(resources=1), civ(), civ(), pacts=[("trade-routes-agreement", 1, 0)])
    assert table.do("resource-as-food").end_turn()[0].credit_food == 0


def test_8_3_a_replaced_leader_leaves_before_the_new_one_comes() -> None:
    """8.3, A-13: a spent token goes with Caesar, a fresh one comes with Joan."""
    table = Table(civ(leader="julius-caesar", hand="joan-of-arc", ma=0)).do("lead joan-of-arc")
    assert (table[0].ma, table[0].ma_total) == (1, 3)
    table = Table(civ(techs="warfare", hand="strategy", science=9, ma=0), age="ii")
    table.do("develop strategy")  # one card in place of another: only the difference is new
    assert (table[0].ma, table[0].ma_total) == (1, 4)
