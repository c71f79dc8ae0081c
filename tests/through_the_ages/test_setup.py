"""Tables laid in words: what is not understood is named, what is not so is shown."""

from __future__ import annotations

import pytest

from wartable.testing import AlsError, play_als


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("age v", "'v' is none of a, i, ii, iii, iv"),
        ("phase war", "'war' is none of start, politics, action, end, over"),
        ("turn 2", "'2' is no seat: 0 … 1"),
        ("round five", "'five' is no number"),
        ("row irn", "'irn' does not lie here; iron"),
        ("c0 leader iron", "'iron' does not lie here; "),
        ("c0 gold 3", "'gold' is nothing of a civilisation; there are: culture, "),
        ("c0 hand iron, hand drama", "hand stands there twice"),
        ("c0 strength 3", "'strength' is nothing of a civilisation"),
        ("c0 taken v", "'v' is none of a, i, ii, iii, iv"),
        ("row " + 14 * "- ", "the row has 13 slots"),
        ("pact peace-treaty 0", "pact CARD OWNER PARTNER"),
        ("events iron", "'iron' does not lie here"),
        ("turn 0\nexp gone irn", "'irn' does not lie here; iron"),
        ("turn 0\nexp pact peace-treaty", "peace-treaty -"),
        ("row iron\nexp row", "+ row iron - -"),
        ("turn 0\nexp c0 resigned 1", "'resigned' is nothing of a civilisation"),
    ],
)
def test_words_not_understood_are_named(lines: str, message: str) -> None:
    with pytest.raises(AlsError) as wrong:
        play_als("through-the-ages", lines)
    assert message in " ".join(str(wrong.value).split())


def test_what_is_not_so_is_shown_with_the_whole_table() -> None:
    with pytest.raises(AlsError) as wrong:
        play_als(
            "through-the-ages",
            """
            seats 3
            age ii | row iron - drama | pact peace-treaty 0 1
            c0 hand stockpile, workers bronze 2 | c1 leader moses, unfinished pyramids 2
            do 0 play stockpile
            exp c0 food 1, workers bronze 3, hand 1 stockpile
            """,
        )
    shown = " ".join(str(wrong.value).split())
    assert "- c0 food 1, workers bronze 3, hand 1 stockpile + c0 food 1, workers bronze 2" in shown
    assert "hand 0 stockpile 0" in shown
    for part in ("age ii", "row iron - drama", "pact peace-treaty 0 1 a", "leader moses"):
        assert part in shown
    assert "unfinished pyramids 2" in shown


def test_a_table_of_which_nothing_is_said_is_played_from_its_beginning() -> None:
    table = play_als(
        "through-the-ages", "option first 1\ngo\nexp turn 1 | age a | round 1 | c1 ca 1"
    )
    assert "-" not in dict(table.laid.shown())["row"].split()


def test_the_invariants_are_asked_after_every_action() -> None:
    table = play_als("through-the-ages", "c0 food 4")
    table.state.civs[0].yellow_sum += 1
    with pytest.raises(AssertionError):
        table.do("0 population")


def test_backs_of_events_are_counted_after_every_action() -> None:
    table = play_als("through-the-ages", "c0 food 4 | events rats")
    table.state.waiting[1] += 1
    with pytest.raises(AssertionError):
        table.do("0 population")


def test_nothing_of_an_auction_is_left_behind() -> None:
    table = play_als("through-the-ages", "c0 food 4")
    table.state.cooks = 1
    with pytest.raises(AssertionError):
        table.do("0 population")
