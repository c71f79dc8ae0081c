"""Governments and orders of action cards: rules 9.3, 9.4, 11, sentence by sentence."""

from ages_table import Table, civ

ROBESPIERRE = "maximilien-robespierre"
GOVERNMENTS = {"hand": "monarchy theocracy iron breakthrough-i", "science": 20}


def test_9_3_an_extra_action_does_not_make_up_for_a_spent_one() -> None:
    """9.3.3, A-8: Hammurabi's action is outside the total."""
    table = Table(civ(leader="hammurabi", hand="monarchy", science=2, ca=3)).do("convert")
    assert table.refused("revolt monarchy") == "actions-spent"


def test_9_3_4_the_card_may_be_the_only_action_spent() -> None:
    """9.3.4: but not beside another one, even if the card was paid by Hammurabi."""
    table = Table(civ(**GOVERNMENTS)).do("play breakthrough-i", "revolt monarchy")
    assert (table[0].ca, table[0].science) == (0, 20 - 2 + 2)
    table = Table(civ(**GOVERNMENTS, ca=3)).do("play breakthrough-i")
    assert table.refused("revolt monarchy") == "actions-spent"
    table = Table(civ(**GOVERNMENTS, ca=3, leader="hammurabi")).do("convert", "play breakthrough-i")
    assert table.refused("revolt monarchy") == "actions-spent"
    table.do("develop iron")
    assert (table[0].ca, table[0].extra_ca) == (3, 0)


def test_9_3_5_patriotism_does_not_make_up_for_a_spent_action() -> None:
    """9.3.5: all military actions of the total must be unspent."""
    said = civ(leader=ROBESPIERRE, hand="monarchy patriotism-a", science=2, ma=2)
    table = Table(said, age="ii").do("play patriotism-a")
    assert table.refused("revolt monarchy") == "actions-spent"


def test_9_4_breakthrough_for_nothing_is_for_a_revolution() -> None:
    """9.4, D13: without a civil action nothing else can be ordered."""
    table = Table(civ(**GOVERNMENTS, ca=0, leader=ROBESPIERRE), age="ii").do("play breakthrough-i")
    assert table.refused("develop iron") == "no-action"
    table.do("revolt monarchy")
    assert (table[0].ma, table[0].culture) == (0, 3)
    said = civ(hand="iron breakthrough-i", science=20, ca=0, leader=ROBESPIERRE)
    assert Table(said, age="ii").refused("play breakthrough-i") == "cannot-follow"
    said = civ(hand="stockpile monarchy", science=20, ca=0, leader=ROBESPIERRE)
    assert Table(said, age="ii").refused("play stockpile") == "no-action"


def test_9_3_military_actions_are_not_touched() -> None:
    """9.3.3: those a new government brings are there at once; its civil ones are spent."""
    table = Table(civ(hand="monarchy", science=2, ma=1)).do("revolt monarchy")
    assert (table[0].ca, table[0].ma, table[0].ma_total) == (0, 2, 3)


def test_9_3_leonardo_at_a_revolution() -> None:
    """9.3.3: it counts as developing a technology."""
    table = Table(civ(leader="leonardo-da-vinci", hand="monarchy", science=2))
    assert table.do("revolt monarchy").resources() == 1


def civilization(said: dict, **more: object) -> Table:
    table = Table(
        {**said, "military": "foray"},
        civ(),
        phase="politics",
        events="development-of-civilization",
        **more,  # type: ignore[arg-type]
    )
    return table.do("prepare foray", "draw development-of-civilization")


def test_6_8_a_revolution_by_an_event() -> None:
    """6.8: 1 science less; all civil actions unspent."""
    said = civ(hand="monarchy", science=1)
    assert civilization(said).do("revolt monarchy")[0].science == 0
    assert civilization({**said, "ca": 3}).refused("revolt monarchy") == "actions-spent"


def test_6_8_off_turn_the_next_turns_actions_are_spent() -> None:
    """6.8: of a player whose turn it is not."""
    table = Table(
        civ(military="foray"),
        civ(hand="monarchy", science=1),
        phase="politics",
        events="development-of-civilization",
    ).do("prepare foray", "draw development-of-civilization", "revolt monarchy")
    table.end_turn()
    assert (table.state.current, table[1].ca, table[1].ca_total) == (1, 0, 5)


def test_6_8_population_and_building_by_an_event() -> None:
    """6.8: 1 food, 1 resource less; the urban limit holds; no action is spent."""
    table = civilization(civ(food=1, yellow=17)).do("population")
    assert (table[0].unused, table.food(), table[0].ca) == (2, 0, 4)
    table = civilization(civ(workers="philosophy 2", resources=9))
    assert table.refused("build philosophy") == "urban-limit"
    assert table.do("build religion").resources() == 9 - 2


def test_11_2_reserves_are_all_food_or_all_resources() -> None:
    """11.2, and Development of Markets."""
    table = Table(civ(hand="reserves-i")).do("play reserves-i")
    assert table.refused("split 1") == "wrong-target"
    table = Table(civ(military="foray"), phase="politics", events="development-of-markets")
    table.do("prepare foray", "draw development-of-markets")
    assert table.refused("split 1") == "not-asked"


def test_8_4_a_reduction_gives_nothing_back() -> None:
    """8.4.3: Urban Growth III takes 4 off a Religion of 3, or off a stage of 1."""
    table = Table(civ(hand="urban-growth-iii", workers="", techs="drama"), age="iii")
    table.do("play urban-growth-iii", "build religion")
    assert (table.resources(), table[0].credit_resource) == (0, 0)
    table = Table(civ(hand="engineering-genius-i", unfinished=("pyramids", 2)))
    table.do("play engineering-genius-i")
    assert (table.resources(), table[0].credit_resource) == (0, 0)


def test_11_5_patriotisms_action_is_spent_first() -> None:
    """11.5"""
    table = Table(civ(hand="patriotism-a", resources=2)).do("play patriotism-a", "build warriors")
    assert (table[0].ma, table[0].extra_ma) == (2, 0)


def test_5_2_patriotism_serves_this_action_phase_only() -> None:
    """11.5, 13.5: gone when the next politics phase begins."""
    table = Table(civ(hand="patriotism-a")).do("play patriotism-a").end_turn()
    table.to_actions().end_turn()
    assert (table[0].extra_ma, table[0].unit_resources) == (0, 0)
