"""Sentences about the variants, alone and together, that no other scenario turns on."""

import pytest

from wartable.games.small_samurai_empires.engine import actions as code
from wartable.games.small_samurai_empires.engine.components import (
    PROVINCE_KEYS,
    QUICK_KEYS,
    REGION_KEYS,
)
from wartable.games.small_samurai_empires.engine.rules.epoch import score_epoch
from wartable.games.small_samurai_empires.engine.rules.missions import fulfilled
from wartable.kernel import CHANCE, NONE

SEVEN = {"iyo": {0: 7}}  # mission 2a in grey


def one(table, cell, order, seats=3, **options):
    return table(seats, **options).executing({cell: (0, order)})


def tiles(t, **given):
    """Missions nobody fulfils by accident, but for those that are named."""
    for region in REGION_KEYS:
        t.mission(region, given.get(region, "1b"))
    return t


# ---- when a mission is looked at (R19)


@pytest.mark.parametrize("order", ("recruit", "move-3", "attack", "harvest", "castle"))
def test_every_order_ends_with_a_look_at_missions(table, order):
    """R19: acting, declining, or with nothing to do, in round 1 and 2, in every region."""
    for round in (1, 2):
        t = tiles(table(2, missions=1), grey="2a").executing({1: (0, order)}, round=round)
        t.armies(SEVEN).go()
        if t.s.done[3] == 0:
            t.do("pass")
        assert t.s.earned[2] == 4 and t.s.done[3] == 1


def test_every_placement_ends_with_a_look_at_missions(table):
    """R19: with a quick action that is impossible, declined or done, in both rounds."""
    for place, deed in (("turquoise-3", None), ("grey-1", "pass"), ("grey-1", "recruit aki")):
        for round in (1, 2):
            t = tiles(table(2, missions=1), grey="2a").planning().armies(SEVEN)
            t.s.round = round
            t.do(f"order harvest {place}")
            assert t.s.points[0] == (0 if deed else 4)  # not before the quick action is over
            if deed:
                t.do(deed)
            assert t.s.points[0] == 4 and t.s.current == 1


def test_what_is_true_only_on_the_way_scores_nothing(table):
    """R19: the end of the order counts, not the steps in between."""
    t = tiles(one(table, 10, "move-3", missions=1), grey="2b")
    t.armies({"aki": {0: 2}, "iyo": {0: 1}, "tosa": {0: 1}}).go()
    t.play("move aki izumo")  # four provinces now
    assert t.s.points[0] == 0 and t.s.executing
    t.play("move izumo aki", "pass")
    assert t.s.points[0] == 0


def test_a_quick_action_may_spoil_what_the_placement_found(table):
    """R19: the placement and its quick action are one step."""
    t = tiles(table(2, missions=1), orange="2b").planning()
    t.armies({"kaga": {0: 1}, "kii": {0: 1}, "owari": {0: 1}, "shinano": {0: 1}})
    t.play("order harvest orange-3", "move kaga echigo")
    assert t.s.points[0] == 0


def test_another_players_deed_waits_for_the_own_turn(table):
    """R19: an attack gives a third player control; that player scores in its own step."""
    t = tiles(table(3, missions=1), grey="4b").executing({11: (1, "attack"), 10: (2, "recruit")})
    t.armies({"iyo": {2: 1}, "tosa": {2: 1}, "aki": {1: 1, 2: 2, 0: 2}}).go()
    t.play("destroy aki 0", "pass")
    assert list(t.s.points)[:3] == [0, 0, 0] and t.control("aki") == 2
    t.do("pass")
    assert list(t.s.points)[:3] == [0, 0, 4]


def test_no_mission_at_the_end_of_an_epoch(table):
    """R19: the end of an epoch is nobody's turn."""
    t = tiles(table(2, missions=1), grey="2a").planning().armies(SEVEN)
    score_epoch(t.t, t.s, None)
    assert t.s.earned[2] == 0 and t.s.done[3] == 0


def test_several_missions_at_once(table):
    """Section 10.1, R20: all four regions in one step; asked, each may be taken or left."""
    land = {"iyo": {0: 7}, "kaga": {0: 2}, "kii": {0: 2}}
    t = tiles(one(table, 1, "castle", missions=1), grey="2a", orange="1a").armies(land).go()
    assert t.s.points[0] == 4 + 3
    t = tiles(one(table, 1, "castle", missions=1, claim_missions=1), grey="2a", orange="1a")
    t.armies(land).go()
    assert t.offered() == ["pass", "claim orange", "claim grey"]
    t.do("claim orange")
    assert t.offered() == ["pass", "claim grey"] and t.s.points[0] == 3
    t.do("pass")
    assert t.s.done[3] == 0 and t.wait != "claim-mission"


