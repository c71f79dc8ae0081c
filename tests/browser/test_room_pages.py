"""The rooms around a table: lobby, new table, waiting room, account, errors. What one came for is
in sight, in players' words."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from test_looks import axe
from test_newcomer import sit
from test_people_pages import ready
from test_whole_games import open_table
from web_pages import wait_running, wait_turn

FRIEND = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
# Whether all that is found lies inside the window, without scrolling.
IN_SIGHT = """(what) => [...document.querySelectorAll(what)].map((el) => el.getBoundingClientRect())
  .every((b) => b.width && b.left >= 0 && b.top >= 0 && b.right <= innerWidth
    && b.bottom <= innerHeight)"""
SHARED = """() => {
  window.shared = [];
  navigator.share = async (what) => { shared.push(what.url); };
}"""


@pytest.mark.parametrize("side", [False, True])
def test_whoever_waits_sees_link_and_code(somebody: Callable[..., Any], side: bool) -> None:
    """On a phone, upright and on its side: nothing lies over them, the device's own way of sending
    is there, and what is for playing is not."""
    page = somebody("/", phone=True, lang="uk")
    if side:
        page.set_viewport_size({"width": 844, "height": 390})
    page.add_init_script(f"({SHARED})()")
    page.goto(f"/t/{open_table(page, 'age-of-heroes', FRIEND)}")
    page.locator(".invite .qr svg").wait_for()
    assert "--host" in page.inner_text(".invite .fault"), "nobody else's device reaches this one"
    assert page.evaluate(IN_SIGHT, ".invite .qr, .invite .row .btn, .invite input")
    link = page.locator(".invite input")
    assert link.evaluate("el => el.scrollWidth <= el.clientWidth"), "the link is read to its end"
    page.click(".invite .btn.primary")
    assert page.evaluate("shared") == [link.input_value()]
    for dead in ("#undo", "#hint", "#talk", "#ask"):
        assert page.locator(dead).is_hidden(), dead
    axe(page, "a waiting room on a phone")
    page.locator(".waiting-seats li").nth(1).locator("button").click()
    page.locator(".waiting-seats b", has_text="Бот").wait_for()
    assert page.input_value(".invite input") == page.evaluate("shared[0]"), "one link for all"
    page.evaluate("localStorage.clear()")  # another browser of the same person
    page.reload()
    words = page.locator(".waiting [role=alert].notice")
    words.wait_for()
    assert "іншому браузері" in words.inner_text() and "значення" not in words.inner_text()
    page.click(".promise summary")
    page.locator(".promise code").wait_for()


def test_an_invitation_on_its_side_shows_where_to_sit_down(somebody: Callable[..., Any]) -> None:
    host = somebody("/")
    host.goto(f"/t/{open_table(host, 'age-of-heroes', FRIEND)}")
    host.wait_for_selector(".invite .qr svg")
    guest = somebody(urlsplit(host.input_value(".invite input")).path, phone=True, lang="ru")
    guest.set_viewport_size({"width": 844, "height": 390})
    guest.locator(".sit .btn").wait_for()
    assert guest.evaluate(IN_SIGHT, ".sit input, .sit .btn, .invited h2")


def test_games_come_first_in_the_lobby_of_a_phone(somebody: Callable[..., Any]) -> None:
    """Then the puzzles of the day in one row; a table that waits for its reader is above all."""
    page = somebody("/", phone=True, lang="uk")
    page.locator("#days a").nth(5).wait_for()
    top = "what => document.querySelector(what).getBoundingClientRect().top"
    assert page.evaluate(top, ".game .play") < 422, "a game can be begun in the upper half"
    rows = "new Set([...document.querySelectorAll('#days a')].map((a) => a.offsetTop)).size"
    assert page.evaluate(rows) <= 2 and page.locator("#days").bounding_box()["height"] < 60
    assert page.evaluate(top, "#days") > page.evaluate(top, ".game:last-child")
    me = page.locator(".bar nav > .btn").last.bounding_box()
    assert me["x"] + me["width"] <= 390 - 6, "a margin"
    page.goto(f"/t/{open_table(page, 'age-of-war', [FRIEND[0], {'kind': 'local'}])}")
    wait_running(page)
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        ready(page, "/")
        page.locator("#mine .your-turn").wait_for()
        assert page.evaluate(top, "#mine") < page.evaluate(top, "#games"), width
    page.set_viewport_size({"width": 820, "height": 1180})
    cards = page.locator(".game").evaluate_all("all => all.map((el) => el.offsetTop)")
    assert cards[0] == cards[1] < cards[2], "two beside each other on a tablet"
    assert page.locator(".bar a[href='/learn']").is_visible()


def test_choices_of_a_bot_leave_the_other_cards_as_they_are(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    heights = "[...document.querySelectorAll('.game')].map((el) => el.offsetHeight)"
    before = page.evaluate(heights)
    page.locator(".against summary").first.click()
    page.locator(".against select").first.wait_for()
    assert page.evaluate(heights) == before
    page.click("h1")
    assert page.locator(".against select").first.is_hidden()


def test_a_new_table_says_which_pace_is_on(somebody: Callable[..., Any]) -> None:
    """Paces stand before the button; where figures come from is told inside the rules."""
    page = somebody("/new/small-samurai-empires", phone=True, lang="uk")
    on = page.locator(".preset[aria-pressed=true]")
    assert on.count() == 1 and on.get_attribute("data-preset") == "calm"
    box, go = page.locator(".presets").bounding_box(), page.locator("#form [type=submit]")
    assert box["y"] + box["height"] <= go.bounding_box()["y"]
    page.click("[data-preset=evening]")
    assert on.count() == 1 and on.get_attribute("data-preset") == "evening"
    assert page.input_value("#clock") == "live-60-30"
    assert "короб" not in page.locator(".variants summary").inner_text()
    page.click(".variants summary")
    page.locator(".variants a[href$='/figures']").first.wait_for()
    page.locator("#seats li").last.locator("select").first.select_option("local")
    assert page.input_value("#seats li:nth-child(1) input") == "Гравець 1"
    assert page.input_value("#seats li:nth-child(2) input") == "Гравець 2"
    page.fill("#seats li:nth-child(1) input", "Оля")
    page.fill("#seats li:nth-child(2) input", "")
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate("scrollTo(0, 0)")
    box = go.bounding_box()
    assert box["y"] + box["height"] <= 390, "what opens the table is in sight"
    go.click()
    wait_running(page)
    names = page.locator("#players .name").all_inner_texts()
    assert names == ["Оля", "Гравець 2"], "who says no name has one; nobody is “you”"


def test_a_seat_for_anybody_and_the_lobby_are_one(somebody: Callable[..., Any]) -> None:
    """The box follows the seat; ticked first, it gives a friend's seat away and says so."""
    page = somebody("/new/small-samurai-empires")
    ready(page, "/new/small-samurai-empires")
    kind, box = page.locator("#seats li").last.locator("select").first, page.locator("#listed")
    box.check()
    assert kind.input_value() == "open" and box.is_checked() and box.is_disabled()
    assert "anybody from the lobby" in page.locator("#listed-note").inner_text()
    kind.select_option("link")
    assert not box.is_checked() and box.is_enabled()
    kind.select_option("open")
    assert box.is_checked() and box.is_disabled()
    kind.select_option("bot")
    box.check()
    assert "to watch it" in page.locator("#listed-note").inner_text()
    page.click(".by-hand summary")
    page.select_option("#clock", "live-5-5")
    assert page.locator("#own-pace").is_visible() and not page.locator(".is-changed").count()
    page.click("[data-preset=quick]")
    assert page.locator("#own-pace").is_hidden() and page.input_value("#clock") == "live-15-10"
    page.click(".variants summary")
    fields = page.locator(".options .field").evaluate_all("all => all.map((el) => el.offsetTop)")
    assert len(set(fields)) < len(fields), "beside each other"
    page.locator(".options select").first.select_option(index=1)
    assert page.locator(".is-changed").count() == 1
    assert "changes" in page.locator("#rules-state").inner_text()


