"""Prices, ratings and payments: rules 8.4, 10, 12.1, 14, sentence by sentence."""

from ages_table import Table, civ

from wartable.games.through_the_ages import views
from wartable.games.through_the_ages.engine.rules.goods import pay_food, pay_resources
from wartable.games.through_the_ages.engine.rules.ratings import corruption, discontent


def test_8_2_taj_mahal_costs_nothing_less_than_nothing() -> None:
    """8.2: two less, none at least; a tucked Homer was replaced too."""
    table = Table(civ(leader="moses", hand="joan-of-arc"), row="taj-mahal")
    table.do("lead joan-of-arc", "take 1")
    assert (table[0].ca, table[0].extra_ca) == (4, 0)
    homer = civ(leader="homer", hand="joan-of-arc", wonders="colossus", ca=3)
    table = Table(homer, row="- - - - - taj-mahal").do("lead joan-of-arc", "pick colossus")
    table.do("take 6")  # 2 for the slot, 1 for the Colossus, 2 less
    assert table[0].ca == 3 - 1 - 1


def test_8_2_a_leader_taken_is_the_one_of_his_age() -> None:
    """8.2, T15: also while he is still in hand."""
    table = Table(row="joan-of-arc leonardo-da-vinci moses").do("take 1")
    assert table.refused("take 2") == "age-leader-taken"
    assert table.refused("take 3") is None


def test_8_4_only_scientific_cooperation_helps() -> None:
    """8.4.5: another pact does not."""
    table = Table(
        civ(hand="iron", science=4),
        civ(science=9),
        civ(),
        age="iii",
        pacts=[("peace-treaty", 0, 1), ("scientific-cooperation", 1, 2)],
    )
    assert table.refused("develop iron") == "no-science"


def test_8_2_the_hand_limit_is_the_total() -> None:
    """8.2, 16.1: spent actions do not make the hand smaller."""
    table = Table(civ(hand="iron alchemy", ca=1), row="drama").do("take 1")
    assert (table[0].hand_count, table[0].ca) == (3, 0)


def test_8_2_stages_that_are_left() -> None:
    """8.2: Masonry builds two stages, but the Pyramids lack one."""
    table = Table(civ(unfinished=("pyramids", 2), techs="masonry", resources=9))
    assert table.refused("stage 2") == "too-many-stages"
    assert table.refused("stage 1") is None


def test_8_4_shakespeare_and_a_theater() -> None:
    """8.4.1, 8.4.5: the pair works both ways."""
    said = civ(
        leader="william-shakespeare",
        workers="drama 1",
        hand="printing-press",
        science=2,
        resources=2,
    )
    table = Table(said, age="ii").do("develop printing-press", "build printing-press")
    assert (table[0].science, table.resources()) == (0, 0)


def test_8_2_a_stage_must_be_paid() -> None:
    """8.2: the cost of every stage covered, summed up."""
    said = civ(unfinished=("pyramids", 0), techs="masonry")
    assert Table({**said, "resources": 2}).refused("stage 1") == "no-resources"
    table = Table({**said, "resources": 4})
    assert table.refused("stage 2") == "no-resources"
    assert table.refused("stage 1") is None


def test_10_shakespeare_counts_pairs() -> None:
    """10.7, T34: as many as there are of the rarer kind."""
    plain = {"printing-press": 1, "drama": 2}  # culture of one worker
    for libraries, theaters in ((2, 1), (1, 2), (2, 2), (2, 0)):
        said = civ(
            leader="william-shakespeare", workers=f"printing-press {libraries} drama {theaters}"
        )
        own = libraries * plain["printing-press"] + theaters * plain["drama"]
        assert Table(said, age="ii")[0].culture_rating == own + 2 * min(libraries, theaters)


def test_8_4_shakespeare_needs_the_other_one() -> None:
    """8.4.1, T34: a library alone makes no library cheaper, nor a theater a theater."""
    said = civ(leader="william-shakespeare", workers="drama 1", techs="opera", resources=7)
    assert Table(said, age="ii").refused("build opera") == "no-resources"
    said = civ(leader="william-shakespeare", hand="printing-press", science=2)
    assert Table(said, age="ii").refused("develop printing-press") == "no-science"


def test_8_1_the_last_civil_action() -> None:
    """8.1: one is enough for whatever takes one, none is not."""
    said = civ(
        food=9,
        resources=9,
        science=9,
        hand="iron moses stockpile",
        unfinished=("pyramids", 0),
    )
    one = Table({**said, "ca": 1}, row="drama")
    none = Table({**said, "ca": 0}, row="drama")
    for line in (
        *("population", "build religion", "destroy bronze", "stage 1", "take 1"),
        *("develop iron", "lead moses", "play stockpile"),
    ):
        assert one.refused(line) is None, line
        assert none.refused(line) == "no-action", line


