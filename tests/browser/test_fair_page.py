"""A trade is put together from pictures: by presses, by dragging, by finger."""

from __future__ import annotations

from typing import Any

import msgspec
from laid import Laid, kept
from test_touch import MIDDLE, Shown

from wartable import plugin
from wartable.i18n import texts
from wartable.testing import play_als

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


DEAL = (
    """
seats 3
option fair live
h0 iron wood | h1 stone gold | h2 marble
fair
do 1 offer stone for wood
""",
    "do 0 deal 1",
)


def test_what_was_taken_up_is_laid_down_for_a_deal(somebody: Any) -> None:
    """One press puts a card into a deal, whatever was meant before and whatever else wants it."""
    board = Shown(somebody("/"), "age-of-heroes", DEAL[0])
    board.press("hand-wood-0")
    assert board.page.evaluate("() => window.board.picked.id") == "hand-wood-0"
    page = board.page
    page.evaluate(OPENED, msgspec.to_builtins(wide("".join(DEAL))))
    assert board.page.evaluate("() => window.board.picked") is None
    board.press("deal-0-0")
    assert board.sent() == [], "an empty box does nothing"
    board.press("hand-wood-0")
    board.press("kind-gold")
    assert board.sent() == ["deal give wood", "deal want gold"]


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


OPENED = """async (layout) => {
  const { board } = window;
  board.steady = await import("/static/steady.js");
  board.scene = { ...board.scene, open: true };
  board.show({ ...layout, open: true });
}"""


def wide(script: str) -> Any:
    """The picture of such a table on a desk."""
    game, table = plugin.game("age-of-heroes"), play_als("age-of-heroes", script)
    reader = texts(game.package, "en", ["Olena", "Marek", "Taras"])
    offers = game.offers(table.game, table.state, table.view(0), 0, reader)
    return game.scene(table.view(0), offers, reader).wide


LOADED = """() => performance.getEntriesByType("resource")
  .some((each) => each.name.includes("/steady") && each.responseEnd)"""
WHERE = """(id) => {
  const use = document.querySelector(`.scene .piece[data-id="${id}"] > use`);
  const { x, y, width, height } = use.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