THRESHOLDS = [  # mission, in orange: layout of seat 0 (and 1), castle, fulfilled?
    ("1a", {"kaga": (2, 1), "kii": (2, 0)}, None, True),
    ("1a", {"kaga": (2, 1), "kii": (1, 0)}, "kii", False),  # a castle is no army
    ("1a", {"kaga": (2, 2), "kii": (2, 0), "owari": (2, 3)}, None, False),
    ("1a", {"kaga": (2, 3), "kii": (2, 0)}, "kaga", True),  # but it helps to control
    ("1b", {"kaga": (1, 0), "kii": (1, 0), "owari": (1, 0)}, "shinano", True),
    ("1b", {"kaga": (1, 0), "kii": (1, 0), "owari": (1, 1), "musashi": (1, 0)}, None, False),
    ("2a", {"kaga": (3, 9), "kii": (3, 9), "owari": (1, 9)}, None, True),
    ("2a", {"kaga": (3, 0), "kii": (3, 0)}, "owari", False),
    ("2b", {"kaga": (1, 5), "kii": (1, 5), "owari": (1, 5), "musashi": (1, 5)}, None, True),
    ("2b", {"kaga": (5, 0), "kii": (5, 0), "owari": (5, 0)}, "musashi", False),
    ("3a", {"kaga": (3, 5), "kii": (3, 5), "owari": (3, 5)}, None, True),
    ("3a", {"kaga": (9, 0), "kii": (4, 0), "owari": (2, 0)}, "owari", False),
    ("3b", {"kaga": (2, 5), "kii": (2, 5), "owari": (0, 1)}, "owari", True),
    ("3b", {"kaga": (2, 0), "kii": (2, 0), "owari": (0, 2)}, "owari", False),  # a tie
    ("3b", {"kaga": (2, 3), "kii": (2, 0)}, "kaga", True),  # castle and two armies in one
    ("3b", {"kaga": (3, 0), "kii": (1, 0)}, "kaga", False),
    ("3b", {"kaga": (2, 0), "kii": (2, 0)}, "iyo", False),  # a castle of another region
    ("4a", {"kaga": (1, 0), "kii": (1, 0), "shinano": (1, 0)}, None, True),
    ("4a", {"kaga": (1, 0), "shinano": (1, 0), "musashi": (1, 0)}, None, False),
    ("4a", {"kaga": (1, 0), "kii": (1, 0), "shinano": (1, 1)}, None, False),
    ("4b", {"kaga": (1, 0), "kii": (1, 0), "yamashiro": (2, 1)}, None, True),
    ("4b", {"kaga": (1, 0), "kii": (1, 0), "yamashiro": (2, 2)}, None, False),
    ("4b", {"kaga": (1, 0), "kii": (1, 0), "owari": (1, 0), "aki": (1, 0)}, None, False),
]


@pytest.mark.parametrize(("key", "land", "castle", "kept"), THRESHOLDS)
def test_thresholds(table, key, land, castle, kept):
    """Section 10.1: at least so many, own armies only, castles only in control."""
    t = table(2).planning().mission("orange", key)
    t.armies({name: {0: own, 1: other} for name, (own, other) in land.items()})
    if castle:
        t.castle(0, castle)
    assert fulfilled(t.t, t.s, 0, 2) is kept


def test_points_of_missions_count_for_the_order_of_turn(table):
    """Sections 8.7, 10.1: they are points like all others."""
    t = tiles(table(2, missions=1), grey="2a").executing({1: (0, "castle")}, round=2)
    t.armies({"iyo": {0: 7, 1: 7}}).go()
    assert t.s.earned[2] == 4 and t.s.wait == code.FATE_DEAL
    while t.s.wait == code.FATE_DEAL:
        t.game.apply(t.s, CHANCE, t.game.sample_chance(t.s, t.rng), None)
    assert list(t.s.order)[:2] == [1, 0]


# ---- expeditions (10.2)


def test_an_ambush_outside_the_region(table):
    """R15, R24: the army is back where the step began, outside the region, and may go on."""
    t = one(table, 9, "move-3", mountains=1).armies({"kaga": {0: 1}}).go()
    t.do("move kaga echigo").do("explore echigo shinano").draw("mountain ambush")
    assert t.at("echigo", 0) == 1 and t.s.left == 1 and t.why("move echigo dewa") == ""
    t.do("move echigo dewa")
    assert t.at("dewa", 0) == 1 and t.s.executing == 0


