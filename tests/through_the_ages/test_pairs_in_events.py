"""Two or three cards at once, in politics, events and auctions: rules 5, 6, 7."""

from ages_table import Table, civ, event, politics, see

from wartable.games.through_the_ages import views
from wartable.kernel import CHANCE, NONE


# ---- other political actions: 5.1, 5.4 … 5.6
def test_5_caesar_lost_by_his_first_action() -> None:
    """5, 6.14: Iconoclasm takes him, so there is no second action."""
    table = politics(
        civ(leader="julius-caesar", military="foray rats"),
        civ(),
        events="iconoclasm",
        age="ii",
    ).do("prepare foray", "draw iconoclasm")
    see(table, 0, leader=NONE, ma_total=2)
    assert table.state.phase == 3


def test_5_6_alexander_and_columbus_cannot_be_refunded() -> None:
    """5.6: removed, not replaced; the age stays taken."""
    table = politics(civ(leader="alexander-the-great", workers="warriors 3"), civ(), age="i")
    see(table, 0, strength=6)
    table.do("alexander")
    see(table, 0, yellow=19, strength=3, leader=NONE, leaders_taken=1, ca=4)
    said = civ(
        leader="christopher-columbus", military="vast-territory-ii", blue=0, stock="bronze 1"
    )
    table = politics(said, civ(), age="ii").do("columbus vast-territory-ii")
    see(table, 0, yellow=22, blue=0, resources=0, food=0, culture=0)


def test_5_6_columbus_and_new_people() -> None:
    """5.6, 7.5: tokens first, then the people; an empty bank is filled before."""
    said = civ(leader="christopher-columbus", military="inhabited-territory-i", yellow=0)
    table = politics(said, civ(), age="ii").do("columbus inhabited-territory-i")
    see(table, 0, yellow=1, unused=2)
    said = civ(leader="christopher-columbus", military="wealthy-territory-i", blue=0)
    table = politics(said, civ(), age="ii").do("columbus wealthy-territory-i")
    see(table, 0, blue=0, resources=3)


def test_5_1_culture_and_the_card_just_prepared() -> None:
    """5.1: 3 for Age III; it may come up at once only as part of the next deck."""
    table = politics(civ(military="impact-of-wonders"), civ(), events="foray")
    table.do("prepare impact-of-wonders")
    see(table, 0, culture=3)
    table.do("draw foray")
    assert views.view(table.game, table.state, 0).events.current == (0, 0, 0, 1)


def test_5_4_a_pact_at_once() -> None:
    """5.4.3, 8.3: Open Borders: an action for both at once, in the action phase of this turn."""
    table = politics(civ(military="open-borders-agreement"), civ(), civ(), age="i")
    table.do("offer open-borders-agreement 1 a", "accept")
    see(table, 0, ma=3, ma_total=3)
    see(table, 1, ma=3, ma_total=3)
    table = politics(
        civ(ma=3), civ(ma=3), civ(), age="ii", pacts=[("open-borders-agreement", 1, 0)]
    ).do("cancel open-borders-agreement")
    see(table, 0, ma=2, ma_total=2)
    see(table, 1, ma=2, ma_total=2)
    assert table.gone("open-borders-agreement") == 1


def test_5_4_sides() -> None:
    """5.4.1: the offering seat may be either."""
    for side, mine, his in (("a", 2, 0), ("b", 0, 2)):
        table = politics(civ(military="loss-of-sovereignty"), civ(), civ())
        table.do(f"offer loss-of-sovereignty 1 {side}", "accept")
        see(table, 0, culture_rating=mine)
        see(table, 1, culture_rating=his)


def test_5_5_partners_leave_and_tourists_too() -> None:
    """5.5: the partner may cancel what lies in another area."""
    table = politics(
        civ(wonders="pyramids"),
        civ(wonders="colossus great-wall"),
        civ(),
        pacts=[("international-tourism", 1, 0)],
    )
    see(table, 0, culture_rating=2)
    see(table, 1, culture_rating=1 + 1)  # the Great Wall's own, and the pyramids
    table.do("cancel international-tourism")
    see(table, 0, culture_rating=0)


