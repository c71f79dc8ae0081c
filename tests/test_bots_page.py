"""The page of the bots: what its rows may be, the scale they make, and that it is current."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from tools.bots import page, rows
from tools.bots.rows import Row
from tools.bots.scale import scale
from wartable.plugin import games


def test_the_page_is_what_its_rows_and_cards_say() -> None:
    """`python -m tools.bots` writes it."""
    assert page.PAGE.read_text(encoding="utf-8") == page.page()


SHIPPED = {
    file: id
    for id in games()
    for file in (page.PAGE.parents[1] / "src/wartable/games" / id.replace("-", "_")).iterdir()
    if file.suffix == ".npz" or file.name == "learned.json"
}
TABLES = {"two_seats.npz"}  # solved, not learned: larger than a net may be


def card(id: str) -> str:
    return (rows.HERE / f"{id}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: f"{SHIPPED[file]}/{file.name}")
def test_what_is_shipped_has_a_card_with_its_checksum(file: Path) -> None:
    data, said = file.read_bytes(), card(SHIPPED[file])
    assert f"`{file.name}`" in said and sha256(data).hexdigest() in said
    assert len(data) <= 5_000_000 or file.name in TABLES


def test_no_checksum_is_of_something_else() -> None:
    said = re.findall(r"\b[0-9a-f]{64}\b", page.PAGE.read_text(encoding="utf-8"))
    assert sorted(said) == sorted(sha256(file.read_bytes()).hexdigest() for file in SHIPPED)


@pytest.mark.parametrize("id", sorted(set(SHIPPED.values())))
def test_a_card_names_its_tool_and_its_curve_or_says_that_there_is_none(id: str) -> None:
    said = card(id)
    cards = re.findall(r"^(?:### |\*\*)Cards?: .*`\w+\.(?:npz|json)`", said, re.M)
    assert cards and said.count("**Curve.**") == len(cards)
    named = re.findall(r"tools[./](?:train|\w+)[./]\w+", said)
    assert named
    for tool in named:
        assert (
            page.PAGE.parents[1] / f"{tool.removesuffix('.py').replace('.', '/')}.py"
        ).exists(), tool


def test_ratings_are_the_odds_of_the_rows() -> None:
    """Ten to one is 400 points; one among three equals wins a quarter of the games."""
    met = [
        Row(("hard", "medium"), 110_000, 10 / 11, 0.9073, 0.9108),
        Row(("medium", "easy", "easy", "easy"), 40_000, 0.25, 0.2458, 0.2543),
        Row(("stranger", "other"), 10, 0.5, 0.2, 0.8),
    ]
    found = {one.name: one for one in scale(met, "easy")}
    assert set(found) == {"hard", "medium", "easy"}
    assert found["easy"].rating == (0.0, 0.0, 0.0) and found["easy"].above is None
    rating, low, high = found["medium"].rating
    assert low < 0 < high and abs(rating) < 1
    above = found["hard"].above
    assert above is not None and abs(above[0] - 400) < 1
    assert 390 < above[1] < above[0] < above[2] < 410


def test_who_won_everything_has_a_rating_with_a_wide_interval() -> None:
    found = scale([Row(("hard", "easy"), 100, 1.0, 0.963, 1.0)], "easy")
    rating, low, high = found[0].rating
    assert 500 < low < rating < high < 2000


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"seats": ["hard"]}, "two seats or more"),
        ({"seats": ["hard", "easy", "medium"]}, "all but the first are alike"),
        ({"won": 1.2}, "0 <= low <= won <= high <= 1"),
        ({"games": "many"}, "Expected `int`"),
        ({}, "there are two of it"),
    ],
)
def test_a_row_that_cannot_be_is_named(line: dict[str, object], why: str, tmp_path: Path) -> None:
    file = tmp_path / "pig.jsonl"
    good = {"seats": ["hard", "easy"], "games": 9, "won": 0.5, "low": 0.2, "high": 0.8}
    file.write_text(f"{json.dumps(good)}\n{json.dumps(good | line)}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"pig\.jsonl, line 2: ") as wrong:
        rows.read("pig", file)
    assert why in str(wrong.value)


def test_results_of_an_arena_become_rows_and_newer_ones_replace_older_ones() -> None:
    game, fresh = rows.of_results(page.PAGE.parent / "leaderboard" / "age-of-war.jsonl")
    assert game == "age-of-war" and len(fresh) == 10
    assert fresh[0].seats == ("expert", "hard") and fresh[0].games == 300
    old = Row(("expert", "hard"), 4, 0.5, 0.1, 0.9)
    other = Row(("expert", "hard"), 4, 0.5, 0.1, 0.9, "interpreted")
    assert rows.added([other, old], fresh)[:2] == [other, fresh[0]]
