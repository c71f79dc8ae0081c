"""A turn is planned on a page: tried, taken back, kept, compared and carried out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from test_whole_games import open_table
from web_pages import seq, wait_moved, wait_running, wait_turn

TESTS = Path(__file__).parents[1]
TAKE = "#all-actions [data-notation^='take']"


def ages(page: Any) -> None:
    """A table where this page begins: its first turn takes one card."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = open_table(page, "through-the-ages", seats, options={"first": "0"}, mix="x")
    page.goto(f"/t/{table}")
    wait_running(page)
    wait_turn(page)


def press(page: Any, selector: str) -> str:
    """An action of the list, by its script: the list need not be open. Its notation."""
    found: str = page.locator(selector).first.get_attribute("data-notation")
    page.locator(f"#all-actions [data-notation='{found}']").evaluate("b => b.click()")
    return found


def test_a_turn_is_planned_and_carried_out(somebody: Callable[..., Any]) -> None:
    for phone in (False, True):
        page = somebody("/", phone=phone)
        ages(page)
        before, plan = seq(page), page.locator(".notice.plan")
        page.get_by_role("button", name="Plan the turn").click()
        page.locator("body[data-plan=true] .plan-figures li").first.wait_for()
        taken = press(page, TAKE)
        page.locator(".plan-steps li").wait_for()
        page.locator(".plan-figures .worse").first.wait_for()
        first = page.locator(".plan-steps span").inner_text()
        assert page.locator(f"#all-actions [data-notation='{taken}']").count() == 0
        assert seq(page) == before, "nothing was sent"

        page.get_by_role("button", name="Keep").click()
        page.locator("#plan-name").fill("Books")
        page.locator("#plan-name").press("Enter")
        page.locator(".plan-kept li").wait_for()
        page.locator(".plan-steps button").click()  # taken out again
        page.locator(".plan-steps li").wait_for(state="detached")
        press(page, f"{TAKE} >> nth=1")
        page.locator(".plan-steps li").wait_for()
        assert page.locator(".plan-steps span").inner_text() != first
        page.get_by_role("button", name="Compare").click()
        dialog = page.locator("dialog.plans")
        dialog.wait_for()
        assert dialog.locator("thead th").all_inner_texts() == ["As it is", "Plan", "Books"]
        dialog.get_by_role("button", name="Open").nth(1).click()  # the one that was kept
        page.locator(".plan-steps li").filter(has_text=first).wait_for()
        press(page, "#all-actions [data-notation='done']")
        page.locator(".plan-steps .stop").wait_for()  # what comes after the turn nobody knows
        assert page.locator(".plan-steps li:not(.stop)").count() == 2

        page.get_by_role("button", name="Carry out").click()
        plan.wait_for(state="detached")
        wait_moved(page, before)
        page.locator("#log li").filter(has_text="Bot Ada").first.wait_for(state="attached")
        assert page.locator(f"#all-actions [data-notation='{taken}']").count() == 0


def test_politics_are_decided_at_the_table_before_the_plan(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    record = (TESTS / "play/records/through-the-ages-2-rules-2.wtr").read_text("utf-8")
    kept = page.request.post("/api/records", data={"record": record}).json()["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    forked = page.request.post(f"/api/tables/{kept}/fork", data={"at": 93, "seats": seats})
    page.goto(f"/t/{forked.json()['id']}")
    wait_running(page)
    wait_turn(page)
    before = seq(page)
    page.locator("#plan").click()
    press(page, TAKE)  # as if politics were passed
    page.locator(".plan-steps li").wait_for()
    page.locator(".piece[data-id^='raid']").first.click()
    page.locator(".preview").filter(has_text="leaves politics out").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To the table").click()
    page.locator(".notice.plan").wait_for(state="detached")
    assert seq(page) == before, "nothing is passed silently"
    press(page, "#all-actions [data-notation='pass']")
    wait_moved(page, before)
    page.get_by_role("button", name="Open").click()
    page.locator(".plan-steps li").wait_for()
    assert page.get_by_role("button", name="Carry out").is_enabled()


def test_a_button_says_what_would_come_of_it(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    ages(page)
    page.locator("#main-actions [data-notation='done']").hover()
    tip = page.locator(".preview.tip")
    tip.wait_for()
    assert "Science" in tip.inner_text() and "→" in tip.inner_text()
    page.mouse.move(0, 0)
    tip.wait_for(state="detached")
    piece = page.locator(".piece.is-legal[data-id]").first
    piece.hover()
    page.locator(".preview .follows li").first.wait_for()
    assert "Civil actions" in page.locator(".preview .follows").inner_text()


def test_steps_that_are_pressed_quickly_follow_each_other(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    ages(page)
    page.get_by_role("button", name="Plan the turn").click()
    page.locator("body[data-plan=true] .plan-figures li").first.wait_for()
    both = ["[data-notation^='take']", "[data-notation='done']"]  # before any answer came
    page.evaluate(
        "(both) => both.map((b) => document.querySelector(`#all-actions ${b}`).click())", both
    )
    page.locator(".plan-steps .stop").wait_for()
    assert page.locator(".plan-steps li:not(.stop)").count() == 2


COVERED = """() => [...document.querySelectorAll("#main-actions button")].filter((b) => {
  const { x, y, width, height } = b.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return !b.contains(seen);
}).map((b) => b.textContent)"""


NEWEST = """() => {
  const step = document.querySelector(".plan-steps li:last-child");
  const r = step.getBoundingClientRect();
  const cut = [".plan-steps", ".notice.plan", ".notices", "#ask"].some((box) => {
    const { top, bottom } = step.closest(box).getBoundingClientRect();
    return r.top < top - 1 || r.bottom > bottom + 1;
  });
  return !cut && step.contains(document.elementFromPoint(r.x + 20, r.y + r.height / 2));
}"""


def test_what_is_done_with_a_plan_is_in_sight_on_every_screen(somebody: Callable[..., Any]) -> None:
    """On a tablet the end of the turn lay over them."""
    page = somebody("/", lang="ru")
    ages(page)
    page.locator("#plan").click()
    page.locator("body[data-plan=true] .plan-figures li").first.wait_for()
    press(page, TAKE)
    page.locator(".plan-steps li").wait_for()
    press(page, "#all-actions [data-notation='done']")
    page.locator(".plan-steps .stop").wait_for()
    for width, height in ((1024, 768), (820, 1180), (390, 844), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert page.locator("#main-actions button").count() == 3  # back, keep, carry out
        assert page.evaluate(COVERED) == [], (width, height)
        page.wait_for_function(NEWEST)


def test_a_card_s_sheet_ends_on_a_phone_on_its_side(somebody: Callable[..., Any]) -> None:
    """With what would come of it the sheet was 461 pixels high on a screen of 390."""
    page = somebody("/", lang="uk")
    page.evaluate("localStorage.confirm = 'all'")
    ages(page)
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator("body[data-layout=low] .piece.is-legal[data-id]").first.press("Enter")
    page.locator(".preview.confirm .follows li").first.wait_for()
    box, does = page.locator(".preview.confirm"), page.locator(".preview.confirm > .btn")
    for found in (box.bounding_box(), does.bounding_box()):
        assert found["y"] >= 0 and found["y"] + found["height"] <= 390, found
