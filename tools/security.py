"""Write the tables of docs/SECURITY.md from the rules and limits that the server keeps.

python -m tools.security    write what stands between the marks anew
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from wartable.server.access import BY_ADDRESS, MESSAGES, ROUTES, WHO, Rule
from wartable.server.limits import RATES

PAGE = Path(__file__).parents[1] / "docs" / "SECURITY.md"
MARKS = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.S)


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Rows as a table of Markdown."""
    lines = [heads, ("---",) * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def rules(name: str, found: dict[str, Rule]) -> str:
    """Who may do each of these."""
    rows = ((f"`{key}`", rule.who, rule.scope, rule.rate) for key, rule in found.items())
    return table((name, "who", "token", "limit"), rows)


def limits() -> str:
    """How often each may be done."""
    each = {
        kind: "address" if kind in (*BY_ADDRESS, "address", "guest") else "person" for kind in RATES
    }
    rows = (
        (f"`{kind}`", f"{most:g}", f"{back:g}", each[kind]) for kind, (most, back) in RATES.items()
    )
    return table(("limit", "at once", "again each second", "counted by"), rows)


def page() -> str:
    """The page with its tables as they should be."""
    made = {
        "who": table(("who", "means"), WHO.items()),
        "routes": rules("route", ROUTES),
        "messages": rules("message of a socket", MESSAGES),
        "limits": limits(),
    }
    text = PAGE.read_text(encoding="utf-8")
    return MARKS.sub(lambda mark: mark[1] + made[mark[2]] + mark[3], text)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
