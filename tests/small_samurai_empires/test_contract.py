"""What holds in every position: pieces conserved, offers and refusals agree, no leaks."""

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine import actions as code
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    GOODS,
    MOST_SEATS,
    ORDERS,
    PROVINCES,
    REGIONS,
)
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import (
    CHANCE,
    NONE,
    SPECTATOR,
    Rng,
    decode,
    encode,
    legal,
    settle,
)

VARIANTS = ("missions", "mountains", "heavenly_shrines", "random_quick_actions")
COMBINATIONS = [dict(zip(VARIANTS, on, strict=True)) for on in product((0, 1), repeat=4)]


def conserve(t, s):
    """Every piece is somewhere, once."""
    for seat in range(s.seats):
        on_map = [s.army[p * MOST_SEATS + seat] for p in range(PROVINCES)]
        climbing = s.mountain != NONE and s.current == seat
        assert sum(on_map) + s.supply[seat] + climbing == t.armies
        assert min(on_map) >= 0 and s.supply[seat] >= 0
        assert s.held[seat] == sum(1 << p for p in range(PROVINCES) if on_map[p])
        assert bin(s.castles[seat]).count("1") + s.keeps[seat] == t.castles
        assert min(s.goods[seat * GOODS : seat * GOODS + GOODS]) >= 0
        tokens = [s.hand[seat * ORDERS + order] for order in range(ORDERS)]
        for cell in range(CELLS):
            if s.owner[cell] == seat:
                tokens[s.kind[cell]] += 1
            if s.top_owner[cell] == seat:
                tokens[s.top_kind[cell]] += 1
        assert tokens == list(t.orders)
        for region in range(REGIONS):
            assert bin(s.castles[seat] & t.region[region]).count("1") <= 1
        assert s.points[seat] == sum(s.earned[seat * 5 : seat * 5 + 5])
    for good in range(GOODS):
        held = sum(s.goods[seat * GOODS + good] for seat in range(s.seats))
        assert held + s.stock[good] == t.stock[good]
    for region in range(REGIONS):
        hands = sum(s.fate[seat * REGIONS + region] for seat in range(s.seats))
        chosen = sum(s.chosen[seat] == region for seat in range(s.seats))
        assert hands + chosen + s.deck[region] + s.shown[region] == t.fate[region]
    capitals = sum(1 << t.capital[region] for region in range(REGIONS))
    everywhere = [s.castles[seat] for seat in range(s.seats)]
    assert not sum(everywhere) & capitals
    assert all(a & b == 0 for i, a in enumerate(everywhere) for b in everywhere[:i])


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("variants", COMBINATIONS, ids=lambda v: "".join(map(str, v.values())))
def test_random_games_keep_every_piece_and_end(table, seats, variants):
    """Every variant combination, sections 2 to 10."""
    t = table(seats, seed=sum(variants.values()) * 7 + seats, **variants)
    decisions = 0
    while True:
        seat = settle(t.game, t.s, t.rng)
        conserve(t.t, t.s)
        if seat == NONE:
            break
        codes = legal(t.game, t.s, seat)
        assert codes == sorted(set(codes)) and (len(codes) > 1 or t.wait == "choose-fate" or codes)
        if t.wait not in ("choose-fate", "place-order"):
            assert len(codes) > 1, "a decision with pass alone is skipped"
        t.game.apply(t.s, seat, codes[t.rng.below(len(codes))], None)
        decisions += 1
    assert t.s.epoch == 3 and 60 < decisions < 600
    outcome = t.game.outcome(t.s)
    assert outcome is not None and 1 in outcome.places
    assert sum(t.s.shown) == {2: 9, 3: 9, 4: 12}[seats]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_a_code_is_legal_or_refused(table, seats):
    """Section 11.2: `refusal` gives a reason for every code that is not offered."""
    t = table(seats, seed=3, missions=1, mountains=1, claim_missions=1)
    number = 0
    while not t.s.ended:
        seat = settle(t.game, t.s, t.rng)
        if seat == NONE:
            break
        codes = legal(t.game, t.s, seat)
        used = vec[i64]([-7] * t.game.actions)  # whatever an earlier call has left in it
        assert [used[i] for i in range(t.game.legal_into(t.s, seat, used))] == codes
        if number % 4 == 0:
            allowed = [c for c in range(t.game.actions) if t.game.refusal(t.s, seat, c) == 0]
            assert allowed == codes, t.wait
            for other in range(-3, 12):
                if not t.game.actors(t.s) >> max(other, 0) & 1 or other < 0:
                    assert t.game.refusal(t.s, other, codes[0]) == 2
                    if 0 <= other < SPECTATOR:
                        assert legal(t.game, t.s, other) == []
            for odd in (-1, -(10**12), t.game.actions, 10**12):
                assert t.game.refusal(t.s, seat, odd) == 3
        number += 1
        t.game.apply(t.s, seat, codes[t.rng.below(len(codes))], None)
    assert t.game.refusal(t.s, 0, 0) == 1 and t.game.refusal(t.s, CHANCE, 0) == 1


