"""Two or three cards at once, in the row and in costs: rules 6.8, 6.10, 8.2, 8.4, 16.1."""

from ages_table import Table, civ, event, see

from wartable.kernel import CHANCE


# ---- taking: 8.2, 16.1
def test_8_2_a_wonder_price_by_slot_wonders_and_leader() -> None:
    """8.2: the slot, one more for each completed wonder, none with Michelangelo."""
    row = "colossus - - - - great-wall - - - taj-mahal"
    for wonders, leader, prices in (
        ("", "moses", (1, 2, 3)),
        ("pyramids", "moses", (2, 3, 4)),
        ("pyramids hanging-gardens", "moses", (3, 4, 5)),
        ("pyramids hanging-gardens", "michelangelo", (1, 2, 3)),
    ):
        for slot, price in zip((1, 6, 10), prices, strict=True):
            said = civ(wonders=wonders, leader=leader, government="monarchy", ca=5)
            table = Table(said, row=row).do(f"take {slot}")
            see(table, 0, ca=5 - price)
            if price > 1:
                table = Table({**said, "ca": price - 1}, row=row)
                assert table.refused(f"take {slot}") == "no-action"


def test_8_2_michelangelo_replaced_the_surcharge_is_back() -> None:
    """8.2: 1 for the slot, 2 for two wonders, 2 less for the leader replaced this turn."""
    said = civ(leader="michelangelo", hand="isaac-newton", wonders="pyramids colossus", ca=4)
    table = Table(said, age="ii", row="taj-mahal").do("lead isaac-newton")
    see(table, 0, ca=4)
    see(table.do("take 1"), 0, ca=3)


def test_8_2_a_first_leader_replaces_nobody() -> None:
    """8.2: Taj Mahal is cheaper only if a leader was replaced."""
    table = Table(civ(hand="moses"), row="taj-mahal").do("lead moses", "take 1")
    see(table, 0, ca=4 - 1 - 1)


def test_8_2_replaced_last_turn_is_not_this_turn() -> None:
    """8.2, 13.5: also in a rival's turn, when an agreement lets him take."""
    table = Table(
        civ(military="foray", workers="warriors 1"),
        civ(leader="moses", hand="joan-of-arc", workers="warriors 5", unused=2),
        current=1,
        age="ii",
        row="rich-land-a stockpile frugality-a frugality-i reserves-i drama iron warfare taj-mahal",
        events="international-agreement",
    )
    table.do("lead joan-of-arc").end_turn()
    table.do("prepare foray", "draw international-agreement")
    slot = table.row().index("taj-mahal") + 1
    assert slot == 6
    table.do(f"take {slot}", "take 1", "take 2")  # 2 for the Taj Mahal, not 0
    assert table.refused("take 7") == "no-action"
    table.do("take 3")
    assert table.actor == CHANCE  # 5 are spent, the row is filled


def test_8_2_a_wonder_completed_this_turn_counts() -> None:
    """8.2: the price of the next one is 1 more at once; Pyramids bring an action."""
    table = Table(civ(unfinished=("pyramids", 2), resources=1, ca=2), row="colossus")
    table.do("stage 1")
    see(table, 0, ca=2, ca_total=5)  # one spent, one new
    see(table.do("take 1"), 0, ca=0)


def test_8_2_hammurabi_and_prices() -> None:
    """8.2: a leader costs 1 less, none at least; wonders and technologies cost what they cost."""
    row = "joan-of-arc iron colossus - - genghis-khan - - - leonardo-da-vinci"
    for slot, price in ((1, 0), (2, 1), (3, 1), (6, 1), (10, 2)):
        table = Table(civ(leader="hammurabi"), row=row).do(f"take {slot}")
        see(table, 0, ca=4 - price)
    assert Table(civ(leader="hammurabi", ca=0, ma=0), row=row).refused("take 1") is None


