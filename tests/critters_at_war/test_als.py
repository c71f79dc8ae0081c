"""The scenario runner itself: what is wrong in a file is found and shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from wartable.plugin import game
from wartable.testing import AlsError, AlsScenario, load_als, parse_als, play_als

pytest_plugins = ["pytester"]
SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.als"))
TABLE = """
T1 a table
order A L S
first 0
turn 0
air 0 0
b0 A: A4 (A6) | L: - | S: S2
b1 A: - | L: L4 | S: -
h0 L5 A1 | h1 L3
deck S6 L2
"""


CONFTEST = Path(__file__).parent / "conftest.py"


def parse(text: str) -> list[AlsScenario]:
    return parse_als(text, "here.als", game("critters-at-war"))


def run(*lines: str) -> None:
    for scenario in parse(TABLE + "\n".join(lines)):
        scenario.run()


SHEET = """
    01 02 03 04 05 06 07 08 09 10 11 12 13 15 17 18 19 20 21 23 24 25 26 28 32 33 34 35 36 38 39 40
    41 43 45 46 48 49 50 54 55 56 60 61 62 63 64 66 67 68 70 71 72 73 74 75 76
"""


def test_all_scenarios_of_the_rule_sheet_are_here() -> None:
    """Files somebody adds may name their scenarios as they like, ours included."""
    names = {scenario.name for path in SCENARIOS for scenario in load_als(path)}
    assert len(SHEET.split()) == 57
    assert {f"T{number}" for number in SHEET.split()} <= names


def test_a_table_as_it_is_said_to_be() -> None:
    run(
        "exp to 0 turn",
        "exp str A=8:0 L=0:4 S=2:0",
        "exp occ A=2 L=1 S=1",
        "exp adj L=S,A A=L",
        "exp tops 0 A=(A6) S=S2 L=-",
        "exp ctrl A=0 L=1 S=0",
        "exp noption 11",
        "exp deck S6 L2",
        "exp h0 A1 L5 | h1 L3",
        "exp b0 A: A4 (A6) | S: S2 | L: -",
        "exp air 0 0",
        "exp result -",
        "exp legal 0 withdraw",
        "exp illegal 1 withdraw",
    )


@pytest.mark.parametrize(
    ("line", "expected", "found"),
    [
        ("exp to 1 turn", "to 1 turn", "to 0 turn"),
        ("exp to 0 flip", "to 0 flip", "to 0 turn"),
        ("exp str A=7:0", "str A=7:0", "str A=8:0"),
        ("exp occ A=1", "occ A=1", "occ A=2"),
        ("exp adj L=S", "adj L=S", "adj L=A,S"),
        ("exp tops 0 A=A6", "tops 0 A=A6", "tops 0 A=(A6)"),
        ("exp ctrl L=0", "ctrl L=0", "ctrl L=1"),
        ("exp noption 9", "noption 9", "noption 11"),
        ("exp deck L2 S6", "deck L2 S6", "deck S6 L2"),
        ("exp h0 L5", "h0 L5", "h0 A1 L5"),
        ("exp h0 A1 L5 | h1 -", "h1 -", "h1 L3"),
        ("exp b0 A: A4 A6", "b0 A: A4 A6 | L: - | S: S2", "b0 A: A4 (A6) | L: - | S: S2"),
        ("exp b1 A: - | L: - | S: -", "b1 A: - | L: - | S: -", "b1 A: - | L: L4 | S: -"),
        ("exp air 1 0", "air 1 0", "air 0 0"),
        ("exp result control 0 6", "result control 0 6", "result -"),
        ("exp legal 0 deploy L5 A", "legal legal", "legal refused: wrong-theatre"),
        ("exp legal 1 deploy L3 L", "legal legal", "legal refused: not-your-turn"),
        ("exp illegal 0 withdraw", "illegal illegal", "illegal legal"),
        ("do 0 deploy L5 S", "do legal", "do refused: wrong-theatre"),
        ("do 0 flip 1 L", "do legal", "do refused: no-ability"),
    ],
)
def test_what_is_not_so_fails_and_shows_the_table(line: str, expected: str, found: str) -> None:
    with pytest.raises(AlsError) as failure:
        run(line)
    head, where, *table = str(failure.value).splitlines()
    assert head == "T1 a table" and where == f"  here.als:11: {line}"
    said = {mark: [_words(row) for row in table if row[2] == mark] for mark in "-+ "}
    assert said["-"] == [expected] and said["+"] == [found]
    rest = {row for row in WHOLE if row.split()[0] != found.split()[0]}
    assert set(said[" "]) == rest


WHOLE = (
    *("order A L S", "first 0", "air 0 0", "b0 A: A4 (A6) | L: - | S: S2"),
    *("b1 A: - | L: L4 | S: -", "h0 A1 L5", "h1 L3", "deck S6 L2", "to 0 turn", "result -"),
)


def _words(row: str) -> str:
    return " ".join(row[4:].split())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("do 0 withdraw", "belongs to no scenario"),
        ("T1 one\ndo 0 withdraw\n\nT1 two\ndo 0 withdraw", "stands there twice"),
        ("T1 one\nexpect to 0 turn", "'expect' is none of"),
        ("T1 one\nh0 A1", "does and expects nothing"),
        ("T1 one\nh0 A1 | h1 A1\nexp to 0 turn", "the card A1 stands there twice"),
        ("T1 one\nh0 A7\nexp to 0 turn", "is no card"),
        ("T1 one\nexp noption 0\nh0 A1", "the table is set before"),
        ("T1 one\norder A A S\nexp occ A=0", "each theatre once"),
        ("T1 one\nexp wind 3", "'wind' is no expectation"),
        ("T1 one\nbattle x\nexp occ A=0", "'x' is no number"),
        ("T1 one\nb0 A A1\nexp occ A=0", "is no stack"),
        ("T1 one\nb0 A: A1 | A: A2\nexp occ A=0", "the theatre A stands there twice"),
        ("T1 one\nexp str A", "write THEATRE=VALUE"),
        ("T1 one\nexp tops", "is no seat"),
        ("T1 one\nexp to 0 nap", "KIND is one of"),
        ("T1 one\ndo withdraw", "the first word must be one of draw, row, first"),
        ("T1 one\ndo 0 dance", "'dance': the first word must be one of deploy"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, message: str) -> None:
    with pytest.raises(AlsError, match=message.replace("(", r"\(")):
        for scenario in parse(text):
            scenario.run()


def test_remarks_and_empty_lines_end_nothing() -> None:
    found = parse("# a remark\nX-1 name\nh0 A1 | h1 A2 # hands\n\n# more\nexp noption 5\n")
    assert [(s.name, len(s.lines)) for s in found] == [("X-1", 2)]
    found[0].run()


def test_a_file_as_people_write_them(tmp_path: Path) -> None:
    """A mark at the beginning, fences of the page it was copied from, other line ends, tabs, blank
    lines within a scenario and none between two, lines of the table in any order, either case."""
    text = """\ufeff```als
        # --- of a page ---
        T14 with | bars, A1 and a # remark
        h1\tS6|h0 A1 a2

          b0   A :  A6|L:-|S: (s2)
        order   L  A\tS
        deck -

        exp  to 0   turn
        exp tops 0 A=A6 S=(S2) L=-
        exp b1 -
        do 0 deploy a1 air
        exp str A=7:0   L=3:0 S=5:0
        T14b: next without a gap
        turn 1
        first 1
        h0 A1 | h1 A2 | deck S3 | air 0 1
        exp legal 1 deploy A2 S
        ```
    """
    path = tmp_path / "critters_at_war" / "more.als"
    path.parent.mkdir()
    path.write_bytes(text.replace("\n", "\r\n").encode())
    found = load_als(path)
    assert [scenario.name for scenario in found] == ["T14", "T14b"]
    for scenario in found:
        scenario.run()


def test_a_card_that_reinforce_drew_is_in_hand() -> None:
    """Rules 12: until it is placed; it is no longer in the deck."""
    table = "h0 L1 A6 | h1 S6\ndeck S3 A3\ndo 0 deploy L1 L\nexp h0 A6 S3 | h1 S6\nexp deck A3\n"
    parse(f"T1 drawn\n{table}do 0 reinforce A\nexp h0 A6")[0].run()


@pytest.mark.parametrize(("mode", "points"), [("standard", 4), ("long", 4), ("beginner", 1)])
def test_a_table_is_laid_for_a_mode(mode: str, points: int) -> None:
    """M5, rules 11: beginners count battles."""
    lines = f"h0 A1 | h1 A2\ndo 0 withdraw\nexp result withdraw 1 {points}"
    play_als("critters-at-war", lines, {"mode": mode})
    ended = f"b0 A: A6 | L: L6 | S: -\nexp result control 0 {6 if mode != 'beginner' else 1}"
    play_als("critters-at-war", ended, {"mode": mode})


def test_a_table_is_laid_for_a_later_battle() -> None:
    lines = "battle 4\nscore 9 6\nh0 A1 | h1 A2\ndo 0 withdraw"
    play_als("critters-at-war", f"{lines}\nexp told battle-won 1 number=4 points=4")


def test_a_file_dropped_into_the_folder_is_collected(pytester: pytest.Pytester) -> None:
    """One test per scenario; a failing one shows the table, a file that cannot be read its line."""
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    good = "T1 fine\nh0 A1 | h1 A2\nexp to 0 turn\n\n"
    bad = "T2 not so\nh0\tA1 | h1 A2\nexp b0 A: A6\n"
    folder = pytester.mkdir("critters_at_war")
    folder.joinpath("more.als").write_text(good + bad, encoding="utf-8")
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", folder / "more.als")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*more.als:7: exp b0 A: A6", "  - b0*A: A6 | L: - | S: -"])
    folder.joinpath("odd.als").write_text("T1 odd\nexpect to 0 turn\n", encoding="utf-8")
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", folder / "odd.als")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*odd.als:2: 'expect' is none of*"])
