"""Missions and laws, the Way of the Mountain, Heavenly Shrines, quick actions. Section 10."""

import pytest

from wartable.games.small_samurai_empires import notation
from wartable.games.small_samurai_empires.engine.components import (
    MISSION_KEYS,
    REGION_KEYS,
    TOKEN_KEYS,
)
from wartable.games.small_samurai_empires.engine.rules.epoch import score_epoch, shrine_points
from wartable.games.small_samurai_empires.engine.rules.missions import fulfilled
from wartable.kernel import CHANCE, NONE


def one(table, cell, order, seats=3, **options):
    return table(seats, **options).executing({cell: (0, order)})


# ---- missions

KEPT = {  # in grey, for seat 0: fulfilled with the first layout, not with the second
    "1a": ({"iyo": {0: 2}, "tosa": {0: 2}}, {"iyo": {0: 2}, "tosa": {0: 2, 1: 2}}),
    "1b": (
        {"iyo": {0: 1}, "tosa": {0: 1}, "aki": {0: 1}, "izumo": {0: 1}},
        {"iyo": {0: 1}, "tosa": {0: 1}, "aki": {0: 1}, "kii": {0: 1}},
    ),
    "2a": ({"iyo": {0: 7}}, {"iyo": {0: 6}, "kii": {0: 3}}),
    "2b": (
        {"iyo": {0: 1, 1: 3}, "tosa": {0: 1}, "aki": {0: 1}, "izumo": {0: 1}},
        {"iyo": {0: 4}, "tosa": {0: 1}, "aki": {0: 1}},
    ),
    "3a": (
        {"iyo": {0: 3}, "tosa": {0: 3}, "aki": {0: 3, 1: 4}},
        {"iyo": {0: 3}, "tosa": {0: 3}, "aki": {0: 2}},
    ),
    "4a": (
        {"iyo": {0: 1}, "tosa": {0: 1}, "izumo": {0: 1}},
        {"iyo": {0: 1}, "tosa": {0: 1}, "aki": {0: 1}},
    ),
    "4b": (
        {"iyo": {0: 1}, "tosa": {0: 1}, "aki": {0: 1}},
        {"iyo": {0: 1}, "tosa": {0: 1}, "izumo": {0: 1}},
    ),
}


@pytest.mark.parametrize("key", KEPT)
def test_main_tasks(table, key):
    """Section 10.1, the table of tiles."""
    for layout, expected in zip(KEPT[key], (True, False), strict=True):
        t = table(2).planning().armies(layout).mission("grey", key)
        assert fulfilled(t.t, t.s, 0, 3) is expected


def test_main_task_3b(table):
    """Section 10.1: two provinces with two armies, and control of the castle's province."""
    t = table(2).planning().armies({"iyo": {0: 2}, "tosa": {0: 2}}).mission("grey", "3b")
    assert not fulfilled(t.t, t.s, 0, 3)
    t.castle(0, "izumo")
    assert fulfilled(t.t, t.s, 0, 3)
    t.armies({"iyo": {0: 2}, "tosa": {0: 2}, "izumo": {1: 2}})
    assert not fulfilled(t.t, t.s, 0, 3)


def test_points_of_missions(table):
    """Section 10.1: 3 5 4 3 4 4 4 4."""
    assert list(table(2).t.mission_points) == [3, 5, 4, 3, 4, 4, 4, 4]


def test_w11_mission_by_ship(table):
    """W11: ships reach another region's mission at once."""
    t = one(table, 7, "move-2-ship", missions=1)
    for region, key in (("purple", "1b"), ("turquoise", "3a"), ("orange", "1a"), ("grey", "2a")):
        t.mission(region, key)
    t.armies({"mutsu": {0: 3}, "rikuzen": {0: 3}, "echigo": {0: 1}, "kii": {0: 2}}).go()
    t.do("ship kii echigo 2")
    assert t.s.points[0] == 4 and t.s.done[1] == 1


def test_w12_mission_4b(table):
    """W12: control of two resource provinces and the capital."""
    t = one(table, 7, "move-3", missions=1).mission("orange", "4b")
    for region in ("purple", "turquoise", "grey"):
        t.mission(region, "1b")
    layout = {"yamashiro": {0: 2, 1: 1}, "kaga": {0: 2}}
    t.armies(layout).go().play("move kaga owari", "pass")
    assert t.s.points[0] == 4 and t.s.done[2] == 1
    t = one(table, 7, "move-3", missions=1).mission("orange", "4b").armies(layout).go()
    for region in ("purple", "turquoise", "grey"):
        t.mission(region, "1b")
    t.play("move yamashiro owari", "pass")  # the capital is tied now
    assert t.s.points[0] == 0 and t.s.done[2] == 0


