"""An action space declared once: codes, figures and texts follow."""

from __future__ import annotations

import pytest

from wartable.errors import BadInput
from wartable.kernel.spans import Axis, Space
from wartable.notation import Notation

CITY = Axis("city", 3)
CARD = Axis("card", 2, first=3)
SEAT = Axis("seat", 2)
PAIR = Axis("pair", 2)
ROLL = Axis("roll", 3)

SPACE = Space()
PASS = SPACE.span("pass")
ATTACK = SPACE.span("attack", CITY, SEAT)
ATTACK_PASS = SPACE.span("attack pass")
LEAD = SPACE.span("lead", CARD)
SHIP = SPACE.span("ship", SEAT, CITY, PAIR, said=(1, 2, 0))
FLIP = SPACE.span("flip", CITY)
FLIP_DEEP = SPACE.span("flip", SEAT, CITY, said=(1, 0))
TURN = SPACE.span("turn", ROLL)

NOTATION = Notation(
    SPACE,
    {
        "city": ["daliang", "anyi", "qi"],
        "card": ["a", "b", "c", "Homer", "moses"],
        "seat": ["0", "1"],
        "pair": ["bronze iron", "iron coal"],
        "roll": ["1", "1 2", "1 2 2"],
    },
)


def test_codes_are_dense_and_follow_one_another() -> None:
    assert (PASS, ATTACK, ATTACK_PASS, LEAD, SHIP, FLIP) == (0, 1, 7, 8, 10, 22)
    assert (FLIP_DEEP, TURN, SPACE.size) == (25, 31, 34)


def test_every_code_is_taken_apart_and_put_together() -> None:
    for code in range(SPACE.size):
        span = SPACE.at(code)
        assert span.first <= code < span.first + span.size
        assert span.code(span.values(code)) == code
        assert NOTATION.read(NOTATION.write(code)) == code


def test_the_last_figure_runs_fastest_and_a_text_may_name_them_in_another_order() -> None:
    assert SPACE.act(ATTACK + 5).values == [2, 1]
    assert NOTATION.write(ATTACK + 5) == "attack qi 1"
    act = SPACE.act(SHIP + 6 + 2 + 1)
    assert (act.verb, act.get("seat"), act.get("city"), act.get("pair")) == ("ship", 1, 1, 1)
    assert NOTATION.write(SHIP + 9) == "ship anyi iron coal 1"


def test_values_of_an_axis_may_begin_elsewhere() -> None:
    act = SPACE.act(LEAD)
    assert (act.get("card"), act.get("seat"), act.get("seat", 7)) == (3, -1, 7)
    assert NOTATION.write(LEAD + 1) == "lead moses"
    assert NOTATION.read("lead homer") == LEAD


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the first word must be one of pass, attack, attack pass, lead"),
        ("sing", "the first word must be one of"),
        ("attack qi", "write: attack CITY SEAT"),
        ("attack wei 1", "'wei' is no city; there are: daliang, anyi, qi"),
        ("lead a", "'a' is no card; there are: Homer, moses"),
        ("flip qi 1 1", "write: flip CITY or flip CITY SEAT"),
        ("turn 2", "'2' is no roll"),
        ("pass 1", "write: pass"),
    ],
)
def test_bad_texts_are_answered_with_what_would_be_right(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        NOTATION.read(text)


@pytest.mark.parametrize("text", ["x" * 900_000, "attack " + "y" * 900_000 + " 1", "pass " * 9000])
def test_a_complaint_repeats_only_the_beginning_of_what_was_sent(text: str) -> None:
    with pytest.raises(BadInput) as complaint:
        NOTATION.read(text)
    assert len(str(complaint.value)) < 300


def test_there_is_no_text_of_a_code_outside() -> None:
    for code in (-1, SPACE.size):
        with pytest.raises(BadInput, match="there is no action"):
            NOTATION.write(code)