def test_an_ambush_of_a_quick_move(table):
    """R24: the one move is spent; the token is gone all the same."""
    t = table(2, mountains=1).planning().armies({"kaga": {0: 1}})
    t.do("order harvest orange-3").do("explore kaga shinano").draw("mountain ambush")
    assert t.at("kaga", 0) == 1 and t.s.current == 1 and t.s.unexplored == 127 - 8
    assert [event.kind for event in t.told][-1:] == [code.TOLD_RETURNED]


def test_an_ambush_and_the_bought_move(table):
    """R24, R13: the moves go on, and the bought one explores nothing more."""
    t = one(table, 7, "move-2-3", mountains=1).armies({"kaga": {0: 1}, "owari": {0: 1}})
    t.goods(0, food=1).go().do("explore kaga shinano").draw("mountain ambush")
    t.play("move kaga shinano", "buy-move")
    assert not t.offered("explore") and t.why("explore owari musashi") == "one-expedition"
    t.do("move owari musashi")
    assert t.at("shinano", 0) == t.at("musashi", 0) == 1


def test_a_law_of_moves_gives_one_expedition(table):
    """Section 10.2: one in a movement, of three free moves too."""
    t = one(table, 7, "move-2-3", mountains=1).mission("orange", "2a").goods(0)
    t.armies({"kaga": {0: 1}, "owari": {0: 1}}).go()
    t.do("explore kaga shinano").draw("mountain highland-farm")
    assert t.s.left == 2 and not t.offered("explore")


def test_mercenaries_outside_the_region_stay(table):
    """R15: the army that joins stands in the province that was left; it is not the one moved."""
    t = one(table, 7, "move-3", mountains=1).armies({"shinano": {0: 1}}).go()
    t.do("move shinano echigo").do("explore echigo shinano").draw("mountain mercenaries")
    assert t.at("echigo", 0) == t.at("shinano", 0) == 1
    assert t.why("move echigo dewa") == "left-the-region" and t.why("move shinano kaga") == ""


@pytest.mark.parametrize(("token", "good"), [("bushido-master", 1), ("highland-farm", 0)])
def test_a_token_of_an_empty_stock(table, token, good):
    """R14: nothing is received, and the army goes on."""
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 1}}).go()
    t.s.stock[good] = 0
    t.do("explore kaga shinano").draw(f"mountain {token}")
    assert (t.food(0), t.bushido(0)) == (2, 2) and t.at("shinano", 0) == 1
    assert t.events(code.TOLD_STOCK_OUT) and not t.events(code.TOLD_GAINED)


def test_a_tribe_with_nothing_to_do_is_passed_by(table):
    """Section 11.2: no quick action of the region is possible."""
    t = one(table, 7, "move-3", mountains=1).armies({"kaga": {0: 1}, "aki": {0: 15}}).go()
    t.do("explore kaga shinano").draw("mountain independent-tribe")
    assert t.wait == "order-move" and t.at("shinano", 0) == 1


def test_a_tribe_of_a_quick_move(table):
    """Sections 7, 10.2: one quick action inside another; then the turn is over."""
    t = table(2, mountains=1).planning().armies({"kaga": {0: 1, 1: 1}, "owari": {0: 1, 1: 1}})
    t.do("order harvest orange-3").do("explore kaga shinano").draw("mountain independent-tribe")
    assert "destroy owari 1" in t.offered() and "destroy kaga 1" not in t.offered()  # R23
    t.do("destroy owari 1")
    assert t.s.current == 1 and t.at("shinano", 0) == 1 and t.at("owari", 1) == 0


def test_the_army_a_tribe_moves_is_not_the_one_that_goes_on(table):
    """R15, R22: after the tribe's move out of the region the expedition goes on, not that army."""
    t = one(table, 7, "move-3", mountains=1).armies({"owari": {0: 1}, "kaga": {0: 1}}).go()
    t.do("explore owari musashi").draw("mountain independent-tribe").do("move kaga echigo")
    assert t.why("move echigo dewa") == "left-the-region" and t.why("move musashi iwashiro") == ""


