"""Clauses that need no position: the notation, the texts, what is refused at the door."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import Signature, isfunction, signature
from typing import Any, NoReturn

from wartable.errors import BadInput
from wartable.i18n import LANGUAGES, message_ids
from wartable.kernel import CHANCE, Game
from wartable.plugin import RULES, Plugin
from wartable.rooms import ROOMS, SOME_ROOMS
from wartable.testing.broken import Broken
from wartable.testing.features import check_layout
from wartable.testing.trial import CheckedOnce, rule_text

NONSENSE = (
    "",
    "xyzzy",
    "fill",
    "99999999999999999999",
    "-1",
    "roll",
    "a b c d e f g h i j k",
    "é;",
    "\x00",
    "²",
    "٣",
    "x" * 20_000,
)
MANGLED = (
    "",
    "-1",
    "0",
    "²",
    "٣",
    "９",
    "ⅷ",
    "9" * 5000,
    "nan",
    "1e9",
    "+1",
    "1_0",
    "é",
    "\ud800",
    "x" * 5000,
)
FORBIDDEN = ';#"\n\r\t'  # these mean something in records and scenarios
# The house goes on without these rooms, or answers in their place.
MAY_BE_MISSING = ("advice", "board", "bot", "cover", "figures", "label", "scene", "sheet")
CHANCE_CODES = 4000  # of chance's codes, at most so many are written and read


class Words:
    """Checks a game's rooms, notation and texts, one method for each."""

    def __init__(self, plugin: Plugin[Any, Any]) -> None:
        self.plugin = plugin
        self.game: Game[Any] = plugin.game()
        self.shelf = CheckedOnce.of(plugin)

    def fail(self, clause: str, detail: str) -> NoReturn:
        """Say which clause of the contract is broken, and how."""
        raise Broken(clause, detail, self.plugin.id)

    def check(self) -> None:
        self.check_rooms()
        self.check_notation(0, range(self.game.actions))
        step = max(1, self.game.chances // CHANCE_CODES)
        self.check_notation(CHANCE, range(0, self.game.chances, step))
        for seat in (0, CHANCE):
            for text in NONSENSE:
                self.check_nonsense(seat, text)
            for text in self.mangled(seat):
                self.check_nonsense(seat, text)
        self.check_texts()
        self.check_door()
        check_layout(self.plugin.id, self.game)

    # ---- rooms
    def check_rooms(self) -> None:
        """A method that the plug-in does not answer itself is answered by its room."""
        for room, face in ROOMS.items():
            for name, wanted in _asked(face).items():
                method = name.lower()
                if getattr(type(self.plugin), method) is not getattr(Plugin, method):
                    continue
                if method in MAY_BE_MISSING and self.plugin.optional(room, name) is None:
                    continue
                self.check_answer(room, name, wanted)
        for room, face in SOME_ROOMS.items():
            for name, wanted in _asked(face).items():
                if self.plugin.has_room(room):
                    self.check_answer(room, name, wanted)

    def check_answer(self, room: str, name: str, wanted: Signature | None) -> None:
        found = self.plugin.optional(room, name)
        if found is None:
            self.fail("rooms", f"{room} has no {name}{wanted or ''}")
        more = ["temper"] if name == "bot" and self.plugin.tempers else []
        if wanted and list(signature(found).parameters) != [*wanted.parameters, *more]:
            self.fail("rooms", f"{room}.{name}{signature(found)}, not {wanted}")

    # ---- notation
    def check_notation(self, seat: int, codes: range) -> None:
        plugin, game = self.plugin, self.game
        seen: dict[str, int] = {}
        for code in codes:
            text = plugin.write(game, seat, code)
            who = f"seat {seat}, code {code}, {text!r}"
            if not text or text != " ".join(text.split()) or any(c in text for c in FORBIDDEN):
                self.fail("notation", f"{who}: not one line of plain words")
            if text in seen:
                self.fail("notation", f"{who}: code {seen[text]} is written the same")
            seen[text] = code
            self.check_read(seat, code, text, who)
            if code % 17 == 0:
                self.check_read(seat, code, f"  {text.upper().replace(' ', '  ')} ", who)

    def check_read(self, seat: int, code: int, text: str, who: str) -> None:
        try:
            back = self.plugin.read(self.game, seat, text)
        except BadInput as error:
            self.fail("notation", f"{who}: {text!r} is not understood: {error}")
        except Exception as error:
            self.fail("notation", f"{who}: reading {text!r} raises {error!r}")
        if back != code:
            self.fail("notation", f"{who}: {text!r} is read as code {back}")

    def mangled(self, seat: int) -> Iterator[str]:
        """One notation of every form, with each of its words exchanged for something odd, left
        out or said twice."""
        space = self.game.chances if seat == CHANCE else self.game.actions
        forms: dict[tuple[str, int], str] = {}
        for code in range(0, space, max(1, space // CHANCE_CODES)):
            text = self.plugin.write(self.game, seat, code)
            forms.setdefault((text.split()[0], len(text.split())), text)
        for text in forms.values():
            words = text.split()
            for place in range(len(words)):
                for odd in (*MANGLED, f"{words[place]} {words[place]}"):
                    yield " ".join([*words[:place], odd, *words[place + 1 :]])
            yield f"{text} {'9' * 5000}"

    def check_nonsense(self, seat: int, text: str) -> None:
        try:
            code = self.plugin.read(self.game, seat, text)
        except BadInput as error:
            if not str(error).strip() or "\n" in str(error):
                self.fail("notation", f"{text!r}: the complaint is not one line: {str(error)!r}")
            return
        except Exception as error:
            self.fail("notation", f"{text[:60]!r}: {error!r} instead of BadInput")
        space = self.game.chances if seat == CHANCE else self.game.actions
        if not 0 <= code < space or text == "":
            self.fail("notation", f"{text!r} is read as code {code}")

    # ---- texts
    def check_texts(self) -> None:
        plugin = self.plugin
        wanted = {"title", "rules-summary"}
        wanted |= {f"ending-{key}" for key in plugin.endings().values()}
        for reason in plugin.reasons().values():
            if not reason.rule:
                self.fail("reason", f"{reason.key!r} cites no rule")
            wanted |= {f"refusal-{reason.key}", rule_text(reason.rule)}
        for option in plugin.options:
            wanted.add(f"option-{option.key}")
            wanted |= {f"option-{option.key}-{choice}" for choice in option.choices}
        for lang, reader in self.shelf.readers.items():
            missing = sorted(id for id in wanted if not reader.has(id))
            if missing:
                clause = "reason" if missing[0].startswith("refusal-") else "texts"
                self.fail(clause, f"{lang}: no text {', '.join(missing[:5])}")
        self.check_locales()
        self.check_rulings()

    def check_rulings(self) -> None:
        """Every ruling and the rules in short can be said at tables of every version."""
        plugin = self.plugin
        ids = message_ids(plugin.package, "en")
        said = [id for id in ids if id.startswith("rule-") or id == "rules-summary"]
        for version in range(plugin.oldest_rules or plugin.rules_version, plugin.rules_version + 1):
            options = plugin.settings({RULES: version})
            for lang, reader in self.shelf.readers.items():
                for id in said:
                    try:
                        plugin.rules_text(self.game, id, reader, options)
                    except (KeyError, ValueError) as error:
                        self.fail("texts", f"{lang}: {id} under rules {version}: {error}")

    def check_locales(self) -> None:
        """The same ids in every language, none twice."""
        found = {lang: message_ids(self.plugin.package, lang) for lang in LANGUAGES}
        for lang, ids in found.items():
            twice = (
                sorted({id for id in ids if ids.count(id) > 1}) if len(set(ids)) < len(ids) else []
            )
            if twice:
                self.fail("texts", f"{lang}: {', '.join(twice[:5])} stands there twice")
            odd = sorted(set(ids) ^ set(found["en"]))
            if odd:
                self.fail("texts", f"{', '.join(odd[:5])}: in one of en and {lang} only")

    # ---- at the door
    def check_door(self) -> None:
        plugin = self.plugin
        if any(option.key != option.key.lower() or " " in option.key for option in plugin.options):
            self.fail("seats", "an option's key is not kebab-case")
        for option in plugin.options:
            if option.read(option.write(option.default)) != option.default:
                self.fail("seats", f"option {option.key}: its default does not come back")
        defaults = plugin.settings({})
        for seats in (plugin.seats[0] - 1, plugin.seats[-1] + 1, 0, -1, 99):
            try:
                self.game.start(seats, defaults)
            except ValueError as error:
                if not str(error):
                    self.fail("seats", f"{seats} seats are refused without a word")
            else:
                self.fail("seats", f"{seats} seats can start")


def _asked(face: type) -> dict[str, Signature | None]:
    """What a protocol asks for: functions with their parameters, constants without."""
    found: dict[str, Signature | None] = {}
    for name, member in vars(face).items():
        if isinstance(member, property):
            found[name] = None
        elif isfunction(member) and not name.startswith("_"):
            asked = signature(member)
            found[name] = asked.replace(parameters=[*asked.parameters.values()][1:])
    return found
