"""An adapter whose library is not installed says what to install."""

from __future__ import annotations

import importlib
import sys

import pytest

ADAPTERS = [
    ("gymnasium", "gymnasium", "research"),
    ("pettingzoo", "pettingzoo", "research"),
    ("openspiel", "pyspiel", "openspiel"),
]


@pytest.mark.parametrize(("module", "library", "extra"), ADAPTERS)
def test_what_is_missing_is_named(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"wartable.adapters.{module}", raising=False)
    with pytest.raises(ModuleNotFoundError) as found:
        importlib.import_module(f"wartable.adapters.{module}")
    wanted = f"this adapter needs {library}: pip install 'wartable[{extra}]'"
    assert str(found.value) == wanted and found.value.name == library
