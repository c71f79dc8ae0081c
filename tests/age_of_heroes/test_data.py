"""The data file and the engine's figures: every count, validated; complaints name line and rule."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from wartable.errors import BadInput
from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.engine.components import KIND_KEYS
from wartable.games.age_of_heroes.engine.figures import SINGLES
from wartable.games.age_of_heroes.figures import text_id
from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.setup import Table
from wartable.i18n import texts
from wartable.kernel import CHANCE, Event
from wartable.play import Match, ProvenChance
from wartable.plugin import Basis

PRINTED = {  # rule sheet, section 1
    **dict.fromkeys(("iron", "wood", "grain", "stone"), 12),
    **dict.fromkeys(KIND_KEYS[4:11], 6),
    **{"olympics": 2, "hero": 3, "luck": 2, "population-boom": 2, "earthquake": 2},
    **{"volcano": 2, "famine": 2, "barbarians-2": 3},
}


def test_the_deck_is_that_of_the_rule_sheet() -> None:
    figures = data.printed().figures
    found = {key: n for key, n in zip(KIND_KEYS, figures.copies, strict=True) if n}
    assert found == PRINTED and sum(found.values()) == 108
    assert list(figures.supply) == [12, 12, 9, 6, 6]
    assert [*figures.battle_value][:6] == [1, 2, 3, 4, 5, 6] and sum(figures.battle_copies) == 36


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("iron = { value = 12", "iron = { value = 11", "the cards listed are 107"),
        ("iron = { value = 12", "iron = { value = 16", "16 is not in 0 … 15"),
        ("marble = { value = 6", "marble = { value = 4", "a monument could not be completed"),
        ("[6, 6, 6, 6, 6, 6]", "[2, 2, 2, 2, 2, 2]", "the largest battle needs more cards"),
        ("[6, 6, 6, 6, 6, 6]", "[6, 6]", "one number per value"),
        ("[2, 2, 2]", "[2, 2, 10]", "10 armies are not in 1 … 9"),
        ("wood = 2, stone = 1", "wood = 2, marble = 1", "is no price in ordinary resources"),
        ("wood = 2, stone = 1", "wood = 3, stone = 3", "16 ways to pay"),
        ("hand_limit = { value = 5", "hand_limit = { value = true", "needs { value = NUMBER"),
        ("hand_limit = { value = 5", "hand_limit = { size = 5", "size is neither value nor"),
        ("[single]", "[singles]", "no such table"),
        ("gold = { value = 6", "silver = { value = 6", "there is no such figure"),
        ("[about]", "gold = 3\n[about]", "line 8: gold: no such table"),
        ("[1, 3]", "[3, 1]", "rows ascend"),
        ("city = { value = 12", "city = { value = 4", "could not be set up"),
        ("[cards]", "[cards", "not TOML"),
        ("[about]", "# caf\udce9\n[about]", "line 8: not UTF-8 text"),
        ("[cards]", "taxes = 3\n[cards]", "single.taxes: there is no such figure"),
        ("[cost]", "tower = { value = 3 }\n[cost]", "supply.tower: there is no such figure"),
        ("[cards]", "[sources.x]\n[cards]\niron = 12", "not TOML"),
        ('"age-of-heroes"', '"age-of-war"', 'needs game = "age-of-heroes"'),
        ("schema = 1", "schema = 2", "and schema = 1"),
        ("[2, 2, 2]", "[true, 2, 2]", "needs { value = [NUMBER"),
        ("[2, 2, 2]", f"[{'2,' * 16}]", "at most 15 alike"),
        ("cards = { value = [1, 2]", "cards = { value = [-1, 2]", "rows ascend"),
        ("hero = { value = 3", "hero = { value = 5", "the cards listed are 110"),
        ('source = "rules"', "source = 3", "line 18: single.start_cities: says nothing"),
        ('source = "rules"', 'source = "public:nobody"', "[sources] does not name 'nobody'"),
        ('source = "rules"', 'source = "rules", note = ""', "note is neither value nor source"),
        ("5, 6], source", f"5, 1{'0' * 30}], source", "line 61: battle.values: at most 12"),
        ("5, 6], source", "5, 13], source", "line 61: battle.values: at most 12"),
        ("value = [1, 2]", f"value = [1, 1{'0' * 30}]", "destruction.cards: at most 8"),
        ("value = [1, 3]", f"value = [1, 1{'0' * 30}]", "destruction.cards: at most 8"),
        ("values = { value = [1, 2, 3, 4, 5, 6]", "values = { value = []", "one number per value"),
        ("{ stone = 2 }", "{}", "line 76: cost.road: costs nothing (rules, 6.2)"),
        ("{ stone = 2 }", "{ stone = 2.5 }", "cost.road: needs { value = { wood"),
        ("army = { value = 12", "army = { value = 5", "line 66: supply.army: six tribes"),
        ("schema = 1", "schema = true", "and schema = 1"),
        ("[supply]", "[[supply]]", "line 64: supply: no such table"),
    ],
)
def test_a_wrong_file_is_refused_in_words(old: str, new: str, rule: str) -> None:
    text = data.text()
    assert old in text
    with pytest.raises(BadInput) as complaint:
        GAME.game(text.replace(old, new, 1))
    assert rule in str(complaint.value) and "\n" not in str(complaint.value)


def test_a_complaint_names_its_line() -> None:
    text = data.text().replace("iron = { value = 12", "iron = { value = 99", 1)
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "value = 99" in row)
    with pytest.raises(BadInput, match=f"^line {line}: cards.iron: 99 .*rules, 1"):
        GAME.game(text)
    for text in ("", "iron", "[about]\ngame = 3"):
        with pytest.raises(BadInput, match=r"^line \d+: "):
            GAME.game(text)


@pytest.mark.parametrize(
    ("head", "row", "tail", "line"),
    [
        ("[ cards ]", "iron = { value = 99, source = 'x' }", "", 40),
        ("[cards]  # of the deck", "iron = { value = 99, source = 'x' }", "", 40),
        ("[cards] # \u2028", "  'iron'={ value = 99, source = 'x' }", "", 40),
        ("[cards]", "iron.value = 99\niron.source = 'x'", "", 40),
        ("[cards]", "", "[cards.iron]\nvalue = 99\nsource = 'x'", 81),
    ],
)
def test_the_line_is_found_however_it_is_written(head: str, row: str, tail: str, line: int) -> None:
    usual = 'iron = { value = 12, source = "public:playpalace11" }'
    assert usual in data.text()
    text = data.text().replace("[cards]", head, 1).replace(usual, row, 1) + tail
    with pytest.raises(BadInput, match=rf"^line {line}: cards.iron: 99"):
        GAME.game(text)


def test_a_file_from_a_windows_editor_is_read() -> None:
    """A mark at its beginning, and two characters at the end of a line."""
    text = "\ufeff" + data.text().replace("\n", "\r\n")
    assert list(data.read(text).figures.numbers) == list(data.printed().figures.numbers)


def test_the_terminal_names_file_line_and_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from wartable.cli import main

    file = tmp_path / "mine.toml"
    file.write_text(data.text().replace("hand_limit = { value = 5", "hand_limit = { value = 0"))
    for words in (["play", GAME.id, "--data", str(file)], ["data", "check", GAME.id, str(file)]):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 2
        said = capsys.readouterr().err
        assert f"{file}: line 22: single.hand_limit: 0 is not in 1 … 99 (rules, 10)" in said


def test_every_figure_is_that_of_the_rule_sheet() -> None:
    """Rules 2 to 7, 10, 12: what the text of the rules says, number by number."""
    figures = data.printed().figures
    said = {
        **{"start_cities": 1, "start_armies": 1, "start_hand": 3, "turn_draw": 1, "hand_limit": 5},
        **{"tax_per_city": 1, "conquest_armies": 2, "plunder_cards": 2, "fortress_bonus": 1},
        **{"general_bonus": 2, "fair_draw": 1, "fair_per_tribe": 1, "circuits": 6},
        **{"most_offers": 12, "most_deals": 6, "most_open": 4, "live_acts": 40},
        **{"victory_cities": 5, "victory_monument": 5},
    }
    assert {key: getattr(figures, key) for key in SINGLES} == said
    costs = [list(figures.cost[item * 5 : item * 5 + 5]) for item in range(5)]
    assert costs == [
        [0, 2, 0, 1, 0],
        [1, 0, 2, 0, 0],
        [1, 1, 0, 1, 0],
        [1, 0, 0, 0, 1],
        [0, 0, 0, 2, 0],
    ]
    assert [figures.destroyed(v) for v in range(7)] == [0, 1, 1, 2, 2, 2, 2]
    assert [*figures.battle_copies][:6] == [6] * 6


def test_every_figure_says_what_it_rests_on_in_every_language() -> None:
    names = [text_id(row) for row in data.printed().rows]
    for lang in ("en", "uk", "ru"):
        reader = texts(GAME.package, lang)
        found = GAME.figures(GAME.game(), reader)
        assert [figure.key for figure in found] == [reader(name) for name in names]
        assert all(figure.key and figure.source and figure.value for figure in found)
        kinds = Counter(figure.basis for figure in found)
        assert kinds == {"printed": 23, "second-hand": 23, "reconstructed": 7}
        by_name = dict(zip(names, found, strict=True))
        assert by_name["figure-copies"].basis == by_name["figure-barbarians"].basis
        assert by_name["figure-cost-city"].basis is Basis.PRINTED
        assert by_name["kind-iron"].source == reader("source-playpalace11")
        if lang != "en":  # nothing is left in English but a name
            words = " ".join(f"{each.key} {each.value} {each.source}" for each in found)
            assert set(re.findall(r"[A-Za-z]{2,}", words)) == {"PlayPalace"}


SHORT = '[about]\ngame = "age-of-heroes"\nschema = 1\n'


def test_a_file_with_only_what_differs() -> None:
    """The rest is as packaged; what is said without a source is the owner's correction."""
    assert data.read(SHORT).rows == data.printed().rows
    box = data.read(SHORT + "[single]\nhand_limit = { value = 7 }\n[cards]\niron.value = 14\n")
    assert box.figures.hand_limit == 7 and box.figures.copies[0] == 14
    changed = {(r.table, r.key): r for r in box.rows}
    usual = {(r.table, r.key): r for r in data.printed().rows}
    assert {place for place in usual if usual[place] != changed[place]} == {
        ("single", "hand_limit"),
        ("cards", "iron"),
        ("cards", "total"),  # as many as there are now
    }
    assert changed["cards", "total"].value == 110
    assert {changed["cards", key].basis for key in ("iron", "total")} == {Basis.CORRECTED}
    own = '[sources]\nclub = "the box of our club"\n'
    row = '[cards]\niron = { value = 12, source = "public:club" }\n'
    figures = GAME.figures(GAME.game(SHORT + own + row), texts(GAME.package, "uk"))
    assert "the box of our club" in [figure.source for figure in figures]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("[single]\nhand_limit = { value = 0 }", "line 5: single.hand_limit: 0 is not in 1 … 99"),
        ("[cards]\ntotal.value = 9", "line 5: cards.total: the cards listed are 108: write that"),
        ("[cards]\niron = 12", "line 5: cards.iron: needs { value = NUMBER"),
        ("[battle]\nvalues.value = [1]", "line 5: battle.values: one number per value"),
        ("[supply]\narmy.value = 100", "line 5: supply.army: 100 is not in 0 … 99"),
        (
            "[cards]\nbarbarians.value = [10]",
            "line 5: cards.barbarians: 10 armies are not in 1 … 9",
        ),
        ("[cards]\nbarbarians.value = [1, 2, 3, 5, 6]", "at most 4 different numbers of armies"),
        ("[cards]\niron = { value = 12, source = 'public:x' }", "[sources] does not name 'x'"),
    ],
)
def test_a_short_file_that_is_wrong(said: str, why: str) -> None:
    with pytest.raises(BadInput) as complaint:
        GAME.game(SHORT + said)
    assert why in str(complaint.value)


