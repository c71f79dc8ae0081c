"""One big screen and phones: the table is on the screen, hands and choices are on the phones."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from test_looks import axe
from test_whole_games import open_table
from web_pages import press_some, until, wait_running, wait_turn

from wartable.plugin import games

MOVES = 4
HELD = re.compile(r'"state": "[^"]*\bheld\b')
# Keeps every message of the line as it came, and every sentence that stood in large letters.
KEEP = """(() => {
  window.frames_ = []; window.said = []; window.awake = 0;
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (e) => frames_.push(e.data));
    }
  };
  const request = async () => { awake += 1; return new EventTarget(); };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    const words = document.querySelector("#news")?.textContent;
    if (words && said.at(-1) !== words) said.push(words);
  }).observe(document.body, { subtree: true, childList: true, characterData: true }));
})()"""

WHOLE = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const drawn = box(".scene"), room = box("#board");
  return drawn.width > 0 && drawn.top >= room.top - 1 && drawn.bottom <= room.bottom + 1;
}"""

# On a phone: whether what is asked and something that answers it are in sight, whether no word of
# the hand is cut off, and whether a board too small to be read takes room.
LARGE = """() => {
  const { bottom: foot } = document.querySelector("#prompt").getBoundingClientRect();
  const answers = [...document.querySelectorAll(
    "#main-actions button, #hand .is-lit, #hand .deed")].map((el) => el.getBoundingClientRect());
  const cut = [...document.querySelectorAll("#hand button, #hand span")].filter((el) =>
    !el.matches(".visually-hidden") && (el.scrollWidth > el.clientWidth + 1 && el.clientWidth
    || el.scrollHeight > el.clientHeight + 1 && el.clientHeight));
  return {
    asked: foot < innerHeight / 2 && answers.some((b) => b.height >= 44 && b.bottom <= innerHeight),
    whole: !cut.length, board: getComputedStyle(document.querySelector("#board")).visibility };
}"""

# On a phone: how many dice are drawn, and the best chance of each city that has its picture.
DRAWN = """() => [document.querySelectorAll("#hand .rolled svg").length,
  [...document.querySelectorAll("#hand .group:has(> svg) .deed:first-child .odds")]
    .map((el) => parseFloat(el.textContent))]"""


def big(somebody: Callable[..., Any], path: str) -> Any:
    """A page on the big screen, which tells what happens."""
    page = somebody("/")
    page.add_init_script("localStorage.speed = 'fast'")
    page.add_init_script(KEEP)
    page.goto(path)
    page.wait_for_selector("body[data-ready=true]")
    return page


def sit(phone: Any, path: str, name: str) -> None:
    phone.goto(path)
    phone.fill(".sit input", name)
    phone.click(".sit .btn.primary")


def at_rest(screen: Any) -> None:
    """All that happened has been told."""
    until(screen, "!body.playing")


def at(screen: Any, table: str) -> str:
    """The number of the position that spectators have."""
    return str(screen.request.get(f"/api/tables/{table}/position").json()["seq"])


def positions(screen: Any) -> list[dict[str, Any]]:
    frames = [json.loads(frame) for frame in screen.evaluate("frames_")]
    return [frame for frame in frames if frame["type"] == "position"]


def on_turn(phones: list[Any]) -> Any:
    """One of the phones that are asked."""
    while True:
        for phone in phones:
            if phone.evaluate(
                "document.body.dataset.turn === 'true' && !document.body.dataset.busy"
            ):
                return phone
        phones[0].wait_for_timeout(50)