# ---- events: 6
def test_6_11_what_a_ravaged_wonder_takes_away() -> None:
    """6.11: tokens, actions, strength and bonuses of every old wonder; 2 culture instead."""
    for key, before, after in (
        ("pyramids", {"ca_total": 5}, {"ca_total": 4, "culture_rating": 2}),
        ("hanging-gardens", {"happiness": 2}, {"happiness": 0, "culture_rating": 2}),
        ("colossus", {"strength": 3, "colonize": 1}, {"strength": 1, "colonize": 0}),
        ("library-of-alexandria", {"hand_bonus": 1}, {"hand_bonus": 0, "science_rating": 1}),
        ("great-wall", {"strength": 2, "happiness": 1}, {"strength": 1, "happiness": 0}),
        ("st-peters-basilica", {"happiness": 1}, {"happiness": 0, "culture_rating": 2}),
        ("universitas-carolina", {"science_rating": 3}, {"science_rating": 1, "culture_rating": 2}),
        ("taj-mahal", {"culture_rating": 3}, {"culture_rating": 2, "blue": 15}),
    ):
        said = Table(civ(wonders=key), civ(), age="ii")
        see(said, 0, **before)
        see(event("ravages-of-time", civ(wonders=key), civ()), 0, **after)


def test_6_11_a_taj_mahal_ravaged_with_an_empty_bank() -> None:
    """6.11, 14.6: its token comes off a card."""
    said = civ(wonders="taj-mahal", blue=0, stock="agriculture 1 bronze 1")
    table = event("ravages-of-time", said, civ()).do("pick bronze")
    see(table, 0, food=1, resources=0, blue=0)


def test_6_11_only_old_wonders_and_everybody_his_own() -> None:
    """6.11: the Eiffel Tower is too young; who has one is not asked."""
    table = event(
        "ravages-of-time", civ(wonders="eiffel-tower"), civ(wonders="great-wall colossus")
    )
    assert table.actor == 1
    table.do("pick colossus")
    see(table, 1, strength=1 + 1, culture_rating=1 + 2)


def test_6_14_gates_in_age_iv() -> None:
    """6.14, D8, 10.8: everybody's leader goes; Gates scores his labs."""
    table = event(
        "iconoclasm",
        civ(leader="bill-gates", workers="computers 2 alchemy 1"),
        civ(leader="charlie-chaplin"),
        age="iv",
        last_round=9,
    )
    see(table, 0, culture=1 + 7, leader=NONE)
    see(table, 1, leader=NONE, happiness=0)


def test_6_9_rebellion_and_extra_actions() -> None:
    """6.9: two civil actions for each discontent worker, as many as there are."""
    table = event("rebellion", civ(yellow=12, ca=4), civ(yellow=12, wonders="pyramids"))
    see(table, 0, ca=0)
    see(table, 1, ca=1)
    table.to_actions().end_turn()
    assert table.state.current == 1
    see(table, 1, ca=1, ca_total=5)


def test_6_9_rebellion_then_no_revolution() -> None:
    """6.9, 9.3: actions lost to a rebellion are spent."""
    said = civ(yellow=16, workers="", unused=3, hand="monarchy", science=9)
    table = event("rebellion", said, civ())
    see(table, 0, ca=2)
    assert table.refused("revolt monarchy") == "actions-spent"


def test_6_uncertain_borders_and_refugees() -> None:
    """6: bank to bank; an empty bank gains nobody."""
    table = event("uncertain-borders", civ(workers="warriors 2"), civ(yellow=1))
    see(table, 0, yellow=19)
    see(table, 1, yellow=0)
    table = event("refugees", civ(workers="warriors 2", yellow=0), civ(culture=2, unused=0))
    assert table.actor == 1
    table.do("pick warriors")
    see(table, 0, culture=1 + 3, unused=1)
    see(table, 1, culture=0, yellow=19)


def test_6_barbarians_need_both() -> None:
    """6: most culture and among the two weakest; with two players the weakest."""
    rich = civ(culture=9, workers="warriors 2", unused=1)
    table = event("barbarians", rich, civ(workers="warriors 3"), civ(workers="warriors 4"))
    see(table, 0, unused=0)
    table = event("barbarians", {**rich, "workers": "warriors 4"}, civ(), civ())
    see(table, 0, unused=1)
    table = event("barbarians", rich, civ())
    see(table, 0, unused=1)


def test_6_emigration_rounds_up() -> None:
    """6: half of the discontent, rounded up; unused workers first."""
    for yellow, unused, left in ((8, 5, 3), (10, 5, 3), (12, 5, 4), (16, 5, 4), (17, 5, 5)):
        table = event("emigration", civ(yellow=yellow, unused=unused), civ())
        see(table, 0, unused=left)


def test_6_prosperity_and_few_tokens() -> None:
    """6, 14.2: a food for each happiness, as far as the bank reaches."""
    said = civ(wonders="st-peters-basilica hanging-gardens", blue=2)
    table = event("prosperity", said, civ())
    see(table, 0, happiness=4, food=2, blue=0)


