"""Sentences of the rules that no other scenario turns on: each row is a position, what is done in
it, and what must come of it."""

from itertools import permutations

import pytest

from wartable.games.small_samurai_empires.engine import actions as code
from wartable.games.small_samurai_empires.engine.components import (
    PROVINCE_KEYS,
    REGION_KEYS,
    REGIONS,
)
from wartable.games.small_samurai_empires.engine.rules.epoch import (
    final_scoring,
    reorder,
    score_epoch,
)
from wartable.kernel import legal


def one(table, cell, order, seats=4, **options):
    """Seat 0's order alone on the board, about to be executed."""
    return table(seats, **options).executing({cell: (0, order)})


# ---- fate (4.1, 8.6)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_every_order_of_answers_is_the_same(table, seats):
    """Section 4.1: simultaneous choices; with two players the deck's card comes after the last."""
    dumps, waits = set(), set()
    for answers in permutations(range(seats)):
        t = table(seats, seed=5)
        for seat in answers:
            assert t.s.wait == code.CHOOSE_FATE and t.game.actors(t.s) >> seat & 1
            t.game.apply(t.s, seat, legal(t.game, t.s, seat)[-1], None)
            assert not t.game.actors(t.s) >> seat & 1 or t.wait == "place-order"
        waits.add(t.wait)
        dumps.add(tuple(t.s.dump()))
    assert len(dumps) == 1 and waits == {"extra-fate" if seats == 2 else "place-order"}


@pytest.mark.parametrize(("seats", "shown", "decks"), [(2, 3, 13), (3, 3, 11), (4, 4, 8)])
def test_cards_on_display(table, seats, shown, decks):
    """Section 2: 2 + 1, 3 or 4 cards an epoch, counted by region; nobody holds a chosen one."""
    t = table(seats)
    hands = [list(t.s.fate[i * REGIONS : i * REGIONS + REGIONS]) for i in range(seats)]
    t.planning()
    assert (
        sum(t.s.shown) == shown and sum(t.s.deck) == decks and not any(c >= 0 for c in t.s.chosen)
    )
    for seat, hand in enumerate(hands):
        assert sum(t.s.fate[seat * REGIONS : seat * REGIONS + REGIONS]) == sum(hand) - 1


# ---- placing and covering (5.1)

LAID = {1: (1, "recruit"), 2: (1, "attack"), 3: (2, "recruit"), 4: (2, "attack"), 5: (0, "attack")}


def cells(t, order="harvest"):
    return {text.split()[2] for text in t.offered(f"order {order}")}


@pytest.mark.parametrize(
    ("bushido", "first", "second"),
    [(0, False, False), (1, True, False), (2, True, False), (3, True, True)],
)
def test_what_two_covers_cost(table, bushido, first, second):
    """R2, R3: the first for 1, the second for 2 more; food pays nothing."""
    t = table(3).second_round(LAID).armies({}).goods(0, food=9, bushido=bushido)
    assert ("purple-1" in cells(t)) is first
    t.do("order harvest purple-1" if first else "order harvest turquoise-2")
    stock = t.s.stock[1]
    t.lay("order move-3 grey-1", "order move-3 grey-2")
    assert t.s.current == 0 and ("purple-3" in cells(t, "move-3")) is second
    assert t.why("order move-3 purple-3") == ("" if second else "cannot-pay-cover")
    if second:
        t.do("order move-3 purple-3")
        assert t.bushido(0) == 0 and t.s.stock[1] == stock + 2


def test_bushido_harvested_between_covers_pays(table):
    """R3: the price is asked of what is behind the screen when the order is placed."""
    t = table(3).second_round(LAID).armies({"tokachi": {0: 1}}).tiles(tokachi="bushido")
    t.goods(0, bushido=2).do("order harvest purple-1").do("harvest tokachi")
    t.lay("order move-3 grey-1", "order move-3 grey-2")
    assert t.bushido(0) == 2 and "purple-3" in cells(t, "move-3")