def test_a_screen_and_three_phones_play_every_game(somebody: Callable[..., Any], shot: Any) -> None:
    """Three phones, or as many as the game has seats for, play a while; the screen tells every move
    and is sent nothing of a hand."""
    screen = big(somebody, "/")
    phones = [somebody("/", phone=True) for _ in range(3)]
    for game in sorted(games()):
        seats = min(3, games()[game].seats[-1])
        table = open_table(screen, game, [{"kind": "link"}] * seats)
        screen.goto(f"/screen/{table}")
        code = screen.locator(".hall .code").inner_text()
        found = phones[0].request.post("/api/join", data={"code": code}).json()
        for number, phone in enumerate(phones[:seats]):
            sit(phone, f"/i/{found['token']}", f"Phone {number}")
        for phone in phones[:seats]:
            phone.locator("#hand:not([hidden])").wait_for()
        for number in range(MOVES):
            phone = on_turn(phones[:seats])
            phone.locator("#hand .tile, #hand .deed, #main-actions button").first.wait_for()
            press_some(phone, number)
        until(screen, "body.seq === arg", at(screen, table))
        at_rest(screen)
        sent = positions(screen)
        assert screen.inner_text("#title small") == sent[-1]["scene"]["subtitle"], game
        told = [beat["text"] for p in sent for beat in p.get("beats", []) if beat.get("text")]
        said = screen.evaluate("said")
        assert told and not [words for words in told if words not in said], game
        assert all(p["seat"] is None and not p["offers"] for p in sent), game
        assert not HELD.search(json.dumps(sent)), game
        assert screen.evaluate(WHOLE), game
        shot(screen, f"screen-{game}-desktop-light")
        asked = on_turn(phones[:seats])
        assert asked.evaluate(LARGE) == {"asked": True, "whole": True, "board": "hidden"}, game
        if game == "age-of-war":
            dice, chances = asked.evaluate(DRAWN)
            assert dice and chances == sorted(chances, reverse=True), "the likeliest first"
        if game == "small-samurai-empires":  # cards of fate: nothing can be done with them
            silent = asked.locator("#hand .silent svg").first.bounding_box()
            assert silent["width"] >= 56, "as large as what can be played"
        if seats < 3:
            axe(asked, f"a phone beside a screen: {game}")
        shot(asked, f"screen-{game}-phone-light")


def test_from_a_new_table_to_the_next_game(somebody: Callable[..., Any], shot: Any) -> None:
    """Opened by a tick on the page of a new table; one phone scans, one types; the screen comes
    back after its line broke, shows the end and follows to the next table."""
    screen = big(somebody, "/new/critters-at-war")
    screen.check("#screen")
    kinds = screen.locator("#seats li select").evaluate_all("all => all.map(el => el.value)")
    assert kinds == ["link", "link"]
    screen.click("#form [type=submit]")
    screen.wait_for_url("**/screen/*")
    screen.locator(".hall .qr svg").wait_for()
    axe(screen, "the screen before a game")
    shot(screen, "screen-hall-desktop-light")
    assert screen.evaluate("awake") == 1
    code = screen.locator(".hall .code").inner_text()
    one, two = somebody("/join", phone=True, lang="uk"), somebody("/", phone=True)
    axe(one, "the page of codes")
    one.fill("#code", code)
    one.click("#join .btn.primary")
    one.wait_for_url("**/i/*")
    link = urlsplit(one.url).path
    two.goto(link)
    two.fill(".sit input", "Ivan")
    sit(one, link, "Оля")
    screen.locator(".hall b", has_text="Оля").wait_for()
    two.locator(".waiting b", has_text="Оля").wait_for()
    assert two.evaluate("document.activeElement.value") == "Ivan", "what is typed stays"
    two.click(".sit .btn.primary")
    wait_running(two)
    screen.locator("#players .name", has_text="Ivan").wait_for()
    somebody.expected.append("ERR_INTERNET_DISCONNECTED")  # type: ignore[attr-defined]
    screen.context.set_offline(True)
    until(screen, "body.line === 'down'")
    phone = on_turn([one, two])
    phone.locator("#hand .tile.is-lit").first.click()
    phone.locator("#hand .about .deed").first.click()
    screen.context.set_offline(False)
    until(screen, "body.line === 'up' && !body.playing && Number(body.seq) > 0")
    assert screen.evaluate(WHOLE), "the whole board is seen"
    two.click("#handed")
    assert two.locator("#hand").is_hidden(), "the whole board, for who wants it"
    two.click("#handed")
    two.locator("#hand .tile").first.wait_for()
    two.click("details.more summary")
    two.click("#resign")
    two.click("dialog.sure .btn.danger")
    screen.locator(".over h2", has_text="Оля").wait_for()
    shot(screen, "screen-over-desktop-light")
    before = urlsplit(screen.url).path
    two.locator(".over button", has_text="Rematch").click()
    screen.locator(".over .again", has_text="Ivan").wait_for()
    one.locator(".notice.rematch .btn.primary").click()
    screen.wait_for_url(lambda url: urlsplit(url).path != before)
    assert urlsplit(screen.url).path.startswith("/screen/")
    screen.locator(".scene .piece").first.wait_for()
    assert wait_turn(on_turn([one, two])) == "turn"