def test_marks_at_the_table_follow_the_file() -> None:
    """Deck, piles, battle cards and barbarians say how sure their figures are."""
    reader = texts(GAME.package, "en")

    def marks(text: str | None) -> dict[str, str | None]:
        scene = Match(GAME, 3, {"tribes": "random"}, ProvenChance.seeded(5), text).scene(0, reader)
        return {piece.id: piece.mark for piece in scene.wide.pieces}

    found = marks(None)
    assert (found["deck"], found["pile-army"], found["pile-city"]) == (*["second-hand"] * 2, None)
    mine = SHORT + '[supply]\narmy = { value = 12, source = "my box" }\n'
    assert marks(mine)["pile-army"] == "corrected" and marks(mine)["deck"] == "second-hand"
    assert set(data.printed().marks) == {
        *("deck", "barbarians", "battle", "fair"),
        *(f"pile-{item}" for item in ("army", "fortress", "general", "road")),
    }
    assert data.printed().marks["battle"] == data.printed().marks["barbarians"] == "reconstructed"


def test_figures_follow_a_corrected_file() -> None:
    game = GAME.game(data.text().replace("hand_limit = { value = 5", "hand_limit = { value = 7"))
    reader = texts(GAME.package, "en")
    shown = {figure.key: figure.value for figure in GAME.figures(game, reader)}
    assert shown[reader("figure-hand-limit")] == "7"
    other = data.text().replace("wood = 2, stone = 1", "wood = 1, stone = 1")
    words = GAME.write(GAME.game(other), 0, GAME.read(GAME.game(other), 0, "build city"))
    assert words == "build city wood stone"


