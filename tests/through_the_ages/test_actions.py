"""Civil actions and their costs: rows T16–T41 of the rule sheet."""

from ages_table import Table, civ


def test_t16_population_prices() -> None:
    """T16"""
    for yellow, price in ((17, 2), (16, 3), (12, 4)):
        table = Table(civ(yellow=yellow, food=8)).do("population")
        assert table.food() == 8 - price
    assert Table(civ(yellow=0, food=9)).refused("population") == "bank-empty"
    assert Table(civ(yellow=16, food=2)).refused("population") == "no-food"
    table = Table(civ(yellow=17, food=2, leader="moses")).do("population")
    assert table.food() == 1


def test_t17_masonry() -> None:
    """T17: both sides of an upgrade are discounted; no discount at level A."""
    table = Table(civ(techs="masonry alchemy", resources=2)).do("upgrade philosophy alchemy")
    assert table.resources() == 0
    said = civ(techs="masonry scientific-method", workers="alchemy 1", resources=2)
    assert Table(said, age="ii").do("upgrade alchemy scientific-method").resources() == 0
    assert Table(civ(techs="masonry", resources=3)).do("build religion").resources() == 0


def test_construction_discounts_by_level() -> None:
    """8.4.1: Architecture and Engineering."""
    said = civ(techs="architecture opera drama", resources=9, unused=2)
    table = Table(said, age="ii").do("build opera", "build drama")
    assert table.resources() == 9 - 6 - 3
    said = civ(techs="engineering movies", resources=8)
    assert Table(said, age="iii").do("build movies").resources() == 0


def test_t19_the_urban_limit() -> None:
    """T19: two labs under Despotism; an upgrade is no new building."""
    table = Table(civ(workers="philosophy 2", techs="alchemy", resources=9))
    assert table.refused("build alchemy") == "urban-limit"
    table.do("upgrade philosophy alchemy")
    assert table.workers("alchemy") == 1


def test_t20_a_lower_limit_destroys_nothing() -> None:
    """T20"""
    table = Table(
        civ(government="democracy", workers="religion 4", hand="monarchy", science=8, resources=9),
        age="iii",
    )
    table.do("develop monarchy")
    assert table.workers("religion") == 4
    assert table.refused("build religion") == "urban-limit"


def test_t21_a_reduction_below_nothing_costs_nothing() -> None:
    """T21: Urban Growth I on a difference of 2."""
    table = Table(civ(hand="urban-growth-i", techs="masonry alchemy", unused=0)).do(
        "play urban-growth-i"
    )
    assert (table.workers("alchemy"), table.resources()) == (1, 0)


def test_t22_rich_land_without_an_unused_worker() -> None:
    """T22: upgrading only."""
    table = Table(civ(hand="rich-land-i", techs="iron irrigation", unused=0, resources=3))
    table.do("play rich-land-i")
    assert table.legal() == ["upgrade agriculture irrigation", "upgrade bronze iron"]
    table.do("upgrade bronze iron")
    assert table.resources() == 3 - (5 - 2 - 2)
    table = Table(civ(hand="rich-land-a", unused=0))
    assert table.refused("play rich-land-a") == "cannot-follow"


def test_rich_land_builds() -> None:
    """11.2"""
    table = Table(civ(hand="rich-land-ii", techs="coal", resources=5), age="ii")
    table.do("play rich-land-ii", "build coal")
    assert (table.workers("coal"), table.resources(), table[0].ca) == (1, 0, 3)


def test_t23_frugality_cannot_finance_itself() -> None:
    """T23"""
    assert Table(civ(hand="frugality-a", food=1)).refused("play frugality-a") == "no-food"
    table = Table(civ(hand="frugality-i", food=2)).do("play frugality-i")
    assert (table.food(), table[0].unused) == (2, 2)
    table = Table(civ(hand="frugality-ii", food=3, yellow=13), age="ii").do("play frugality-ii")
    assert table.food() == 3


def test_t25_efficient_upgrade_is_not_for_units() -> None:
    """T25"""
    table = Table(civ(hand="efficient-upgrade-ii", techs="swordsmen", resources=5), age="ii")
    assert table.refused("play efficient-upgrade-ii") == "cannot-follow"
    table = Table(
        civ(hand="efficient-upgrade-ii", techs="swordsmen iron irrigation", resources=5), age="ii"
    ).do("play efficient-upgrade-ii")
    assert table.refused("upgrade warriors swordsmen") == "wrong-target"
    assert table.refused("build iron") == "wrong-target"


