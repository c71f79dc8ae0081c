"""Rulings of the Ukrainian rulebook: rows S1–S34 of the rule sheet, each by its number."""

from ages_table import Table, civ

FRESH = "agriculture 2 bronze 2 philosophy warriors"


def test_s1_a_tucked_homer_counts_for_michelangelo() -> None:
    """S1"""
    table = Table(civ(wonders="pyramids", homer="pyramids", leader="michelangelo"))
    assert table[0].culture_rating == 1


def test_s2_st_peters_raises_homers_face_once() -> None:
    """S2: Pyramids count 1 + 1; St. Peter's own face counts 1, its culture is 2."""
    table = Table(
        civ(
            wonders="pyramids st-peters-basilica",
            homer="pyramids",
            leader="michelangelo",
            workers=FRESH,
        )
    )
    assert table[0].culture_rating == 2 + 2 + 1
    assert table[0].happiness == 2 + 1


def test_s4_ravages_leave_homers_face() -> None:
    """S4"""
    table = Table(
        civ(wonders="hanging-gardens", homer="hanging-gardens", military="foray"),
        age="ii",
        phase="politics",
        events="ravages-of-time",
    )
    assert (table[0].happiness, table[0].culture_rating) == (3, 1)
    table.do("prepare foray").chance()
    assert table[0].ravaged != 0
    assert (table[0].happiness, table[0].culture_rating) == (1, 2)


def test_s5_genghis_khan_wins_ties_of_strength() -> None:
    """S5: two players, equal strength, owner counts as strongest."""
    table = Table(civ(leader="genghis-khan"), civ(), phase="end")
    assert table[0].culture == 3


def test_s5_two_strongest_with_three_players() -> None:
    """S5, 6.3"""
    three = [civ(leader="genghis-khan"), civ(workers="warriors 3"), civ(workers="warriors 4")]
    assert Table(*three, phase="end")[0].culture == 0
    three[1] = civ()
    assert Table(*three, phase="end")[0].culture == 3


def test_s6_infantry_rides_in_armies_but_stays_infantry() -> None:
    """S6: one army of 4, Great Wall +2 for the two infantry."""
    table = Table(
        civ(
            leader="genghis-khan",
            tactic="heavy-cavalry",
            workers="swordsmen 2 knights 1",
            wonders="great-wall",
        )
    )
    assert table[0].strength == 2 + 2 + 2 + 4 + 2


def test_s7_genghis_khan_is_not_in_the_rating() -> None:
    """S7"""
    table = Table(
        civ(leader="genghis-khan", military="foray"), phase="politics", events="cultural-influence"
    )
    assert table[0].culture_rating == 0
    table.do("prepare foray").chance()
    assert table[0].culture == 1  # for preparing, nothing for Cultural Influence


def test_s8_robespierre_revolts_with_military_actions() -> None:
    """S8: three MA unspent, 0 afterwards, civil actions stay, the gained one is available."""
    table = Table(
        civ(leader="maximilien-robespierre", hand="monarchy", science=2, military="legion"),
        age="ii",
    )
    assert table[0].ma_total == 3
    table.do("revolt monarchy")
    assert (table[0].ma, table[0].ma_total) == (0, 4)
    assert (table[0].ca, table[0].ca_total) == (5, 5)
    assert (table[0].culture, table[0].science) == (3, 0)


def test_s8_needs_every_military_action() -> None:
    """S8"""
    table = Table(
        civ(leader="maximilien-robespierre", hand="monarchy", science=2, military="legion"),
        age="ii",
    )
    table.do("adopt legion")
    assert table.refused("revolt monarchy") == "actions-spent"


def test_s9_patriotisms_action_survives_a_revolution() -> None:
    """S9"""
    table = Table(
        civ(leader="maximilien-robespierre", hand="monarchy patriotism-a", science=2), age="ii"
    )
    table.do("play patriotism-a", "revolt monarchy")
    assert (table[0].ma, table[0].extra_ma) == (0, 1)


def test_s10_robespierre_through_breakthrough_spends_no_civil_action() -> None:
    """S10, D13"""
    said = civ(leader="maximilien-robespierre", hand="monarchy breakthrough-i", science=2)
    table = Table(said, age="ii").do("play breakthrough-i")  # nothing else can be ordered
    assert (table[0].ca, table[0].ma, table[0].science) == (5, 0, 2)
    unpaid = Table({**said, "ca": 0}, age="ii").do("play breakthrough-i")
    assert unpaid[0].ca == 1  # the one Monarchy brings


