"""Setup, fate, placing and covering orders. Sections 2 to 5."""

from wartable.games.small_samurai_empires.engine.actions import PLACE_ORDER
from wartable.games.small_samurai_empires.engine.components import ORDER_KEYS, ORDERS, REGIONS
from wartable.games.small_samurai_empires.engine.rules.epoch import return_orders
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import CHANCE, NONE, SPECTATOR, legal, settle


def choose_all(table):
    for seat in range(table.s.seats):
        table.game.apply(table.s, seat, legal(table.game, table.s, seat)[0], table.told)


def test_setup(table):
    """Section 2: 8 armies on the map, 8 in supply, 2 food, 2 bushido, 6 + 6 tiles."""
    for seats in (2, 3, 4):
        t = table(seats)
        for seat in range(seats):
            for capital in ("ishikari", "rikuzen", "yamashiro", "aki"):
                assert t.at(capital, seat) == 2
            assert t.s.supply[seat] == 8 and t.s.keeps[seat] == 3
            assert (t.food(seat), t.bushido(seat)) == (2, 2)
            assert sum(t.s.hand[seat * ORDERS : seat * ORDERS + ORDERS]) == 11
            assert sum(t.s.fate[seat * REGIONS : seat * REGIONS + REGIONS]) == 3
        assert sorted(good for good in t.s.tile if good != NONE) == [0] * 6 + [1] * 6
        assert list(t.s.stock) == [30 - 2 * seats] * 2


def test_the_first_player_and_clockwise(table):
    """Section 2: a random first player; epoch 1 goes clockwise by seat from there."""
    seen = set()
    for seed in range(12):
        order = list(table(4, seed=seed).s.order)
        assert order == [(order[0] + place) % 4 for place in range(4)]
        seen.add(order[0])
    assert seen == {0, 1, 2, 3}


def test_the_tokens_of_a_player():
    """R12, section 6: seven kinds, eleven tokens; the doubled entry is one order."""
    t = GAME.game().figures
    assert len(ORDER_KEYS) == 7 and list(t.orders) == [2, 1, 2, 2, 1, 2, 1]


def test_four_players_use_up_the_deck(table):
    """E1, R27: 20 - 12 = 8, after the draw of epoch 2 none, no draw after epoch 3."""
    t = table(4)
    decks = []
    while t.game.actors(t.s):
        if t.wait == "choose-fate" and (not decks or decks[-1][0] != t.s.epoch):
            decks.append((t.s.epoch, sum(t.s.deck)))
        seat = settle(t.game, t.s, t.rng)
        if seat == NONE:
            break
        t.game.apply(t.s, seat, legal(t.game, t.s, seat)[0], None)
    assert decks == [(1, 8), (2, 4), (3, 0)]
    assert sum(t.s.shown) == 12


def test_two_players_get_a_card_of_the_deck_in_each_epoch(table):
    """E2, R29: three cards an epoch; the deck goes 14, 13, 11, 10, 8, 7."""
    t = table(2)
    seen = [sum(t.s.deck)]
    while not t.s.ended:
        actors = t.game.actors(t.s)
        seat = CHANCE if actors >> CHANCE else (actors & -actors).bit_length() - 1
        code = t.game.sample_chance(t.s, t.rng) if seat == CHANCE else legal(t.game, t.s, seat)[0]
        before = (t.wait, t.s.turn)
        t.game.apply(t.s, seat, code, None)
        if before[0] == "extra-fate" or before == ("fate-deal", 1):
            seen.append(sum(t.s.deck))
    assert seen == [14, 13, 11, 10, 8, 7]
    assert sum(t.s.shown) == 9


def test_fate_is_chosen_in_secret(table):
    """E3: after A's choice and before B's nobody else sees a card; A sees its own."""
    t = table(3)
    action = legal(t.game, t.s, 0)[0]
    t.game.apply(t.s, 0, action, t.told)
    for reader in (1, 2, SPECTATOR):
        other = t.view(reader).players[0]
        assert other.has_chosen and other.chosen is None and other.fate_hand is None
        assert t.view(reader).shown == dict.fromkeys(other.influence, 0)
    assert t.view(0).players[0].chosen is not None
    assert [event.a for event in t.told if event.audience >> 1 & 1] == [NONE]


