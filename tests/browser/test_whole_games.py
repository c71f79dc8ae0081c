"""Whole games in real browsers: two people in two contexts, and a bot where there is a chair."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from web_pages import (
    autopilot,
    seq,
    sleep,
    stop_autopilot,
    until,
    wait_moved,
    wait_over,
    wait_running,
    wait_turn,
)

from wartable.plugin import games

GAME = "age-of-war"
SHORT = {GAME: {"cap": "30"}, "age-of-heroes": {"round-limit": "5"}}
LONG = "through-the-ages"  # a third seat would make it half as long again
WATCHED = (GAME, "critters-at-war")  # an open game and one with hidden hands


def open_table(page: Any, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    """By the API, as the page's own scripts do, with the page's cookie."""
    body = {"game": game, "seats": seats, **more}
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def test_from_the_lobby_to_the_first_move(
    somebody: Callable[..., Any], shot: Callable[[Any, str], None]
) -> None:
    """Two clicks: a game, then a piece of the board. How long it takes is told, not judged: that is
    the machine's affair."""
    page = somebody("/")
    began = time.monotonic()
    page.click(f'[data-game="{GAME}"] .btn.primary')
    wait_running(page)
    assert wait_turn(page) == "turn"
    first = time.monotonic() - began
    before = seq(page)
    lines = ".is-legal[data-id^=line-], .is-legal[data-id^=special-]"  # nothing lies above the last
    page.locator(lines).last.click()
    if page.locator(".menu button, .confirm button").count():
        page.locator(".menu button, .confirm button").first.click()
    wait_moved(page, before)
    print(f"lobby to first move possible: {first:.1f} s")


@pytest.mark.parametrize("game", sorted(games()))
def test_two_people_and_a_bot_play_to_the_end(
    somebody: Callable[..., Any], shot: Callable[[Any, str], None], game: str
) -> None:
    """The second person comes by the link, a third one may watch; the line breaks once."""
    host = somebody("/", small=True)
    chairs = [{"kind": "me"}, {"kind": "link"}]
    if games()[game].seats[-1] > 2 and game != LONG:
        chairs.append({"kind": "bot", "level": "random"})
    # people who press anything at random need hundreds of turns for a city
    options = SHORT.get(game, {})
    table = open_table(host, game, chairs, options=options)
    host.goto(f"/t/{table}")
    host.wait_for_selector(".invite .qr svg")
    if game == GAME:
        shot(host, "waiting-desktop-light")
    link = host.input_value(".invite input")
    friend = somebody(re.sub("^https?://[^/]+", "", link), small=True)
    friend.fill(".sit input", "Vira")
    friend.click(".sit .btn.primary")
    for page in (host, friend):
        wait_running(page)
    pages = [host, friend]
    if game in WATCHED:
        watcher = somebody(f"/t/{table}", small=True)
        wait_running(watcher)
        assert watcher.locator(".piece.is-legal").count() == 0
        sleep(watcher)
        pages.append(watcher)
    for seed, page in enumerate((host, friend), 1):
        autopilot(page, seed)
    until(host, "Number(body.seq) > 25")
    drop_lines(somebody, table)
    for page in pages:
        wait_over(page)
    results = [page.locator("#prompt span").inner_text() for page in pages]
    scores = [sorted(re.findall(r"-?\d+", line.partition(".")[2])) for line in results]
    assert all(results) and scores == scores[:1] * len(scores), results  # each reads it first hand
    assert pages[-1].locator("#log li").count() > 3


def drop_lines(somebody: Any, table: str) -> None:
    """The server cuts everybody off once; pages come back by themselves."""
    desk = somebody.served.app.state.desk

    def cut() -> None:  # where the lines live: nobody comes or goes meanwhile
        for connection in list(desk.live[table].connections):
            connection.end()

    next(iter(desk._tasks)).get_loop().call_soon_threadsafe(cut)


def test_undo_by_button(somebody: Callable[..., Any]) -> None:
    """Where nothing came to light, one's last action goes back by one press."""
    page = somebody("/")
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    # whoever comes second has two actions in the first round
    page.goto(f"/t/{open_table(page, 'through-the-ages', chairs, options={'first': '1'})}")
    wait_running(page)
    assert wait_turn(page) == "turn"
    before = seq(page)
    lines = page.locator("#log li").count()
    page.evaluate("""document.querySelector("#all-actions [data-notation^='take ']").click()""")
    wait_moved(page, before)
    taken = seq(page)
    assert page.locator("#log li").count() > lines
    page.click("#undo")
    wait_moved(page, taken)
    assert page.locator("#log li").count() == lines
    assert page.locator("#undo").is_disabled()


def test_a_shared_screen_hides_hands_behind_a_curtain(
    somebody: Callable[..., Any], shot: Callable[[Any, str], None]
) -> None:
    page = somebody("/")
    table = open_table(page, "critters-at-war", [{"kind": "me"}, {"kind": "local", "name": "Vira"}])
    page.goto(f"/t/{table}")
    page.wait_for_selector(".curtain button")
    shot(page, "curtain-desktop-light")
    assert page.locator("#all-actions button").count() == 0
    autopilot(page)  # passes the screen to and fro
    until(page, "Number(body.seq) > 40")
    stop_autopilot(page)


def test_the_language_can_be_switched_in_the_middle(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    table = open_table(page, GAME, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page.goto(f"/t/{table}")
    wait_running(page)
    english = page.locator("#prompt span").inner_text()
    for lang, word in (("uk", "Журнал"), ("ru", "Журнал"), ("en", "Log")):
        page.click("details.more summary")
        page.click("#menu-wishes > summary")
        page.select_option("#lang", lang)
        page.wait_for_selector(f"html[lang={lang}] body[data-ready=true] .scene .piece")
        assert page.locator("#tab-log").inner_text() == word
        if lang != "en":
            assert page.locator("#prompt span").inner_text() != english


def test_chat_hint_and_rules_at_the_table(
    somebody: Callable[..., Any], shot: Callable[[Any, str], None]
) -> None:
    page = somebody("/")
    table = open_table(page, GAME, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page.goto(f"/t/{table}")
    wait_running(page)
    assert wait_turn(page) == "turn"
    page.click("#hint")
    page.wait_for_selector(".advice .btn")
    shot(page, "hint-desktop-light")
    page.click("#tab-chat")
    page.fill("#words", "Good luck")
    page.press("#words", "Enter")
    page.wait_for_selector("#chatlog li")
    page.click("#tab-rules")
    page.wait_for_selector("#rules .chapter")
    page.click("#rules .chapter:nth-of-type(2) summary")
    shot(page, "rules-drawer-desktop-light")
    page.click("#tab-log")
    page.locator("#log .rule").first.click()
    assert page.locator("#log .rule-text").first.inner_text()