def test_missions_are_checked_for_the_acting_seat_only(table):
    """R19: not in others' turns; even if the player passes."""
    t = one(table, 7, "recruit", missions=1).mission("grey", "2a").mission("orange", "1b")
    t.mission("purple", "1b").mission("turquoise", "1b")
    t.armies({"iyo": {0: 7, 1: 7}}).go().do("pass")
    assert t.s.points[0] == 4 and t.s.points[1] == 0


def test_a_mission_once_per_seat(table):
    """E46: twice by one player no, by two players yes."""
    t = table(2, missions=1).executing({12: (0, "recruit"), 11: (1, "recruit"), 10: (0, "recruit")})
    for region in REGION_KEYS:
        t.mission(region, "1b")
    t.mission("grey", "2a").armies({"iyo": {0: 7, 1: 7}}).go()
    t.play("pass", "pass", "pass")
    assert (t.s.points[0], t.s.points[1]) == (4, 4) and t.s.done[3] == 3


def test_missions_are_claimed_by_themselves_or_by_choice(table):
    """R20: automatic; with `claim-missions` they are asked for and may be declined."""
    t = one(table, 7, "recruit", missions=1, claim_missions=1)
    for region in REGION_KEYS:
        t.mission(region, "1b")
    t.mission("grey", "2a").armies({"iyo": {0: 7}}).go().do("pass")
    assert t.wait == "claim-mission" and t.offered() == ["pass", "claim grey"]
    assert t.why("claim orange") == "mission-not-done"
    t.do("claim grey")
    assert t.s.points[0] == 4


def test_each_tile_is_used_once(table):
    """Section 10.1, setup: four tiles, each on one of its sides."""
    for seed in range(20):
        t = table(2, seed=seed, missions=1)
        assert sorted(mission // 2 for mission in t.s.mission) == [0, 1, 2, 3]


# ---- laws


def test_law_of_the_attack(table):
    """R32, section 10.1: the second victim is free by the law; quick attacks gain nothing."""
    t = one(table, 10, "attack").mission("grey", "1a").armies({"aki": {0: 1, 1: 2}}).goods(0).go()
    t.play("destroy aki 1", "destroy aki 1")
    assert t.s.supply[1] == 16
    t = table(2).planning().mission("grey", "1a").armies({"aki": {0: 1, 1: 2}})
    t.play("order harvest grey-2", "destroy aki 1")
    assert t.s.current == 1 and t.at("aki", 1) == 1


def test_law_of_moves(table):
    """Section 10.1: three moves without food."""
    t = one(table, 10, "move-2-3").mission("grey", "2b").armies({"aki": {0: 3}}).goods(0).go()
    t.play("move aki iyo", "move aki iyo", "move aki iyo")
    assert t.at("iyo", 0) == 3
    t = one(table, 10, "move-2-3").mission("orange", "2b").armies({"aki": {0: 3}}).goods(0).go()
    t.play("move aki iyo", "move aki iyo")
    assert t.s.executing == 0


def test_law_of_recruiting(table):
    """Section 10.1: the second army is free."""
    t = one(table, 10, "recruit").mission("grey", "3a").armies({}).goods(0).go()
    t.play("recruit aki", "recruit aki")
    assert t.at("aki", 0) == 2


def test_law_of_ships(table):
    """E47, R21: free from the region of the law, not into it."""
    t = one(table, 10, "move-2-ship").mission("grey", "4a").armies({"aki": {0: 2}}).goods(0).go()
    t.do("ship aki kii 2")
    assert t.at("kii", 0) == 2
    t = one(table, 7, "move-2-ship").mission("grey", "4a").armies({"kii": {0: 2}}).goods(0).go()
    assert t.why("ship kii aki 2") == "cannot-pay"


def test_laws_do_not_touch_covers(table):
    """Section 10.1."""
    t = table(2).second_round({10: (1, "attack")}).mission("grey", "1a").goods(0)
    assert t.why("order harvest grey-1") == "cannot-pay-cover"


def test_a_law_frees_its_own_order_only(table):
    """Section 10.1: one token per tile; the others are paid as ever."""
    paid = {
        "recruit": (["recruit aki"], "recruit aki"),
        "attack": (["destroy aki 1"], "destroy aki 1"),
        "move-2-3": (["move aki iyo", "move aki iyo"], "buy-move"),
        "move-2-ship": ([], "ship aki kii 1"),
    }
    laws = {"1a": "attack", "2a": "move-2-3", "3b": "recruit", "4b": "move-2-ship"}
    for key, free in laws.items():
        for order, (first, more) in paid.items():
            t = one(table, 10, order).mission("grey", key).armies({"aki": {0: 3, 1: 3}}).goods(0)
            t.go().play(*first)
            open_ = bool(t.s.executing) and more in t.offered()
            assert open_ == (order == free and order != "move-2-3"), (key, order)
            if order == free == "move-2-3":
                assert t.s.left == 1  # all three at once


# ---- the Way of the Mountain


def test_mountain_setup(table):
    """Section 10.2: ten tokens, seven of them on mountains; nobody knows which."""
    t = table(2, mountains=1)
    assert t.s.unexplored == 127 and sum(t.s.tokens) == 10
    assert t.view(0).tokens == t.view(1).tokens
    assert table(2).s.unexplored == 0


def test_w13_bushido_master(table):
    """W13: the first step explores, the second goes directly, by another army."""
    t = one(table, 7, "move-2-ship", mountains=1).armies({"kaga": {0: 2}}).go()
    t.do("explore kaga shinano").draw("mountain bushido-master")
    assert t.bushido(0) == 3 and t.at("shinano", 0) == 1
    assert t.why("explore kaga shinano") == "one-expedition" and not t.offered("ship")
    t.do("move kaga shinano")
    assert t.at("shinano", 0) == 2 and t.s.executing == 0
    assert sum(t.s.tokens) == 9 and t.s.unexplored == 127 - 8


def test_ambush(table):
    """R24: back to the province left in this step; the move is spent; the army may go on."""
    t = one(table, 7, "move-3", mountains=1).armies({"owari": {0: 1}}).go()
    t.do("move owari kaga").do("explore kaga shinano").draw("mountain ambush")
    assert t.at("kaga", 0) == 1 and t.s.left == 1
    t.do("move kaga shinano")
    assert t.at("shinano", 0) == 1


def test_mercenaries(table):
    """Section 10.2, E49: an army for the province that was left; none with an empty supply."""
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 1}}).go()
    t.do("explore kaga shinano").draw("mountain mercenaries")
    assert (t.at("kaga", 0), t.at("shinano", 0), t.s.supply[0]) == (1, 1, 14)
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 16}}).go()
    t.do("explore kaga shinano").draw("mountain mercenaries")
    assert (t.at("kaga", 0), t.at("shinano", 0)) == (15, 1)


