"""A press does what it seems to: the piece under the finger, asked about where it costs something.

The board is shown scenes of tables that are laid by hand; what it would send is listed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from test_whole_games import open_table
from web_pages import wait_running

from wartable import plugin
from wartable.i18n import texts
from wartable.kernel import legal
from wartable.play import Record, replay
from wartable.testing import play_als

NAMES = ("Olena", "Marek", "Sun", "Clio")
SHOWN = """async ([game, layout, width, height]) => {
  const [{ Board }, { loadSheet }] = await Promise.all(
    [import("/static/board.js"), import("/static/symbols.js")]);
  await loadSheet(`/sheets/${game}.en.svg`);
  const host = document.createElement("main");
  host.className = "board";
  host.style = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px;`
    + "z-index: 9; background: #fff";
  document.body.append(host);
  const later = window.setTimeout;  // no press lasts so long that it counts as holding or hovering
  window.setTimeout = (does, ms, ...more) => (ms === 450 ? 0 : later(does, ms, ...more));
  window.sent = [];
  window.board = new Board(host, { act: (notation) => window.sent.push(notation) });
  window.board.show(layout);
}"""
# nothing moves any more, and letters have their widths
STILL = """
  await document.fonts.ready;
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)));
"""
MIDDLE = f"""async (id) => {{{STILL}
  const {{ left, top, width, height }} = window.board.shown.get(id).use.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}}"""


# a board that leaves room below its drawing
NARROWER = """() => new Promise((laid) => {
  window.board.host.style.width = "900px";
  requestAnimationFrame(() => requestAnimationFrame(laid));
})"""


class Shown:
    """A board on a page of somebody's."""

    def __init__(self, page: Any, game: str, script: str, phone: bool = False) -> None:
        found, table = plugin.game(game), play_als(game, script)
        reader = texts(found.package, "en", NAMES)
        offers = found.offers(table.game, table.state, table.view(0), 0, reader)
        scene = found.scene(table.view(0), offers, reader)
        size = [390, 700] if phone else [1092, 850]
        layout = msgspec.to_builtins(scene.tall if phone else scene.wide)
        page.evaluate(SHOWN, [game, layout, *size])
        self.page, self.phone = page, phone

    def press(self, id: str) -> None:
        """A mouse or a finger on the middle of a piece."""
        x, y = self.page.evaluate(MIDDLE, id)
        (self.page.touchscreen.tap if self.phone else self.page.mouse.click)(x, y)

    def sent(self) -> list[str]:
        """What was sent since it was last asked."""
        found: list[str] = self.page.evaluate("() => window.sent.splice(0)")
        return found

    def text(self, selector: str) -> str:
        """What stands in the only element like this."""
        found: str = self.page.locator(selector).inner_text()
        return found


FOUR = """seats 4
phase execution | orders grey-1=(0:attack) | armies aki=1:1:1:1 | goods bushido=1"""


def test_the_army_under_the_pointer_is_the_one_that_is_hit(somebody: Any) -> None:
    for phone in (False, True):
        board = Shown(somebody("/", phone=phone), "small-samurai-empires", FOUR, phone)
        for seat in (1, 2, 3):
            board.press(f"army-aki-{seat}")
            if phone:  # so close that a finger is asked which one; the one it is on comes first
                assert NAMES[seat] in board.text(".menu button >> nth=0")
                board.page.locator(".menu button").first.click()
            assert board.sent() == []
            assert f"{NAMES[seat]} loses this army." in board.text(".confirm .cost")
            board.page.locator(".confirm button").click()
            assert board.sent() == [f"destroy aki {seat}"]


def test_a_lit_province_takes_the_press_wherever_it_is_pressed(somebody: Any) -> None:
    script = "armies aki=2:2 | goods food=2\ndo 0 order harvest grey-1"
    board = Shown(somebody("/"), "small-samurai-empires", script)
    board.press("army-aki-1")
    assert board.sent() == ["recruit aki"]


def test_what_destroys_is_shown_first_and_done_by_the_second_press(somebody: Any) -> None:
    page = somebody("/")
    board = Shown(page, "through-the-ages", "c0 resources 2, ca 4, ma 2")
    board.press("philosophy")
    assert board.sent() == [] and "its price does not" in board.text(".confirm .cost")
    page.keyboard.press("Escape")
    assert not page.locator(".confirm").count()
    page.evaluate(NARROWER)
    board.press("philosophy")
    page.mouse.click(450, 840)  # below the drawing: put away, as anywhere else
    assert not page.locator(".confirm").count()
    board.press("philosophy")
    board.press("philosophy")
    assert board.sent() == ["destroy philosophy"]
    page.evaluate('() => localStorage.setItem("confirm", "none")')
    board.press("philosophy")
    assert board.sent() == ["destroy philosophy"]


# Something more is said in the panel, whoever says it: how far the last row is from its edge
SAID = """() => {
  const pane = document.querySelector(".pane"), note = document.createElement("p");
  note.style.minHeight = "120px";
  document.querySelector("#notices").append(note);
  window.bare = () => {
    pane.scrollTop = pane.scrollHeight;
    const ask = document.querySelector("#ask").getBoundingClientRect();
    return ask.top - document.querySelector("svg.scene").getBoundingClientRect().bottom;
  };
}"""


def test_the_last_row_is_scrolled_out_from_under_the_panel(somebody: Any) -> None:
    page = somebody("/", phone=True)
    table = open_table(page, "through-the-ages", [{"kind": "me"}, {"kind": "local"}], mix="x")
    page.goto(f"/t/{table}")
    wait_running(page)
    page.evaluate(SAID)
    page.wait_for_function("() => bare() > -2")


def test_a_finger_looks_first(somebody: Any) -> None:
    """A city whose only line fits: shown with its button, beside it and off the dice."""
    script = "option first 0\ndo roll 3 3 2 A C 1 G | 0 fill daliang infantry-8 | roll G A C 1"
    board = Shown(somebody("/", phone=True), "age-of-war", script, phone=True)
    board.press("city-daliang")
    confirm = board.page.locator(".confirm").bounding_box()
    assert board.sent() == []
    for id in ("city-daliang", *(f"die-{number}" for number in range(4))):
        x, y = board.page.evaluate(MIDDLE, id)
        across = confirm["x"] <= x <= confirm["x"] + confirm["width"]
        assert not (across and confirm["y"] <= y <= confirm["y"] + confirm["height"]), id
    board.page.locator(".confirm button").tap()
    assert board.sent() == ["fill daliang general"]


def test_a_piece_is_carried_to_its_place(somebody: Any) -> None:
    """An order to a cell by the mouse; Escape, or a place where it cannot go, puts it back."""
    page = somebody("/")
    board = Shown(page, "small-samurai-empires", "armies aki=1")
    (x, y), (to_x, to_y) = (page.evaluate(MIDDLE, id) for id in ("order-harvest", "cell-3"))
    for end in ("key", "nowhere", "cell"):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 30, y - 30)
        assert page.locator(".is-place").count() == 12
        page.mouse.move(*((to_x, to_y) if end == "cell" else (5, 845)))
        if end == "key":
            page.keyboard.press("Escape")
        page.mouse.up()
        assert page.locator(".is-place").count() == (12 if end == "cell" else 0)
    assert board.sent() == ["order harvest purple-3"]


def only_choice() -> tuple[str, int, int, int]:
    """A record of Age of War, a step of it where a seat can only lose a die, the seat, and how many
    dice were lost before."""
    path = Path(__file__).parents[1] / "age_of_war/records/two-seats.wtr"
    match = replay(Record.parse(path.read_text(encoding="utf-8")))
    for at, state in enumerate(match.states(0)):
        for seat in (0, 1):
            if len(legal(match.game, state, seat)) == 1 and at > 20:
                told = [event for each in match.events[:at] for event in each]
                lost = sum(match.plugin.told(event).key == "lost" for event in told)
                return path.read_text(encoding="utf-8"), at, seat, lost
    raise AssertionError("there is always a choice in this record")


POST = """async ([path, body]) => (await fetch(path, { method: "POST",
  headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json()"""


def test_the_only_choice_is_made_by_the_page_and_told(somebody: Any) -> None:
    record, at, seat, lost = only_choice()
    page = somebody("/", alone=True)
    id = page.evaluate(POST, ["/api/records", {"record": record}])["id"]
    seats = [
        {"kind": "me"} if each == seat else {"kind": "local", "name": "Marek"} for each in (0, 1)
    ]
    fork = page.evaluate(POST, [f"/api/tables/{id}/fork", {"at": at, "seats": seats}])["id"]
    page.goto(f"/t/{fork}")
    wait_running(page)
    lines = page.locator("#log li:not(.fold)")
    lines.filter(has_text="loses a die").nth(lost).wait_for(state="attached")
