"""Aggressions, defences and wars: rules 4.3, 5.2, 5.3, sentence by sentence."""

from ages_table import Table, civ, politics, war

from wartable.games.through_the_ages import views

FIGHTER = civ(military="spy", workers="warriors 3")


def test_5_2_the_rivals_protection_is_left_out() -> None:
    """5.2.1: on both sides strength of pacts that end on attack does not count."""
    promise = {"pacts": [("promise-of-military-protection", 0, 1)]}
    table = politics(FIGHTER, civ(workers="warriors 2", science=5), civ(), **promise)
    assert (table[0].strength, table[1].strength) == (3, 6)
    assert table.do("attack spy 1")[0].science == 5
    table = politics(civ(), {**FIGHTER, "workers": "warriors 1"}, civ(), current=1, **promise)
    assert table[1].strength == 5
    assert table.refused("attack spy 0") == "not-stronger"


def test_5_2_protection_by_a_third_party_counts() -> None:
    """5.2.1: only pacts between the two end, so only these are left out."""
    pact = [("promise-of-military-protection", 2, 1)]
    table = politics(FIGHTER, civ(workers="warriors 2"), civ(), pacts=pact)
    assert table.refused("attack spy 1") == "not-stronger"


def test_5_2_a_treaty_of_others_forbids_nothing() -> None:
    """5.2.1: the rival's peace with a third party, whichever of them owns it."""
    for owner, partner in ((1, 2), (2, 1)):
        table = politics(FIGHTER, civ(), civ(), pacts=[("peace-treaty", owner, partner)])
        assert table.refused("attack spy 1") is None


def test_5_2_open_borders_count_in_the_fight_and_stay() -> None:
    """5.2.1, 5.2.3: 6 and 2 more against 7; this pact does not end on attack."""
    table = politics(
        {**FIGHTER, "workers": "warriors 6"},
        civ(workers="warriors 7", science=5),
        civ(),
        pacts=[("open-borders-agreement", 0, 1)],
    ).do("attack spy 1")
    assert (table[0].science, table.gone("open-borders-agreement")) == (5, 0)


def test_5_2_the_defence_is_limited_by_the_total() -> None:
    """5.2.4: spent military actions do not matter."""
    rival = civ(military="legion phalanx foray", ma=0, science=5)
    table = politics(FIGHTER, rival).do("attack spy 1", "use legion", "use phalanx")
    assert table[1].science == 5  # 1 + 2 against 3
    assert views.view(table.game, table.state, 0).attack is None
    assert table.state.used_count == 0
    assert table.holds("foray", 1) == 1


def test_5_2_a_third_card_is_one_too_many() -> None:
    """5.2.4"""
    rival = civ(military="legion phalanx foray", science=5)
    table = politics({**FIGHTER, "workers": "warriors 9"}, rival)
    table.do("attack spy 1", "use legion", "use phalanx")
    assert (table.holds("foray", 1), table[1].science) == (1, 0)  # nothing more could be used
    table = politics(FIGHTER, rival).do("attack spy 1", "use legion")
    attack = views.view(table.game, table.state, 0).attack
    assert attack is not None
    assert attack.used == ("legion",)
    table.state.defended = 2
    assert table.refused("use foray") == "too-many-cards"


def test_5_2_nobody_takes_more_than_there_is() -> None:
    """5.2.6"""
    table = politics(FIGHTER, civ(science=2)).do("attack spy 1")
    assert (table[0].science, table[1].science) == (2, 0)
    fighter = {**FIGHTER, "military": "armed-intervention"}
    table = politics(fighter, civ(culture=3)).do("attack armed-intervention 1")
    assert (table[0].culture, table[1].culture) == (3, 0)


def test_5_2_raids_are_for_urban_buildings() -> None:
    """5.2.6"""
    raider = {**FIGHTER, "military": "raid-i"}
    table = politics(raider, civ(workers="bronze 2 religion 1 philosophy 1")).do("attack raid-i 1")
    assert table.refused("pick bronze") == "not-asked"
    assert politics(raider, civ(workers="bronze 2")).do("attack raid-i 1").resources() == 0


def test_5_2_an_age_a_leader_is_worth_nothing() -> None:
    """5.2: Infiltrate scores 3 culture per level."""
    table = politics({**FIGHTER, "military": "infiltrate"}, civ(leader="moses"))
    assert table.do("attack infiltrate 1")[0].culture == 0


def test_5_2_a_lost_worker_goes_to_the_bank() -> None:
    """1.1: off a card into the yellow bank, not into the pool."""
    table = politics({**FIGHTER, "military": "enslave"}, civ(unused=0, yellow=10))
    table.do("attack enslave 1", "pick philosophy")
    assert (table[1].unused, table[1].yellow) == (0, 11)


def test_5_2_aggressions_in_the_last_round() -> None:
    """5.2.8: also in Age IV, and twice on the same rival."""
    table = politics(
        FIGHTER,
        civ(science=9),
        FIGHTER,
        age="iv",
        round=18,
        last_round=18,
    ).do("attack spy 1")
    table.end_turn().end_turn()
    assert table.state.used_count == 0
    assert table.do("attack spy 1")[1].science == 0  # 9 and 1 more of its own turn: 5 and 5


def test_5_2_the_strongest_is_attacked_by_nobody() -> None:
    """5.2.1: everybody is weaker or as strong."""
    strong = civ(workers="warriors 3")
    table = politics({**FIGHTER, "workers": "warriors 2"}, strong, FIGHTER)
    assert table.refused("attack spy 1") == "not-stronger"
    assert table.refused("attack spy 2") == "not-stronger"
    assert table.refused("attack spy 3") == "resigned-rival"
    assert table.refused("attack spy 0") == "yourself"


