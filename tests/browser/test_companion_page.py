"""The companion on a page: a line under the question; on a phone it does not push the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from test_newcomer import ME_AND_BOT
from test_whole_games import open_table
from web_pages import seq, wait_moved, wait_running, wait_turn

WHERE = """() => { const { x, y, width, height } = document.querySelector("#board")
  .getBoundingClientRect(); return [x, y, width, height]; }"""

WHOLE = """() => { const box = (found) => document.querySelector(found).getBoundingClientRect();
  const said = box(".companion"), ask = box("#ask");
  return said.top >= ask.top && said.bottom <= box("#main-actions").top + 1; }"""


def guided(somebody: Callable[..., Any], **how: Any) -> Any:
    """A page at a table against a bot, with a companion, on one's turn."""
    page = somebody("/", **how)
    page.evaluate("localStorage.companion = 'on'; localStorage.confirm = 'none'")
    page.goto(f"/t/{open_table(page, 'age-of-war', ME_AND_BOT, options={'first': '0'})}")
    wait_running(page)
    assert wait_turn(page) == "turn"
    return page


def lose(page: Any) -> None:
    """Lose a die, however good that is."""
    before = seq(page)
    page.evaluate("document.querySelector('#main-actions [data-notation=lose]').click()")
    wait_moved(page, before)


def test_it_speaks_before_and_after_a_move(somebody: Callable[..., Any], shot: Any) -> None:
    page = guided(somebody)
    page.locator(".companion .matters").wait_for()
    assert page.locator(".companion + [aria-live=polite]").inner_text()
    assert page.locator("#forced").is_disabled(), "what is the only choice is done by itself"
    assert page.locator("#confirm").input_value() == "weighty"
    lose(page)
    judged = page.locator(".companion .judged")
    judged.wait_for()
    assert "Lose a die" in judged.inner_text() and judged.locator(".sign").inner_text()
    shot(page, "companion-desktop-light")
    wide = page.viewport_size
    page.set_viewport_size({"width": 1200, "height": 750})
    assert page.evaluate(WHOLE), "in a low window no word lies under the buttons"
    page.set_viewport_size(wide)
    if judged.locator(".link").count():
        judged.locator(".link").click()
        page.locator(".piece.is-watched").first.wait_for()
        page.locator(".preview").wait_for()
    page.reload()
    page.locator(".companion .judged").wait_for()
    page.locator(".bar .more > summary").click()
    page.click("#menu-wishes > summary")
    page.click("#companion")
    page.locator(".companion").wait_for(state="detached")
    assert page.evaluate("localStorage.confirm") == "none", "other tables are as they were"
    assert page.locator("#confirm").input_value() == "none"
    assert not page.locator("#forced").is_disabled()


def test_on_a_phone_it_is_a_line_that_unfolds(somebody: Callable[..., Any], shot: Any) -> None:
    page = guided(somebody, phone=True)
    fold, words = page.locator(".companion .fold"), page.locator(".companion .words")
    fold.wait_for()
    where = page.evaluate(WHERE)
    assert not words.is_visible() and fold.bounding_box()["width"] <= 390
    lose(page)
    page.locator(".companion .fold .sign").wait_for()
    assert page.evaluate(WHERE) == where
    fold.click()
    words.wait_for()
    said, arrow = words.bounding_box(), fold.bounding_box()
    assert arrow["width"] <= 48 and said["y"] <= arrow["y"] + 1, "no empty box above the words"
    page.locator(".companion .judged").wait_for()
    assert page.evaluate(WHERE) == where, "the board keeps its size and place"
    shot(page, "companion-phone-light")
    fold.click()
    words.wait_for(state="hidden")


def test_a_table_with_people_has_none(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    page.evaluate("localStorage.companion = 'on'")
    people = [{"kind": "me"}, {"kind": "local", "name": "Vira"}]
    page.goto(f"/t/{open_table(page, 'age-of-war', people, options={'first': '0'})}")
    wait_running(page)
    assert wait_turn(page) == "turn"
    assert page.locator(".companion").count() == 0 and page.locator("#companion").is_hidden()


def test_it_is_chosen_beside_the_bots(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    card = page.locator(".game[data-game=age-of-war]")
    card.locator(".against summary").click()
    card.get_by_label("companion").select_option("on")
    card.get_by_role("button", name="Play a bot").click()
    page.locator("body[data-companion=true]").wait_for()
