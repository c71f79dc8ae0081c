"""What `tools/states.py` takes a field for."""

from __future__ import annotations

import ast

import pytest

from tools.states import Fields, fields_of


def declared(line: str) -> Fields:
    source = f"class Table:\n    def __init__(self, seats: i64) -> None:\n        {line}\n"
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.ClassDef)
    return fields_of(node)


@pytest.mark.parametrize(
    "made", ["[Civ() for seat in range(seats)]", "vec[Civ]([Civ() for seat in range(seats)])"]
)
def test_one_object_for_each_seat_are_parts(made: str) -> None:
    found = declared(f"self.civs = {made}")
    assert found.parts == ["civs"]
    assert found.columns == []


def test_a_column_of_figures_is_none() -> None:
    found = declared("self.row = vec[i64]([NONE] * SLOTS)")
    assert found.columns == [("row", "SLOTS")]
    assert found.parts == []


@pytest.mark.parametrize("made", ["str(seats)", "vec[i64]([seat for seat in range(seats)])"])
def test_anything_else_is_refused(made: str) -> None:
    with pytest.raises(SystemExit, match=r"Table\.name"):
        declared(f"self.name = {made}")
