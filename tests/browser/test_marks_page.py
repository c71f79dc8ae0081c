"""Marks of unsure figures on the page: a legend one press away, and the way to every figure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from test_newcomer import sit

from wartable.i18n import texts


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("uk", True)])
def test_the_legend_of_marks(somebody: Callable[..., Any], lang: str, phone: bool) -> None:
    """Cards and piles of Age of Heroes come second hand, and nothing at this table is corrected."""
    say = texts(lang=lang)
    page = sit(somebody, "age-of-heroes", lang=lang, phone=phone)
    page.locator(".scene use[href='#wt-mark-second-hand']").first.wait_for(state="attached")
    shown = "[...document.querySelectorAll('.piece .mark')].map((m) => getComputedStyle(m).opacity)"
    assert set(page.evaluate(shown)) == {"0"}, "the board is quiet until somebody asks"
    page.click("details.more > summary")
    page.click("#marks summary")
    assert set(page.evaluate(shown)) == {"1"}
    rows = page.locator("#marks .meanings li")
    rows.first.wait_for()
    kinds, meanings = rows.locator("b").all_inner_texts(), rows.locator("span").all_inner_texts()
    assert say("ui-basis-second-hand") in kinds and say("ui-basis-corrected") not in kinds
    assert say("ui-basis-second-hand-text") in meanings
    page.click("#marks button")
    figures = page.locator("#rules #figures")
    figures.locator(".figures li").first.wait_for()
    name = say("ui-basis-second-hand")
    assert figures.locator(f".figures [role=img][aria-label='{name}']").count() > 20
    assert figures.locator("a[download]").count() == 1
