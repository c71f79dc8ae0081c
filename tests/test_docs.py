"""What documents say is so: examples run, commands exist, the page of commands is fresh."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import wartable
from tools import reference, rulebooks
from wartable import plugin
from wartable.play import Record, replay
from wartable.testing.als import parse_als

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PYTHON = re.compile(r"^```python\n(.*?)^```", re.S | re.M)
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
COMMAND = re.compile(r"(?:^\s*|`)(?:\.venv/bin/)?wartable ([a-z]+)", re.M)


def examples(page: Path) -> list[str]:
    return PYTHON.findall(page.read_text(encoding="utf-8"))


EXAMPLES = [
    pytest.param(text, id=f"{page.name}-{number}")
    for page in PAGES
    for number, text in enumerate(examples(page), 1)
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_python_example_runs(text: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", text + "\nfor name in [n for n in dir() if n.startswith('test_')]:"
         "\n    globals()[name]()\n"],
        cwd=tmp_path, capture_output=True, text=True, timeout=6000,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_the_tour_runs(tmp_path: Path) -> None:
    """The cells of the notebook one after another; it is kept without what they print."""
    book = json.loads((ROOT / "examples" / "tour.ipynb").read_text(encoding="utf-8"))
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    assert cells and not any(cell["outputs"] for cell in cells)
    code = "\n".join("".join(cell["source"]) for cell in cells)
    path = os.pathsep.join([str(ROOT / "examples"), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path},
        cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "14737/34992" in done.stdout and "512 decisions" in done.stdout


def test_the_printed_scenario_and_record_come_true() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (printed,) = re.findall(r"^```als\n(.*?)^```", guide, re.S | re.M)
    (scenario,) = parse_als(printed, "CONTRIBUTING.md", wartable.game("age-of-war"))
    assert scenario.run().heard
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    lines = [line.strip() for line in page.splitlines() if line.startswith("    ")]
    first = lines.index(next(line for line in lines if line.startswith("[Wartable ")))
    kept = [line for line in lines[first:] if line.startswith("[") or line[:1].isdigit()]
    record = Record.parse("\n".join(kept))
    assert replay(record).entries


def program() -> str:
    """The page and the commands, made in another process: help is in the language of its start."""
    code = "from tools import docs; print(docs.page(), end='')"
    env = {**os.environ, "WARTABLE_LANG": "en", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        env=env,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_of_commands_is_fresh() -> None:
    assert (ROOT / "docs" / "cli.md").read_text(encoding="utf-8") == program(), "make docs"


def test_every_command_and_option_is_documented() -> None:
    import typer

    from tools.docs import commands
    from wartable.cli.app import app

    text = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (wartable [^\n]*)\n(.*?)(?=^## |\Z)", text, re.S | re.M))
    found = dict(commands(typer.main.get_command(app)))
    assert set(sections) == set(found)
    for name, command in found.items():
        for parameter in command.params:
            for flag in parameter.opts:
                if flag.startswith("--") and flag != "--help":
                    assert f"`{flag}" in sections[name], f"{name} {flag}"


def test_every_dependency_is_explained_and_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [name(one) for one in project["dependencies"]]
    optional = [
        (extra, name(one))
        for extra, many in project["optional-dependencies"].items()
        for one in many
    ]
    text = (ROOT / "docs" / "DEPENDENCIES.md").read_text(encoding="utf-8")
    lines = re.findall(r"^\|(.*)\|$", text, re.M)
    rows = [tuple(cell.strip() for cell in line.split("|")) for line in lines]
    said = [row for row in rows if not set(row[0]) <= {"-"} and row[0] not in ("package", "extra")]
    assert [row[0] for row in said if len(row) == 2] == needed
    assert sorted(row[:2] for row in said if len(row) == 3) == sorted(optional)
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").lower().replace("_", "-")
    pinned = {line.split("==")[0] for line in pins.split()}
    peers = {one for extra, one in optional if extra == "bench"}
    wanted = {one.lower().replace("_", "-") for one in [*needed, *(one for _, one in optional)]}
    assert wanted - {one.replace("_", "-") for one in peers} <= pinned


def name(requirement: str) -> str:
    return re.split(r"[\[<>=]", requirement)[0]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_a_page_exist(page: Path) -> None:
    import typer

    from tools.docs import commands
    from wartable.cli.app import app

    known = {name.split()[1] for name, _ in commands(typer.main.get_command(app))}
    named = set(COMMAND.findall(page.read_text(encoding="utf-8")))
    assert named <= known


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target, _ in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_gallery_shows_every_game() -> None:
    from tools import pictures
    from wartable.plugin import games

    text = pictures.PAGE.read_text(encoding="utf-8")
    assert text == pictures.page(), "make docs"
    shown = {item.name for item in pictures.ALL}
    for name in games():
        assert any(picture.startswith(name) for picture in shown), name
    for name in shown:
        assert (pictures.FOLDER / f"{name}.png").stat().st_size < 250_000, name


@pytest.mark.parametrize("game", rulebooks.DRAWN)
def test_a_rulebook_among_the_documents_is_fresh(game: str) -> None:
    """Its pictures are compared by `make lint`."""
    page = rulebooks.FOLDER / f"{game}-book.md"
    text = page.read_text(encoding="utf-8")
    assert text == rulebooks.page(plugin.game(game)), "make pages"
    assert set(re.findall(r"\(#([\w-]+)\)", text)) <= set(re.findall(r'<a id="([\w-]+)">', text))
    shown = re.findall(r"\(images/([\w.-]+)\)", text)
    files = [path.name for path in rulebooks.IMAGES.glob(f"{game}-*.svg")]
    assert shown and sorted(shown) == sorted(files)


def test_a_smaller_picture_is_the_same_picture() -> None:
    from tools.pictures import smaller
    from wartable.scene.svg import png

    drawn = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 9" width="20" height="9">'
        '<rect width="20" height="9" fill="#123456"/><circle cx="8" cy="5" r="4" fill="#fa3"/>'
        "</svg>"
    )
    packed = smaller(png(drawn, 40))
    assert packed[:8] == b"\x89PNG\r\n\x1a\n" and packed[25] == 2
    assert smaller_pixels(packed)[:3] == bytes((0x12, 0x34, 0x56))
    assert bytes((0xFF, 0xAA, 0x33)) in smaller_pixels(packed)


def smaller_pixels(data: bytes) -> bytes:
    """Of an opaque picture whose rows are as they are."""
    import zlib

    from tools.pictures import _chunks

    raw = zlib.decompress(_chunks(data)[b"IDAT"])
    return b"".join(raw[k + 1 : k + 121] for k in range(0, len(raw), 121))


SHELL = re.compile(r"^```sh\n(.*?)^```", re.S | re.M)
TYPED = [
    pytest.param(line, id=line.split("#")[0].strip().replace(" ", "_"))
    for page in PAGES
    for block in SHELL.findall(page.read_text(encoding="utf-8"))
    for line in block.splitlines()
    if line.startswith(".venv/bin/wartable ")
]


@pytest.mark.parametrize("line", TYPED)
def test_a_command_runs_as_printed(line: str, tmp_path: Path) -> None:
    words = shlex.split(line, comments=True)[1:]
    env = {**os.environ, "WARTABLE_LANG": "en", "WARTABLE_DATA_DIR": str(tmp_path)}
    code = f"from wartable.cli import main; main({words!r})"
    done = subprocess.run(
        [sys.executable, "-c", code], stdin=subprocess.DEVNULL, capture_output=True, text=True,
        cwd=tmp_path, env=env, timeout=6000,
    )  # fmt: skip
    assert done.returncode == 0 and done.stdout, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_targets_modules_and_files_a_page_names_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.M))
    for words in re.findall(r"(?:`|^)make ([a-z][a-z ]*)", text, re.M):
        assert set(words.split()) <= targets, words
    for module in re.findall(r"python -m ([a-z_.]+[a-z_])", text):
        assert importlib.util.find_spec(module), module
    for file in re.findall(r"\b(?:tests|src|tools|docs|benchmarks)/[\w./-]*\w", text):
        assert any((folder / file).exists() for folder in (ROOT, page.parent)), file


def test_the_maps_of_house_storage_and_server_show_every_module() -> None:
    house, _, server = (ROOT / "docs/ARCHITECTURE.md").read_text().partition("## The server")
    source = ROOT / "src/wartable"
    for name, page in {"": house, "storage": server, "server": server}.items():
        for module in (source / name).iterdir():
            if module.name.startswith("_") or not (module.suffix == ".py" or module.is_dir()):
                continue
            named = module.name + "/" * module.is_dir()
            there = named in page or (module.stem.endswith("_wire") and "*_wire.py" in page)
            assert there, f"{name}: {named}"


# ---- the reference


@pytest.mark.parametrize("key", reference.PAGES)
def test_a_page_of_the_reference_is_fresh(key: str) -> None:
    page = reference.FOLDER / f"{key}.md"
    assert page.read_text(encoding="utf-8") == reference.page(key), "make docs"


@pytest.mark.parametrize("key", reference.PAGES)
def test_every_member_of_the_reference_is_explained(key: str) -> None:
    """Fields of plain data may be explained by the class they are in."""
    for file, names in reference.PAGES[key][1].items():
        for node, members in reference.classes(file, names):
            assert ast.get_docstring(node), f"{node.name} has no docstring"
            data = any("dataclass" in ast.unparse(mark) for mark in node.decorator_list)
            data = data or any(ast.unparse(base) in ("NamedTuple", "Drawn") for base in node.bases)
            silent = [m.written for m in members if not m.text and not (data and ":" in m.written)]
            assert silent == [], f"{node.name}: say what these are"


def test_every_public_name_of_a_plug_in_and_of_a_game_is_in_the_reference() -> None:
    from wartable.kernel import Game
    from wartable.plugin import Plugin

    for kind, key in ((Plugin, "plugin"), (Game, "game")):
        text = reference.page(key)
        for name in [*vars(kind), *kind.__annotations__]:
            assert name.startswith("_") or f"- `{name}" in text, f"{kind.__name__}.{name}"


def used_without_a_word() -> list[str]:
    """Public classes and functions that another module uses, and that have no docstring."""
    trees: dict[str, ast.Module] = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        if "art" not in path.parts:
            name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
            trees[name.removesuffix(".__init__")] = ast.parse(path.read_text(encoding="utf-8"))
    used: set[str] = set()
    for tree in trees.values():
        modules: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    whole = f"{node.module}.{alias.name}"
                    if whole in trees:
                        modules[alias.asname or alias.name] = whole
                    used.add(whole)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                used.add(f"{modules.get(node.value.id)}.{node.attr}")
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return [
        f"{name}.{node.name}"
        for name, tree in trees.items()
        for node in tree.body
        if isinstance(node, kinds) and not node.name.startswith("_")
        if f"{name}.{node.name}" in used and not ast.get_docstring(node)
    ]


def test_what_other_modules_use_says_what_it_is() -> None:
    assert used_without_a_word() == []


def test_what_the_table_promises_names_tests_that_are_there() -> None:
    tests = Path(__file__).parent
    named = re.findall(r"`([^`]+)`", (tests.parent / "docs/table.md").read_text(encoding="utf-8"))
    for name in named:
        file, _, test = name.partition("::")
        if file.startswith("test_"):
            file = f"browser/{file}.py"
        elif not file.startswith(("page/", "tests/")):
            continue
        found = [*tests.glob(file.removeprefix("tests/"))]
        assert found and (not test or f"def {test}(" in found[0].read_text(encoding="utf-8")), name
    assert sum(name.startswith("test_") for name in named) > 40
