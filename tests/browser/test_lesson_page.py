"""Lessons as people take them: by presses on a desktop, by keys and fingers on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from test_looks import axe
from web_pages import PATIENCE, until, wait_running

from wartable.lessons import Course, Lesson, lesson
from wartable.lessons.reading import OVER
from wartable.plugin import game

GAME = "age-of-war"
LONG = 1000 * PATIENCE  # milliseconds that an answer may take


def first() -> Lesson:
    return lesson(game(GAME), "first-steps")


def where(page: Any) -> dict[str, str]:
    """The page's own signs, once it shows what it was told."""
    return until(page, "body.ready && !body.busy && !body.playing")


def moved(page: Any, before: str) -> dict[str, str]:
    return until(page, "body.moves !== arg && !body.busy && !body.playing", before)


def do_solution(page: Any, by: str = "button") -> None:
    """What leads on: pressed where it is said, or on its piece, which may ask first."""
    page.click("[data-do=solve]")
    page.wait_for_selector("#solution button")
    piece = page.locator(".scene .piece.is-solution").first
    if by == "button" or not piece.count():
        page.click("#solution button")
        return
    piece.tap() if by == "finger" else piece.click()
    if (sure := page.locator(".preview.confirm .btn")).count() or by == "finger":
        sure.click()  # a finger is always asked


def nearly(page: Any) -> str:
    """The game, played on elsewhere by the first action each time, is taken up before its last
    action: that action."""
    url = f"/api/lessons/{GAME}/first-steps"
    course = Course(first(), page.request.post(url, data={}, timeout=LONG).json()["moves"])
    at = course.at
    while course.at == at:
        course.move(course.offered()[0])
    assert page.request.post(url, data={"moves": course.moves[:-1]}, timeout=LONG).ok
    page.reload()
    page.wait_for_selector(".lesson-page[data-ready=true]")
    return course.moves[-1]


LIGHT = """() => {
  const box = (found) => document.querySelector(found).getBoundingClientRect();
  const pane = box("#board .pane"), panel = box("#teach");
  const lit = [...document.querySelectorAll(".piece.is-watched > use:first-child")]
    .map((use) => use.getBoundingClientRect())
    .filter((r) => r.top >= pane.top - 1 && r.bottom <= pane.bottom + 1);
  const under = lit.filter((r) => r.left < panel.right && r.right > panel.left
    && r.top < panel.bottom && r.bottom > panel.top + 1);
  return [lit.length, under.length, document.querySelectorAll(".veil").length];
}"""


# what is answered while something is seen to happen
WATCH = """() => {
  window.answers = [];
  new MutationObserver(() => {
    const { playing } = document.body.dataset;
    if (playing) window.answers.push(document.querySelector("#answer").textContent);
  }).observe(document.body, { attributes: true });
}"""


def press(button: Any) -> None:
    """A button that may ask to be pressed again."""
    button.evaluate("b => { b.click(); if (b.classList.contains('is-armed')) b.click(); }")


def check_light(page: Any) -> None:
    """What is spoken of is lit and in sight: what is said does not lie over it."""
    seen, under, veils = page.evaluate(LIGHT)
    assert seen and (under, veils) == (0, 1)


def test_a_lesson_is_taken_by_presses(somebody: Callable[..., Any], shot: Any) -> None:
    page, steps = somebody("/"), first().steps
    assert page.locator("#newcomer a.btn").count() == 1
    page.click(f"[data-game={GAME}] a[href^='/learn']")
    page.wait_for_selector("body[data-ready=true] .course")
    shot(page, "lessons-desktop-light")
    axe(page, "the list of lessons")
    page.locator(f"#{GAME} .lesson a").first.click()
    page.wait_for_selector(".lesson-page[data-ready=true]")
    seen, pressed = set(), False
    while (now := where(page)).get("over") != "true":
        at, before = int(now["at"]), now["moves"]
        if at not in seen:
            seen.add(at)
            assert page.locator("#says").inner_text() == steps[at].says["en"]
            assert page.locator("#where").inner_text() == f"Step {at + 1} of {len(steps)}"
            if steps[at].show:
                check_light(page)
            if steps[at].choose:  # no large button leads away from what is spoken of
                assert "Jinyang" not in page.locator("#main-actions").inner_text()
        if page.locator("[data-do=next]").is_visible():
            page.click("[data-do=next]")
        elif not pressed:  # as it is seen to happen
            shot(page, "lesson-desktop-light")
            axe(page, "a lesson")
            page.evaluate("localStorage.speed = 'fast'")
            page.evaluate(WATCH)
            do_solution(page, "mouse")
            moved(page, before)
            assert "Right." in page.evaluate("window.answers")
            page.evaluate("localStorage.speed = 'off'")
            pressed = True
        elif steps[at].until and steps[at].until.text == OVER:  # any way will do
            last = nearly(page)
            before = where(page)["moves"]
            press(page.locator(f'#all-actions [data-notation="{last}"]'))
        else:
            do_solution(page)
        moved(page, before)
    assert pressed and seen == set(range(len(steps)))
    assert page.locator(".learned h2").inner_text().endswith("Lesson done")
    assert page.locator(".learned p").first.inner_text() == first().learned["en"]
    page.click("#leave")
    page.wait_for_selector(f"#{GAME} .lesson.is-done")
    page.goto("/")
    page.wait_for_selector("body[data-ready=true]")
    assert page.locator("#newcomer").is_hidden()


