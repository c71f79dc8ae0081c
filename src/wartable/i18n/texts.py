"""Fluent bundles. Ids, never English sentences, are the keys; sentences are whole in the locale."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "uk", "ru")
HOUSE = "wartable.i18n"
LONGEST = 900  # characters of an argument
GROUPED = 1000  # whole numbers below it are written alike in all languages
NO_WORDS: Mapping[str, str] = {}
ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=", re.M | re.I)  # a message or a term begins
PLAIN = re.compile(r"[^={}\n]+= *([^ {}\n][^{}\n]*)(\n(#[^\n]*)?)*")  # one line without blanks
WORD = re.compile(r"\{ *\$([a-z][\w-]*) *\}", re.I)  # a blank that an argument fills
NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)", re.I)  # another entry that a text names


@cache
def source(package: str, lang: str) -> str:
    """All .ftl files of a language: LANG.ftl and, for long games, LANG.SOMETHING.ftl. A game that
    is not translated speaks the first language it has."""
    folder = files(package) / "locales"
    texts = sorted(item.name for item in folder.iterdir() if item.name.endswith(".ftl"))
    spoken = {name.split(".")[0] for name in texts}
    told = next((known for known in (lang, *LANGUAGES) if known in spoken), lang)
    names = [name for name in texts if name.split(".")[0] == told]
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in names)


@cache
def _entries(package: str, lang: str) -> dict[str, str]:
    """What the package's locale says of each message and term, not read yet. Reading all of it
    takes longer than the rest of a short command; most of it is never asked for."""
    text = source(package, lang)
    begins = list(ENTRY.finditer(text))
    ends = [*(found.start() for found in begins[1:]), len(text)]
    return {found[1]: text[found.start() : end] for found, end in zip(begins, ends, strict=True)}


class Bundle:
    """The texts of a package and those of the house, each read when it is first asked for."""

    def __init__(self, package: str, lang: str) -> None:
        self.lang = lang
        self._entries = {**_entries(HOUSE, lang), **_entries(package, lang)}
        self._unread = dict(self._entries)
        self._shapes: dict[str, list[str]] = {}
        self._fluent: FluentBundle | None = None
        self._lock = threading.Lock()

    def has(self, id: str) -> bool:
        """Whether there is a text of this id."""
        return id in self._entries

    def format(self, id: str, args: Mapping[str, str | int | float]) -> str:
        """A text with its arguments in place; KeyError if there is none, ValueError if the
        arguments are not those it names."""
        entry = self._entries.get(id)
        if entry is None:
            raise KeyError(f"no text {id!r} in {self.lang}")
        shape = self._shapes.get(id)
        if shape is None:
            shape = self._shapes[id] = _shape(entry)
        if shape and (filled := _filled(shape, args)) is not None:
            return filled
        bundle = self._ready(id)
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f"no text {id!r} in {self.lang}")
        text, errors = bundle.format_pattern(pattern, {k: _fit(v) for k, v in args.items()})
        if errors:
            raise ValueError(f"text {id!r} in {self.lang}: {errors[0]}")
        return str(text)

    def _ready(self, id: str) -> FluentBundle:
        from fluent.runtime import FluentBundle  # it brings Babel, a tenth of a second

        with self._lock:
            if self._fluent is None:
                self._fluent = FluentBundle([self.lang], use_isolating=False)
            self._read(self._fluent, id)
            return self._fluent

    def _read(self, bundle: FluentBundle, id: str) -> None:
        """Read an entry and those it names."""
        from fluent.runtime import FluentResource

        entry = self._unread.pop(id, None)
        if entry is not None:
            bundle.add_resource(FluentResource(entry))
            for name in NAMED.findall(entry):
                self._read(bundle, name)


def _shape(entry: str) -> list[str]:
    """A text in one line that names nothing but arguments: its words and the names of arguments in
    turn. Nothing for any other: what is chosen among several texts is Fluent's business."""
    plain = PLAIN.fullmatch(WORD.sub("\0", entry))
    if plain is None:
        return []
    between = plain[1].rstrip(" ").split("\0")
    return [*chain.from_iterable(zip(between, (*WORD.findall(entry), ""), strict=True))][:-1]


