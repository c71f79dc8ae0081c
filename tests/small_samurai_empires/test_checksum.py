"""The same games compiled and interpreted: digests of whole random games, chance included."""

import hashlib

import pytest

from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import NONE, Rng, legal, settle

ALL = {"missions": 1, "mountains": 1, "heavenly-shrines": 1, "random-quick-actions": 1}
DIGESTS = {
    (2, False): "04e086b2d3c692a0",
    (3, False): "fdcb0bb8f72f010c",
    (4, False): "22a4b6aad25ffabe",
    (2, True): "1db353cf21b9a0c1",
    (3, True): "e413d1e52a3eb726",
    (4, True): "e0d1d06086ec027e",
}
LATER = ("rules", "declined", "resumed")  # fields that the states of rules 1 did not have
LATEST = {
    2: "906cf6eaae79d86b",
    3: "7dd4e4d2d067498f",
    4: "904a451b25d4bd16",
}  # rules 2 with all variants


def digest(seats, options, without=()):
    game, rng, out = GAME.game(), Rng(seats * 1000 + 7), hashlib.sha256()
    for _ in range(3):
        state = game.start(seats, options)
        left_out = {state.layout().split().index(name) for name in without}
        while (seat := settle(game, state, rng)) != NONE:
            codes = legal(game, state, seat)
            game.apply(state, seat, codes[rng.below(len(codes))], None)
            kept = [n for at, n in enumerate(state.dump()) if at not in left_out]
            out.update(repr(kept).encode())
    return out.hexdigest()[:16]


@pytest.mark.parametrize(("seats", "variants"), DIGESTS)
def test_the_same_games(seats, variants):
    """Changes only with the rules, and then the plug-in's rules version goes up."""
    options = {**(ALL if variants else {}), "rules": 1}
    assert digest(seats, options, without=LATER) == DIGESTS[seats, variants]


@pytest.mark.parametrize("seats", LATEST)
def test_the_same_games_under_the_newest_rules(seats):
    assert digest(seats, ALL) == LATEST[seats]
