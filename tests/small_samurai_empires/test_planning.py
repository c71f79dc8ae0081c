"""Set-up, fate and planning over many tables: what one scenario cannot show. Sections 2 to 5."""

from itertools import permutations

import pytest

from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import CHANCE, NONE, SPECTATOR, Rng, legal, lowest, settle
from wartable.testing import play_als


def started(seats, seed=1):
    """A table where chance has dealt; all choose a fate card."""
    return play_als(GAME, f"seats {seats}\ngo {seed}")


def wait(t):
    return t.game.steps[t.state.wait].key


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_setup(seats):
    """Section 2: 8 armies on the map, 8 in supply, 2 food, 2 bushido, 6 + 6 tiles."""
    t = started(seats)
    capitals = ("ishikari", "rikuzen", "yamashiro", "aki")
    for province in t.view(SPECTATOR).provinces:
        assert province.armies == ((2 if province.key in capitals else 0),) * seats
    tiles = [province.tile for province in t.view(SPECTATOR).provinces]
    assert (tiles.count("food"), tiles.count("bushido"), tiles.count(None)) == (6, 6, 11)
    for seat in range(seats):
        own = t.view(seat).players[seat]
        assert (own.supply, own.castles, own.food, own.bushido) == (8, 3, 2, 2)
        assert (own.orders, own.fate, own.points) == (11, 3, 0) and not any(own.influence.values())
    t.expect(f"stock food={30 - 2 * seats} bushido={30 - 2 * seats}")


def test_the_first_player_and_clockwise():
    """Section 2: a random first player; epoch 1 goes clockwise by seat from there."""
    seen = set()
    for seed in range(12):
        order = started(4, seed).view(SPECTATOR).order
        assert order == tuple((order[0] + place) % 4 for place in range(4))
        seen.add(order[0])
    assert seen == {0, 1, 2, 3}


def test_four_players_use_up_the_deck():
    """E1, R27: 20 - 12 = 8, after the draw of epoch 2 none, no draw after epoch 3."""
    t, rng, decks = started(4), Rng(1), {}
    while (seat := settle(t.game, t.state, rng)) != NONE:
        if wait(t) == "choose-fate":
            decks.setdefault(t.state.epoch, sum(t.state.deck))
        t.game.apply(t.state, seat, legal(t.game, t.state, seat)[0], None)
    assert decks == {1: 8, 2: 4, 3: 0} and sum(t.view(SPECTATOR).shown.values()) == 12


def test_two_players_get_a_card_of_the_deck_in_each_epoch():
    """E2, R29: three cards an epoch; the deck goes 14, 13, 11, 10, 8, 7."""
    t, rng = started(2), Rng(1)
    decks = [sum(t.state.deck)]
    while actors := t.game.actors(t.state):
        seat, before = int(lowest(actors)), wait(t)
        if seat == CHANCE:
            t.game.apply(t.state, seat, t.game.sample_chance(t.state, rng), None)
        else:
            t.game.apply(t.state, seat, legal(t.game, t.state, seat)[0], None)
        if before == "extra-fate" or (before == "fate-deal" != wait(t)):
            decks.append(sum(t.state.deck))
    assert decks == [14, 13, 11, 10, 8, 7] and sum(t.view(SPECTATOR).shown.values()) == 9


def test_fate_is_chosen_in_secret():
    """E3: after A's choice and before B's nobody else sees a card; A sees its own."""
    t = play_als(GAME, "seats 3\nphase fate | fate purple=3:2 grey=0:1:3\ndo 0 fate purple")
    for reader in (1, 2, SPECTATOR):
        other = t.view(reader).players[0]
        assert other.has_chosen and other.chosen is None and other.fate_hand is None
        assert not any(t.view(reader).shown.values())
    assert t.view(0).players[0].chosen == "purple"
    assert [(told.key, told.args) for told in t.heard] == [
        ("fate-chosen", {"region": "purple"}),
        ("fate-chosen-hidden", {}),
    ]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_every_order_of_answers_is_the_same(seats):
    """Section 4.1: simultaneous choices; with two players the deck's card comes after the last."""
    dumps, waits = set(), set()
    for answers in permutations(range(seats)):
        t = started(seats, 5)
        for seat in answers:
            assert wait(t) == "choose-fate" and t.game.actors(t.state) >> seat & 1
            t.game.apply(t.state, seat, legal(t.game, t.state, seat)[-1], None)
            assert not t.game.actors(t.state) >> seat & 1 or wait(t) == "place-order"
        waits.add(wait(t))
        dumps.add(tuple(t.state.dump()))
    assert len(dumps) == 1 and waits == {"extra-fate" if seats == 2 else "place-order"}


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 4, 3), (3, 4, 3), (4, 3, 2)])
def test_numbers_of_orders(seats, first, second):
    """R1, W15: 4 then 3 with two and three players, 3 then 2 with four."""
    t, rng = play_als(GAME, f"seats {seats}\nphase planning"), Rng(1)
    placed = {1: 0, 2: 0}
    while t.state.epoch == 1:
        seat = settle(t.game, t.state, rng)
        placed[t.state.round] += wait(t) == "place-order"
        t.game.apply(t.state, seat, legal(t.game, t.state, seat)[0], None)
        settle(t.game, t.state, rng)
    assert placed == {1: first * seats, 2: second * seats}


def test_prices_rise_within_a_round_and_fall_back():
    """R3, E17, E18: 1, then 2 for the second opponent; in the next epoch the price is 1 again."""
    t = play_als(
        GAME,
        """seats 4
        round 2 | armies - | fate purple=2 turquoise=0:2 orange=0:0:2 grey=0:0:0:2 | shown -
        orders purple-1=1:attack purple-2=2:attack purple-3=3:attack turquoise-1=0:attack
        goods bushido=3""",
    )
    assert t.view(0).players[0].next_cover == 1
    t.do("0 order harvest purple-1")
    assert t.view(0).players[0].next_cover == 2
    t.do("1 order harvest turquoise-2", "2 order harvest turquoise-3", "3 order harvest orange-1")
    t.do("0 order harvest purple-2", "0 pass").expect("goods bushido=0")
    assert t.view(0).players[0].next_cover == 2
    assert [who.covered for who in t.view(0).players] == [False, True, True, False]
    t.do("1 order harvest orange-3", "2 order harvest grey-2", "3 order harvest grey-3")
    t.go(1)
    t.do("0 fate purple", "1 fate turquoise", "2 fate orange", "3 fate grey").expect("epoch 2")
    players = t.view(0).players
    assert [who.next_cover for who in players] == [1] * 4 and not any(
        who.covered for who in players
    )


def test_a_legal_placement_always_exists():
    """Section 5.1, R16: placing is compulsory and always possible, without bushido too."""
    for seed in range(8):
        t, rng = started(3, seed), Rng(seed)
        goods = t.state.goods
        while (seat := settle(t.game, t.state, rng)) != NONE:
            for at in range(len(goods)):
                goods[at] = 0
            codes = legal(t.game, t.state, seat)
            assert codes
            if wait(t) == "place-order":
                t.expect(f"refused not-asked {seat} pass")
            t.game.apply(t.state, seat, codes[rng.below(len(codes))], None)
