"""Texts that are read one by one say what Fluent makes of the whole files."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from wartable.i18n import LANGUAGES, known_ids, message_ids, texts
from wartable.i18n.texts import ENTRY, HOUSE, PLAIN, Bundle, _entries, source

AGES, HEROES = (f"wartable.games.{game}" for game in ("through_the_ages", "age_of_heroes"))
PACKAGES = [(HOUSE, "en"), (AGES, "uk"), (HEROES, "ru")]


def whole(package: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(HOUSE, lang)))
    bundle.add_resource(FluentResource(source(package, lang)), allow_overrides=True)
    return bundle


@pytest.mark.parametrize(
    ("package", "lang"), PACKAGES, ids=[f"{package}-{lang}" for package, lang in PACKAGES]
)
def test_a_text_is_what_fluent_makes_of_it(package: str, lang: str) -> None:
    bundle, read = whole(package, lang), Bundle(package, lang)
    plain = 0
    for id, entry in _entries(package, lang).items():
        pattern = bundle.get_message(id).value
        if pattern is None:
            continue
        for value in (2, "Anna-Maria"):
            args = dict.fromkeys(re.findall(r"\$([\w-]+)", entry), value)
            expected, errors = bundle.format_pattern(pattern, args)
            if errors:  # a text that names another one wants more than its own arguments
                continue
            assert read.has(id) and read.format(id, args) == expected, id
        plain += PLAIN.fullmatch(entry) is not None
    assert plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_is_written_as_fluent_writes_it(lang: str) -> None:
    """Small whole ones without asking it."""
    bundle, read = whole(HEROES, lang), Bundle(HEROES, lang)
    pattern = bundle.get_message("title-deck").value
    for value in (0, 7, 42, 999, 1000, 12345, -3, 1.0, 2.5, "12"):
        expected, errors = bundle.format_pattern(pattern, {"n": value})
        assert not errors and read.format("title-deck", {"n": value}) == expected


def test_what_rounds_to_nothing_has_no_sign() -> None:
    say = texts(lang="en").decimal
    assert [say(each, 1, signed=True) for each in (-0.04, 0.04, -2.14, 0.7)] == [
        "0.0",
        "0.0",
        "−2.1",
        "+0.7",
    ]
    assert texts(lang="uk").decimal(-2.14, 1) == "−2,1"


def test_what_is_not_there_is_said() -> None:
    bundle = Bundle(HOUSE, "en")
    assert not bundle.has("no-such-text")
    with pytest.raises(KeyError, match="no-such-text"):
        bundle.format("no-such-text", {})
    with pytest.raises(ValueError, match="server-at"):
        bundle.format("server-at", {})


@pytest.mark.parametrize(
    ("entry", "plain"),
    [
        ("a = Some words.  \n\n# a comment\n", "Some words.  "),
        ("a = Some { $count } words\n", None),
        ("a = Some\n    more words\n", None),
        ("a =\n    Some words\n", None),
        ("a = Some words\n    .title = Title\n", None),
    ],
)
def test_only_a_text_in_one_line_without_blanks_is_taken_as_it_is(
    entry: str, plain: str | None
) -> None:
    found = PLAIN.fullmatch(entry)
    assert (found and found[1]) == plain
    assert ENTRY.match(entry)


def test_threads_may_read_at_once() -> None:
    """A text and those it names are read once, whoever comes first."""
    package, lang = "wartable.games.age_of_heroes", "en"
    bundle = Bundle(package, lang)
    ids = [id for id in _entries(package, lang) if id.startswith("kind-") and id.endswith("-text")]
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda id: bundle.format(id, {}), ids * 8))
    assert found == [Bundle(package, lang).format(id, {}) for id in ids] * 8


@pytest.mark.parametrize(
    ("package", "lang"), PACKAGES, ids=[f"{package}-{lang}" for package, lang in PACKAGES]
)
def test_what_is_defined_is_known_without_reading_it(package: str, lang: str) -> None:
    assert known_ids(package, lang) == message_ids(package, lang) != []


def test_ukrainian_has_one_apostrophe() -> None:
    """Two kinds beside each other look like a slip."""
    files = [*Path("src").rglob("locales/uk*.ftl")]
    found = [
        f"{f}: {m}" for f in files for m in re.findall(r"\w+’[а-яіїєґ]\w*", f.read_text("utf-8"))
    ]
    assert len(files) > 20 and not found, found