def test_highland_farm(table):
    """Section 10.2."""
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 1}}).go()
    t.do("explore kaga shinano").draw("mountain highland-farm")
    assert t.food(0) == 3


def test_tribe_between_regions(table):
    """E50: mt. Naeba from echigo gives the quick actions of orange, from shinano turquoise's."""
    t = one(table, 4, "move-3", mountains=1).armies({"echigo": {0: 1}, "kaga": {0: 1, 1: 1}}).go()
    t.do("explore echigo shinano").draw("mountain independent-tribe")
    assert t.view(0).region == "orange"
    assert set(t.view(0).quick) == {"attack", "recruit-1", "move-1"}
    assert "destroy kaga 1" in t.offered() and "recruit yamashiro" in t.offered()
    t.do("recruit yamashiro")
    assert t.at("shinano", 0) == 1 and t.s.left == 2
    t = one(table, 7, "move-3", mountains=1).armies({"shinano": {0: 1}, "mutsu": {0: 1}}).go()
    t.do("explore shinano echigo").draw("mountain independent-tribe")
    assert t.view(0).region == "turquoise"
    assert "harvest mutsu" in t.offered() and not t.offered("recruit")


def test_a_tribe_explores_nothing_and_the_expedition_stands_nowhere(table):
    """R22, R23: no nested expedition; the army counts in no province meanwhile."""
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 1}, "owari": {0: 1}}).go()
    t.do("explore kaga shinano").draw("mountain independent-tribe")
    assert t.at("kaga", 0) == t.at("shinano", 0) == 0 and t.control("kaga") == NONE
    assert t.why("explore owari musashi") == "one-expedition"
    assert t.why("move kaga owari") == "no-own-army"
    t.do("move owari musashi")
    assert t.at("shinano", 0) == 1 and t.at("musashi", 0) == 1 and t.s.left == 2