def test_nobody_suffers_two_covers(table):
    """Section 5.1: at most one of a player's orders is covered by others, by whomever."""
    t = table(3).second_round(LAID).armies({})
    for seat in range(3):
        t.goods(seat, bushido=9)
    t.do("order harvest purple-1")  # seat 0 covers seat 1
    assert t.s.current == 1 and "purple-2" in cells(t)  # its own order is still its own
    t.lay("order harvest purple-2")
    assert t.s.current == 2 and not cells(t) & {"purple-1", "purple-2"}
    assert {"purple-3", "turquoise-1", "turquoise-2"} <= cells(t)
    assert t.why("order harvest purple-2") == "order-face-down"
    assert t.s.covered == 0b010 and list(t.s.covers)[:3] == [1, 0, 0]


def test_a_third_player_leaves_the_victim_alone(table):
    """Section 5.1, E13: what one has covered protects the victim's others from everybody."""
    t = table(4).second_round({1: (3, "recruit"), 2: (3, "attack"), 3: (0, "recruit")}).armies({})
    t.lay("order harvest purple-1")
    for seat in (1, 2):
        assert t.s.current == seat and "purple-2" not in cells(t)
        assert t.why("order harvest purple-2") == "already-covered"
        t.lay(f"order harvest grey-{seat}")
    assert t.s.current == 3 and {"purple-2", "purple-3"} <= cells(t)  # the victim itself may


def test_orders_of_this_round_are_not_covered(table):
    """Section 5.1: neither another's face-down order nor one's own, on whatever it lies."""
    t = table(2).second_round({1: (0, "recruit"), 2: (1, "recruit")}).armies({})
    t.lay("order harvest purple-1", "order harvest grey-1")
    for seat, cell in ((0, "purple-1"), (0, "grey-1")):
        assert t.s.current == seat and t.why(f"order attack {cell}") == "order-face-down"
    t.lay("order attack grey-2")
    assert t.why("order attack grey-1") == "order-face-down"  # its own


def test_the_quick_action_of_round_2_is_of_the_cell(table):
    """Section 5.1: after every placement, also on an own order and on an empty cell."""
    for cell, (quick, owner) in {2: ("recruit ishikari", 0), 10: ("recruit aki", None)}.items():
        laid = {} if owner is None else {cell: (owner, "attack")}
        t = table(2).second_round(laid).armies({})
        t.do(f"order harvest {'purple-2' if cell == 2 else 'grey-1'}")
        assert t.wait == "quick-action" and t.offered() == ["pass", quick]


# ---- moves and the army that left the region (6, R15)

ROUTES = [  # region of the order (cell), armies, steps that are legal, then one that is not and why
    (7, {"kaga": 1}, ["kaga echigo", "echigo kaga", "kaga owari"], None),
    (7, {"kaga": 2}, ["kaga echigo", "kaga echigo", "echigo dewa"], None),
    (7, {"kaga": 1, "echigo": 1}, ["kaga echigo", "echigo dewa"], ("echigo dewa", 25)),
    (7, {"kaga": 2}, ["kaga echigo", "kaga owari"], ("echigo kaga", 25)),
    (7, {"kaga": 1, "echigo": 1}, [], ("echigo kaga", 25)),
    (7, {"kii": 1, "tosa": 3}, ["kii tosa", "tosa iyo"], ("tosa iyo", 25)),
    (10, {"chikuzen": 1}, ["chikuzen iyo", "iyo aki", "aki yamashiro"], None),
    (1, {"oshima": 1}, ["oshima mutsu", "mutsu dewa", "dewa echigo"], None),
    (4, {"mutsu": 1}, ["mutsu oshima", "oshima ishikari"], ("kitami ishikari", 23)),
]


@pytest.mark.parametrize(("cell", "armies", "steps", "wrong"), ROUTES)
def test_routes(table, cell, armies, steps, wrong):
    """R15: a step starts in the region, or where the last one ended; figures are all alike."""
    t = one(table, cell, "move-3").armies({key: {0: n} for key, n in armies.items()}).go()
    t.play(*(f"move {step}" for step in steps))
    if wrong:
        step, why = wrong
        assert t.game.refusal(t.s, 0, code.STEP + _step(step)) == why
    assert sum(t.at(key, 0) for key in PROVINCE_KEYS) == sum(armies.values())


