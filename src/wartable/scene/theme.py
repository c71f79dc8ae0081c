"""Design tokens as values: what the page's CSS variables are worth in a picture that has no CSS.

The house's tokens stand in tokens.css; a game's own on its sheet (`data-tokens`). Both say
`--name: value` or `--name: light-dark(day, night)`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

THEMES = ("light", "dark")
Tokens = Mapping[str, str]

_DECLARED = re.compile(r"--([\w-]+)\s*:\s*((?:[^;(}]|\([^()]*(?:\([^()]*\)[^()]*)*\))+)")
_PAIR = re.compile(r"light-dark\(\s*([^,]+?)\s*,\s*([^)]+?)\s*\)")
_CLASS = re.compile(r"\.(wt-[\w-]+) \{([^}]*)\}")
_PROPERTY = re.compile(r"([\w-]+): ([^;]+);")
_WORN = re.compile(r'class="(wt-[\w-]+)"')
_VAR = re.compile(r"var\(--([\w-]+)(?:\s*,([^()]*(?:\([^()]*\)[^()]*)*))?\)")


def declared(css: str, theme: str) -> dict[str, str]:
    """Every `--name: value` of a piece of CSS, in one theme."""
    night = THEMES.index(theme)
    return {
        name: _PAIR.sub(lambda pair: pair.group(1 + night), value).strip()
        for name, value in _DECLARED.findall(css)
    }


def css() -> str:
    """The house's tokens, as the page links them."""
    return (files("wartable.scene") / "tokens.css").read_text(encoding="utf-8")


@cache
def tokens(theme: str) -> Tokens:
    """The house's tokens in one theme."""
    root = css().split(":root {", 1)[1].split("}", 1)[0]
    return declared(root, theme)


@cache
def _letters() -> dict[str, str]:
    """Classes of letters on symbols, as attributes."""
    return {
        name: " ".join(f'{key}="{value}"' for key, value in _PROPERTY.findall(body))
        for name, body in _CLASS.findall(css())
    }


def dressed(text: str) -> str:
    """Letters' classes written out as attributes; what an element says itself comes first."""
    return _WORN.sub(lambda found: _letters()[found.group(1)], text)


def seat_tokens(seat: int | None, known: Tokens) -> dict[str, str]:
    """What `.seat-N` of the page does: --seat and --seat-ink for one seat."""
    if seat is None:
        return {}
    return {"seat": known[f"seat-{seat % 6}"], "seat-ink": known["seat-ink-all"]}


def resolve(text: str, known: Tokens) -> str:
    """Put values for `var(--name,fallback)`; a name nobody knows becomes its fallback."""

    def value(found: re.Match[str]) -> str:
        name, fallback = found.group(1), found.group(2)
        if name in known:
            return known[name].replace('"', "'")
        return (fallback or "none").strip()

    while "var(--" in text:
        text, done = _VAR.subn(value, text)
        if not done:
            raise ValueError(f"not a variable: {text[text.index('var(--') :][:40]!r}")
    return text
