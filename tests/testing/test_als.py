"""What `.als` scenarios can say of every game, tried on a toy that has no words of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from toy_auction import GAME

from wartable.testing import AlsError, AlsTable, parse_als, play_als

DEAL = """
    seats 2
    do draw 2
    do draw 5       # seat 0 holds both
    do chance draw 3
    do * draw 3
    do roll 9
"""


def table(more: str = "") -> AlsTable:
    return play_als(GAME, DEAL + more)


def test_what_every_game_can_be_expected_of() -> None:
    table("""
        exp actors 0 1 clock | noption 6
        exp offers 0 bid 5, pass, bid 2
        exp offers 1 pass, bid 3 | places - | ending -
        exp legal 0 bid 5 | illegal 0 bid 3
        exp refused no-such-card 0 bid 3 | refused not-your-turn draw 1
        exp refused only-the-clock 0 time-up | legal clock time-up | untold won
        do 1 bid 3
        do 0 bid 5
        exp told won 0 bid=5 prize=9 | told answered | times answered 2 | times nobody 0
    """)


@pytest.mark.parametrize(
    ("line", "expected", "found"),
    [
        ("exp actors 0", "0", "0 1 clock"),
        ("exp offers 0 pass, bid 2", "0 pass, bid 2", "0 pass, bid 2, bid 5"),
        ("exp noption 1", "1", "6"),
        ("exp places 1 2", "1 2", "-"),
        ("exp ending played-out", "played-out", "-"),
        ("exp refused empty 0 bid 3", "empty", "no-such-card"),
        ("exp refused empty 0 bid 5", "empty", "legal"),
        ("exp told won", "won", "not told; told were: drew, hid, rolled"),
        ("exp told rolled 0", "rolled 0", "rolled -"),
        ("exp told rolled sides=6", "rolled sides=6", "rolled sides=?"),
        ("exp untold rolled", "untold", "told"),
        ("exp times rolled 2", "rolled 2", "rolled 1"),
        ("do 1 bid 5", "legal", "refused: no-such-card"),
    ],
)
def test_what_is_not_so_is_shown(line: str, expected: str, found: str) -> None:
    with pytest.raises(AlsError) as failure:
        table(line)
    rows = [" ".join(row[4:].split()[1:]) for row in str(failure.value).splitlines()[2:]]
    assert rows == [expected, found]


@pytest.mark.parametrize(
    ("offered", "line", "found"),
    [
        ([], "legal 0 bid 5", "bid 5: legal and not offered"),
        (["bid 3"], "illegal 0 bid 3", "bid 3: offered and refused: no-such-card"),
        (["bid 3"], "refused no-such-card 0 bid 3", "bid 3: offered and refused: no-such-card"),
    ],
)
def test_what_is_offered_is_what_is_not_refused(
    monkeypatch: pytest.MonkeyPatch, offered: list[str], line: str, found: str
) -> None:
    laid = table()
    codes = [GAME.read(laid.game, 0, text) for text in offered]
    monkeypatch.setattr("wartable.laid.legal", lambda *_: codes)
    with pytest.raises(AlsError, match=found):
        laid.expect(line)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("exp weather fine", "'weather' is no expectation; there are: legal, illegal"),
        ("do 0 sing", "sing"),
        ("seats 3", "seats stands before"),
        ("option prizes 3", "option stands before"),
        ("exp untold wins", "nothing called 'wins' is ever told"),
        ("exp untold won 0", "nothing called 'won 0' is ever told"),
        ("exp times wins 0", "nothing called 'wins' is ever told"),
        ("exp illegal 2 bid 3", "'2' is no seat: 0 … 1"),
    ],
)
def test_lines_not_understood_are_named(line: str, message: str) -> None:
    with pytest.raises(AlsError, match=message):
        table(line)


@pytest.mark.parametrize(
    ("line", "message"), [("seats many", "no number of seats"), ("option wind 1\ngo", "no option")]
)
def test_seats_and_options_are_checked(line: str, message: str) -> None:
    with pytest.raises(AlsError, match=message):
        play_als(GAME, line)


def test_chance_may_act_by_itself_the_same_way_every_time() -> None:
    first, again, other = (play_als(GAME, f"seats 2\ngo {seed}") for seed in ("", "1", "2"))
    assert first.state.dump() == again.state.dump() != other.state.dump()
    assert first.actors() == "0 1 clock"


def test_several_actions_may_stand_on_one_line() -> None:
    found = play_als(
        GAME, "seats 2\ndo draw 2 | draw 5 | chance draw 3\ndo draw 3 | roll 9 | 1 bid 3"
    )
    assert found.state.dump() == table("do 1 bid 3").state.dump()


def test_lines_of_a_record_play_as_they_are() -> None:
    found = play_als(GAME, "seats 2")
    found.do("1. *@0 draw 2  ; 91ab\n2. *@1 draw 5\n\n3. *@2 draw 3 ; 0c4d\n4. *@3 draw 3")
    found.do("roll 9", "1 bid 3", "! time-up")
    assert found.heard[-1].key == table("do 1 bid 3\ndo clock time-up").heard[-1].key


def test_one_scenario_runs_once_for_every_row() -> None:
    found = parse_als(
        """
        T1 bids
        seats 2
        with bid=2 left="bid 5"
        with bid=5 left="bid 2"
        do draw 2
        do draw 5
        do draw 3
        do draw 3
        do roll 9
        do 0 bid {bid}
        do 1 pass
        go
        exp legal 0 {left} | illegal 0 bid {bid}
        """,
        "here.als",
        GAME,
    )
    assert [scenario.name for scenario in found] == [
        'T1[bid=2 left="bid 5"]',
        'T1[bid=5 left="bid 2"]',
    ]
    for scenario in found:
        scenario.run()


@pytest.mark.parametrize(
    ("row", "amiss"),
    [("bid=5 much=1", "much"), ("bit=5", "bid, bit")],
)
def test_a_row_gives_what_its_scenario_uses(row: str, amiss: str) -> None:
    with pytest.raises(AlsError, match=f"given or used, not both: {amiss}"):
        parse_als(f"T1 bids\nwith {row}\ndo 0 bid {{bid}}", "here.als", GAME)


@pytest.mark.parametrize(
    ("row", "message"),
    [("bid='5", "No closing quotation"), ("bid=" + "5" * 3000, "more than 2000 characters")],
)
def test_a_row_that_cannot_be_read_is_named(row: str, message: str) -> None:
    with pytest.raises(AlsError, match=f"here.als:1: T1 with bid=.*{message}"):
        parse_als(f"T1 bids\nwith {row}\ndo 0 bid {{bid}}", "here.als", GAME)


def test_a_file_in_no_game_s_folder_is_not_collected(tmp_path: Path) -> None:
    from wartable.testing.als import load_als, plugin_of

    path = tmp_path / "chess" / "openings.als"
    assert plugin_of(path) is None
    with pytest.raises(AlsError, match="no folder called like"):
        load_als(path)
