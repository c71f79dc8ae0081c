"""Two or three cards at once, at the end of a turn and of the game: rules 12 … 17, 20."""

import pytest
from ages_table import Table, civ, event, see

from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.kernel import NONE


def end_of_turn(said: dict, *others: dict, **more: object) -> Table:
    """The action phase of seat 0 is over; cards are drawn."""
    table = Table(said, *(others or (civ(),)), phase="action", **more)  # type: ignore[arg-type]
    return table.end_turn()


def scored(key: str, *civs: dict, **more: object) -> Table:
    """The last turn of the game is over, and this event lies among the future ones."""
    last = len(civs) - 1
    asked = {"age": "iv", "round": 19, "last_round": 19, "current": last, **more}
    return Table(*civs, phase="final", future=key, **asked)  # type: ignore[arg-type]


# ---- strength: 15
def test_15_strength_of_leaders_walls_and_types() -> None:
    """15.1: Alexander counts every unit, the Great Wall infantry and artillery."""
    said = civ(workers="warriors 2 knights 1 cannon 1 air-forces 1", wonders="great-wall")
    units = 2 * 1 + 2 + 3 + 5
    see(Table(said, age="iii"), 0, strength=units + 3)
    see(Table({**said, "leader": "alexander-the-great"}, age="iii"), 0, strength=units + 3 + 5)
    see(Table({**said, "leader": "napoleon-bonaparte"}, age="iii"), 0, strength=units + 3 + 8)


def test_15_7_genghis_khan_and_a_tactic_of_both() -> None:
    """15.7: as many infantry as helps ride; two of Phalanx need six units."""
    said = civ(leader="genghis-khan", workers="warriors 4", tactic="phalanx")
    see(Table(said), 0, strength=4 + 3)
    see(Table({**said, "workers": "warriors 6"}), 0, strength=6 + 6)
    see(Table({**said, "workers": "warriors 4 knights 2"}), 0, strength=4 + 4 + 6)
    see(Table({**said, "workers": "warriors 5 knights 1"}), 0, strength=5 + 2 + 6)


def test_15_5_outdated_by_two_levels() -> None:
    """15.5: a unit one level below is not too old; one of the army is enough to spoil it."""
    for units, value in (
        ("riflemen 1 tanks 3", 11),
        ("swordsmen 1 tanks 3", 6),
        ("riflemen 1 tanks 2 cavalrymen 1", 11),
        ("riflemen 1 tanks 2 knights 1", 6),
        ("swordsmen 1 riflemen 1 tanks 3 knights 3", 11 + 6),
    ):
        said = civ(workers=units, tactic="shock-troops")
        plain = Table(civ(workers=units), age="iii")[0].strength
        see(Table(said, age="iii"), 0, strength=plain + value)


def test_15_6_air_forces_take_the_best_armies_first() -> None:
    """15.6: a full army and an outdated one, one air force, then two, then a third with no army."""
    units = "swordsmen 1 riflemen 1 tanks 3 knights 3"
    for planes, value in ((1, 11 + 6 + 11), (2, 11 + 6 + 17), (3, 11 + 6 + 17)):
        said = civ(workers=f"{units} air-forces {planes}", tactic="shock-troops")
        plain = Table({**said, "tactic": "legion"}, age="iii")[0].strength
        see(Table(said, age="iii"), 0, strength=plain + value)


def test_15_8_bonuses_of_special_technologies_and_arenas() -> None:
    """15.1: everything adds up."""
    said = civ(
        workers="warriors 1 professional-sports 2",
        techs="military-theory satellites",
        government="fundamentalism",
        wonders="transcontinental-railroad colossus",
        colonies="strategic-territory-ii",
    )
    see(Table(said, age="iii"), 0, strength=1 + 6 + 5 + 3 + 5 + 4 + 2 + 4, ma_total=8, colonize=5)


def test_15_3_tactics_cost_patriotisms_action_too() -> None:
    """15.3, 11.5: the extra action first; a copy may be paid by both."""
    table = Table(civ(hand="patriotism-a", ma=1), civ(), common="legion")
    table.do("play patriotism-a", "copy legion")
    see(table, 0, ma=0, extra_ma=0, tactic=CARD_BY_KEY["legion"])
    table = Table(civ(hand="patriotism-a", military="phalanx"), civ())
    see(table.do("play patriotism-a", "adopt phalanx"), 0, ma=2, extra_ma=0, exclusive=1)