def test_efficient_upgrade_iii() -> None:
    """11.2"""
    table = Table(civ(hand="efficient-upgrade-iii", techs="oil", resources=5), age="iii")
    table.do("play efficient-upgrade-iii")
    assert (table.workers("oil"), table.resources()) == (1, 0)


def test_t26_an_action_card_waits_a_turn() -> None:
    """T26"""
    table = Table(row="stockpile").do("take 1")
    assert table.refused("play stockpile") == "taken-this-phase"
    table.end_turn().to_actions().end_turn().to_actions()
    table.do("play stockpile")


def test_an_older_copy_may_be_played() -> None:
    """11.1: of two copies the one from before."""
    table = Table(civ(hand="reserves-i", ca=4), row="reserves-i").do("take 1")
    table.do("play reserves-i", "split 2")
    assert table.refused("play reserves-i") == "taken-this-phase"


def test_t27_stages_at_once() -> None:
    """T27: Masonry, Pyramids 3 + 2; Engineering Genius A one stage."""
    said = civ(unfinished=("pyramids", 0), techs="masonry", resources=5)
    table = Table(said).do("stage 2")
    assert (table[0].stages, table.resources(), table[0].ca) == (2, 0, 3)
    assert Table(said).refused("stage 3") == "too-many-stages"
    table = Table(civ(unfinished=("pyramids", 0), hand="engineering-genius-a", resources=1))
    table.do("play engineering-genius-a")
    assert (table[0].stages, table.resources()) == (1, 0)


def test_t28_a_stage_with_an_empty_bank() -> None:
    """T28, A-4: a token of a card covers the last stage and returns to the bank at once."""
    table = Table(
        civ(
            unfinished=("pyramids", 2),
            hand="engineering-genius-a",
            stock="agriculture 2 bronze 1",
            blue=0,
        )
    ).do("play engineering-genius-a")
    assert table.refused("pick philosophy") == "not-asked"
    table.do("pick agriculture")
    assert table[0].wonders != 0
    assert (table.stock("agriculture"), table[0].blue) == (1, 3)


def test_engineering_genius_of_every_age() -> None:
    """8.4.3"""
    for key, wonder, stage, price in (
        ("engineering-genius-i", "colossus", 0, 0),
        ("engineering-genius-ii", "eiffel-tower", 1, 3),
        ("engineering-genius-iii", "first-space-flight", 3, 4),
    ):
        table = Table(civ(unfinished=(wonder, stage), hand=key, resources=9), age="iii")
        table.do(f"play {key}")
        assert table.resources() == 9 - price


def test_t29_replacing_a_leader_then_revolution() -> None:
    """T29"""
    table = Table(civ(leader="moses", hand="joan-of-arc monarchy", science=2))
    table.do("lead joan-of-arc", "revolt monarchy")
    assert (table[0].ca, table[0].ca_total) == (0, 5)


def test_t30_taking_a_card_then_revolution() -> None:
    """T30"""
    table = Table(civ(hand="monarchy", science=2), row="iron").do("take 1")
    assert table.refused("revolt monarchy") == "actions-spent"


def test_t32_a_peaceful_change() -> None:
    """T32: 2 civil actions left, 3 afterwards less the one spent; one more military action."""
    table = Table(civ(hand="monarchy", science=8, ca=3)).do("develop monarchy")
    assert (table[0].ca, table[0].ma) == (3, 3)


def test_t34_shakespeare() -> None:
    """T34"""
    table = Table(
        civ(
            leader="william-shakespeare",
            workers="printing-press 1",
            hand="drama",
            science=2,
            resources=3,
        ),
        age="ii",
    ).do("develop drama", "build drama")
    assert (table[0].science, table.resources()) == (0, 0)
    assert table[0].culture_rating == 1 + 2 + 2