def test_15_1_the_last_military_action() -> None:
    """15.1: the same of military actions."""
    said = civ(resources=9, techs="swordsmen", military="legion")
    one, none = Table({**said, "ma": 1}), Table({**said, "ma": 0})
    for line in (
        *("build warriors", "upgrade warriors swordsmen", "disband warriors", "adopt legion"),
    ):
        assert one.refused(line) is None, line
        assert none.refused(line) == "no-military-action", line


def test_8_2_a_new_building_counts_at_once() -> None:
    """9.1: the first lab of all too."""
    assert Table(civ(workers="", resources=9)).do("build philosophy")[0].science_rating == 1


def test_8_4_arenas_are_urban() -> None:
    """8.4.1, 9.5: Masonry makes them cheaper, the urban limit holds for them."""
    said = civ(techs="masonry bread-and-circuses", resources=4, unused=3)
    table = Table(said).do("build bread-and-circuses", "build bread-and-circuses")
    assert table.resources() == 0
    assert table.refused("build bread-and-circuses") == "urban-limit"


def test_8_4_a_free_technology_needs_no_partner() -> None:
    """8.4.5: Bach and an event make Drama free; the partner pays nothing."""
    table = Table(
        civ(leader="johann-sebastian-bach", hand="drama", military="foray"),
        civ(science=3),
        civ(),
        age="ii",
        phase="politics",
        events="development-of-civilization",
        pacts=[("scientific-cooperation", 0, 1)],
    ).do("prepare foray", "draw development-of-civilization", "develop drama")
    assert (table.has("drama"), table[1].science) == (True, 3)


def test_8_4_churchills_science_is_for_units() -> None:
    """8.4.5"""
    table = Table(civ(leader="winston-churchill", hand="oil rockets", science=7), age="iii")
    table.do("arm")
    assert table.refused("develop oil") == "no-science"
    table.do("develop rockets")
    assert (table[0].science, table[0].unit_science) == (2, 0)


def test_d7_churchills_science_may_be_split() -> None:
    """D7: what Swordsmen leave of it pays towards Knights."""
    table = Table(
        civ(leader="winston-churchill", hand="swordsmen knights", science=9),
        civ(science=9),
        civ(),
        age="iii",
        pacts=[("scientific-cooperation", 0, 1)],
    ).do("arm", "develop swordsmen")
    assert (table[0].unit_science, table[0].science) == (1, 9)
    table.do("develop knights")
    assert (table[0].unit_science, table[0].science) == (0, 9 - (5 - 2 - 1))


def test_8_4_barbarossas_food() -> None:
    """15.1: 1 food less, no more and no less."""
    table = Table(civ(leader="frederick-barbarossa", yellow=16, food=3, resources=2, unused=0))
    assert table.do("barbarossa warriors").food() == 1
    table = Table(civ(leader="frederick-barbarossa", yellow=16, food=1, resources=2))
    assert table.refused("barbarossa warriors") == "no-food"


def test_11_2_an_order_that_cannot_be_paid() -> None:
    """11.2: a worker and a card are not enough."""
    for resources, why in ((0, "cannot-follow"), (1, None)):
        said = civ(hand="rich-land-a", resources=resources, workers="")
        assert Table(said).refused("play rich-land-a") == why
    said = civ(hand="urban-growth-a", resources=1)  # enough for a mine, not for a temple
    assert Table(said).refused("play urban-growth-a") == "cannot-follow"


def test_10_5_st_peters_for_joan() -> None:
    """10.5, 10.6: her temples and her government count one face more each."""
    said = civ(leader="joan-of-arc", workers="religion 2", government="theocracy")
    plain = Table(said)[0].strength
    assert Table({**said, "wonders": "st-peters-basilica"})[0].strength == plain + 2 + 1


def test_10_an_unhappy_wonder_takes_a_face() -> None:
    """12.2: the Kremlin's unhappy face against two happy ones; St. Peter's leaves it alone."""
    assert Table(civ(wonders="kremlin", workers="drama 2"))[0].happiness == 1
    both = civ(wonders="kremlin st-peters-basilica", workers="drama 2")
    assert Table(both)[0].happiness == 2 * 2 + 1 - 1


def test_10_cook_counts_the_first_colony_twice() -> None:
    """Cook: 2 culture for the first colony, 1 for each other."""
    said = civ(leader="james-cook", colonies="vast-territory-i vast-territory-ii")
    assert Table(said, age="ii")[0].culture_rating == 3


def test_10_the_best_lab_or_library() -> None:
    """10.7, 1.1: the higher of the two; a card without a worker is not the best."""
    said = civ(leader="leonardo-da-vinci", workers="alchemy 1 journalism 1", techs="computers")
    assert Table(said)[0].science_rating == 2 + 2 + 2


def test_15_two_air_forces_double_two_armies() -> None:
    """15.6"""
    said = civ(workers="warriors 6 air-forces 2", tactic="legion")
    assert Table(said)[0].strength == 6 + 10 + 4 + 4