def _filled(shape: list[str], args: Mapping[str, str | int | float]) -> str | None:
    """Such a text with its arguments; None if one is not there, or is written by the language."""
    found = shape.copy()
    for at in range(1, len(shape), 2):
        word = args.get(shape[at])
        if type(word) is int and 0 <= word < GROUPED:
            found[at] = str(word)
        elif isinstance(word, str):
            found[at] = str(_fit(word))
        else:
            return None
    return "".join(found)


@cache
def _bundle(package: str, lang: str) -> Bundle:
    return Bundle(package, lang)


def known_ids(package: str, lang: str) -> list[str]:
    """Every message a package's own locale defines, in order, without reading what they say."""
    return [id for id in _entries(package, lang) if not id.startswith("-")]


def message_ids(package: str, lang: str) -> list[str]:
    """The same read by Fluent's own parser, which takes a hundred times as long; repeated
    if defined twice. ValueError where something is not Fluent."""
    from fluent.syntax import FluentParser, ast

    body = FluentParser().parse(source(package, lang)).body
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    if junk:
        raise ValueError(f"{package} {lang}: not Fluent: {str(junk[0].content)[:80]!r}")
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def _fit(value: str | int | float) -> str | int | float:
    """Fluent refuses to write anything longer than 1,000 characters; somebody may type it."""
    long = isinstance(value, str) and len(value) > LONGEST
    return f"{str(value)[: LONGEST - 1]}…" if long else value


@cache
def _fixed(package: str, lang: str) -> dict[str, str]:
    """Texts without arguments that were asked for, by id."""
    return {}


@lru_cache(maxsize=50_000, typed=True)  # typed: 1.0 is not written like 1
def _remembered(package: str, lang: str, id: str, /, **args: str | int | float) -> str:
    """Half of the time a scene takes would go into formatting the same words again."""
    return _bundle(package, lang).format(id, args)


class Texts:
    """What the reader reads: a language, the names at the table, the texts of one game. `words`
    stand in for texts without arguments, by id."""

    def __init__(
        self,
        package: str,
        lang: str,
        names: Sequence[str] = (),
        words: Mapping[str, str] = NO_WORDS,
    ) -> None:
        self.package = package
        self.lang = lang
        self.names = tuple(names)
        self.words = words
        self.you: int | None = None  # the seat of whoever reads, where sentences speak to them
        self._bundle = _bundle(package, lang)
        self._fixed = _fixed(package, lang)

    def __call__(self, id: str, **args: str | int | float) -> str:
        if not args:
            if self.words and id in self.words:
                return self.words[id]
            found = self._fixed.get(id)
            if found is None:
                found = self._fixed[id] = self._bundle.format(id, {})
            return found
        return _remembered(self.package, self.lang, id, **args)

    def has(self, id: str) -> bool:
        """Whether there is a text of this id."""
        return self._bundle.has(id)

    def decimal(self, value: float, places: int, signed: bool = False) -> str:
        """A number as the language writes it: 1.5 is 1,5 in Ukrainian and Russian. What rounds to
        nothing has no sign, the sign of less is no hyphen."""
        value = round(value, places) or 0.0
        text = f"{value:{'+' if signed and value else ''}.{places}f}".replace("-", "−")
        return text if self.lang == "en" else text.replace(".", ",")

    def name(self, seat: int) -> str:
        """The name of whoever sits there, else "Seat 1" and so on."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self("seat-number", number=seat + 1)

    def called(self, seat: int) -> str:
        """The same for what stands by itself, not in a sentence: "You" for whoever reads."""
        return self("you-head") if seat == self.you else self.name(seat)


def texts(
    package: str = HOUSE,
    lang: str = "en",
    names: Sequence[str] = (),
    words: Mapping[str, str] = NO_WORDS,
) -> Texts:
    """The texts of a game's package, or of the house; English for a language we do not have."""
    return Texts(package, lang if lang in LANGUAGES else "en", names, words)


def choose_language(accepted: str) -> str:
    """The best of ours for an Accept-Language header."""
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((float(quality) if quality else 1.0, tag.split("-")[0].lower()))
        except ValueError:
            continue
    for _, tag in sorted(wishes, key=lambda wish: -wish[0]):
        if tag in LANGUAGES:
            return tag
    return "en"


def usual_language() -> str:
    """The terminal's own: WARTABLE_LANG, else the locale; English where it is not one of ours."""
    for name in ("WARTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        tag = os.environ.get(name, "")
        if tag:
            short = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
            return short if short in LANGUAGES else "en"
    return "en"