def _step(text):
    start, to = (PROVINCE_KEYS.index(key) for key in text.split())
    return start * len(PROVINCE_KEYS) + to


def test_a_quick_move_is_one_step(table):
    """Section 7: it may leave the region, and then the turn is over."""
    t = table(2).planning().armies({"kaga": {0: 2}, "mutsu": {0: 1}})
    t.do("order harvest orange-3")
    assert t.why("move mutsu dewa") == "left-the-region"
    t.do("move kaga echigo")
    assert t.s.current == 1 and t.wait == "place-order"


def test_the_next_order_moves_what_has_arrived(table):
    """R15: an order of the new region moves the army; the old order's last step is forgotten."""
    t = table(2).executing({9: (0, "move-3"), 8: (0, "move-3"), 6: (0, "move-2-3")})
    t.armies({"kaga": {0: 2}}).go().play("move kaga echigo", "pass")
    assert t.s.cell == 7 and t.why("move echigo dewa") == "left-the-region"
    t.do("pass")
    assert t.s.cell == 5 and t.why("move echigo dewa") == ""
    assert t.why("move kaga owari") == "left-the-region"


# ---- payments (6, 5.2)


def test_an_uncovered_attack_pays_again(table):
    """Section 5.2: in round 2 with all its options and payments."""
    t = one(table, 10, "attack", 2).armies({"aki": {0: 1, 1: 4}}).goods(0, bushido=2).go()
    t.play("destroy aki 1", "destroy aki 1")
    assert t.s.round == 2 and t.bushido(0) == 1
    t.s.wait, t.s.executing, t.s.cell = 0, 1, -1
    t.go().play("destroy aki 1", "destroy aki 1")
    assert t.bushido(0) == 0 and t.at("aki", 1) == 0 and t.s.supply[1] == 16


def test_the_paid_part_is_declined(table):
    """Section 6, R16: the free part alone, and nothing is paid."""
    for order, deed in (
        ("recruit", "recruit aki"),
        ("attack", "destroy aki 1"),
        ("move-2-3", "move aki iyo"),
    ):
        t = one(table, 10, order).armies({"aki": {0: 2, 1: 2}}).go().do(deed)
        if order == "move-2-3":
            t.do(deed)
        t.do("pass")
        assert (t.food(0), t.bushido(0)) == (2, 2) and t.s.executing == 0


def test_the_bought_move_is_not_moved(table):
    """R13: whoever buys a move may still stop; the price is paid."""
    t = one(table, 10, "move-2-3").armies({"aki": {0: 3}}).goods(0, food=1).go()
    t.play("move aki iyo", "move aki iyo", "buy-move")
    assert t.offered()[0] == "pass" and t.why("buy-move") == "not-asked"
    t.do("pass")
    assert t.food(0) == 0 and t.at("aki", 0) == 1 and t.s.executing == 0


# ---- end of an epoch and of the game (8, 9)

ORDERS_OF_TURN = [  # old order, points by seat, new order
    ([0, 1, 2, 3], (0, 0, 0, 0), [3, 2, 1, 0]),
    ([1, 3, 0, 2], (5, 3, 5, 3), [3, 1, 2, 0]),
    ([2, 0, 1, 3], (1, 2, 3, 4), [0, 1, 2, 3]),
    ([0, 1, 2, 3], (9, 9, 1, 1), [3, 2, 1, 0]),
    ([3, 2, 1, 0], (2, 7, 7, 2), [0, 3, 1, 2]),
    ([2, 1, 0], (4, 4, 0), [2, 0, 1]),
    ([1, 0], (3, 3), [0, 1]),
    ([1, 0], (3, 4), [0, 1]),
]


@pytest.mark.parametrize(("old", "points", "new"), ORDERS_OF_TURN)
def test_orders_of_turn(table, old, points, new):
    """Section 8.7: fewest points first; each group of equals in reverse."""
    t = table(len(old)).planning()
    for place, seat in enumerate(old):
        t.s.order[place] = seat
        t.s.points[place] = points[place]
    reorder(t.s, None)
    assert list(t.s.order)[: len(old)] == new


