"""Small print: sentences of the rules that only a slip of the pen would break."""

from ages_table import Table, civ, event, see

from wartable.games.through_the_ages import views
from wartable.games.through_the_ages.engine.cards.columns import LEVEL
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.games.through_the_ages.setup import invariants
from wartable.kernel import NONE, Rng


def test_armies_of_every_unit_are_counted() -> None:
    """15.4: in the view, whatever the level of the units."""
    for units, tactic, n in (
        ("warriors 1 swordsmen 1 riflemen 1 modern-infantry 1", "fighting-band", 2),
        ("riflemen 3", "legion", 1),
        ("knights 1 cavalrymen 1 tanks 1", "heavy-cavalry", 1),
        ("cannon 1 rockets 1", "fortifications", 1),
        ("modern-infantry 2", "fighting-band", 1),
    ):
        table = Table(civ(workers=units, tactic=tactic), age="iii")
        assert views.view(table.game, table.state, 0).civs[0].armies == n


def test_8_4_the_right_partner_pays() -> None:
    """8.4.5: another pact with another partner does not make him pay."""
    table = Table(
        civ(hand="iron", science=3),
        civ(science=7),
        civ(science=7),
        age="ii",
        pacts=[("open-borders-agreement", 0, 1), ("scientific-cooperation", 2, 0)],
    ).do("develop iron")
    assert [one.science for one in table.state.civs] == [0, 7, 6]


def test_6_nothing_is_told_of_what_was_not_lost() -> None:
    """6: Raiders take two of one kind; no line says that none of the other was lost."""
    table = event("raiders", civ(workers="warriors 2"), civ(resources=2, food=2)).do("split 0")
    assert (table.heard("lost-food"), len(table.heard("lost-resources"))) == ([], 1)
    table = event("raiders", civ(workers="warriors 2"), civ(resources=2, food=2)).do("split 2")
    assert (len(table.heard("lost-food")), table.heard("lost-resources")) == (1, [])


def test_what_joan_saw_stays_where_it_lies() -> None:
    """5: in every table she believes in, the event she saw is the next one and nowhere else."""
    said = civ(leader="joan-of-arc", military="foray")
    table = Table(said, civ(military="rats"), phase="start", events="crusades pestilence").chance()
    top = table.state.top_event
    assert top != NONE
    believed = table.state.clone()
    for seed in range(30):
        table.game.determinize(table.state, 0, Rng(seed), believed)
        assert believed.top_event == top
        assert believed.place[top - CARD_BY_KEY["developed-territory-i"]] == 1
        invariants.check_cards(believed)


def test_14_5_the_only_token_there_is() -> None:
    """14.5: the token that paid for the stage covers it; with none at all there is no stage."""
    said = civ(unfinished=("pyramids", 2), stock="bronze 1", blue=0)
    see(Table(said).do("stage 1"), 0, ca_total=5, resources=0, blue=3)
    said = civ(unfinished=("pyramids", 2), hand="engineering-genius-a", blue=0)
    assert Table(said).refused("play engineering-genius-a") == "no-resources"


def test_6_politics_of_strength_and_an_empty_hand() -> None:
    """6.6, 6.13: nothing to discard, nobody is asked."""
    table = event("politics-of-strength", civ(workers="warriors 2"), civ()).chance()
    see(table, 0, military_count=5)
    assert (table.state.phase, table.actor) == (3, 0)


def test_8_2_every_small_action_takes_its_action() -> None:
    """8.2: population and stages take a civil action each, whatever it is paid with."""
    said = civ(food=9, resources=9, unfinished=("pyramids", 0), techs="masonry")
    see(Table(said).do("population"), 0, ca=3, unused=2)
    see(Table(said).do("stage 1"), 0, ca=3, stages=1)
    see(Table(said).do("stage 2"), 0, ca=3, stages=2)


def test_10_7_hollywood_under_a_leader_who_plays_no_part() -> None:
    """10.7: Churchill changes the output of no building; so does nobody at all."""
    for more in ({"leader": "winston-churchill"}, {}):
        said = civ(unfinished=("hollywood", 2), resources=5, workers="opera 1", **more)
        see(Table(said, age="iii").do("stage 1"), 0, culture=2 * 3)


