"""What may not be done is refused with its reason, and nothing changes."""

from __future__ import annotations

import pytest

from tests.critters_at_war.tables import play
from wartable.errors import BadInput
from wartable.games.critters_at_war import notation
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.plugin import GAME as PLUGIN
from wartable.kernel import CHANCE, CLOCK, NO_SUCH_ACTION, NOT_YOUR_TURN, OVER, Rng, legal

GAME = CrittersAtWar()

TURN = "h0 A3 L6 | h1 S1"
MANEUVER = (
    "b0 A: A6 (A5) | L: L6 L4 | S: -\nb1 A: - | L: L3 | S: -\nh0 A3 S6 | h1 S5\ndo 0 deploy A3 A"
)
DISRUPT = "b1 A: A6 | L: - | S: -\nh0 L5 S6 | h1 S5\ndo 0 deploy L5 L"
TRANSPORT = "b0 A: A6 | L: - | S: -\nh0 S1 S6 | h1 S5\ndo 0 deploy S1 S"
REDEPLOY = "b0 A: (A6) A1 | L: - | S: -\nh0 S4 S6 | h1 S5\ndo 0 deploy S4 S"
AGAIN = REDEPLOY + "\ndo 0 return A6"
REINFORCE = "h0 L1 S6 | h1 S5\ndeck A1\norder L A S\ndo 0 deploy L1 L"


@pytest.mark.parametrize(
    ("text", "seat", "action", "reason"),
    [
        (TURN, 1, "deploy S1 sea", NOT_YOUR_TURN),
        (TURN, 1, "withdraw", NOT_YOUR_TURN),
        (TURN, 0, "deploy S1 sea", code.NOT_IN_HAND),
        (TURN, 0, "improvise S1 sea", code.NOT_IN_HAND),
        (TURN, 0, "deploy A3 land", code.WRONG_THEATRE),
        (TURN, 0, "flip 1 land", code.NO_ABILITY),
        (TURN, 0, "move A3 land", code.NO_ABILITY),
        (TURN, 0, "return pass", code.NO_ABILITY),
        (TURN, 0, "reinforce sea", code.NO_ABILITY),
        (MANEUVER, 0, "deploy S6 sea", code.NOT_NOW),
        (MANEUVER, 0, "withdraw", code.ABILITY_FIRST),
        (MANEUVER, 0, "flip 0 air", code.NOT_ADJACENT),
        (MANEUVER, 0, "flip 1 sea", code.NOT_ADJACENT),
        (MANEUVER, 0, "flip 0 land 2", code.COVERED),
        (MANEUVER, 0, "flip 0 land 3", code.NOTHING_THERE),
        (MANEUVER, 1, "flip 1 land", NOT_YOUR_TURN),
        (MANEUVER, 0, "move pass", code.NOT_NOW),
        (MANEUVER, 0, "return A5", code.NOT_NOW),
        (MANEUVER, 0, "reinforce pass", code.NOT_NOW),
        (DISRUPT, 0, "flip 1 air", code.NOT_OWN_SIDE),
        (DISRUPT, 0, "flip 0 air", code.NOTHING_THERE),
        (TRANSPORT, 0, "move S6 air", code.NOT_ON_TABLE),
        (TRANSPORT, 0, "move S5 air", code.NOT_ON_TABLE),
        (TRANSPORT, 0, "move A6 air", code.SAME_THEATRE),
        (TRANSPORT, 0, "flip 0 air", code.NOT_NOW),
        (REDEPLOY, 0, "return A1", code.NOT_FACEDOWN),
        (REDEPLOY, 0, "return S6", code.NOT_ON_TABLE),
        (AGAIN, 0, "withdraw", code.ABILITY_FIRST),
        (AGAIN, 0, "deploy A6 sea", code.WRONG_THEATRE),
        (AGAIN, 0, "flip 0 air", code.NO_ABILITY),
        (REINFORCE, 0, "reinforce pass", code.COMPULSORY),
        (REINFORCE, 0, "reinforce sea", code.NOT_ADJACENT),
        (REINFORCE, 0, "reinforce land", code.NOT_ADJACENT),
    ],
)
def test_refused_with_the_rules_reason(text: str, seat: int, action: str, reason: int) -> None:
    state = play(text).state
    before = state.dump()
    assert GAME.refusal(state, seat, notation.read(GAME, seat, action)) == reason
    assert state.dump() == before
    for asker in (0, 1):
        free = [a for a in range(GAME.actions) if GAME.refusal(state, asker, a) == 0]
        assert free == legal(GAME, state, asker)


