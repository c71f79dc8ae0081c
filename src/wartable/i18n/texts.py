"""Fluent bundles. Ids, never English sentences, are the keys; sentences are whole in the locale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "uk", "ru")
HOUSE = "wartable.i18n"
LONGEST = 900  # characters of an argument
NO_WORDS: Mapping[str, str] = {}


@cache
def source(package: str, lang: str) -> str:
    """All .ftl files of a language: LANG.ftl and, for long games, LANG.SOMETHING.ftl."""
    folder = files(package) / "locales"
    names = sorted(
        item.name
        for item in folder.iterdir()
        if item.name.endswith(".ftl") and item.name.split(".")[0] == lang
    )
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in names)


@cache
def _resource(package: str, lang: str) -> ast.Resource:
    """Read once: the house's stands in the bundle of every game."""
    return FluentResource(source(package, lang))


@cache
def _bundle(package: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(_resource(HOUSE, lang))
    if package != HOUSE:
        bundle.add_resource(_resource(package, lang), allow_overrides=True)
    return bundle


def message_ids(package: str, lang: str) -> list[str]:
    """Every message a package's own locale defines, in order; repeated if defined twice."""
    body = FluentParser().parse(source(package, lang)).body
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    if junk:
        raise ValueError(f"{package} {lang}: not Fluent: {str(junk[0].content)[:80]!r}")
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def _fit(value: str | int | float) -> str | int | float:
    """Fluent refuses to write anything longer than 1,000 characters; somebody may type it."""
    long = isinstance(value, str) and len(value) > LONGEST
    return f"{str(value)[: LONGEST - 1]}…" if long else value


def _format(bundle: FluentBundle, lang: str, id: str, args: dict[str, str | int | float]) -> str:
    message = bundle.get_message(id) if bundle.has_message(id) else None
    if message is None or message.value is None:
        raise KeyError(f"no text {id!r} in {lang}")
    text, errors = bundle.format_pattern(message.value, {k: _fit(v) for k, v in args.items()})
    if errors:
        raise ValueError(f"text {id!r} in {lang}: {errors[0]}")
    return str(text)


@cache
def _fixed(package: str, lang: str) -> dict[str, str]:
    """Texts without arguments that were asked for, by id."""
    return {}


@lru_cache(maxsize=50_000, typed=True)  # typed: 1.0 is not written like 1
def _remembered(package: str, lang: str, id: str, /, **args: str | int | float) -> str:
    """Half of the time a scene takes would go into formatting the same words again."""
    return _format(_bundle(package, lang), lang, id, args)


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
            if id in self.words:
                return self.words[id]
            found = self._fixed.get(id)
            if found is None:
                found = self._fixed[id] = _format(self._bundle, self.lang, id, {})
            return found
        return _remembered(self.package, self.lang, id, **args)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def decimal(self, value: float, places: int, signed: bool = False) -> str:
        """A number as the language writes it: 1.5 is 1,5 in Ukrainian and Russian."""
        text = f"{value:{'+' if signed else ''}.{places}f}"
        return text if self.lang == "en" else text.replace(".", ",")

    def name(self, seat: int) -> str:
        """The name of whoever sits there, else "Seat 1" and so on."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self("seat-number", number=seat + 1)


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
