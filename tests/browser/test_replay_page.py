"""Looking back in the browser: steps, sides, the proof, a record out and in, a fork."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_whole_games import open_table
from web_pages import (
    LAID_OUT,
    autopilot,
    until,
    wait_moved,
    wait_over,
    wait_running,
    wait_shown,
    wait_turn,
)

from wartable.i18n import LANGUAGES

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
SHORT = ("age-of-war", ME_AND_BOT)
BESIDE = """() => {
  const [graph, slider] = ["#graph", "#slider"].map((id) => document.querySelector(id));
  const [over, under] = [graph, slider].map((el) => el.getBoundingClientRect());
  const line = graph.querySelector(".cursor").getBoundingClientRect();
  const handle = under.left + 10 + (slider.value / slider.max) * (under.width - 20);
  const same = over.left === under.left && over.right === under.right;
  return same && Math.abs((line.left + line.right) / 2 - handle) < 1;
}"""
IN_SIGHT = """() => {
  const [row, list] = ["#moves [aria-current]", "#panel-moves"].map(
    (id) => document.querySelector(id)?.getBoundingClientRect());
  return row && row.top >= list.top && row.bottom <= list.bottom;
}"""
LIT = """() => [
  [...document.querySelectorAll("#players > [aria-current]")],
  [...document.querySelectorAll("#log li.told")],
].map((found) => found.map((li) => /seat-\\d/.exec(li.className)[0]).join())"""
CAPPED = {"cap": "1"}  # over after the first turn


def test_a_finished_game_step_by_step(
    somebody: Callable[..., Any], shot: Callable[[Any, str], None], tmp_path: Path
) -> None:
    page = somebody("/")
    table = open_table(page, "critters-at-war", ME_AND_BOT)
    page.goto(f"/t/{table}")
    wait_running(page)
    autopilot(page)
    wait_over(page)
    shot(page, "over-desktop-light")
    page.goto(f"/t/{table}/replay?at=3")
    page.wait_for_selector("body[data-ready=true]")
    assert page.locator("#title small").inner_text() == "", "who watches does not know the end"
    chart_stands_over_slider(page)
    assert page.locator("#moves .mark").count() >= 1
    where = page.locator("#where")
    assert where.inner_text().startswith("Step 3 ")
    film = page.request.get(f"/api/tables/{table}/replay").json()
    asked = next(at for at in film["stops"] if at > 3)  # chance deals the hands before that
    page.keyboard.press("ArrowRight")
    step(page, f"Step {asked} ")
    assert f"at={asked}" in page.evaluate("location.search")
    page.keyboard.press("Home")
    step(page, "Step 0 ")
    place_moves_at_once(page, [at for at in film["stops"] if at])
    plays_by_itself(page)
    page.click("[data-step=last]")
    count = where.evaluate("el => document.querySelector('#slider').max")
    step(page, f"Step {count} ")
    ended = page.locator("#title small").inner_text()
    assert "wins" in ended and "\u00a0: " in ended
    move = page.locator("#moves button >> nth=5")
    move.click()
    wait_shown(page, at=move.get_attribute("data-at"))
    page.wait_for_selector("#moves [aria-current]")
    page.reload()  # the list is laid out after its row is chosen: the row is in sight all the same
    page.wait_for_selector("body[data-ready=true]")
    page.wait_for_function(IN_SIGHT)
    shot(page, "replay-over-desktop-light")
    for side in ("0", "1", "8", "open"):
        page.select_option("#side", side)
        wait_shown(page, side)
        assert page.locator(".scene .piece").count() > 5
    page.locator("#eyes", has_text="now ").wait_for()  # whose eyes: whoever acts
    page.select_option("#side", "0")
    page.locator("#eyes").wait_for(state="hidden")
    page.click("#prove")
    page.wait_for_selector("#proof:not([hidden]) span:not(:empty)")
    assert not page.evaluate("document.querySelector('#proof').classList.contains('bad')")
    assert any(c.isdigit() for c in page.locator("#proof span").inner_text())
    on_its_side(page)
    with page.expect_download() as download:
        page.click("#record")
    saved = tmp_path / "game.wtr"
    download.value.save_as(saved)
    assert saved.read_text().startswith("[Wartable")
    somebody.expected.append("422")  # type: ignore[attr-defined]
    upload(page, saved)
    page.goto(f"/t/{table}/replay?at=6")
    page.wait_for_selector("body[data-ready=true]")
    page.click("#fork")
    assert page.locator("#fork-box li").count() == 2
    edge = page.locator(".side").bounding_box()
    for box in page.locator("#fork-box select").all():
        found = box.bounding_box()
        assert found["x"] + found["width"] <= edge["x"] + edge["width"]
    shot(page, "fork-desktop-light")
    page.click("#fork-box .btn.primary")
    page.wait_for_url(lambda url: f"/t/{table}" not in url)
    wait_running(page)


def chart_stands_over_slider(page: Any) -> None:
    """Whatever the height: the line of a step lies at the middle of the slider's handle; pointed
    at, the chart says its figures."""
    for width, height in ((1440, 900), (1366, 650), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(BESIDE)
    assert page.locator("#graph").bounding_box()["width"] > 350, "on a phone all the width"
    assert page.locator("#seen").is_hidden(), "one's own side needs no words"
    page.set_viewport_size({"width": 1440, "height": 900})
    box = page.locator("#graph").bounding_box()
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + 20)
    most = page.evaluate("document.querySelector('#slider').max")
    page.locator("#graph-note", has_text=f"step {most}:").wait_for()
    page.mouse.move(5, 5)
    page.locator("#graph-note", has_text="step 3:").wait_for()


def plays_by_itself(page: Any) -> None:
    """From the start, by turns; a press of the blank stops it, and it goes no further."""
    page.select_option("#unit", "turn")
    page.select_option("#pace", "fast")
    page.click("#play")
    page.wait_for_selector("body[data-film=true]")
    page.locator("#where", has_text=re.compile(r"Step [1-9]\d")).wait_for()
    page.locator("#where").click()
    page.keyboard.press("Space")
    page.wait_for_selector("body[data-film=false]")
    page.select_option("#unit", "action")


def on_its_side(page: Any) -> None:
    """On a phone that lies the board and the row of time are in sight, the record in the menu."""
    size = page.viewport_size
    page.set_viewport_size({"width": 844, "height": 390})
    for part, least in (("#board", 150), ("#play", 40), ("#slider", 20), (".side", 150)):
        box = page.locator(part).bounding_box()
        assert box["height"] >= least, (part, box)
        assert box["x"] >= 0 and box["x"] + box["width"] <= 844, (part, box)
        assert box["y"] >= 0 and box["y"] + box["height"] <= 390, (part, box)
    page.click(".more summary")
    page.locator("#record-2").wait_for()
    page.click(".more summary")
    page.set_viewport_size(size)


# Steps on at a slow pace, twice; what the page says at once, and what the board showed by then
PRESSED = """() => {
  const key = () => document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  key();
  const first = document.querySelector("#where").textContent;
  key();
  return [first, document.querySelector("#where").textContent, document.body.dataset.shown];
}"""


def place_moves_at_once(page: Any, stops: list[int]) -> None:
    """Number, list and slider are where one goes, before the board has told how it came there."""
    page.select_option("#pace", "slow")
    first, second, shown = page.evaluate(PRESSED)
    assert first.startswith(f"Step {stops[0]} ") and second.startswith(f"Step {stops[1]} ")
    assert shown.endswith("/0")
    page.select_option("#pace", "fast")
    step(page, f"Step {stops[1]} ")
    page.keyboard.press("Home")
    step(page, "Step 0 ")


def step(page: Any, words: str) -> None:
    page.locator("#where", has_text=words).wait_for()
    wait_shown(page, at=words.split()[1])


def upload(page: Any, saved: Path) -> None:
    page.goto("/replays")
    page.wait_for_selector("body[data-ready=true]")
    page.set_input_files("#file", saved)
    page.click("#upload .btn")
    page.wait_for_url("**/replay")
    page.wait_for_selector("body[data-ready=true] .scene .piece")
    page.goto("/replays")
    page.wait_for_selector("body[data-ready=true]")
    saved.write_text(saved.read_text().replace("\n2. ", "\n2. 1 "))
    page.set_input_files("#file", saved)
    page.click("#upload .btn")
    page.wait_for_selector("#fault:not(:empty)")


RECORDS = Path(__file__).parents[1]
ROW_WORDS = {
    "en": ("wins 22 : 8 : 5", "250 moves"),
    "uk": ("22 : 8 : 5", "250 ход"),
    "ru": ("22 : 8 : 5", "250 ход"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_row_tells_the_score_winner_first_and_the_length(
    somebody: Callable[..., Any], shot: Callable[[Any, str], None], lang: str
) -> None:
    page = somebody("/replays", phone=True, lang=lang)
    record = (RECORDS / "age_of_war/records/three-seats.wtr").read_text()
    made = page.request.post("/api/records", data={"record": record}).json()
    page.goto(made["url"])
    page.wait_for_selector("body[data-ready=true]")
    page.goto("/replays")
    page.wait_for_selector("body[data-ready=true]")
    row = page.locator("#tables li")
    words, moves = ROW_WORDS[lang]
    told = row.inner_text().replace("\u00a0", " ")
    assert words in told and moves in row.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"replays-score-{lang}-phone-light")


def test_giving_up_is_a_step_and_a_phone_shows_the_board(somebody: Callable[..., Any]) -> None:
    page = somebody("/", lang="uk")
    table = open_table(page, *SHORT)
    page.goto(f"/t/{table}")
    wait_running(page)
    for _ in range(2):
        wait_turn(page)
        before = page.get_attribute("body", "data-seq")
        page.evaluate("document.querySelector('#all-actions [data-notation=lose]').click()")
        page.evaluate("document.querySelector('#ask .is-armed, .menu .is-armed')?.click()")
        wait_moved(page, before)
    page.request.post(f"/api/tables/{table}/resign", data={"sure": True})
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector("body[data-ready=true]")
    film = page.request.get(f"/api/tables/{table}/replay?side=0").json()
    wait_shown(page, "0", str(film["count"] + 1))  # one's own game as one saw it
    assert film["end"]["seat"] == 0 and page.inner_text("#prompt > span") == "Ви здалися."
    assert page.locator("#moves [aria-current]").inner_text().endswith("Ви здалися.")
    ended = page.inner_text("#title small")
    assert "Ви здалися" in ended and "\u00a0: " not in ended, "how it ended: not by scores"
    assert page.locator("#graph").is_hidden(), "nobody was ever ahead"
    page.select_option("#side", "open")
    wait_shown(page, "open")
    assert page.locator("#eyes").is_hidden(), "at the end nobody acts"
    page.keyboard.press("ArrowLeft")
    wait_shown(page, at=str(film["count"]))
    for width, height, least in ((390, 844, 500), (844, 390, 380)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, LAID_OUT)
        box = page.locator("#board").bounding_box()
        seen = min(box["y"] + box["height"], page.locator(".time").bounding_box()["y"])
        assert (seen if width == 390 else box["y"] + box["height"]) - box["y"] >= least
        assert not page.locator(".time select").count(), "how it is played is in the menu"
        page.click(".more summary")
        assert page.locator("#side").bounding_box()["width"] > 120
        assert page.locator("#prove").is_visible() and page.locator("#fork").is_visible()
        page.click(".more summary")
        if width == 390:
            page.click("#list")
        assert page.locator("#panel-moves").bounding_box()["height"] > 130, (
            "there is a list to read"
        )
        if width == 390:
            page.click("#away")
    page.set_viewport_size({"width": 1024, "height": 768})
    until(page, LAID_OUT)
    assert page.get_attribute("body", "data-layout") == "square"
    assert page.locator(".time").bounding_box()["height"] < 160


def test_play_on_with_a_friend(somebody: Callable[..., Any]) -> None:
    """A fork of a finished game may keep a seat for a friend: then there is a link."""
    page = somebody("/")
    table = open_table(page, *SHORT, options=CAPPED)
    page.goto(f"/t/{table}")
    wait_running(page)
    autopilot(page)
    wait_over(page)
    page.goto(f"/t/{table}/replay?at=2")
    page.wait_for_selector("body[data-ready=true]")
    page.click("#fork")
    friend = page.locator("#fork-box li").last.locator("select").first
    friend.select_option("link")
    page.locator("#fork-box li").first.locator("select").first.select_option("me")
    page.click("#fork-box .btn.primary")
    page.wait_for_selector(".invite .qr svg")


def test_a_proof_that_does_not_hold_is_shown(somebody: Callable[..., Any]) -> None:
    """The page trusts the promise it saw before the game, not the server's word after it."""
    page = somebody("/")
    table = open_table(page, *SHORT, options=CAPPED)
    page.goto(f"/t/{table}")
    wait_running(page)
    autopilot(page)
    wait_over(page)
    page.evaluate("(id) => localStorage.setItem(`promise:${id}`, 'f'.repeat(64))", table)
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector("body[data-ready=true]")
    page.click("#prove")
    page.wait_for_selector("#proof.bad")


