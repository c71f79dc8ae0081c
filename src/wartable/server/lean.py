"""Scripts and styles without what only their writers read: types and comments of scripts are a
third of what would travel, and blanks that part nothing some more. Strings, templates and patterns
are left as they are, and so are ends of lines in scripts: faults are told by line."""

from __future__ import annotations

import re

# What a script is made of, as far as it matters where a comment begins. A `/` begins a pattern
# where no value stands before it.
STRING = r'"(?:[^"\\\n]|\\.)*"' + r"|'(?:[^'\\\n]|\\.)*'"
COMMENT = r"//[^\n]*|/\*.*?\*/"
PATTERN = r"/(?![/*])(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*"
PART = re.compile(
    rf"(?P<string>{STRING})|(?P<comment>{COMMENT})|(?P<slash>/)|(?P<tick>`)|(?P<open>\{{)"
    r"|(?P<close>\})|(?P<word>[\w$]+)|(?P<blank>\s+)|(?P<sign>.)",
    re.S,
)
LITERAL = re.compile(PATTERN)
WORD = re.compile(r"[\w$]")
TEMPLATE = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*", re.S)
BEFORE_PATTERN = frozenset("(,=:[!&|?{};+-*%~^<>") | {"return", "typeof", "case", "in", "of"}
STYLE_PART = re.compile(
    rf"(?P<string>{STRING})|(?P<comment>/\*.*?\*/)|(?P<blank>\s+)|(?P<sign>[{{}};,]|[^\s{{}};,\"'/]+|.)",
    re.S,
)
STYLE_SIGNS = "{};,"  # a blank on either side of them parts nothing, nor does one after a colon


def lean_script(text: str) -> str:
    """The same script; of blanks and comments a blank stays, or an end of a line if they held one:
    that may end a statement."""
    found: list[str] = []
    depths: list[int] = []  # of braces, for each template whose `${` is open
    at, before, depth = 0, "", 0
    while at < len(text):
        part = PART.match(text, at)
        assert part is not None, text[at : at + 40]
        kind, words = str(part.lastgroup), part[0]
        if kind == "slash" and (not before or before in BEFORE_PATTERN):
            literal = LITERAL.match(text, at)
            words = literal[0] if literal else words
        elif kind == "open":
            depth += 1
        elif kind == "close" and depths and depths[-1] == depth:
            depths.pop()
            kind = "tick"  # the template goes on
        elif kind == "close":
            depth -= 1
        at += len(words)
        if kind == "tick":
            inner = TEMPLATE.match(text, at)
            assert inner is not None
            at = inner.end()
            words += inner[0]
            if text.startswith("${", at):
                depths.append(depth)
                words, at, before = words + "${", at + 2, "{"
            else:
                words, at, before = words + text[at : at + 1], at + 1, "`"
            found.append(words)
            continue
        if kind in ("comment", "blank"):
            blank = "\n" if "\n" in words else " "
            if not found or found[-1] not in ("\n", " "):
                found.append(blank)
            elif blank == "\n":
                found[-1] = blank
            continue
        found.append(words)
        before = words
    return _joined(found).lstrip()


def _joined(found: list[str]) -> str:
    """What a script is made of, with a blank only where it parts two things."""
    beside = zip(["", *found], found, [*found[1:], ""], strict=False)
    return "".join(part for last, part, after in beside if part != " " or _parts(last, after))


def _parts(last: str, after: str) -> bool:
    """Whether two parts of a script mean something else without a blank between them."""
    is_pattern = len(last) > 1 and last[0] == "/"
    if WORD.match(after):
        return bool(is_pattern or WORD.match(last))
    return after in ("+", "-", "/") and after == last or after == "." and last.isdigit()


def lean_style(text: str) -> str:
    """The same style."""
    found = ""
    for part in STYLE_PART.finditer(text):
        words = " " if part.lastgroup in ("comment", "blank") else part[0]
        if words == " " and (not found or found[-1] in STYLE_SIGNS + ": "):
            continue
        if words in STYLE_SIGNS and found.endswith(" "):
            found = found[:-1]
        if words == "}" and found.endswith(";"):
            found = found[:-1]
        found += words
    return found.rstrip()
