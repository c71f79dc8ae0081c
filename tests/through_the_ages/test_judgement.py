"""The learned judgement: what it looks at, that it counts right, and moves that were silly."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from wartable.games.through_the_ages import bots
from wartable.games.through_the_ages.bots import TurnBot, learned, read_learned
from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.rules.stack import frame_kind
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.judge import COLUMNS, KNOTS, Judge
from wartable.games.through_the_ages.engine.thinking.traits import (
    PLAIN,
    PLAIN_KEYS,
    STANDING_KEYS,
    STANDINGS,
    TRAITS,
    standing_into,
    traits_into,
    turns_of,
)
from wartable.games.through_the_ages.plugin import GAME as PLUGIN
from wartable.kernel import NONE, Knowledge, Rng, settle, zeros
from wartable.testing import AlsTable, play_als

GAME = PLUGIN.game()
PACKAGE = "wartable.games.through_the_ages"


def laid(lines: str) -> AlsTable:
    return play_als(PLUGIN, lines)


def expert(table: AlsTable, seat: int = 0, seed: int = 1) -> str:
    """What it does, thinking as little as an uncompiled one."""
    seen = Knowledge.of(GAME, table.state, seat, Rng(seed))
    return PLUGIN.write(GAME, seat, TurnBot(4, 4, judgement=learned()).choose(seen))


def whole_turn(table: AlsTable, seat: int = 0) -> list[str]:
    """What it does until the end of its action phase."""
    done: list[str] = []
    while table.state.current == seat and frame_kind(table.state) == frames.ACTION:
        done.append(expert(table, seat))
        table.do(f"{seat} {done[-1]}")
    return done


# ---- counting


def test_every_trait_has_a_name() -> None:
    assert (len(PLAIN_KEYS), len(STANDING_KEYS)) == (PLAIN, STANDINGS)
    assert COLUMNS == TRAITS + STANDINGS


def prospect(state: AgesState, seat: int, weights: np.ndarray) -> float:
    """The judgement of one seat, written again with numpy."""
    row, beside, turns = zeros(TRAITS), zeros(STANDINGS), int(turns_of(state, seat))
    traits_into(state, seat, turns, row)
    standing_into(state, seat, beside)
    knots = [int(k) for k in KNOTS]
    mixed = np.array([np.interp(turns, knots, column) for column in weights.T])
    return float(np.array([*row, *beside]) @ mixed)


def test_the_judge_counts_as_numpy_does() -> None:
    weights = np.random.default_rng(5).standard_normal((len(KNOTS), COLUMNS))
    judge = Judge(vec[float](weights.ravel().tolist()))
    state, rng, buf = GAME.start(2, {}), Rng(2), zeros(GAME.actions)
    compared = 0
    while (seat := settle(GAME, state, rng)) != NONE and compared < 40:
        judge.against(state, seat)
        mine, theirs = (prospect(state, each, weights) for each in (seat, 1 - seat))
        assert judge.worth(state, seat) == pytest.approx(100 * (mine - theirs), abs=1.1)
        compared += 1
        for n in range(9):
            if (actor := settle(GAME, state, rng)) != NONE:
                GAME.apply(state, actor, rulebot.choose(state, actor, buf), None)


def test_weights_of_other_traits_are_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "fewer.npz", linear=np.zeros((1, 1)))
    whole = np.zeros((len(KNOTS), COLUMNS))
    np.savez(tmp_path / "layered.npz", linear=whole, layer=np.ones((TRAITS, 2)))
    for name in ("fewer.npz", "layered.npz"):
        with pytest.raises(ValueError, match="other traits"):
            read_learned(str(tmp_path / name))


@pytest.mark.parametrize("harm", ["missing", "cut off", "no net", "other traits", "no numbers"])
def test_without_what_was_learned_bots_judge_by_hand_and_say_so(
    harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file, whole = tmp_path / bots.LEARNED, (files(PACKAGE) / bots.LEARNED).read_bytes()
    if harm == "cut off":
        file.write_bytes(whole[:5000])
    elif harm == "no net":
        file.write_bytes(b"something else")
    elif harm == "other traits":
        np.savez(file, linear=np.zeros((1, 1)))
    elif harm == "no numbers":
        np.savez(file, linear=np.full((len(KNOTS), COLUMNS), np.nan))
    monkeypatch.setattr(bots, "files", lambda package: tmp_path)
    learned.cache_clear()
    seen = Knowledge.of(GAME, laid("age i | row\nc0 resources 5").state, 0, Rng(1))
    try:
        assert {PLUGIN.bot(level).choose(seen) for level in ("easy", "expert")} <= {*seen.legal}
        assert TurnBot(4, 4, judgement=learned()).choose(seen) == TurnBot(4, 4).choose(seen)
        assert {*PLUGIN.room("advice").worths(seen, 0.25).worth} == {*seen.legal}
    finally:
        learned.cache_clear()
    (said,) = caplog.records
    assert "weights made by hand" in said.getMessage() and bots.LEARNED in said.getMessage()


# ---- honesty


def test_hidden_facts_change_no_choice() -> None:
    """Cards that the seat cannot see lie elsewhere: it does the same with the same seed."""
    state, rng, buf = GAME.start(3, {}), Rng(3), zeros(GAME.actions)
    compared = decision = 0
    while (seat := settle(GAME, state, rng)) != NONE and compared < 8:
        decision += 1
        if decision > 90 and decision % 20 == 0 and frame_kind(state) == frames.ACTION:
            other = state.clone()
            GAME.determinize(state, seat, Rng(decision), other)
            chosen = [
                TurnBot(2, 2, judgement=learned()).choose(Knowledge.of(GAME, truth, seat, Rng(5)))
                for truth in (state, other, state)
            ]
            assert len(set(chosen)) == 1
            compared += 1
        GAME.apply(state, seat, rulebot.choose(state, seat, buf), None)
    assert compared


# ---- moves that were silly


def test_a_leader_in_hand_is_played() -> None:
    """It used to keep Leonardo for eight rounds with nobody in play."""
    table = laid(
        "age i | row\nc0 hand leonardo-da-vinci, workers agriculture 2 bronze 2 philosophy 1"
    )
    assert "lead leonardo-da-vinci" in whole_turn(table)


def test_units_are_not_built_to_be_disbanded() -> None:
    table = laid("""
        age iv | round 18 | last 18 | row
        c0 workers warriors 1 agriculture 3 bronze 3 philosophy 1, resources 9
    """)
    assert not any(done.startswith("disband") for done in whole_turn(table))


def test_the_last_turn_spends_what_makes_culture() -> None:
    """Resources are worth nothing after the game."""
    table = laid("""
        age iv | round 18 | last 18 | row
        c0 techs drama, unused 1, resources 9, workers agriculture 3 bronze 3 warriors 1
    """)
    assert "build drama" in whole_turn(table)


def test_nobody_starves_with_food_in_reach() -> None:
    """A farm for the worker in the pool, rather than hunger."""
    table = laid("""
        age ii | row
        c0 yellow 4, unused 1, resources 4, food 0, workers agriculture 1 bronze 3 philosophy 1
    """)
    assert "build agriculture" in whole_turn(table)
