"""Two or three cards at once, in ages, wars and aggressions: rules 4, 5.2, 5.3."""

from ages_table import Table, civ, politics, see, war

from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.kernel import NONE


def age_end(age: str, *civs: dict, **more: object) -> Table:
    """The row is filled at the start of seat 0's turn; the last card of the age comes."""
    return Table(*civs, age=age, phase="start", civil_left=1, **more).chance()  # type: ignore[arg-type]


# ---- ages: 4.2
def test_4_2_homer_is_not_tucked_when_his_age_ends() -> None:
    """4.2.1: he is removed, not replaced."""
    table = age_end("i", civ(leader="homer", wonders="pyramids"), civ())
    see(table, 0, leader=NONE, homer=NONE, happiness=0, ca=5)


def test_4_2_a_tucked_homer_stays() -> None:
    """4.2.1, 10.4: he is part of the wonder."""
    table = age_end("i", civ(wonders="pyramids", homer="pyramids"), civ())
    see(table, 0, happiness=1)


def test_4_2_actions_of_leaders_who_go() -> None:
    """4.2.4: military actions of Napoleon, Robespierre, Joan and Caesar go with them."""
    for age, leader in (
        ("iii", "napoleon-bonaparte"),
        ("iii", "maximilien-robespierre"),
        ("ii", "joan-of-arc"),
        ("i", "julius-caesar"),
    ):
        see(age_end(age, civ(leader=leader), civ()), 0, leader=NONE, ma_total=2, ma=2)


def test_4_2_off_turn_spent_actions_go_first() -> None:
    """4.2.4, 8.3: all of a player who is not on turn are unspent."""
    table = age_end("iii", civ(), civ(leader="napoleon-bonaparte"))
    see(table, 1, ma=2, ma_total=2)


def test_4_2_open_borders_end_with_age_ii() -> None:
    """4.2.1: and their military actions."""
    pact = [("open-borders-agreement", 0, 1)]
    table = Table(civ(), civ(), civ(), age="ii", phase="start", civil_left=2, pacts=pact)
    see(table, 0, ma_total=3)
    table.chance()
    see(table, 0, ma_total=2, ma=2)
    see(table, 1, ma_total=2, ma=2)
    assert table.gone("open-borders-agreement") == 1


def test_4_2_tokens_of_an_old_wonder_and_less_corruption() -> None:
    """4.2.1: they are in the bank when corruption is read."""
    table = age_end("ii", civ(unfinished=("great-wall", 3), blue=8), civ())
    see(table, 0, wonder=NONE, stages=0, blue=11, yellow=16)


def test_4_2_yellow_tokens_and_happiness() -> None:
    """4.2.2, 12.1: two tokens fewer need more happy faces."""
    table = age_end("i", civ(yellow=13), civ(yellow=17))
    assert (table.discontent(), table.discontent(1)) == (2, 1)


def test_4_2_michelangelo_is_gone_before_prices() -> None:
    """4.2: an Age I leader at the end of Age II; the surcharge is back."""
    said = civ(leader="michelangelo", wonders="pyramids colossus", ca=2)
    table = age_end("ii", said, civ(), row="- - - eiffel-tower").to_actions()
    slot = table.row().index("eiffel-tower") + 1
    assert table.refused(f"take {slot}") == "no-action"


def test_4_2_leaders_of_age_iii_stay_in_age_iv() -> None:
    """4.2.1: ages before the one that ended."""
    see(age_end("iii", civ(leader="bill-gates"), civ()), 0, leader=CARD_BY_KEY["bill-gates"])


def test_4_1_nothing_is_filled_after_the_last_card() -> None:
    """4.1.5: in Age IV the row is not filled on."""
    table = age_end("iii", civ(), civ(), row="- - - iron")
    assert table.row() == ["iron", table.row()[1], *["-"] * 11]
    assert table.row()[1] != "-"
    assert table.state.last_round == table.state.round


