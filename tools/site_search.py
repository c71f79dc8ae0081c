"""The search of the documentation's site (tools.site): what it looks through, what readers find."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import unquote

PATIENCE = 180_000  # milliseconds for a browser, which needs a few of them where nothing else runs
# From which page, for what, what a reader expects and among how many of the first answers
SOUGHT = {
    "index.html": {
        "Daliang": ("rules/age-of-war", 1),
        "conquering a city": ("rules/age-of-war-book", 3),
        "backup": ("hosting.html#backups", 1),
        "завоювати": ("uk/age-of-war", 3),
        "завоевать": ("ru/age-of-war", 3),
    },
    "uk/index.html": {
        "завоювати": ("uk/age-of-war", 1),
        "бойову лінію": ("uk/age-of-war.html#lines", 1),
        "ярмарку": ("uk/age-of-heroes.html#fair", 1),
        "самурай": ("uk/small-samurai-empires", 1),
        "лідера": ("uk/through-the-ages", 1),
        "театром": ("uk/critters-at-war", 1),
        "наставника": ("uk/index.html", 1),
        "PostgreSQL": ("hosting.html", 10),
    },
    "ru/index.html": {
        "завоевать": ("ru/age-of-war", 1),
        "боевую линию": ("ru/age-of-war.html#lines", 1),
        "ярмарке": ("ru/age-of-heroes.html#fair", 1),
        "самурай": ("ru/small-samurai-empires", 1),
        "лидера": ("ru/through-the-ages", 1),
        "театров": ("ru/critters-at-war", 1),
        "наставника": ("ru/index.html", 1),
    },
}


def share(site: Path, langs: list[str]) -> None:
    """The whole site looks through all pages; that of a language through its own, then through the
    English ones, which tell of much more."""
    whole = json.loads((site / "search.json").read_text(encoding="utf-8"))
    english = whole["items"]
    for lang in langs:
        own = json.loads((site / lang / "search.json").read_text(encoding="utf-8"))
        whole["items"] = whole["items"] + [moved(item, f"{lang}/") for item in own["items"]]
        own["items"] += [moved(item, "../") for item in english]
        write(site / lang, own)
    write(site, whole)


def moved(item: dict[str, Any], start: str) -> dict[str, Any]:
    return {**item, "location": start + item["location"]}


def write(folder: Path, index: dict[str, Any]) -> None:
    """An index as Zensical writes it: for servers, and for a site that is opened as a file."""
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    (folder / "search.json").write_text(text, encoding="utf-8")
    (folder / "search.js").write_text(f"var __index = {text};", encoding="utf-8")


def check(site: Path) -> None:
    """Search a built site as readers do. SystemExit says what comes too late in the list; an error
    of Playwright, that nothing is found."""
    from playwright.sync_api import sync_playwright

    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    flags = ["--headless", "--no-sandbox", "--disable-gpu"]
    missed = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        context = browser.new_context(offline=True)
        context.set_default_timeout(PATIENCE)
        for start, asked in SOUGHT.items():
            page = context.new_page()
            page.on("pageerror", lambda error: missed.append(f"an error in the page: {error}"))
            page.goto((site / start).as_uri())
            page.click(".md-search__button")
            for words, (target, among) in asked.items():
                found = [link.replace(f"{site.as_uri()}/", "") for link in answers(page, words)]
                if any(target in link for link in found[:among]):
                    print(f"{start}: {words}: {unquote(found[0])}")
                else:
                    missed.append(f"{start}: {words}: {target} is not in {found[:among]}")
            page.close()
        browser.close()
    if missed:
        raise SystemExit("\n".join(missed))


def answers(page: Any, words: str) -> list[str]:
    """The places that the search of an open page names, the best first. The field is emptied
    before, so that nothing is read that an earlier question found."""
    field, links = page.locator("dialog[open] input").first, page.locator("dialog[open] ol a")
    field.fill("")
    links.first.wait_for(state="detached")
    field.fill(words)
    links.first.wait_for()  # until they come the page says that there are none
    places = [link.get_attribute("href") for link in links.all()]
    return [re.sub(r"\?[^#]*", "", place) for place in places]
