"""Execution and the seven orders. Sections 4.2, 5.2, 6."""

from wartable.games.small_samurai_empires.engine.actions import TOLD_HARVESTED, TOLD_REVEALED
from wartable.games.small_samurai_empires.engine.components import ORDER_KEYS


def one(table, cell, order, seats=4, **options):
    """Seat 0's order alone on the board, about to be executed."""
    return table(seats, **options).executing({cell: (0, order)})


# ---- the order of execution


def test_w2_execution_order(table):
    """W2: from the south; the recruit of cell 12 before the attack of cell 11."""
    t = table(2).executing({12: (1, "recruit"), 11: (0, "attack")})
    t.armies({"chikuzen": {0: 1, 1: 1}}).go()
    assert t.s.current == 1 and t.wait == "order-recruit"
    t.goods(1).do("recruit aki")
    assert t.s.current == 0 and t.wait == "order-attack"
    t.do("destroy chikuzen 1")
    assert t.at("aki", 1) == 1 and t.control("chikuzen") == 0


def test_round_1_runs_north_and_round_2_south(table):
    """E21, R28: 12 to 1, then 1 to 12; empty cells are skipped."""
    laid = {2: (0, "harvest"), 5: (1, "harvest"), 11: (0, "attack")}
    t = table(2).executing(laid).armies({}).go()
    assert [event.a for event in t.events(TOLD_REVEALED)] == [10, 4, 1]
    assert t.s.round == 2 and t.wait == "place-order"
    t = table(2).executing(laid, round=2).armies({}).go()
    assert [event.a for event in t.events(TOLD_REVEALED)] == [1, 4, 10]


def test_empty_cells_at_both_ends_are_skipped(table):
    """E21: nothing happens in cells 1 and 12 if nobody has placed an order there."""
    for laid, seen in (
        ({12: (0, "harvest")}, [11]),
        ({1: (0, "harvest")}, [0]),
        ({6: (0, "harvest")}, [5]),
    ):
        for round in (1, 2):
            t = table(2).executing(laid, round=round).armies({}).go()
            assert [event.a for event in t.events(TOLD_REVEALED)] == seen


def test_an_uncovered_recruit_acts_twice(table):
    """E22, section 5.2: with its paid part both times."""
    t = one(table, 10, "recruit", 2).armies({}).goods(0, food=2).go()
    t.play("recruit aki", "recruit aki")
    assert t.s.round == 2 and t.at("aki", 0) == 2 and t.food(0) == 1
    t.s.wait, t.s.executing, t.s.cell = 0, 1, -1
    t.go().play("recruit aki", "recruit aki")
    assert t.at("aki", 0) == 4 and t.food(0) == 0


def test_an_order_is_revealed_even_if_declined(table):
    """R16: revealing is compulsory, acting is not."""
    t = one(table, 10, "recruit").go().do("pass")
    assert t.s.face_up >> 9 & 1 and t.s.supply[0] == 8


# ---- recruit


def test_w3_recruit_and_pay(table):
    """W3, R7: capital first, then for 1 food the province with the castle."""
    t = one(table, 7, "recruit").armies({}).castle(0, "kaga").goods(0, food=1).go()
    assert t.offered() == ["pass", "recruit kaga", "recruit yamashiro"]
    t.play("recruit yamashiro", "recruit kaga")
    assert (t.at("yamashiro", 0), t.at("kaga", 0), t.food(0)) == (1, 1, 0)
    assert t.s.supply[0] == 14


def test_recruit_without_food_or_supply(table):
    """Section 6, limits: nothing to pay with, nothing to recruit."""
    t = one(table, 7, "recruit").armies({}).goods(0, bushido=5).go()
    assert t.why("recruit kaga") == "no-place-to-recruit"
    t.do("recruit yamashiro")
    assert t.wait != "more-recruit"
    t = one(table, 7, "recruit").armies({"aki": {0: 16}}).go()
    assert t.s.executing == 0  # skipped
    t = one(table, 7, "recruit").armies({"aki": {0: 15}}).goods(0, food=1).go()
    t.do("recruit yamashiro")
    assert t.food(0) == 1 and t.s.executing == 0


