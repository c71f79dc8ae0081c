"""The engine's tables of cards, rows and withdrawals, and its queue of abilities, against the sheet
of data. Rules 6, 9, 10."""

from __future__ import annotations

from tests.critters_at_war.tables import play
from wartable.games.critters_at_war.engine.components import (
    CARD_TABLE,
    LETTERS,
    STRENGTH,
    TYPE,
    WITHDRAWAL_POINTS,
)
from wartable.games.critters_at_war.engine.rules.plays import enqueue, flip
from wartable.games.critters_at_war.views import queued


def test_the_card_table() -> None:
    """Data sheet: 18 cards, strengths 1 to 6 in each of three theatres, no id twice."""
    assert [card.id for card in CARD_TABLE] == [f"{t}{n}" for t in LETTERS for n in range(1, 7)]
    assert [(TYPE[c], STRENGTH[c]) for c in range(18)] == [
        (t, n) for t in range(3) for n in range(1, 7)
    ]
    kinds = {card.id: card.kind for card in CARD_TABLE}
    assert [id for id, kind in kinds.items() if kind == 2] == ["A1", "A4", "A5", "L4", "S2", "S5"]
    assert [id for id, kind in kinds.items() if kind == 0] == ["A6", "L6", "S6"]
    assert all((card.kind == 1) == (card.instant != 0) for card in CARD_TABLE)


def test_whoever_has_no_cards_left_withdraws_for_six_points() -> None:
    """Rules 9. Nobody is asked then, so no play comes there."""
    assert [WITHDRAWAL_POINTS[0], WITHDRAWAL_POINTS[7]] == [6, 6]


def test_turned_up_again_a_card_waits_at_the_end() -> None:
    """R6: the old entry of the queue is gone, a new one is made."""
    state = play("b0 A: A3 | L: L3 | S: -\nh0 A6 | h1 L6").state
    enqueue(state, 2)
    enqueue(state, 8)
    assert queued(state) == ("A3", "L3")
    flip(state, 1, 0, 0, None)
    assert queued(state) == ("L3",)
    flip(state, 1, 0, 0, None)
    assert queued(state) == ("L3", "A3")
