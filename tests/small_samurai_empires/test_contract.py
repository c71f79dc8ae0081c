"""What holds in every position: pieces conserved, offers and refusals agree, no leaks."""

from dataclasses import replace
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.needs import needs_compiled
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import (
    CHANCE,
    NONE,
    SPECTATOR,
    Rng,
    decode,
    encode,
    legal,
    lowest,
    settle,
    zeros,
)
from wartable.testing import Extent, Setting, check_play, play_als
from wartable.testing.trial import CheckedOnce

VARIANTS = ("missions", "mountains", "heavenly-shrines", "random-quick-actions")
COMBINATIONS = [dict(zip(VARIANTS, on, strict=True)) for on in product((0, 1), repeat=4)]
BRIEF = replace(Extent.small(), positions=1, rolls=60, beliefs=60)
# The kit plays each variant alone, and all together, with the other games.
MIXTURES = [
    pytest.param(on, seats, id=f"{''.join(map(str, on.values()))}-{seats}")
    for on in COMBINATIONS
    for seats in (2, 3, 4)
    if 1 < sum(on.values()) < 4
]


def started(seats, seed=1, **options):
    """A table where chance has set up, and a generator to play on with."""
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return play_als(GAME, f"seats {seats}\ngo {seed}", named), Rng(seed)


def wait(t):
    return t.game.steps[t.state.wait].key


def believable(t, believed):
    """Every piece is somewhere, once, in this state too."""
    truth, t.laid.state = t.state, believed
    t.laid.check()
    t.laid.state = truth


@pytest.fixture(scope="module")
def shelf():
    return CheckedOnce.of(GAME)


@needs_compiled
@pytest.mark.parametrize(("on", "seats"), MIXTURES)
def test_mixtures_of_variants_keep_the_contract(on, seats, shelf):
    options = {
        **on,
        "claim-missions": on["missions"] & on["mountains"],
        "open-resources": on["heavenly-shrines"],
        "limited-stock": 1 - on["random-quick-actions"],
    }
    check_play(GAME, Setting(seats, GAME.settings(options)), BRIEF, shelf)


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("variants", COMBINATIONS, ids=lambda v: "".join(map(str, v.values())))
def test_random_games_keep_every_piece_and_end(seats, variants):
    """Every variant combination, sections 2 to 10."""
    t, rng = started(seats, sum(variants.values()) * 7 + seats, **variants)
    decisions = 0
    while True:
        seat = settle(t.game, t.state, rng)
        t.laid.check()
        if seat == NONE:
            break
        codes = legal(t.game, t.state, seat)
        assert codes and codes == sorted(set(codes))
        if wait(t) not in ("choose-fate", "place-order"):
            assert len(codes) > 1, "a decision with pass alone is skipped"
        t.game.apply(t.state, seat, codes[rng.below(len(codes))], None)
        decisions += 1
    assert t.state.epoch == 3 and 60 < decisions < 600
    outcome = t.game.outcome(t.state)
    assert outcome is not None and 1 in outcome.places
    assert sum(t.state.shown) == {2: 9, 3: 9, 4: 12}[seats]


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_a_code_is_legal_or_refused(seats):
    """Section 11.2: `refusal` gives a reason for every code that is not offered."""
    t, rng = started(seats, 3, missions=1, mountains=1, claim_missions=1)
    number = 0
    while not t.state.ended:
        seat = settle(t.game, t.state, rng)
        if seat == NONE:
            break
        codes = legal(t.game, t.state, seat)
        used = vec[i64]([-7] * t.game.actions)  # whatever an earlier call has left in it
        assert [used[i] for i in range(t.game.legal_into(t.state, seat, used))] == codes
        if number % 4 == 0:
            allowed = [c for c in range(t.game.actions) if t.game.refusal(t.state, seat, c) == 0]
            assert allowed == codes, wait(t)
            for other in range(-3, 12):
                if not t.game.actors(t.state) >> max(other, 0) & 1 or other < 0:
                    assert t.game.refusal(t.state, other, codes[0]) == 2
                    if 0 <= other < SPECTATOR:
                        assert legal(t.game, t.state, other) == []
            for odd in (-1, -(10**12), t.game.actions, 10**12):
                assert t.game.refusal(t.state, seat, odd) == 3
        number += 1
        t.game.apply(t.state, seat, codes[rng.below(len(codes))], None)
    assert t.game.refusal(t.state, 0, 0) == 1 and t.game.refusal(t.state, CHANCE, 0) == 1


