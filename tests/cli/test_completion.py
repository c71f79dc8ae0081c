"""What Tab offers, as shells ask for it."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("line", "offers"),
    [
        ("wartable ver", ["verify"]),
        ("wartable play age", ["age-of-heroes", "age-of-war"]),
        ("wartable odds crit", ["critters-at-war"]),
        ("wartable learn toy-c", ["toy-cellar"]),
        ("wartable play age-of-war --seats m", ["me"]),
        ("wartable play age-of-war --seats me,bot:h", ["hard"]),
        ("wartable play age-of-war --seats me,bot : e", ["easy", "expert"]),
        ("wartable arena age-of-war --seats bot : h", ["hard"]),
        ("wartable play age-of-war --option c", ["cap="]),
        ("wartable play age-of-heroes --option fair =", ["rounds", "live"]),
        ("wartable play age-of-war --option nothing", []),
        ("wartable play chess --seats bot", []),
        ("wartable learn toy-cellar fir", ["first-look"]),
        ("wartable games --lang u", ["uk"]),
        ("wartable show --theme d", ["dark"]),
        ("wartable serve --log j", ["json"]),
        ("wartable check te", []),  # the shell completes files itself
    ],
)  # fmt: skip
def test_bash(run: Run, monkeypatch: pytest.MonkeyPatch, line: str, offers: list[str]) -> None:
    """Bash splits words at colons, and completes what stands behind the last one."""
    monkeypatch.setenv("_WARTABLE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    assert run().out.split() == offers
