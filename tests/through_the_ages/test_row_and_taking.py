"""The row, the ages, taking cards: rows T1–T15 of the rule sheet."""

from ages_table import Table, civ

from wartable.games.through_the_ages import telling, views
from wartable.games.through_the_ages.engine.cards.columns import LEVEL
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.plugin import GAME
from wartable.i18n import texts
from wartable.play import Match, ProvenChance


def test_t1_only_what_lies_in_the_first_slots_leaves() -> None:
    """T1: two players, only slot 2 of the first three is taken."""
    table = Table(phase="start", row="- iron - drama monarchy").chance()
    assert table.gone("iron") == 1
    assert table.row()[:2] == ["drama", "monarchy"]
    assert "-" not in table.row()


def test_t2_three_players_remove_two() -> None:
    """T2"""
    table = Table(civ(), civ(), civ(), phase="start", row="iron drama monarchy").chance()
    assert table.row()[0] == "monarchy"


def test_t2_a_resignation_changes_what_is_removed() -> None:
    """T2, 5.7: four players, one gone, the next one removes two."""
    table = Table(
        *[civ()] * 4, phase="politics", row="iron drama monarchy", options={"resignation": 1}
    )
    table.do("resign").chance()
    assert table.state.playing == 3
    assert table.state.current == 1
    assert table.row()[0] == "monarchy"


def test_t3_the_first_replenishment_starts_age_i() -> None:
    """T3: four players took 10 cards; 7 of Age A, then Age I; no tokens are lost."""
    table = Table(
        *[civ()] * 4,
        age="a",
        phase="start",
        round=2,
        row="moses homer pyramids",
        civil_left=7,
    )
    state = table.state
    table.chance()
    assert state.age == 1
    assert "-" not in table.row()
    old = {"homer", "pyramids"}
    assert old <= set(table.row())
    assert [one.yellow for one in state.civs] == [18] * 4
    assert state.civil_left == 53 - (13 - 2 - 7)


def test_t4_an_age_ends_in_the_middle_of_the_row() -> None:
    """T4: the last Age I card lands in slot 11, the rest is of Age II; all lose 2 yellow."""
    table = Table(
        phase="start",
        row="- - - iron alchemy drama monarchy warfare cartography masonry irrigation theology "
        "code-of-laws",
        civil_left=1,
    )
    table.chance()
    assert table.state.age == 2
    assert [LEVEL[CARD_BY_KEY[key]] for key in table.row()[10:]] == [1, 2, 2]
    assert [table[seat].yellow for seat in (0, 1)] == [16, 16]


def test_t5_age_iv_sweeps_and_slides_only() -> None:
    """T5"""
    table = Table(age="iv", phase="start", row="oil rockets tanks movies", last_round=9).chance()
    assert table.row() == ["movies"] + ["-"] * 12
    table.end_turn()
    assert table[0].military_count == 0


def test_t6_the_bank_gives_what_it_has() -> None:
    """T6"""
    table = Table(civ(yellow=1), phase="start", civil_left=1).chance()
    assert table[0].yellow == 0


def test_t7_a_leader_lost_off_turn_takes_a_spent_token_first() -> None:
    """T7: Caesar of another player."""
    table = Table(civ(), civ(leader="julius-caesar", ma=1), phase="start", civil_left=1).chance()
    assert (table[1].ma_total, table[1].ma) == (2, 1)


def test_t8_a_full_hand_takes_no_card() -> None:
    """T8"""
    four = "iron alchemy warfare swordsmen"
    assert Table(civ(hand=four), row="drama").refused("take 1") == "hand-full"
    library = civ(hand=four, wonders="library-of-alexandria")
    assert Table(library, row="drama").refused("take 1") is None


def test_t9_a_wonder_may_be_taken_with_a_full_hand() -> None:
    """T9"""
    four = "iron alchemy warfare swordsmen"
    table = Table(civ(hand=four), row="great-wall").do("take 1")
    assert table[0].hand_count == 4 and table[0].wonder >= 0


def test_t10_one_unfinished_wonder() -> None:
    """T10"""
    table = Table(civ(unfinished=("pyramids", 1)), row="great-wall")
    assert table.refused("take 1") == "wonder-unfinished"


