"""A trade is put together from pictures: by presses, by dragging, by finger."""

from __future__ import annotations

from typing import Any

from laid import Laid, kept
from test_touch import MIDDLE, Shown

FAIR = """
seats 4
option fair live
h0 iron wood wood stone hero | h1 stone gold | h2 marble | h3 iron
fair
do 1 offer stone for wood | 0 offer wood for gold
"""


def put(board: Shown, id: str, to: str) -> None:
    """By two presses."""
    board.press(id)
    assert board.sent() == [] and not board.page.locator(".menu").count()
    board.press(to)
    board.page.evaluate("() => window.board.pick(null)")  # as a new position does


def drag(board: Shown, id: str, to: str) -> None:
    """With the mouse."""
    mouse = board.page.mouse
    mouse.move(*board.page.evaluate(MIDDLE, id))
    mouse.down()
    mouse.move(*board.page.evaluate(MIDDLE, to), steps=4)
    mouse.up()
    board.page.evaluate("() => window.board.pick(null)")


def test_a_trade_is_put_together_from_pictures(somebody: Any) -> None:
    board = Shown(somebody("/"), "age-of-heroes", FAIR)
    for give, get in (("hand-wood-0", "kind-marble"), ("kind-marble", "hand-wood-0")):
        put(board, give, get)
        drag(board, give, get)
        assert board.sent() == ["offer wood for marble"] * 2
    drag(board, "hand-wood-1", "offer-1-stone-wood")
    drag(board, "kind-luck", "notice-0")
    assert board.sent() == ["take 1 stone for wood", "announce want luck"]
    board.press("offer-0-wood-gold")
    assert board.sent() == []  # it is only looked at
    board.press("offer-0-wood-gold-drop")
    assert board.sent() == ["withdraw wood for gold"]


def test_a_finger_trades_without_lists(somebody: Any) -> None:
    board = Shown(somebody("/", phone=True), "age-of-heroes", FAIR, phone=True)
    put(board, "hand-wood-0", "kind-marble")
    assert board.sent() == ["offer wood for marble"]
    put(board, "kind-marble", "hand-wood-0")
    assert board.sent() == ["offer wood for marble"]


def test_the_clock_of_a_fair_stands_in_the_title(somebody: Any) -> None:
    page = somebody("/", phone=True)
    laid = Laid(page, "age-of-heroes", 6, "en")
    laid.show(kept("age_of_heroes/records/live-six-offers-only.wtr", 240), timer=170_900)
    clock = page.locator("#title .clock")
    clock.filter(has_text="02:").wait_for()
    box = clock.bounding_box()
    assert box["x"] + box["width"] < 390 and not page.locator("#notices .notice").count()


def test_an_offer_is_taken_while_others_offer(somebody: Any) -> None:
    """What was pressed once stays so, and where it was, when an offer of others comes between."""
    page = somebody("/", phone=True)
    laid = Laid(page, "age-of-heroes", 6, "en")
    laid.show(kept("age_of_heroes/records/live-six-offers-only.wtr", 228), seat=5)
    page.wait_for_function("() => !document.body.dataset.playing")
    page.wait_for_function(LOADED)
    offer = page.locator(".scene .piece.is-legal[data-id^='offer-']:has(> use[href$='take'])").first
    id = offer.get_attribute("data-id")
    box = page.evaluate(WHERE, id)
    page.touchscreen.tap(*box)
    confirm = page.locator(".confirm .btn")
    confirm.wait_for()
    assert not page.locator(".confirm > svg").count()  # an empty frame says nothing
    laid.show(kept("age_of_heroes/records/live-six-offers-only.wtr", 229), seat=5)
    assert page.evaluate(WHERE, id) == box and offer.evaluate("e => e.matches('.is-armed')")
    said = confirm.get_attribute("data-notation")
    confirm.tap()
    page.wait_for_function("() => document.body.dataset.busy")
    assert [m["notation"] for m in laid.heard if m["type"] == "act"] == [said]


LOADED = """() => performance.getEntriesByType("resource")
  .some((each) => each.name.includes("/steady") && each.responseEnd)"""
WHERE = """(id) => {
  const use = document.querySelector(`.scene .piece[data-id="${id}"] > use`);
  const { x, y, width, height } = use.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
