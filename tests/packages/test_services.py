"""Container, compose file and units start commands that exist, with settings that exist."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from wartable.cli.app import app

ROOT = Path(__file__).parents[2]
UNITS = sorted((ROOT / "ops" / "systemd").iterdir())
FILES = [ROOT / "Containerfile", *sorted((ROOT / "ops").glob("compose*")), *UNITS]
SETTING = re.compile(r"\bWARTABLE_[A-Z_]+\b")
OURS = {"WARTABLE_COMPILE", "WARTABLE_HOST", "WARTABLE_UPSTREAM"}  # of the files themselves


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "ops" / "compose.yml").read_text("utf-8"))
    return found["services"]


def started() -> Iterator[tuple[str, list[str]]]:
    """Every command line, and where it stands."""
    image = (ROOT / "Containerfile").read_text("utf-8")
    (usual,) = re.findall(r"^CMD (\[.*\])$", image, re.M)
    yield "Containerfile", yaml.safe_load(usual)
    for name, service in composed().items():
        if service["image"] == "wartable" and "command" in service:
            yield f"compose {name}", service["command"]
    for unit in UNITS:
        for line in re.findall(r"/opt/wartable/bin/wartable ([^\n']*)", unit.read_text("utf-8")):
            if "pip" not in line:
                yield unit.name, shlex.split(line.split("#")[0])


STARTED = list(started())


@pytest.mark.parametrize(("place", "words"), STARTED, ids=[place for place, _ in STARTED])
def test_a_command_can_be_given(place: str, words: list[str]) -> None:
    group: Any = typer.main.get_command(app)
    command = group.commands[words[0]]
    command.make_context(words[0], words[1:])  # raises where an option is not known


def test_all_of_them_were_found() -> None:
    assert {words[0] for _, words in STARTED} == {"serve", "worker", "backup"}
    assert {place for place, _ in STARTED} >= {"Containerfile", "compose worker"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_is_documented(file: Path) -> None:
    known = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for name in set(SETTING.findall(file.read_text("utf-8"))) - OURS:
        assert f"`{name}`" in known, name


def test_services_of_ours_have_no_rights_they_do_not_need() -> None:
    for name, service in composed().items():
        if service["image"] == "wartable":
            assert service["read_only"] and service["cap_drop"] == ["ALL"], name
    assert re.search(r"^USER 10001:10001$", (ROOT / "Containerfile").read_text("utf-8"), re.M)
    for unit in UNITS:
        if unit.suffix == ".service":
            lines = unit.read_text("utf-8").splitlines()
            assert {"NoNewPrivileges=yes", "ProtectSystem=strict", "DynamicUser=yes"} <= set(lines)


def test_what_a_container_is_built_of_is_sent_to_it() -> None:
    image = (ROOT / "Containerfile").read_text("utf-8")
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", image, re.M)
    kept = (ROOT / ".containerignore").read_text("utf-8")
    for name in " ".join(copied).split():
        assert f"!{name}\n" in kept and (ROOT / name).exists()


def test_the_example_names_what_the_compose_file_asks_for() -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+):\?\}", (ROOT / "ops" / "compose.yml").read_text()))
    given = re.findall(r"^([A-Z_]+)=", (ROOT / "ops" / "compose.env.example").read_text(), re.M)
    assert asked == set(given)


def test_actions_of_others_are_pinned_to_what_was_read() -> None:
    """A tag can be moved to another commit, a hash cannot; the tag stands beside it for people."""
    for file in sorted((ROOT / ".github" / "workflows").glob("*.yml")):
        used = re.findall(r"uses: *(.*)", file.read_text("utf-8"))
        assert used and all(re.fullmatch(r"\S+@[0-9a-f]{40} # v[\d.]+", one) for one in used)
