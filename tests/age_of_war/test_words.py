"""Every action, event, refusal and figure of the engine in words: notation, three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.age_of_war.tables import RULES, do, holding, roll
from wartable.errors import BadInput
from wartable.games.age_of_war import figures, names, notation
from wartable.games.age_of_war.engine import actions
from wartable.games.age_of_war.engine.components import CITY_TABLE, LINE_TABLE, PROVINCE_TABLE
from wartable.games.age_of_war.names import LINE_NAMES
from wartable.games.age_of_war.plugin import GAME
from wartable.i18n import texts
from wartable.i18n.texts import LANGUAGES, message_ids
from wartable.kernel import CHANCE, Event
from wartable.plugin import Basis

RULINGS = Path(__file__).parents[2] / "docs" / "rulings" / "age-of-war.md"
PLACES = re.compile(r"\{\s*\$(\w+)")


# ---- notation


def test_every_code_has_a_notation_and_back() -> None:
    said = [notation.write(RULES, 0, code) for code in range(actions.ACTIONS)]
    assert len(set(said)) == 52 == actions.ACTIONS
    assert [notation.read(RULES, 0, text) for text in said] == list(range(actions.ACTIONS))
    rolls = [notation.write(RULES, CHANCE, code) for code in range(actions.CHANCES)]
    assert len(set(rolls)) == actions.CHANCES
    assert [notation.read(RULES, CHANCE, text) for text in rolls] == list(range(actions.CHANCES))


def test_the_box_has_38_ordinary_and_13_special_lines() -> None:
    assert sum(not line.special for line in LINE_TABLE) == 38
    assert sum(line.special for line in LINE_TABLE) == 13


@pytest.mark.parametrize(
    ("seat", "text", "plain"),
    [
        (0, "  FILL Ying  Archers ", "fill ying archers"),
        (0, "fill ji infantry 4 2", "fill ji infantry-4-2"),
        (CHANCE, "roll 3 3 2 A C 1 A", "roll 1 2 3 3 A A C"),
        (CHANCE, "ROLL g a", "roll A G"),
        (CHANCE, "first 0", "first 0"),
    ],
)
def test_reading_forgives(seat: int, text: str, plain: str) -> None:
    assert notation.write(RULES, seat, notation.read(RULES, seat, text)) == plain


@pytest.mark.parametrize(
    ("seat", "text", "says"),
    [
        (0, "", "one of lose, fill"),
        (0, "pass", "one of lose, fill"),
        (0, "fill", "write: fill LINE"),
        (0, "fill kyoto general", "there are: shouchun archers, shouchun cavalry-cavalry"),
        (0, "fill wan infantry-8", "wan general, wan archers, wan cavalry, wan special"),
        (CHANCE, "first 6", "there are: 0, 1, 2, 3, 4, 5"),
        (CHANCE, "first one", "'one' is no seat"),
        (CHANCE, "first", "write: first SEAT"),
        (CHANCE, "roll 4", "'4' is no roll"),
        (CHANCE, "roll 1 1 1 1 1 1 1 1", "is no roll"),
        (CHANCE, "roll 11", "'11' is no roll"),
        (CHANCE, "lose", "one of roll, first"),
    ],
)
def test_reading_says_what_would_be_right(seat: int, text: str, says: str) -> None:
    with pytest.raises(BadInput, match=re.escape(says)):
        notation.read(RULES, seat, text)


# ---- texts


def wanted() -> set[str]:
    keys = {f"rule-r-{number}" for number in range(1, 21)}
    keys |= {f"city-{city.key}" for city in CITY_TABLE}
    keys |= {f"province-{province.key}" for province in PROVINCE_TABLE}
    keys |= {f"refusal-{reason.key}" for reason in GAME.reasons().values()}
    keys |= {f"rule-{reason.rule.lower()}" for reason in GAME.reasons().values()}
    keys |= {f"ending-{key}" for key in GAME.endings().values()}
    keys |= {f"option-{option.key}" for option in GAME.options}
    keys |= {f"option-{o.key}-{choice}" for o in GAME.options for choice in o.choices}
    keys |= {figure.key for figure in figures.printed(texts(GAME.package, "en"))}
    return keys | {"title", "rules-summary", "action-lose", "action-fill", "action-attack"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_in_every_language(lang: str) -> None:
    ids = message_ids(GAME.package, lang)
    assert len(ids) == len(set(ids))
    assert ids == message_ids(GAME.package, "en")  # the same texts in the same order
    assert wanted() <= set(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_take_the_same_arguments(lang: str) -> None:
    """A sentence that forgets who or what is a bug no formatter reports."""

    def places(language: str) -> dict[str, set[str]]:
        from wartable.i18n.texts import source

        found: dict[str, set[str]] = {}
        for block in re.split(r"\n(?=[a-z])", source(GAME.package, language)):
            found[block.split(" =")[0]] = set(PLACES.findall(block))
        return found

    assert places(lang) == places("en")


@pytest.mark.parametrize(
    ("lang", "n", "points", "cities"),
    [
        ("en", 1, "point", "1 city"),
        ("en", 5, "points", "5 cities"),
        ("uk", 1, "очко", "1 місто"),
        ("uk", 3, "очки", "3 міста"),
        ("uk", 5, "очок", "5 міст"),
        ("uk", 12, "очок", "12 міст"),
        ("uk", 21, "очко", "21 місто"),
        ("ru", 2, "очка", "2 города"),
        ("ru", 11, "очков", "11 городов"),
        ("ru", 22, "очка", "22 города"),
    ],
)
def test_plurals(lang: str, n: int, points: str, cities: str) -> None:
    reader = texts(GAME.package, lang)
    assert reader("unit-points", n=n) == points
    assert reader("facts-cities", n=n) == cities


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_label_of_its_own(lang: str) -> None:
    """Also the second of two equal lines."""
    view = GAME.view(GAME.game(), holding(), 0)
    reader = texts(GAME.package, lang)
    labels = [GAME.label(view, code, reader) for code in range(actions.ACTIONS)]
    assert len(set(labels)) == len(labels)


def test_a_label_is_short_once_the_city_is_known() -> None:
    state = holding()
    roll(state, "3 3 2 A C 1 A")
    reader = texts(GAME.package, "en")
    fill = notation.read(RULES, 0, "fill daliang infantry-8")
    game = GAME.game()
    assert GAME.label(GAME.view(game, state, 0), fill, reader) == "Daliang: 8 infantry"
    do(state, "fill daliang infantry-8")
    general = notation.read(RULES, 0, "fill daliang general")
    assert GAME.label(GAME.view(game, state, 0), general, reader) == "Fill: general"


EVENTS = [
    (Event(actions.BEGAN, 1, 4, 0, 0, 511), "Marek begins turn 5."),
    (Event(actions.ROLLED, 0, notation.read(RULES, CHANCE, "roll 3 1 A A G"), 5, 0, 511), ""),
    (Event(actions.FILLED, 0, LINE_NAMES.index(("anyi", "infantry-2")), 1, 0, 511), ""),
    (Event(actions.FILLED, 0, LINE_NAMES.index(("ji", "infantry-4-2")), 3, 0, 511), ""),
    (Event(actions.LOST, 0, 0, 0, 0, 511), "Olena loses a die; none is left."),
    (Event(actions.CONQUERED, 0, 3, -1, 0, 511), "Olena takes Wan."),
    (Event(actions.CONQUERED, 0, 3, 1, 0, 511), "Olena takes Wan from Marek."),
    (Event(actions.LOCKED, 0, 5, 0, 0, 511), ""),
    (Event(actions.FAILED, 0, -1, 0, 0, 511), "Olena attacks no city this turn."),
    (Event(actions.FAILED, 0, 3, 0, 0, 511), "Olena fails at Wan: no dice left."),
    (Event(actions.ENDED, 0, actions.CAPPED, 0, 0, 511), ""),
]
SAID = {
    actions.ROLLED: "Olena rolls infantry 3 1, archers ×2, general.",
    actions.LOCKED: "Olena completes Han, worth 3 points. It can no longer be taken.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_a_sentence_that_cites_a_rule(lang: str) -> None:
    reader = texts(GAME.package, lang, ("Olena", "Marek"))
    assert {event.kind for event, _ in EVENTS} == set(range(actions.BEGAN, actions.ENDED + 1))
    for event, said in EVENTS:
        told = GAME.told(event)
        sentence = GAME.sentence(told, reader)
        if lang == "en":
            assert sentence == (said or SAID.get(event.kind, sentence))
        assert reader.has(f"rule-{told.rule.lower()}")
        assert "{" not in sentence


CITED = [
    (Event(actions.BEGAN, 1, 0, 0, 0, 511), "R-2"),
    (Event(actions.BEGAN, 1, 1, 0, 0, 511), "5"),
    (Event(actions.FILLED, 0, LINE_NAMES.index(("anyi", "infantry-2")), 1, 0, 511), "R-3"),
    (Event(actions.FILLED, 0, LINE_NAMES.index(("anyi", "special")), 1, 0, 511), "R-16"),
    (Event(actions.FILLED, 0, LINE_NAMES.index(("wan", "general")), 1, 0, 511), "4"),
    (Event(actions.LOST, 0, 3, 0, 0, 511), "R-7"),
    (Event(actions.LOST, 0, 0, 0, 0, 511), "R-6"),
    (Event(actions.LOCKED, 0, 5, 0, 0, 511), "R-10"),
    (Event(actions.LOCKED, 0, 0, 0, 0, 511), "6"),
    (Event(actions.FAILED, 0, 3, 0, 0, 511), "R-9"),
    (Event(actions.ENDED, 0, actions.CONQUERED_ALL, 0, 0, 511), "R-11"),
    (Event(actions.ENDED, 0, actions.CAPPED, 0, 0, 511), "R-14"),
]


@pytest.mark.parametrize(("event", "rule"), CITED)
def test_events_cite_the_ruling_they_rest_on(event: Event, rule: str) -> None:
    assert GAME.told(event).rule == rule


@pytest.mark.parametrize(("line", "said"), [("infantry-2", "2 infantry"), ("archers-2", "archers")])
def test_a_line_named_two_is_not_always_a_second_line(line: str, said: str) -> None:
    """R-15: Anyi has a line of 2 infantry, Ying a second line of archers."""
    assert names.line_words(line, texts(GAME.package, "en")) == said


def test_the_rulings_are_written_down() -> None:
    text = RULINGS.read_text(encoding="utf-8")
    files = [path for kind in ("*.py", "*.als") for path in Path(__file__).parent.rglob(kind)]
    tests = "".join(path.read_text(encoding="utf-8") for path in files)
    for number in range(1, 21):
        assert f"| R-{number} |" in text
        assert re.search(rf"\bR-{number}\b", tests), f"R-{number} has no test"
    for number in range(1, 14):
        assert re.search(rf"\b[Ww]{number}\b", tests.replace("test_w", "test W")), f"W{number}"


# ---- figures


def test_points_and_provinces_of_every_city() -> None:
    """The rule sheet's table; what lines are worth the solved turn checks to ten digits."""
    by_province = {
        "chu": (10, {"shouchun": 3, "ying": 2, "chen": 1, "wan": 1}),
        "zhao": (8, {"handan": 3, "jinyang": 2, "dai": 1}),
        "qi": (8, {"linzi": 4, "jimo": 3}),
        "wei": (5, {"daliang": 2, "anyi": 2}),
        "yan": (4, {"ji": 2, "xiangping": 1}),
        "han": (3, {"xinzheng": 3}),
    }
    assert {row.key: row.points for row in PROVINCE_TABLE} == {
        key: points for key, (points, _) in by_province.items()
    }
    assert [(row.key, row.province, row.points) for row in CITY_TABLE] == [
        (city, province, points)
        for province, (_, cities) in by_province.items()
        for city, points in cities.items()
    ]


def test_every_figure_rests_on_something() -> None:
    found = figures.printed(texts(GAME.package, "en"))
    assert len(found) == 5 + 2 * len(PROVINCE_TABLE) + 4 * len(CITY_TABLE)
    assert all(figure.source for figure in found)
    names = {f.key for f in found if f.basis is Basis.RECONSTRUCTED}
    assert "city-daliang" not in names and "city-wan" in names
    assert "province-wei" not in names and "province-chu" in names


def test_sources_are_all_used() -> None:
    data = figures.provenance()
    used = set(data["figure"].values())
    used |= {source for kind in data["exception"].values() for source in kind.values()}
    assert used == set(data["source"])
    for lang in LANGUAGES:
        ids = [id for id in message_ids(GAME.package, lang) if id.startswith("source-")]
        assert {id.removeprefix("source-") for id in ids} == used
