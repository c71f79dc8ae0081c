"""The rulebook of a game as people read it: contents, examples, rulings, cards, figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from test_looks import axe
from web_pages import PATIENCE

from wartable.lessons import chapters
from wartable.plugin import game

GAME = "age-of-war"
BELOW = """() => { const of = (what) => document.querySelector(what).getBoundingClientRect();
  return of("#turn h2").top >= of(".bar").bottom && of("#turn h2").top < innerHeight; }"""
LONG = 1000 * PATIENCE  # milliseconds that an answer may take


def test_a_rulebook_is_read(somebody: Callable[..., Any], shot: Any) -> None:
    page, book = somebody(f"/rules/{GAME}"), chapters(game(GAME))
    page.wait_for_selector("body[data-ready=true]", timeout=LONG)
    titles = page.locator(".contents ol a").all_inner_texts()
    assert titles == [each.title["en"] for each in book]
    page.click(".contents a[href='#turn']")
    page.wait_for_function(BELOW, timeout=LONG)
    figure = page.locator("[data-scene='turn/used-up']")
    figure.scroll_into_view_if_needed()
    page.wait_for_selector("[data-scene='turn/used-up'][data-drawn]", timeout=LONG)
    assert figure.locator(".piece.is-watched").count() and figure.locator(".veil").count() == 1
    scene = book[3].scenes["used-up"].scene
    assert scene is not None
    caption = figure.locator("[aria-current=step]")
    for at, step in enumerate(scene.steps):
        assert (figure.get_attribute("data-at"), caption.inner_text()) == (str(at), step.says["en"])
        if at == 0:
            figure.locator("[data-by='1']").click()
        elif at == 1:
            figure.focus()
            page.keyboard.press("ArrowRight")
    assert figure.locator("[data-by='1']").is_disabled()
    page.locator("#turn .rule", has_text="R-7").first.click()
    assert page.locator("#ruling-r-7").is_visible()
    page.keyboard.press("Escape")
    shot(page, "rulebook-desktop-light")
    axe(page, "a rulebook")
    page.fill("#find", "only chance")
    assert not page.locator(".contents ol").is_visible()
    page.locator("#places .place").first.click()
    assert page.locator(".is-found").is_visible()
    page.fill("#find", "")
    cut = "(all) => all.filter(e => e.scrollHeight > e.clientHeight + 1).length"
    assert page.locator("#card-list .does").evaluate_all(cut) == 0, "words are whole"
    page.fill("#search", "wan")
    shown = page.locator("#card-list li:visible b").all_inner_texts()
    assert "Wan" in shown and len(shown) < page.locator("#card-list li").count()
    page.locator("#card-list li:visible button").first.click()
    assert page.locator("#card-large[open] svg").count() == 1
    page.keyboard.press("Escape")
    page.click(".contents a[href$='/figures']")
    page.wait_for_selector("body[data-ready=true] .figures li", timeout=LONG)
    axe(page, "figures")


def test_a_phone_comes_back_to_the_contents(somebody: Callable[..., Any]) -> None:
    """Whole texts stand on cards beside each other, and no citation begins a line."""
    page = somebody("/rules/age-of-heroes", phone=True, lang="ru")
    page.wait_for_selector("body[data-ready=true]")
    back = page.locator("#to-contents")
    assert back.is_hidden(), "the contents are in sight"
    page.locator(".reading .cards li").first.scroll_into_view_if_needed()
    back.wait_for()
    cut = "el => el.scrollHeight > el.clientHeight + 2"
    assert not page.locator(".does").evaluate_all(f"all => all.some({cut})")
    assert page.locator(".held").count() > 20
    parted = "all => all.filter((el) => el.getClientRects().length > 1).length"
    assert page.locator(".held").evaluate_all(parted) == 0
    back.tap()
    page.wait_for_function("document.querySelector('.contents').getBoundingClientRect().top >= 0")
    assert page.locator(".contents details").get_attribute("open") is not None
    back.wait_for(state="hidden")