def test_chance_is_legal_or_refused():
    """Bags: what is drawn is in them, and weights say how often."""
    game, rng = GAME.game(), Rng(1)
    s = game.start(2, dict.fromkeys(VARIANTS, 1))
    while game.actors(s) >> CHANCE & 1:
        codes, weights = zeros(game.chances), zeros(game.chances)
        n = game.chance_into(s, codes, weights)
        allowed = [c for c in range(game.chances) if game.refusal(s, CHANCE, c) == 0]
        assert allowed == [codes[i] for i in range(n)] and all(weights[i] > 0 for i in range(n))
        assert game.sample_chance(s, rng) in allowed
        for odd in (-1, game.chances, 10**9):
            assert game.refusal(s, CHANCE, odd) == 3
        game.apply(s, CHANCE, allowed[-1], None)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_dump_load_and_belief(seats):
    """Section 11.1: a believed state looks the same to the seat, offers the same, and keeps every
    piece; a stored one comes back whole."""
    t, rng = started(seats, 11, missions=1, mountains=1)
    number = 0
    differed = False
    while True:
        seat = settle(t.game, t.state, rng)
        if seat == NONE:
            break
        number += 1
        if number % 3 == 0:
            assert t.game.load(t.state.dump()).dump() == t.state.dump()
            assert decode(t.game, encode(t.state)).dump() == t.state.dump()
            for reader in (*range(seats), SPECTATOR):
                believed = t.state.clone()
                t.game.determinize(t.state, reader, rng, believed)
                believable(t, believed)
                assert GAME.view(t.game, believed, reader) == t.view(reader)
                assert legal(t.game, believed, reader) == legal(t.game, t.state, reader)
                differed |= believed.dump() != t.state.dump()
        codes = legal(t.game, t.state, seat)
        t.game.apply(t.state, seat, codes[rng.below(len(codes))], None)
    assert differed


def test_belief_depends_on_what_is_seen_only():
    """Section 11.1: two truths that look alike to a seat give it the same beliefs."""
    t, other = (
        play_als(GAME, f"seats 3\norders purple-1=(0:{order})") for order in ("castle", "recruit")
    )
    assert other.view(1) == t.view(1) and other.view(0) != t.view(0)
    for truth in (t.state, other.state):
        rng, believed, kinds = Rng(9), truth.clone(), [0] * 7
        for _ in range(1100):
            t.game.determinize(truth, 1, rng, believed)
            kinds[believed.kind[0]] += 1
        expected = [200, 100, 200, 200, 100, 200, 100]  # 11 tokens: 2 1 2 2 1 2 1
        assert all(abs(a - b) < 60 for a, b in zip(kinds, expected, strict=True)), kinds


def test_events_do_not_leak():
    """Section 11.1: whoever may not know is told neither the card nor the order."""
    t, rng = started(2)
    events = []
    while actors := t.game.actors(t.state):
        seat = int(lowest(actors))
        if seat == CHANCE:
            action = t.game.sample_chance(t.state, rng)
        else:
            codes = legal(t.game, t.state, seat)
            action = codes[rng.below(len(codes))]
        t.game.apply(t.state, seat, action, events)
    secrets = {"fate-drawn", "fate-chosen", "placed"}
    heard = {GAME.told(event).key for event in events}
    assert heard >= secrets | {f"{key}-hidden" for key in secrets}
    for event in events:
        key = GAME.told(event).key
        if key in secrets:
            assert event.audience == 1 << event.seat
        elif key.removesuffix("-hidden") in secrets:
            assert event.audience >> event.seat & 1 == 0


def test_bad_settings():
    """2 to 4 seats, switches on or off."""
    for seats, options in ((1, {}), (5, {}), (2, {"missions": 2}), (2, {"limited-stock": -1})):
        with pytest.raises(ValueError):
            GAME.game().start(seats, options)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.key)
def test_a_chosen_option_is_seen_at_the_table(option):
    """One option changed, the others at their defaults."""
    game, settings = GAME.game(), GAME.settings({option.key: 1 - option.default})
    for chosen, expected in ((settings, settings), ({}, GAME.settings({}))):
        shown = GAME.view(game, game.start(2, chosen), 0).options
        assert {**shown, "rules": GAME.rules_version} == expected
