"""The client's modules: well-formed, no third party, nothing that the content policy forbids."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.needs import missing
from wartable.server.asides import OUT
from wartable.statements import Basis

STATIC = Path(__file__).parents[2] / "src/wartable/server/static"
SCRIPTS = sorted(STATIC.glob("*.js"))
PAGE_TESTS = sorted((Path(__file__).parents[1] / "page").glob("*.test.js"))


# Reads modules without running them; says which are not well-formed
READ = """const { readFileSync } = require("node:fs"), { SourceTextModule } = require("node:vm");
for (const path of process.argv.slice(1)) {
  try { new SourceTextModule(readFileSync(path, "utf8"), { identifier: path }); }
  catch (error) { console.log(path, error.message); }
}"""


def in_node(*arguments: object) -> str:
    node = shutil.which("node")
    if node is None:
        missing("no node here: the page's modules are not tested")
    run = subprocess.run([node, *map(str, arguments)], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def test_scripts_are_well_formed(tmp_path: Path) -> None:
    assert in_node("--experimental-vm-modules", "--eval", READ, *SCRIPTS) == ""
    broken = tmp_path / "broken.js"
    broken.write_text("import { a } from './a.js'; export const = 1;", encoding="utf-8")
    assert "broken.js" in in_node("--experimental-vm-modules", "--eval", READ, broken)


def test_the_tests_of_the_pages_own_modules() -> None:
    """tests/page, under node's own runner, in one process: one each takes ten times as long."""
    every = "\n".join(f"import {json.dumps(path.as_uri())};" for path in PAGE_TESTS)
    said = in_node("--test-reporter=tap", "--input-type=module", "--eval", every)
    assert "# fail 0\n" in said and int(re.findall("^# pass ([0-9]+)", said, re.M)[-1]) > 80


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_ours_and_knows_no_game(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    assert not re.search(r"https?://(?!www\.w3\.org)", text)
    assert not re.search(
        r"\beval\(|new Function|innerHTML|insertAdjacentHTML|document\.write", text
    )
    for game in ("age-of-war", "critters", "samurai", "heroes", "through-the-ages"):
        assert game not in text


def test_every_text_a_script_asks_for_is_there() -> None:
    """`t("id")` in a script is `ui-id` in the locale; what is not asked for is not kept."""
    from wartable.i18n import message_ids

    known = {
        i.removeprefix("ui-") for i in message_ids("wartable.i18n", "en") if i.startswith("ui-")
    }
    asked: set[str] = set()
    for script in SCRIPTS:
        text = script.read_text(encoding="utf-8")
        asked |= set(re.findall(r'\bt\("([a-z0-9-]+)"', text))
        asked |= set(re.findall(r'"([a-z0-9-]+)"', text)) & known
    made = {f"seat-{kind}" for kind in ("me", "bot", "link", "open", "local")}
    made |= {f"basis-{kind}{end}" for kind in Basis for end in ("", "-text")}
    made |= {f"{way}-{end}" for way in ("resign", "abort") for end in ("sure", "yes")}
    made |= {f"stand-in-{why}" for why in OUT}
    phrases = (STATIC / "phrases.js").read_text(encoding="utf-8").split("PHRASES = [")[1]
    made |= {f"phrase-{key}" for key in re.findall(r'"([a-z-]+)"', phrases.split("]")[0])}
    made |= {f"clock-{kind}-note" for kind in ("none", "live", "days")}
    assert not asked - known
    assert not known - asked - made


def test_locales_agree() -> None:
    from wartable.i18n import message_ids

    ids = {lang: sorted(message_ids("wartable.i18n", lang)) for lang in ("en", "uk", "ru")}
    assert ids["en"] == ids["uk"] == ids["ru"]
    assert len(set(ids["en"])) == len(ids["en"])


def test_numbers_are_written_as_the_language_does() -> None:
    from wartable.i18n import texts

    assert [texts(lang=lang).decimal(-1.25, 1, True) for lang in ("en", "uk", "ru")] == [
        "−1.2",
        "−1,2",
        "−1,2",
    ]
    assert texts().decimal(-0.04, 1, True) == "0.0"  # nothing has no sign
    assert texts(lang="uk").decimal(93.5, 4) == "93,5000"


@pytest.mark.parametrize("lang,none", [("uk", "жодн"), ("ru", "ни одн")])
def test_nothing_is_denied_by_half(lang: str, none: str) -> None:
    """Neither "получает ни одного" nor "дістає жодного": the verb is denied too."""
    from importlib.resources import files

    from wartable.plugin import games

    for plugin in games().values():
        for path in (files(plugin.package) / "locales").iterdir():
            if not path.name.startswith(lang):
                continue
            text = path.read_text(encoding="utf-8")
            for variant in re.findall(rf"\[0\] ([^\n]*{none}[^\n]*)", text):
                assert re.search(r"\b(не|нет|немає)\b", variant), f"{path.name}: {variant}"
