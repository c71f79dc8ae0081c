"""What somebody new must see: what is asked twice, where a card may go, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from test_whole_games import open_table
from web_pages import ASKED_FOR_EVER, press_some, seq, wait_moved, wait_running, wait_turn

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def sit(somebody: Callable[..., Any], game: str, script: str = "", **how: Any) -> Any:
    """A page at a table of one's own against a bot, on one's turn."""
    page = somebody("/", **how)
    if script:
        page.add_init_script(f"({script})()")
    page.goto(f"/t/{open_table(page, game, ME_AND_BOT)}")
    wait_running(page)
    assert wait_turn(page) == "turn"
    return page


def test_what_is_asked_twice_says_so(somebody: Callable[..., Any]) -> None:
    """The button and the prompt ask again; a redrawn button starts from the beginning."""
    page = sit(somebody, "critters-at-war", script=ASKED_FOR_EVER)
    prompt, withdraw = page.locator("#prompt span"), page.locator("#main-actions button").last
    asked, words, before = prompt.inner_text(), withdraw.inner_text(), seq(page)
    withdraw.click()
    assert withdraw.inner_text() == "Press again to confirm"
    assert prompt.inner_text().endswith("Press again to confirm.")
    page.click("#hint")
    page.wait_for_selector(".advice .btn")
    assert (withdraw.inner_text(), prompt.inner_text()) == (words, asked)
    page.keyboard.press("Escape")
    withdraw.click()
    page.evaluate("document.querySelector('#resign').click()")
    page.click("dialog .btn.primary")
    assert (withdraw.inner_text(), prompt.inner_text()) == (words, asked)
    withdraw.click()
    assert seq(page) == before
    withdraw.click()
    wait_moved(page, before)


COVERED = """() => [...document.querySelectorAll(".advice > .btn")].filter((el) => {
  const { left, top, bottom } = el.getBoundingClientRect();
  return [top + 4, bottom - 4].some((y) => !el.contains(document.elementFromPoint(left + 9, y)));
}).length"""


def test_a_hint_can_be_put_away(somebody: Callable[..., Any]) -> None:
    """On a low screen too all of it is read; then the deeds are there again."""
    page = sit(somebody, "age-of-war")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.click("#hint")
    page.wait_for_selector(".advice .btn")
    assert page.evaluate(COVERED) == 0
    page.keyboard.press("Escape")
    assert page.locator(".advice").count() == 0
    assert page.locator("#main-actions .btn").first.is_visible()
    page.click("#hint")
    page.click(".advice .head button")
    assert page.locator(".advice").count() == 0


def test_a_card_taken_up_asks_where_to(somebody: Callable[..., Any]) -> None:
    """By keyboard: Enter takes it up, arrows walk its places only, Esc puts it back."""
    page = sit(somebody, "critters-at-war")
    prompt = page.locator("#prompt span")
    asked = prompt.inner_text()
    page.locator(".scene .piece.is-legal").first.focus()
    page.keyboard.press("Enter")
    assert prompt.inner_text().endswith("Where to?")
    assert page.locator("#prompt small").inner_text().startswith("In a dashed frame: facedown.")
    places = page.locator(".scene .is-place")
    assert places.count() == 3 and page.locator(".scene .is-place.is-aside").count() == 2
    assert {places.nth(n).get_attribute("role") for n in range(3)} == {"button"}
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.classList.contains('is-place')")
    page.keyboard.press("Escape")
    assert places.count() == page.locator(".is-aside").count() == 0
    assert prompt.inner_text() == asked


def test_turn_scores_and_clocks_stay_in_sight_on_a_phone(somebody: Callable[..., Any]) -> None:
    """Six seats with clocks: names can be told apart, and nothing scrolls away."""
    page = somebody("/", phone=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 5]
    settings = {"clock": {"kind": "live", "minutes": 5, "increment": 5}}
    page.goto(f"/t/{open_table(page, 'age-of-heroes', seats, settings=settings)}")
    wait_running(page)
    assert wait_turn(page) == "turn"
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    rows = page.locator("#players li")
    assert rows.count() == 6
    for n in range(6):
        row = rows.nth(n)
        box = row.bounding_box()
        assert box["y"] >= 40 and box["x"] >= 0 and box["x"] + box["width"] <= 390
        assert row.locator(".score").inner_text() and ":" in row.locator(".clock").inner_text()
        assert row.locator(".name").evaluate("el => el.scrollWidth <= el.clientWidth + 1")
    assert page.locator("#players [aria-current]").count() == 1


def test_long_buttons_fit_a_phone(somebody: Callable[..., Any]) -> None:
    page = sit(somebody, "critters-at-war", phone=True, lang="ru")
    button = page.locator("#main-actions button").last
    box = button.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["height"] >= 44


def test_the_board_keeps_its_size_while_others_think(somebody: Callable[..., Any]) -> None:
    page = somebody("/", phone=True)
    seats = [{"kind": "me"}, {"kind": "link"}]
    page.goto(f"/t/{open_table(page, 'age-of-war', seats, options={'first': '0'})}")
    page.wait_for_selector(".invite .qr svg")
    friend = somebody(urlsplit(page.input_value(".invite input")).path, small=True)
    friend.click(".sit .btn.primary")
    wait_running(page)
    # the size it is to have: a change of size on the way would be read at some moment of it
    height, number = "document.querySelector('svg.scene').style.height", 0
    while page.evaluate("document.body.dataset.turn === 'true'"):
        mine = page.evaluate(height)
        press_some(page, number)
        number += 1
    assert mine and page.evaluate(height) == mine


# Keeps the answers to moves back until `release()`: the positions they made come at once. An answer
# may arrive before `release()` or after it, as the machine's speed has it: either way it is heard.
KEEP_ANSWERS = """() => {
  const Real = WebSocket;
  const released = new Promise((resolve) => { window.release = resolve; });
  window.sent = [];
  window.WebSocket = class extends Real {
    send(text) { if (JSON.parse(text).type === "act") sent.push(text); super.send(text); }
    addEventListener(kind, hear) {
      super.addEventListener(kind, (e) => {
        if (kind === "message" && JSON.parse(e.data).type === "done") released.then(() => hear(e));
        else hear(e);
      });
    }
  };
}"""


# Loses a die: where the dice promise much, the button asks whether that is meant.
PRESS = """() => {
  const button = document.querySelector("#all-actions button");
  button.click();
  if (button.classList.contains("is-armed")) button.click();
}"""


def test_what_is_pressed_before_the_answer_came_is_not_lost(
    somebody: Callable[..., Any],
) -> None:
    """A press on the new position waits for the answer; one on the old position was too much."""
    page = somebody("/")
    page.add_init_script(f"({KEEP_ANSWERS})()")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Vira"}]
    page.goto(f"/t/{open_table(page, 'age-of-war', seats, options={'first': '0'})}")
    wait_running(page)
    first = seq(page)
    page.evaluate(f"() => {{ ({PRESS})(); ({PRESS})(); }}")
    wait_moved(page, first)
    assert page.evaluate("document.body.dataset.busy") == "true"
    assert page.evaluate("sent.length") == 1
    second = seq(page)
    page.evaluate(PRESS)
    assert page.evaluate("sent.length") == 1
    page.evaluate("() => release()")
    wait_moved(page, second)
    assert page.evaluate("sent.length") == 2


def test_a_spectator_is_told(somebody: Callable[..., Any]) -> None:
    page = sit(somebody, "age-of-war")
    watcher = somebody(page.evaluate("location.pathname"))
    wait_running(watcher)
    assert watcher.locator("#prompt small").inner_text().startswith("You are watching")


def wait_below(page: Any, upper: str, lower: str) -> None:
    """Until the page is laid out so, both places measured at one moment."""
    y = "document.querySelector('%s').getBoundingClientRect().y"
    for _ in range(600):
        if page.evaluate(f"{y % lower} > {y % upper}"):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{lower} is not below {upper}")


def test_the_lobby_counts_turns_and_shows_the_way_to_rules(somebody: Callable[..., Any]) -> None:
    """Plurals come from the locale; an empty list stands below the games on a phone."""
    page = somebody("/", phone=True, lang="uk")
    wait_below(page, "#games", "#mine")
    page.goto(f"/t/{open_table(page, 'age-of-war', ME_AND_BOT, options={'first': '0'})}")
    wait_running(page)
    wait_turn(page)
    page.goto("/")
    page.wait_for_selector("body[data-ready=true]")
    assert page.locator("#turn-note").inner_text() == "ваш хід за 1 столом"
    wait_below(page, "#mine", "#games")
    page.click('[data-game="age-of-war"] .meta a')
    page.wait_for_url("**/rules/age-of-war")


def test_a_table_is_opened_without_reading_variants(somebody: Callable[..., Any]) -> None:
    """The button is in sight at once; variants are folded away; a choice keeps the focus."""
    page = somebody("/new/through-the-ages")
    box = page.locator("#form [type=submit]").bounding_box()
    assert box["y"] + box["height"] < 900
    assert not page.locator(".variants").evaluate("el => el.open")
    page.focus("#seats li:nth-child(2) select")
    page.keyboard.press("ArrowUp")
    assert page.locator("#seats li:nth-child(2) select").count() == 2
    assert page.evaluate("document.activeElement.closest('#seats') !== null")
    page.click("#form [type=submit]")
    wait_running(page)


def test_a_link_that_names_a_language_means_all_of_the_table(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    table = open_table(page, "critters-at-war", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    page.goto(f"/t/{table}?lang=uk")
    wait_running(page)
    assert "перший гравець" in page.inner_text("#players"), "also what comes over the line"