def test_a_castle_recruits_under_foreign_control(table):
    """R18: the owner of a castle may recruit there whoever controls the province."""
    t = one(table, 7, "recruit").armies({"kaga": {1: 5}}).castle(0, "kaga").go()
    t.do("recruit kaga")
    assert t.control("kaga") == 1 and t.at("kaga", 0) == 1


def test_a_castle_recruits_in_its_own_region_only(table):
    """Section 6: the province of the region with one's own castle; nobody else's castle."""
    t = one(table, 7, "recruit").armies({}).castle(0, "tosa").castle(1, "kii").go()
    assert t.offered() == ["pass", "recruit yamashiro"]
    t = table(2).planning().armies({}).castle(0, "kaga").castle(1, "tosa")
    t.do("order harvest grey-1")
    assert t.offered() == ["pass", "recruit aki"]


def test_what_is_paid_goes_back_to_the_stock(table):
    """Section 1: the stock is the common pool; payments return to it."""
    t = one(table, 7, "recruit").armies({}).goods(0, food=1)
    before = list(t.s.stock)
    t.go().play("recruit yamashiro", "recruit yamashiro")
    assert list(t.s.stock) == [before[0] + 1, before[1]]


# ---- moves


def test_w4a_three_armies(table):
    """W4A: kaga, kaga, kii."""
    t = one(table, 7, "move-3").armies({"yamashiro": {0: 3}}).go()
    t.play("move yamashiro kaga", "move yamashiro kaga", "move yamashiro kii")
    assert (t.at("kaga", 0), t.at("kii", 0)) == (2, 1) and t.s.executing == 0


def test_w4b_two_armies(table):
    """W4B: one goes two provinces, the other one."""
    t = one(table, 7, "move-3").armies({"yamashiro": {0: 2}}).go()
    t.play("move yamashiro kaga", "move kaga shinano", "move yamashiro kii")
    assert (t.at("shinano", 0), t.at("kii", 0)) == (1, 1)


def test_w4c_out_of_the_region(table):
    """W4C, R15: one army goes on in the region it has entered."""
    t = one(table, 7, "move-3").armies({"kaga": {0: 1}}).go()
    t.play("move kaga echigo", "move echigo iwashiro", "move iwashiro rikuzen")
    assert t.at("rikuzen", 0) == 1


def test_an_army_that_left_the_region_stays(table):
    """R15: once another army is moved, the one outside can no longer be."""
    t = one(table, 7, "move-3").armies({"kaga": {0: 2}, "mutsu": {0: 1}}).go()
    assert t.why("move mutsu dewa") == "left-the-region"
    t.play("move kaga echigo", "move kaga shinano")
    assert t.why("move echigo dewa") == "left-the-region"
    assert t.why("move shinano aki") == "not-neighbours"
    assert t.why("move kii tosa") == "no-own-army"


def test_w4d_sea_line(table):
    """W4D: a sea line costs one move."""
    t = one(table, 10, "move-3").armies({"aki": {0: 1}}).go().do("move aki iyo")
    assert t.s.left == 2 and t.at("iyo", 0) == 1


def test_part_of_an_order_may_be_done(table):
    """R16, section 4.2: wholly, partly or not at all."""
    t = one(table, 10, "move-3").armies({"aki": {0: 2}}).go()
    t.play("move aki iyo", "pass")
    assert t.at("aki", 0) == 1 and t.s.executing == 0


def test_the_bought_move(table):
    """E32, R7, R13: none without food; with food a third one, also for the army outside."""
    t = one(table, 7, "move-2-3").armies({"kaga": {0: 2}}).goods(0, bushido=9).go()
    t.play("move kaga echigo", "move echigo dewa")
    assert t.s.executing == 0
    t = one(table, 7, "move-2-3").armies({"kaga": {0: 2}}).goods(0, food=1).go()
    t.do("move kaga echigo")
    assert t.why("buy-move") == "not-asked"
    t.do("move echigo dewa")
    assert t.offered() == ["pass", "buy-move"]
    assert t.why("move kaga owari") == "no-moves-left"
    t.do("buy-move")
    assert t.food(0) == 0 and "move dewa mutsu" in t.offered() and "move kaga owari" in t.offered()
    t.do("move dewa mutsu")
    assert t.s.executing == 0


