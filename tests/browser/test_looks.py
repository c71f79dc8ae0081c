"""Every title on desktop and phone, light and dark, kept as pictures; axe finds no violation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from test_whole_games import open_table
from web_pages import press_some, wait_running, wait_turn

from wartable.plugin import games

SCRIPT = Axe().axe_script
THEMES = [("light", False), ("dark", True)]
COLOURS = ("color-contrast", "link-in-text-block")  # rules of axe that depend on the theme


def axe(page: Any, where: str, rules: Sequence[str] = ()) -> None:
    """No violation of any rule, or of these."""
    context = {"exclude": [[".sheet"]]}  # drawings, not shown
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    found = page.evaluate("([what, how]) => axe.run(what, how)", [context, options])
    violations = [
        f"{v['id']}: {v['help']} ({len(v['nodes'])}): {v['nodes'][0]['html'][:160]}"
        for v in found["violations"]
    ]
    assert not violations, f"{where}: " + "\n".join(violations)


def play_some(page: Any, moves: int) -> None:
    for number in range(moves):
        if wait_turn(page) == "over":
            return
        press_some(page, number)
    wait_turn(page)


@pytest.mark.parametrize("game", sorted(games()))
def test_a_table_of_each_title(
    somebody: Callable[..., Any], shot: Callable[[Any, str], None], game: str
) -> None:
    page = somebody("/")
    seats = max(games()[game].seats[0], min(3, games()[game].seats[-1]))
    chairs = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (seats - 1)
    table = open_table(page, game, chairs)
    page.goto(f"/t/{table}")
    wait_running(page)
    play_some(page, 6)
    for name, dark in THEMES:
        page.emulate_media(color_scheme=name, reduced_motion="reduce")
        page.set_viewport_size({"width": 1440, "height": 900})
        shot(page, f"{game}-desktop-{name}")
        axe(page, f"{game} {name}", COLOURS if dark else ())
        page.set_viewport_size({"width": 390, "height": 844})
        shot(page, f"{game}-phone-{name}")
        assert page.evaluate("document.body.dataset.layout") == "tall"
        assert page.evaluate("document.querySelector('svg.scene').viewBox.baseVal.width") == 390
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"{game}: the page is {wide} px wide on a phone"
        page.set_viewport_size({"width": 360, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        axe(page, f"{game} phone {name}", COLOURS if dark else ())
    page.set_viewport_size({"width": 1440, "height": 900})
    if page.locator("#all").is_visible():  # else the buttons are all there is
        page.click("#all summary")
    axe(page, f"{game} list")


@pytest.mark.parametrize("theme,dark", THEMES)
def test_plain_pages(
    somebody: Callable[..., Any], shot: Callable[[Any, str], None], theme: str, dark: bool
) -> None:
    page = somebody("/", dark=dark)
    open_table(page, "age-of-war", [{"kind": "me"}, {"kind": "open"}], listed=True)
    running = open_table(
        page, "age-of-war", [{"kind": "me"}, {"kind": "bot", "level": "random"}], mix="a"
    )
    for path, name in (
        ("/", "lobby"),
        ("/account", "account"),
        ("/settings", "settings"),
        ("/new/age-of-war", "new"),
        ("/replays", "replays"),
        ("/rules/age-of-war", "rules"),
        ("/bots", "bots"),
        ("/fair", "fair"),
        (f"/t/{running}/replay", "replay"),
    ):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(path)
        page.wait_for_selector("body[data-ready=true]")
        shot(page, f"{name}-desktop-{theme}")
        axe(page, f"{name} {theme}", COLOURS if dark else ())
        page.set_viewport_size({"width": 390, "height": 844})
        shot(page, f"{name}-phone-{theme}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, name