def test_t11_the_surcharge_and_michelangelo() -> None:
    """T11: slot 6, two completed wonders."""
    row = "- - - - - great-wall"
    table = Table(civ(wonders="pyramids colossus"), row=row).do("take 6")
    assert table[0].ca == 5 - 4
    table = Table(civ(wonders="pyramids colossus", leader="michelangelo"), row=row).do("take 6")
    assert table[0].ca == 5 - 2


def test_taj_mahal_is_cheaper_after_a_leader_was_replaced() -> None:
    """8.2: Taj Mahal's own clause."""
    table = Table(civ(leader="moses", hand="joan-of-arc"), row="- - - - - taj-mahal")
    table.do("lead joan-of-arc", "take 6")
    assert table[0].ca == 4


def test_t13_hammurabi_and_aristotle() -> None:
    """T13"""
    table = Table(civ(leader="hammurabi"), row="- joan-of-arc").do("take 2")
    assert table[0].ca == 4
    table = Table(civ(leader="aristotle"), row="iron great-wall joan-of-arc")
    table.do("take 1")
    assert table[0].science == 1
    table.do("take 2", "take 3")
    assert table[0].science == 1


def test_t14_no_technology_twice_but_action_cards() -> None:
    """T14"""
    table = Table(civ(hand="iron", techs="alchemy"), row="iron alchemy urban-growth-i")
    assert table.refused("take 1") == "have-technology"
    assert table.refused("take 2") == "have-technology"
    table = Table(civ(hand="urban-growth-i"), row="urban-growth-i").do("take 1")
    assert table[0].hand_count == 2


def test_t15_one_leader_of_each_age_ever() -> None:
    """T15"""
    table = Table(civ(leader="joan-of-arc"), row="leonardo-da-vinci")
    table[0].leader = -1
    assert table.refused("take 1") == "age-leader-taken"


def test_a_card_of_the_row_must_be_paid_and_be_there() -> None:
    """8.2, 4.1"""
    table = Table(civ(ca=2), row="- - - - - - - - - iron")
    assert table.refused("take 10") == "no-action"
    assert table.refused("take 1") == "empty-slot"


def test_the_board_at_the_start() -> None:
    """2.3: Despotism, six workers on cards, one unused."""
    table = Table(age="a", round=1, phase="first", row="moses")
    view = views.view(table.game, table.state, 0).civs[0]
    assert (view.government, view.urban_limit) == ("despotism", 2)
    assert (view.civil_total, view.military_total) == (4, 2)
    assert (view.yellow, view.blue, view.unused) == (18, 16, 1)
    assert {place.card: place.workers for place in view.places} == {
        "agriculture": 2,
        "bronze": 2,
        "philosophy": 1,
        "religion": 0,
        "warriors": 1,
    }
    assert (view.science_rating, view.culture_rating, view.strength, view.happiness) == (1, 0, 1, 0)


def test_d20_old_military_cards_are_dropped() -> None:
    """D20: at the end of Age II those of Age I; others learn nothing of them."""
    table = Table(
        civ(), civ(military="legion plunder-i spy"), age="ii", phase="start", civil_left=1
    ).chance()
    assert table.state.age == 3
    assert (table[1].military_count, table.holds("spy", 1)) == (1, 1)


def test_4_1_one_line_of_the_log_names_all_that_comes_and_goes() -> None:
    """4.1: thirteen cards at the start, then what is swept and what fills the row; what comes
    after the end of an age is told after it."""
    match: Match[AgesState] = Match(GAME, 2, {"first": "0"}, chance=ProvenChance.seeded(3))
    match.settle()
    laid = [told for k in range(len(match.entries)) for told in match.told(k, 0)]
    assert [told.key for told in laid].count("laid") == 1
    assert str(laid[0].args["cards"]).split() == [slot.card for slot in match.view(0).row]
    said = GAME.sentence(laid[0], texts(GAME.package))
    assert said.startswith("Into the row: ") and said.count(", ") == 12

    table = Table(age="i", phase="start", civil_left=2, row="moses iron drama alchemy homer")
    table.chance()
    told = [telling.told(event) for event in table.told]
    swept, first, second = (one for one in told if one.key in ("swept", "laid"))
    assert swept.args["cards"] == "moses iron drama"
    assert str(first.args["cards"]).split() == table.row()[2:4]
    assert str(second.args["cards"]).split() == table.row()[4:]
    keys = [one.key for one in told]
    assert keys.index("laid") < keys.index("age") < len(keys) - 1 - keys[::-1].index("laid")
