"""What may not be done is refused with its reason, and nothing changes."""

from __future__ import annotations

import pytest

from tests.critters_at_war.tables import play
from wartable.errors import BadInput
from wartable.games.critters_at_war import notation
from wartable.games.critters_at_war.plugin import GAME as PLUGIN
from wartable.kernel import CHANCE, CLOCK, NO_SUCH_ACTION, OVER, Rng, legal

GAME = PLUGIN.game()

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
        (TURN, 1, "deploy S1 sea", "not-your-turn"),
        (TURN, 1, "withdraw", "not-your-turn"),
        (TURN, 0, "deploy S1 sea", "not-in-hand"),
        (TURN, 0, "improvise S1 sea", "not-in-hand"),
        (TURN, 0, "deploy A3 land", "wrong-theatre"),
        (TURN, 0, "flip 1 land", "no-ability"),
        (TURN, 0, "move A3 land", "no-ability"),
        (TURN, 0, "return pass", "no-ability"),
        (TURN, 0, "reinforce sea", "no-ability"),
        (MANEUVER, 0, "deploy S6 sea", "not-now"),
        (MANEUVER, 0, "withdraw", "ability-first"),
        (MANEUVER, 0, "flip 0 air", "not-adjacent"),
        (MANEUVER, 0, "flip 1 sea", "not-adjacent"),
        (MANEUVER, 0, "flip 0 land 2", "covered"),
        (MANEUVER, 0, "flip 0 land 3", "nothing-there"),
        (MANEUVER, 1, "flip 1 land", "not-your-turn"),
        (MANEUVER, 0, "move pass", "not-now"),
        (MANEUVER, 0, "return A5", "not-now"),
        (MANEUVER, 0, "reinforce pass", "not-now"),
        (DISRUPT, 0, "flip 1 air", "not-own-side"),
        (DISRUPT, 0, "flip 0 air", "nothing-there"),
        (TRANSPORT, 0, "move S6 air", "not-on-table"),
        (TRANSPORT, 0, "move S5 air", "not-on-table"),
        (TRANSPORT, 0, "move A6 air", "same-theatre"),
        (TRANSPORT, 0, "flip 0 air", "not-now"),
        (REDEPLOY, 0, "return A1", "not-facedown"),
        (REDEPLOY, 0, "return S6", "not-on-table"),
        (AGAIN, 0, "withdraw", "ability-first"),
        (AGAIN, 0, "deploy A6 sea", "wrong-theatre"),
        (AGAIN, 0, "flip 0 air", "no-ability"),
        (REINFORCE, 0, "reinforce pass", "compulsory"),
        (REINFORCE, 0, "reinforce sea", "not-adjacent"),
        (REINFORCE, 0, "reinforce land", "not-adjacent"),
    ],
)
def test_refused_with_the_rules_reason(text: str, seat: int, action: str, reason: str) -> None:
    table = play(text)
    state, before = table.state, table.state.dump()
    assert table.refusal(f"{seat} {action}") == reason
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
    table = play("h0 A1 | h1 A2")
    table.state.score[1] = 11
    state = table.do("0 withdraw").state
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
    table = play("b0 A: (L6) | L: - | S: -\nh0 S4 L2 | h1 S6\ndo 0 deploy S4 S", 1)
    table.expect("refused compulsory 0 return pass")
    assert [why.rule for why in PLUGIN.reasons().values() if why.key == "compulsory"] == ["7"]


def test_options_and_seats_out_of_range() -> None:
    for seats, options in [(1, {}), (3, {}), (2, {"mode": 3}), (2, {"edition": -1})]:
        with pytest.raises(ValueError):
            GAME.start(seats, options)
