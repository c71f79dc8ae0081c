"""Every size of screen: what is asked is in sight or marked, the board keeps its size, nothing is
too small to read or to press, nothing leaves the screen.

The suite looks at the worst moments of each title; `make sizes` looks at all titles, at fewest and
most seats, in three languages, at many moments (WARTABLE_SIZES=all).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from laid import TESTS, Laid, kept
from test_whole_games import open_table
from web_pages import until

from wartable import plugin
from wartable.play import Record
from wartable.puzzles import puzzles
from wartable.server import messages

SIZES = {
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "tablet on its side": (1180, 820),
    "small tablet": (1024, 768),
    "small desktop": (1280, 720),
    "desktop": (1440, 900),
    "large desktop": (2560, 1440),
}
EVERYTHING = os.environ.get("WARTABLE_SIZES") == "all"


@dataclass(frozen=True)
class Case:
    """Moments of one title: (record, after so many actions)."""

    game: str
    seats: int
    lang: str
    moments: tuple[tuple[str, int], ...]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.lang}"


def case(game: str, seats: int, lang: str, record: str, *at: int) -> Case:
    return Case(game, seats, lang, tuple((record, number) for number in at))


WORST = (
    case("age-of-war", 6, "ru", "play/records/age-of-war-6.wtr", 34, 272),
    case("critters-at-war", 2, "uk", "critters_at_war/records/long.wtr", 15, 33),
    case(
        "small-samurai-empires",
        *(4, "uk", "small_samurai_empires/records/four-seats-all-variants.wtr", 115, 245),
    ),
    case("age-of-heroes", 2, "ru", "play/records/age-of-heroes-2-rules-2.wtr", 175, 455),
    case("age-of-heroes", 6, "uk", "age_of_heroes/records/live-six-offers-only.wtr", 240, 984),
    case("through-the-ages", 4, "uk", "play/records/through-the-ages-4-rules-2.wtr", 442, 850),
)


def all_cases() -> Iterator[Case]:
    """Records of fewest and most seats, in three languages, at some moments of each."""
    for game, seats in (
        ("age-of-war", (2, 6)),
        ("critters-at-war", (2,)),
        ("small-samurai-empires", (2, 4)),
        ("age-of-heroes", (2, 6)),
        ("through-the-ages", (2, 4)),
    ):
        for number in seats:
            record = f"play/records/{game}-{number}.wtr"
            text = (TESTS / record).read_text(encoding="utf-8")
            length = len(Record.parse(text).entries)
            found = (asked_from(record, length * part // 9) for part in range(1, 9))
            moments = tuple((record, at) for at in found if at)
            for lang in ("en", "uk", "ru"):
                yield Case(game, number, lang, moments)


def asked_from(record: str, at: int) -> int:
    """The first moment from there on at which a seat is asked; 0 if there is none soon."""
    for later in range(at, at + 30):
        match = kept(record, later)
        if not match.over and any(match.legal(seat) for seat in messages.awaited(match)[:1]):
            return later
    return 0


CASES = list(all_cases()) if EVERYTHING else list(WORST)

# What is wrong with the page as it is now, a sentence each
LOOK = (Path(__file__).parent / "sizes.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("given", CASES, ids=lambda given: given.name)
def test_a_table_fits_every_screen(somebody: Callable[..., Any], given: Case) -> None:
    page = somebody("/", lang=given.lang)
    laid = Laid(page, given.game, given.seats, given.lang)
    wrong: list[str] = []
    for device, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        drawn: set[float] = set()
        for number, (record, at) in enumerate(given.moments):
            laid.show(kept(record, at))
            found = page.evaluate(LOOK, None if number else [width, height])
            drawn.add(found["drawn"])
            wrong += [f"{device:18} {at:5}  {fault}" for fault in found["faults"]]
        if len(drawn) > 1:
            wrong.append(f"{device:18}        the board is drawn at several scales: {drawn}")
    assert not wrong, f"{given.name}:\n" + "\n".join(wrong)


# A press on every kind of piece that can be pressed: what opens, and its buttons, are on the screen
SHEETS = """async () => {
  const faults = [], kinds = new Set(), frame = () => new Promise(requestAnimationFrame);
  const name = (el) => el.textContent.trim().slice(0, 50);
  for (const piece of document.querySelectorAll(".piece.is-legal")) {
    const kind = piece.querySelector("use").getAttribute("href").replace(/-[^-]*$/, "");
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    piece.scrollIntoView({ block: "center" });
    piece.focus();
    piece.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await frame(); await frame();
    for (const el of document.querySelectorAll("#board > :is(.preview, .menu)")) {
      const { top, bottom, left, right } = el.getBoundingClientRect();
      const out = top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
      if (out) faults.push(`${kind}: a sheet from ${top} to ${bottom} px: ${name(el)}`);
      for (const b of el.querySelectorAll(".btn")) {
        const at = b.getBoundingClientRect(), x = at.x + at.width / 2, y = at.y + at.height / 2;
        if (!b.contains(document.elementFromPoint(x, y))) faults.push(`${kind}: ${name(b)}`);
      }
    }
    piece.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    document.querySelector(".preview, .menu")?.remove();
  }
  return faults;
}"""


@pytest.mark.parametrize("given", WORST, ids=lambda given: given.name)
def test_a_sheet_is_never_higher_than_the_screen(somebody: Callable[..., Any], given: Case) -> None:
    """A card's sheet was higher than a phone on its side, its button below the edge."""
    page = somebody("/", lang=given.lang)
    page.evaluate("localStorage.confirm = 'all'")
    laid = Laid(page, given.game, given.seats, given.lang)
    wrong: list[str] = []
    for device in ("phone on its side", "phone", "small tablet"):
        width, height = SIZES[device]
        page.set_viewport_size({"width": width, "height": height})
        laid.show(kept(*given.moments[0]))
        page.evaluate(LOOK, [width, height])
        wrong += [f"{device:18} {fault}" for fault in page.evaluate(SHEETS)]
    assert not wrong, f"{given.name}:\n" + "\n".join(wrong)