def test_6_good_harvest_and_deposits_of_everything() -> None:
    """13.3, D9: International Trade; railroad, labs of Gates."""
    pact = [("international-trade-agreement", 0, 1)]
    table = event("good-harvest", civ(), civ(), civ(), pacts=pact)
    see(table, 0, food=2)
    see(table, 1, food=3)
    said = civ(
        wonders="transcontinental-railroad",
        leader="bill-gates",
        workers="bronze 1 coal 1 alchemy 1",
        blue=16,
    )
    table = event("new-deposits", said, civ(), age="iii")
    see(table, 0, resources=3 + 3 + 1 + 1)


def test_6_terrorism_of_the_poorest() -> None:
    """6: of each rival; a rival without urban buildings is spared."""
    table = event(
        "terrorism",
        civ(culture=5, workers="philosophy 1 drama 1"),
        civ(culture=0),
        civ(culture=7, workers="bronze 1"),
    )
    assert table.actor == 1
    table.do("pick drama")
    assert (table.workers("drama"), table.workers("bronze", 2)) == (0, 1)
    see(table, 0, unused=2)
    assert (table.actor, table.state.phase) == (0, 3)


def test_6_border_conflict_of_a_player_with_units_only() -> None:
    """6.6: nothing to destroy; the strongest still gains."""
    table = event("border-conflict", civ(workers="warriors 2"), civ(workers="warriors 1"))
    see(table, 0, resources=3)
    assert table.workers("warriors", 1) == 1


def test_6_8_everybody_in_turn_with_his_own_reduction() -> None:
    """6.8, 6.5: current player first; declining is possible."""
    table = event(
        "development-of-civilization",
        civ(food=1),
        civ(resources=1),
        civ(hand="iron", science=4),
        age="i",
        current=1,
    )
    assert table.actor == 1
    table.do("build bronze")
    assert table.actor == 2
    table.do("develop iron")
    assert table.actor == 0
    table.do("pass")
    see(table, 0, food=1)
    assert table.refused("prepare foray") in ("not-now", "not-in-hand")


# ---- colonies: 7
def territory(key: str, *civs: dict, **more: object) -> Table:
    return event(key, *civs, **more)


def test_7_3_colonize_bonuses_add_up() -> None:
    """7.3: Navigation 3, Colossus 1, bonus cards, Cook; not strength."""
    said = civ(
        workers="warriors 1",
        techs="navigation",
        wonders="colossus",
        leader="james-cook",
        military="military-bonus-ii rats foray",
    )
    table = territory("historic-territory-ii", said, civ(workers=""))
    assert table.refused("bid 10") == "bid-too-high"
    table.do("bid 9")
    table.do("use military-bonus-ii", "use rats", "use foray")
    see(table, 0, yellow=19, culture=1 + 11, happiness=2, military_count=0)


def test_7_3_cook_may_give_up_a_bonus_card_for_one_more() -> None:
    """7.3: a bonus card used is worth its figure; he discards up to two others."""
    said = civ(workers="warriors 1", leader="james-cook", military="rats foray crusades")
    table = territory("historic-territory-ii", said, civ(workers=""))
    assert table.refused("bid 4") == "bid-too-high"
    assert table.refused("bid 3") is None


def test_7_4_sacrificed_units_and_happiness() -> None:
    """7.4: tokens go to the bank, so fewer happy faces are needed."""
    said = civ(workers="warriors 4", yellow=14)
    table = territory("strategic-territory-i", said, civ(workers=""))
    assert table.discontent() == 1
    table.do("bid 3")  # three must go, a fourth may
    assert table.legal() == ["done", "send warriors"]
    table.do("done")
    assert table.actor == CHANCE  # three cards are drawn
    table.chance()
    see(table, 0, yellow=17, strength=1 + 2, military_count=3)
    assert table.discontent() == 0


def test_7_5_a_vast_territory_and_an_empty_bank() -> None:
    """7.5, 14.6: the blue token comes off a card, then the food finds none."""
    said = civ(workers="warriors 1", blue=0, stock="agriculture 1 bronze 1")
    table = territory("vast-territory-i", said, civ(workers="")).do("bid 1")
    table.do("pick agriculture")
    see(table, 0, yellow=18 + 3 + 1, food=0, resources=1, blue=0)


def test_7_3_air_forces_in_a_force() -> None:
    """7.3: they double an army of the sacrificed units."""
    said = civ(workers="warriors 3 air-forces 1", tactic="legion")
    table = territory("historic-territory-ii", said, civ(workers=""), age="iii")
    assert table.refused("bid 13") == "bid-too-high"  # 3 + 5 + 2 + 2
    table.do("bid 12")
    table.do(*["send warriors"] * 3)  # the last one must go too
    see(table, 0, yellow=22, strength=0)
