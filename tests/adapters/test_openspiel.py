"""The games as OpenSpiel takes them. Its own tests and its own figures are the judges."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation

from wartable.adapters import openspiel
from wartable.errors import BadInput
from wartable.play import Refused
from wartable.plugin import games

OURS = {id: plugin for id, plugin in games().items() if plugin.package.startswith("wartable.")}
SHORT: dict[str, dict[str, int]] = {"age-of-heroes": {"round-limit": 1}, "age-of-war": {"cap": 3}}
GOOFSPIEL = "goofspiel(num_cards={cards},points_order={order},imp_info={hidden})"

ALL = bool(os.environ.get("WARTABLE_JUDGES"))
SLOW = pytest.mark.skipif(not ALL, reason="takes long; `make judges` runs it")
MOST = [pytest.param(id, plugin.seats[-1], marks=SLOW) for id, plugin in OURS.items()]


@pytest.fixture(autouse=True)
def same_chance() -> Iterator[None]:
    """OpenSpiel's tests draw from Python's own generator."""
    before = random.getstate()
    random.seed(1)
    yield
    random.setstate(before)


def judged(base: type, name: str, game: Any) -> None:
    """Run the tests of one of OpenSpiel's classes on a game, as its own loader does."""
    made = type("Judge", (base,), {"game_name": name, "game": game})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(made).run(result)
    assert result.testsRun > 4 and not result.skipped
    assert [text for _, text in [*result.errors, *result.failures]] == []


def dealt(game: Any, chance: int = 0) -> Any:
    """A state in which a player is to act."""
    state, rng = game.new_initial_state(), random.Random(chance)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def goofspiel(cards: int, order: str = "by-lot", bids: str = "shown") -> Any:
    return openspiel.load("toy-goofspiel", options={"cards": cards, "order": order, "bids": bids})


def nash_conv(game: Any) -> float:
    return float(exploitability.nash_conv(game, policy.UniformRandomPolicy(game)))


@pytest.mark.parametrize(("id", "seats"), [*((id, None) for id in OURS), *MOST])
def test_openspiel_simulates_games(id: str, seats: int | None) -> None:
    game = openspiel.load(id, seats, SHORT.get(id))
    for serialize in (False, True):
        pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("id", OURS)
def test_openspiel_is_content_with_some_states(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(
        api_test.sample_some_states,
        "sample_some_states",
        lambda game, max_states: sample(game, max_states=max_states if ALL else 25),
    )
    game = pyspiel.load_game(f"wartable_{id.replace('-', '_')}")
    judged(api_test.EnforceAPIOnPartialTreeBase, game.get_type().short_name, game)


def test_openspiel_is_content_with_every_state_of_goofspiel() -> None:
    """It counts nodes and information sets, and finds as many as in its own."""
    judged(api_test.EnforceAPIOnFullTreeBase, "iigoofspiel4", goofspiel(4, "descending", "hidden"))


@pytest.mark.parametrize(
    ("cards", "order", "bids", "wanted"),
    [
        (3, "by-lot", "shown", 1.3333333333),
        (4, "descending", "shown", 1.5),
        (4, "descending", "hidden", 1.4166666667),
        pytest.param(4, "by-lot", "shown", 1.4930555556, marks=SLOW),
    ],
)
def test_goofspiel_is_worth_what_openspiel_says(
    cards: int, order: str, bids: str, wanted: float
) -> None:
    """Rules, chance, choices at once, hidden bids and information states, by one exact number."""
    like = "random" if order == "by-lot" else order
    name = GOOFSPIEL.format(cards=cards, order=like, hidden=bids == "hidden")
    theirs = nash_conv(pyspiel.load_game_as_turn_based(name))
    assert nash_conv(goofspiel(cards, order, bids)) == pytest.approx(theirs, abs=1e-12)
    assert theirs == pytest.approx(wanted)


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(openspiel.load("critters-at-war"))
    other = state.clone()
    before = str(state), state.history(), state.information_state_string(0)
    other.apply_action(other.legal_actions()[-1])
    assert (str(state), state.history(), state.information_state_string(0)) == before
    assert str(other) != str(state) and len(other.history()) == len(state.history()) + 1


def test_a_resampled_state_is_one_the_player_may_believe_in() -> None:
    state = dealt(openspiel.load("critters-at-war"))
    for _ in range(6):
        state.apply_action(state.legal_actions()[-1])
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    me = state.current_player()
    rng = np.random.RandomState(1)
    found = [state.resample_from_infostate(me, rng.random_sample) for _ in range(12)]
    for other in found:
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.observation_string(me) == state.observation_string(me)
        assert other.legal_actions() == state.legal_actions()
    assert len({other.observation_string(1 - me) for other in found}) > 6
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng
    )
    assert bot.step(state) in state.legal_actions()


