"""Every title can be played to the end by keyboard alone; lessons and puzzles are taken so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from test_whole_games import open_table
from web_pages import ASKED, rest, seq, until, wait_moved, wait_running, wait_turn

from wartable.lessons import Course, lesson
from wartable.plugin import games
from wartable.puzzles import puzzles

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


def walk_to(page: Any, notation: str) -> None:
    """By `a` and arrows to an action, in the list or among the large buttons; Enter does it."""
    page.keyboard.press("a")
    for _ in range(page.locator("#all-actions button").count()):
        if page.evaluate("document.activeElement.dataset.notation") == notation:
            break
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.notation") == notation
    page.keyboard.press("Enter")


def test_a_whole_lesson_and_a_puzzle_by_keyboard(somebody: Callable[..., Any]) -> None:
    """Enter reads on, goes to what is lit, and acts; `a` and arrows find an action, `h` shows one.
    What is said is announced."""
    taken = Course(lesson(games()["critters-at-war"], "improvise"))
    page, lit, shown = somebody("/learn/critters-at-war/improvise", small=True), 0, 0
    focused = "document.activeElement"
    while not taken.over:
        now = until(page, "body.ready && !body.busy && !body.playing")
        assert page.locator("#says[aria-live]").inner_text() == taken.step.says["en"]
        if not taken.acts:
            taken.move(">")
            page.keyboard.press("Enter")
        elif not lit:  # where the next thing is to be done
            page.keyboard.press("Enter")
            assert page.evaluate(f"{focused}.matches('.is-watched[aria-current]')")
            lit += 1
            continue
        elif not shown:
            page.keyboard.press("h")
            page.wait_for_selector("#solution[role=status] button:focus")
            shown += 1
            taken.move(taken.solution())
            page.keyboard.press("Enter")
        else:
            walk_to(page, taken.solution())
            if page.evaluate(f"{focused}.classList.contains('is-armed')"):
                page.keyboard.press("Enter")
            taken.move(taken.solution())
        until(page, "body.moves !== arg && !body.busy", now["moves"])
    until(page, 'body.over === "true"')
    assert lit and shown and page.evaluate(f"{focused}.closest('.learned') !== null")
    asked = puzzles(games()["age-of-war"])[0]
    page.goto(f"/puzzles/age-of-war/{asked.id}")
    page.wait_for_selector(".puzzle-page[data-ready=true]")
    walk_to(page, asked.asked.best)
    assert page.locator("#live").inner_text().startswith("Your choice: ")
    page.keyboard.press("c")
    until(page, 'body.ready && !body.busy && body.solved === "true"')
    assert page.evaluate(f"{focused}.matches('.verdict h2')")
    page.keyboard.press("n")
    page.wait_for_url(lambda url: asked.id not in url)
