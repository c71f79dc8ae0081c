"""The page tells what happened: dice roll, a battle is judged, and nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from test_whole_games import open_table
from web_pages import PATIENCE, seq, until, wait_moved, wait_running

RECORD = Path(__file__).parents[1] / "critters_at_war/records/standard.wtr"
OVER = "!body.playing"

# What was seen by the way: pieces that rolled, and how the page stood when a position came.
WATCH = """() => {
  window.rolled = new Set();
  window.came = []; // and what rolled in the first picture after that
  new MutationObserver((seen) => {
    for (const { target } of seen) if (target.matches(".rolling")) rolled.add(target.dataset.id);
  }).observe(document.querySelector(".scene"), { attributes: true, subtree: true });
  const first = () => { window.first = document.querySelectorAll(".scene .rolling").length; };
  new MutationObserver(() => requestAnimationFrame(first) && came.push({
    playing: document.body.dataset.playing ?? "",
    buttons: document.querySelectorAll("#main-actions button").length,
    pressed: document.querySelectorAll(".scene .is-legal").length,
  })).observe(document.body, { attributes: true, attributeFilter: ["data-seq"] });
}"""


def press(page: Any, notation: str) -> None:
    before = seq(page)
    page.evaluate(  # what costs something is pressed twice
        """(text) => {
          const b = document.querySelector(`#all-actions [data-notation='${text}']`);
          b.click();
          if (b.classList.contains("is-armed")) b.click();
        }""",
        notation,
    )
    wait_moved(page, before)


WHOLE = """() => {
  document.querySelector(".happens").hidden = false; // it is there for a moment only
  document.querySelector(".happens b").textContent = "a long line of what happens ".repeat(4);
  return document.querySelector(".happens").getBoundingClientRect().top
    - document.querySelector("#ask").getBoundingClientRect().top;
}"""


def test_dice_roll_and_a_battle_is_judged(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    page.emulate_media(reduced_motion="no-preference")
    dice(page)
    battle(page)
    withdrawal(page)


def dice(page: Any) -> None:
    table = open_table(page, "age-of-war", [{"kind": "me"}, {"kind": "local"}])
    page.goto(f"/t/{table}")
    wait_running(page)
    page.evaluate("localStorage.setItem('confirm', 'none')")  # whatever the dice make of it
    page.evaluate(WATCH)
    press(page, "lose")
    assert page.evaluate("[came.at(-1).playing, rolled.size]") == [
        "",
        0,
    ]  # speed off: the end at once
    page.click(".more summary")
    page.click("#menu-wishes > summary")
    page.select_option("#speed", "fast")
    press(page, "lose")
    until(page, OVER)
    thrown = page.evaluate("""[...document.querySelectorAll("[data-id^=die-]")]
        .filter((el) => !el.querySelector("[href$=blank]"))
        .map((el) => el.dataset.id).sort()""")
    assert page.evaluate("[...rolled].sort()") == thrown and len(thrown) == 5
    came = page.evaluate("came.at(-1)")
    assert came["playing"] == "true" and came["buttons"] > 0 and came["pressed"] == 0
    assert page.evaluate("first") == 5, "what is asked never stands beside the roll before"
    assert page.evaluate("document.querySelectorAll('.scene .is-legal').length") > 0
    assert not page.is_visible(".happens")
    page.select_option("#speed", "slow")
    press(page, "lose")
    for height in (720, 900):
        page.set_viewport_size({"width": 1280, "height": height})
        assert page.evaluate(WHOLE) >= 0, "what happens stands above the question, not cut"
    page.keyboard.press("Escape")  # closes the menu, too
    page.click("#board", position={"x": 8, "y": 8})
    assert page.evaluate("document.body.dataset.playing ?? ''") == ""
    assert page.evaluate("document.querySelectorAll('.rolling').length") == 0


def forked(page: Any, record: Path, at: int) -> None:
    """To a table that goes on from there, against a bot."""
    body = {"record": record.read_text(encoding="utf-8")}
    patience = 1000 * PATIENCE
    kept = page.request.post("/api/records", data=body, timeout=patience).json()["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"at": at, "seats": seats}
    table = page.request.post(f"/api/tables/{kept}/fork", data=wish, timeout=patience).json()["id"]
    page.goto(f"/t/{table}")
    wait_running(page)


# Whatever waits for some time waits no longer; then a moment in which all of that has happened.
NO_TIME = """() => {
  const real = window.inTime = window.setTimeout;
  window.setTimeout = (then, ms = 0) => real(then, ms > 60000 ? ms : 0);
}"""
LONG_AFTER = """async () => {
  for (let n = 0; n < 20; n++) await new Promise((then) => setTimeout(then));
}"""


# The note of a result that nobody read yet, of a table with a column that has no sum.
NOTED = """async () => {
  const { src } = document.querySelector("script[src*='table.js']");
  const at = src.replace("table.js", "results.js");
  const { Results } = await import(at), made = new Results(document.createElement("div"), () => {});
  const rows = [["Sum", "0", "6", ""]], heads = ["", "You", "Bot Ada", "held by"];
  made.keep([{ kind: "result", text: "Over", figures: { title: "", heads, rows, total: true } }]);
  const words = made.note().querySelector("p").textContent;
  made.older(); // something newer is told
  return [words, made.note()];
}"""


def battle(page: Any) -> None:
    """The last two actions of a battle: a card lands, its ability turns another one."""
    page.evaluate("localStorage.speed = 'slow'")
    forked(page, RECORD, 29)
    press(page, "deploy S3 sea")
    page.evaluate("document.querySelector('#speed').value = 'fast'")
    page.evaluate("document.querySelector('#speed').dispatchEvent(new Event('change'))")
    page.evaluate(NO_TIME)
    press(page, "flip 1 air")
    page.wait_for_selector(".held-up table")
    told = page.inner_text(".held-up")
    assert "You win battle 1 and 6 points" in told and "Sea\t13\t7" in told
    assert page.query_selector(".scene [data-id=card-A6]"), "the old table still lies there"
    score = "document.querySelector('#players .score').firstChild.nodeValue"
    page.locator("#players li:first-child .score", has_text="6").wait_for()  # points have flown
    assert page.locator(".scene .veil").count(), "what decided is in the light"
    around = [page.inner_text(each) for each in ("#title small", "#prompt span", "#main-actions")]
    assert around == ["Battle 1 is over", "Battle 1 is over", "Go on"]
    assert not page.is_visible("#all"), "the next question comes once this is read"
    assert not page.is_visible(".held-up .btn"), "one button goes on"
    words, stays = page.evaluate(NOTED)
    assert words == "Over You 0 · Bot Ada 6", "what has no sum is no part of it"
    assert stays is None
    page.evaluate(LONG_AFTER)
    assert page.locator(".held-up").count() and until(page, "true").get("playing")
    page.keyboard.press("Enter")
    until(page, OVER)
    assert page.evaluate(score) == "6" and not page.locator(".held-up, .veil").count()
    assert page.is_visible("#main-actions [data-notation=withdraw]")
    page.wait_for_selector(".scene [data-id=card-A6]", state="detached")
    hand = page.eval_on_selector_all(".scene [data-id^=card-]", "all => all.map(e => e.dataset.id)")
    assert len([id for id in hand if id.endswith("-2")]) >= 6


def withdrawal(page: Any) -> None:
    """Another press where the button was that withdrew goes to what it came to, a second one at
    once no further; then the next question is one press away."""
    page.evaluate("localStorage.confirm = 'weighty'")
    page.evaluate(RUNS)
    page.evaluate("document.querySelector('#speed').value = 'slow'")
    page.evaluate("document.querySelector('#speed').dispatchEvent(new Event('change'))")
    page.wait_for_selector("#all-actions [data-notation=withdraw]", state="attached")
    press(page, "withdraw")
    page.locator("#prompt", has_text="Battle 2 is over").wait_for()
    still = "performance.now = ((then) => () => then)(performance.now())"
    page.evaluate(still)  # before what was reached begins to stand: no machine is too slow then
    page.evaluate("document.querySelector('#main-actions .btn').click()")
    page.locator(".held-up", has_text="battle 2").wait_for()
    page.evaluate("document.querySelector('#main-actions .btn').click()")
    assert page.locator(".held-up", has_text="battle 2").count(), "two presses in a moment are one"
    page.evaluate("performance.now = ((then) => () => then + 5000)(performance.now())")
    page.click("#main-actions .btn")
    until(page, OVER)  # a card that the bot put down meanwhile is told before
    assert not page.locator(".unread-result").count(), "it was read"
    page.wait_for_selector("#main-actions [data-notation=withdraw]")
    page.evaluate(LATER)  # what comes in the place of a button is not pressed with it
    page.click("#main-actions [data-notation=withdraw]")
    assert page.locator("#ask .is-armed").count() == 1


EPOCH = Path(__file__).parents[1] / "small_samurai_empires/records/asked-and-open.wtr"
COVERED = """() => {  // by buttons, of which there may be none now: pixels of the note
  const main = document.querySelector("#main-actions"), button = document.createElement("button");
  button.className = "btn";
  main.replaceChildren(button);
  const note = document.querySelector(".unread-result").getBoundingClientRect();
  return note.bottom - main.getBoundingClientRect().top;
}"""
# What is told stands still: nothing that waits for a while goes on by itself. And goes on again.
STILL = """() => {
  const real = window.inTime ??= window.setTimeout;
  window.setTimeout = (then, ms = 0) => (ms >= 100 && ms <= 60000 ? 0 : real(then, ms));
}"""
RUNS = "() => { window.setTimeout = window.inTime; }"
LATER = "Date.now = ((real) => () => real() + 5000)(Date.now)"  # a question is no longer new


def test_a_big_screen_says_nothing_that_its_board_does_not_show_yet(
    somebody: Callable[..., Any],
) -> None:
    page, screen = somebody("/"), somebody("/")
    forked(page, EPOCH, 154)
    screen.evaluate("localStorage.speed = 'slow'")
    screen.goto(f"/screen/{page.url.split('/t/')[1]}")
    screen.wait_for_selector("body[data-ready=true] .scene .piece")
    screen.evaluate(STILL)
    before = int(seq(screen))
    press(page, "recruit aki")  # the last of the epoch
    until(screen, "Number(body.seq) >= arg", before + 4)
    words = "[document.querySelector('#title small').textContent, players.innerText]"
    head, scores = screen.evaluate(words)
    assert "Epoch 2" in head and "51" not in scores
    screen.reload()
    screen.wait_for_selector("body[data-ready=true] .scene .piece")
    head, scores = screen.evaluate(words)
    assert "Epoch 3" in head and "51" in scores


def test_words_come_with_the_board_and_a_result_stands_until_it_is_read(
    somebody: Callable[..., Any],
) -> None:
    page = somebody("/")
    page.evaluate("localStorage.speed = 'slow'")
    forked(page, EPOCH, 154)
    page.evaluate(STILL)
    before = int(seq(page))
    press(page, "recruit aki")  # the last of the epoch
    until(page, "Number(body.seq) >= arg", before + 4)  # and the bot has chosen a card unseen
    assert until(page, "true").get("playing"), "which does not end what is told"
    offered = "document.querySelectorAll('#all-actions button').length"
    assert page.evaluate(offered) >= 1, "what is asked now can be done at once"
    words = "[document.querySelector('#title small').textContent, log.innerText, players.innerText]"
    head, told, scores = page.evaluate(words)
    assert "Epoch 2" in head and "Epoch 3" not in told and "51" not in scores
    page.evaluate(RUNS)
    page.click("#board", position={"x": 8, "y": 8})  # on to what it all came to
    page.wait_for_selector(".held-up .total")
    assert "Points of epoch 2" in page.inner_text(".held-up")
    assert "Epoch 2" in page.evaluate(words)[0]
    page.click("#board", position={"x": 8, "y": 8})
    until(page, OVER)
    head, told, scores = page.evaluate(words)
    assert "Epoch 3" in head and "Epoch 3 begins" in told and "51" in scores
    assert not page.locator(".unread-result").count(), "it was looked at"

    forked(page, EPOCH, 154)
    page.evaluate(STILL)
    before = int(seq(page))
    press(page, "recruit aki")
    until(page, "Number(body.seq) >= arg", before + 4)
    page.evaluate(LATER)
    press(page, page.get_attribute("#all-actions button", "data-notation"))
    page.locator(".unread-result", has_text="You +25 → 51").wait_for()
    desk = page.viewport_size
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.evaluate(COVERED) <= 0, "the note is whole above the buttons"
    page.set_viewport_size(desk)
    page.click(".unread-result .btn")
    page.locator(".held-up.kept .btn:has-text('1 of 5')").wait_for()
    page.locator(".held-up.kept").dispatch_event("pointerdown")
    assert page.locator(".held-up.kept").count(), "a press on it is none elsewhere"
    for n in range(1, 5):
        page.click(f".held-up.kept .btn:has-text('{n} of 5')")
    assert page.locator(".held-up.kept .total").count()
    page.click(".held-up.kept .btn")
    page.locator(".unread-result, .held-up.kept").wait_for(state="detached")
    others_play(page)
    turned_over(page)


def others_play(page: Any) -> None:
    """While it is told what a rival does the panel says so, and one press brings one's question."""
    page.evaluate(STILL)
    press(page, page.get_attribute("#all-actions button", "data-notation"))
    page.locator("#prompt span", has_text="Bot Ada plays…").wait_for()
    assert page.inner_text("#main-actions") == "Go on" and not page.is_visible("#all")
    lit = "[...document.querySelectorAll('#players [aria-current] .name')].map((e) => e.innerText)"
    assert ["Bot Ada" in name for name in page.evaluate(lit)] == [True], "whose turn is told"
    assert not page.locator(".scene .is-legal").count()
    page.click("#main-actions .btn")
    assert page.locator(".scene .is-legal").count() and page.is_visible("#all")
    assert ["You" in name for name in page.evaluate(lit)] == [True]


def turned_over(page: Any) -> None:
    """A phone is turned while an epoch is scored: what was not read yet is held up again."""
    forked(page, EPOCH, 154)
    page.evaluate(STILL)
    before = int(seq(page))
    press(page, "recruit aki")
    until(page, "Number(body.seq) >= arg", before + 4)
    page.set_viewport_size({"width": 844, "height": 390})
    page.click(".held-up.kept .btn:has-text('1 of 5')")
    page.locator(".held-up.kept .btn", has_text="2 of 5").wait_for()
    page.locator("#prompt").dispatch_event("pointerdown")  # something else is begun
    page.locator(".held-up.kept").wait_for(state="detached")
