"""The end of an epoch and of the game. Sections 8, 9."""

from wartable.games.small_samurai_empires.engine.actions import FATE_DEAL, TOLD_TURN_ORDER
from wartable.games.small_samurai_empires.engine.components import GOODS, REGION_KEYS, REGIONS
from wartable.games.small_samurai_empires.engine.rules.course import end_epoch
from wartable.games.small_samurai_empires.engine.rules.epoch import (
    final_scoring,
    reorder,
    score_epoch,
    standing,
)
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import NONE, settle


def end(table, layout, seats=3, castles=(), **options):
    t = table(seats, **options).planning().armies(layout)
    for seat, key in castles:
        t.castle(seat, key)
    score_epoch(t.t, t.s, t.told)
    return t


def test_a_tie_controls_nothing(table):
    """E36: two equal, a third below: nobody, in all steps."""
    t = table(3).planning().armies({"kaga": {0: 2, 1: 2, 2: 1}, "dewa": {0: 1, 1: 1}})
    assert t.control("kaga") == NONE and t.control("oshima") == NONE
    before = list(t.s.goods)
    score_epoch(t.t, t.s, None)
    assert list(t.s.points) == [0] * 4 and not any(t.s.influence) and list(t.s.goods) == before


def test_full_harvest_follows_control(table):
    """Section 8.1: control, not armies; a lone castle is enough; R18."""
    t = table(2).planning().armies({"kaga": {1: 1}, "kii": {1: 1}}).castle(0, "kaga")
    t.tiles(kaga="food", kii="bushido")
    score_epoch(t.t, t.s, None)
    assert (t.food(0), t.bushido(0), t.food(1), t.bushido(1)) == (3, 2, 2, 3)


def test_the_stock_serves_in_turn_order(table):
    """R14: the last token goes to whoever is first in turn order."""
    for first in (0, 1):
        t = table(2).planning(first).armies({"kaga": {0: 1}, "kii": {1: 1}})
        t.tiles(kaga="food", kii="food")
        t.s.stock[0] = 1
        score_epoch(t.t, t.s, None)
        assert t.food(first) == 3 and t.food(1 - first) == 2


def test_influence(table):
    """Section 8.2, E37, R18: +1 per province, +1 per castle whoever controls its province."""
    t = end(table, {"kaga": {1: 5}, "kii": {0: 1}, "tosa": {0: 1}}, castles=[(0, "kaga")])
    assert t.influence(0, "orange") == 2 and t.influence(1, "orange") == 1
    assert t.influence(0, "grey") == 1


def test_influence_stops_at_the_last_row(table):
    """E39, R6: 9 and 3 more is 10+."""
    t = table(3).planning().armies({"kaga": {0: 1}, "kii": {0: 1}, "owari": {0: 1}})
    t.s.influence[REGION_KEYS.index("orange")] = 9
    score_epoch(t.t, t.s, None)
    assert t.influence(0, "orange") == 10


def test_region_bonus(table):
    """E40, R9, R10: sole leader, shared second place, tie for the lead, nobody."""
    grey = ["izumo", "aki", "iyo", "tosa", "chikuzen", "satsuma"]

    def bonus(*numbers):
        layout, place = {}, 0
        for seat, number in enumerate(numbers):
            for _ in range(number):
                layout[grey[place]] = {seat: 1}
                place += 1
        t = end(table, layout)
        return [t.s.earned[seat * 5] for seat in range(3)]

    assert bonus(3, 1, 1) == [4, 2, 2]
    assert bonus(2, 2, 1) == [2, 2, 0]
    assert bonus(2, 0, 0) == [4, 0, 0]
    assert bonus(0, 0, 0) == [0, 0, 0]
    assert bonus(1, 3, 2) == [0, 4, 2]
    assert bonus(1, 3, 0) == [2, 4, 0]
    assert bonus(1, 1, 3) == [2, 2, 4]
    assert bonus(2, 2, 2) == [2, 2, 2]


def test_shrines(table):
    """Section 8.4: one point for each controlled shrine province."""
    t = end(table, {"dewa": {0: 1}, "iwashiro": {0: 1}, "satsuma": {1: 1}, "kitami": {1: 1, 2: 1}})
    assert [t.s.earned[seat * 5 + 1] for seat in range(3)] == [2, 1, 0]


def test_turn_order(table):
    """Section 8.7: A B C D with 5 5 3 5 goes C D B A."""
    t = table(4).planning()
    for seat, points in enumerate((5, 5, 3, 5)):
        t.s.points[seat] = points
    reorder(t.s, t.told)
    assert list(t.s.order) == [2, 3, 1, 0]
    assert [event.seat for event in t.events(TOLD_TURN_ORDER)] == [2, 3, 1, 0]


def test_equal_points_reverse_the_order(table):
    """Section 8.7: equal points take the reverse of the order that ends."""
    t = table(3).planning(first=1)
    reorder(t.s, None)
    assert list(t.s.order)[:3] == [0, 2, 1]