# ---- wars: 4.3
def test_4_3_the_target_takes_technologies_of_the_declarer() -> None:
    """4.3.3, 4.3.5: the stronger side, whoever declared it."""
    table = war("war-over-technology", civ(techs="masonry", science=9), civ(workers="warriors 6"))
    assert table.actor == 1
    table.do("pick masonry")
    assert (table.has("masonry", 1), table.has("masonry")) == (True, False)
    see(table, 1, science=5 - 3)
    see(table, 0, science=9 - 2)


def test_4_3_stolen_laws_and_their_tokens() -> None:
    """4.3.5: the loser gives three blue tokens back, the winner gets three, and an action."""
    table = war(
        "war-over-technology", civ(workers="warriors 8"), civ(techs="justice-system", blue=9)
    )
    table.do("pick justice-system")
    see(table, 0, blue=19, ca=5, ca_total=5)
    see(table, 1, blue=6, ca=4, ca_total=4)


def test_4_3_stolen_laws_and_an_empty_bank() -> None:
    """4.3.5, 14.6: tokens missing in the bank come off cards of the loser's choice."""
    loser = civ(techs="justice-system", blue=1, stock="bronze 2 agriculture 1")
    table = war("war-over-technology", civ(workers="warriors 8"), loser)
    table.do("pick justice-system")
    assert table.actor == 1
    table.do("pick bronze", "pick agriculture")
    see(table, 1, blue=0, resources=1, food=0)


def test_4_3_a_lower_law_stolen_changes_nothing_for_the_winner() -> None:
    """4.3.5: of the same type the higher stays."""
    table = war(
        "war-over-technology",
        civ(workers="warriors 8", techs="civil-service"),
        civ(techs="justice-system"),
    ).do("pick justice-system")
    see(table, 0, blue=16, blue_sum=16, ca_total=6)
    see(table, 1, blue=13, ca_total=4)
    assert table.gone("justice-system") == 1


def test_4_3_a_higher_law_stolen_replaces_ones_own() -> None:
    """4.3.5: the other leaves the game."""
    table = war(
        "war-over-technology",
        civ(workers="warriors 9 bread-and-circuses 2", techs="justice-system"),
        civ(techs="civil-service", workers="warriors 1"),
    ).do("pick civil-service")
    see(table, 0, blue=16, ca_total=6, ca=6)
    see(table, 1, blue=13, ca_total=4)
    assert (table.gone("justice-system"), table.has("civil-service")) == (1, True)


def test_4_3_several_technologies_and_the_rest() -> None:
    """4.3.5: 3 and 4 of 12, the rest science, no more than there is."""
    loser = civ(techs="masonry cartography warfare", science=4)
    table = war("war-over-technology", civ(workers="warriors 15"), loser)
    table.do("pick masonry", "pick cartography")  # 15 against 3, Warriors and two bonuses
    assert table.actor == 0
    table.do("pick warfare")
    see(table, 0, science=0, strength=15 + 2, ma_total=3)
    table = war("war-over-technology", civ(workers="warriors 15"), loser)
    table.do("pick masonry", "pick cartography", "done")
    see(table, 0, science=4)
    see(table, 1, science=0)


