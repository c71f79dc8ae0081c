"""The house's own texts: every id in every language, every id in use, plurals complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wartable.i18n import LANGUAGES, message_ids
from wartable.i18n.texts import HOUSE, source

CLI = Path(__file__).parents[2] / "src" / "wartable" / "cli"
FORMS = {"en": {"one", "other"}, "uk": {"one", "few", "many"}, "ru": {"one", "few", "many"}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things(lang: str) -> None:
    ids = message_ids(HOUSE, lang)
    assert sorted(ids) == sorted(set(message_ids(HOUSE, "en")))


def test_every_text_of_the_terminal_is_in_use_and_there() -> None:
    source = "\n".join(path.read_text("utf-8") for path in CLI.glob("*.py"))
    used = set(re.findall(r'"(cli-[a-z-]*[a-z])"', source))
    families = tuple(re.findall(r'f"(cli-[a-z-]*-)\{', source))  # cli-command-{…} and so on
    there = {id for id in message_ids(HOUSE, "en") if id.startswith("cli-")}
    assert used <= there
    assert {id for id in there - used if not id.startswith(families)} == set()


def test_every_reason_why_something_is_unknown_has_its_sentence() -> None:
    source = "\n".join(path.read_text("utf-8") for path in sorted(CLI.parent.rglob("*.py")))
    there = {id.removeprefix("unknown-") for id in message_ids(HOUSE, "en") if "unknown-" in id}
    assert {
        key for key in there if f'"{key}"' not in source and f'"unknown-{key}"' not in source
    } == set()
    inner = r"(?:[^()]|\((?:[^()]|\([^()]*\))*\))*?"  # arguments with calls in them
    raised = set(re.findall(rf"(?:BadInput|BadRecord)\({inner},\s*\"([a-z]+[a-z-]*)\"", source))
    assert raised <= there and {"game", "record-seed", "record-foreign"} <= raised


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_have_all_their_forms(lang: str) -> None:
    class Selects(Visitor):  # type: ignore[misc]
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            keys = {getattr(variant.key, "name", "") for variant in node.variants}
            if keys & {"one", "few", "many"}:
                assert keys >= FORMS[lang], keys

    Selects().visit(FluentParser().parse(source(HOUSE, lang)))
