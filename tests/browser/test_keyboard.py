"""Every title can be played to the end by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from test_whole_games import open_table
from web_pages import ASKED, rest, seq, until, wait_moved, wait_running, wait_turn

from wartable.plugin import games

MOST_KEYS = 4000
SHORT = {"age-of-war": {"cap": "12"}, "age-of-heroes": {"round-limit": "3"}}


@pytest.mark.parametrize("game", sorted(games()))
def test_a_whole_game_by_keyboard(somebody: Callable[..., Any], game: str) -> None:
    """`a` goes to the list of actions, arrows walk, Enter acts. No pointer is used."""
    page = somebody("/", small=True)
    seats = games()[game].seats[0]
    chairs = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (seats - 1)
    options = SHORT.get(game, {})
    table = open_table(page, game, chairs, options=options)
    page.goto(f"/t/{table}")
    wait_running(page)
    moves = 0
    rest(page)
    while (now := until(page, ASKED))["status"] != "over":
        page.keyboard.press("a")
        for _ in range(1 + moves % 3):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        if page.evaluate("document.activeElement.classList.contains('is-armed')"):
            page.keyboard.press("Enter")
        moves += 1
        assert moves < MOST_KEYS
        # others may act at the same time: then the list was drawn anew under the hand
        if page.evaluate(
            "(seq) => document.body.dataset.seq === seq && !document.body.dataset.busy", now["seq"]
        ):
            continue
        wait_moved(page, now["seq"])
    assert page.locator("#prompt span").inner_text()
    print(f"{game}: {moves} moves by keyboard")


def test_the_board_itself_is_walked_by_arrows(somebody: Callable[..., Any]) -> None:
    """Tab enters the board once, arrows go to the nearest piece, `i` shows it, Enter acts."""
    page = somebody("/")
    table = open_table(page, "age-of-war", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page.goto(f"/t/{table}")
    wait_running(page)
    assert wait_turn(page) == "turn"
    page.locator(".scene .piece[tabindex='0']").focus()
    focused = "document.activeElement.dataset.id"
    start = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) != start
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("i")
    assert page.locator(".preview").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".preview").count() == 0
    for _ in range(14):
        if page.evaluate("document.activeElement.classList.contains('is-legal')"):
            break
        page.keyboard.press("ArrowRight")
    before = seq(page)
    page.keyboard.press("Enter")
    for asked in (".menu", ".confirm"):  # which line; whether the city is meant, for it binds
        if page.locator(asked).count():
            page.keyboard.press("Enter")
    wait_moved(page, before)
