"""A puzzle as people answer it: by presses on a desktop, by keys, on a phone."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from test_looks import axe
from web_pages import until, wait_running

from wartable.plugin import game
from wartable.puzzles import of_day, puzzles
from wartable.puzzles.position import Position
from wartable.server import puzzling

GAME = "age-of-war"
DAY = date(2026, 11, 16)
TODAYS = of_day(game(GAME), DAY)
ANSWERED = 'body.ready && !body.busy && body.solved === "true"'


@pytest.fixture(autouse=True)
def _day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzling, "today", lambda: DAY)


def choose(page: Any, notation: str) -> None:
    """By its button in the list of all choices."""
    page.evaluate("document.querySelector('#all').open = true")
    page.locator(f'#all-actions [data-notation="{notation}"]').click()
    until(page, "body.chosen === arg", notation)


def test_a_puzzle_is_answered_wrongly_shared_and_played_on(
    somebody: Callable[..., Any], shot: Any
) -> None:
    page = somebody("/")
    page.click(f"#days a[href*='{GAME}']")
    page.wait_for_selector(".puzzle-page[data-ready=true]")
    assert page.locator("#confirm").is_disabled() and page.locator("#result").is_hidden()
    assert "Puzzle of the day" in page.locator("#where").inner_text()
    position = Position(TODAYS, "en", ["You", "Bot"])
    asked = position.match.scene(position.seat, position.say).prompt
    assert asked and page.locator("#decides").inner_text() == asked, "what is being decided"
    choose(page, TODAYS.asked.best)
    choose(page, TODAYS.asked.natural)  # one may change one's mind
    assert page.locator(".piece.is-solution").count()
    axe(page, "a puzzle")
    page.click("#confirm")
    until(page, ANSWERED)
    assert page.locator(".verdict h2").inner_text().endswith("Not the best.")
    assert page.evaluate("document.activeElement.matches('.verdict h2')"), "one reads on there"
    assert "costs" in page.locator("#live").inner_text()
    best = page.locator(f'.worths [data-notation="{TODAYS.asked.best}"]')
    assert best.get_attribute("aria-pressed") == "true"  # lit
    assert page.locator(".piece.is-watched").count() and page.locator(".veil").count() == 1
    shot(page, "puzzle-desktop-light")
    axe(page, "a puzzle that was answered")
    page.locator(".share button").click()
    text = page.locator(".share textarea").input_value()
    assert "Puzzle of the day, 2026-11-16" in text and "Difficulty" in text
    assert text.endswith(f"/puzzles/{GAME}/{TODAYS.id}")
    label = best.locator(".what").evaluate("e => e.firstChild.textContent")
    assert label and label not in text
    page.reload()  # what was answered stays known
    until(page, ANSWERED)
    page.locator(".ways-on button").first.click()  # after the best move
    page.wait_for_url("**/t/*")
    wait_running(page)
    assert page.locator("#players").inner_text().count(game(GAME).levels[-1]) == 1


def test_puzzles_are_listed_tried_again_and_follow_each_other(
    somebody: Callable[..., Any], shot: Any
) -> None:
    page = somebody(f"/puzzles/{GAME}/day", phone=True, lang="uk", dark=True)
    choose(page, TODAYS.asked.best)
    page.keyboard.press("c")
    until(page, ANSWERED)
    assert page.locator(".verdict h2").inner_text().endswith("Правильно!")
    shot(page, "puzzle-phone-dark")
    page.locator(".ways-on > button.quiet").click()
    until(page, 'body.solved === "false" && !body.busy')
    choose(page, TODAYS.asked.natural)
    page.click("#confirm")
    until(page, ANSWERED)
    assert "рахується перша відповідь" in page.locator(".stands").inner_text()
    page.locator(".ways-on a.primary").click()
    page.wait_for_url(lambda url: TODAYS.id not in url)
    page.wait_for_selector(".puzzle-page[data-ready=true]")
    assert page.url.rpartition("/")[2] in {each.id for each in puzzles(game(GAME))}
    page.click("#leave")
    page.wait_for_selector("body[data-ready=true] .course")
    course = page.locator(f"#{GAME}")
    assert course.locator(".of-day a").first.inner_text().startswith("✓")
    assert course.locator(".chip.is-yes").count() == 1
    axe(page, "the list of puzzles")
    shot(page, "puzzles-phone-dark")


def test_a_puzzle_that_does_not_come_says_why(somebody: Callable[..., Any]) -> None:
    somebody.expected.append("409")  # type: ignore[attr-defined]
    page = somebody("/puzzles", small=True)
    broken = {"fault": "puzzle-broken", "text": "This puzzle has a mistake."}
    page.route("**/api/puzzles/**", lambda route: route.fulfill(status=409, json=broken))
    page.goto(f"/puzzles/{GAME}/{TODAYS.id}")
    page.wait_for_selector("#board > .state button")
    assert page.locator("#board > .state").inner_text().startswith(broken["text"])


def test_a_puzzle_is_laid_for_the_screen_as_it_is_when_it_comes(
    somebody: Callable[..., Any],
) -> None:
    """Opened upright and turned while it loads; then on a tablet, laid as a table is there."""
    page, held, turned = somebody("/puzzles", small=True), [], []
    page.route("**/api/puzzles/**", lambda r: r.continue_() if turned else held.append(r))
    page.set_viewport_size({"width": 390, "height": 844})
    with page.expect_request("**/api/puzzles/**"):
        page.goto(f"/puzzles/{GAME}/{TODAYS.id}", wait_until="commit")
    page.set_viewport_size({"width": 844, "height": 390})
    turned.append(True)
    held.pop().continue_()
    until(page, 'body.ready && !body.busy && body.layout === "low"')
    page.locator(".scene .piece").first.wait_for()
    assert page.locator("#board").bounding_box()["height"] == 390, "as high as at a table"
    answers = page.locator("#main-actions").bounding_box()
    assert answers["y"] + answers["height"] <= page.locator("#ways").bounding_box()["y"], "cut"
    page.set_viewport_size({"width": 1024, "height": 768})
    until(page, '!body.busy && body.layout === "square"')