def test_15_3_the_old_tactic_stays_common() -> None:
    """15.3: who leaves a common tactic may come back later for two actions."""
    one = civ(tactic="legion", military="phalanx", workers="warriors 3", ma=2)
    table = Table(one, civ()).do("adopt phalanx")
    assert table.refused("copy legion") == "tactic-changed"
    assert table.state.tactics != 0
    see(table, 0, strength=3)


# ---- production: 13.3, 14
def test_13_3_gates_railroad_and_a_pact() -> None:
    """13.3 e: mines, labs of level I and more, one token of the best mine, a resource of a pact."""
    said = civ(
        leader="bill-gates",
        wonders="transcontinental-railroad",
        workers="bronze 1 iron 1 scientific-method 1 philosophy 1",
    )
    table = end_of_turn(
        said,
        civ(),
        civ(),
        age="iii",
        pacts=[("international-trade-agreement", 0, 1)],
    )
    see(table, 0, resources=1 + 2 + 2 + 2 + 1, science=3 + 1)
    assert table.stock("scientific-method") == 1


def test_13_3_the_railroad_and_an_empty_best_mine() -> None:
    """13.3 e: the best mine with a worker."""
    said = civ(wonders="transcontinental-railroad", techs="coal", workers="bronze 1 agriculture 2")
    table = end_of_turn(said, age="iii")
    see(table, 0, resources=2)
    assert table.stock("bronze") == 2


def test_13_3_culture_and_science_before_hunger() -> None:
    """13.3 a, d: culture of this turn can be eaten up by hunger."""
    said = civ(culture=1, workers="religion 2 drama 1 philosophy 1", yellow=13)
    table = end_of_turn(said, age="ii")
    see(table, 0, culture=1 + 4 - 4, science=1)


def test_13_3_corruption_before_production_and_after_actions() -> None:
    """13.3 b, 13.1: the bank as it is when the actions are over; missing resources are food."""
    said = civ(blue=10, stock="bronze 1 agriculture 3", workers="agriculture 2 bronze 2")
    table = end_of_turn(said)
    see(table, 0, resources=2, food=2 + 2)
    said = civ(blue=10, resources=2, unused=2, workers="agriculture 2 bronze 2")
    table = Table(said).do("build bronze").end_turn()  # two tokens came back
    see(table, 0, resources=3)


def test_13_3_tokens_run_out() -> None:
    """13.3 c, e: food takes its tokens first, the best farm and the best mine first."""
    said = civ(blue=3, workers="agriculture 1 irrigation 1 bronze 1 iron 1")
    table = end_of_turn(said)
    see(table, 0, food=3, resources=2, blue=0)


def test_13_3_wonder_tokens_are_not_in_the_bank() -> None:
    """13.1: four on a wonder and twelve in the bank: no corruption; ten: two."""
    for bank, left in ((11, 4), (10, 2)):
        said = civ(unfinished=("taj-mahal", 2), blue=bank, stock="bronze 2")
        see(end_of_turn(said), 0, resources=left)


def test_12_3_an_uprising_and_leaders() -> None:
    """12.3, 13.1, D6, D7: no points and no goods, but Churchill and Genghis Khan score."""
    said = civ(yellow=12, unused=1, culture=0)
    for leader, culture in (("winston-churchill", 3), ("moses", 0)):
        table = end_of_turn({**said, "leader": leader}, age="iii")
        see(table, 0, culture=culture, science=0, food=0, resources=0)


def test_12_2_faces_that_stop_an_uprising() -> None:
    """12.2: Homer, Shakespeare, Chaplin; Communism and the Kremlin take one."""
    for more, discontent in (
        ({}, 2),
        ({"leader": "homer"}, 1),
        ({"leader": "charlie-chaplin"}, 0),
        ({"leader": "charlie-chaplin", "government": "communism"}, 1),
        ({"leader": "charlie-chaplin", "government": "communism", "wonders": "kremlin"}, 2),
        ({"government": "communism", "wonders": "kremlin"}, 2),
        ({"wonders": "hanging-gardens kremlin"}, 1),
    ):
        assert Table(civ(yellow=12, **more), age="iii").discontent() == discontent, more