def test_10_aristotle_learns_of_every_technology() -> None:
    """10.1, 1.1: governments and special technologies are technologies."""
    row = "monarchy code-of-laws iron swordsmen drama joan-of-arc stockpile colossus"
    for slot in range(1, 9):
        said = civ(leader="aristotle", government="republic", ca=7)
        table = Table(said, row=row).do(f"take {slot}")
        see(table, 0, science=int(slot <= 5))


def test_16_1_hand_limits_follow_the_total() -> None:
    """16.1: Pyramids and Code of Laws raise it; a converted action does not."""
    hand = "iron alchemy irrigation swordsmen"
    for more, can in (
        ({}, False),
        ({"wonders": "pyramids"}, True),
        ({"techs": "code-of-laws"}, True),
        ({"wonders": "library-of-alexandria"}, True),
        ({"wonders": "library-of-alexandria", "ravaged": "library-of-alexandria"}, False),
        ({"wonders": "pyramids", "ravaged": "pyramids"}, False),
    ):
        table = Table(civ(hand=hand, **more), row="drama")
        assert (table.refused("take 1") is None) == can, more
    table = Table(civ(hand=hand, leader="hammurabi"), row="drama").do("convert")
    assert table.refused("take 1") == "hand-full"


# ---- an agreement: 6.10
AGREEMENT = {"age": "ii", "row": "iron monarchy colossus taj-mahal joan-of-arc reserves-i"}


def test_6_10_normal_restrictions() -> None:
    """6.10: a technology in play, an unfinished wonder, a full hand; five actions not his own."""
    said = civ(workers="warriors 3", techs="iron", unfinished=("pyramids", 0), ca=0)
    table = event("international-agreement", said, civ(), **AGREEMENT)
    assert table.refused("take 1") == "have-technology"
    assert table.refused("take 3") == "wonder-unfinished"
    table.do("take 2", "take 5", "take 6").chance()
    see(table, 0, ca=0, hand_count=3)
    full = civ(workers="warriors 3", hand="alchemy irrigation swordsmen drama")
    table = event("international-agreement", full, civ(), **AGREEMENT)
    assert table.refused("take 1") == "hand-full"
    assert table.refused("take 3") is None


def test_6_10_surcharges_and_leaders() -> None:
    """6.10, 8.2: a wonder costs its surcharge, a leader 1 less with Hammurabi, Aristotle learns."""
    said = civ(workers="warriors 3", wonders="pyramids great-wall", leader="hammurabi")
    table = event("international-agreement", said, civ(), **AGREEMENT).do("take 3")  # 3
    assert table.refused("take 6") is None
    table.do("take 5", "take 1")  # 0 and 1: 1 is left
    assert table.refused("take 6") == "no-action"
    said = civ(workers="warriors 3", leader="aristotle")
    table = event("international-agreement", said, civ(), **AGREEMENT).do("take 1", "take 2")
    see(table, 0, science=2)


def test_6_10_only_the_strongest_and_a_lost_political_action() -> None:
    """6.10: off turn too; his next politics phase is skipped, once."""
    strong = civ(workers="warriors 3 agriculture 2", military="foray", hand="", unused=2)
    table = event("international-agreement", civ(), strong, **AGREEMENT)
    assert table.actor == 1
    table.do("take 6", "done").chance().end_turn()
    assert (table.state.current, table.state.phase) == (1, 3)
    assert table.refused("play reserves-i") is None  # not taken in this action phase


# ---- costs: 8.4
def test_8_4_modifiers_add_up() -> None:
    """8.4: Masonry 1, Shakespeare 1, Urban Growth II 3 off an Opera of 8."""
    said = civ(
        leader="william-shakespeare",
        techs="masonry opera",
        workers="printing-press 1",
        hand="urban-growth-ii",
        resources=3,
    )
    table = Table(said, age="ii").do("play urban-growth-ii", "build opera")
    see(table, 0, resources=0, ca=3)
    said = {**said, "techs": "engineering opera movies", "resources": 11 - 3 - 1 - 3}
    table = Table(said, age="iii").do("play urban-growth-ii", "build movies")
    see(table, 0, resources=0)