def test_21_splits_and_nothing_else_are_asked_for() -> None:
    """6, 21: Foray: three in any split; no way out."""
    table = event("foray", civ(workers="warriors 2"), civ())
    assert table.legal() == [f"split {n}" for n in range(4)]
    assert table.refused("pass") == "not-asked"
    assert table.refused("split 4") == "not-asked"


def test_11_1_breakthrough_without_an_action() -> None:
    """11.1, 9.4: only Robespierre's revolution goes without."""
    said = civ(hand="breakthrough-i monarchy iron", science=20, ca=0)
    assert Table(said).refused("play breakthrough-i") == "no-action"


def test_8_4_prices_never_fall_below_nothing() -> None:
    """8.4.3, 8.4.5: nor does the log say so, nor does anybody earn by it."""
    said = civ(
        hand="urban-growth-iii", techs="alchemy", workers="philosophy 1", resources=3, unused=0
    )
    table = Table(said, age="iii").do("play urban-growth-iii")
    assert (table.workers("alchemy"), table.resources()) == (1, 3)
    assert [told.c for told in table.heard("upgraded")] == [0]
    said = civ(hand="rich-land-ii", resources=3)
    table = Table(said, age="ii").do("play rich-land-ii", "build bronze")
    assert [told.b for told in table.heard("built")] == [0]
    bach = civ(hand="drama", leader="johann-sebastian-bach", science=1)
    pact = [("scientific-cooperation", 1, 0)]
    table = Table(bach, civ(science=4), civ(), age="ii", pacts=pact).do("develop drama")
    assert [one.science for one in table.state.civs] == [1, 3, 0]  # 3 - 2 - 2


def test_4_1_age_a_is_over_when_the_row_is_full() -> None:
    """4.1.4: though Age A cards are left; they never come, nobody loses a token."""
    row = "moses homer aristotle pyramids colossus rich-land-a frugality-a stockpile"
    table = Table(civ(), civ(), age="a", round=2, phase="start", row=row, civil_left=10).chance()
    assert (table.state.age, table.row()[-1] != "-") == (1, True)
    assert all(LEVEL[CARD_BY_KEY[key]] == 0 for key in table.row()[:13])
    assert (table.state.civil_left, table[0].yellow) == (44, 18)
    table.to_actions().end_turn()
    assert {LEVEL[CARD_BY_KEY[key]] for key in table.row()[10:]} == {1}


def test_8_2_a_leader_for_nothing_spends_no_extra_action() -> None:
    """8.2: Hammurabi: the converted action is still there."""
    table = Table(civ(leader="hammurabi"), row="joan-of-arc").do("convert", "take 1")
    see(table, 0, ca=4, extra_ca=1, ma=1)


def test_13_3_nothing_is_told_of_what_is_not_due() -> None:
    """13.3: a full bank knows no corruption, eighteen tokens no consumption."""
    table = Table(civ(), civ()).do("done")
    assert not any(table.heard(key) for key in ("corruption", "consumption", "hunger"))
    table = Table(civ(blue=10, yellow=16), civ()).do("done")
    assert all(len(table.heard(key)) == 1 for key in ("corruption", "consumption"))


def test_a_rivals_pact_may_be_any_card() -> None:
    """1.3: a pact nobody has seen is one of the cards that might be anywhere."""
    rival = civ(military="acceptance-of-supremacy legion military-bonus-ii")
    table = Table(civ(), rival, civ(military="scientific-cooperation"), age="ii")
    believed = table.state.clone()
    held = set()
    for seed in range(40):
        table.game.determinize(table.state, 0, Rng(seed), believed)
        invariants.check_cards(believed)
        assert (believed.civs[1].military_count, believed.civs[2].military_count) == (3, 1)
        held |= {
            card
            for card in range(len(believed.civs[2].military))
            if believed.civs[2].military[card]
        }
    assert len(held) > 10