def test_13_4_draws_count_patriotism() -> None:
    """13.4, 11.5: an unused extra action draws a card, three at most in all."""
    for ma, drawn in ((0, 1), (1, 2), (2, 3)):
        table = Table(civ(hand="patriotism-a", ma=ma)).do("play patriotism-a").end_turn()
        see(table, 0, military_count=drawn, extra_ma=0, ma=2)


def test_13_4_hammurabi_draws_less() -> None:
    """13.4: the converted military action is spent."""
    see(Table(civ(leader="hammurabi")).do("convert").end_turn(), 0, military_count=1, extra_ca=0)


def test_16_2_discards_before_draws() -> None:
    """13.2, 16.2: three of a hand of five go with Despotism, Library and Joan keep more."""
    hand = "legion phalanx rats foray crusades"
    for more, kept in (
        ({}, 2),
        ({"wonders": "library-of-alexandria"}, 3),
        ({"leader": "joan-of-arc"}, 3),
        ({"wonders": "library-of-alexandria", "ravaged": "library-of-alexandria"}, 2),
    ):
        table = Table(civ(military=hand, ma=0, **more)).do("done")
        for key in hand.split()[: 5 - kept]:
            assert table.actor == 0
            table.do(f"discard {key}")
        see(table, 0, military_count=kept)


def test_13_5_a_new_total_next_turn() -> None:
    """13.5: available actions are the totals."""
    table = end_of_turn(
        civ(government="republic", techs="code-of-laws strategy", ca=0, ma=0), age="ii"
    )
    see(table, 0, ca=8, ma=4)


def test_14_6_losing_blue_tokens_first_from_the_bank() -> None:
    """14.6: Crime Wave takes one from the bank, or one from a card of choice."""
    table = event("crime-wave", civ(workers="warriors 2"), civ(blue=1, stock="bronze 1", culture=9))
    see(table, 1, blue=0, resources=1, culture=6)
    poor = civ(blue=0, stock="bronze 1 alchemy 1", workers="warriors 1 alchemy 1")
    table = event("crime-wave", civ(workers="warriors 2"), poor)
    table.do("pick alchemy")
    see(table, 1, resources=1)


# ---- the end of the game: 17, 20
def test_17_1_events_of_both_decks_for_everybody() -> None:
    """17.1: and the Age III event prepared last."""
    said = civ(
        culture=10, colonies="vast-territory-i wealthy-territory-i", wonders="pyramids kremlin"
    )
    table = scored("impact-of-colonies impact-of-wonders", civ(culture=1), said)
    see(table, 1, culture=10 + 6 + 5 + 3)
    see(table, 0, culture=1)


def test_17_2_gates_after_the_events() -> None:
    """17.2: levels of labs with workers on them, once."""
    said = civ(leader="bill-gates", workers="computers 2 scientific-method 1 philosophy 1")
    table = scored("impact-of-technology", civ(), said)
    see(table, 1, culture=4 + 8)


def test_17_2_gates_gone_before_the_end() -> None:
    """10.8: he has scored when he left, and does not again."""
    said = civ(leader="bill-gates", hand="sid-meier", workers="alchemy 1 bronze 2", unused=3)
    table = Table(civ(), said, age="iv", round=19, last_round=19, current=1).do("lead sid-meier")
    see(table, 1, culture=1)
    table.end_turn()
    assert table.state.civs[1].culture == 1 + 1  # Meier's lab in production; nothing for Gates