def test_d13_the_other_reading_takes_the_action() -> None:
    """D13 switched"""
    said = civ(leader="maximilien-robespierre", hand="monarchy breakthrough-i", science=2)
    table = Table(said, age="ii", options={"robespierre-breakthrough": 1})
    table.do("play breakthrough-i")
    assert table[0].ca == 4
    table = Table({**said, "ca": 0}, age="ii", options={"robespierre-breakthrough": 1})
    assert table.refused("play breakthrough-i") == "no-action"


def test_s11_newton_gives_breakthroughs_action_back() -> None:
    """S11"""
    table = Table(civ(leader="isaac-newton", hand="iron breakthrough-i", science=5), age="ii")
    table.do("play breakthrough-i")  # Iron is all there is to develop
    assert (table[0].ca, table[0].science) == (4, 2)


def test_s12_newton_after_a_revolution() -> None:
    """S12"""
    table = Table(civ(leader="isaac-newton", hand="monarchy", science=2), age="ii")
    table.do("revolt monarchy")
    assert table[0].ca == 1


def test_s13_bach_same_level_costs_nothing() -> None:
    """S13: Alchemy (6) into Drama (4); the theater limit holds."""
    bach = civ(leader="johann-sebastian-bach", workers="alchemy 1", techs="drama", ma=0)
    table = Table(bach, age="ii").do("bach alchemy drama")
    assert (table.workers("drama"), table[0].ca) == (1, 3)
    assert table.refused("bach religion drama") == "already-used"
    full = civ(leader="johann-sebastian-bach", workers="alchemy 1 drama 2")
    assert Table(full, age="ii").refused("bach alchemy drama") == "urban-limit"


def test_s14_bach_pays_the_difference() -> None:
    """S14: Philosophy (3) into Opera (8)."""
    bach = civ(leader="johann-sebastian-bach", techs="opera", resources=5)
    table = Table(bach, age="ii").do("bach philosophy opera")
    assert table.resources() == 0
    assert Table({**bach, "resources": 4}, age="ii").refused("bach philosophy opera") == (
        "no-resources"
    )


def test_s16_gates_leaves_and_his_tokens_stay() -> None:
    """S16: tokens on labs stay spendable; 7 culture for the levels of seven labs."""
    table = Table(
        civ(military="infiltrate", workers="warriors 3"),
        civ(
            leader="bill-gates",
            workers="alchemy 1 scientific-method 3 agriculture 1",
            stock="alchemy 1 scientific-method 2",
            culture=0,
        ),
        age="iii",
        phase="politics",
    )
    assert table.resources(1) == 5
    table.do("attack infiltrate 1")
    assert table[1].leader == -1
    assert table[1].culture == 7
    assert table.resources(1) == 5
    assert table[0].culture == 9


def test_s17_hollywood_with_chaplin() -> None:
    """S17: (4 + 4 + 3 + 4) x 2 = 30"""
    table = Table(
        civ(
            leader="charlie-chaplin",
            workers="movies 2 multimedia 1",
            unfinished=("hollywood", 2),
            resources=5,
        ),
        age="iii",
    )
    table.do("stage 1")
    assert table[0].culture == 30


def test_s18_hollywood_with_shakespeare() -> None:
    """S18: (3 + 2 + 2) x 2 = 14"""
    table = Table(
        civ(
            leader="william-shakespeare",
            workers="opera 1 journalism 1",
            unfinished=("hollywood", 2),
            resources=5,
        ),
        age="iii",
    )
    table.do("stage 1")
    assert table[0].culture == 14


def test_s20_development_of_civilization_builds_cheaper() -> None:
    """S20: Bronze for 1 resource, no civil action."""
    table = Table(
        civ(resources=1, military="foray"),
        civ(),
        phase="politics",
        events="development-of-civilization",
    )
    table.do("prepare foray").do("draw development-of-civilization", "build bronze")
    assert (table.workers("bronze"), table.resources(), table[0].ca) == (3, 0, 4)


def test_s22_a_ravaged_wonder_counts_for_the_surcharge() -> None:
    """S22: slot 1 costs 2; the Pyramids' civil action is gone."""
    table = Table(civ(wonders="pyramids", ravaged="pyramids"), row="colossus")
    assert table[0].ca_total == 4
    table.do("take 1")
    assert table[0].ca == 2