def test_an_account_is_made_in_two_boxes_and_says_so(somebody: Callable[..., Any]) -> None:
    page = sit(somebody, "age-of-war", phone=True)
    page.context.add_cookies([{"name": "lang", "value": "uk", "url": page.evaluate("origin")}])
    ready(page, "/account")
    assert page.input_value("#name").startswith("Гість "), "as its reader reads it"
    assert page.locator("fieldset:visible").count() == 2, "what is seldom wanted is folded"
    page.locator("#r-password").scroll_into_view_if_needed()
    page.fill("#r-name", f"Олена {uuid.uuid4().hex[:8]}")
    page.fill("#r-password", "correct horse")
    page.click("#register [type=submit]")
    page.wait_for_selector("body[data-ready=true] #logout")
    assert "Готово" in page.locator("#welcome").inner_text()
    assert page.evaluate("scrollY") == 0 and page.evaluate(IN_SIGHT, "#welcome")
    axe(page, "an account that was just made")
    page.reload()
    page.wait_for_selector("body[data-ready=true] #logout")
    assert page.locator("#welcome").is_hidden(), "said once"


def test_an_address_that_leads_nowhere_knows_its_reader(somebody: Callable[..., Any]) -> None:
    """It takes the code of a table, too."""
    screen = somebody("/")
    screen.goto(f"/screen/{open_table(screen, 'critters-at-war', [{'kind': 'link'}] * 2)}")
    code = screen.locator(".hall .code").inner_text()
    somebody.expected.append("404")  # type: ignore[attr-defined]
    page = sit(somebody, "age-of-war", phone=True)
    name = page.locator("#players .you").inner_text()
    for path in ("/nowhere", "/t/nothing-at-all"):
        ready(page, path)
        assert page.locator(".bar a[href='/account']").inner_text() == name
    axe(page, "an address that leads nowhere")
    page.click("#join [type=submit]")
    assert page.locator("#fault").inner_text() == "Please fill this in."
    page.locator("#code").press_sequentially(f"a{code}")
    assert page.input_value("#code") == code, "figures alone"
    page.click("#join [type=submit]")
    page.wait_for_url("**/i/*")


