"""People in the browser: an account, tokens, chat and silence, leaving and coming back, consent."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from test_looks import axe
from test_newcomer import sit
from test_whole_games import open_table
from web_pages import press_some, seq, until, wait_moved, wait_running, wait_turn

from wartable.server.identity import digest
from wartable.storage.administration import act


def ready(page: Any, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("body[data-ready=true]")


def two(somebody: Callable[..., Any]) -> tuple[Any, Any]:
    """Two people at a table, the first of them to begin."""
    page = somebody("/")
    seats = [{"kind": "me"}, {"kind": "link"}]
    page.goto(f"/t/{open_table(page, 'age-of-war', seats, options={'first': '0'})}")
    page.wait_for_selector(".invite .qr svg")
    friend = somebody(urlsplit(page.input_value(".invite input")).path)
    friend.click(".sit .btn.primary")
    for one in (page, friend):
        wait_running(one)
    return page, friend


def test_a_guest_becomes_an_account_and_keeps_the_games(somebody: Callable[..., Any]) -> None:
    """Then a token with scopes, shown once and revoked; signing out; signing in elsewhere."""
    page, name = sit(somebody, "age-of-war"), f"Olena {uuid.uuid4().hex[:8]}"
    table = page.evaluate("document.body.dataset.table")
    ready(page, "/account")
    page.fill("#r-name", name)
    page.locator("#r-password").press_sequentially("horse")
    page.click("#register .eye")
    assert page.get_attribute("#r-password", "type") == "text"
    page.click("#register [type=submit]")
    assert page.locator("#register .fault").inner_text() == "At least 8 characters."
    page.fill("#r-password", "correct horse")
    page.click("#register [type=submit]")
    page.wait_for_selector("body[data-ready=true] #logout")
    assert page.locator(".hello h1").inner_text() == name
    page.click(".programs summary")
    page.fill("#t-name", "my bot")
    page.check("#s-create")
    page.click("#tokens [type=submit]")
    assert page.locator(".secret code").inner_text().startswith("wt_")
    row = page.locator("#token-list li", has_text="my bot")
    row.wait_for()
    for scope in ("read", "play", "create"):
        assert scope in row.inner_text()
    row.locator("button").click()
    row.wait_for(state="detached")
    ready(page, "/")
    assert page.locator(f"#mine a[href='/t/{table}']").count() == 1
    elsewhere = somebody("/account", phone=True, lang="uk")
    elsewhere.click("#have summary")
    elsewhere.fill("#l-name", name)
    elsewhere.fill("#l-password", "wrong horse")
    somebody.expected.append("401")  # type: ignore[attr-defined]
    elsewhere.click("#login [type=submit]")
    elsewhere.wait_for_selector("#login .fault:not(:empty)")
    assert elsewhere.locator("#login .fault").inner_text() == "Ім'я або пароль не підходять."
    elsewhere.fill("#l-password", "correct horse")
    elsewhere.click("#login [type=submit]")
    elsewhere.wait_for_selector("body[data-ready=true] #logout")
    ready(elsewhere, f"/t/{table}")
    wait_running(elsewhere)
    assert elsewhere.locator("#players .you").count() == 1
    ready(elsewhere, "/account")
    elsewhere.click("#logout")
    elsewhere.wait_for_url(lambda url: urlsplit(url).path == "/")
    ready(elsewhere, "/account")
    assert elsewhere.locator("#login").count() == 1


def test_an_account_shows_results_and_where_one_is_signed_in(
    somebody: Callable[..., Any], shot: Any
) -> None:
    """First how one has done; another browser can be signed out from here."""
    page, name = sit(somebody, "critters-at-war"), f"Vira {uuid.uuid4().hex[:8]}"
    page.click("details.more summary")
    page.click("#resign")
    page.click("dialog.sure .btn.danger")
    page.locator(".over h2").wait_for()
    ready(page, "/account")
    tally = page.locator("#tallies li", has_text="Critters at War")
    assert tally.locator(".meta span").all_inner_texts() == ["1 game", "0 won"]
    row = page.locator("#last li")
    assert row.count() == 1 and "You lose" in row.inner_text() and "Bot Ada" in row.inner_text()
    axe(page, "an account")
    shot(page, "account-desktop-light")
    page.fill("#r-name", name)
    page.fill("#r-password", "correct horse")
    page.click("#register [type=submit]")
    page.wait_for_selector("body[data-ready=true] #logout")
    page.click("#more-of-me > summary")
    assert page.locator("#browsers li").count() == 1
    assert not page.locator("#others button").is_visible()
    elsewhere = somebody("/account", phone=True)
    elsewhere.click("#have summary")
    elsewhere.fill("#l-name", name)
    elsewhere.fill("#l-password", "correct horse")
    elsewhere.click("#login [type=submit]")
    elsewhere.wait_for_selector("body[data-ready=true] #logout")
    assert elsewhere.locator("#tallies li").count() == 1
    axe(elsewhere, "an account on a phone")
    shot(elsewhere, "account-phone-light")
    ready(page, "/account")
    assert page.locator("#browsers li").count() == 2
    assert page.locator("#browsers li", has_text="This browser").count() == 1
    page.click("#more-of-me > summary")
    page.click("#others button")
    page.locator("#others .done", has_text="only here").wait_for()
    assert page.locator("#browsers li").all_inner_texts()[0].startswith("This browser")
    assert page.locator("#browsers li").count() == 1 and page.locator("#others button").is_hidden()
    page.click("#profile [type=submit]")
    page.locator("#welcome").wait_for()
    assert page.locator("#profile").is_visible(), "what was unfolded stays so"
    ready(elsewhere, "/account")
    assert elsewhere.locator("#login").count() == 1, "a stranger again"


def test_chat_silence_and_the_way_back(somebody: Callable[..., Any]) -> None:
    page = sit(somebody, "age-of-war")
    watcher = somebody(page.evaluate("location.pathname"))
    wait_running(watcher)
    watcher.click("#tab-chat")
    watcher.fill("#words", "Hello there")
    watcher.press("#words", "Enter")
    page.wait_for_selector("#tab-chat.unread", state="attached")
    page.click("#tab-chat")
    line = page.locator("#chatlog li", has_text="Hello there")
    line.locator("button").click()
    line.wait_for(state="detached")
    page.reload()
    wait_running(page)
    page.click("#tab-chat")
    hidden = page.locator("#chatlog li", has_text="is not shown")
    hidden.wait_for()
    assert line.count() == 0
    hidden.locator("button").click()
    page.wait_for_selector("#chatlog [data-id]", state="attached")
    page.click("#tab-chat")
    assert "Hello there" in page.locator("#chatlog").inner_text()


def test_a_promise_goes_to_one_and_the_third_does_not_notice(somebody: Callable[..., Any]) -> None:
    """Marked in words on both sides, for who is there and for who comes back."""
    page = somebody("/")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    page.goto(f"/t/{open_table(page, 'age-of-heroes', seats)}")
    page.wait_for_selector(".invite .qr svg")
    path = urlsplit(page.input_value(".invite input")).path
    friend = somebody(path, phone=True)
    friend.click(".sit .btn.primary")
    friend.locator(".waiting-seats li", has_text="you").wait_for()
    third = somebody(path)
    third.click(".sit .btn.primary")
    for one in (page, friend, third):
        wait_running(one)
    page.click("#tab-chat")
    choices = page.locator("#to option").all_inner_texts()
    assert choices[0] == "to everybody" and len(choices) == 3
    page.select_option("#to", index=1)
    page.fill("#words", "a road for peace")
    page.press("#words", "Enter")
    own = page.locator("#chatlog li", has_text="a road for peace")
    own.wait_for()
    assert f"({choices[1]})" in own.inner_text() and choices[1].endswith(" only")
    friend.wait_for_selector("#tab-chat.unread", state="attached")
    page.select_option("#to", index=0)
    page.fill("#words", "hello all")
    page.press("#words", "Enter")
    third.locator("#chatlog li", has_text="hello all").wait_for(state="attached")
    third.reload()
    third.locator("#chatlog li", has_text="hello all").wait_for(state="attached")
    assert third.locator("#chatlog li").count() == 1
    friend.reload()
    wait_running(friend)
    friend.click("#talk")
    friend.click("#tab-chat")
    theirs = friend.locator("#chatlog li", has_text="a road for peace")
    theirs.wait_for()
    assert "(to you only)" in theirs.inner_text()
    assert friend.evaluate(FITS, ["#say, #say > *", "body"])


CHANGED_HANDS = """async () => {
  const at = new URL("chat.js", document.querySelector("script[type=module]").src);
  const { Addressee } = await import(at), select = document.createElement("select");
  const sits = (person) => ({ seat: 1, kind: "person", person, name: person, you: false });
  const to = new Addressee(select), about = { promises: true, you: [0], seats: [sits("Vira")] };
  const found = [];
  const note = () => found.push([to.chosen, to.seat, select.hidden]);
  to.show(about); note();
  select.value = "1 Vira"; note();
  to.show({ ...about, seats: [sits("Petro")] }); note();
  to.show({ ...about, seats: [] }); note();
  select.selectedIndex = 0; to.show(about); note();
  to.show({ ...about, seats: [{ ...sits("me"), seat: 0, you: true }, sits("Vira")] }); note();
  return found;
}"""


def test_who_left_is_not_replaced_by_everybody(somebody: Callable[..., Any]) -> None:
    """Nor by whoever sits there now: nothing is chosen until somebody chooses."""
    page = sit(somebody, "age-of-heroes")
    assert page.evaluate(CHANGED_HANDS) == [
        [True, None, False],
        [True, 1, False],
        [False, None, False],
        [False, None, False],
        [True, None, False],
        [True, None, True],  # of two, all is the other one
    ]


def test_no_choice_of_readers_where_nobody_may_choose(somebody: Callable[..., Any]) -> None:
    """A game without promises; and a table with bots only."""
    page, _ = two(somebody)
    page.click("#tab-chat")
    assert page.locator("#words").is_visible() and not page.locator("#to").is_visible()
    page.set_viewport_size({"width": 1280, "height": 720})  # phrases stand in one row
    tops = "el => new Set([...el.children].map((b) => b.getBoundingClientRect().top)).size"
    assert page.locator("#phrases").evaluate(tops) == 1
    alone = sit(somebody, "age-of-heroes")
    alone.click("#tab-chat")
    assert alone.locator("#words").is_visible() and not alone.locator("#to").is_visible()


def test_leaving_and_taking_the_seat_back(somebody: Callable[..., Any]) -> None:
    """The tab says whose turn it is; a bot sits in until the other is asked; one press returns."""
    page, friend = two(somebody)
    assert wait_turn(page) == "turn" and page.title().startswith("● ")
    page.click("details.more summary")
    page.click("#leave")
    page.click("dialog.sure .btn.danger")
    assert not page.locator("details.more").evaluate("el => el.open"), "it would hide the answer"
    assert wait_turn(friend) == "turn"  # the bot has played
    friend.locator("#players", has_text="bot sits in").wait_for()
    back = page.locator(".notice button", has_text="Take your seat back")
    back.click()
    back.wait_for(state="detached")
    friend.locator("#players .name", has_text="bot sits in").wait_for(state="detached")
    number = 0
    while friend.evaluate("document.body.dataset.turn") == "true":
        press_some(friend, number)
        number += 1
    assert wait_turn(page) == "turn"


def test_more_is_taken_back_only_if_the_other_agrees(somebody: Callable[..., Any]) -> None:
    page, friend = two(somebody)
    press_some(page, 0)  # dice are rolled: nothing is free any more
    assert page.locator("#undo").is_disabled()
    for answer in ("Refuse", "Agree"):
        before = seq(page)
        page.click("details.more summary")
        page.click("#ask-undo")
        question = friend.locator(".notice", has_text="asks to take back")
        question.locator("button", has_text=answer).click()
        question.wait_for(state="detached")
        if answer == "Agree":
            wait_moved(page, before)
            page.locator("#log li", has_text="what you did last is taken back").wait_for()
        else:
            page.locator(".notice", has_text="asks to take back").wait_for(state="detached")
            page.locator("#log li", has_text="does not agree").wait_for()
            assert seq(page) == before


def test_theme_and_sound_are_remembered(somebody: Callable[..., Any]) -> None:
    page = sit(somebody, "age-of-war")
    page.click("details.more summary")
    assert page.get_attribute("#sound", "aria-pressed") == "true", "on, once somebody has pressed"
    page.click("#menu-wishes > summary")
    page.click("#sound")
    page.click("#theme")
    chosen = page.evaluate("document.documentElement.dataset.theme")
    assert chosen == "dark"
    page.reload()
    wait_running(page)
    assert page.evaluate("document.documentElement.dataset.theme") == chosen
    assert page.get_attribute("#sound", "aria-pressed") == "false"


# While a low panel is scrolled through: whether a heading stays on top of lines that are read, and
# places where two of them lie on each other.
HEADS_APART = """(panel) => {
  const heads = [...panel.querySelectorAll(".mark")], wrong = [];
  let stays = false;
  panel.style.flex = "none";
  panel.style.height = panel.style.maxHeight = "90px";
  heads[0].querySelector("h2").append(" and words ".repeat(20));  // a heading of several lines
  for (panel.scrollTop = 0; wrong.length < 3; panel.scrollTop += 7) {
    const boxes = heads.map((el) => el.getBoundingClientRect());
    stays ||= boxes[0].top > boxes[0].height + panel.getBoundingClientRect().top - panel.scrollTop;
    boxes.forEach((box, n) => boxes.slice(n + 1).forEach((other) => {
      if (box.bottom > other.top + 1) wrong.push([panel.scrollTop, n]);
    }));
    if (panel.scrollTop + panel.clientHeight >= panel.scrollHeight - 1) break;
  }
  return [stays, wrong];
}"""


def test_the_log_has_a_heading_over_each_turn(somebody: Callable[..., Any]) -> None:
    """As a book is read: the heading of a turn, then its lines, the newest at the end, in sight."""
    page = somebody("/")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Vira"}]
    page.goto(f"/t/{open_table(page, 'age-of-war', seats, options={'first': 'draw'})}")
    wait_running(page)
    heads = page.locator("#log .mark h2")
    number = 0
    while heads.count() < 3:
        press_some(page, number)
        number += 1
    until(page, "!body.busy")
    assert [int(words.rstrip(".").split()[-1]) for words in heads.all_inner_texts()] == [1, 2, 3]
    heading = "all => all.map((li) => li.classList.contains('mark'))"
    rows = page.locator("#log .turn > li").evaluate_all(heading)
    assert rows[-1] is False and rows.count(True) == 3
    at_end = "el => el.scrollHeight - el.scrollTop - el.clientHeight < 2"
    panel = page.locator("#panel-log")
    assert panel.evaluate(at_end)
    page.set_viewport_size({"width": 1280, "height": 720})
    until(page, "document.querySelectorAll('#log .tucked').length === 0 && !body.busy")
    assert panel.evaluate(at_end)
    assert panel.evaluate(HEADS_APART) == [True, []]


FITS = """([inner, outer]) => {
  const edge = document.querySelector(outer).getBoundingClientRect().right + 1;
  const all = [...document.querySelectorAll(inner)];
  return all.every((el) => el.getBoundingClientRect().right <= edge);
}"""


def test_a_hint_fits_a_phone(somebody: Callable[..., Any]) -> None:
    """The board beside it stays as large."""
    page = sit(somebody, "age-of-war", phone=True, lang="uk")
    high = page.locator(".scene").bounding_box()["height"]
    page.click("#hint")
    page.wait_for_selector(".advice .btn")
    assert page.locator(".scene").bounding_box()["height"] >= 0.95 * high
    assert page.evaluate(FITS, [".advice, .advice .btn, .advice summary, #prompt", "body"])


def test_rows_of_seats_fit_a_phone(somebody: Callable[..., Any]) -> None:
    """What takes a seat away stands on its row."""
    page = somebody("/new/age-of-heroes", phone=True, lang="uk")
    page.click("#more")
    page.locator("#seats li").last.locator("select").first.select_option("local")
    for n in range(3):
        row = page.locator("#seats li").nth(n)
        select = row.locator("select").first.bounding_box()
        away = row.locator(".round").bounding_box()
        assert abs(select["y"] - away["y"]) < 10 and away["x"] + away["width"] <= 390


def test_who_shares_the_screen_without_a_name_is_told_apart(somebody: Callable[..., Any]) -> None:
    page = somebody("/")
    page.goto(f"/t/{open_table(page, 'critters-at-war', [{'kind': 'me'}, {'kind': 'local'}])}")
    page.wait_for_selector(".curtain button")
    names = page.locator("#players .name").all_inner_texts()
    assert len(names) == 2 and any(name.startswith("Seat 2") for name in names)


def test_a_report_reaches_the_administrators(
    somebody: Callable[..., Any], served: Any, shot: Any
) -> None:
    """By the keyboard, about somebody who wrote something; the way to it is in every header."""
    page = sit(somebody, "age-of-war")
    watcher = somebody(page.evaluate("location.pathname"))
    wait_running(watcher)
    watcher.click("#tab-chat")
    watcher.fill("#words", "Nasty words")
    watcher.press("#words", "Enter")
    page.wait_for_selector("#chatlog li[data-person]", state="attached")
    assert page.locator("a[href='/admin']").count() == 0
    page.focus("details.more summary")
    page.keyboard.press("Enter")
    page.focus("#report")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog.report[open]")
    axe(page, "report")
    shot(page, "report-desktop-light")
    assert page.evaluate("document.activeElement.id") == "report-whom"
    page.keyboard.press("End")
    page.keyboard.press("Tab")
    page.keyboard.type("he said u and h and a")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog.report", state="detached")
    page.wait_for_selector("#ask :text('The administrators will read it.')")
    ready(page, "/account")
    page.fill("#r-name", f"Olena {uuid.uuid4().hex[:8]}")
    page.fill("#r-password", "correct horse")
    page.click("#register [type=submit]")
    page.wait_for_selector("body[data-ready=true] #logout")
    store = served.app.state.desk.store
    cookie = next(c["value"] for c in page.context.cookies() if c["name"] == "wartable")
    person = store.session(digest(cookie))[1].id
    store.set_administrator(person, True, act("", "", "grant", person, "", 1))
    ready(page, "/account")
    axe(page, "account of an administrator")
    page.click("header a[href='/admin']")
    row = page.locator("#reports li", has_text="he said u and h and a")
    row.wait_for()
    assert row.locator("button").count() == 3  # the third bans the one it is about
    axe(page, "administration")


# Remembers what the notice of a handed-on screen said, and what was on the page then
PASSING = """() => new MutationObserver(() => {
  const notice = document.querySelector(".notice.passing");
  const count = (what) => document.querySelectorAll(what).length;
  if (notice && !window.passing)
    window.passing = [notice.textContent, count(".curtain"), count(".scene [data-id]")];
}).observe(document.body, { childList: true, subtree: true, attributes: true })"""


def test_people_at_one_screen_have_names_and_see_what_they_did(
    somebody: Callable[..., Any],
) -> None:
    """Names are asked for all of them and remembered; the curtain falls after the move was seen."""
    page = somebody("/new/critters-at-war")
    page.locator("#seats li").last.locator("select").first.select_option("local")
    page.fill("#seats li:nth-child(1) input", "Olena")
    page.fill("#seats li:nth-child(2) input", "Vira")
    page.click("#form [type=submit]")
    page.locator(".curtain button").click()
    assert {name.split()[0] for name in page.locator("#players .name").all_inner_texts()} == {
        "Olena",
        "Vira",
    }
    assert wait_turn(page) == "turn"
    mover = page.locator("#players [aria-current] .name").inner_text().split()[0]
    hand = page.locator(".scene [data-id]").count()
    page.evaluate(PASSING)  # it stands for a moment only: a slow machine would miss it
    press_some(page, 0)
    other = "Vira" if mover == "Olena" else "Olena"
    page.locator(".curtain button", has_text=other).wait_for()
    assert page.locator(".curtain strong").inner_text() == f"Pass the screen to {other}."
    said = page.locator("#prompt span").inner_text()
    assert "Pass the screen" not in said, "what was done is said meanwhile"
    said, curtains, pieces = page.evaluate("() => window.passing")
    assert other in said and curtains == 0 and pieces >= hand - 2
    page.goto("/new/critters-at-war")
    page.locator("#seats li").last.locator("select").first.select_option("local")
    assert page.input_value("#seats li:nth-child(1) input") == "Olena"
    assert page.input_value("#seats li:nth-child(2) input") == "Vira"
