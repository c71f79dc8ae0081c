"""Two or three cards at once: governments, leaders, wonders, action cards. Rules 8.3, 9, 10, 11."""

from ages_table import Table, civ, see


# ---- governments: 9.3, 8.3
def test_9_3_newton_and_a_revolution_through_breakthrough() -> None:
    """9.3.4: all actions are spent, one comes back; science after paying."""
    said = civ(leader="isaac-newton", hand="monarchy breakthrough-ii", science=2)
    table = Table(said, age="ii").do("play breakthrough-ii")
    see(table, 0, ca=1, ca_total=5, science=3)


def test_9_3_einstein_and_a_revolution() -> None:
    """9.3.3: three culture for a technology."""
    table = Table(civ(leader="albert-einstein", hand="republic", science=3), age="iii")
    see(table.do("revolt republic"), 0, culture=3, ca=0, ca_total=7, ma=2)


def test_9_3_a_peaceful_change_by_breakthrough() -> None:
    """9.3.2: the higher price; new actions are there at once."""
    said = civ(hand="monarchy breakthrough-i", science=8)
    table = Table(said).do("play breakthrough-i", "develop monarchy")
    see(table, 0, ca=4, ca_total=5, ma=3, science=2)


def test_8_3_fewer_military_actions() -> None:
    """8.3: from Constitutional Monarchy to Republic: spent ones go first."""
    said = civ(government="constitutional-monarchy", hand="republic", science=13)
    see(Table({**said, "ma": 2}, age="ii").do("develop republic"), 0, ma=2, ma_total=2, ca=6)
    see(Table({**said, "ma": 4}, age="ii").do("develop republic"), 0, ma=2, ma_total=2)
    see(Table({**said, "ma": 3}, age="ii").do("develop republic"), 0, ma=2, ma_total=2)


def test_9_3_robespierre_to_fewer_civil_actions() -> None:
    """9.3.5: from Republic (7) to Monarchy (5): spent civil actions go first."""
    said = civ(
        leader="maximilien-robespierre", government="republic", hand="monarchy", science=2, ca=6
    )
    table = Table(said, age="ii").do("revolt monarchy")
    see(table, 0, ca=5, ca_total=5, ma=0, ma_total=4, culture=3)


def test_9_3_a_converted_action_before_a_revolution() -> None:
    """A-8: the spent military action of Hammurabi does not touch the civil ones."""
    said = civ(leader="hammurabi", hand="monarchy", science=2)
    table = Table(said).do("convert", "revolt monarchy")
    see(table, 0, ca=0, extra_ca=1, ma=2, ma_total=3)


def test_8_3_completing_the_kremlin() -> None:
    """8.3, 10.2: one civil and one military action more at once, a face less."""
    said = civ(unfinished=("kremlin", 2), resources=4, workers="religion 2", ca=1, ma=0)
    table = Table(said, age="ii")
    see(table, 0, happiness=2)
    table.do("stage 1")
    see(
        table, 0, ca=1, ma=1, ca_total=5, ma_total=3, happiness=1, culture_rating=4, blue=16 + 4 + 2
    )


def test_9_2_special_technologies_of_a_kind() -> None:
    """9.2, A-13: only the difference comes; a lower one developed later leaves again."""
    table = Table(civ(techs="warfare", hand="military-theory", science=11, ma=0), age="iii")
    see(table.do("develop military-theory"), 0, ma=2, ma_total=5, strength=1 + 5)
    table = Table(civ(techs="civil-service", hand="justice-system", science=7, ca=3), age="iii")
    table.do("develop justice-system")
    see(table, 0, ca=2, ca_total=6, blue=16, blue_sum=16, science=0)
    assert (table.has("civil-service"), table.has("justice-system")) == (True, False)
    table = Table(civ(techs="code-of-laws", hand="civil-service", science=10, ca=3), age="iii")
    see(table.do("develop civil-service"), 0, ca=3, ca_total=6, blue=19)
    table = Table(civ(techs="justice-system", hand="civil-service", science=10), age="iii")
    see(table.do("develop civil-service"), 0, blue=16, ca_total=6)


