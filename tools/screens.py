"""Pictures of the page for the documentation, in three languages: `python -m tools.screens`.

A server on loopback with a fixed seed, and Chromium: the lobby, a table with the companion, the
rules, lessons and a puzzle; in English a lesson of each game too, on a desktop and on a phone, a
table on six sizes, the end of a game, an account, and a big screen with three phones. They are
written to docs/images/screens.
Words after the command name the pictures to make: `lesson` makes all whose names begin so.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.web_harness import Served
from wartable.i18n import LANGUAGES
from wartable.plugin import games
from wartable.server.settings import Settings

FOLDER = Path(__file__).parents[1] / "docs" / "images" / "screens"
DESKTOP = {"viewport": {"width": 1200, "height": 750}}
HIGH = {"viewport": {"width": 1200, "height": 860}}
LARGE = {"viewport": {"width": 1440, "height": 900}}
SIZES = ((390, 844), (844, 390), (820, 1180), (1180, 820), (1440, 900), (2560, 1440))
SCREEN: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
SHARED = {  # who shares a big screen, and how many actions they have done
    "age-of-heroes": (("Olena", "Marek", "Iryna"), 16),
    "critters-at-war": (("Olena", "Marek"), 6),
}
PRESSED = """(n) => {
  const { turn, busy } = document.body.dataset;
  const all = document.querySelectorAll("#all-actions button");
  if (turn !== "true" || busy || !all.length) return false;
  all[(n * 5) % all.length].click();
  return true;
}"""
HEIGHT = 420  # of a big screen and phones side by side
BESIDE = f"body {{ margin: 0; display: inline-flex; gap: 8px }} img {{ height: {HEIGHT}px }}"
FULL = 450_000  # pixels; a larger page is shown smaller
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]
PATIENCE = 300_000  # milliseconds
QUALITY = 70
LESSON, ACTION = "first-steps", 3  # which lesson is shown, and at which of its learner's actions
PUZZLE = 12  # which puzzle of a game, from the easiest on
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
WITHDRAWS = """() => setInterval(() => {
  const { turn, busy, status } = document.body.dataset;
  if (turn !== "true" || busy || status !== "running") return;
  const all = [...document.querySelectorAll("#all-actions button")];
  (all.find((b) => b.dataset.notation === "withdraw") ?? all[0])?.click();
}, 20)"""
READY = "body[data-ready=true]:not([data-busy]) .scene .piece"


@dataclass
class Visitor:
    """Somebody who looks at the site, with a browser of their own, and takes pictures of it."""

    page: Any
    lang: str

    def go(self, path: str, until: str) -> None:
        self.page.goto(path)
        self.page.locator(until).first.wait_for()

    def ask(self, path: str, body: object) -> Any:
        """Over HTTP, as the same person."""
        heard = {"accept-language": self.lang}
        answer = self.page.request.post(path, data=body, headers=heard)
        if not answer.ok:
            raise SystemExit(f"{path}: {answer.status} {answer.text()}")
        return answer.json()

    def open_table(self, game: str, **more: object) -> None:
        wish = {"game": game, "seats": ME_AND_BOT, "mix": "x", **more}
        self.go(f"/t/{self.ask('/api/tables', wish)['id']}", READY)

    def lobby(self) -> None:
        self.go("/", ".game")

    def table(self) -> None:
        self.open_table("small-samurai-empires")

    def companion(self) -> None:
        """What it says of a move that was not the best."""
        self.lobby()
        self.page.evaluate("localStorage.companion = 'on'; localStorage.confirm = 'none'")
        self.open_table("age-of-war", options={"first": "0"})
        self.page.locator(".companion .matters").wait_for()
        self.page.evaluate("document.querySelector('#main-actions [data-notation=lose]').click()")
        self.page.locator(".companion .judged").wait_for()

    def rules(self) -> None:
        """A chapter with a scene."""
        self.go("/rules/age-of-war#turn", "body[data-ready=true]")
        self.page.locator("[data-scene='turn/used-up']").scroll_into_view_if_needed()
        self.page.locator("[data-scene='turn/used-up'][data-drawn]").wait_for()

    def learn(self) -> None:
        """The list of lessons, some taken."""
        for game in ("age-of-heroes", "critters-at-war"):
            self.take(game)
        self.go("/learn", "body")

    def lesson(self, game: str = "critters-at-war") -> None:
        self.take(game)
        self.go(f"/learn/{game}/{LESSON}", READY)

    def take(self, game: str) -> None:
        """The first steps of a lesson, by its own solutions."""
        path, said = f"/api/lessons/{game}/{LESSON}", {"solve": True}
        shown, acted = self.ask(path, said | {"moves": []}), 0
        while not shown["acts"] or acted < ACTION - 1:
            acted += shown["acts"]
            move = shown["solution"]["notation"] if shown["acts"] else ">"
            shown = self.ask(path, said | {"moves": shown["moves"], "move": move})

    def puzzle(self, game: str = "age-of-war") -> None:
        """A puzzle that was answered."""
        of_game = next(one for one in self.all_puzzles() if one["day"]["game"] == game)
        path = f"puzzles/{game}/{of_game['puzzles'][PUZZLE]['id']}"
        offers = self.ask(f"/api/{path}", {})["offers"]
        self.ask(f"/api/{path}", {"choice": offers[0]["notation"]})
        self.go(f"/{path}", "body[data-solved=true] .veil")

    def all_puzzles(self) -> Any:
        return self.page.request.get("/api/puzzles").json()

    def sized(self) -> None:
        self.open_table("age-of-war", options={"first": "0"})

    def over(self) -> None:
        """The end of a game against a bot, by whoever always withdraws."""
        self.lobby()
        self.page.evaluate("localStorage.confirm = 'none'; localStorage.speed = 'off'")
        self.open_table("critters-at-war")
        self.page.evaluate(WITHDRAWS)
        self.page.locator(".over .turns").wait_for()

    def account(self) -> None:
        """Of somebody who has played a game and solved a puzzle."""
        self.over()
        self.puzzle()
        self.ask("/api/account", {"name": "Olena", "password": "correct horse battery"})
        self.go("/account", "body[data-ready=true]")

    def at_rest(self) -> bytes:
        """The page once nothing moves."""
        self.page.wait_for_load_state("networkidle")
        self.page.locator("body:not([data-playing])").wait_for()
        self.page.evaluate("document.fonts.ready")
        taken: bytes = self.page.screenshot()
        return taken

    def shoot(self, name: str) -> None:
        """A picture of the page once nothing moves."""
        self.at_rest()
        if name.endswith(".png"):
            size = self.page.viewport_size
            scale = min(1.0, (FULL / (size["width"] * size["height"])) ** 0.5)
            kind: dict[str, object] = {
                "format": "png",
                "clip": {"x": 0, "y": 0, **size, "scale": scale},
            }
        else:
            kind = {"format": "webp", "quality": QUALITY}
        (FOLDER / name).write_bytes(captured(self.page, kind))


@dataclass(frozen=True)
class Picture:
    """A file in docs/images/screens, and how to get to what it shows."""

    name: str
    lang: str
    go: Callable[[Visitor], None]
    size: dict[str, Any]


def all_pictures() -> list[Picture]:
    pages = (
        Visitor.lobby,
        Visitor.table,
        Visitor.companion,
        Visitor.rules,
        Visitor.learn,
        Visitor.lesson,
        Visitor.puzzle,
    )
    found = [
        Picture(
            f"{go.__name__}-{lang}.webp", lang, go, HIGH if go is Visitor.companion else DESKTOP
        )
        for lang in LANGUAGES
        for go in pages
        if go is not Visitor.lesson or lang != "en"  # those of all games follow
    ]
    for game in games():
        for kind, size in (("desktop", DESKTOP), ("phone", PHONE)):
            found.append(Picture(f"lesson-{game}-{kind}.webp", "en", _lesson_of(game), size))
    for width, height in SIZES:
        seen = {"viewport": {"width": width, "height": height}, "has_touch": width < 1000}
        found.append(Picture(f"size-{width}x{height}.png", "en", Visitor.sized, seen))
    for go in (Visitor.over, Visitor.account):
        found.append(Picture(f"{go.__name__}.png", "en", go, LARGE))
    return found


def _lesson_of(game: str) -> Callable[[Visitor], None]:
    return lambda visitor: visitor.lesson(game)


def take(browser: Any, served: Served, picture: Picture) -> None:
    """One picture, by somebody who has never been there."""
    how = {"locale": picture.lang, "reduced_motion": "reduce", **picture.size}
    context = browser.new_context(base_url=served.url, **how)
    context.set_default_timeout(PATIENCE)
    visitor = Visitor(context.new_page(), picture.lang)
    picture.go(visitor)
    visitor.shoot(picture.name)
    context.close()


def shared(browser: Any, served: Served, game: str, names: tuple[str, ...], actions: int) -> bytes:
    """A big screen and the phones of all who play at it, side by side, after some actions."""
    how: dict[str, Any] = {"base_url": served.url, "locale": "en", "reduced_motion": "reduce"}
    contexts = [browser.new_context(**how, **size) for size in (SCREEN, *(PHONE for _ in names))]
    screen, *phones = (Visitor(context.new_page(), "en") for context in contexts)
    wish = {"game": game, "seats": [{"kind": "link"}] * len(names), "mix": "x"}
    screen.lobby()
    screen.go(f"/screen/{screen.ask('/api/tables', wish)['id']}", ".hall .code")
    code = {"code": screen.page.locator(".hall .code").inner_text()}
    for phone, name in zip(phones, names, strict=True):
        phone.lobby()
        phone.page.evaluate("localStorage.confirm = 'none'")
        phone.go(f"/i/{phone.ask('/api/join', code)['token']}", ".sit input")
        phone.page.fill(".sit input", name)
        phone.page.click(".sit .btn.primary")
    for phone in phones:
        phone.page.locator("#hand:not([hidden])").wait_for()
    screen.page.locator(READY).first.wait_for()
    done = 0
    while done < actions:
        for phone in phones:
            done += phone.page.evaluate(PRESSED, done)
        phones[0].page.wait_for_timeout(100)
    shown = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(each.at_rest()).decode()}">'
        for each in (screen, *phones)
    )
    page = screen.page.context.new_page()
    page.set_content(f"<style>{BESIDE}</style>{shown}")
    page.set_viewport_size({"width": page.evaluate("document.body.scrollWidth"), "height": HEIGHT})
    taken = captured(page, {"format": "webp", "quality": QUALITY})
    for context in contexts:
        context.close()
    return taken


def captured(page: Any, kind: dict[str, object]) -> bytes:
    """The page as a picture of a kind that Playwright does not make."""
    browser = page.context.new_cdp_session(page)
    return base64.b64decode(browser.send("Page.captureScreenshot", kind)["data"])


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(data_dir=Path(folder), workers=1, bot_pause=0, bot_hold=0, fixed_seed=7)
        served = Served(settings)
        served.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for picture in all_pictures():
                if not wanted or picture.name.startswith(tuple(wanted)):
                    take(browser, served, picture)
                    size = (FOLDER / picture.name).stat().st_size
                    print(f"{size / 1000:4.0f} kB  {picture.name}", flush=True)
            for game, (names, actions) in SHARED.items():
                name = f"shared-{game}.webp"
                if not wanted or name.startswith(tuple(wanted)):
                    (FOLDER / name).write_bytes(shared(browser, served, game, names, actions))
                    print(name, flush=True)
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