def test_21_only_what_is_there_can_be_picked() -> None:
    """1.1, 5.2.6, 6: cards without a worker, other people's cards, cards of another kind."""
    table = event("pestilence", civ(unused=0), civ(unused=0))
    assert table.refused("pick religion") == "not-asked"
    assert table.refused("pick iron") == "not-asked"
    assert {"pick warriors", "pick agriculture", "pick philosophy"} <= set(table.legal())
    table = event("border-conflict", civ(workers="warriors 2"), civ())
    assert table.refused("pick warriors") == "not-asked"
    assert table.refused("pick religion") == "not-asked"
    assert table.legal() == ["pick agriculture", "pick bronze", "pick philosophy"]
    table = event("ravages-of-time", civ(wonders="pyramids colossus kremlin"), civ())
    assert table.legal() == ["pick pyramids", "pick colossus"]
    table = event(
        "crime-wave", civ(workers="warriors 2"), civ(blue=0, stock="bronze 1 agriculture 1")
    )
    assert table.legal() == ["pick agriculture", "pick bronze"]
    table = event(
        "independence-declaration",
        civ(workers="warriors 2"),
        civ(colonies="vast-territory-i wealthy-territory-ii"),
    )
    assert table.legal() == ["pick vast-territory-i", "pick wealthy-territory-ii"]


def test_3_what_does_not_belong_into_a_phase() -> None:
    """3.2: each phase refuses the others' actions, and says that something else is due."""
    table = Table(civ(military="foray spy", workers="warriors 3"), civ())
    for line in ("pass", "accept", "refuse", "split 0", "split 7", "alexander", "resign"):
        assert table.refused(line) == "not-now", line
    for line in (
        "prepare developed-territory-i",
        "prepare foray",
        "attack spy 1",
        "bid 1",
        "send warriors",
        "use foray",
    ):
        assert table.refused(line) == "not-now", line
    for line in ("discard foray", "pick bronze", "pick impact-of-wonders"):
        assert table.refused(line) == "not-now", line
    table = Table(civ(military="foray", food=9), civ(), phase="politics")
    for line in ("done", "population", "stage 1", "split 0", "take 1", "build bronze", "bid 1"):
        assert table.refused(line) == "not-now", line
    for line in ("lead moses", "play stockpile", "adopt legion", "copy legion", "pick bronze"):
        assert table.refused(line) == "not-now", line


def test_5_2_pacts_of_others_outlive_an_attack() -> None:
    """5.2.3, 5.3.2: only pacts between the two end."""
    one = civ(workers="warriors 6", military="spy war-over-territory")
    for alliance in ((0, 2), (1, 2), (2, 1)):
        pact = [("military-alliance", *alliance)]
        for line in ("attack spy 1", "declare war-over-territory 1"):
            table = Table(one, civ(), civ(), age="iii", phase="politics", pacts=pact).do(line)
            assert table.gone("military-alliance") == 0, (alliance, line)


def test_3_3_actions_wait_for_the_first_turn() -> None:
    """2.6: before it nobody has any; the starting player begins with one."""
    table = Table(civ(ca=0, ma=0), civ(ca=0, ma=0), age="a", round=1, phase="first", row="homer")
    assert [(one.ca, one.ma) for one in table.state.civs] == [(1, 0), (0, 0)]
    state = table.game.start(4, {"first": 2})
    assert all((one.ca, one.ma) == (0, 0) for one in state.civs)


def test_14_6_a_token_off_a_card_is_told_once() -> None:
    """14.6: no line says that the empty bank lost nothing."""
    table = event("crime-wave", civ(workers="warriors 2"), civ(blue=0, stock="bronze 2"))
    assert len(table.heard("lost-blue")) == 1


def test_4_3_only_special_technologies_are_taken() -> None:
    """4.3.5: no farm, no unit, no government."""
    loser = civ(techs="masonry iron swordsmen", government="monarchy", science=9)
    one = civ(workers="warriors 20", war=("war-over-technology", 1))
    table = Table(one, loser, age="iii", phase="start").chance()
    assert table.legal() == ["done", "pick masonry"]
    for key in ("iron", "swordsmen", "monarchy", "agriculture", "code-of-laws", "moses"):
        assert table.refused(f"pick {key}") == "no-technology-theft", key


def test_10_7_hollywood_and_culture_of_other_things() -> None:
    """10.7: Cook's colonies and Michelangelo's happy faces are no output of buildings."""
    said = civ(
        unfinished=("hollywood", 2), resources=5, workers="drama 1", colonies="vast-territory-i"
    )
    for leader in ("james-cook", "michelangelo", "sid-meier"):
        see(Table({**said, "leader": leader}, age="iii").do("stage 1"), 0, culture=2 * 2)


