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
  window.came = [];
  new MutationObserver((seen) => {
    for (const { target } of seen) if (target.matches(".rolling")) rolled.add(target.dataset.id);
  }).observe(document.querySelector(".scene"), { attributes: true, subtree: true });
  new MutationObserver(() => came.push({
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
    page.select_option("#speed", "fast")
    press(page, "lose")
    until(page, OVER)
    thrown = page.evaluate("""[...document.querySelectorAll("[data-id^=die-]")]
        .filter((el) => !el.querySelector("[href$=blank]"))
        .map((el) => el.dataset.id).sort()""")
    assert page.evaluate("[...rolled].sort()") == thrown and len(thrown) == 5
    came = page.evaluate("came.at(-1)")
    assert came["playing"] == "true" and came["buttons"] > 0 and came["pressed"] == 0
    assert page.evaluate("document.querySelectorAll('.scene .is-legal').length") > 0
    assert not page.is_visible(".happens")
    page.select_option("#speed", "slow")
    press(page, "lose")
    page.wait_for_selector(".happens:not([hidden])")
    page.keyboard.press("Escape")  # closes the menu, too
    page.click("#board", position={"x": 8, "y": 8})
    assert page.evaluate("document.body.dataset.playing ?? ''") == ""
    assert page.evaluate("document.querySelectorAll('.rolling').length") == 0


def battle(page: Any) -> None:
    """The last two actions of a battle: a card lands, its ability turns another one."""
    body = {"record": RECORD.read_text(encoding="utf-8")}
    patience = 1000 * PATIENCE
    kept = page.request.post("/api/records", data=body, timeout=patience).json()["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"at": 29, "seats": seats}
    forked = page.request.post(f"/api/tables/{kept}/fork", data=wish, timeout=patience)
    table = forked.json()["id"]
    page.evaluate("localStorage.speed = 'slow'")
    page.goto(f"/t/{table}")
    wait_running(page)
    press(page, "deploy S3 sea")
    page.evaluate("document.querySelector('#speed').value = 'fast'")
    page.evaluate("document.querySelector('#speed').dispatchEvent(new Event('change'))")
    press(page, "flip 1 air")
    page.wait_for_selector(".held-up table")
    told = page.inner_text(".held-up")
    assert "You win battle 1 and 6 points" in told and "Sea\t13\t7" in told
    assert page.query_selector(".scene [data-id=card-A6]"), "the old table still lies there"
    score = "document.querySelector('#players .score').firstChild.nodeValue"
    assert page.evaluate(score) == "0"
    page.click(".held-up")
    page.wait_for_selector(".held-up", state="detached")
    until(page, OVER)
    assert page.evaluate(score) == "6"
    hand = page.eval_on_selector_all(".scene [data-id^=card-]", "all => all.map(e => e.dataset.id)")
    assert len([id for id in hand if id.endswith("-2")]) >= 6 and "card-A6" not in hand


# A press on the button of the next battle as soon as it is there: how the page stands before it,
# after it, and after another.
EARLY = """() => {
  const state = () => [
    document.body.dataset.playing ?? "", document.querySelectorAll("#ask .is-armed").length,
  ];
  const before = document.body.dataset.seq;
  window.early = new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      const b = document.querySelector("#main-actions [data-notation=withdraw]");
      if (!b || document.body.dataset.seq === before) return;
      seen.disconnect();
      const was = state();
      b.click();
      const then = state();
      b.isConnected && b.click();
      resolve([was, then, state()]);
    });
    seen.observe(document.body, { attributes: true, attributeFilter: ["data-seq"] });
  });
}"""


def withdrawal(page: Any) -> None:
    """What it came to stands over the board; a second press on what has become the button of the
    next battle goes on, and only another one is meant for it."""
    page.evaluate("localStorage.confirm = 'weighty'")
    page.evaluate("document.querySelector('#speed').value = 'slow'")
    page.evaluate("document.querySelector('#speed').dispatchEvent(new Event('change'))")
    page.wait_for_selector("#all-actions [data-notation=withdraw]", state="attached")
    page.evaluate(EARLY)
    press(page, "withdraw")
    was, then, now = page.evaluate("window.early")
    assert was == ["true", 0] and then == ["", 0] and now == ["", 1]