def test_bach_and_chaplin() -> None:
    """10.7: theaters cheaper and better; the best one doubled."""
    table = Table(civ(leader="johann-sebastian-bach", hand="opera", science=5), age="ii")
    table.do("develop opera")
    assert table[0].science == 0
    assert Table(civ(leader="johann-sebastian-bach", workers="drama 2"))[0].culture_rating == 6
    assert Table(civ(leader="charlie-chaplin", workers="drama 2"))[0].culture_rating == 6


def test_t35_barbarossa() -> None:
    """T35: bank 16, 2 food, 1 resource, 1 military action."""
    table = Table(civ(leader="frederick-barbarossa", yellow=16, food=2, resources=2, unused=0))
    table.do("barbarossa warriors")
    assert (table.food(), table.resources(), table[0].ma) == (0, 1, 1)
    assert table.workers("warriors") == 2


def test_t36_ocean_liners_and_an_empty_bank() -> None:
    """T36"""
    table = Table(civ(wonders="ocean-liner-service", yellow=0), age="ii")
    assert table.refused("liner") == "bank-empty"
    table = Table(civ(wonders="ocean-liner-service"), age="ii").do("liner")
    assert table[0].unused == 2
    assert table.refused("liner") == "already-used"


def test_t38_trade_routes() -> None:
    """T38: 2 resources and 1 food for a build of 3, once a turn."""
    table = Table(
        civ(food=2, resources=2),
        civ(food=1, resources=2),
        civ(),
        pacts=[("trade-routes-agreement", 0, 1)],
    )
    table.do("food-as-resource", "build religion")
    assert (table.food(), table.resources()) == (1, 0)
    assert table.refused("food-as-resource") == "already-used"
    assert table.refused("resource-as-food") == "no-power"


def test_trade_routes_the_other_way() -> None:
    """14.8: side B pays a resource for food."""
    table = Table(civ(food=1, resources=2), civ(), civ(), pacts=[("trade-routes-agreement", 1, 0)])
    table.do("resource-as-food", "population")
    assert (table.food(), table.resources()) == (0, 1)


def test_t39_patriotism_is_a_pool() -> None:
    """T39: Swordsmen for nothing, the second at full price."""
    table = Table(civ(hand="patriotism-ii", techs="swordsmen", unused=2, resources=3), age="ii")
    table.do("play patriotism-ii", "build swordsmen")
    assert table.resources() == 3
    table.do("build swordsmen")
    assert (table.resources(), table[0].ma, table[0].extra_ma) == (0, 1, 0)


def test_t40_wave_of_nationalism() -> None:
    """T40: strictly stronger rivals only."""
    said = civ(hand="wave-of-nationalism")
    table = Table(said, civ(workers="warriors 3"), civ(workers="warriors 2"), age="ii")
    assert table.do("play wave-of-nationalism")[0].unit_resources == 6
    table = Table(said, civ(workers="warriors 3"), civ(), age="ii")
    assert table.do("play wave-of-nationalism")[0].unit_resources == 3
    said = civ(hand="military-build-up")
    table = Table(said, civ(workers="warriors 3"), age="iii").do("play military-build-up")
    assert table[0].unit_resources == 8


def test_endowment_for_the_arts() -> None:
    """11.4"""
    table = Table(
        civ(hand="endowment-for-the-arts", culture=5), civ(culture=6), civ(culture=5), age="iii"
    ).do("play endowment-for-the-arts")
    assert table[0].culture == 8


def test_t41_churchill_and_homer() -> None:
    """T41: pools before real resources; leftovers are gone."""
    table = Table(
        civ(leader="winston-churchill", hand="rockets", science=5, resources=4, unused=1),
        age="iii",
    )
    table[0].unit_resources = 1
    table.do("arm", "develop rockets", "build rockets")
    assert (table[0].science, table.resources()) == (0, 1)
    assert table.refused("speak") == "already-used"
    table = Table(civ(leader="homer", resources=2, unused=2), phase="start").chance()
    assert table[0].unit_resources == 1
    table.do("build warriors")
    assert table.resources() == 1
    table.do("done").chance()
    assert table[0].unit_resources == 0


def test_d7_churchill_without_a_choice() -> None:
    """D7"""
    assert Table(civ(leader="winston-churchill"), age="iii").end_turn()[0].culture == 3
    table = Table(civ(leader="winston-churchill"), age="iii", options={"churchill-default": 1})
    assert table.end_turn()[0].culture == 0
    table = Table(civ(leader="winston-churchill"), age="iii").do("speak")
    assert table.end_turn()[0].culture == 3


