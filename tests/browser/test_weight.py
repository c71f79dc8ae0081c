"""How much a first visit to a table loads: everything, with its heads, as it travels."""

from __future__ import annotations

import zlib
from typing import Any

from wartable.plugin import games

MOST = 250_000  # bytes


def weight(page: Any, path: str) -> dict[str, int]:
    """Bytes by kind; what comes over the line is compressed on the wire, so it is counted so."""
    found = {"files": 0, "heads": 0, "bytes": 0, "line": 0}
    done: list[Any] = []
    page.on("requestfinished", lambda request: done.append(request))
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(text)))
    page.goto(path)
    page.wait_for_selector(".scene .piece, .curtain")
    page.wait_for_load_state("networkidle")
    for request in done:
        sizes = request.sizes()
        found["files"] += 1
        found["heads"] += sizes["responseHeadersSize"]
        found["bytes"] += sizes["responseBodySize"]
    found["line"] = sum(len(zlib.compress(text.encode())) for text in heard)
    return found


def test_a_table_of_each_title_is_light(browser: Any, served: Any) -> None:
    """In Ukrainian, which needs the fonts of both alphabets; somebody who has never been here."""
    for game in sorted(games()):
        others = [{"kind": "local", "name": f"{n}"} for n in range(1, games()[game].seats[0])]
        context = browser.new_context(base_url=served.url, locale="uk-UA")
        wish = {"game": game, "seats": [{"kind": "me"}, *others], "mix": "x"}
        table = context.request.post("/api/tables", data=wish).json()["id"]
        found = weight(context.new_page(), f"/t/{table}")
        context.close()
        total = found["heads"] + found["bytes"] + found["line"]
        print(f"{game}: {total / 1000:.0f} kB, {found}")
        assert found["files"] > 50 and found["line"] > 1000, found
        assert total < MOST, found
