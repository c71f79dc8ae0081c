"""The page's own verifier, under node: it says what the second verifier says of the same record."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.needs import missing
from tests.play.test_second_verifier import BOXES, FIRST, SECOND, summed, told
from wartable.play import Record

STATIC = Path(__file__).parents[2] / "src" / "wartable" / "server" / "static"
PROGRAM = """
import { readFileSync } from "node:fs";
import { verify } from %s;
const [records, boxes] = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(records.map((text) => {
  try {
    const { outcomes, told } = verify(text, boxes[/Game "([^"]*)"/.exec(text)[1]]);
    return [outcomes, told];
  } catch (e) { return [e.key.replace("unproved-", ""), e.named?.line ?? e.named?.seat ?? 0]; }
})));
"""


def by_page(records: list[str]) -> list[Any]:
    node = shutil.which("node")
    if node is None:
        missing("no node here: the page's verifier cannot run")
    program = PROGRAM % json.dumps((STATIC / "verify.js").as_uri())
    run = subprocess.run(
        [node, "--input-type=module", "--eval", program],
        input=json.dumps([records, BOXES]),
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert run.returncode == 0, run.stderr
    found: list[Any] = json.loads(run.stdout)
    return found


def test_the_page_and_the_second_verifier_agree() -> None:
    records = [told(path) for path in FIRST.values()]
    assert by_page(records) == [list(SECOND.verify(text, BOXES)) for text in records]


@pytest.fixture(scope="module")
def dice() -> str:
    return told(FIRST["age_of_war"])


def test_the_page_refuses_what_is_forged(dice: str) -> None:
    cards = told(FIRST["critters_at_war"])
    line = re.search(r"^\d+\. \* roll 1 .*$", dice, re.M)
    assert line is not None
    at = dice[: line.start()].count("\n") + 1
    other = Record.parse(dice)
    other.header["Mix-3"] = "lucky"
    sworn = Record.parse(dice)
    sworn.header |= {"Table": "t", "Sworn-0": "0" * 64}
    lines = cards.splitlines()
    first = next(n for n, row in enumerate(lines) if " * draw " in row) + 1
    lines.insert(first, f"# bag 99: {lines[first].split()[3]} 1")
    forged = [
        summed(dice.replace(line[0], line[0].replace("roll 1 ", "roll 3 "))),
        dice.replace(line[0], line[0].replace("roll 1 ", "roll 3 ")),
        re.sub(r'Seed "..', 'Seed "00', dice),
        other.text(),
        sworn.text(),
        "\n".join(lines) + "\n",
    ]
    found = by_page(forged)
    assert found[:3] == [["chance", at], ["line", at], ["seed", 0]]
    assert found[3][0] == "chance" and found[4] == ["oath", 0] and found[5] == ["bag", first + 2]
    for text in forged:
        with pytest.raises(ValueError):
            SECOND.verify(text, BOXES)