def test_fate_in_any_order_gives_the_same_state(table):
    """Section 4.1: choices are simultaneous."""
    one, two = table(4), table(4)
    for seat in range(4):
        one.game.apply(one.s, seat, legal(one.game, one.s, seat)[0], None)
    for seat in (2, 0, 3, 1):
        two.game.apply(two.s, seat, legal(two.game, two.s, seat)[0], None)
    assert one.s.dump() == two.s.dump()


def test_a_region_not_in_hand_cannot_be_chosen(table):
    """Section 11.2, choose_fate."""
    t = table(3)
    for region, key in enumerate(("purple", "turquoise", "orange", "grey")):
        held = t.s.fate[region] > 0
        assert (t.why(f"fate {key}", seat=0) == "") == held


def test_numbers_of_orders(table):
    """R1, W15: 4 then 3 with two and three players, 3 then 2 with four."""
    for seats, first, second in ((2, 4, 3), (3, 4, 3), (4, 3, 2)):
        t = table(seats).planning()
        placed = {1: 0, 2: 0}
        while t.s.epoch == 1:
            seat = settle(t.game, t.s, t.rng)
            if t.s.epoch > 1:
                break
            if t.wait == "place-order":
                placed[t.s.round] += 1
            t.game.apply(t.s, seat, legal(t.game, t.s, seat)[0], None)
        assert placed == {1: first * seats, 2: second * seats}


def test_an_occupied_cell_is_refused_in_round_1(table):
    """E4: own or not."""
    t = table(2).planning().armies({})
    t.lay("order attack orange-1", "order attack orange-2")
    assert t.why("order harvest orange-1") == "cell-taken"
    assert t.why("order harvest orange-2") == "cell-taken"


def test_orders_without_armies(table):
    """E5: may be placed; at execution only recruiting in the capital does something."""
    t = table(2).executing({12: (0, "recruit"), 11: (0, "move-3"), 10: (0, "harvest")})
    t.armies({}).go()
    assert t.wait == "order-recruit" and t.offered() == ["pass", "recruit aki"]
    t.do("pass")
    assert t.s.round == 2 or t.s.executing == 0


def test_only_as_many_of_a_kind_as_copies(table):
    """E6: after round 1 the only castle order is on the board."""
    t = table(2).planning().armies({})
    t.lay("order castle grey-1", "order attack grey-2")
    assert t.why("order castle grey-3") == "no-such-order"
    t = table(2).second_round({10: (0, "castle")})
    assert t.why("order castle grey-3") == "no-such-order"


def test_a_declined_quick_action_changes_nothing(table):
    """E7."""
    t = table(2).planning().armies({"aki": {0: 1, 1: 1}})
    t.do("order harvest grey-2")
    before = list(t.s.army)
    assert t.wait == "quick-action"
    t.do("pass")
    assert list(t.s.army) == before and t.s.current == 1


def test_quick_recruit_without_supply_is_skipped(table):
    """E9."""
    t = table(2).planning()
    t.armies({"aki": {0: 16}}).do("order harvest grey-1")
    assert t.wait == "place-order" and t.s.current == 1


def test_w1_quick_move(table):
    """W1: no cost, the token stays face down."""
    t = table(2).planning().armies({"rikuzen": {0: 2}}).tiles(rikuchu="bushido")
    t.play("order attack turquoise-1", "move rikuzen rikuchu")
    assert (t.at("rikuzen", 0), t.at("rikuchu", 0)) == (1, 1)
    assert (t.food(0), t.bushido(0)) == (2, 2)
    assert t.s.face_up == 0 and t.view(1).cells[3].orders[0].kind is None
    assert t.view(0).cells[3].orders[0].kind == "attack"


def test_quick_move_leaves_the_region_and_crosses_the_sea(table):
    """E10."""
    t = table(2).planning().armies({"oshima": {0: 1}, "kii": {1: 1}})
    t.play("order harvest purple-3", "move oshima mutsu", "order harvest orange-3")
    assert "move kii tosa" in t.offered()


def test_quick_actions_of_every_kind(table):
    """Section 7: attack, recruit, harvest; only in the region of the cell."""
    t = table(2).planning().armies({"aki": {0: 1, 1: 1}, "chikuzen": {0: 1}, "kaga": {0: 1, 1: 1}})
    t.do("order harvest grey-2")
    assert t.offered("destroy") == ["destroy aki 1"]
    assert t.why("destroy kaga 1") == "other-region"
    t.play("destroy aki 1", "order attack grey-1")
    assert t.s.supply[1] == 16 - 1 and t.offered() == ["pass", "recruit aki"]
    t.play("recruit aki", "order castle grey-3")
    assert t.offered() == ["pass", "harvest chikuzen"]
    assert t.why("harvest aki") == "not-a-resource"
    assert t.why("harvest tosa") == "no-own-army"
    t.do("harvest chikuzen")
    assert t.food(0) + t.bushido(0) == 5