def test_a_tribe_has_the_quick_actions_of_its_region_only(table):
    """Section 10.2: in the West no cell has a move beside it, so the tribe gives none."""
    t = one(table, 10, "move-3", mountains=1).armies({"izumo": {0: 1}, "iyo": {0: 1, 1: 1}}).go()
    t.do("explore izumo aki").draw("mountain independent-tribe")
    assert set(t.view(0).quick) == {"attack", "recruit-1", "harvest-1"}
    assert t.offered() == ["pass", "destroy iyo 1", "recruit aki", "harvest iyo"]
    assert t.why("move iyo tosa") == "not-asked"


@pytest.mark.parametrize(
    ("cell", "road", "deed"),
    [
        (10, "izumo aki", "destroy iyo 1"),
        (10, "izumo aki", "recruit aki"),
        (10, "izumo aki", "harvest iyo"),
        (4, "dewa rikuchu", "move iwashiro rikuzen"),
    ],
)
def test_after_a_tribe_the_expedition_goes_on(table, cell, road, deed):
    """Section 10.2: one quick action, then the army arrives and the order goes on."""
    start, to = road.split()
    layout = {start: {0: 1}, "iyo": {0: 1, 1: 2}, "iwashiro": {0: 1}}
    t = one(table, cell, "move-3", mountains=1).armies(layout).go()
    t.do(f"explore {road}").draw("mountain independent-tribe").do(deed)
    assert t.wait == "order-move" and t.s.left == 2 and t.s.mountain == NONE
    assert t.at(start, 0) == 0 and t.at(to, 0) == (2 if deed == f"recruit {to}" else 1)
    assert t.at("iyo", 1) == (1 if deed.startswith("destroy") else 2)
    t.do(f"move {to} {start}")  # the same army may go on


def test_after_the_way_the_expedition_goes_on(table):
    """R31: one army for the price, and no second one."""
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 1}, "kii": {1: 2}}).go()
    t.do("explore kaga shinano").draw("mountain way-as-goal").do("destroy kii 1")
    assert t.wait == "order-move" and t.s.left == 2 and t.at("kii", 1) == 1 and t.bushido(0) == 1


def test_a_tribe_without_armies_in_supply(table):
    """Section 6, limits: what cannot be done is not offered, the rest is."""
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 16, 1: 1}}).go()
    t.do("explore kaga shinano").draw("mountain independent-tribe")
    assert t.offered("destroy") and t.offered("move") and not t.offered("recruit")
    assert t.why("recruit yamashiro") == "no-army-in-supply"


def test_the_way_is_the_goal(table):
    """R31: for 1 bushido any enemy army of the region, own army not needed."""
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 1}, "kii": {1: 1}}).go()
    t.do("explore kaga shinano").draw("mountain way-as-goal")
    assert t.offered() == ["pass", "destroy kii 1"]
    t.do("destroy kii 1")
    assert t.bushido(0) == 1 and t.s.supply[1] == 16 and t.at("shinano", 0) == 1
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 1}, "kii": {1: 1}}).goods(0).go()
    t.do("explore kaga shinano").draw("mountain way-as-goal")
    assert t.wait == "order-move" and t.at("shinano", 0) == 1


def test_the_way_between_regions(table):
    """Section 10.2: the region the army is entering."""
    layout = {"echigo": {0: 1}, "mutsu": {1: 1}, "kaga": {1: 1}}
    t = one(table, 4, "move-3", mountains=1).armies(layout).go()
    t.do("explore echigo shinano").draw("mountain way-as-goal")
    assert t.offered() == ["pass", "destroy kaga 1"]
    assert t.why("destroy mutsu 1") == "other-region"


def test_expeditions_that_are_offered(table):
    """Section 10.2, R22: one in a movement, none for a tribe's move; the next order has one."""
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 2}, "owari": {0: 1}}).go()
    assert {"explore kaga shinano", "explore owari musashi"} <= set(t.offered("explore"))
    t.do("explore kaga shinano").draw("mountain independent-tribe")
    assert t.offered("move") and not t.offered("explore")
    t.do("pass")
    assert t.offered("move") and not t.offered("explore")
    t = table(2, mountains=1).executing({7: (0, "move-3"), 8: (0, "move-3")})
    t.armies({"kaga": {0: 2}, "owari": {0: 1}}).go()
    t.do("explore kaga shinano").draw("mountain ambush").do("pass")
    assert t.s.cell == 6 and "explore owari musashi" in t.offered()


def test_ships_use_no_roads(table):
    """Section 10.2: a ship explores nothing; the tokens stay."""
    t = one(table, 7, "move-2-ship", mountains=1).armies({"kaga": {0: 2}}).go()
    t.do("ship kaga echigo 2")
    assert t.s.unexplored == 127