def test_9_1_a_technology_that_left_may_be_taken_again() -> None:
    """9.1: its name is neither in hand nor in play."""
    table = Table(
        civ(techs="code-of-laws", hand="justice-system", science=7),
        civ(),
        civ(),
        row="code-of-laws",
    )
    assert table.refused("take 1") == "have-technology"
    assert table.do("develop justice-system").refused("take 1") is None


# ---- leaders: 10.1
def test_10_1_a_leader_used_and_replaced_in_one_turn() -> None:
    """10.1: Hammurabi converts and takes, then goes; what he gave stays."""
    table = Table(civ(leader="hammurabi", hand="joan-of-arc"), row="iron")
    table.do("convert", "lead joan-of-arc")
    see(table, 0, extra_ca=0, ca=4, ma=2, ma_total=3)
    table = Table(civ(leader="winston-churchill", hand="charlie-chaplin"), age="iii")
    table.do("speak", "lead charlie-chaplin")
    see(table, 0, culture=3, ca=4, happiness=2)


def test_13_1_churchill_replaced_without_a_choice() -> None:
    """13.1: he must be in play at the end of the turn."""
    table = Table(civ(leader="winston-churchill", hand="charlie-chaplin"), age="iii")
    see(table.do("lead charlie-chaplin").end_turn(), 0, culture=0)


def test_8_2_gates_replaced() -> None:
    """10.8: culture of the levels of his labs when he leaves."""
    said = civ(leader="bill-gates", hand="sid-meier", workers="alchemy 2 computers 1 philosophy 2")
    see(Table(said, age="iii").do("lead sid-meier"), 0, culture=2 + 3, ca=4)


def test_10_4_homer_needs_a_completed_wonder() -> None:
    """10.4: else he simply goes, an action comes back; tucked, none does."""
    said = civ(leader="homer", hand="moses", unfinished=("pyramids", 1), ca=2)
    see(Table(said).do("lead moses"), 0, ca=2, happiness=0)
    said = civ(leader="homer", hand="moses", wonders="hanging-gardens", ca=2)
    table = Table(said).do("lead moses", "pick hanging-gardens")
    see(table, 0, ca=1, happiness=3)
    see(Table(said).do("lead moses", "pass"), 0, ca=2, happiness=2)


def test_10_4_homer_under_the_kremlin_and_st_peters() -> None:
    """10.4, 10.5, S2: his face makes the Kremlin 0; tucked under St. Peter's nothing is raised."""
    said = civ(wonders="kremlin", homer="kremlin", workers="religion 1")
    see(Table(said, age="ii"), 0, happiness=1)
    said = civ(wonders="st-peters-basilica", homer="st-peters-basilica", workers="religion 1")
    see(Table(said, age="ii"), 0, happiness=1 + 1 + 2)


def test_10_5_st_peters_and_everything() -> None:
    """10.5: each other card and each worker that shows a face shows one more; bad faces do not."""
    said = civ(
        wonders="st-peters-basilica hanging-gardens",
        leader="william-shakespeare",
        colonies="historic-territory-i",
        government="communism",
    )
    see(Table(said, age="iii"), 0, happiness=min(8, 1 + 3 + 2 + 2 - 1))
    said = {**said, "ravaged": "st-peters-basilica"}
    see(Table(said, age="iii"), 0, happiness=2 + 1 + 1 - 1)
    said = {**said, "ravaged": "hanging-gardens", "colonies": ""}
    see(Table(said, age="iii"), 0, happiness=1 + 2 - 1)


def test_10_6_michelangelo_and_joan_read_raised_faces() -> None:
    """10.6: temples, theaters, wonders for him; temples and governments for her."""
    said = civ(
        leader="michelangelo",
        wonders="st-peters-basilica great-wall",
        workers="religion 1 drama 1 bread-and-circuses 1",
    )
    culture = 2 + 1 + 1 + 2  # printed: St. Peter's, Great Wall, Religion, Drama
    see(Table(said), 0, culture_rating=culture + 1 + 2 + 2 + 2)
    said = {**said, "leader": "joan-of-arc", "government": "theocracy"}
    table = Table(said)
    plain = 1 + 1  # the arena; Theocracy prints a strength
    see(table, 0, strength=plain + 2 + 2)