@pytest.mark.parametrize(
    ("key", "said", "points"),
    [
        ("impact-of-agriculture", {"workers": "agriculture 2 irrigation 2", "yellow": 1}, 6 + 4),
        ("impact-of-agriculture", {"workers": "agriculture 2 irrigation 1", "yellow": 1}, 4),
        ("impact-of-agriculture", {"workers": "agriculture 1", "yellow": 18}, 1 + 4),
        ("impact-of-agriculture", {"workers": "", "yellow": 18}, 0),
        (
            "impact-of-industry",
            {
                "workers": "bronze 2 oil 1 computers 2",
                "wonders": "transcontinental-railroad",
            },
            2 + 5 + 5,
        ),
        ("impact-of-architecture", {"workers": "movies 2 theology 1 religion 2 oil 3"}, 7),
        ("impact-of-competition", {"workers": "warriors 4 tanks 2 team-sports 1 opera 2"}, 8),
        ("impact-of-government", {"government": "republic", "wonders": "kremlin"}, 16 + 3),
        ("impact-of-government", {"leader": "napoleon-bonaparte"}, 8 + 4),
        ("impact-of-happiness", {"yellow": 12, "wonders": "hanging-gardens"}, 4),
        ("impact-of-happiness", {"yellow": 8, "wonders": "hanging-gardens", "culture": 9}, 0),
        ("impact-of-happiness", {"yellow": 6, "wonders": "hanging-gardens", "culture": 9}, -2),
        ("impact-of-happiness", {"yellow": 8, "culture": 3}, -3),
        ("impact-of-population", {"workers": "bronze 9", "unused": 4, "yellow": 14}, 4),
        ("impact-of-progress", {"government": "democracy", "techs": "warfare architecture"}, 12),
        ("impact-of-technology", {"government": "communism", "techs": "satellites movies"}, 12),
        (
            "impact-of-variety",
            {"workers": "warriors 1 knights 1 drama 2 movies 1 religion 1", "techs": "warfare"},
            2 * (2 + 2 + 1),
        ),
        ("impact-of-wonders", {"wonders": "pyramids great-wall kremlin hollywood"}, 5 + 4 + 3 + 2),
        ("impact-of-colonies", {"colonies": "vast-territory-i"}, 3),
    ],
)
def test_20_impacts_with_more_than_one_card(key: str, said: dict, points: int) -> None:
    """20: figure by figure, for the starting player at the end of the game."""
    table = scored(key, said, civ())
    see(table, 0, culture=said.get("culture", 0) + points)


def test_20_balance_of_four_figures() -> None:
    """20: the least of science, culture, food and resources; Gates and pacts count."""
    said = civ(
        leader="bill-gates",
        workers="alchemy 2 religion 2 drama 1 irrigation 2 bronze 1",
        government="monarchy",
    )
    table = scored("impact-of-balance", said, civ())
    gates = 2  # lab levels at the very end
    see(table, 0, culture=2 * min(4, 4, 4, 1 + 2) + gates)


def test_20_ranks_and_ties_at_the_end() -> None:
    """17.1, 6.2: ties go to the starting player, then clockwise."""
    equal = civ()
    for first, seats in ((0, (15, 10, 5, 0)), (2, (5, 0, 15, 10))):
        table = scored(
            "impact-of-strength", equal, equal, equal, equal, first=first, current=(first + 3) % 4
        )
        assert tuple(one.culture for one in table.state.civs) == seats


def test_17_3_shared_victory_after_everything() -> None:
    """17.3"""
    table = scored("impact-of-colonies", civ(culture=3), civ(colonies="vast-territory-i"))
    ended = table.game.outcome(table.state)
    assert ended is not None
    assert table.actor == NONE


# ---- first turns: 3.3
def test_3_3_first_turns() -> None:
    """3.3: taking only, a wonder too; then production as usual, and no card is drawn."""
    rich = civ(ca=1, ma=0, food=9, resources=9, hand="moses stockpile monarchy", science=9)
    table = Table(rich, civ(), age="a", round=1, phase="first", row="homer iron colossus")
    for line in (
        *("population", "build bronze", "destroy bronze", "disband warriors"),
        *("lead moses", "play stockpile", "develop monarchy", "revolt monarchy"),
    ):
        assert table.refused(line) == "only-taking", line
    table = Table(
        civ(ca=1, ma=0), civ(), age="a", round=1, phase="first", row="moses iron colossus"
    )
    table.do("take 3")
    see(table, 0, science=1, food=2, resources=2, culture=0, ca=4, ma=2, military_count=0, blue=12)
    assert table.state.current == 1