ENDS = [  # by seat: points, armies on the map, food, bushido; then places
    ([(7, 3, 0, 0), (7, 2, 0, 0), (7, 4, 1, 1)], [2, 1, 3]),
    ([(7, 3, 0, 2), (7, 3, 2, 0), (6, 1, 1, 1)], [1, 1, 3]),
    ([(7, 3, 0, 0), (8, 9, 0, 0), (7, 3, 0, 0)], [2, 1, 2]),
    ([(0, 3, 2, 0), (0, 3, 1, 0), (0, 3, 0, 0)], [1, 2, 3]),
    ([(5, 0, 0, 0), (5, 0, 0, 0), (5, 0, 0, 0), (5, 0, 0, 0)], [1, 1, 1, 1]),
    ([(5, 1, 0, 0), (5, 1, 0, 2), (5, 1, 2, 0), (5, 2, 1, 1)], [3, 1, 1, 4]),
    ([(3, 16, 0, 0), (2, 0, 2, 0)], [1, 2]),
    ([(3, 5, 1, 2), (4, 5, 1, 1)], [1, 2]),  # a point for three tokens, and they still count
    ([(2, 5, 2, 2), (1, 5, 3, 4)], [2, 1]),
]


@pytest.mark.parametrize(("seats", "places"), ENDS)
def test_ends(table, seats, places):
    """Section 9.3, R25: points, fewest armies on the map, most tokens, shared."""
    t = table(len(seats)).planning()
    t.armies({"aki": {seat: row[1] for seat, row in enumerate(seats)}})
    for region in range(REGIONS):
        t.s.shown[region] = 0
    for seat, (points, _, food, bushido) in enumerate(seats):
        t.s.points[seat] = points
        t.goods(seat, food, bushido)
    final_scoring(t.t, t.s, None)
    assert t.game.outcome(t.s).places == places


def test_castles_are_no_armies_in_a_tie(table):
    """Section 9.3: fewest armies; castles do not count, the supply does not either."""
    t = table(2).planning().armies({"aki": {0: 2, 1: 3}}).castle(0, "iyo").castle(0, "kii")
    t.goods(0).goods(1)
    final_scoring(t.t, t.s, None)
    assert t.game.outcome(t.s).places == [1, 2]


@pytest.mark.parametrize(("region", "last"), [("purple", 8), ("turquoise", 7), ("orange", 6)])
def test_the_last_row_times_cards(table, region, last):
    """R5, R6: 10+ is the last row, however often it is reached; worth times cards, none for 0."""
    t = table(3).planning()
    at = REGION_KEYS.index(region)
    for i in range(REGIONS):
        t.s.shown[i] = 3 if i == at else 0
    t.s.influence[at], t.s.influence[REGIONS + at] = 10, 1
    t.armies({t_key: {0: 1} for t_key in ("kitami", "mutsu", "kaga")})
    score_epoch(t.t, t.s, None)
    assert t.influence(0, region) == 10
    for seat in range(3):
        t.goods(seat)
    final_scoring(t.t, t.s, None)
    assert [t.s.earned[seat * 5 + 3] for seat in range(3)] == [last * 3, 3, 0]


@pytest.mark.parametrize("limited", (0, 1))
def test_one_player_empties_the_stock(table, limited):
    """R14: of one player's provinces the later ones go without; an endless stock never does."""
    land = ("tokachi", "oshima", "mutsu")
    t = table(2, limited_stock=limited).planning().armies({key: {0: 1} for key in land})
    t.tiles(**dict.fromkeys(land, "food"))
    t.s.stock[0] = 1
    score_epoch(t.t, t.s, t.told)
    assert t.food(0) == (3 if limited else 5)
    out = [event for event in t.told if event.kind == code.TOLD_STOCK_OUT]
    assert len(out) == (2 if limited else 0)


def test_a_covered_castle_counts_and_harvests_nothing(table):
    """R18, section 8: influence for the owner, harvest, bonus and shrine for who controls."""
    t = table(2).planning().armies({"kaga": {1: 3}, "dewa": {1: 3}}).tiles(kaga="food")
    t.castle(0, "kaga").castle(0, "dewa")
    score_epoch(t.t, t.s, None)
    assert (t.influence(0, "orange"), t.influence(1, "orange")) == (1, 1)
    assert (t.food(0), t.food(1)) == (2, 3)
    assert list(t.s.earned)[:2] == [0, 0] and list(t.s.earned)[5:7] == [5 + 4, 1]