def test_s23_tourists_see_ravaged_wonders() -> None:
    """S23"""
    table = Table(
        civ(),
        civ(wonders="pyramids colossus", ravaged="colossus"),
        civ(),
        age="iii",
        pacts=[("international-tourism", 0, 1)],
    )
    assert table[0].culture_rating == 2


def test_s24_impact_of_wonders_counts_a_ravaged_one() -> None:
    """S24"""
    table = Table(
        civ(wonders="pyramids", ravaged="pyramids", military="cold-war"),
        age="iii",
        phase="politics",
        events="impact-of-wonders",
    )
    table.do("prepare cold-war").chance()
    assert table[0].culture == 2 + 5


AGREEMENT = {"age": "ii", "phase": "politics", "events": "international-agreement"}


def test_s25_cards_of_the_agreement_can_be_played_this_turn() -> None:
    """S25"""
    table = Table(
        civ(military="cold-war", workers="warriors 2"), row="reserves-i reserves-ii", **AGREEMENT
    )
    table.do("prepare cold-war").do("draw international-agreement", "take 1", "done").chance()
    table.do("play reserves-i", "split 2")
    assert table.food() == 2
    assert table[0].skips_politics == 1


def test_s26_the_agreement_may_end_age_iii() -> None:
    """S26: in the starting player's turn, so this round is the last."""
    table = Table(
        civ(military="cold-war", workers="warriors 2"),
        row="rockets",
        age="iii",
        phase="politics",
        events="international-agreement",
        civil_left=13,
        round=17,
    )
    table.do("prepare cold-war").do("draw international-agreement", "take 1").chance()
    assert table.state.age == 4
    assert table.state.last_round == 17


def test_s27_the_agreement_removes_no_cards() -> None:
    """S27: slide and fill only."""
    table = Table(
        civ(military="cold-war", workers="warriors 2"),
        row="iron coal drama opera journalism",
        **AGREEMENT,
    )
    table.do("prepare cold-war").do("draw international-agreement", "take 2", "done").chance()
    assert table.row()[:4] == ["iron", "drama", "opera", "journalism"]
    assert "-" not in table.row()


def test_s29_an_even_war_does_nothing() -> None:
    """S29"""
    table = Table(
        civ(war=("war-over-culture", 1), culture=9), civ(culture=9), age="iii", phase="start"
    ).chance()
    assert (table[0].culture, table[1].culture) == (9, 9)
    assert table.discarded("war-over-culture") == 1


def test_s30_a_tactic_that_is_common_already_is_removed() -> None:
    """S30"""
    table = Table(civ(tactic="legion", exclusive=True), common="legion", phase="start").chance()
    assert (table.gone("legion"), table.discarded("legion")) == (1, 0)
    assert table[0].exclusive == 0
    assert table[0].tactic != -1


def end_of_age(table: Table) -> Table:
    """Fill the row from a deck with one card left."""
    return table.chance()


def test_s31_an_old_unfinished_wonder_leaves_its_tokens() -> None:
    """S31: end of Age II, an Age I wonder with 2 tokens."""
    table = Table(civ(unfinished=("great-wall", 2), blue=10), age="ii", phase="start", civil_left=1)
    end_of_age(table)
    assert table.state.age == 3
    assert (table[0].wonder, table[0].blue) == (-1, 12)


def test_s32_end_of_age_i() -> None:
    """S32: an Age A leader and hand card go, a declared war stays."""
    table = Table(
        civ(),
        civ(leader="moses", hand="stockpile iron", war=("war-over-territory", 0)),
        phase="start",
        civil_left=1,
    )
    end_of_age(table)
    assert table.state.age == 2
    assert (table[1].leader, table[1].hand_count) == (-1, 1)
    assert table[1].war != -1


def test_s33_age_iii_ends_in_a_later_players_turn() -> None:
    """S33: the next round is the last."""
    table = Table(civ(), civ(), civ(), age="iii", phase="start", current=2, round=17, civil_left=1)
    end_of_age(table)
    assert (table.state.age, table.state.last_round) == (4, 18)


def test_s34_the_first_turn_of_the_third_player() -> None:
    """S34: 3 civil actions, only taking; a wonder goes into play."""
    table = Table(
        civ(), civ(), civ(), age="a", phase="first", current=2, round=1, row="pyramids moses"
    )
    assert table[2].ca == 3
    assert table.refused("population") == "only-taking"
    table.do("take 1")
    assert table[2].wonder != -1
    table.do("take 2").do("done")
    assert (table.food(2), table.resources(2), table[2].science) == (2, 2, 1)
    assert (table[2].ca, table[2].ma) == (4, 2)
