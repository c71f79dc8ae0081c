"""Sentences of the rules that no other scenario turns on: each row is a position, what is done in
it, and what must come of it."""

import pytest

from wartable.games.small_samurai_empires.engine import actions as code
from wartable.games.small_samurai_empires.engine.components import (
    REGION_KEYS,
    REGIONS,
)
from wartable.games.small_samurai_empires.engine.rules.epoch import (
    final_scoring,
    reorder,
    score_epoch,
)


def one(table, cell, order, seats=4, **options):
    """Seat 0's order alone on the board, about to be executed."""
    return table(seats, **options).executing({cell: (0, order)})


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


def test_a_region_without_cards_is_not_told_of(table):
    """E42, section 9.1: the final scoring names only what it gives."""
    t = table(2).planning().goods(0).goods(1)
    for region in range(REGIONS):
        t.s.shown[region] = region  # none of purple
        t.s.influence[region] = 1
    final_scoring(t.t, t.s, t.told)
    told = [(event.seat, event.a, event.c) for event in t.events(code.TOLD_FINAL_INFLUENCE)]
    assert told == [(0, 1, 1), (0, 2, 2), (0, 3, 3)] and not t.events(code.TOLD_FINAL_GOODS)


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