def test_d4_hammurabi_converts_while_he_is_there() -> None:
    """D4: also just before he is replaced."""
    table = Table(civ(leader="hammurabi", hand="joan-of-arc", ca=1)).do("convert")
    assert (table[0].ma, table[0].extra_ca, table[0].ca) == (1, 1, 1)
    assert table.refused("convert") == "already-used"
    table.do("lead joan-of-arc")
    assert table.refused("convert") == "no-power"


def test_d18_a_leader_paid_by_a_converted_action() -> None:
    """D18: a civil action comes back only if one was spent."""
    table = Table(civ(leader="hammurabi", hand="joan-of-arc")).do("convert", "lead joan-of-arc")
    assert (table[0].ca, table[0].extra_ca) == (4, 0)


def test_homer_may_be_tucked_for_no_action() -> None:
    """10.4"""
    said = civ(leader="homer", hand="joan-of-arc", wonders="colossus pyramids")
    table = Table(said).do("lead joan-of-arc", "pick colossus")
    assert (table[0].happiness, table[0].ca) == (1, 4)
    table = Table(said).do("lead joan-of-arc", "pass")
    assert (table[0].happiness, table[0].ca) == (0, 5)
    assert table.gone("homer") == 1


def test_destroying_and_disbanding() -> None:
    """8.2, 15.1"""
    table = Table(civ(stock="bronze 2")).do("destroy bronze", "disband warriors")
    assert (table[0].unused, table[0].ca, table[0].ma) == (3, 3, 1)
    assert table.resources() == 2
    assert table.refused("destroy religion") == "nobody-there"


def test_building_needs_everything() -> None:
    """8.2: each refusal by its name."""
    assert Table(civ(unused=0, resources=9)).refused("build bronze") == "no-worker"
    assert Table(civ(resources=9)).refused("build iron") == "not-in-play"
    assert Table(civ(resources=1)).refused("build bronze") == "no-resources"
    assert Table(civ(ca=0, resources=9)).refused("build bronze") == "no-action"
    assert Table(civ(ma=0, resources=9)).refused("build warriors") == "no-military-action"
    assert Table().refused("develop iron") == "not-in-hand"
    assert Table(civ(hand="iron", science=4)).refused("develop iron") == "no-science"
    assert Table().refused("stage 1") == "no-wonder"
    assert Table().refused("bid 1") == "not-now"


def test_leonardo_and_einstein_on_developing() -> None:
    """9.3.3"""
    table = Table(civ(leader="leonardo-da-vinci", hand="iron", science=5)).do("develop iron")
    assert table.resources() == 1
    table = Table(civ(leader="albert-einstein", hand="oil", science=9), age="iii")
    assert table.do("develop oil")[0].culture == 3
    assert Table(civ(leader="leonardo-da-vinci", workers="alchemy 1"))[0].science_rating == 3
    assert Table(civ(leader="albert-einstein", workers="journalism 1"))[0].science_rating == 4


def test_special_technologies_the_higher_stays() -> None:
    """9.2: blue tokens follow the card."""
    table = Table(civ(techs="justice-system", hand="civil-service", science=10), age="iii")
    table.do("develop civil-service")
    assert (table.has("civil-service"), table.has("justice-system")) == (True, False)
    assert (table[0].blue, table[0].ca_total) == (16, 6)
    table = Table(civ(techs="justice-system", hand="code-of-laws", science=6), age="ii")
    table.do("develop code-of-laws")
    assert (table.has("code-of-laws"), table.gone("code-of-laws")) == (False, 1)


def test_specials_and_governments_give_what_is_printed() -> None:
    """Cards: warfare, exploration, governments."""
    for techs, strength, ma in (("warfare", 2, 3), ("strategy", 4, 4), ("military-theory", 6, 5)):
        table = Table(civ(techs=techs))
        assert (table[0].strength, table[0].ma_total) == (strength, ma)
    for techs, strength, colonize in (("cartography", 2, 2), ("navigation", 3, 3)):
        table = Table(civ(techs=techs))
        assert (table[0].strength, table[0].colonize) == (strength, colonize)
    assert Table(civ(techs="satellites"))[0].colonize == 4
    for government, ca, ma, limit in (
        ("theocracy", 4, 3, 3),
        ("constitutional-monarchy", 6, 4, 3),
        ("republic", 7, 2, 3),
        ("communism", 7, 5, 4),
        ("fundamentalism", 6, 5, 4),
        ("democracy", 7, 3, 4),
    ):
        one = Table(civ(government=government))[0]
        assert (one.ca_total, one.ma_total, one.urban_limit) == (ca, ma, limit)