def test_8_4_shakespeare_helps_no_other_building() -> None:
    """8.4.1, 8.4.5: a library and a theater make each other cheaper, not labs, temples, arenas."""
    said = civ(
        leader="william-shakespeare",
        workers="printing-press 1 drama 1",
        techs="alchemy theology bread-and-circuses",
        hand="scientific-method organized-religion team-sports",
    )
    for place, cost in (("alchemy", 6), ("theology", 5), ("bread-and-circuses", 3)):
        table = Table({**said, "resources": cost - 1}, age="ii")
        assert table.refused(f"build {place}") == "no-resources"
    for card, price in (("scientific-method", 6), ("organized-religion", 4), ("team-sports", 5)):
        table = Table({**said, "science": price - 1}, age="ii")
        assert table.refused(f"develop {card}") == "no-science"


def test_8_4_upgrades_take_the_difference_of_modified_costs() -> None:
    """8.4.2: with Engineering Drama 4-1, Movies 11-3; with Shakespeare both are 1 less."""
    said = civ(techs="engineering movies", workers="drama 1", resources=5)
    see(Table(said, age="iii").do("upgrade drama movies"), 0, resources=0)
    bard = {**said, "leader": "william-shakespeare", "workers": "drama 1 printing-press 1"}
    see(Table(bard, age="iii").do("upgrade drama movies"), 0, resources=0)
    table = Table({**said, "hand": "efficient-upgrade-iii", "resources": 1}, age="iii")
    see(table.do("play efficient-upgrade-iii"), 0, resources=0)  # the only order there is


def test_8_4_bach_and_construction() -> None:
    """10.7, 8.4.2: Architecture: Philosophy 3, Opera 8-2; an action of his own."""
    said = civ(
        leader="johann-sebastian-bach",
        techs="architecture opera",
        workers="philosophy 2",
        resources=3,
    )
    table = Table(said, age="ii").do("bach philosophy opera")
    see(table, 0, resources=0, ca=3)
    assert table.refused("bach philosophy opera") == "already-used"


def test_9_5_bach_and_the_theater_limit() -> None:
    """9.5: two theaters under Despotism, an upgrade into a third is none."""
    said = civ(leader="johann-sebastian-bach", workers="drama 2 philosophy 1", resources=9)
    assert Table(said, age="ii").refused("bach philosophy drama") == "urban-limit"
    said = {**said, "government": "monarchy"}
    assert Table(said, age="ii").refused("bach philosophy drama") is None


def test_8_4_science_reductions_add_up() -> None:
    """8.4.5: Bach 2, Scientific Cooperation 2, the event 1 off an Opera of 7; he pays 1."""
    said = civ(leader="johann-sebastian-bach", hand="opera", science=3)
    pact = [("scientific-cooperation", 1, 0)]
    table = Table(said, civ(science=1), civ(), age="ii", pacts=pact).do("develop opera")
    see(table, 0, science=0)
    see(table, 1, science=0)
    table = event(
        "development-of-civilization", {**said, "science": 2}, civ(science=1), civ(), pacts=pact
    )
    table.do("develop opera")
    see(table, 0, science=0, ca=4)
    see(table, 1, science=0)


def test_8_4_a_partner_without_science() -> None:
    """8.4.5: the partner must have the science; else the price is the printed one."""
    pact = [("scientific-cooperation", 1, 0)]
    for own, can in ((4, False), (5, True)):
        table = Table(civ(hand="iron", science=own), civ(), civ(), age="ii", pacts=pact)
        assert (table.refused("develop iron") is None) == can
    see(table.do("develop iron"), 0, science=0)