def test_10_6_a_ravaged_wonder_shows_michelangelo_nothing() -> None:
    """6.11, S4: but Homer's face under it is read."""
    said = civ(leader="michelangelo", wonders="hanging-gardens", ravaged="hanging-gardens")
    see(Table(said), 0, culture_rating=2, happiness=0)
    see(Table({**said, "homer": "hanging-gardens"}), 0, culture_rating=3, happiness=1)


def test_10_7_sid_meier_and_a_library() -> None:
    """10.7: a lab's science is 1 less, its culture its level; libraries as before."""
    said = civ(leader="sid-meier", workers="computers 2 philosophy 1 multimedia 1")
    see(Table(said, age="iii"), 0, science_rating=4 + 4 + 0 + 3, culture_rating=3 + 3 + 0 + 3)


def test_10_fundamentalism_and_no_labs() -> None:
    """22.2: a rating is never below nothing."""
    see(Table(civ(government="fundamentalism", workers=""), age="iii"), 0, science_rating=0)
    said = civ(government="fundamentalism", workers="alchemy 1", leader="isaac-newton")
    see(Table(said, age="iii"), 0, science_rating=2 + 1 - 2, strength=5)


def test_10_wonders_completed_score_with_what_is_there() -> None:
    """10.7: Internet with Bach and Chaplin, Hollywood with Bach."""
    said = civ(
        unfinished=("hollywood", 2),
        resources=5,
        leader="johann-sebastian-bach",
        workers="opera 2 journalism 1 philosophy 1",
    )
    see(Table(said, age="iii").do("stage 1"), 0, culture=2 * (4 + 4 + 2))
    said = civ(
        unfinished=("internet", 4),
        resources=2,
        leader="charlie-chaplin",
        workers="movies 1 opera 1 team-sports 1 alchemy 1 religion 1 warriors 3",
    )
    see(Table(said, age="iii").do("stage 1"), 0, culture=4 + 4 + 3 + 2 + 2 + 1)


def test_10_ocean_liners_work_in_the_phase_they_are_completed() -> None:
    """10.2, 8.2: once a turn."""
    said = civ(unfinished=("ocean-liner-service", 3), resources=4)
    table = Table(said, age="ii").do("stage 1", "liner")
    see(table, 0, unused=2, yellow=17, ca=3)
    assert table.refused("liner") == "already-used"


def test_14_5_engineering_genius_and_an_empty_bank() -> None:
    """14.5, 11.2: the token just paid is in the bank; without one, a card gives its own."""
    said = civ(unfinished=("colossus", 0), hand="engineering-genius-a", stock="bronze 2", blue=0)
    table = Table(said).do("play engineering-genius-a")
    see(table, 0, resources=1, stages=1, blue=0)
    said = {**said, "hand": "engineering-genius-i", "stock": "bronze 2 agriculture 1"}
    table = Table(said).do("play engineering-genius-i", "pick bronze")
    see(table, 0, resources=1, food=1, stages=1, blue=0)


def test_15_1_barbarossa_and_pools() -> None:
    """15.1, 8.4.4: one resource less, the rest from Patriotism; his action pays for both."""
    said = civ(
        leader="frederick-barbarossa",
        hand="patriotism-a",
        food=1,
        yellow=17,
        techs="knights",
        resources=1,
        unused=0,
    )
    table = Table(said).do("play patriotism-a", "barbarossa knights")
    see(table, 0, food=0, resources=0, unit_resources=0, ma=2, extra_ma=0, unused=0)


def test_11_1_an_older_copy_and_a_new_one() -> None:
    """11.1: one in hand, one taken this phase: one can be played."""
    table = Table(civ(hand="rich-land-a", resources=9, unused=2), row="rich-land-a")
    table.do("take 1", "play rich-land-a", "build bronze")
    assert table.refused("play rich-land-a") == "taken-this-phase"


def test_14_8_trade_routes_of_both_kinds() -> None:
    """14.8: once a turn each; a food for a unit's resource too."""
    said = civ(food=1, resources=1)
    pact = [("trade-routes-agreement", 0, 1)]
    table = Table(said, civ(), civ(), pacts=pact).do("food-as-resource", "build warriors")
    see(table, 0, food=0, resources=0, ma=1)
    assert table.refused("food-as-resource") == "already-used"
    assert table.refused("resource-as-food") == "no-power"
