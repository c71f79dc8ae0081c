"""What is looked up at a table: chances on the cities, a rival's whole board, a die on its line."""

from __future__ import annotations

from typing import Any

from test_touch import MIDDLE, Shown
from test_whole_games import open_table
from web_pages import wait_running, wait_turn


def test_chances_are_written_on_cities_and_a_rival_is_looked_at(somebody: Any) -> None:
    page = somebody("/")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = open_table(page, "age-of-war", seats, mix="x", options={"first": "0"})
    page.goto(f"/t/{table}?lang=en")
    wait_running(page)
    wait_turn(page)
    assert not page.locator(".note").count()
    page.locator("#chances").click()
    page.locator(".note").nth(13).wait_for()
    assert page.locator(".note text").first.text_content().endswith("%")
    assert "Your chance to take each city" in page.locator(".foreseen").inner_text()
    page.locator('[data-id="city-chen"]').focus()
    page.keyboard.press("i")
    said = page.locator(".preview .more-said")
    said.wait_for()
    assert "You take it this turn with a chance of" in said.inner_text()
    page.reload()  # it is remembered
    page.locator(".note").nth(13).wait_for()
    page.locator("#chances").click()
    page.locator(".note").first.wait_for(state="detached")
    page.locator("#players li").nth(1).click()
    board = page.locator("dialog.rival")
    board.locator(".scene .piece").first.wait_for()
    assert board.locator("h3").inner_text() == "Last turn"
    page.set_viewport_size({"width": 390, "height": 844})  # a phone: as wide as the table
    head = board.locator("h2").bounding_box()
    assert board.bounding_box()["width"] == 390 and head["width"] > 200 and head["height"] < 40
    board.get_by_role("button", name="Close").click()
    board.wait_for(state="detached")
    page.locator("#players li").nth(1).click()  # there too it is one press
    board.locator(".scene .piece").first.wait_for()
    board.get_by_role("button", name="Close").click()
    board.wait_for(state="detached")


def test_a_die_is_carried_to_its_line_and_a_line_takes_the_press(somebody: Any) -> None:
    page = somebody("/")
    script = "seats 2\nturn 0\ndo roll 1 1 1 2 2 C G"
    board = Shown(page, "age-of-war", script)
    line = "line-ji-infantry-4"
    board.press(line)  # that line, not a menu of the city's
    page.locator(".confirm button").click()
    assert board.sent() == ["fill ji infantry-4"]
    (x, y), (to, at) = page.evaluate(MIDDLE, "die-3"), page.evaluate(MIDDLE, line)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to) / 2, (y + at) / 2)
    page.mouse.move(to, at)
    page.mouse.up()
    page.locator(".confirm button").click()
    assert board.sent() == ["fill ji infantry-4"]
