"""What docs/table.md promises and no other test tries in a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from laid import Laid, kept
from test_whole_games import open_table
from web_pages import (
    ASKED_FOR_EVER,
    PATIENCE,
    press_some,
    seq,
    until,
    wait_running,
    wait_shown,
    wait_turn,
)

RECORDS = Path(__file__).parents[1]
TURN = "through_the_ages/records/two-seats.wtr", 23  # all actions of a turn are unspent
QUICK = "small_samurai_empires/records/two-seats.wtr", 25  # armies may move, or nobody does

LATEST = (  # an order and an attack; a war that was declared and a stone of a monument
    ("small-samurai-empires", 2, "small_samurai_empires/records/two-seats.wtr", 34),
    ("age-of-heroes", 4, "age_of_heroes/records/rules-2-four.wtr", 72),
)
DEAREST = """() => {
  const of = (el) => el.getBoundingClientRect();
  const { left, bottom } = of(document.querySelector("[data-id=band-3]"));
  const inside = (card) => of(card).left > left && of(card).bottom < bottom + 1;
  const cards = [...document.querySelectorAll(".piece[aria-label*='Age A, ']")];
  return cards.find(inside).dataset.id;
}"""
MARKED = (["mark-yamashiro", "placed-7-1"], ["t0-panel", "t2-mon-0"])


def acts(laid: Laid) -> list[str]:
    return [said["notation"] for said in laid.heard if said["type"] == "act"]


def test_a_turn_with_unspent_actions_is_not_ended_by_one_press(somebody: Any) -> None:
    page = somebody("/")
    laid = Laid(page, "through-the-ages", 2, "en")
    page.evaluate(ASKED_FOR_EVER)
    laid.show(kept(*TURN))
    end = page.locator("#main-actions [data-notation=done]")
    assert "primary" not in (end.get_attribute("class") or "")
    end.click()
    page.locator("#main-actions .is-armed[data-notation=done]").wait_for()
    assert acts(laid) == [] and "action" in page.locator("#prompt").inner_text()
    end.click()
    until(page, "body.busy")
    assert acts(laid) == ["done"]
    asked = page.inner_text("#prompt > span")
    late = {"type": "refused", "move": "", "fault": "late", "text": "Too late."}
    laid.sockets[-1].send(json.dumps(late))
    page.locator("#prompt small", has_text="Too late.").wait_for()
    assert page.inner_text("#prompt > span") == asked, "the question stays the headline"


def test_passing_is_never_the_loudest_button(somebody: Any) -> None:
    """And the question says what to press on the board."""
    page = somebody("/")
    laid = Laid(page, "small-samurai-empires", 2, "en")
    laid.show(kept(*QUICK))
    passing = page.locator("#main-actions [data-notation=pass]")
    assert "primary" not in (passing.get_attribute("class") or "")
    asked = page.locator("#prompt").inner_text().lower()
    assert "army" in asked and "press" in asked, asked


def test_ones_own_goods_are_in_sight_on_a_phone(somebody: Any) -> None:
    page = somebody("/", phone=True)
    laid = Laid(page, "small-samurai-empires", 2, "en")
    laid.show(kept(*QUICK))
    own = page.locator(".seats .facts").first  # of two each has room for them
    low = own.bounding_box()
    assert "food" in own.inner_text() and "bushido" in own.inner_text()
    assert low["y"] > 0 and low["y"] + low["height"] <= page.viewport_size["height"]


def test_climaxes_are_shown_with_their_figures_and_leave_a_mark(somebody: Any) -> None:
    """An epoch of Small Samurai Empires, a duel of Age of Heroes, the last events of Through the
    Ages, in a replay: what is to be read stands still; what was done last is marked."""
    page = somebody("/")
    page.evaluate("localStorage.speed = 'fast'")
    for record, at, words in (
        ("small_samurai_empires/records/two-seats.wtr", 77, "Provinces held"),
        ("age_of_heroes/records/rules-2-four.wtr", 124, "wins a duel against"),
        ("through_the_ages/records/two-seats.wtr", 607, "Impact of Population"),
    ):
        body = {"record": (RECORDS / record).read_text(encoding="utf-8")}
        id = page.request.post("/api/records", data=body, timeout=1000 * PATIENCE).json()["id"]
        page.goto(f"/t/{id}/replay?at={at}&side=8")
        page.wait_for_selector("body[data-ready=true] .scene .piece")
        page.evaluate("""() => {
          window.told = "";
          new MutationObserver(() => {
            const held = document.querySelector(".held-up");
            if (held?.isConnected && !window.told.endsWith(held.innerText)) {
              window.told += held.innerText;
              held.click();
            } else window.told += document.querySelector(".happens")?.innerText ?? "";
          }).observe(document.querySelector("#board"), { childList: true, subtree: true });
        }""")
        page.select_option("#unit", "action")
        page.keyboard.press("ArrowRight")
        page.wait_for_function("(words) => window.told.includes(words)", arg=words)
        page.keyboard.press("Escape")
        until(page, "!body.playing")
        wait_shown(page, at=f"({at + 1}|{at + 3})")
    assert page.locator(".scene .is-last").count() > 0


def test_what_a_clock_at_zero_means_is_said_before(somebody: Any) -> None:
    page = somebody("/new/age-of-war")
    note = page.locator("#clock-note")
    page.locator("button", has_text="Quick").click()
    assert "bot" in note.inner_text(), note.inner_text()


def test_a_secret_choice_can_be_changed_until_all_have_chosen(somebody: Any) -> None:
    """A fate card of Small Samurai Empires, while the other still chooses."""
    page = somebody("/")
    seats = [{"kind": "me"}, {"kind": "link"}]
    page.goto(f"/t/{open_table(page, 'small-samurai-empires', seats)}")
    page.wait_for_selector(".invite .qr svg")
    friend = somebody(urlsplit(page.input_value(".invite input")).path)
    friend.click(".sit .btn.primary")
    for one in (page, friend):
        wait_running(one)
        assert wait_turn(one) == "turn"
    first = page.locator("#all-actions button").first.get_attribute("data-notation")
    assert (first or "").startswith("fate"), first
    press_some(page, 0)
    until(page, 'body.turn === "false"')
    page.locator("#undo:enabled").click()
    assert wait_turn(page) == "turn"
    assert friend.evaluate("document.body.dataset.turn") == "true", "it noticed nothing"


def test_a_failed_attack_is_marked_where_it_was(somebody: Any) -> None:
    """At Ji, not at Jinyang, which was taken before it."""
    page = somebody("/")
    laid = Laid(page, "age-of-war", 2, "en")
    laid.show(kept("age_of_war/records/no-cap.wtr", 22))
    marked = page.locator(".scene .is-last[data-id^=city-]").all()
    assert [one.get_attribute("data-id") for one in marked] == ["city-ji"]


def test_what_rivals_did_last_is_marked_on_the_board(somebody: Any) -> None:
    """A place from which an army is gone, too: an order and an attack of Small Samurai Empires, a
    monument that grew in Age of Heroes."""
    for (game, seats, record, at), wanted in zip(LATEST, MARKED, strict=True):
        page = somebody("/")
        laid = Laid(page, game, seats, "en")
        laid.show(kept(record, at))
        marked = page.locator(".scene .is-last").all()
        assert sorted(one.get_attribute("data-id") for one in marked) == wanted
        for one in marked:
            drawn = one.locator(".frame").evaluate("""(frame) => {
              const { width } = frame.getBoundingClientRect(), { stroke } = getComputedStyle(frame);
              return width > 0 && stroke !== "none" && frame.checkVisibility();
            }""")
            assert drawn, one.get_attribute("data-id")


def test_a_press_on_what_cannot_be_done_says_why(somebody: Any) -> None:
    """The dearest card of the row in a first turn, in which nobody has three civil actions."""
    page = somebody("/")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    page.goto(f"/t/{open_table(page, 'through-the-ages', seats)}")
    wait_running(page)
    assert wait_turn(page) == "turn"
    before = seq(page)
    page.locator(f"[data-id={page.evaluate(DEAREST)}]").click()
    why = page.locator(".preview .cost")
    why.wait_for()
    assert "Needs 3 civil actions, you have" in why.inner_text(), why.inner_text()
    assert seq(page) == before, "and nothing was done"


def test_a_clock_at_zero_is_told_to_everybody(somebody: Any) -> None:
    page = somebody("/")
    clock = {"clock": {"kind": "live", "minutes": 5, "increment": 0}, "stand_in": "random"}
    chairs = [{"kind": "me"}, {"kind": "link"}]
    first = {"options": {"first": "0"}, "settings": clock}
    table = open_table(page, "age-of-war", chairs, **first)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".invite .qr svg")
    friend = somebody(urlsplit(page.input_value(".invite input")).path)
    friend.click(".sit .btn.primary")
    wait_running(friend)
    assert wait_turn(page) == "turn"
    live = somebody.served.app.state.desk.live[table]
    live.history.clock.used[0] = 5 * 60_000  # nothing is left
    friend.reload()  # whoever comes, the table looks at the time
    page.get_by_text("Your time ran out, so a bot plays for you.").wait_for()
    page.locator(".log", has_text="You have run out of time.").wait_for()
    friend.locator(".log", has_text="has run out of time. A bot (random) plays on.").wait_for()