def test_a_lesson_is_left_and_gone_on_with_on_a_phone(
    somebody: Callable[..., Any], shot: Any
) -> None:
    """Reading by the Enter key, a wrong move that is answered in its place, back, and again."""
    page, steps = (
        somebody(f"/learn/{GAME}/first-steps", phone=True, lang="uk", dark=True),
        first().steps,
    )
    while not steps[int((now := where(page))["at"])].choose:
        if page.locator("[data-do=next]").is_visible():
            page.keyboard.press("Enter")
        else:
            do_solution(page)
        moved(page, now["moves"])
    at, before = int(now["at"]), now["moves"]
    check_light(page)
    step = steps[at]
    page.locator("#all summary").tap()
    others = [
        b
        for b in page.locator("#all-actions button").all()
        if b.get_attribute("data-notation") not in step.choose
    ]
    press(others[0])
    page.wait_for_selector("#answer:not(:empty):not(.is-right)")
    assert where(page)["moves"] == before
    assert page.locator("#says").inner_text() == step.says["uk"]
    shot(page, "lesson-phone-dark")
    axe(page, "a lesson on a phone")
    page.click("#leave")
    page.wait_for_selector("body[data-ready=true] .course")
    shot(page, "lessons-phone-dark")
    page.locator(f"#{GAME} .lesson a").first.tap()
    page.wait_for_selector(".lesson-page[data-ready=true]")
    assert (where(page)["at"], where(page)["moves"]) == (str(at), before)
    do_solution(page, "finger")
    now = moved(page, before)
    assert int(now["at"]) == at + 1
    page.keyboard.press("b")
    assert int(moved(page, now["moves"])["at"]) == at
    page.click(".more summary")
    page.click(".more [data-do=again]")
    until(page, "body.moves === '0'")
    assert page.locator("#says").inner_text() == steps[0].says["uk"]


def test_a_game_follows_the_lesson(somebody: Callable[..., Any]) -> None:
    """Against an easy bot, with hints."""
    page = somebody(f"/learn/{GAME}/first-steps", small=True)
    page.route("**/api/lessons/**", ended)
    page.reload()
    page.wait_for_selector(".lesson-page[data-ready=true]")
    page.locator(".learned button").click()
    page.wait_for_url("**/t/*")
    wait_running(page)
    assert page.evaluate("localStorage.chances") == "on"
    assert page.locator("#players").inner_text().count("easy") == 1
    page.wait_for_selector("#hint:not([hidden])")


def ended(route: Any) -> None:
    """The lesson as if it had been taken to its end."""
    answer = route.fetch(timeout=LONG)
    body = answer.json()
    route.fulfill(response=answer, json={**body, "over": True, "acts": False, "at": body["steps"]})


SEEN = """() => {
  const foot = document.querySelector("#teach").getBoundingClientRect().top;
  const lit = [...document.querySelectorAll(".piece.is-watched[aria-label*='Daliang']")];
  return lit.length && lit.map((el) => el.querySelector("use").getBoundingClientRect())
    .every((b) => b.top >= 96 && b.bottom <= foot + 1);
}"""


def test_on_a_phone_the_city_that_is_spoken_of_is_in_sight(somebody: Callable[..., Any]) -> None:
    """The panel is as high as its words; what is to be done lies above it. On its side the board
    is laid out as at a table."""
    page = somebody(f"/learn/{GAME}/first-steps", phone=True)
    read = int(where(page)["moves"])
    for more in range(2):
        page.click("[data-do=next]")
        until(page, "body.moves === arg && !body.busy", str(read + more + 1))
    page.wait_for_selector("[data-do=solve]:visible")
    assert page.evaluate(SEEN)
    words, panel = page.locator("#said").bounding_box(), page.locator("#teach").bounding_box()
    assert panel["height"] < words["height"] + 130, "no empty field under the words"
    page.set_viewport_size({"width": 844, "height": 390})
    until(page, "body.layout === 'low' && !body.busy")
