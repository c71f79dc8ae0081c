"""Data files of any shape: read or refused, in a time that grows with their length, no faster.

The long ones are read by a child process, so that one that would take for ever is a failure and not
a hang. The limit is hundreds of times what it takes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files

import pytest

from wartable.data_file import DEEPEST, MOST_DIGITS, MOST_DOTS, DataFile
from wartable.errors import BadInput
from wartable.plugin import game, games

LIMIT = 300.0  # seconds
LENGTH = 200_000  # characters
CORRECTED = [id for id, plugin in games().items() if plugin.has_data]
BEGINNING = {  # what a file must have before anything else in it is looked at
    "age-of-war": "format = 1\n",
    "age-of-heroes": 'about = { game = "age-of-heroes", schema = 1 }\n',
    "small-samurai-empires": "format = 1\n",
}


def usual(id: str) -> str:
    return (files(game(id).package) / "data.toml").read_text("utf-8")


def fault(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        DataFile(text)
    assert caught.value.key == "toml" and caught.value.named["why"] == str(caught.value)
    return caught.value


# ---- the limits


@pytest.mark.parametrize(
    "line",
    [
        "a{} = 1",
        "[a{}]",
        "[[a{}]]",
        "x = {{ a{} = 1 }}",
        "x = [ # here\n{{ a{} = 1 }} ]",
        'x = [ """\n#""", {{ a{} = 1 }} ]',
        "x = [ '''\n#''', {{ a{} = 1 }} ]",
    ],
)
@pytest.mark.parametrize("part", [".a", '."a b"', " . a"])
def test_a_key_has_so_many_parts_and_no_more(line: str, part: str) -> None:
    DataFile("# first\n" + line.format(part * (DEEPEST - 3)))
    wrong = fault("# first\n" + line.format(part * (MOST_DOTS + 1)))
    at = 2 + line.count("\n")
    assert str(wrong) == f"line {at}: more than {MOST_DOTS} dots in a line"
    assert wrong.named["line"] == str(at)


def test_dots_in_comments_are_not_counted() -> None:
    row = "." * 200
    text = f'# {row}\n  # {row} " \' {row}\na = "{"." * MOST_DOTS}"\n'
    assert DataFile(text).content == {"a": "." * MOST_DOTS}


@pytest.mark.parametrize("digits", ["9", "0x{}f", "0o{}7", "0b{}1", "-{}9", "9_", "1.{}9", "1e{}9"])
def test_a_number_has_so_many_digits_and_no_more(digits: str) -> None:
    begin, _, digit = digits.rpartition("{}")
    wrong = fault(f"b = 1\na = [1, {begin}{digit * (MOST_DIGITS + 1)}9]")
    assert str(wrong) == f"line 2: a number of more than {MOST_DIGITS} digits"
    DataFile(f"a = {begin}{digit * (MOST_DIGITS // 2 - 2)}1")


@pytest.mark.parametrize(("before", "after"), [("[", "]"), ("{a = ", "}"), ("[{a.b.c = ", "}]")])
def test_tables_and_lists_lie_so_deep_and_no_deeper(before: str, after: str) -> None:
    each = before.count("[") + before.count("{") + before.count(".")
    levels = (DEEPEST - 1) // each
    DataFile(f"a = {before * levels}1{after * levels}")
    many = (DEEPEST + 1) // each + 1
    wrong = fault(f"a = {before * many}1{after * many}".replace("[{", "[\n{"))
    assert str(wrong).endswith(f"more than {DEEPEST} tables and lists within each other")


def test_a_file_may_begin_with_a_byte_order_mark_and_end_anyhow() -> None:
    file = DataFile("\ufeffa = 1\r\nb = 2\r\n\r\n")
    assert file.content == {"a": 1, "b": 2} and len(file.lines) == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a = 1\nb", "line 2: not TOML: Expected '='"),
        ("a = 1\nb = \ud800", "line 2: not UTF-8 text"),
        ("\n\na = '", "line 3: not TOML: "),
        ("a = " + "[" * 5000, "line 1: not TOML: "),
        ("hello", "line 1: not TOML: "),
    ],
)
def test_what_is_no_toml_is_named_by_its_line(text: str, says: str) -> None:
    assert str(fault(text)).startswith(says)


# ---- bombs