def test_scientific_cooperation_pays_every_time() -> None:
    """D19: 2 less, the partner pays 1, as often as one develops."""
    table = Table(
        civ(hand="iron alchemy", science=5),
        civ(science=2),
        civ(),
        age="ii",
        pacts=[("scientific-cooperation", 0, 1)],
    ).do("develop iron", "develop alchemy")
    assert (table[0].science, table[1].science) == (0, 0)
    poor = Table(
        civ(hand="iron", science=4),
        civ(),
        civ(),
        age="ii",
        pacts=[("scientific-cooperation", 0, 1)],
    )
    assert poor.refused("develop iron") == "no-science"


def test_simple_action_cards() -> None:
    """Cards that give goods at once."""
    for key, science, culture, age in (
        ("cultural-heritage-a", 1, 4, "i"),
        ("cultural-heritage-i", 2, 2, "i"),
        ("revolutionary-idea-ii", 4, 0, "ii"),
        ("revolutionary-idea-iii", 6, 0, "iii"),
    ):
        table = Table(civ(hand=key), age=age).do(f"play {key}")
        assert (table[0].science, table[0].culture) == (science, culture)
    table = Table(civ(hand="stockpile")).do("play stockpile")
    assert (table.food(), table.resources()) == (1, 1)
    for key, n in (("reserves-i", 2), ("reserves-ii", 3), ("reserves-iii", 4)):
        assert Table(civ(hand=key), age="iii").do(f"play {key}", f"split {n}").food() == n
        assert Table(civ(hand=key), age="iii").do(f"play {key}", "split 0").resources() == n
    for key, n in (("patriotism-a", 1), ("patriotism-i", 2), ("patriotism-iii", 4)):
        table = Table(civ(hand=key), age="iii").do(f"play {key}")
        assert (table[0].unit_resources, table[0].extra_ma) == (n, 1)


def test_urban_growth_of_every_age() -> None:
    """11.2"""
    for key, place, resources in (
        ("urban-growth-a", "religion", 2),
        ("urban-growth-ii", "opera", 5),
        ("urban-growth-iii", "movies", 7),
    ):
        techs = "" if place == "religion" else place
        table = Table(civ(hand=key, techs=techs, resources=resources, workers=""), age="iii")
        table.do(f"play {key}")
        if table.workers(place) == 0:
            table.do(f"build {place}")
        assert table.resources() == 0


def test_breakthrough_ii_gives_its_science_afterwards() -> None:
    """11.3"""
    assert (
        Table(civ(hand="breakthrough-ii iron", science=4), age="ii").refused("play breakthrough-ii")
        == "cannot-follow"
    )
    table = Table(civ(hand="breakthrough-ii iron", science=5), age="ii").do("play breakthrough-ii")
    assert table[0].science == 3


def test_d16_bach_not_through_urban_growth() -> None:
    """D16: it takes its own civil action."""
    table = Table(
        civ(
            leader="johann-sebastian-bach",
            hand="urban-growth-ii",
            workers="alchemy 1",
            techs="drama opera",
            resources=9,
        ),
        age="ii",
    ).do("play urban-growth-ii")
    assert table.refused("bach alchemy drama") == "wrong-target"


def test_a3_a_food_traded_and_not_spent_is_gone() -> None:
    """A-3: what was traded is for this turn."""
    table = Table(civ(food=2), civ(), civ(), pacts=[("trade-routes-agreement", 0, 1)])
    table.do("food-as-resource").end_turn()
    assert table[0].credit_resource == 0


def test_a8_hammurabis_action_outlives_a_revolution() -> None:
    """A-8"""
    table = Table(civ(leader="hammurabi", hand="monarchy", science=2)).do("convert")
    table.do("revolt monarchy")
    assert (table[0].ca, table[0].extra_ca) == (0, 1)