def test_quick_harvest_needs_an_army_and_a_stock(table):
    """Section 7, R14: a castle is not enough; what the stock lacks is not offered."""
    t = table(2).planning().armies({"chikuzen": {0: 1}, "iyo": {0: 1}}).castle(0, "tosa")
    t.tiles(chikuzen="food", iyo="bushido", tosa="bushido")
    t.s.stock[0] = 0
    t.do("order harvest grey-3")
    assert t.offered() == ["pass", "harvest iyo"]
    assert t.why("harvest chikuzen") == "stock-empty"
    assert t.why("harvest tosa") == "no-own-army"
    t.do("harvest iyo")
    assert t.bushido(0) == 3


def test_a_quick_action_is_done_once(table):
    """Section 7: one token from one province; then the turn passes, whatever is left to do."""
    t = table(2).planning().armies({"chikuzen": {0: 1, 1: 2}, "iyo": {0: 1}, "kaga": {0: 1}})
    t.do("order harvest grey-3")
    assert t.why("harvest kaga") == "other-region"
    t.do("harvest iyo")
    assert t.wait == "place-order" and t.s.current == 1
    t.lay("order attack purple-1").play("order attack grey-2", "destroy chikuzen 1")
    assert t.wait == "place-order" and t.s.current == 1 and t.at("chikuzen", 1) == 1


def test_laps_in_turn_order(table):
    """Section 4.1: one token per player per lap, in turn order; the same in round 2 (5.1)."""
    t = table(3).planning(first=2).armies({})
    order = [2, 1, 0]
    for place, seat in enumerate(order):
        t.s.order[place] = seat
    seen = []
    cells = [
        f"{region}-{n}" for region in ("purple", "turquoise", "orange", "grey") for n in (1, 2, 3)
    ]
    for i in range(12):
        seen.append(t.s.current)
        t.lay(f"order {('recruit', 'attack', 'move-2-3', 'harvest')[i // 3]} {cells[i]}")
    assert seen == order * 4
    while t.wait != "place-order":
        t.do("pass")
    assert t.s.round == 2 and t.s.current == 2 and t.s.face_up == (1 << 12) - 1


def test_execution_starts_at_the_last_cell(table):
    """Section 4.2: cell 12 is the first to be turned over, and face-down ones stay hidden."""
    t = table(4).planning().armies({})
    cells = [
        f"{region}-{n}" for region in ("purple", "turquoise", "orange", "grey") for n in (1, 2, 3)
    ]
    for i, cell in enumerate(cells):
        t.lay(f"order {('recruit', 'attack', 'move-2-3')[i // 4]} {cell}")
        if t.s.executing:
            break
    assert [event.a for event in t.events(13)][:5] == [11, 10, 9, 8, 7]


def test_quick_actions_are_ignored_in_execution(table):
    """Section 4.2: nothing but the order acts."""
    t = table(2).executing({10: (0, "castle")}).armies({"aki": {0: 3}}).go()
    assert t.s.executing == 0 and t.s.supply[0] == 13  # grey-1 has recruit-1 beside it


# ---- round 2


def test_cover_is_paid_in_bushido(table):
    """R2, E11: without bushido an opponent's cell is not offered; own and empty ones are free."""
    t = table(2).second_round({1: (1, "attack"), 2: (0, "attack")}).armies({})
    t.goods(0, food=9, bushido=0)
    cells = {text.split()[2] for text in t.offered("order")}
    assert "purple-1" not in cells and {"purple-2", "purple-3"} <= cells
    assert t.why("order harvest purple-1") == "cannot-pay-cover"
    t.goods(0, bushido=1)
    t.do("order harvest purple-1")
    assert t.bushido(0) == 0


def test_w9_cover_chain(table):
    """W9, E13: A covers B, B covers C; C may cover only A or itself."""
    laid = {
        1: (0, "recruit"),
        2: (1, "recruit"),
        3: (2, "recruit"),
        4: (1, "attack"),
        5: (0, "attack"),
    }
    t = table(3).second_round(laid).armies({})
    t.lay("order harvest purple-2", "order harvest purple-3")
    assert t.s.current == 2
    cells = {text.split()[2] for text in t.offered("order harvest")}
    assert {"purple-1", "turquoise-2"} <= cells
    assert not cells & {"purple-2", "purple-3", "turquoise-1"}
    assert t.why("order harvest turquoise-1") == "already-covered"
    assert t.why("order harvest purple-2") == "order-face-down"