def test_a_value_that_was_exchanged_is_shown(somebody: Callable[..., Any]) -> None:
    """The page knows the value it gave. Its promise holds and the outcomes fit, and still it says
    that another value was used."""
    page = somebody("/")
    table = open_table(page, *SHORT, options=CAPPED)
    page.goto(f"/t/{table}")
    wait_running(page)
    autopilot(page)
    wait_over(page)
    kept = "Object.keys(localStorage).filter((key) => key.startsWith('value:'))"
    assert page.evaluate(kept) == [
        f"value:{table}:{page.request.get(f'/api/tables/{table}').json()['commitment']}"
    ]
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector("body[data-ready=true]")
    page.evaluate(f"{kept}.forEach((key) => localStorage.setItem(key, 'mine'))")
    page.click("#prove")
    page.wait_for_selector("#proof.bad")


def test_a_promise_that_changed_stops_the_page_until_its_player_agrees(
    somebody: Callable[..., Any],
) -> None:
    page = somebody("/")
    table = open_table(page, "critters-at-war", ME_AND_BOT)
    page.evaluate("(id) => localStorage.setItem(`promise:${id}`, 'f'.repeat(64))", table)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".waiting [role=alert] .btn.primary")
    assert not page.request.get(f"/api/tables/{table}").json()["sworn"]
    page.click(".waiting [role=alert] .btn.primary")
    wait_running(page)


