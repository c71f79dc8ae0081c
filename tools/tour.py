"""The notebook examples/tour.ipynb, run by nbclient and written as build/tour.html.

make tour
"""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbconvert import HTMLExporter

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "build" / "tour.html"


def main() -> None:
    folder = ROOT / "examples"
    book = nbformat.read(folder / "tour.ipynb", as_version=4)
    NotebookClient(book, timeout=600, resources={"metadata": {"path": str(folder)}}).execute()
    text, _ = HTMLExporter().from_notebook_node(book)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text, encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {PAGE.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
