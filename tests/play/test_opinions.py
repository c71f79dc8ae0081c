"""What bots think, and bots that count simulations."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import wartable
from wartable.bots import SearchBot
from wartable.kernel import NONE, Bot, Knowledge, Opinion, Rng, legal, settle
from wartable.play.arena import checked
from wartable.play.entrants import read_entrants


def counting(id: str) -> Bot[Any]:
    return read_entrants(wartable.game(id), "bot:hard@8")[0].bot(wartable.game(id))


@pytest.mark.parametrize(
    ("id", "bot"),
    [
        ("age-of-war", counting("age-of-war")),
        ("age-of-war", SearchBot[Any](8, cap=10)),
        ("critters-at-war", counting("critters-at-war")),
    ],
    ids=["solved", "search", "counted"],
)
def test_what_a_bot_thinks_goes_with_what_it_does(id: str, bot: Bot[Any]) -> None:
    game = wartable.game(id).game()
    state, rng = game.start(2, wartable.game(id).settings({})), Rng(3)
    while (seat := settle(game, state, rng)) != NONE:
        codes = legal(game, state, seat)
        if len(codes) > 3:
            break
        game.apply(state, seat, codes[0], None)
    one, other = (Knowledge.of(game, state, seat, Rng(7)) for _ in range(2))
    opinion = bot.opinion(one)
    assert opinion.action == bot.choose(other) and opinion.action in one.legal
    assert opinion.value is not None and 0 <= opinion.value <= 1
    if opinion.policy is not None:
        assert sum(opinion.policy.values()) == pytest.approx(1)
        assert set(opinion.policy) <= set(one.legal)


@pytest.mark.parametrize(
    ("opinion", "why"),
    [
        (7, "no Opinion but int"),
        (Opinion("7"), "str"),  # type: ignore[arg-type]
        (Opinion(3, [0.5, 0.5]), "no mapping but list"),  # type: ignore[arg-type]
        (Opinion(3, {3: "all"}), "str"),  # type: ignore[dict-item]
        (Opinion(3, {3: 0.5, 9: 0.5}), "names 9, which is not legal"),
        (Opinion(3, {3: 2.0, 4: -1.0}), "add up to 1"),
        (Opinion(3, {3: 0.2}), "add up to 1"),
        (Opinion(3, {}), "add up to 1"),
        (Opinion(3, {3: float("nan")}), "no number"),
        (Opinion(3, value="0.5"), "str"),  # type: ignore[arg-type]
        (Opinion(3, value=float("inf")), "no number"),
        (Opinion(3, value=1.5), "not from 0 to 1"),
    ],
)
def test_what_is_no_opinion(opinion: Any, why: str) -> None:
    """A stranger's bot may return anything: it fails, and whoever plays on knows why."""
    with pytest.raises((TypeError, ValueError), match=why):
        checked(opinion, [3, 4])


def test_an_opinion_of_numpy_becomes_plain() -> None:
    given = Opinion(np.int64(3), {np.int32(3): np.float32(1)}, np.float32(0.5))  # type: ignore[arg-type, dict-item]
    found = checked(given, [3, 4])
    assert found == Opinion(3, {3: 1.0}, 0.5)
    assert type(found.action) is int and type(found.value) is float


@pytest.mark.parametrize("id", sorted(wartable.plugin.games()))
def test_every_game_has_bots_that_count(id: str) -> None:
    """And look at no clock, so that they play alike on every machine."""
    bot: Any = counting(id)
    bot = getattr(getattr(bot, "chances", None), "__self__", bot)  # who wavers asks a search
    assert getattr(bot, "seconds", None) is None
    own = {"rollouts", "simulations"} & set(vars(bot))
    assert id == "age-of-war" or [getattr(bot, name) for name in own] == [8]