def test_any_number_may_share_a_province(table):
    """Section 1: no stacking limit, no blocking."""
    t = one(table, 10, "move-3").armies({"aki": {0: 3}, "iyo": {1: 5, 2: 4, 3: 3}}).go()
    t.play("move aki iyo", "move aki iyo", "move aki iyo")
    assert t.at("iyo", 0) == 3 and t.control("iyo") == 1


# ---- ship


def test_w6_ship(table):
    """W6, R7, R11: two armies together, for 1 food, into another region."""
    t = one(table, 4, "move-2-ship").armies({"echigo": {0: 2}}).goods(0, food=1).go()
    t.do("ship echigo kii 2")
    assert (t.at("kii", 0), t.food(0)) == (2, 0) and t.s.executing == 0


def test_where_ships_go(table):
    """E33, R11: no inland province; from the region; the same region is allowed."""
    t = one(table, 7, "move-2-ship").armies({"shinano": {0: 2}, "kaga": {0: 1}, "aki": {0: 2}}).go()
    assert t.why("ship shinano kii 1") == "not-coastal"
    assert t.why("ship kaga shimotsuke 1") == "not-coastal"
    assert t.why("ship aki kii 1") == "other-region"
    assert t.why("ship kaga kaga 1") == "same-province"
    assert t.why("ship kaga kii 2") == "too-few-armies"
    assert t.why("ship kaga kii 1") == ""
    assert "ship kaga kitami 1" in t.offered()


def test_ships_that_are_offered(table):
    """R11: every coast of the region with an own army, to every other coast of Japan."""
    t = one(table, 7, "move-2-ship").armies({"kaga": {0: 2}, "shinano": {0: 1}, "aki": {0: 1}}).go()
    ships = [text.split()[1:] for text in t.offered("ship")]
    assert {start for start, _, _ in ships} == {"kaga"}
    ends = {to for _, to, _ in ships}
    assert len(ends) == 20 and not ends & {"kaga", "shinano", "shimotsuke"}
    assert {n for _, _, n in ships} == {"1", "2"}


def test_a_ship_is_instead_of_moves(table):
    """Section 6: either the moves or the ship; and two armies have one target."""
    t = one(table, 7, "move-2-ship").armies({"kaga": {0: 3}}).go()
    t.do("move kaga owari")
    assert t.why("ship kaga kii 1") == "not-asked" and not t.offered("ship")
    t = one(table, 7, "move-2-ship").armies({"kaga": {0: 3}}).go()
    t.do("ship kaga kii 1")
    assert t.s.executing == 0  # a second target would be a second ship


def test_a_ship_without_food(table):
    """Section 6: only the moves are left."""
    t = one(table, 7, "move-2-ship").armies({"kaga": {0: 3}}).goods(0, bushido=3).go()
    assert t.why("ship kaga kii 1") == "cannot-pay" and t.offered("move")


# ---- attack


def test_w5_attack_two(table):
    """W5: destroy one, pay 1 bushido, destroy another's in the same province."""
    t = one(table, 7, "attack").armies({"kaga": {0: 1, 1: 1, 2: 1}}).goods(0, bushido=1).go()
    t.play("destroy kaga 1", "destroy kaga 2")
    assert t.control("kaga") == 0 and t.bushido(0) == 0
    assert (t.s.supply[1], t.s.supply[2]) == (16, 16)


def test_two_victims_in_the_capital(table):
    """E27: three opponents beside; two different ones for 1 bushido."""
    t = one(table, 10, "attack").armies({"aki": {0: 1, 1: 1, 2: 1, 3: 1}}).goods(0, bushido=1).go()
    assert t.offered("destroy") == ["destroy aki 1", "destroy aki 2", "destroy aki 3"]
    t.do("destroy aki 3")
    assert t.offered("destroy") == ["destroy aki 1", "destroy aki 2"]
    t.do("destroy aki 1")
    assert t.s.executing == 0


def test_the_only_enemy_army(table):
    """E28: no paid part when nobody is left there."""
    t = one(table, 10, "attack").armies({"aki": {0: 1, 1: 1}, "iyo": {0: 1, 1: 1}}).go()
    t.do("destroy aki 1")
    assert t.s.executing == 0 and t.bushido(0) == 2


def test_the_second_victim_stands_in_the_same_province(table):
    """Section 6, attack."""
    t = one(table, 10, "attack").armies({"aki": {0: 1, 1: 2}, "iyo": {0: 1, 1: 1}}).go()
    t.do("destroy aki 1")
    assert t.why("destroy iyo 1") == "other-province"
    t.goods(0, food=3)
    assert t.why("destroy aki 1") == "cannot-pay"