def test_where_figures_come_from_is_told_on_demand_alone(somebody: Callable[..., Any]) -> None:
    """Neither what is read out nor what a press shows speaks of it before the legend unfolds."""
    page = sit(somebody, "age-of-heroes")
    assert wait_turn(page) == "turn"
    spoken = page.locator(".scene .piece[aria-label]").evaluate_all(
        "all => all.map((el) => el.getAttribute('aria-label')).join(' ')"
    )
    assert spoken and "second-hand" not in spoken and "reconstructed" not in spoken
    marked = page.locator(".piece:has(use[href='#wt-mark-second-hand'])[aria-label]").last
    marked.focus()
    said = "document.querySelector('#live').textContent"
    assert "not compared with a box" not in page.evaluate(said)
    marked.hover()
    page.locator(".preview").wait_for()
    assert "box" not in page.locator(".preview").inner_text()


def test_a_guest_who_invites_friends_says_who_does(somebody: Callable[..., Any]) -> None:
    page = somebody("/new/age-of-war")
    page.wait_for_selector("body[data-ready=true]")
    assert page.get_by_label("Seat 2: Name").count() == 0
    page.get_by_label("Seat 1: Name").fill("Olena")
    page.click("button[type=submit]")
    page.locator(".waiting-seats b", has_text="Olena").wait_for()