def test_every_code_is_legal_or_refused_and_any_number_is_safe() -> None:
    rng = Rng(3)
    for edition in (0, 1):
        state = GAME.start(2, {"edition": edition})
        for _ in range(250):
            if GAME.actors(state) == 0:
                break
            for seat in (0, 1, CHANCE):
                codes = range(GAME.chances if seat == CHANCE else GAME.actions)
                free = [a for a in codes if GAME.refusal(state, seat, a) == 0]
                if seat != CHANCE:
                    assert free == legal(GAME, state, seat)
            for seat, action in [(-1, 0), (3, 5), (CLOCK, 0), (99, -5), (0, 10**9), (CHANCE, -1)]:
                assert GAME.refusal(state, seat, action) != 0
            mover = CHANCE if GAME.actors(state) >> CHANCE & 1 else state.actor
            if mover == CHANCE:
                GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), None)
            else:
                assert GAME.refusal(state, mover, GAME.actions) == NO_SUCH_ACTION
                choices = legal(GAME, state, mover)
                GAME.apply(state, mover, choices[rng.below(len(choices))], None)


def test_a_finished_match_refuses_everything() -> None:
    state = play("h0 A1 | h1 A2").state
    state.score[1] = 11
    GAME.apply(state, 0, code.WITHDRAW, None)
    assert GAME.actors(state) == 0
    assert {GAME.refusal(state, seat, 0) for seat in (0, 1, CHANCE, CLOCK)} == {OVER}


def test_notation_round_trip() -> None:
    for action in range(GAME.actions):
        assert notation.read(GAME, 0, notation.write(GAME, 0, action)) == action
    for action in range(GAME.chances):
        assert notation.read(GAME, CHANCE, notation.write(GAME, CHANCE, action)) == action
    assert len({notation.write(GAME, 0, action) for action in range(GAME.actions)}) == GAME.actions


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (0, ""),
        (0, "fly A3 sea"),
        (0, "deploy A3"),
        (0, "deploy B3 sea"),
        (0, "deploy A3 space"),
        (0, "flip 2 sea"),
        (0, "flip 0 sea 17"),
        (0, "flip 0 sea ²"),
        (0, "withdraw now"),
        (CHANCE, "row air-air-sea"),
        (CHANCE, "first 2"),
        (CHANCE, "roll 1"),
    ],
)
def test_what_is_not_understood_is_said(seat: int, text: str) -> None:
    with pytest.raises(BadInput):
        notation.read(GAME, seat, text)


def test_notation_is_forgiving() -> None:
    assert notation.read(GAME, 0, "  DEPLOY s6   Sea ") == notation.read(GAME, 0, "deploy S6 S")


def test_a_data_file_is_not_swallowed() -> None:
    with pytest.raises(BadInput, match="no data file"):
        PLUGIN.game("cards = []")


def test_refusals_cite_rules_that_hold_for_every_use() -> None:
    """Redeploy of the first edition cannot be declined either: not a matter of R9."""
    table = "b0 A: (L6) | L: - | S: -\nh0 S4 L2 | h1 S6\ndo 0 deploy S4 S"
    assert GAME.refusal(play(table, 1).state, 0, code.RETURN_PASS) == code.COMPULSORY
    assert PLUGIN.reason(code.COMPULSORY).rule == "7"


def test_options_and_seats_out_of_range() -> None:
    for seats, options in [(1, {}), (3, {}), (2, {"mode": 3}), (2, {"edition": -1})]:
        with pytest.raises(ValueError):
            GAME.start(seats, options)