def test_castles_are_no_targets(table):
    """E29: a province with an enemy castle only is no target."""
    t = one(table, 10, "attack").armies({"iyo": {0: 2}, "tosa": {0: 1, 1: 1}}).castle(1, "iyo").go()
    assert t.offered("destroy") == ["destroy tosa 1"]
    assert t.why("destroy iyo 1") == "no-enemy-army"
    assert t.why("destroy tosa 0") == "own-army"


def test_a_castle_alone_does_not_attack(table):
    """R30: an own army must stand there."""
    t = one(table, 10, "attack").armies({"iyo": {1: 1}, "tosa": {0: 1, 1: 1}}).castle(0, "iyo").go()
    assert t.offered("destroy") == ["destroy tosa 1"]
    assert t.why("destroy iyo 1") == "no-own-army"


# ---- harvest


def test_w7_harvest(table):
    """W7, R8: a token of its kind for each resource province of the region with an army."""
    t = one(table, 7, "harvest").armies({"kaga": {0: 1}, "shimotsuke": {0: 2}, "iyo": {0: 1}})
    t.tiles(kaga="food", shimotsuke="bushido", owari="food", kii="food").go()
    assert (t.food(0), t.bushido(0)) == (3, 3)
    assert len(t.events(TOLD_HARVESTED)) == 2


def test_harvest_until_the_stock_is_out(table):
    """E35, R14: three of one kind; what the stock lacks is not received."""
    land = {"kaga": {0: 1}, "shimotsuke": {0: 1}, "owari": {0: 1}}
    tiles = {"kaga": "food", "shimotsuke": "food", "owari": "food"}
    t = one(table, 7, "harvest").armies(land).tiles(**tiles).go()
    assert t.food(0) == 5
    t = one(table, 7, "harvest").armies(land).tiles(**tiles)
    t.s.stock[0] = 2
    t.go()
    assert t.food(0) == 4 and t.s.stock[0] == 0
    t = one(table, 7, "harvest", limited_stock=0).armies(land).tiles(**tiles)
    t.s.stock[0] = 2
    t.go()
    assert t.food(0) == 5


def test_harvest_needs_an_army(table):
    """Section 6: a castle is not enough."""
    t = one(table, 7, "harvest").armies({}).castle(0, "kaga").go()
    assert (t.food(0), t.bushido(0)) == (2, 2)


# ---- castle


def test_castle(table):
    """Section 6: two armies of one province go back for a castle there."""
    t = one(table, 7, "castle").armies({"kaga": {0: 3}, "kii": {0: 1}, "yamashiro": {0: 4}}).go()
    assert t.offered() == ["pass", "build kaga"]
    assert t.why("build kii") == "too-few-armies"
    t.do("build kaga")
    assert (t.at("kaga", 0), t.s.supply[0], t.s.keeps[0]) == (1, 10, 2)


def test_w8_strength(table):
    """W8: castle and army against two armies."""
    t = table(2).planning().armies({"kaga": {0: 1, 1: 2}}).castle(0, "kaga")
    assert t.control("kaga") == 0
    t.armies({"kaga": {1: 2}})
    assert t.control("kaga") == -1
    t.armies({"kaga": {1: 1}})
    assert t.control("kaga") == 0


def test_where_no_castle_is_built(table):
    """E25: not in a capital, not beside another castle."""
    t = one(table, 7, "castle").armies({"yamashiro": {0: 4}}).go()
    assert t.s.executing == 0
    t = one(table, 7, "castle").armies({"kaga": {0: 2}, "yamashiro": {0: 2}, "kii": {0: 2}})
    t.castle(1, "kaga").go()
    assert t.offered() == ["pass", "build kii"]
    assert t.why("build kaga") == "castle-stands-there"
    assert t.why("build yamashiro") == "not-in-capital"


def test_three_castles_are_all(table):
    """E24: without a castle in supply and in the region the order does nothing."""
    t = one(table, 7, "castle").armies({"kii": {0: 2}})
    t.castle(0, "kitami").castle(0, "dewa").castle(0, "iyo").go()
    assert t.s.executing == 0 and t.at("kii", 0) == 2


