"""Words of a scenario that are not understood are answered with what would be right."""

from __future__ import annotations

import pytest

from wartable.testing import AlsError, play_als


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("h0 iron silver", "'silver' is not known here; there are: iron, wood"),
        ("h3 iron", "'3' is no seat: 0 … 2"),
        ("h0 luck luck luck", "there are only 2 of luck"),
        ("cities 1 1", "cities takes one for each seat"),
        ("cities 1 1 many", "'1 1 many' are no numbers"),
        ("armies 6 6 6", "there are only 12 armies"),
        ("generals army-4", "generals: there are only army-1 … army-3"),
        ("away general", "'general' is not known here; there are: army-1"),
        ("roads 0", "'0' is no road; write 0-1"),
        ("out 1\nroads 1-2", "1 and 2 are no neighbours: there is no road 1-2"),
        ("round", "round takes one number"),
        ("first -", "first takes one seat"),
        ("draw 0\nturn 1", "turn stands there twice, or beside another moment"),
        ("cities 1 1 1\ncities 1 1 1", "cities stands there twice"),
        ("fair 1", "fair takes nothing"),
        ("deck iron", "'iron' is no number of something; write iron=1"),
        ("deck iron=13", "there are only 12 of iron"),
        ("pile army=1", "'army' is not known here; there are: iron"),
        ("turn 0\nexp known 0", "write have SEAT CARDS, want SEAT CARDS or known SEAT OTHER CARDS"),
        ("turn 0\nexp supply tower=1", "'tower' is not known here; there are: city, army"),
        ("turn 0\nexp battle 7=1", "'7' is not known here; there are: 1, 2, 3"),
        ("turn 0\nexp heard drewn", "drewn: not told"),
    ],
)
def test_what_is_not_understood(line: str, message: str) -> None:
    with pytest.raises(AlsError) as complaint:
        play_als("age-of-heroes", f"seats 3\n{line}\nexp round 4")
    assert message in str(complaint.value)


def test_what_is_not_as_expected_is_shown_in_the_whole_table() -> None:
    with pytest.raises(AlsError) as complaint:
        play_als(
            "age-of-heroes",
            """
            seats 3
            out 2
            h0 iron famine | h1 hero
            roads 0-1 | shaken army-2 | claims 1
            fair
            do 0 offer iron for wood
            exp cities 1 2 0
            """,
        )
    said = [" ".join(line.split()) for line in str(complaint.value).splitlines()]
    assert {"- cities 1 2 0", "+ cities 1 1 0", "h0 iron famine", "roads 0-1", "out 2"} <= {*said}
    assert {"shaken army-2", "claims 1", "board 0 iron for wood", "awaits fair"} <= {*said}


@pytest.mark.parametrize("field", ("deck", "pile", "hand", "size", "waiting", "monument", "battle"))
def test_a_card_too_many_is_found_after_the_next_action(field: str) -> None:
    table = play_als("age-of-heroes", "h0 iron | h1 wood")
    getattr(table.state, field)[1] += 1
    with pytest.raises(AssertionError):
        table.do("0 pass")


def test_an_army_of_two_owners_is_found_after_the_next_action() -> None:
    table = play_als("age-of-heroes", "h0 iron")
    table.state.armies[1] |= table.state.armies[0]
    with pytest.raises(AssertionError):
        table.do("0 pass")