def test_8_4_cooperation_in_a_revolution_and_through_a_card() -> None:
    """9.3.3: a revolution counts as developing a technology."""
    pact = [("scientific-cooperation", 0, 1)]
    said = civ(hand="monarchy breakthrough-i", science=0)
    table = Table(said, civ(science=5), civ(), age="ii", pacts=pact).do("revolt monarchy")
    see(table, 0, science=0, ca=0)
    see(table, 1, science=4)
    table = Table(said, civ(science=5), civ(), age="ii", pacts=pact)
    table.do("play breakthrough-i")  # the only order that can be paid
    see(table, 0, science=2)


def test_8_4_churchills_pools() -> None:
    """8.4.4, 8.4.5: unit technologies and units only; the rest vanishes."""
    said = civ(
        leader="winston-churchill",
        hand="swordsmen warfare alchemy",
        science=1,
        techs="",
        resources=0,
    )
    table = Table(said, age="iii").do("arm")
    assert table.refused("develop warfare") == "no-science"
    assert table.refused("develop alchemy") == "no-science"
    table.do("develop swordsmen")
    see(table, 0, science=0, unit_science=0)
    table.do("build swordsmen")
    see(table, 0, unit_resources=0, resources=0, ma=1)
    table.end_turn()
    assert table[0].culture == 0  # he armed, he did not speak


def test_8_4_pools_add_up_and_pay_upgrades() -> None:
    """8.4.4: Patriotism II 3 and Wave of Nationalism 6 against one stronger rival."""
    said = civ(
        hand="patriotism-ii wave-of-nationalism",
        techs="cannon riflemen",
        workers="warriors 1",
        unused=2,
        government="monarchy",
    )
    table = Table(said, civ(workers="warriors 2"), age="ii")
    table.do("play patriotism-ii", "play wave-of-nationalism")
    see(table, 0, unit_resources=9, extra_ma=1, ma=3)
    table.do("upgrade warriors riflemen")
    see(table, 0, unit_resources=9 - 3)
    table.do("build cannon")
    see(table, 0, unit_resources=1, extra_ma=0, ma=2)


def test_12_1_moses_and_cards() -> None:
    """12.1, 11.3: Frugality with Moses; the event on top of him."""
    said = civ(leader="moses", food=1, hand="frugality-a", yellow=17)
    see(Table(said).do("play frugality-a"), 0, food=1, unused=2)
    assert Table({**said, "food": 0}).refused("play frugality-a") == "no-food"
    table = event("development-of-civilization", {**said, "food": 0}, civ(), age="i")
    see(table.do("population"), 0, food=0, unused=2, ca=4)


def test_8_4_development_of_civilization_with_construction() -> None:
    """6.8: Masonry 1 and the event 1 off an Alchemy of 6; no action."""
    said = civ(techs="masonry alchemy", resources=4)
    table = event("development-of-civilization", said, civ(), age="i").do("build alchemy")
    see(table, 0, resources=0, ca=4, unused=0)


def test_6_8_leaders_at_a_technology_of_the_event() -> None:
    """6.8: Leonardo and Einstein are glad, Newton has no action to give back."""
    for leader, resources, culture in (
        ("leonardo-da-vinci", 1, 0),
        ("albert-einstein", 0, 3),
        ("isaac-newton", 0, 0),
    ):
        said = civ(leader=leader, hand="iron", science=4)
        table = event("development-of-civilization", said, civ(), age="iii").do("develop iron")
        see(table, 0, resources=resources, culture=1 + culture, ca=4, science=0)


def test_6_8_robespierre_revolts_by_the_event() -> None:
    """6.8, 9.3.5: with all military actions, civil ones stay, three culture."""
    said = civ(leader="maximilien-robespierre", hand="monarchy", science=1)
    table = event("development-of-civilization", said, civ(), age="ii").do("revolt monarchy")
    see(table, 0, ca=5, ma=0, science=0, culture=1 + 3)
    table = event("development-of-civilization", {**said, "ma": 2}, civ(), age="ii")
    assert table.refused("revolt monarchy") == "actions-spent"
