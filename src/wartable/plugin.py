"""What a game owes the house besides its rules: names, notation, texts, pictures, bots.

A game is one folder and one entry point in the group `wartable.games`. Its `plugin.py` holds
`GAME`, an instance of a `Plugin` subclass; all else is in rooms, modules of the folder with names
and functions that are the same in every game.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import structs

from wartable import modules
from wartable.errors import BadInput
from wartable.kernel import Bot, Event, Game, Knowledge, S, legal
from wartable.kernel.contract import Options
from wartable.remembered import Remembered
from wartable.statements import COMMON_REASONS as COMMON_REASONS
from wartable.statements import Advice as Advice
from wartable.statements import Arg as Arg
from wartable.statements import Basis as Basis
from wartable.statements import Figure as Figure
from wartable.statements import Odds as Odds
from wartable.statements import Option as Option
from wartable.statements import Outlook as Outlook
from wartable.statements import Reason as Reason
from wartable.statements import Told as Told
from wartable.statements import Who as Who

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from rich.console import RenderableType

    from wartable.i18n import Texts
    from wartable.passage import Passage
    from wartable.scene import Beat, FigureTable, LayoutName, Offer, Scene

V = TypeVar("V")
ENTRY_POINTS = "wartable.games"
RULES = "rules"  # the key, among the settings of a game, of the version of the rules
log = logging.getLogger("wartable.games")
Ground = tuple[frozenset[int], Hashable]  # actions that say all of themselves, what they rest on
_SENTENCES: Remembered[str] = Remembered(4096)


class Plugin(Generic[S, V]):
    """One game, as hosts see it. S is its state; V its view, a frozen dataclass of plain values
    (msgspec writes it as JSON) with at least `seat` (whose view it is), `seats` (how many) and
    `actors` (a tuple of who may act, CHANCE and CLOCK included).

    What follows the attributes is answered by the rooms of the game's folder (`wartable.rooms`),
    each imported when it is first asked. A game in one module may override the methods instead."""

    id: str  # kebab-case, forever
    package: str  # the folder: its rooms, and locales/
    prefix: str  # of its symbols: "aow"
    rules_version: int  # raised when an old record would replay differently
    oldest_rules: int = 0  # the oldest version that is still played; 0: only the newest
    seats: range  # how many may play
    options: tuple[Option, ...] = ()  # switches of its rules
    levels: tuple[str, ...] = ("random", "easy", "medium", "hard")  # of these and "expert"
    by_the_clock: frozenset[str] = frozenset({"hard"})  # whose moves differ from machine to machine
    tempers: tuple[str, ...] = ()  # styles of bots, `bot:hard:bold`; the house has words for them
    alike: Mapping[str, str] = {}  # arguments of events named like others: {"into": "card"}
    remembers: bool = False  # whether its bots ask what their seat saw happen (`history`)
    headings: frozenset[str] = frozenset()  # keys of events that open a turn, a round: told to all
    routine: frozenset[str] = frozenset()  # keys of events that a log may fold away
    secret: frozenset[str] = frozenset()  # keys of events that tell only that somebody has chosen
    decisive: frozenset[str] = frozenset()  # keys of events that say why scores changed
    dice: frozenset[str] = frozenset()  # verbs of chance that throw dice; others draw from bags
    in_turn: bool = False  # no two seats ever may act at the same time
    promises: bool = False  # its rules know words between two players that bind nobody
    has_data: bool = False  # owners may correct figures or names: game(data=…)
    resigning: str = ""  # how a seat gives up, in notation, where its rules know that
    minutes: tuple[int, int] = (20, 40)  # how long people play it

    def room(self, name: str) -> Any:
        """A module of the game's folder: `notation`, `art.sheet`; some the house has for games that
        leave them out."""
        return modules.found(self.package, name)

    def has_room(self, name: str) -> bool:
        """Whether the game's folder has this module."""
        return modules.exists(f"{self.package}.{name}")

    def optional(self, room: str, name: str) -> Any:
        """What a room may leave out; None if it does, or if there is no such room."""
        return getattr(self.room(room), name, None) if self.has_room(room) else None

    # ---- rules
    def game(self, data: str | None = None) -> Game[S]:
        """The rules; with `data`, the text of a corrected data file (BadInput says what is wrong
        in it and on which line)."""
        if self.has_data:
            rules: Game[S] = self.room("data").game(data)
            return rules
        if data is not None:
            message = f"{self.id} takes no data file: its figures are not open to correction"
            raise BadInput(message, "no-data", game=self.id)
        printed: Game[S] = self.room("engine.game").RULES
        return printed

    def texts(self, game: Game[S], lang: str, names: Sequence[str] = ()) -> Texts:
        """What people read at a table of these rules; its data file may call things otherwise."""
        from wartable.i18n import texts

        reader = texts(self.package, lang, names)
        own = self.optional("data", "words") if self.has_data else None
        return texts(self.package, lang, names, own(game, reader.lang)) if own else reader

    def data_text(self) -> str:
        """The data file with the packaged figures, for owners of the box to correct; empty if the
        game hands out none."""
        own = self.optional("data", "text")
        return str(own()) if own else ""

    def view(self, game: Game[S], state: S, seat: int) -> V:
        """What this seat (or SPECTATOR) knows, built up from what it has seen."""
        view: V = self.room("views").view(game, state, seat)
        return view

    def write(self, game: Game[S], seat: int, action: int) -> str:
        """The notation of an action of a seat, CHANCE and CLOCK included. Needs no state."""
        return str(self.room("notation").write(game, seat, action))

    def read(self, game: Game[S], seat: int, text: str) -> int:
        """The way back; BadInput says what is not understood. Forgiving about case and spaces."""
        return int(self.room("notation").read(game, seat, text))

    # ---- what happened, in words
    def told(self, event: Event) -> Told:
        """An event with its key and named arguments."""
        told: Told = self.room("telling").told(event)
        return told

    def reasons(self) -> Mapping[int, Reason]:
        """Every refusal of the game's own, by code."""
        reasons: Mapping[int, Reason] = self.room("telling").REASONS
        return reasons

    def endings(self) -> Mapping[int, str]:
        """Every reason of an outcome, by code; `ending-KEY` is its sentence."""
        endings: Mapping[int, str] = self.room("telling").ENDINGS
        return endings

    @property
    def uncounted(self) -> Collection[int]:
        """The reasons of an outcome that no score says anything of."""
        found: Collection[int] = self.optional("telling", "UNCOUNTED") or ()
        return found

    def word(self, key: str, value: Arg, texts: Texts) -> str | int:
        """An argument of an event as it stands in a sentence. A game may word some of its own."""
        own = self.optional("telling", "word")
        worded: str | int | None = own(key, value, texts) if own else None
        if worded is not None:
            return worded
        if isinstance(value, Who):
            return texts.name(value)
        return texts(f"{self.alike.get(key, key)}-{value}") if isinstance(value, str) else value

    def sentence(self, told: Told, texts: Texts) -> str:
        """The event in the reader's language: where the game has these texts, `event-KEY-you` for
        what the reader did and `event-KEY-yours` for what was done to the reader. A log and the
        beats say the same: it is worded once."""
        if texts.words:  # a data file calls things otherwise
            return self._worded(told, texts)
        reader = texts.lang, texts.names, texts.you
        made_of = self, reader, told.key, told.seat, tuple(told.args.items())
        return _SENTENCES.of(made_of, lambda: self._worded(told, texts))

    def _worded(self, told: Told, texts: Texts) -> str:
        args = {key: self.word(key, value, texts) for key, value in told.args.items()}
        if told.seat is not None:
            if told.seat == texts.you and texts.has(f"event-{told.key}-you"):
                return texts(f"event-{told.key}-you", **args)
            args["seat"] = texts.name(told.seat)
        mine = (isinstance(arg, Who) and arg == texts.you for arg in told.args.values())
        if any(mine) and texts.has(f"event-{told.key}-yours"):
            return texts(f"event-{told.key}-yours", **args)
        return texts(f"event-{told.key}", **args)

    def result(self, view: V, heard: Sequence[Told], texts: Texts) -> FigureTable | None:
        """The score sheet of a game that is over, from what a seat sees and has heard of it all;
        None where the game has none."""
        own = self.optional("telling", "result")
        sheet: FigureTable | None = own(view, heard, texts) if own else None
        return sheet

    def came_to(self, heard: Sequence[Told], texts: Texts) -> str:
        """What one action that is told so, with something decisive in it, came to in all, in a few
        words; empty where the game has none."""
        own = self.optional("telling", "came_to")
        return str(own(heard, texts)) if own else ""

    def lines(self, heard: Iterable[tuple[int, Told]]) -> list[tuple[int, Told]]:
        """Numbered events as a log tells them: what the game joins is one line, under the number
        of its first event."""
        own, idle = self.optional("telling", "joined"), self.optional("telling", "spent")
        found: list[tuple[int, Told]] = []
        for number, told in heard:
            both: Told | None = own(found[-1][1], told) if own and found else None
            if both is None:
                found.append((number, told))
            else:
                found[-1] = found[-1][0], both
        return idle(found) if idle else found

    # ---- people
    def label(self, view: V, action: int, texts: Texts) -> str:
        """What a button says; the notation without a room `labels`."""
        if not self.has_room("labels"):
            return self.write(self.game(), getattr(view, "seat", 0), action)
        return str(self.room("labels").label(view, action, texts))

    def is_final(self, view: V, action: int) -> bool:
        """Whether the reader is asked before it is done."""
        weighty = self.optional("labels", "is_final")
        return weighty is not None and bool(weighty(view, action))

    def cost(self, view: V, action: int, texts: Texts) -> str:
        """What an action takes, in a short sentence; empty where it takes nothing of weight."""
        own = self.optional("labels", "cost")
        return str(own(view, action, texts)) if own else ""

    def ground(self, view: V) -> Ground | None:
        """Where several act at once: the actions that mean the same whatever the others do
        meanwhile, and what of the view they rest on. One that was chosen a moment ago stands if
        that is the same and the rules still allow it."""
        own = self.optional("labels", "ground")
        found: Ground | None = own(view) if own else None
        return found

    def scene(
        self, view: V, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None = None
    ) -> Scene:
        """The table as pieces, with what the seat may do, wide, tall or (None) both."""
        from wartable.scene import arranged

        return arranged(self.room("scene").scene(view, offers, texts, layout))

    def drawn(
        self, view: V, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None = None
    ) -> Scene:
        """The same in any layout. A game without one for phones on their side, or for tablets, is
        drawn there as on a phone upright; one without a layout for the big screen of a room, as on
        a desktop."""
        from wartable.scene import NOT_DRAWN

        if layout not in ("low", "square", "far"):
            return self.scene(view, offers, texts, layout)
        own = self.optional("scene", layout)
        if layout == "far":
            wide = self.scene(view, offers, texts, "wide")
            made = own(view, offers, texts) if own else wide.wide
            return structs.replace(wide, wide=NOT_DRAWN, far=made)
        tall = self.scene(view, offers, texts, "tall")
        made = own(view, offers, texts) if own else tall.tall
        return structs.replace(tall, tall=NOT_DRAWN, **{layout: made})

    @property
    def marks(self) -> bool:
        """Whether the last move is marked from what a seat heard. Games whose views remember the
        last move mark it in their scene."""
        own = self.optional("scene", "marked")
        return own is not None or type(self).marked is not Plugin.marked

    def marked(self, scene: Scene, seat: int, news: Sequence[Told]) -> Scene:
        """The same with marks of the last move, made of what the seat heard lately (oldest
        first)."""
        own = self.optional("scene", "marked")
        marked: Scene = own(scene, seat, news) if own else scene
        return marked

    def beats(self, passage: Passage[V]) -> list[Beat]:
        """What is seen to happen in one action, in order; nothing without a room `beats`."""
        own = self.optional("beats", "beats")
        return [*own(passage)] if own else []

    def sheet(self, game: Game[S], texts: Texts) -> str:
        """The game's symbols as one SVG document, in the reader's words and the table's figures."""
        return str(self.room("art.sheet").sheet(game, texts))

    def cover(self) -> str:
        """A sheet with one symbol, `cover-ID`, 320 x 180: the game's picture in the lobby."""
        if (own := self.optional("art.sheet", "cover")) is not None:
            cover: str = own()
            return cover
        from wartable.scene.common import plain_cover

        return plain_cover(self.id)

    def card_text(self, game: Game[S], key: str, texts: Texts) -> str:
        """What the card or piece does whose symbol is PREFIX-KEY and whose name is the text KEY:
        for the reference beside the rules. Empty where the picture says it all."""
        own = self.optional("names", "card_text")
        text: str = own(game, key, texts) if own else ""
        named = f"{key}-text"
        return text or (texts(named) if texts.has(named) else "")

    def rules_text(self, game: Game[S], id: str, texts: Texts, options: Options) -> str:
        """The rules in short (`rules-summary`) or a ruling (`rule-…`) of a table with these
        settings. It may name `$rules`, options, and what the game's room `names` states."""
        stated = self.optional("names", "stated")
        said = stated(game, texts, options) if stated else {}
        chosen = {option.key: option.worded(options[option.key]) for option in self.options}
        return texts(id, rules=options.get(RULES, self.rules_version), **chosen, **said)

    def board(self, view: V, texts: Texts, width: int) -> RenderableType:
        """The table in a terminal of so many columns, readable without colour."""
        board: RenderableType = self.room("board").board(view, texts, width)
        return board

    # ---- bots
    def bot(self, level: str, budget: float | None = None) -> Bot[S]:
        """A bot of one of `levels`, with one of `tempers` behind a colon or none; `budget` in
        seconds of thought replaces the level's own."""
        self.check_level(level)
        level, _, temper = level.partition(":")
        room = self.room("bots")
        bot: Bot[S] = room.bot(level, budget, temper) if temper else room.bot(level, budget)
        return bot

    def advice(self, seen: Knowledge[S], texts: Texts) -> list[Advice]:
        """The best actions for this seat, best first: for hints."""
        own = self.optional("advice", "advice")
        return [*own(seen, texts)] if own else []

    def odds(self, seen: Knowledge[S] | None, texts: Texts) -> Odds | None:
        """Exact chances, of a position or (None) of a fresh turn; None if the game has none."""
        own = self.optional("advice", "odds")
        odds: Odds | None = own(seen, texts) if own else None
        return odds

    def outlook(self, seen: Knowledge[S], texts: Texts) -> Outlook:
        """What may come of a position, as far as a seat knows it; empty if the game says nothing
        of it."""
        own = self.optional("advice", "outlook")
        found: Outlook = own(seen, texts) if own else Outlook("", ())
        return found

    def figures(self, game: Game[S], texts: Texts) -> list[Figure]:
        """Every figure with its provenance, in the reader's words; the same ones in the same
        order for every data file."""
        own = self.optional("figures", "figures")
        return [*own(game, texts)] if own else []

    # ---- the same for every game
    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is the game installed there."""
        return game, (self.id,)

    def reason(self, code: int) -> Reason:
        """A refusal by its code, the game's own or one that every game has."""
        own = self.reasons()
        return own[code] if code in own else COMMON_REASONS[code]

    def plays(self, rules: int) -> bool:
        """Whether games of this version of the rules can be played under them."""
        return (self.oldest_rules or self.rules_version) <= rules <= self.rules_version

    def options_under(self, rules: int) -> tuple[Option, ...]:
        """The switches that a version of the rules knows."""
        return tuple(option for option in self.options if option.since <= rules)

    def settings(self, given: Mapping[str, str | int]) -> Options:
        """All options, those given read from text or number, the others at their default. A game
        that plays several versions of its rules finds the one to play by under the key `rules`:
        the newest, unless another is given."""
        oldest, newest = self.oldest_rules or self.rules_version, self.rules_version
        version = Option(RULES, newest, least=oldest, most=newest)
        rules = version.read(given.get(RULES, newest))
        known = {option.key: option for option in self.options_under(rules)}
        found = {option.key: option.before for option in self.options}
        for key in given:
            if key != RULES and key not in known and given[key] != found.get(key):
                names = ", ".join(known) or "none"
                raise BadInput(
                    f"no option {key!r} in {self.id}; there are: {names}",
                    "option",
                    option=key,
                    game=self.id,
                    known=", ".join(known) or "–",
                )
        for key, option in known.items():
            found[key] = option.read(given[key]) if key in given else option.default_under(rules)
        return {**found, RULES: rules} if oldest < newest else found

    def check_seats(self, seats: int) -> None:
        """BadInput if so many do not play it."""
        if not hasattr(seats, "__index__") or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            right = f"{least}" if least == most else f"{least} to {most}"
            raise BadInput(
                f"{self.id} is played by {right}, not by {seats}",
                "seats",
                game=self.id,
                right=right.replace(" to ", "–"),
                seats=seats,
            )

    def check_level(self, level: str) -> None:
        """BadInput if the game has no such bot."""
        rank, colon, temper = level.partition(":")
        fits = not colon or (temper in self.tempers and rank != "random")
        if rank not in self.levels or not fits:
            known = ", ".join(self.levels)
            if colon and rank in self.levels and rank != "random" and self.tempers:
                known = ", ".join(f"{rank}:{one}" for one in self.tempers)
            raise BadInput(
                f"no level {level!r} in {self.id}; there are: {known}",
                "level",
                level=level,
                game=self.id,
                known=known,
            )

    def offers(
        self,
        game: Game[S],
        state: S,
        view: V,
        seat: int,
        texts: Texts,
        codes: Sequence[int] | None = None,
    ) -> list[Offer]:
        """What a seat may do, in words; CLOCK is shown the view of a spectator. `codes`: what is
        legal, where it is known."""
        from wartable.scene import Offer

        return [
            Offer(
                code,
                self.write(game, seat, code),
                self.label(view, code, texts),
                self.is_final(view, code),
                self.cost(view, code, texts),
            )
            for code in (legal(game, state, seat) if codes is None else codes)
        ]


@cache
def games() -> dict[str, Plugin[Any, Any]]:
    """Every installed game by id."""
    from importlib.metadata import entry_points  # late: `wartable --help` asks no game

    return loaded(entry_points(group=ENTRY_POINTS))


def loaded(points: Iterable[EntryPoint]) -> dict[str, Plugin[Any, Any]]:
    """What cannot be loaded is left out and told of: it must not keep people from the others."""
    found: dict[str, Plugin[Any, Any]] = {}
    for point in points:
        try:
            plugin = point.load()
            found[plugin.id] = plugin
        except Exception as error:
            log.warning("the game %s (%s) cannot be loaded: %r", point.name, point.value, error)
    return dict(sorted(found.items()))


def game(id: str) -> Plugin[Any, Any]:
    """An installed game; BadInput if there is none with this id."""
    if id not in (known := games()):
        names = ", ".join(known)
        raise BadInput(f"no game {id!r}; there are: {names}", "game", game=id, known=names)
    return known[id]
