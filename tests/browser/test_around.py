"""Around the table: settings that act at once, sounds, phrases, lists, a log that folds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from test_looks import axe
from test_newcomer import sit
from test_people_pages import ready, two
from test_whole_games import open_table
from web_pages import press_some, until, wait_running

from conftest import AT_REST

# counts what is built to sound, and keeps how loud all of it is
EARS = """(() => {
  const Real = window.AudioContext;
  window.heard = { contexts: 0, parts: 0 };
  window.AudioContext = class extends Real {
    constructor() { super(); window.heard.contexts += 1; }
    createGain() {
      const gain = super.createGain();
      if (!window.heard.master) window.heard.master = gain.gain; else window.heard.parts += 1;
      return gain;
    }
  };
})()"""
# Scrolls the log until a heading covers half of the line that follows it.
HALF_COVERED = """() => {
  const panel = document.querySelector("#panel-log"), line = panel.querySelector(".mark + li");
  panel.scrollTop = 0;
  const { top, height } = line.getBoundingClientRect();
  const edge = panel.getBoundingClientRect().top + line.previousElementSibling.offsetHeight;
  panel.scrollTop = top + height / 2 - edge;
}"""
HEARD = "({contexts: heard.contexts, parts: heard.parts, loud: heard.master?.value ?? 0})"


def test_settings_act_at_once_at_an_open_table(somebody: Callable[..., Any]) -> None:
    """They are kept, and the server knows looks before any script has run. Nothing sounds before
    somebody has pressed, nor when sounds are off; the volume is obeyed."""
    page = sit(somebody, "age-of-war")
    other = page.context.new_page()
    other.add_init_script(EARS)
    ready(other, "/settings")
    assert other.evaluate(HEARD) == {"contexts": 0, "parts": 0, "loud": 0}
    for key, value in (("speed", "slow"), ("confirm", "all"), ("forced", "off")):
        other.check(f"[name={key}][value={value}]", force=True)
    for key, value in (("speed", "slow"), ("confirm", "all")):
        page.locator(f"#{key} option[value={value}]:checked").wait_for(state="attached")
    page.locator("#forced[aria-pressed=false]").wait_for(state="attached")
    other.check("[name=colours][value=contrast]", force=True)
    other.check("[name=size][value=large]", force=True)
    page.locator("html[data-theme=contrast][data-size=large]").wait_for(state="attached")
    axe(page, "a table in strong contrast")
    other.locator("#volume").fill("100")
    loud = other.evaluate(HEARD)
    assert loud["contexts"] == 1 and loud["parts"] > 0 and loud["loud"] == 1
    other.locator("#volume").fill("25")
    other.click("#try")
    assert 0 < other.evaluate(HEARD)["loud"] < 0.1
    other.check("[name=sound][value=off]", force=True)
    page.locator("#sound[aria-pressed=false]").wait_for(state="attached")
    before = other.evaluate(HEARD)["parts"]
    other.click("#try")
    assert other.evaluate(HEARD)["parts"] == before
    html = page.context.request.get("/settings").text()
    assert 'data-theme="contrast" data-size="large"' in html
    other.check("[name=colours][value=system]", force=True)
    page.locator("html:not([data-theme])").wait_for(state="attached")
    other.fill("#self #name", "Olena")
    other.click("#self [type=submit]")
    other.locator("#named", has_text="Saved.").wait_for()
    other.check("[name=lang][value=uk]", force=True)
    other.locator("html[lang=uk] #self #name").wait_for()
    assert other.input_value("#self #name") == "Olena"


def test_the_menu_of_a_phone_fits_and_begins_with_the_game(somebody: Callable[..., Any]) -> None:
    page = somebody("/", phone=True)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    page.goto(f"/t/{open_table(page, 'critters-at-war', seats)}")
    wait_running(page)
    page.click("details.more summary")
    box, height = page.locator(".more-box"), page.viewport_size["height"]
    fits = "el => [el.scrollHeight <= el.clientHeight, el.getBoundingClientRect().bottom]"
    whole, bottom = box.evaluate(fits)
    assert whole and bottom <= height, "what is set once is folded away"
    assert [each.inner_text() for each in box.locator(".head").all()] == [
        "This game",
        "Stopping",
        "Away from the table",
    ]
    page.click("#menu-wishes > summary")
    page.locator("#sound").wait_for()
    assert box.evaluate(fits)[1] <= height, "what does not fit is scrolled"
    page.set_viewport_size({"width": 1024, "height": 768})
    sizes = """() => ["#marks > summary", "#report"].map((what) =>
      getComputedStyle(document.querySelector(what)).fontSize)"""
    assert len(set(page.evaluate(sizes))) == 1, "its lines are in one size"
    page.set_viewport_size({"width": 844, "height": 390})
    dot = 'getComputedStyle(document.querySelector("#title small"), "::before").display'
    assert page.evaluate(dot) == "none", "no dot before the only words of the title"


def test_a_phrase_is_read_in_ones_own_language(somebody: Callable[..., Any]) -> None:
    """What is said while the chat is out of sight is shown on the board and counted."""
    page, friend = two(somebody)
    watcher = somebody(page.evaluate("location.pathname"), lang="uk", phone=True)
    wait_running(watcher)
    friend.click("#tab-chat")
    friend.click("#phrases button >> nth=1")
    page.locator(".toast", has_text="Good luck, have fun!").wait_for()
    watcher.locator(".toast", has_text="Гарної гри!").wait_for()
    friend.fill("#words", "see https://example.org/rules.")
    friend.press("#words", "Enter")
    page.locator("#tab-chat[data-unread='2']").wait_for()
    watcher.locator("#talk[data-unread='2']").wait_for()
    page.click(".toast")
    lines = page.locator("#chatlog li[data-id]")
    assert lines.count() == 2 and page.locator("#chatlog time").count() == 1, "one head for both"
    link = page.locator("#chatlog a")
    assert link.get_attribute("href") == "https://example.org/rules"
    assert "noopener" in link.get_attribute("rel")
    assert page.locator("#tab-chat.unread").count() == 0 and page.locator(".toast").count() == 0
    watcher.click(".toast")
    watcher.locator("#chatlog", has_text="Гарної гри!").wait_for()
    assert watcher.locator("#talk.unread").count() == 0
    box, form = (
        watcher.locator("#panel-chat").bounding_box(),
        watcher.locator("#say").bounding_box(),
    )
    assert form["y"] + form["height"] <= box["y"] + box["height"] + 1, (
        "where one writes is in sight"
    )
    axe(page, "chat")


def test_the_log_folds_routine_and_says_you(somebody: Callable[..., Any]) -> None:
    page = sit(somebody, "through-the-ages")
    fold, number = page.locator("#log .fold"), 0
    longer = "el => el.scrollHeight > el.clientHeight + 100"
    while fold.count() == 0 or not page.locator("#panel-log").evaluate(longer):
        press_some(page, number)
        number += 1
        until(page, 'body.turn === "true" && !body.busy')
    first = fold.last
    assert first.locator("li").count() > 1 and not first.locator("li").first.is_visible()
    first.locator("summary").click()
    assert first.locator("li").first.is_visible()
    assert page.locator("#log li", has_text="You ").count() > 0
    name = page.evaluate("JSON.parse(document.querySelector('#data').textContent).me")
    assert name not in page.locator("#log").inner_text()
    page.evaluate(HALF_COVERED)
    page.locator("#log .mark + li.tucked").first.wait_for(state="attached")
    not_yet_told = 'addEventListener("scroll", e => e.stopImmediatePropagation(), true)'
    page.locator("#panel-log").evaluate("el => { " + not_yet_told + "; el.scrollTop = 0; }")
    lines = page.locator("#log li").count()
    while page.locator("#log li").count() == lines:
        press_some(page, 0)
        until(page, 'body.turn === "true" && !body.busy')
    assert page.locator("#newest").is_visible()
    assert page.locator("#panel-log").evaluate("el => el.scrollTop") == 0, (
        "whoever reads is let read"
    )
    page.click("#newest")
    at_end = "el => el.scrollHeight - el.scrollTop - el.clientHeight < 2"
    assert page.locator("#panel-log").evaluate(at_end)
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(AT_REST)
    assert page.locator("#panel-log").evaluate(at_end), "also on a phone that is turned"


def test_lists_say_against_whom_and_how_it_stands(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    assert "Play a bot" in page.locator("#mine .empty").inner_text()
    page.click("[data-game=critters-at-war] .against summary")
    page.locator("[data-game=critters-at-war] select[aria-label*=pace]").select_option("calm")
    page.click("[data-game=critters-at-war] .btn.primary")
    wait_running(page)
    ready(page, "/")
    row = page.locator("#mine li").first
    assert "against Bot Ada" in row.inner_text() and row.locator("time").count() == 1
    assert row.locator("[data-state]").inner_text() in ("Your turn", "Turn of Bot Ada")
    row.locator("a").click()
    wait_running(page)
    page.click("details.more summary")
    page.click("#resign")
    page.click("dialog .btn.danger")
    page.locator(".over").wait_for()
    ready(page, "/")
    lost = page.locator("#over li").first
    assert "You lose" in lost.inner_text() and "against Bot Ada" in lost.inner_text()
    ready(page, "/replays")
    assert "You lose" in page.locator("#tables li").first.inner_text()
    ready(page, "/new/age-of-war")
    page.click("[data-preset=letters]")
    assert page.input_value("#clock") == "days-3" and page.input_value("#absent") == "0"
    assert "gives the seat to a bot" in page.locator("#clock-note").inner_text()
    assert page.get_attribute("[data-preset=letters]", "aria-pressed") == "true"
    axe(page, "a new table")