def rows(make: Callable[[int], str], length: int = LENGTH) -> str:
    """So many different ones."""
    return "".join(make(number) for number in range(length // len(make(length))))


def bombs(id: str) -> dict[str, str]:
    plain, start = usual(id), BEGINNING[id]
    half = LENGTH // 2
    tables = rows(lambda n: f"[t{n}]\n", half)
    return {
        "a key of many parts": "a" + ".a" * half + " = 1",
        "many quoted parts": '" a"' + '." a"' * (LENGTH // 5) + " = 1",
        "a table's many parts": "[a" + ".a" * half + "]",
        "many parts after a good file": plain + "\n[zz]\nzz" + ".a" * half + " = 1",
        "long keys": start + rows(lambda n: f"k{n}{'.a' * MOST_DOTS} = 1\n"),
        "long keys in long tables": start + rows(lambda n: f"[t{n}{'.a' * 50}]\nb{'.b' * 9} = 1\n"),
        "escapes": start + 'a = "' + "\\n" * half + '"',
        "letters by number": start + 'a = "' + "\\u00e9" * (LENGTH // 6) + '"',
        "a text of many lines": start + 'a = """' + "x\n" * half + '"""',
        "a text of quotes": start + 'a = """' + 'x""' * (LENGTH // 3) + '"""',
        "a text without end": start + 'a = """' + '""x' * (LENGTH // 3),
        "lists in lists": start + "a = " + "[" * half + "]" * half,
        "tables in tables": start + "a = " + "{a=" * (LENGTH // 3),
        "a deep figure": instead(plain, "[" * 200 + "]" * 200, 1),
        "a deep figure on many lines": instead(plain, "[\n{a.a.a = " * 90 + "1" + "}]" * 90, 1),
        "a long list": start + "a = [" + "1," * half + "]",
        "a list of blanks": start + "a = [" + " " * LENGTH + "]",
        "a list of comments": start + "a = [" + "#\n" * half + "]",
        "a list of tables": start + "[[a]]\n" * (LENGTH // 6),
        "tables in a list of tables": start + "[[a]]\n[[a.b]]\n" * (LENGTH // 14),
        "unknown tables": start + tables + tables.replace("t", "u"),
        "unknown keys": start + rows(lambda n: f"k{n} = 1\n"),
        **{
            f"unknown names in {table} on one line": (
                f"{start}{table} = {{ {rows(lambda n: f'k{n} = {{}}, ', half)} z = 1 }}\n{tables}"
            )
            for table in ("course", "region", "sea-line", "single", "cost")
        },
        **{
            f"{name}, {len(number)} of {number[:3]}": text
            for number in ("0x" + "f" * LENGTH, "0b" + "1" * LENGTH, "9" * LENGTH, "0x" + "f" * 990)
            for name, text in {
                "an unknown number": f"{start}a = {number}",
                "a figure": instead(plain, number, 1),
                "many figures": instead(plain, number[:4000], 100),
            }.items()
        },
        "blanks": " " * LENGTH,
        "empty lines": "\n" * LENGTH,
        "blanks before a value": "a" + " " * half + "=" + " " * half + "1",
        "words": "a " * half,
        "brackets": "[" * LENGTH,
        "quotes": '"' * LENGTH,
        "a table of blanks": "[" + " " * LENGTH + "]",
        "the same again": start + "a = 1\n" * (LENGTH // 6),
    }


def instead(text: str, value: str, count: int) -> str:
    """The file with this in place of its first figures."""
    mark = re.search("(schema|format) = 1\n", text)
    assert mark
    begin, rest = text[: mark.end()], text[mark.end() :]
    figure = r"^([\w-]+ = (?:\{ value = )?)[0-9]+"
    if not re.search(figure, rest, re.MULTILINE):  # a file of names
        figure = r"^(\w+ = )\".*\"$"
    made = re.sub(figure, lambda found: found[1] + value, rest, count=count, flags=re.MULTILINE)
    assert made != rest
    return begin + made


@pytest.mark.parametrize("id", CORRECTED)
def test_a_bomb_is_refused(id: str) -> None:
    """By a complaint that names a line, and by nothing else."""
    done = subprocess.run(
        [sys.executable, __file__, id], capture_output=True, text=True, timeout=LIMIT
    )
    assert done.returncode == 0, done.stderr[-2000:]
    for name, said in json.loads(done.stdout).items():
        assert said.startswith("BadInput: line "), (name, said)


def test_every_game_with_a_data_file_is_bombed() -> None:
    assert set(CORRECTED) == set(BEGINNING)


if __name__ == "__main__":
    answers = {}
    for name, text in bombs(sys.argv[1]).items():
        try:
            game(sys.argv[1]).game(text)
            answers[name] = "read"
        except Exception as error:
            answers[name] = f"{type(error).__name__}: {str(error)[:100]}"
    print(json.dumps(answers))