def test_steps_5_to_7_follow_but_not_after_the_last_epoch(table):
    """Section 8: orders back, a card each, the new order; after epoch 3 only 1 to 4."""
    t = table(3).executing({1: (0, "castle")})
    end_epoch(t.t, t.s, None)
    assert t.s.wait == FATE_DEAL and not any(owner != NONE for owner in t.s.owner)
    t.s.points[1], t.s.points[2] = 5, 2
    hands = [sum(t.s.fate[seat * REGIONS : seat * REGIONS + REGIONS]) for seat in range(3)]
    settle(t.game, t.s, t.rng)
    assert hands == [2, 2, 2] and list(t.s.order)[:3] == [0, 2, 1]
    assert all(sum(t.s.fate[s * REGIONS : s * REGIONS + REGIONS]) == 3 for s in range(3))
    assert t.s.epoch == 2 and t.wait == "choose-fate"
    t = table(3).executing({1: (0, "castle")})
    t.s.epoch = 3
    cards = sum(t.s.deck)
    end_epoch(t.t, t.s, None)
    assert t.s.ended == 1 and sum(t.s.deck) == cards and t.s.owner[0] == 0


def test_w10_final_influence(table):
    """W10, R4, R5: 1 x 3 + 3 x 5 + 4 x 2 + 1 x 2 = 28."""
    t = table(4).planning()
    for region, cards, influence in (
        ("grey", 3, 1),
        ("orange", 5, 5),
        ("turquoise", 2, 5),
        ("purple", 2, 1),
    ):
        t.s.shown[REGION_KEYS.index(region)] = cards
        t.s.influence[REGION_KEYS.index(region)] = influence
    for seat in range(4):
        t.goods(seat)
    final_scoring(t.t, t.s, None)
    assert t.s.points[0] == 28 and t.s.points[1] == 0


def test_worth_tables():
    """R4, R5: the fixed points of the rulebook's example; never falling; ten rows, the last 10+."""
    t = GAME.game().figures
    assert t.rows == 10
    worth = {
        key: list(t.worth)[region * 11 : region * 11 + 11] for region, key in enumerate(REGION_KEYS)
    }
    assert (worth["grey"][1], worth["turquoise"][5]) == (1, 4)
    assert (worth["orange"][5], worth["purple"][1]) == (3, 1)
    assert all(row[0] == 0 and row == sorted(row) for row in worth.values())


def test_a_region_without_cards_gives_nothing(table):
    """E42, section 9.1."""
    t = table(2).planning()
    for region in range(REGIONS):
        t.s.shown[region] = 0
        t.s.influence[region] = 10
    t.goods(0)
    final_scoring(t.t, t.s, None)
    assert t.s.points[0] == 0


def test_resources(table):
    """E43: 5 food and 3 bushido are 2 points."""
    t = table(2).planning().goods(0, food=5, bushido=3).goods(1, food=2)
    final_scoring(t.t, t.s, None)
    assert (t.s.earned[4], t.s.earned[5 + 4]) == (2, 0)
    t = table(2).planning().goods(0, food=2, bushido=1).goods(1, food=4, bushido=5)
    final_scoring(t.t, t.s, None)
    assert (t.s.earned[4], t.s.earned[5 + 4]) == (1, 3)  # of any kind, mixed too
    assert (t.food(0), t.bushido(0)) == (2, 1)  # R25


def test_tie_breaks(table):
    """E44, R25: fewest armies on the map, then most tokens (scoring spends none), then shared."""
    t = table(2).planning().armies({"aki": {0: 2, 1: 3}})
    assert standing(t.s, 0) > standing(t.s, 1)
    t.armies({"aki": {0: 2, 1: 2}}).goods(0, food=3).goods(1, food=1, bushido=3)
    assert standing(t.s, 1) > standing(t.s, 0)
    t.goods(1, bushido=3)
    assert standing(t.s, 0) == standing(t.s, 1)
    t.s.points[0] = 1
    t.armies({"aki": {0: 16, 1: 0}}).goods(0).goods(1, food=9)
    assert standing(t.s, 0) > standing(t.s, 1)
    t.s.points[0] = 0
    t.armies({}).goods(0).goods(1)
    for region in range(REGIONS):
        t.s.influence[region] = t.s.influence[REGIONS + region] = 0
    final_scoring(t.t, t.s, None)
    outcome = t.game.outcome(t.s)
    assert outcome is not None and outcome.places == [1, 1]
    assert sum(t.s.goods[seat * GOODS] for seat in range(2)) == 0


def test_markers_have_no_say(table):
    """R26: twenty cubes mark 4 influences and a score for each player; nothing runs out."""
    t = table(4).planning()
    assert len(t.s.influence) == 4 * REGIONS and len(t.s.points) == 4