def test_4_3_war_over_territory_by_advantage() -> None:
    """4.3.6"""
    for advantage, tokens in ((1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (15, 4)):
        table = war("war-over-territory", civ(workers=f"warriors {1 + advantage}"), civ())
        see(table, 0, yellow=18 + tokens)
        see(table, 1, yellow=18 - tokens)


def test_4_3_strength_of_everything_in_play() -> None:
    """4.3.2: Great Wall, leader, government, arena, colony and tactic count in a war."""
    one = civ(
        workers="warriors 2 bread-and-circuses 1",
        wonders="great-wall",
        leader="genghis-khan",
        government="fundamentalism",
        colonies="strategic-territory-i",
        tactic="fighting-band",
        culture=0,
    )
    strength = 2 + 1 + 2 + 5 + 2 + 1
    table = war("war-over-culture", one, civ(culture=40), age="ii")
    see(table, 0, strength=strength, culture=5 + strength - 1)


def test_4_3_a_war_goes_on_under_gandhi() -> None:
    """5.3.1 is about declaring; 4.3.1: it is resolved."""
    table = war(
        "war-over-culture", civ(workers="warriors 3", leader="mahatma-gandhi"), civ(culture=9)
    )
    see(table, 0, culture=7)


def test_4_4_after_the_war_the_tactic_is_common() -> None:
    """4.4: it stays the owner's and can be copied from then on."""
    one = civ(tactic="legion", exclusive=True, workers="warriors 3 agriculture 2", unused=2)
    table = Table(one, civ(ma=2, unused=2), phase="start").to_actions()
    see(table, 0, exclusive=0, tactic=CARD_BY_KEY["legion"], strength=5)
    table.end_turn().to_actions()
    see(table.do("copy legion"), 1, ma=0)


# ---- aggressions: 5.2
FIGHTER = civ(workers="warriors 5", government="communism")


def attack(key: str, victim: dict, *others: dict, **more: object) -> Table:
    return politics({**FIGHTER, "military": key}, victim, *others, **more)


def test_5_2_gandhi_doubles_every_price() -> None:
    """5.2.1, T70"""
    for key, price in (("plunder-i", 2), ("spy", 2), ("raid-iii", 6), ("armed-intervention", 4)):
        for ma, can in ((price, True), (price - 1, False)):
            one = civ(
                workers="warriors 5", military=key, government="communism", ma=ma, techs="warfare"
            )
            table = politics(one, civ(leader="mahatma-gandhi", culture=9, science=9))
            assert (table.refused(f"attack {key} 1") is None) == can


def test_5_2_infiltrate_chooses_and_pays() -> None:
    """5.2: leader or wonder, 3 culture a level; the wonder's tokens go back."""
    victim = civ(leader="napoleon-bonaparte", unfinished=("hollywood", 2), blue=5)
    table = attack("infiltrate", victim).do("attack infiltrate 1")
    table.do("pick hollywood")
    see(table, 0, culture=9)
    see(table, 1, wonder=NONE, blue=7, ma_total=4)
    table = attack("infiltrate", victim).do("attack infiltrate 1", "pick napoleon-bonaparte")
    see(table, 0, culture=6)
    see(table, 1, leader=NONE, ma_total=2, ma=2)


def test_5_2_infiltrate_and_homer_under_nothing() -> None:
    """10.4: removed is not replaced; nobody is asked to tuck him."""
    table = attack("infiltrate", civ(leader="homer", wonders="colossus")).do("attack infiltrate 1")
    see(table, 1, leader=NONE, homer=NONE, happiness=0)
    assert table.actor == 0


def test_5_2_a_defender_with_more_military_actions() -> None:
    """5.2.4: Joan and Open Borders raise the total, so a fourth card may be used."""
    hand = "military-bonus-i legion phalanx foray"
    victim = civ(leader="joan-of-arc", military=hand, science=9)
    table = politics(
        civ(workers="warriors 6", military="spy", ma=2),
        victim,
        civ(),
        pacts=[("open-borders-agreement", 1, 2)],
        age="ii",
    ).do("attack spy 1", "use military-bonus-i", "use legion", "use phalanx", "use foray")
    see(table, 1, science=9, military_count=0)  # 1 + 2 + 3 against 6
    assert table.discarded("military-bonus-i") == 1


def test_5_2_enough_is_not_exceeded_needlessly() -> None:
    """5.2.5: as strong is enough."""
    victim = civ(military="military-bonus-ii rats", science=9)
    table = attack("spy", victim, age="ii").do("attack spy 1", "use military-bonus-ii")
    see(table, 1, science=9)  # 1 + 4 against 5
    assert table.holds("rats", 1) == 1


def test_5_2_annex_moves_the_standing_effect_only() -> None:
    """7.6: tokens of the colony; Vast Territory costs its owner a blue one."""
    victim = civ(colonies="vast-territory-ii", yellow=3, blue=4)
    table = attack("annex", victim).do("attack annex 1")
    see(table, 0, yellow=18 + 4, blue=15, food=0)
    see(table, 1, yellow=0, blue=5, colonies=0)
    victim = civ(colonies="strategic-territory-i wealthy-territory-i", blue=2)
    table = attack("annex", victim).do("attack annex 1", "pick strategic-territory-i")
    see(table, 0, strength=7, military_count=0)
    table = attack("annex", {**victim, "stock": "bronze 2"}).do(
        "attack annex 1", "pick wealthy-territory-i"
    )
    see(table, 0, blue=19, resources=0)
    see(table, 1, blue=0, resources=1)


def test_5_2_annex_with_cook() -> None:
    """10: the first colony is worth 2, every other 1, on both sides."""
    one = {**FIGHTER, "leader": "james-cook", "military": "annex"}
    victim = civ(colonies="historic-territory-i", leader="william-shakespeare")
    table = politics(one, victim).do("attack annex 1")
    see(table, 0, culture_rating=2, happiness=0)
    see(table, 1, happiness=1)


def test_5_2_plunder_with_few_tokens() -> None:
    """5.2.6, 14.2: the rival loses what is taken, the attacker keeps what its bank can carry."""
    table = politics(
        {**FIGHTER, "military": "plunder-iii", "blue": 2},
        civ(stock="bronze 7"),
    ).do("attack plunder-iii 1")
    see(table, 0, resources=2, blue=0)
    see(table, 1, resources=0, blue=16 + 7)


def test_5_2_raid_iii_takes_the_second_no_higher_than_ii() -> None:
    """5.2: first of level III at most, then of II; half of the sum, rounded up."""
    victim = civ(workers="computers 1 movies 1 opera 1")
    table = attack("raid-iii", victim).do("attack raid-iii 1", "pick computers")
    see(table, 0, resources=10)  # (11 + 8) / 2, the only one left that is low enough
    see(table, 1, unused=3)
    assert table.workers("movies", 1) == 1
    table = attack("raid-iii", civ(workers="computers 1 movies 1"))
    table.do("attack raid-iii 1", "pick movies")
    see(table, 0, resources=6)


def test_5_2_raid_and_construction() -> None:
    """5.2.6: printed costs, no modifiers; tokens on a lab stay."""
    victim = civ(workers="alchemy 1", techs="engineering", stock="alchemy 2", leader="bill-gates")
    table = attack("raid-i", victim).do("attack raid-i 1")
    see(table, 0, resources=3)
    see(table, 1, resources=2, unused=2)


def test_5_2_enslave_and_a_rival_with_nobody() -> None:
    """1.1: nothing to lose; the gain is not tied to it."""
    table = attack("enslave", civ(workers="", unused=0), age="ii").do("attack enslave 1")
    see(table, 0, food=2, resources=2)
    see(table, 1, yellow=18)


def test_5_2_an_attack_by_the_weaker_with_a_pact() -> None:
    """5.2.1: an alliance between the two counts for neither; with a third party it does."""
    alliance = [("military-alliance", 0, 1)]
    one = civ(workers="warriors 4", military="spy", ma=2)
    table = politics(one, civ(workers="warriors 4"), civ(), pacts=alliance)
    assert table.refused("attack spy 1") == "not-stronger"
    table = politics(one, civ(workers="warriors 3"), civ(), pacts=alliance).do("attack spy 1")
    assert table.gone("military-alliance") == 1
    see(table, 0, strength=4)
    see(table, 1, strength=3)
    table = politics(one, civ(workers="warriors 6"), civ(), pacts=[("military-alliance", 0, 2)])
    assert table.refused("attack spy 1") is None


def test_5_3_war_between_partners() -> None:
    """5.3.2, 4.3.2: a promise ends when war is declared, Open Borders help at the end."""
    table = politics(
        civ(workers="warriors 3", military="war-over-culture", ma=3, unused=2),
        civ(workers="warriors 4", culture=30, unused=2),
        civ(unused=2),
        pacts=[("promise-of-military-protection", 0, 1), ("open-borders-agreement", 1, 0)],
    )
    see(table, 1, strength=8)
    table.do("declare war-over-culture 1")
    see(table, 1, strength=4)
    for _ in range(3):
        table.end_turn().to_actions()
    assert table.state.current == 0
    see(table, 0, war=NONE)
    assert table[1].culture == 30 - 6  # 3 and 2 against 4