def test_15_armies_are_counted_for_all_to_see() -> None:
    """15.4: levels do not matter for their number."""
    said = civ(workers="warriors 1 swordsmen 3 riflemen 1 modern-infantry 1", tactic="legion")
    table = Table(said, age="iii")
    assert views.view(table.game, table.state, 1).civs[0].armies == 2


def test_15_old_infantry_may_ride_for_genghis_khan() -> None:
    """15.7: three Warriors make an outdated army of Conquistadors."""
    said = civ(workers="warriors 3", tactic="conquistadors", leader="genghis-khan")
    assert Table(said)[0].strength == 3 + 3


def test_15_3_a_copy_is_a_change_of_tactics() -> None:
    """15.3: once a turn, whichever way."""
    table = Table(civ(government="communism", military="legion"), common="phalanx fighting-band")
    table.do("copy phalanx")
    assert table.refused("copy fighting-band") == "tactic-changed"
    assert table.refused("adopt legion") == "tactic-changed"


def test_15_3_a_new_tactic_counts_at_once() -> None:
    """15.3, 15.4: played or copied; the former one stops counting."""
    table = Table(civ(workers="warriors 3", military="legion", tactic="fighting-band"))
    assert table[0].strength == 3 + 1
    assert table.do("adopt legion")[0].strength == 3 + 2
    table = Table(civ(workers="warriors 3", tactic="fighting-band"), common="legion")
    assert table.do("copy legion")[0].strength == 3 + 2


def test_12_1_more_tokens_than_squares() -> None:
    """12.1, 13.1: more than 18 and more than 16 tokens count as 18 and 16."""
    table = Table(civ(yellow=19, food=2, blue=17))
    assert (discontent(table[0]), corruption(table[0])) == (0, 0)
    table.do("population")
    assert table.food() == 0


def test_14_a_lab_token_that_paid_nothing_stays() -> None:
    """14.3, 14.4: Oil pays 5 exactly; Computers keep their token although the bank is empty."""
    said = civ(leader="bill-gates", workers="computers 1", techs="oil", blue=0)
    table = Table({**said, "stock": "computers 1 oil 1"}, age="iii")
    pay_resources(table[0], 5)
    assert (table.stock("computers"), table.stock("oil"), table[0].blue) == (1, 0, 1)
    said = civ(workers="scientific-method 1", techs="coal", blue=0)
    table = Table({**said, "stock": "scientific-method 1 coal 1"}, age="iii")
    pay_resources(table[0], 3)
    assert (table.resources(), table[0].blue) == (2, 1)


def test_14_change_comes_largest_first_on_cheaper_cards() -> None:
    """14.3: 5 less 1 is 3 and 1; a mine before the lab a token came from."""
    table = Table(civ(techs="coal oil", stock="oil 1", blue=2), age="iii")
    pay_resources(table[0], 1)
    assert [table.stock(key) for key in ("oil", "coal", "bronze")] == [0, 1, 1]
    table = Table(civ(techs="coal", stock="coal 2", blue=2), age="iii")
    pay_resources(table[0], 1)
    assert [table.stock(key) for key in ("coal", "bronze")] == [1, 2]
    table = Table(civ(techs="irrigation", stock="irrigation 1", blue=1))
    pay_food(table[0], 1)
    assert [table.stock(key) for key in ("irrigation", "agriculture")] == [0, 1]
    for lab in ("scientific-method", "computers"):  # labs hold resources, never food
        said = civ(techs="mechanized-agriculture", workers=f"{lab} 1", blue=9)
        table = Table({**said, "stock": f"mechanized-agriculture 1 {lab} 1"}, age="iii")
        pay_food(table[0], 1)
        assert (table.stock("agriculture"), table.stock(lab)) == (4, 1)
    table = Table(civ(techs="computers coal oil", stock="computers 1 oil 1"), age="iii")
    pay_resources(table[0], 4)
    assert [table.stock(key) for key in ("computers", "coal", "bronze")] == [0, 1, 1]


def test_14_8_what_was_traded_is_spent_once() -> None:
    """14.8, A-3; without food there is nothing to trade."""
    pact = {"pacts": [("trade-routes-agreement", 0, 1)]}
    table = Table(civ(food=2, resources=5, unused=2), civ(), civ(), **pact)
    table.do("food-as-resource", "build religion", "build religion")
    assert (table[0].credit_resource, table.resources()) == (0, 0)
    assert Table(civ(), civ(), civ(), **pact).refused("food-as-resource") == "no-food"
    assert Table(civ(food=1), civ(), civ(), **pact).refused("food-as-resource") is None
    other = {"pacts": [("trade-routes-agreement", 1, 0)]}
    table = Table(civ(food=9, resources=1), civ(), civ(), **other)
    table.do("resource-as-food", "population", "population")
    assert (table[0].credit_food, table.food()) == (0, 9 + 1 - 2 - 2)
    assert Table(civ(), civ(), civ(), **other).refused("resource-as-food") == "no-resources"
