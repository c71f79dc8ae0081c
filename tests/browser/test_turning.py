"""A phone is turned while something is asked about: it is asked about still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from test_whole_games import open_table
from web_pages import LAID_OUT, seq, until, wait_moved, wait_running, wait_turn

UPRIGHT, ASIDE = {"width": 390, "height": 844}, {"width": 844, "height": 390}
LINE = "#board .is-legal[data-id^=line-]"
DIE = "#board .is-legal[data-id^=die-]"
WAYS = "#main-actions [data-notation]"

# what is asked about: buttons over the board, the one to press again, what is taken up
ASKED = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const told = (els) => els.map((el) => el.dataset.notation ?? el.dataset.id);
  return {
    open: told(all("#board .menu [data-notation], #board .confirm [data-notation]")),
    armed: told(all(".is-armed")), picked: told(all(".is-picked")),
    said: document.querySelector("#prompt span").textContent };
}"""


def press(page: Any, what: str) -> None:
    """By key: a finger may be asked which of several pieces it meant."""
    page.locator(what).first.evaluate("(el) => el.focus()")
    page.keyboard.press("Enter")


def turned(page: Any, size: dict[str, int]) -> Any:
    """What is asked about once the board has come in its new layout."""
    before = page.evaluate("document.body.dataset.layout")
    page.set_viewport_size(size)
    until(page, f"body.layout !== arg && ({LAID_OUT})", before)
    return page.evaluate(ASKED)


@pytest.mark.parametrize("what", [LINE, DIE, WAYS])
def test_what_is_asked_about_outlives_the_turning_of_a_phone(
    somebody: Callable[..., Any], what: str
) -> None:
    page = somebody("/", phone=True)
    page.evaluate('() => localStorage.setItem("confirm", "all")')
    seats = [{"kind": "me"}, {"kind": "local", "name": "Olena"}]
    page.goto(f"/t/{open_table(page, 'age-of-war', seats, mix='x')}")
    wait_running(page)
    assert wait_turn(page) == "turn"
    press(page, what)
    asked = page.evaluate(ASKED)
    assert asked["open"] or asked["armed"] or asked["picked"]
    assert turned(page, ASIDE) == asked
    assert turned(page, UPRIGHT) == asked
    before = seq(page)
    if what == WAYS:
        page.locator(".is-armed").click()
    elif what == LINE:
        page.locator("#board .confirm [data-notation]").click()
        wait_moved(page, before)
        assert not page.locator("#board .confirm, .is-armed").count()