def test_the_file_names_its_limits() -> None:
    """Beside each single figure, the same as the check has. Z3: 15 of a kind."""
    for key, (least, most, _) in data.LIMITS.items():
        line = next(row for row in data.text().splitlines() if row.startswith(f"{key} = "))
        assert f"  # {least} … {most}" in line
    assert "0 … 15 of a kind" in data.text() and "of more than 16" in data.text()


# ---- Z1 … Z4: limits that come from how positions are kept


def box(said: str) -> Table:
    game = GAME.game(SHORT + said)
    return Table(game, 2, GAME.settings({"luck": "victim"}))


def test_more_armies_than_a_position_holds_stay_in_the_box() -> None:
    """Z1"""
    table = box('[supply]\narmy = { value = 20, source = "my box" }\n')
    table.begin()
    view = GAME.view(table.game, table.state, 0)
    assert view.piles["army"] == 16 - sum(len(tribe.armies) for tribe in view.tribes)
    shown = GAME.figures(table.game, texts(GAME.package, "en"))
    assert "20" in [f.value for f in shown if f.basis is Basis.CORRECTED]


def test_a_fifth_hero_cannot_join_the_same_side() -> None:
    """Z2"""
    table = box("[cards]\nhero.value = 6\n[battle]\ncopies.value = [7, 7, 7, 7, 7, 7]\n")
    table.lay("h0", "hero hero hero hero hero")
    table.begin()
    for said in ("war", *["hero army"] * 4):
        table.game.apply(table.state, 0, GAME.read(table.game, 0, said), None)
    fifth = GAME.read(table.game, 0, "hero army")
    assert GAME.reason(table.game.refusal(table.state, 0, fifth)).key == "no-hero"


@pytest.mark.parametrize(("listed", "drawn", "armies"), [("2, 5", "1", 5), ("9, 1, 1", "2", 9)])
def test_barbarians_may_be_many(listed: str, drawn: str, armies: int) -> None:
    """Z4"""
    table = box(f"[cards]\nbarbarians.value = [{listed}]\n")
    table.lay("draw", "0")
    table.begin()
    told: list[Event] = []
    code = GAME.read(table.game, CHANCE, f"draw barbarians-{drawn}")
    table.game.apply(table.state, CHANCE, code, told)
    raided = next(GAME.told(e) for e in told if GAME.told(e).key == "raided")
    assert raided.args["n"] == armies
    sheet = GAME.sheet(table.game, texts(GAME.package, "en"))
    assert sheet != GAME.sheet(GAME.game(), texts(GAME.package, "en")) and f">{armies}<" in sheet
