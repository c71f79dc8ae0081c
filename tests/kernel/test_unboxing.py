"""Columns that interpreted code hands to compiled code do not stay in memory."""

from __future__ import annotations

import tracemalloc

import pytest

from wartable.kernel import compiled, zeros
from wartable.kernel.unboxing import forgets, given_back
from wartable.play import Match, ProvenChance
from wartable.plugin import game

WRITTEN = """\
    arg_buf = VecI64Api.unbox(obj_buf);
    if (VEC_IS_ERROR(arg_buf)) {
        CPy_TypeError("vec[i64]", obj_buf); goto fail;
    }
    int64_t arg_n;
"""


def test_the_reference_to_an_argument_is_given_back() -> None:
    lines = given_back(WRITTEN).splitlines()
    assert lines[4:] == ["    VEC_I64_DECREF(arg_buf);", "    int64_t arg_n;"]


def test_what_compiled_code_unboxes_itself_stays_as_it_is() -> None:
    inside = "    cpy_r_r9 = VecI64Api.unbox(cpy_r_r8);\n"
    assert given_back(inside) == inside


@pytest.mark.skipif(not compiled(), reason="interpreted columns are lists")
def test_columns_handed_over_do_not_stay() -> None:
    assert forgets(), "another mypyc: see whether it still has to be mended"
    match = Match(game("age-of-war"), 2, chance=ProvenChance.seeded(1))
    tracemalloc.start()
    try:
        for _ in range(100):
            match.game.standing_into(match.state, zeros(1000))
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < 10 * 8000  # less than ten of the hundred columns