def test_covering_oneself_protects_nothing_and_is_free(table):
    """R17, E14: a self-cover costs nothing; the others stay coverable."""
    t = table(2).second_round({1: (0, "recruit"), 2: (0, "attack")}).armies({})
    t.goods(0, bushido=0).do("order harvest purple-1")
    assert t.s.covered == 0 and t.bushido(0) == 0
    t.do("order harvest purple-2")
    assert t.s.covered == 1 and t.bushido(1) == 1


def test_a_covered_token_acts_no_more(table):
    """R17, section 5.2: the upper order acts, the covered one does nothing."""
    t = table(2).second_round({1: (0, "recruit")}).armies({"tokachi": {0: 1}})
    t.play("order harvest purple-1", "pass")
    t.s.turn = 5
    t.s.current = 1
    t.play("order move-3 grey-3")
    assert [event.b for event in t.events(13)] == [ORDER_KEYS.index("harvest"), 1]


def test_two_players_cover_once_each(table):
    """E16: A covers B once; after that no cell of B is offered. Empty cells are free."""
    t = table(2).second_round({1: (1, "recruit"), 2: (1, "attack")}).armies({})
    t.goods(0, bushido=9)
    t.lay("order harvest purple-1", "order harvest grey-1")
    cells = {text.split()[2] for text in t.offered("order")}
    assert "purple-2" not in cells and "grey-2" in cells


def test_prices_rise_within_a_round_and_fall_back(table):
    """R3, E17, E18: 1 + 2 for two opponents; in the next epoch the price is 1 again."""
    laid = {1: (1, "recruit"), 2: (2, "recruit"), 3: (3, "recruit"), 4: (0, "attack")}
    t = table(4).second_round(laid).armies({})
    t.goods(0, bushido=3)
    assert t.view(0).players[0].next_cover == 1
    t.do("order harvest purple-1")
    assert t.view(0).players[0].next_cover == 2
    for cell in ("grey-1", "grey-2", "grey-3"):
        t.lay(f"order harvest {cell}")
    t.lay("order move-3 purple-2")
    assert t.bushido(0) == 0 and t.s.covers[0] == 2
    t.s.wait, t.s.executing, t.s.cell = 0, 1, 11  # everything is executed
    t.go()
    settle(t.game, t.s, t.rng)
    choose_all(t)
    assert t.s.epoch == 2 and t.view(0).players[0].next_cover == 1 and t.s.covered == 0


def test_a_covered_token_returns(table):
    """E20: at step 5 it goes back to its owner, and is usable in the next epoch."""
    t = table(2).second_round({1: (1, "castle")}).armies({}).goods(0, bushido=1)
    t.do("order harvest purple-1")
    return_orders(t.s, None)
    for seat in range(2):
        assert list(t.s.hand[seat * ORDERS : seat * ORDERS + ORDERS]) == list(t.t.orders)
    t.s.face_up_top |= 1
    return_orders(t.s, None)
    t.s.round, t.s.wait, t.s.current = 1, PLACE_ORDER, 0
    t.lay("order castle purple-1")
    assert t.view(1).cells[0].orders[0].kind is None  # face down again
    assert t.s.face_up_top == 0


def test_quick_action_after_a_cover(table):
    """Section 5.1: the price first, then the quick action of the cell."""
    t = table(2).second_round({2: (1, "attack")}).armies({}).goods(0, bushido=1)
    t.do("order harvest purple-2")
    assert t.bushido(0) == 0 and t.offered() == ["pass", "recruit ishikari"]


def test_a_legal_placement_always_exists(table):
    """Section 5.1, R16: placing is compulsory and always possible, without bushido too."""
    for seed in range(8):
        t = table(3, seed=seed)
        while not t.s.ended:
            seat = settle(t.game, t.s, t.rng)
            if seat == NONE:
                break
            for each in range(3):
                t.goods(each, food=0, bushido=0)
            codes = legal(t.game, t.s, seat)
            assert codes
            if t.wait == "place-order":
                assert t.why("pass") == "not-asked"
            t.game.apply(t.s, seat, codes[t.rng.below(len(codes))], None)
