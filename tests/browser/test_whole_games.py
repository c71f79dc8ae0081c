"""Whole games in real browsers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

GAME = "age-of-war"


def wait_turn(page: Any, seconds: float = 40) -> str:
    """Until something is asked of this page: "turn", or "over"."""
    page.wait_for_function(
        """() => document.body.dataset.status === "over"
             || (document.body.dataset.turn === "true" && !document.body.dataset.busy)""",
        timeout=seconds * 1000,
    )
    return "over" if page.evaluate("document.body.dataset.status") == "over" else "turn"


def press(page: Any, number: int) -> None:
    """Do one of the legal actions through the list beside the board."""
    seq = page.evaluate("document.body.dataset.seq")
    page.evaluate(
        """(n) => { const all = document.querySelectorAll("#all-actions button");
                   const b = all[n % all.length];
                   b.click();
                   if (b.classList.contains("is-armed")) b.click(); }""",
        number,
    )
    page.wait_for_function("(seq) => document.body.dataset.seq !== seq", arg=seq)


def test_first_move_and_a_whole_game_against_a_bot(
    somebody: Callable[..., Any], shot: Callable[[Any, str], None]
) -> None:
    """From the lobby to the end: the first piece by a click on the board, the rest by the list."""
    page = somebody("/")
    shot(page, "lobby-desktop-light")
    began = time.monotonic()
    page.click(f'[data-game="{GAME}"] .btn.primary')
    page.wait_for_selector("body[data-ready=true][data-status=running] .scene .piece")
    assert wait_turn(page) == "turn"
    first = time.monotonic() - began
    shot(page, f"{GAME}-desktop-light")
    seq = page.evaluate("document.body.dataset.seq")
    page.locator("#main-actions button").first.click()
    page.wait_for_function("(seq) => document.body.dataset.seq !== seq", arg=seq)
    assert first < 20, f"{first:.1f} s from the lobby to the first move"
    for number in range(400):
        if wait_turn(page) == "over":
            break
        press(page, number)
    else:
        raise AssertionError("the game does not end")
    assert page.locator("#prompt span").inner_text()
    assert page.locator("#log li").count() > 5
    shot(page, f"{GAME}-over")
