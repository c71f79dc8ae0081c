"""docs/bots.md: how strong the bots are.

    python -m tools.bots                          write the page
    python -m tools.bots --check                  exit code 1 if it is not what would be written
    python -m tools.bots add RESULTS [--note …]   take the contests of a results file into the rows

Rows are `tools/bots/GAME.jsonl` (`tools.bots.rows` says what stands in them), the rest of a game's
chapter is `tools/bots/GAME.md`. After a level has changed, its rows are played again or go.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.bots.page import PAGE, page
from tools.bots.rows import added, of_results, read, write


def main() -> int:
    parser = argparse.ArgumentParser(description="docs/bots.md")
    parser.add_argument("--check", action="store_true")
    sub = parser.add_subparsers(dest="command")
    adding = sub.add_parser("add")
    adding.add_argument("results", type=Path, nargs="+")
    adding.add_argument("--note", default="")
    args = parser.parse_args()
    if args.command == "add":
        for file in args.results:
            game, fresh = of_results(file, args.note)
            write(game, added(read(game), fresh))
    text = page()
    if args.check:
        current = PAGE.read_text(encoding="utf-8") == text
        print(f"{PAGE.name} is {'current' if current else 'stale: python -m tools.bots'}")
        return 0 if current else 1
    PAGE.write_text(text, encoding="utf-8")
    print(PAGE)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