# the longest words: Ukrainian and Russian; phone and small desktop, where room is scarcest
PAGES = {
    "lesson": ("/learn/through-the-ages/first-steps", "ru"),
    "puzzle": (f"/puzzles/age-of-heroes/{puzzles(plugin.game('age-of-heroes'))[0].id}", "uk"),
}
# a page that scrolls as a whole: nothing is wider than the screen, too small to read or to press
SCROLLED = """() => {
  const faults = [], root = document.documentElement;
  const name = (el) => (el.getAttribute("aria-label") || el.textContent).trim().slice(0, 50);
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
  for (const el of document.querySelectorAll("button, select, input, summary, .btn")) {
    if (!el.checkVisibility() || el.closest(".skip, .visually-hidden")) continue;
    if (el.matches(".rule")) continue; // it takes presses around it
    const { width, height } = el.getBoundingClientRect(), least = Math.min(width, height);
    if (width && least < 23.5) faults.push(`${least} px to press: ${name(el)}`);
  }
  for (const el of document.querySelectorAll("body *")) {
    const words = [...el.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    if (!words || el.closest("svg, .visually-hidden, .skip") || !el.checkVisibility()) continue;
    const px = parseFloat(getComputedStyle(el).fontSize);
    if (px < 10.75) faults.push(`${px} px: ${name(el)}`);
  }
  return faults;
}"""


@pytest.mark.parametrize("kind", PAGES)
def test_a_page_to_learn_from_fits(somebody: Callable[..., Any], kind: str) -> None:
    path, lang = PAGES[kind]
    page = somebody(path, lang=lang)
    wrong: list[str] = []
    for device in ("phone", "small desktop"):
        width, height = SIZES[device]
        page.set_viewport_size({"width": width, "height": height})
        layout = "tall" if device == "phone" else "wide"
        until(page, "body.ready && !body.busy && body.layout === arg", layout)
        wrong += [f"{device:18} {fault}" for fault in page.evaluate(LOOK, None)["faults"]]
    assert not wrong, "\n".join(wrong)


def test_lobby_and_rules_fit_a_phone(somebody: Callable[..., Any]) -> None:
    page = somebody("/", lang="ru", phone=True)
    page.locator(".against summary").first.click()
    low = (
        "[...document.querySelectorAll('.against :is(summary, select)')].map((s) => s.offsetHeight)"
    )
    assert min(high for high in page.evaluate(low) if high) >= 44
    page.goto("/rules/through-the-ages")
    page.wait_for_selector("body[data-ready=true]")
    assert page.evaluate(SCROLLED) == []


def test_a_waiting_room_fills_a_tablet(somebody: Callable[..., Any]) -> None:
    """The styles of a table upright left it no room."""
    page = somebody("/", lang="ru")
    page.set_viewport_size({"width": 820, "height": 1180})
    table = open_table(page, "age-of-war", [{"kind": "me"}, {"kind": "link"}])
    page.goto(f"/t/{table}")
    page.locator(".waiting .invite").wait_for()
    assert page.evaluate("document.querySelector('.waiting').offsetHeight") > 1000
