"""A game under examination: the state, the way to it, and how to complain about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NoReturn

import msgspec

from wartable.i18n import LANGUAGES, Texts, texts
from wartable.kernel import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    Event,
    Game,
    History,
    Knowledge,
    Past,
    Rng,
    State,
    legal,
    members,
    zeros,
)
from wartable.plugin import Plugin, Reason, Told
from wartable.scene import Mark
from wartable.testing.broken import Broken, Extent, Setting

Move = tuple[int, int]  # seat, code


@dataclass
class CheckedOnce:
    """What need be looked at only once per game: kept for all of its trials."""

    readers: dict[str, Texts]
    unsure: set[Mark | None]  # what figures of the box may be marked as
    sheets: dict[str, set[str]] = field(default_factory=dict)  # symbols by language
    sentences: set[object] = field(default_factory=set)
    reasons: set[int] = field(default_factory=set)
    labels: set[str] = field(default_factory=set)
    told: set[tuple[str, ...]] = field(default_factory=set)  # actions by what they told

    @classmethod
    def of(cls, plugin: Plugin[Any, Any]) -> CheckedOnce:
        readers = {lang: texts(plugin.package, lang) for lang in LANGUAGES}
        figures = plugin.figures(plugin.game(), readers["en"])
        return cls(readers, {figure.basis.mark for figure in figures})


def rule_text(rule: str) -> str:
    """The text id of a ruling: R-4 is rule-r-4, 3.2 is rule-3-2."""
    return "rule-" + rule.lower().replace(".", "-")


@dataclass
class Trial:
    """One random game that the contract kit plays, with the actions so far."""

    plugin: Plugin[Any, Any]
    game: Game[Any]
    setting: Setting
    extent: Extent
    seed: int
    shelf: CheckedOnce
    state: State
    moves: list[Move] = field(default_factory=list)

    @property
    def seats(self) -> range:
        return range(self.setting.seats)

    def broken(self, clause: str, detail: str) -> Broken:
        """What is wrong, with the moves that led there."""
        script = [*map(self.line, self.moves)]
        return Broken(clause, detail, self.plugin.id, self.setting, self.seed, script)

    def fail(self, clause: str, detail: str) -> NoReturn:
        """Say which clause of the contract is broken, and how."""
        raise self.broken(clause, detail) from None

    def demand(self, holds: bool, clause: str, detail: str) -> None:
        """Fail unless this holds."""
        if not holds:
            self.fail(clause, detail)

    def line(self, move: Move) -> str:
        """A move as a line of a scenario."""
        seat, code = move
        try:
            text = self.plugin.write(self.game, seat, code)
        except Exception as error:  # a broken notation must not hide what is being told
            text = f"(code {code}: {error!r})"
        return text if seat == CHANCE else f"{'!' if seat == CLOCK else seat} {text}"

    def actors(self, state: State | None = None) -> list[int]:
        return members(self.game.actors(self.state if state is None else state))

    def legal(self, seat: int, state: State | None = None) -> list[int]:
        return legal(self.game, self.state if state is None else state, seat)

    def standings(self, state: State) -> list[int]:
        buf = zeros(CHANCE)
        self.game.standing_into(state, buf)
        return [buf[seat] for seat in self.seats]

    def play(self, move: Move) -> list[Event]:
        told: list[Event] = []
        self.game.apply(self.state, move[0], move[1], told)
        self.moves.append(move)
        return told

    def some_move(self, rng: Rng, state: State | None = None) -> Move:
        """Anything that may happen next."""
        now = self.state if state is None else state
        actors = self.actors(now)
        if actors == [CHANCE]:
            return CHANCE, self.game.sample_chance(now, rng)
        seat = actors[rng.below(len(actors))]
        codes = self.legal(seat, now)
        self.demand(bool(codes), "actors", f"seat {seat} may act and has no action")
        return seat, codes[rng.below(len(codes))]

    def look(self, state: State, seat: int) -> bytes:
        """A view as bytes, to compare."""
        return msgspec.json.encode(self.plugin.view(self.game, state, seat))

    def believed(self, seat: int, rng: Rng, state: State | None = None) -> State:
        """A state that the seat may believe in."""
        truth = self.state if state is None else state
        into = truth.clone()
        self.game.determinize(truth, seat, rng, into)
        return into

    def seen(self, seat: int, rng: Rng) -> Knowledge[Any]:
        """What a bot in this seat is given."""
        return Knowledge.of(self.game, self.state, seat, rng, lambda: self._history(seat))

    def _history(self, seat: int) -> History:
        told = "a bot asks for the history, and the plug-in does not say that it `remembers`"
        self.demand(self.plugin.remembers, "bots", told)
        begun = self.game.start(self.setting.seats, dict(self.setting.options))
        past = Past(self.game, begun)
        for move in self.moves:
            past.add(*move)
        return past.of(seat)

    def watchers(self) -> list[int]:
        """All who may look: the seats and a spectator."""
        return [*self.seats, SPECTATOR]

    # ---- words
    def check_told(self, told: Told, what: str) -> None:
        """An event's sentence and rule, once each."""
        key = (
            told.key,
            told.seat is None,
            tuple(sorted((k, str(v)) for k, v in told.args.items())),
        )
        if key in self.shelf.sentences:
            return
        self.shelf.sentences.add(key)
        self.demand(bool(told.rule), "events", f"{what} {told.key!r} cites no rule")
        for lang, reader in self.shelf.readers.items():
            try:
                sentence = self.plugin.sentence(told, reader)
            except (KeyError, ValueError) as error:
                self.fail("events", f"{what} {told!r} has no sentence in {lang}: {error}")
            self.demand(bool(sentence.strip()), "events", f"{told.key!r} is silent in {lang}")
            rule = rule_text(told.rule)
            self.demand(reader.has(rule), "events", f"{told.key!r}: no text {rule} in {lang}")

    def check_reason(self, code: int) -> None:
        """A refusal's sentence and rule, once each."""
        if code in self.shelf.reasons:
            return
        self.shelf.reasons.add(code)
        try:
            reason = self.plugin.reason(code)
        except KeyError:
            self.fail("reason", f"refusal {code} is not among the plug-in's reasons")
        self.check_reason_texts(reason, own=code in self.plugin.reasons())

    def check_reason_texts(self, reason: Reason, own: bool) -> None:
        self.demand(bool(reason.rule) or not own, "reason", f"{reason.key!r} cites no rule")
        wanted = [f"refusal-{reason.key}"] + ([rule_text(reason.rule)] if reason.rule else [])
        for lang, reader in self.shelf.readers.items():
            for id in wanted:
                self.demand(reader.has(id), "reason", f"no text {id} in {lang}")