def test_what_happened_since_my_last_move(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    table = open_table(page, "critters-at-war", ME_AND_BOT)
    page.goto(f"/t/{table}")
    wait_running(page)
    wait_turn(page)
    others = page.locator("#log .seat-1").count()
    assert page.locator("#recap").is_disabled() == (others == 0), "nothing to look back at"
    page.click("#all summary")
    before = page.get_attribute("body", "data-seq")
    page.locator("#all-actions button").first.click()
    wait_moved(page, before)
    wait_turn(page)
    assert int(page.inner_text("#missed")) > 0
    page.click("#recap")
    count = page.request.get(f"/api/tables/{table}/replay?recap=1").json()["count"]
    page.locator(f".recap .words[data-at='{count}']").wait_for()  # it plays by itself to the end
    assert len(page.locator(".recap .words").inner_text()) > 20
    assert page.locator("#hint").is_disabled(), "nothing is asked of the past"
    lit, told = page.evaluate(LIT)
    assert lit == told == "seat-1", "whose deed it is, and its line of the log"
    assert page.locator("#ask > .recap").count(), "beside the board, not on the hand"
    assert not page.locator("#prompt, #main-actions, #all").locator("visible=true").count()
    with page.expect_response(lambda answer: "layout=tall" in answer.url):  # laid out anew
        page.set_viewport_size({"width": 390, "height": 844})
    words = page.locator(".recap .words").evaluate("el => el.clientWidth")
    assert words > 300, "on a phone what happened has a line of its own"
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator(".recap .words").evaluate("el => { el.textContent = 'Many words. '.repeat(60); }")
    foot = page.locator(".recap .row").evaluate("el => el.getBoundingClientRect().bottom")
    assert foot <= 390, "long sentences scroll, the buttons stay"
    page.set_viewport_size({"width": 1280, "height": 800})
    assert not page.locator(".scene .is-legal").count()  # a picture of the past is not pressed
    page.click(".recap .row button >> nth=0")
    page.locator("#log li[hidden]").first.wait_for(state="attached")  # what came after is not shown
    page.keyboard.press("Escape")
    page.locator(".recap").wait_for(state="detached")
    assert not page.locator("#log li[hidden]").count()
    page.locator(".scene .is-legal").first.wait_for()
