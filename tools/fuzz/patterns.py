"""Every regular expression of the source, and texts that almost match it.

Python tries every way in which a pattern may match. Where two parts of a pattern may take the same
characters, a text that fails only at its end is tried in as many ways as there are to share it out.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.fuzz.growth import Growth, Shape, growth

op: Any = importlib.import_module("re._constants")  # the library's own parts, of which
parser: Any = importlib.import_module("re._parser")  # type checkers know more or less
SOURCE = Path("src")
ANCHORED = ("match", "fullmatch")
ASKING = (*ANCHORED, "search", "sub", "subn", "split", "findall", "finditer")
SPOILERS = ("", "\0", "\n")  # what a text may end with so that it fails
LETTERS = " \t\na0Az_-.,:;\"'#=<>(){}[]/\\é\0\ud800"
MANY = 256  # repeats from here on count as without end
LONGEST = 1 << 13  # characters
FLOOR = 0.002  # seconds: a pattern has no beginning to speak of


@dataclass(frozen=True)
class Pattern:
    """A pattern, where it stands, and whether it is tried at one place of a text only."""

    module: str
    text: str
    flags: int
    anchored: bool

    @property
    def bounded(self) -> bool:
        """Nothing in it repeats without end: from each place it looks at so many characters."""
        return not any(_repeats(parser.parse(self.text, self.flags)))

    def steep(self) -> tuple[Growth, Shape] | None:
        """The first almost-match whose time grows faster than its length, if there is one."""
        compiled = re.compile(self.text, self.flags)

        def tried(text: str) -> None:
            if self.anchored:
                compiled.match(text)
                compiled.fullmatch(text)
            else:
                compiled.sub("", text)

        for shape in dict.fromkeys(almost(self.text, self.flags)):
            found = growth(tried, shape, LONGEST, FLOOR, fine=True)
            if not found.linear:
                return found, shape
        return None


def patterns(source: Path = SOURCE) -> list[Pattern]:
    """Every pattern that the source names, in order."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(source.rglob("*.py"))}
    used = _uses(trees.values())
    found = []
    for path, tree in trees.items():
        module = ".".join(path.relative_to(source).with_suffix("").parts)
        found += list(_of_module(tree, module.removesuffix(".__init__"), used))
    return found


def _uses(trees: Any) -> dict[str, set[str]]:
    """How compiled patterns are asked, by name."""
    used: dict[str, set[str]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                used.setdefault(node.value.id, set()).add(node.attr)
    return used


def _of_module(tree: ast.Module, module: str, used: dict[str, set[str]]) -> Iterator[Pattern]:
    names = {
        id(node.value): node.targets[0].id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        given = {word.arg: word.value for word in node.keywords if word.arg}
        if (how := _asks_re(node.func)) is not None:
            asked = {how} if how != "compile" else used[names[id(node)]]
            flags = [one for one in (*node.args[1:], *given.values()) if "re." in ast.unparse(one)]
            flag = int(_value(flags[0], module)) if flags else 0
            text = _value(node.args[0], module)
            yield Pattern(module, text, flag, asked & set(ASKING) <= set(ANCHORED))
        elif "pattern" in given or "regex" in given:
            text = _value(given.get("pattern") or given["regex"], module)
            yield Pattern(module, text, 0, False)


def _asks_re(node: ast.expr) -> str | None:
    """Which function of `re` is called, if one is."""
    if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
        return None
    return node.attr if node.value.id == "re" and node.attr in (*ASKING, "compile") else None


def _value(node: ast.expr, module: str) -> Any:
    """What an expression of the module's own constants is."""
    return eval(ast.unparse(node), dict(vars(importlib.import_module(module))))


# ---- almost-matches


def almost(pattern: str, flags: int = 0) -> Iterator[Shape]:
    """What stands before each repeat, then the repeat for long, then something that fails. Where a
    text is searched, also the beginning again and again."""
    tree = parser.parse(pattern, flags)
    for before, body in _repeats(tree):
        units = {_sample(body, variant) for variant in range(3)} - {""}
        for unit in sorted(units):
            for spoiler in SPOILERS:
                yield Shape(unit, before, spoiler)
            yield Shape(before + unit, "", "\0")
            yield Shape(unit + before, before, "\0")


def _repeats(tree: Any, before: str = "") -> Iterator[tuple[str, Any]]:
    """Each part that repeats without end, with a text that leads to it."""
    for code, given in tree:
        if code in (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT):
            least, most, body = given
            if most >= MANY:
                yield before, body
            yield from _repeats(body, before)
            before += _sample(body) * least
            continue
        for inner in _inside(code, given):
            yield from _repeats(inner, before)
        before += _sample([(code, given)])


def _inside(code: Any, given: Any) -> list[Any]:
    if code is op.SUBPATTERN:
        return [given[3]]
    if code is op.BRANCH:
        return list(given[1])
    if code in (op.ASSERT, op.ASSERT_NOT):
        return [given[1]]
    return [given] if code is op.ATOMIC_GROUP else []


def _sample(tree: Any, variant: int = 0) -> str:
    """A short text that the parts match; other variants have other letters."""
    text = ""
    for code, given in tree:
        if code is op.LITERAL:
            text += chr(given)
        elif code in (op.ANY, op.NOT_LITERAL, op.IN):
            text += _letter(code, given, variant)
        elif code in (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT):
            text += _sample(given[2], variant) * max(given[0], min(given[1], variant))
        elif code is op.BRANCH:
            text += _sample(given[1][variant % len(given[1])], variant)
        elif code not in (op.ASSERT, op.ASSERT_NOT):
            text += "".join(_sample(inner, variant) for inner in _inside(code, given))
    return text


def _letter(code: Any, given: Any, variant: int) -> str:
    fitting = [letter for letter in LETTERS if _fits(code, given, letter)]
    return fitting[variant * 5 % len(fitting)] if fitting else chr(given[0][1])


def _fits(code: Any, given: Any, letter: str) -> bool:
    if code is op.ANY:
        return letter != "\n"
    if code is op.NOT_LITERAL:
        return bool(ord(letter) != given)
    negated: bool = given[0][0] is op.NEGATE
    parts = [part for part in given if part[0] is not op.NEGATE]
    return negated != any(_one_of(kind, what, letter) for kind, what in parts)


def _one_of(code: Any, given: Any, letter: str) -> bool:
    if code is op.LITERAL:
        return bool(ord(letter) == given)
    if code is op.RANGE:
        return bool(given[0] <= ord(letter) <= given[1])
    kind = {
        op.CATEGORY_DIGIT: letter.isdigit(),
        op.CATEGORY_SPACE: letter.isspace(),
        op.CATEGORY_WORD: letter.isalnum() or letter == "_",
    }
    opposite = {
        op.CATEGORY_NOT_DIGIT: op.CATEGORY_DIGIT,
        op.CATEGORY_NOT_SPACE: op.CATEGORY_SPACE,
        op.CATEGORY_NOT_WORD: op.CATEGORY_WORD,
    }
    return kind[given] if given in kind else not kind[opposite[given]]