def test_reinforce(table):
    """Section 6: a second castle order in the region brings an army instead."""
    t = one(table, 7, "castle").armies({"kii": {0: 2}}).castle(0, "kaga").go()
    assert t.offered() == ["pass", "reinforce"]
    assert t.why("build kii") == "castle-in-region"
    t.do("reinforce")
    assert t.at("kaga", 0) == 1
    assert one(table, 7, "castle").armies({"kii": {0: 2}}).go().why("reinforce") == (
        "no-castle-in-region"
    )


def test_no_army_to_reinforce_with(table):
    """Section 6, limits: with an empty supply the order does nothing."""
    t = one(table, 7, "castle").armies({"aki": {0: 16}}).castle(0, "kaga").go()
    assert t.s.executing == 0 and t.at("kaga", 0) == 0


def test_the_top_order_is_its_owners(table):
    """Section 5.2: of two orders in a cell the upper one acts, for whoever placed it."""
    t = table(2).second_round({10: (1, "recruit")}).armies({}).goods(0, bushido=1)
    t.do("order castle grey-1").do("pass")
    t.do("order recruit grey-2", seat=1)
    t.armies({"tosa": {0: 2, 1: 2}})
    t.s.wait, t.s.executing, t.s.cell = 0, 1, -1
    assert t.view(1).cells[9].orders[1].kind is None
    t.go()
    assert t.s.current == 0 and t.offered() == ["pass", "build tosa"]
    assert t.view(1).cells[9].orders[1].kind == "castle"  # revealed to all


def test_every_order_is_executed_in_its_region_only(table):
    """Section 6: every action affects the region of the cell."""
    for order in ORDER_KEYS:
        t = one(table, 1, order).armies({"kaga": {0: 3, 1: 3}, "iyo": {0: 2, 1: 2}}).go()
        texts = t.offered() if t.s.executing else []
        assert not [text for text in texts if "kaga" in text or "iyo" in text]


def test_the_first_and_the_last_of_everything(table):
    """Section 6: every order reaches the northernmost and the southernmost province, for the last
    seat as for the first."""
    for cell, key, coast in ((1, "kitami", "mutsu"), (12, "satsuma", "iyo")):
        for seat, other in ((0, 3), (3, 0)):
            for order, deed in (
                ("castle", f"build {key}"),
                ("attack", f"destroy {key} {other}"),
                ("move-2-ship", f"ship {key} {coast} 2"),
                ("move-2-ship", f"ship {key} {coast} 1"),
                ("move-3", f"move {key} {'ishikari' if cell == 1 else 'chikuzen'}"),
            ):
                t = table(4).executing({cell: (seat, order)}).armies({key: {seat: 2, other: 1}})
                t.go().do(deed)
                assert t.at(key, seat) == {"castle": 0, "attack": 2, "move-3": 1}.get(
                    order, 2 - int(deed[-1] if deed[-1].isdigit() else 0)
                )
                assert t.at(key, other) == (0 if order == "attack" else 1)


def test_a_castle_needs_its_builders_armies(table):
    """Section 6: two armies of the seat's own, whatever others have there."""
    t = table(4).executing({7: (2, "castle")})
    t.armies({"kaga": {0: 5, 1: 5, 2: 1, 3: 5}, "kii": {2: 2}}).go()
    assert t.offered() == ["pass", "build kii"] and t.why("build kaga") == "too-few-armies"
    t.do("build kii")
    assert t.s.castles[2] and t.s.keeps[2] == 2 and t.at("kii", 2) == 0


def test_a_box_that_sells_more(table):
    """Section 6: the paid part as often as the box says, each time for its price."""
    from wartable.games.small_samurai_empires import data

    text = data.packaged_text()
    text = text.replace("extra = 1\n", "extra = 2\n")
    land = {"aki": {0: 4, 1: 4}}
    paid = {
        "recruit": ["recruit aki"] * 3,
        "attack": ["destroy aki 1"] * 3,
        "move-2-3": ["move aki iyo"] * 2 + ["buy-move", "move aki iyo"] * 2,
    }
    for order, deeds in paid.items():
        t = table(2, data=text).executing({10: (0, order)}).armies(land).goods(0, 3, 3).go()
        t.play(*deeds)
        assert t.s.executing == 0 and t.food(0) + t.bushido(0) == 4, order
