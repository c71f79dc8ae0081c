"""The end of a game, another one, and a line that dies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from swallow import Wire
from test_looks import axe
from test_people_pages import two
from test_whole_games import open_table
from web_pages import press_some, until, wait_moved, wait_running, wait_turn

from conftest import DESKTOP, PHONE

SCORES = """async () => {
  const at = new URL("dom.js", document.querySelector("script[type=module]").src);
  const { make, scoreline } = await import(at), won = { places: [2, 1], scores: [12, 22] };
  const more = { places: [2, 1, 3], scores: [5, 9, 1] };
  return [scoreline(won), scoreline(won, 0), scoreline(more, 0),
    scoreline({ places: [2, 1], scores: [0, 0] }), make("p", "", "won in 40 % of 60").textContent];
}"""
TOPS = "all => all.map((el) => el.getBoundingClientRect().top)"


def test_giving_up_and_playing_again(somebody: Callable[..., Any], shot: Any) -> None:
    """The page asks in a dialog of its own; both see the end from their side; one offers another
    game, the other accepts, both land at the same table."""
    page, friend = two(somebody)
    before = urlsplit(page.url).path
    press_some(page, 0)
    page.click("details.more summary")
    page.click("#resign")
    page.click("dialog.sure .btn.primary:focus")
    assert page.evaluate("document.body.dataset.status") == "running"
    page.click("details.more summary")
    page.click("#resign")
    page.click("dialog.sure .btn.danger")
    page.locator(".over h2", has_text="You lose.").wait_for()
    friend.locator(".over h2", has_text="You win.").wait_for()
    assert page.locator("#prompt span").inner_text() == "You lose.", "nobody had scored"
    assert page.locator("#title small").inner_text() == "The game is over"
    page.reload()
    page.locator(".over h2", has_text="You lose.").wait_for()  # until it is put away
    page.keyboard.press("Escape")
    page.locator(".over").wait_for(state="detached")
    page.reload()
    page.locator("#main-actions button", has_text="Result").click()
    page.locator(".over > .away").wait_for()
    assert friend.evaluate(SCORES) == [
        "22\u00a0: 12",
        "12\u00a0: 22",
        "9\u00a0: 5\u00a0: 1",  # of more than two by places
        "",
        "won in 40\u00a0% of 60",
    ]
    friend.locator("#log li", has_text="resigns").wait_for()
    axe(friend, "the end")
    shot(friend, "game-over-desktop-light")
    friend.locator(".over button", has_text="Rematch").click()
    for device, size in (("desktop", DESKTOP), ("phone", PHONE)):  # said where it was pressed
        friend.set_viewport_size(size)
        waits = friend.locator(".over .notice.rematch", has_text="Waiting for the others")
        waits.wait_for()
        assert waits.get_attribute("role") == "status"
        assert friend.locator(".notice.rematch").count() == 1, "and nowhere else"
        seen = waits.bounding_box()
        assert seen["y"] + seen["height"] < size["height"]
        shot(friend, f"rematch-waits-{device}-light")
    friend.locator(".over button", has_text="board").click()
    friend.locator("#notices .rematch").wait_for()
    shot(friend, "rematch-waits-away-phone-light")
    asked = page.locator(".over .notice.rematch")
    shot(page, "rematch-asked-desktop-light")
    asked.locator("button", has_text="Play again").click()
    for one in (page, friend):
        one.wait_for_url(lambda url: urlsplit(url).path != before)
        wait_running(one)
    assert page.url == friend.url
    assert page.locator("#players li").nth(1).locator(".you").count() == 1, "one seat on"


def test_an_invitation_says_who_invites_to_what_until_the_table_is_closed(
    somebody: Callable[..., Any], shot: Any
) -> None:
    page = somebody("/")
    rule = {"clock": {"kind": "live", "minutes": 5, "increment": 5}}
    seats = [{"kind": "me"}, {"kind": "link"}]
    rule["absent"] = 2
    table = open_table(page, "age-of-war", seats, settings=rule, title="Friday")
    page.goto(f"/t/{table}")
    page.wait_for_selector(".invite .qr svg")
    known = page.locator(".waiting > header").inner_text()
    assert "Friday" in known and "After 2 min away a bot sits in." in known
    host = page.locator(".waiting-seats b").first.inner_text()
    path = urlsplit(page.input_value(".invite input")).path
    guest = somebody(path, phone=True, lang="uk")
    card = guest.locator(".invited")
    host = host.replace("Guest", "Гість")  # no name that somebody chose
    assert card.locator("h2").inner_text() == f"{host} запрошує вас зіграти: Епоха війни"
    card.locator("p", has_text="5 хв на всю гру").wait_for()
    card.locator("p", has_text="Годинник піде, коли сяде останній.").wait_for()
    card.locator("strong", has_text="Friday").wait_for()
    assert guest.locator(".waiting-seats b").all_inner_texts()[1] == "Ваше місце"
    low = guest.locator(".sit .btn.primary").bounding_box()
    assert low["y"] + low["height"] < guest.viewport_size["height"], "a seat is taken unscrolled"
    card.locator(".cover svg").wait_for()
    bare = """() => {
      document.querySelector(".invited .cover svg").remove();
      return document.querySelector(".sit .btn.primary").getBoundingClientRect().y;
    }"""
    assert guest.evaluate(bare) == low["y"], "a picture that comes late would move the button"
    card.locator("summary").click()
    card.locator("details p").first.wait_for()
    axe(guest, "an invitation")
    shot(guest, "invitation-phone-light")
    card.locator("button", has_text="English").click()
    guest.locator(".invited h2", has_text="invites you to Age of War").wait_for()
    somebody.expected.append("404")  # type: ignore[attr-defined]
    guest.goto("/t/wrong-address")
    assert guest.locator(".state h1").inner_text() == "There is no such table."
    assert "422" not in guest.locator("main").inner_text()
    page.locator(".waiting button", has_text="Close this table").click()
    page.click("dialog.sure .btn.danger")
    page.locator("h1", has_text="You have closed this table").wait_for()
    guest.goto(path)
    guest.locator("h1", has_text="has closed this table").wait_for()
    page.goto("/")
    page.wait_for_selector("body[data-ready=true]")
    assert page.locator(f"#mine a[href='/t/{table}']").count() == 0


def test_whoever_follows_a_link_that_is_used_is_told(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    page.goto(f"/t/{open_table(page, 'age-of-war', [{'kind': 'me'}, {'kind': 'link'}])}")
    page.wait_for_selector(".invite .qr svg")
    path = urlsplit(page.input_value(".invite input")).path
    friend = somebody(path)
    field = friend.locator(".sit input").bounding_box()
    assert field["width"] < 520, "as wide as what stands above it"
    friend.click(".sit .btn.primary")
    wait_running(friend)
    late = somebody(path)
    wait_running(late)
    late.locator("#prompt small", has_text="The seat of this link is taken").wait_for()
    friend.click("details.more summary")
    friend.click("#abort")
    friend.click("dialog.sure .btn.danger")
    new = friend.locator(".over .primary", has_text="New table")
    assert new.get_attribute("href") == "/new/age-of-war"
    assert friend.inner_text("body").count("nobody has won") == 1, "that it was called off"


def test_a_dead_line_is_told_and_the_move_goes_once(
    somebody: Callable[..., Any], served: Any
) -> None:
    """Everything on the wire is swallowed; nothing is closed."""
    somebody.expected += ["WebSocket", "ERR_"]  # type: ignore[attr-defined]
    wire = Wire(served.port)
    page = somebody(f"http://127.0.0.1:{wire.port}/")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Vira"}]
    table = open_table(page, "age-of-war", seats, options={"first": "0"})
    page.goto(f"http://127.0.0.1:{wire.port}/t/{table}")
    wait_running(page)
    assert wait_turn(page) == "turn"
    before = page.evaluate("document.body.dataset.seq")
    wire.cut()
    page.locator("#main-actions button").last.click()
    until(page, 'body.line === "down"')
    page.locator(".notice", has_text="line is down").wait_for()
    assert page.evaluate("document.body.dataset.seq") == before
    wire.mend()
    until(page, 'body.line === "up"')
    wait_moved(page, before)
    entries = served.app.state.desk.live[table].match.entries
    assert sum(entry.seat == 0 for entry in entries) == 1, "once"
    wire.close()


def test_the_lobby_asks_how_strong_and_how_many(somebody: Callable[..., Any]) -> None:
    page = somebody("/", small=True)
    card = page.locator("article[data-game=age-of-war]")
    chosen = card.locator(".against summary")
    assert chosen.inner_text() == "medium · 1 bot", "one quiet line until it is pressed"
    chosen.click()
    card.locator("select").nth(0).select_option("random")
    card.locator("select").nth(1).select_option("2")
    assert chosen.inner_text() == "random · 2 bots"
    card.locator(".btn.primary").click()
    wait_running(page)
    assert page.locator("#players li").count() == 3
    assert page.locator("#players .name", has_text="random").count() == 2
    page.goto("/")
    page.wait_for_selector("body[data-ready=true]")
    assert chosen.inner_text() == "random · 2 bots", "remembered"


def test_an_end_tells_who_stands_where_and_where_it_turned(somebody: Callable[..., Any]) -> None:
    """Whoever always withdraws loses; the panel has places, turning points, a picture to send."""
    page = somebody("/")
    page.evaluate("localStorage.confirm = 'none'")
    bot = {"kind": "bot", "level": "random"}
    page.goto(f"/t/{open_table(page, 'critters-at-war', [{'kind': 'me'}, bot])}")
    wait_running(page)
    while wait_turn(page) == "turn":
        before = page.evaluate("document.body.dataset.seq")
        page.evaluate("""() => {
          const all = [...document.querySelectorAll("#all-actions button")];
          (all.find((b) => b.dataset.notation === "withdraw") ?? all[0]).click();
        }""")
        wait_moved(page, before)
    page.locator(".over h2", has_text="You lose.").wait_for()
    assert page.locator(".podium .first b").inner_text() == "Bot Ada"
    assert page.locator(".podium li b").all_inner_texts() == ["Bot Ada", "You"]
    page.locator(".turns a").first.wait_for()
    assert "/replay?at=" in page.locator(".turns a").first.get_attribute("href")
    assert set(page.locator(".turns b").all_inner_texts()) <= {f"−{n}" for n in range(2, 7)}
    assert page.locator(".turns > p").inner_text() == "How far each moved your lead in the score."
    assert page.locator(".turns a span").first.inner_text().startswith("Battle "), "when, and what"
    assert {"withdrawal"} == {
        row.split(": ")[1]
        for row in page.locator(".scores tbody tr:not(.total) th").all_inner_texts()
    }, "why each battle ended"
    axe(page, "the end with turning points")
    with page.expect_download() as sent:
        page.locator(".over button", has_text="Picture of the result").click()
    assert sent.value.suggested_filename == "wartable-critters-at-war.png"
    assert not page.locator("#main-actions").is_visible(), "what can be done is said once"
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_selector(".over .whole.goes-on")  # a list that is cut says so
    page.locator(".over .whole").evaluate("el => el.scrollTo(0, el.scrollHeight)")
    page.wait_for_selector(".over .whole:not(.goes-on)")
    lowest = page.locator(".over .btn").last.bounding_box()
    assert lowest["y"] + lowest["height"] <= 390, "its buttons are in sight on a phone's side too"
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        quiet = page.locator(".over .row").last.locator(".btn").evaluate_all(TOPS)
        assert len(set(quiet)) == 1, "in one line"
        ways = page.locator(".over .row").first.locator("a").evaluate_all(TOPS)
        assert len(ways) == 3 and len(set(ways)) == 1, "the analysis too"
        cut = page.locator(".over .whole").evaluate("el => el.scrollHeight - el.clientHeight")
        assert width == 390 or not cut, "a desktop shows all of it"
        page.locator(".over button", has_text="Look at the board").click()
        page.locator(".over").wait_for(state="detached")
        page.locator("#main-actions button", has_text="Result").click()
        page.locator(".over h2", has_text="You lose.").wait_for()
    page.reload()
    page.locator("#main-actions button", has_text="Result").click()
    page.locator(".over h2", has_text="You lose.").wait_for()
    won, own = page.locator(".podium .score").all_inner_texts()
    page.goto("/")
    page.wait_for_selector("body[data-ready=true]")
    told = page.locator("#over .meta").first.inner_text().replace("\u00a0", " ")
    assert told.startswith(f"You lose {own} : {won}"), "the reader's own score first"
