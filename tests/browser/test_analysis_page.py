"""The analysis beside a replay: asked for, waited for, jumped by, stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from web_pages import wait_shown

from tests.analysis.short_game import short_game


def replay_of(page: Any, turns: int) -> str:
    record = short_game(turns).record().text()
    answer = page.request.post("/api/records", data={"record": record})
    url: str = answer.json()["url"]
    page.goto(f"{url}?at=0")
    page.wait_for_selector("body[data-ready=true]")
    return url


def test_a_finished_game_is_analysed(
    somebody: Callable[..., Any], shot: Callable[[Any, str], None]
) -> None:
    page = somebody("/")
    url = replay_of(page, 6)
    page.click("#tab-analysis")
    page.click("#analyse")
    page.wait_for_selector("body[data-analysed=true]")
    assert page.locator("#analyse").is_hidden()
    assert page.locator(".analysis-curve .chance").count() == 2
    assert page.locator(".time > .chances span").count() == 2
    found = page.request.get(
        url.replace("/t/", "/api/tables/").replace("replay", "analysis")
    ).json()
    worse = next(step for step in found["found"]["steps"] if step.get("better"))
    page.goto(f"{url}?at={worse['at']}")  # it is kept
    page.wait_for_selector("body[data-analysed=true]")
    page.locator(".analysis-step .better", has_text=worse["better"]).wait_for()
    said = page.locator(".analysis-step").inner_text().replace("\u00a0", " ")  # before a per cent
    assert worse["why"] in said
    by_arrows_and_by_mistakes(page, worse, before_step(found["found"]["steps"], worse["at"]))
    page.locator(".analysis > .analysis-turns:not(.worst) button").first.click()
    steps, at = found["found"]["steps"], found["found"]["turning"][0]["at"]
    mistake = any(step["at"] == at and step.get("better") for step in steps)
    wait_shown(page, at=str(before_step(steps, at) if mistake else at))
    page.locator(".analysis-curve").scroll_into_view_if_needed()
    box = page.locator(".analysis-curve").bounding_box()
    page.mouse.click(box["x"] + 1, box["y"] + 20)
    wait_shown(page, at="0")
    page.locator(".analysis summary").last.click()
    assert page.locator(".analysis-seats dd").count() == 8
    shot(page, "replay-analysis-desktop-light")
    for wide, high in ((844, 390), (1024, 768)):  # it has the room of the list; each line is whole
        page.set_viewport_size({"width": wide, "height": high})
        panel = page.locator("#panel-analysis").bounding_box()
        assert panel and panel["height"] > 160, (wide, panel)
        assert page.locator("#panel-moves").is_hidden()


def before_step(steps: list[dict[str, Any]], at: int) -> int:
    """Where the step begins that ends here."""
    return max((step["at"] for step in steps if step["at"] < at), default=0)


def by_arrows_and_by_mistakes(page: Any, worse: dict[str, Any], asked: int) -> None:
    """The stop after a decision judges it though chance acted since; mistakes lead to each other,
    each to the position where it was decided, and the list of moves marks them."""
    before = worse["at"]
    page.keyboard.press("Home")
    wait_shown(page, at="0")
    while int(page.get_attribute("body", "data-shown").split("/")[1]) < before:
        shown = page.get_attribute("body", "data-shown")
        page.keyboard.press("ArrowRight")
        page.wait_for_function("was => document.body.dataset.shown !== was", arg=shown)
    page.locator(".analysis-step .better", has_text=worse["better"]).wait_for()
    page.keyboard.press("Home")
    wait_shown(page, at="0")
    listed = page.locator(".analysis-turns button", has_text=f"Step {before} ·")
    listed.first.dispatch_event("click")  # it may be folded away
    wait_shown(page, at=str(asked))
    page.locator(".analysis-step .better", has_text=worse["played"]).wait_for()
    place = next(each for each in worse["pieces"] if each.startswith("city-"))
    page.locator(f".piece.is-hinted[data-id='{place}']").wait_for()  # the better is ringed
    page.keyboard.press("ArrowRight")  # what was done
    wait_shown(page, at=str(before))
    assert "?" in page.locator("#prompt .slip").inner_text()
    page.click(".analysis .row button >> nth=1")
    page.wait_for_function("was => document.body.dataset.shown !== was", arg=f"open/{before}")
    assert page.locator(".worst li").count() == 5
    assert page.locator(".analysis-turns strong").first.inner_text().startswith("Step ")
    assert page.locator(".analysis-sums b").count() == 4
    marked = page.locator(f"#moves [data-at='{before}'] .slip")
    assert "?!" in marked.first.text_content()


def test_an_analysis_can_be_stopped(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    page.route("**/analysis", at_work)
    replay_of(page, 1)
    page.click("#tab-analysis")
    page.click("#analyse")
    page.locator(".analysis progress[value='3']").wait_for()
    page.click(".analysis .row button")
    page.locator("#analyse").wait_for()
    assert page.locator("#analysis").is_hidden()
    none = {"state": "none", "refused": "The game ended after 1 decision."}
    page.route("**/analysis", lambda route: route.fulfill(json=none))
    page.reload()  # one that cannot be analysed says so before it is asked
    page.click("#tab-analysis")
    page.locator("#before", has_text=none["refused"]).wait_for()
    assert page.locator("#analyse").is_disabled()


def at_work(route: Any) -> None:
    """An analysis that comes to no end."""
    if route.request.method == "POST":
        route.fulfill(status=202, json={"state": "working", "done": 3, "of": 9})
    elif route.request.method == "DELETE":
        route.fulfill(status=204)
    else:
        route.fulfill(json={"state": "none"})