def test_quick_expedition(table):
    """Section 10.2: a quick move may be an expedition; the next expedition is another action's."""
    t = table(2, mountains=1).planning().armies({"kaga": {0: 2}})
    t.do("order harvest orange-3").do("explore kaga shinano").draw("mountain highland-farm")
    assert t.wait == "place-order" and t.s.current == 1 and t.at("shinano", 0) == 1


def test_no_token_no_expedition(table):
    """Section 10.2: the token is discarded; roads without mountains have none."""
    t = one(table, 7, "move-3").armies({"kaga": {0: 2}}).go()
    assert t.why("explore kaga shinano") == "no-mountain-token"
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 2}}).go()
    t.do("move kaga shinano")  # crossing without exploring is allowed
    assert t.s.unexplored == 127
    assert t.game.refusal(t.s, 7, 25) == 2


def test_every_kind_of_token_can_be_drawn(table):
    """Section 10.2: in proportion to what nobody has seen."""
    from wartable.kernel import zeros

    t = (
        one(table, 7, "move-3", mountains=1)
        .armies({"kaga": {0: 2}})
        .go()
        .do("explore kaga shinano")
    )
    codes, weights = zeros(t.game.chances), zeros(t.game.chances)
    n = t.game.chance_into(t.s, codes, weights)
    assert [weights[i] for i in range(n)] == [2, 2, 2, 2, 1, 1] and n == len(TOKEN_KEYS)


# ---- Heavenly Shrines, random quick actions


def test_w14_heavenly_shrines(table):
    """W14: two brown are 3, a black and a white are 2; they replace step 4."""
    t = table(2, heavenly_shrines=1).planning()
    colours = {"kitami": 0, "dewa": 0, "iwashiro": 0, "shinano": 1, "musashi": 2, "izumo": 1}
    from wartable.games.small_samurai_empires.engine.components import PROVINCE_KEYS

    for key, colour in colours.items():
        t.s.shrine[PROVINCE_KEYS.index(key)] = colour
    t.armies({"kitami": {0: 1}, "dewa": {0: 1}, "shinano": {1: 1}, "musashi": {1: 1}})
    score_epoch(t.t, t.s, None)
    assert [t.s.earned[seat * 5 + 1] for seat in range(2)] == [3, 2]
    assert shrine_points(t.t, t.s, sum(1 << PROVINCE_KEYS.index(k) for k in colours)) == 5 + 3 + 1


def test_every_side_and_colour_can_be_drawn(table):
    """Sections 10.1, 10.3, 10.4: all in proportion to what is left, exactly."""
    from wartable.kernel import zeros

    t = table(2)
    s = t.game.start(2, {"missions": 1, "heavenly-shrines": 1, "random-quick-actions": 1})
    first = {}
    while t.game.actors(s) >> CHANCE & 1:
        codes, weights = zeros(t.game.chances), zeros(t.game.chances)
        n = t.game.chance_into(s, codes, weights)
        ways = {notation.write(t.game, CHANCE, codes[i]): weights[i] for i in range(n)}
        first.setdefault(t.game.steps[s.wait].key, ways)
        t.game.apply(s, CHANCE, codes[0], None)
    assert first["mission-draw"] == {f"mission {key}": 1 for key in MISSION_KEYS}
    assert first["shrine-draw"] == {f"shrine {key}": 3 for key in ("brown", "black", "white")}
    assert list(first["quick-draw"].values()) == [1] * 4
    assert list(first["fate-deal"].values()) == [5] * 4
    assert list(first["tile-draw"].values()) == [6] * 2


def test_shrine_figures_are_public(table):
    """Section 10.3: seven of nine, at most three of a colour."""
    t = table(2, heavenly_shrines=1)
    colours = [colour for colour in t.s.shrine if colour != NONE]
    assert len(colours) == 7 and max(map(colours.count, range(3))) <= 3
    shown = [p.shrine for p in t.view(1).provinces if p.shrine]
    assert len(shown) == 7


def test_random_quick_actions_differ_within_a_region(table):
    """E52, section 10.4."""
    for seed in range(10):
        t = table(3, seed=seed, random_quick_actions=1)
        for region in range(4):
            own = [t.s.quick[cell] for cell in range(12) if t.t.cell_region[cell] == region]
            assert len(set(own)) == 3


def test_mission_keys_are_sides_of_tiles():
    """Section 10.1: 4 tiles, 2 sides, 8 missions."""
    assert [f"{tile}{side}" for tile in "1234" for side in "ab"] == MISSION_KEYS