# ---- what is told and shown


def test_strength_is_shown_with_castles(table):
    """Section 1, W8: what the view calls strength is what control goes by."""
    t = table(2).planning().armies({"kaga": {0: 1, 1: 2}}).castle(0, "kaga").castle(1, "iyo")
    shown = {province.key: province for province in t.view(0).provinces}
    assert shown["kaga"].strength == (3, 2) and shown["kaga"].control == 0
    assert shown["iyo"].strength == (0, 2) and shown["iyo"].castle == shown["iyo"].control == 1


@pytest.mark.parametrize(("empty", "left"), [("food", "harvest iyo"), ("bushido", "harvest tosa")])
def test_a_quick_harvest_of_what_the_stock_has(table, empty, left):
    """R14: either good may be the one that has run out."""
    t = table(2).planning().armies({"iyo": {0: 1}, "tosa": {0: 1}})
    t.tiles(iyo="bushido", tosa="food")
    t.s.stock[("food", "bushido").index(empty)] = 0
    t.do("order harvest grey-3")
    assert t.offered() == ["pass", left]


def test_acting_again_is_told(table):
    """Section 5.2: the log tells an order that is revealed from one that acts again."""
    t = table(2).second_round({1: (0, "harvest")}).armies({})
    t.lay("order harvest purple-2").s.turn = 5
    t.s.wait, t.s.executing, t.s.cell = 0, 1, -1
    t.go()
    told = [(event.a, event.c) for event in t.events(code.TOLD_REVEALED)]
    assert told == [(0, 1), (1, 0)]


def test_a_bought_move_is_told_with_its_price(table):
    """Section 6, R7: what the log says is what was paid."""
    t = one(table, 10, "move-2-3").armies({"aki": {0: 3}}).go()
    t.play("move aki iyo", "move aki iyo", "buy-move")
    (bought,), (paid,) = t.events(code.TOLD_BOUGHT), t.events(code.TOLD_PAID)
    assert bought.a == 1 and (paid.a, paid.b) == (0, 1)


def test_a_region_without_cards_is_not_told_of(table):
    """E42, section 9.1: the final scoring names only what it gives."""
    t = table(2).planning().goods(0).goods(1)
    for region in range(REGIONS):
        t.s.shown[region] = region  # none of purple
        t.s.influence[region] = 1
    final_scoring(t.t, t.s, t.told)
    told = [(event.seat, event.a, event.c) for event in t.events(code.TOLD_FINAL_INFLUENCE)]
    assert told == [(0, 1, 1), (0, 2, 2), (0, 3, 3)] and not t.events(code.TOLD_FINAL_GOODS)


def test_why_not(table):
    """Section 11.2: the reason that helps, not the first that fits."""
    t = one(table, 10, "move-2-3").armies({"aki": {0: 3}}).goods(0).go().do("move aki iyo")
    assert t.why("buy-move") == "cannot-pay"
    t = one(table, 10, "move-2-ship").armies({"aki": {0: 1}}).go()
    assert t.why("ship iyo kii 1") == "no-own-army" and t.why("ship aki kii 2") == "too-few-armies"


def test_what_the_view_says_of_the_course(table):
    """Sections 5.1, 10.1, 11.1: prices as laws make them, placements of this planning, and at the
    end of the game what was behind the screens."""
    for law, price in (("1a", 1), ("3a", 0)):
        t = one(table, 10, "recruit").mission("grey", law).armies({}).go()
        t.s.turn = 12  # all of them, in the planning that is over
        assert t.view(0).price == price and t.view(0).placed == 0
    t = table(2).planning().armies({}).lay("order harvest grey-1")
    assert (t.view(0).placed, t.view(0).to_place) == (1, 8)
    t = table(2).planning().goods(1, 4, 5)
    final_scoring(t.t, t.s, None)
    ended = t.view(0).players[1]
    assert (ended.food, ended.bushido, ended.hand) == (4, 5, None)