def test_chance_lays_cards_and_nothing_else() -> None:
    """4.1: the starting seat is drawn once, before."""
    table = Table(phase="start", row="iron drama monarchy alchemy")
    assert table.refused("first 0") == "wrong-card"
    assert table.refused("draw legion") == "wrong-card"
    assert table.refused("draw moses") == "wrong-card"
    assert table.do("draw masonry").row()[1] == "masonry"


def test_8_2_hammurabi_converts_the_last_action() -> None:
    """8.2: one military action is enough, none is not."""
    see(Table(civ(leader="hammurabi", ma=1)).do("convert"), 0, ma=0, extra_ca=1)
    assert Table(civ(leader="hammurabi", ma=0)).refused("convert") == "no-military-action"


def test_11_2_rich_land_upgrades_the_first_farm() -> None:
    """11.2: an upgrade by a card is the upgrade it says."""
    said = civ(hand="rich-land-a", techs="irrigation iron", resources=2)
    table = Table(said).do("play rich-land-a", "upgrade agriculture irrigation")
    assert (table.workers("agriculture"), table.workers("irrigation")) == (1, 1)
    see(table, 0, resources=1, unused=1)


def test_5_7_who_left_is_no_rival() -> None:
    """5.2, 5.3, 5.4, 5.7: neither attacked nor offered anything."""
    one = civ(workers="warriors 3", military="spy war-over-territory peace-treaty")
    gone = civ(resigned=True)
    table = Table(one, gone, civ(), civ(), age="iii", phase="politics", options={"resignation": 1})
    for line in ("attack spy 1", "declare war-over-territory 1", "offer peace-treaty 1 a"):
        assert table.refused(line) == "resigned-rival", line
        assert table.refused(line.replace("1", "2")) is None


def test_6_only_what_is_gained_is_told() -> None:
    """11.1: Cultural Heritage gives science and culture, no food, no resources."""
    table = Table(civ(hand="cultural-heritage-a")).do("play cultural-heritage-a")
    kinds = ("food", "resources", "science", "culture")
    assert [len(table.heard(f"gained-{kind}")) for kind in kinds] == [0, 0, 1, 1]
    table = Table(civ(hand="stockpile")).do("play stockpile")
    assert [len(table.heard(f"gained-{kind}")) for kind in kinds] == [1, 1, 0, 0]


def test_8_2_bach_with_the_last_action() -> None:
    """8.2: one civil action is enough, none is not."""
    said = civ(leader="johann-sebastian-bach", workers="philosophy 1", techs="drama", resources=1)
    table = Table({**said, "ca": 1}, age="ii").do("bach philosophy drama")
    assert table.workers("drama") == 1
    assert Table({**said, "ca": 0}, age="ii").refused("bach philosophy drama") == "no-action"


def test_a_prepared_event_may_be_any_of_its_age() -> None:
    """1.3: to others, the one that was prepared is as likely any they have not seen."""
    table = Table(civ(military="foray"), civ(), phase="politics", events="rats crusades")
    table.do("prepare foray", "draw rats").chance()
    first = CARD_BY_KEY["developed-territory-i"]
    believed = table.state.clone()
    prepared = set()
    for seed in range(400):
        table.game.determinize(table.state, 1, Rng(seed), believed)
        prepared |= {n for n in range(len(believed.place)) if believed.place[n] == 2}
    unseen = [card for card in range(first, first + len(believed.place)) if LEVEL[card] == 1]
    assert prepared == {card - first for card in unseen} - {CARD_BY_KEY["rats"] - first}


def test_7_3_cook_gives_up_two_cards_each_time() -> None:
    """7.3: what was used for one territory does not count for the next."""
    hand = "military-bonus-i rats foray"
    said = civ(workers="warriors 3", leader="james-cook", military=hand)
    table = event("historic-territory-ii", said, civ(workers=""))
    table.do("bid 4", *[f"use {key}" for key in hand.split()], "send warriors", "done")
    state = table.state
    assert (state.cooks, state.bonus, state.high, state.used_count, sum(state.sent)) == (0,) * 5
    assert (state.bidder, state.territory) == (NONE, NONE)