def test_states_travel_with_all_they_know() -> None:
    game = openspiel.load("critters-at-war", options={"mode": "long"}, reward="margin")
    state = dealt(game)
    state.apply_action(state.legal_actions()[0])
    guess = state.resample_from_infostate(0, lambda: 0.5)
    assert str(pickle.loads(pickle.dumps(game))) == str(game) == str(copy.deepcopy(game))
    for sent in (state, guess):
        new_game, direct = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(game, sent)
        )
        assert str(new_game) == str(game) and "mode=long" in str(game)
        for other in (direct, pickle.loads(pickle.dumps(sent))):
            assert str(other) == str(sent) and other.history() == sent.history()
            assert other.information_state_string(0) == sent.information_state_string(0)
            code = sent.legal_actions()[0]
            assert str(other.child(code)) == str(sent.child(code))


def test_what_may_be_observed() -> None:
    game = openspiel.load("age-of-heroes", 3)
    state = dealt(game)
    kinds = [pyspiel.IIGObservationType(perfect_recall=recall) for recall in (False, True)]
    plain, recalling = (make_observation(game, kind) for kind in kinds)
    for sight in (plain, recalling):
        sight.set_from(state, 1)
    assert plain.tensor.size == game.observation_tensor_shape()[0] == recalling.tensor.size - 128
    assert np.array_equal(recalling.dict["features"], plain.tensor)
    assert set(np.unique(recalling.dict["key"])) == {0, 1}
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    seen = make_observation(game, public)
    assert seen.string_from(state, 0) == seen.string_from(state, 1)
    assert seen.string_from(state, 0) != plain.string_from(state, 0)
    step = rl_environment.Environment(game).reset()
    assert len(step.observations["info_state"][0]) == recalling.tensor.size
    with pytest.raises(BadInput, match="no parameters"):
        make_observation(game, kinds[0], {"zoom": 2})


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = dealt(openspiel.load("age-of-war"))
    before = str(state), state.history()
    illegal = next(code for code in range(52) if code not in state.legal_actions())
    for code in (illegal, 52, 2**40, -7):
        with pytest.raises(Refused):
            state.apply_action(code)
    with pytest.raises(pyspiel.SpielError):  # its own number for no action
        state.apply_action(-1)
    assert (str(state), state.history()) == before


def test_what_cannot_be_loaded() -> None:
    wrong: list[dict[str, Any]] = [{"game": "chess"}, {"seats": 9}, {"options": {"speed": 1}}]
    for given in [*wrong, {"reward": "elo"}]:
        with pytest.raises(BadInput):
            openspiel.load(**{"game": "age-of-war", **given})
    for text in ("(players=9)", "(reward=elo)", "(cap=-1)"):
        with pytest.raises(BadInput):
            pyspiel.load_game("wartable_age_of_war" + text)
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'speed'"):
        pyspiel.load_game("wartable_age_of_war(speed=1)")
    assert pyspiel.load_game("wartable_age_of_heroes(players=3,fair=live)").num_players() == 3


def test_a_process_ends_as_it_should() -> None:
    """What OpenSpiel keeps of Python, it lets go of after the interpreter is gone."""
    code = "from wartable.adapters import openspiel as o; o.load('age-of-war').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
