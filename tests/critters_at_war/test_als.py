"""The scenario runner itself: what is wrong in a file is found and shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.critters_at_war.als import AlsError, load, parse

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


def run(*lines: str) -> None:
    for scenario in parse(TABLE + "\n".join(lines), "here.als"):
        scenario.run()


def test_all_scenarios_of_the_rule_sheet_are_here() -> None:
    names = [scenario.name for path in SCENARIOS for scenario in load(path)]
    assert len(names) == len(set(names))
    assert sum(name[0] == "T" for name in names) == 57


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
    ("line", "found"),
    [
        ("exp to 1 turn", "0 turn"),
        ("exp to 0 flip", "0 turn"),
        ("exp str A=7:0", "A=8:0"),
        ("exp occ A=1", "A=2"),
        ("exp adj L=S", "L=A,S"),
        ("exp tops 0 A=A6", "A=(A6)"),
        ("exp ctrl L=0", "L=1"),
        ("exp noption 9", "11"),
        ("exp deck L2 S6", "S6 L2"),
        ("exp h0 L5", "A1 L5"),
        ("exp b0 A: A4 A6", "A: A4 (A6)"),
        ("exp b1 A: - | L: - | S: -", "A: - | L: L4 | S: -"),
        ("exp air 1 0", "0 0"),
        ("exp result control 0 6", "-"),
        ("exp legal 0 deploy L5 A", "refused: wrong-theatre"),
        ("exp legal 1 deploy L3 L", "refused: not-your-turn"),
        ("exp illegal 0 withdraw", "legal"),
        ("do 0 deploy L5 S", "refused: wrong-theatre"),
        ("do 0 flip 1 L", "refused: no-ability"),
    ],
)
def test_what_is_not_so_fails_and_shows_the_table(line: str, found: str) -> None:
    with pytest.raises(AlsError) as failure:
        run(line)
    text = str(failure.value)
    assert f"here.als:11: {line}" in text
    assert f"+ found:    {found}\n" in text
    assert "b0 A: A4 (A6) | L: - | S: S2" in text and "deck S6 L2" in text


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
        ("T1 one\nb0 A A1\nexp occ A=0", "is no stack"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, message: str) -> None:
    with pytest.raises(AlsError, match=message.replace("(", r"\(")):
        for scenario in parse(text, "here.als"):
            scenario.run()


def test_remarks_and_empty_lines_end_nothing() -> None:
    found = parse("# a remark\nX-1 name\nh0 A1 | h1 A2 # hands\n\n# more\nexp noption 5\n")
    assert [(s.name, len(s.lines)) for s in found] == [("X-1", 2)]
    found[0].run()