def test_a_tribe_has_the_tokens_that_lie_there(table):
    """Sections 10.2, 10.4: with random quick actions, those on the region's cells."""
    t = one(table, 7, "move-3", mountains=1, random_quick_actions=1).armies({"kaga": {0: 2}})
    for cell, quick in ((6, "harvest-1"), (7, "recruit-1"), (8, "attack")):
        t.s.quick[cell] = QUICK_KEYS.index(quick)
    t.go().do("explore kaga shinano").draw("mountain independent-tribe")
    assert set(t.view(0).quick) == {"harvest-1", "recruit-1", "attack"}
    assert t.offered() == ["pass", "recruit yamashiro", "harvest kaga"]


def test_the_way_costs_in_spite_of_the_law_of_attacks(table):
    """R31, section 10.1: a law frees the paid part of an order, not a token's price."""
    t = one(table, 7, "move-3", mountains=1).mission("orange", "1a")
    t.armies({"kaga": {0: 1}, "kii": {1: 1}}).castle(1, "owari").go()
    t.do("explore kaga shinano").draw("mountain way-as-goal")
    assert t.offered() == ["pass", "destroy kii 1"]  # and no castle
    t.do("destroy kii 1")
    assert t.bushido(0) == 1
    t = one(table, 7, "move-3", mountains=1).mission("orange", "1a").goods(0, food=5)
    t.armies({"kaga": {0: 1}, "kii": {1: 1}}).go()
    t.do("explore kaga shinano").draw("mountain way-as-goal")
    assert t.wait == "order-move"


def test_an_uncovered_order_explores_again(table):
    """Sections 5.2, 10.2: acting again is another movement."""
    t = one(table, 7, "move-3", 2, mountains=1).armies({"kaga": {0: 1}, "owari": {0: 1}}).go()
    t.do("explore kaga shinano").draw("mountain ambush").do("pass")
    assert t.s.round == 2
    t.s.wait, t.s.executing, t.s.cell = 0, 1, -1
    t.go()
    assert t.offered("explore") == ["explore owari musashi"]


@pytest.mark.parametrize("back", (0, 1))
def test_every_mountain_is_crossed_both_ways(table, back):
    """Section 10.2: the region is that of the mountain, or the one the army enters."""
    roads = {
        1: [("ishikari", "tokachi")],
        4: [("dewa", "rikuchu"), ("echigo", "shinano")],
        7: [("kaga", "shinano"), ("owari", "musashi"), ("echigo", "shinano")],
        10: [("izumo", "aki"), ("chikuzen", "satsuma")],
    }
    for cell, pairs in roads.items():
        for pair in pairs:
            start, to = reversed(pair) if back else pair
            others = {key: {0: 1} for key in ("tokachi", "mutsu", "kii", "iyo") if key != start}
            t = one(table, cell, "move-3", mountains=1).armies({start: {0: 1}, **others})
            if t.t.region_of[PROVINCE_KEYS.index(start)] != (cell - 1) // 3:
                continue
            t.go().do(f"explore {start} {to}").draw("mountain independent-tribe")
            inside = REGION_KEYS[t.t.region_of[PROVINCE_KEYS.index(to)]]
            assert t.view(0).region == inside


# ---- shrines, quick actions, all together


@pytest.mark.parametrize(
    ("colours", "points"),
    [((0, 0, 0), 5), ((0, 0, 1), 4), ((0, 1, 2), 3), ((2, 2), 3), ((1,), 1), ((), 0)],
)
def test_shrines_of_a_colour(table, colours, points):
    """Section 10.3: 1, 3, 5 by colour, in place of one point each; ties control nothing."""
    shrines = [key for key in PROVINCE_KEYS if key in ("kitami", "dewa", "iwashiro", "shinano")]
    for heavenly in (0, 1):
        t = table(2, heavenly_shrines=heavenly).planning()
        for key, colour in zip(shrines, colours, strict=False):
            t.s.shrine[PROVINCE_KEYS.index(key)] = colour if heavenly else NONE
        land = {key: {0: 1} for key in shrines[: len(colours)]}
        t.armies({**land, "izumo": {0: 1, 1: 1}})
        score_epoch(t.t, t.s, None)
        assert t.s.earned[1] == (points if heavenly else len(colours))


def test_random_quick_actions_are_the_cells_own(table):
    """Section 10.4: they replace what is printed, in both rounds."""
    for round in (1, 2):
        t = table(2, random_quick_actions=1).planning().armies({"aki": {0: 1}})
        t.s.round = round
        t.s.quick[9] = QUICK_KEYS.index("move-1")  # grey has no printed move
        t.do("order harvest grey-1")
        assert t.offered("move") and not t.offered("recruit")
