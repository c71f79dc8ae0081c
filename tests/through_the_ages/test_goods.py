"""Blue tokens, production, happiness: rows T42–T58 of the rule sheet."""

from ages_table import Table, civ

from wartable.games.through_the_ages.engine.rules.goods import (
    gain_resources,
    lose_food,
    pay_resources,
    resources,
)
from wartable.games.through_the_ages.engine.rules.production import (
    consume,
    corrupt,
    produce_food,
    produce_resources,
)


def test_t42_pay_with_the_cheapest() -> None:
    """T42"""
    table = Table(civ(techs="iron", stock="bronze 3 iron 1", blue=5))
    pay_resources(table[0], 2)
    assert (table.stock("bronze"), table.stock("iron"), table[0].blue) == (1, 1, 7)


def test_t43_change_is_given() -> None:
    """T43"""
    table = Table(civ(techs="iron", stock="iron 2", blue=5))
    pay_resources(table[0], 1)
    assert (table.stock("bronze"), table.stock("iron"), table[0].blue) == (1, 1, 5)


def test_t45_too_few_tokens() -> None:
    """T45"""
    table = Table(civ(techs="iron", blue=2))
    assert gain_resources(table[0], 5) == 4


def test_t46_an_empty_bank_gives_nothing() -> None:
    """T46"""
    table = Table(civ(blue=0))
    assert gain_resources(table[0], 5) == 0


def test_overpaying_only_without_tokens_for_change() -> None:
    """14.4"""
    table = Table(civ(techs="coal", stock="coal 1", blue=0))
    pay_resources(table[0], 1)
    assert (resources(table[0]), table[0].blue) == (1, 0)


def test_t47_corruption_by_the_blue_bank() -> None:
    """T47"""
    for blue, lost in ((11, 0), (10, 2), (5, 4), (0, 6)):
        table = Table(civ(stock="bronze 9", blue=blue))
        corrupt(table.state, 0, None)
        assert table.resources() == 9 - lost


def test_t48_corruption_takes_food_and_forgives() -> None:
    """T48"""
    table = Table(civ(stock="bronze 1 agriculture 2", blue=5, culture=9))
    corrupt(table.state, 0, None)
    assert (table.resources(), table.food(), table[0].culture) == (0, 0, 9)


def test_t49_hunger_costs_culture() -> None:
    """T49"""
    table = Table(civ(yellow=8, stock="agriculture 1", culture=9))
    consume(table.state, 0, None)
    assert (table.food(), table[0].culture) == (0, 1)
    table = Table(civ(yellow=8, stock="agriculture 1", culture=5))
    consume(table.state, 0, None)
    assert table[0].culture == 0


def test_t51_the_railroad() -> None:
    """T51: 3 + 3 + 1 + 1"""
    table = Table(civ(wonders="transcontinental-railroad", workers="coal 1 bronze 2"), age="ii")
    assert produce_resources(table.state, 0) == 8


def test_t52_tokens_stay_without_workers() -> None:
    """T52"""
    table = Table(civ(workers="iron 1", stock="iron 2")).do("destroy iron")
    assert table.resources() == 4


def test_production_best_first_when_tokens_run_out() -> None:
    """13.3"""
    table = Table(civ(workers="agriculture 2 irrigation 2", blue=3))
    assert produce_food(table.state, 0) == 5
    table = Table(civ(workers="oil 1 bronze 3", blue=2))
    assert produce_resources(table.state, 0) == 6


def test_gates_labs_produce() -> None:
    """10.8, A-5: labs of level I and higher; their tokens are spent first."""
    table = Table(civ(leader="bill-gates", workers="computers 1 alchemy 2 philosophy 1"))
    assert produce_resources(table.state, 0) == 5
    assert table.stock("computers") == 1
    table[0].stock[4] = 1
    table[0].blue -= 1
    pay_resources(table[0], 1)
    assert (table.stock("bronze"), table.stock("alchemy")) == (1, 1)


def test_pacts_in_production() -> None:
    """13.3.c, 13.3.e, D10"""
    table = Table(
        civ(workers="bronze 1"),
        civ(workers="bronze 1"),
        civ(),
        age="ii",
        pacts=[("acceptance-of-supremacy", 0, 1), ("international-trade-agreement", 1, 0)],
    )
    assert produce_resources(table.state, 0) == 2
    assert produce_food(table.state, 0) == 1
    assert produce_resources(table.state, 1) == 1  # 1 of the mine, 1 paid, 1 of the trade


def test_lost_food_is_limited() -> None:
    """6.1"""
    table = Table(civ(food=2))
    assert lose_food(table[0], 5) == 2


def test_t54_an_uprising_stops_production_but_not_drawing() -> None:
    """T54: bank 12, happiness 0, one unused worker."""
    table = Table(civ(yellow=12, unused=1)).end_turn()
    assert (table.food(), table[0].science, table[0].military_count) == (0, 0, 2)
    assert table.heard("uprising")


def test_t55_enough_unused_workers() -> None:
    """T55"""
    table = Table(civ(yellow=12, unused=2)).end_turn()
    assert table[0].science == 1


def test_t56_the_kremlin_below_nothing() -> None:
    """T56"""
    table = Table(civ(wonders="kremlin"))
    assert table[0].happiness == 0
    assert (table[0].ca_total, table[0].ma_total, table[0].culture_rating) == (5, 3, 2)


def test_t57_st_peters_and_theology() -> None:
    """T57: 1 + 3 + 3 = 7"""
    table = Table(civ(wonders="st-peters-basilica", workers="theology 2"))
    assert table[0].happiness == 7


def test_d3_st_peters_counting_itself() -> None:
    """D3 switched"""
    table = Table(civ(wonders="st-peters-basilica", workers="theology 1"), options={"st-peters": 1})
    assert table[0].happiness == 2 + 3


def test_t58_rebellion() -> None:
    """T58: 2 civil actions per discontent worker; of others those of their next turn."""
    table = Table(
        civ(yellow=16, military="foray"),
        civ(yellow=16),
        phase="politics",
        events="rebellion",
    ).do("prepare foray")
    table.chance()
    assert (table[0].ca, table[1].ca) == (2, 2)


def test_d15_happiness_is_kept_within_eight() -> None:
    """D15"""
    assert Table(civ(workers="professional-sports 2 team-sports 2"))[0].happiness == 8