def test_chance_is_legal_or_refused(table):
    """Bags: what is drawn is in them, and weights say how often."""
    from wartable.kernel import zeros

    t = table(2)
    s = t.game.start(2, {key.replace("_", "-"): 1 for key in VARIANTS})
    while t.game.actors(s) >> CHANCE & 1:
        codes, weights = zeros(t.game.chances), zeros(t.game.chances)
        n = t.game.chance_into(s, codes, weights)
        allowed = [c for c in range(t.game.chances) if t.game.refusal(s, CHANCE, c) == 0]
        assert allowed == [codes[i] for i in range(n)] and all(weights[i] > 0 for i in range(n))
        assert t.game.sample_chance(s, t.rng) in allowed
        for odd in (-1, t.game.chances, 10**9):
            assert t.game.refusal(s, CHANCE, odd) == 3
        t.game.apply(s, CHANCE, allowed[-1], None)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_dump_load_and_belief(table, seats):
    """Section 11.1: a believed state looks the same to the seat, offers the same, and keeps every
    piece; a stored one comes back whole."""
    t = table(seats, seed=11, missions=1, mountains=1)
    rng = Rng(4)
    number = 0
    differed = False
    while True:
        seat = settle(t.game, t.s, t.rng)
        if seat == NONE:
            break
        number += 1
        if number % 3 == 0:
            assert t.game.load(t.s.dump()).dump() == t.s.dump()
            assert decode(t.game, encode(t.s)).dump() == t.s.dump()
            for reader in (*range(seats), SPECTATOR):
                believed = t.s.clone()
                t.game.determinize(t.s, reader, rng, believed)
                conserve(t.t, believed)
                assert t.view(reader, believed) == t.view(reader)
                assert legal(t.game, believed, reader) == legal(t.game, t.s, reader)
                differed |= believed.dump() != t.s.dump()
        codes = legal(t.game, t.s, seat)
        t.game.apply(t.s, seat, codes[t.rng.below(len(codes))], None)
    assert differed


def test_belief_depends_on_what_is_seen_only(table):
    """Section 11.1: two truths that look alike to a seat give it the same beliefs."""
    t = table(3).planning()
    t.play("order castle purple-1")
    if t.wait == "quick-action":
        t.do("pass")
    other = t.s.clone()
    other.kind[0] = 0
    other.hand[0] -= 1
    other.hand[6] += 1
    assert t.view(1, other) == t.view(1)
    counts = []
    for truth in (t.s, other):
        rng, believed, kinds = Rng(9), truth.clone(), [0] * ORDERS
        for _ in range(1100):
            t.game.determinize(truth, 1, rng, believed)
            kinds[believed.kind[0]] += 1
        counts.append(kinds)
    for kinds in counts:  # 11 tokens: 2 1 2 2 1 2 1
        expected = [200, 100, 200, 200, 100, 200, 100]
        assert all(abs(a - b) < 60 for a, b in zip(kinds, expected, strict=True)), kinds


def test_resources_are_behind_screens(table):
    """Section 11.1: own ones only; the option opens them."""
    t = table(3).planning()
    view = t.view(1)
    assert [p.food for p in view.players] == [None, 2, None] and view.stock is None
    assert all(p.hand is None and p.fate_hand is None for p in view.players if p.seat != 1)
    spectator = t.view(SPECTATOR)
    assert all(p.food is None and p.hand is None for p in spectator.players)
    t = table(3, open_resources=1).planning()
    assert [p.bushido for p in t.view(1).players] == [2, 2, 2]


def test_events_do_not_leak(table):
    """Section 11.1: whoever may not know is told NONE in place of the card or the order."""
    t = table(2)
    told = []
    while not t.s.ended:
        actors = t.game.actors(t.s)
        seat = CHANCE if actors >> CHANCE else (actors & -actors).bit_length() - 1
        if seat == CHANCE:
            action = t.game.sample_chance(t.s, t.rng)
        else:
            codes = legal(t.game, t.s, seat)
            action = codes[t.rng.below(len(codes))]
        t.game.apply(t.s, seat, action, told)
    hidden = {code.TOLD_FATE_DRAWN: "a", code.TOLD_FATE_CHOSEN: "a", code.TOLD_PLACED: "b"}
    assert {event.kind for event in told} >= set(hidden)
    for event in told:
        if event.kind in hidden:
            unsaid = getattr(event, hidden[event.kind]) == NONE
            assert unsaid == (event.audience >> event.seat & 1 == 0)


def test_bad_settings(table):
    """2 to 4 seats, switches on or off."""
    t = table(2)
    for seats, options in ((1, {}), (5, {}), (2, {"missions": 2}), (2, {"limited-stock": -1})):
        with pytest.raises(ValueError):
            t.game.start(seats, options)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.key)
def test_a_chosen_option_is_seen_at_the_table(option):
    """One option changed, the others at their defaults."""
    game, settings = GAME.game(), GAME.settings({option.key: 1 - option.default})
    assert GAME.view(game, game.start(2, settings), 0).options == settings
    assert GAME.view(game, game.start(2, {}), 0).options == GAME.settings({})


def test_a_step_is_called_like_its_number(table):
    """Numbers of steps are in dumps; keys are in views and texts."""
    steps = table(2).game.steps
    assert len(steps) == code.ENDED + 1
    for number, step in enumerate(steps):
        assert getattr(code, step.key.upper().replace("-", "_")) == number