def test_5_3_side_b_of_sovereignty_may_declare_war() -> None:
    """5.3.1: nobody may declare war on B; B may on others."""
    table = politics(
        civ(military="war-over-culture", government="communism"),
        civ(),
        civ(),
        pacts=[("loss-of-sovereignty", 2, 0)],
    )
    assert table.refused("declare war-over-culture 1") is None
    assert table.refused("declare war-over-culture 2") == "pact-forbids"


def test_5_3_gandhi_and_wars() -> None:
    """5.3.1: he declares none, and one on him takes twice the actions."""
    fighter = civ(military="war-over-territory", government="communism")
    table = politics({**fighter, "leader": "mahatma-gandhi"}, civ())
    assert table.refused("declare war-over-territory 1") == "gandhi"
    table = politics(fighter, civ(leader="mahatma-gandhi")).do("declare war-over-territory 1")
    assert table[0].ma == 5 - 4
    table = politics({**fighter, "ma": 3}, civ(leader="mahatma-gandhi"))
    assert table.refused("declare war-over-territory 1") == "no-military-action"


def test_5_3_a_war_ends_pacts_that_end_on_attack() -> None:
    """5.3.2"""
    table = politics(
        civ(military="war-over-culture", government="communism"),
        civ(),
        civ(),
        pacts=[("military-alliance", 0, 1), ("open-borders-agreement", 1, 0)],
    ).do("declare war-over-culture 1")
    assert (table.gone("military-alliance"), table.gone("open-borders-agreement")) == (1, 0)


def test_5_3_a_later_treaty_does_not_cancel_a_war() -> None:
    """5.3.3"""
    table = war(
        "war-over-culture",
        civ(workers="warriors 3"),
        civ(culture=20),
        civ(),
        pacts=[("peace-treaty", 0, 1)],
    )
    assert table[0].culture == 5 + 2


def test_4_3_two_wars_on_one_target() -> None:
    """5.3.3, 4.3: each resolved by who declared it, at the start of his own turn."""
    table = Table(
        civ(war=("war-over-culture", 2), workers="warriors 3"),
        civ(war=("war-over-culture", 2), workers="warriors 2"),
        civ(culture=20, unused=2),
        age="iii",
        phase="start",
    ).chance()
    assert (table[0].culture, table[2].culture) == (5 + 2, 13)
    assert table[1].war != -1
    table.to_actions().end_turn()
    assert (table[1].culture, table[2].culture) == (5 + 1, 7)
    assert table.discarded("war-over-culture") == 2


def test_4_3_two_wars_on_each_other() -> None:
    """4.3: the stronger side wins both."""
    table = Table(
        civ(war=("war-over-territory", 1), workers="warriors 3"),
        civ(war=("war-over-territory", 0)),
        age="iii",
        phase="start",
    ).chance()
    assert (table[0].yellow, table[1].yellow) == (19, 17)
    table.to_actions().end_turn()
    assert (table[0].yellow, table[1].yellow) == (20, 16)


def test_4_3_an_age_may_end_before_a_war_is_fought() -> None:
    """4.3.1, 4.2: the row first; Joan of Arc is gone when strengths are compared."""
    joan = civ(leader="joan-of-arc", workers="religion 2 warriors 1")
    table = war("war-over-territory", joan, civ(workers="warriors 2"), age="ii", civil_left=1)
    assert (table.state.age, table[0].leader) == (3, -1)
    assert (table[0].yellow, table[1].yellow) == (16 - 1, 16 + 1)


def test_4_3_open_borders_in_a_war() -> None:
    """4.3.2: the declarer's bonus; the target has none."""
    borders = {"pacts": [("open-borders-agreement", 0, 1)]}
    table = war(
        "war-over-culture",
        civ(workers="warriors 3"),
        civ(workers="warriors 4", culture=20),
        civ(),
        **borders,
    )
    assert table[0].culture == 5 + 1


def test_4_3_no_card_helps_in_a_war() -> None:
    """4.3.2: nobody is asked for cards."""
    table = war(
        "war-over-culture",
        civ(workers="warriors 3"),
        civ(culture=20, military="military-bonus-iii military-bonus-iii"),
    )
    assert (table[0].culture, table[1].military_count) == (5 + 2, 2)


def test_4_3_technologies_already_in_hand() -> None:
    """4.3.5: neither in hand nor in play; no more science than there is."""
    table = war(
        "war-over-technology",
        civ(workers="warriors 9", hand="code-of-laws"),
        civ(techs="code-of-laws masonry", science=2),
        civ(),
    )
    assert table.refused("pick code-of-laws") == "have-technology"
    table.do("done")
    assert (table[0].science, table[1].science) == (2, 0)


def test_4_3_a_technology_for_the_whole_advantage() -> None:
    """4.3.5: a price as high as the advantage will do, a higher one will not."""
    loser = civ(techs="masonry", science=5)
    table = war("war-over-technology", civ(workers="warriors 4"), loser).do("pick masonry")
    assert (table.has("masonry"), table[0].science) == (True, 0)
    table = war("war-over-technology", civ(workers="warriors 3"), loser)
    assert (table.has("masonry"), table[0].science) == (False, 2)  # nothing could be picked


def test_4_3_of_two_alike_the_higher_stays() -> None:
    """4.3.5, 9.2: a lower one may be taken from the loser; it leaves the game."""
    table = war(
        "war-over-technology",
        civ(workers="warriors 7", techs="architecture"),
        civ(techs="masonry"),
    ).do("pick masonry")
    assert (table.has("architecture"), table.has("masonry"), table.has("masonry", 1)) == (
        True,
        False,
        False,
    )
    assert table.gone("masonry") == 1
