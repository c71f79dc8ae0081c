"""A game being played: the true state, and all actions that led to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic

from wartable.errors import BadInput, raised
from wartable.i18n import Texts, texts
from wartable.kernel import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    Event,
    Game,
    History,
    Knowledge,
    Outcome,
    Rng,
    S,
    members,
)
from wartable.kernel.past import moments
from wartable.play.heard import Heard
from wartable.play.passages import passage_of
from wartable.play.proven_chance import ProvenChance
from wartable.play.record import Entry, Record
from wartable.play.recorded import recorded
from wartable.play.sight import Sight
from wartable.plugin import RULES, Plugin, Reason, Told
from wartable.scene import Beat, Layout, LayoutName, Offer, Scene

BELIEFS = 24  # samples that must agree before an action counts as having shown nothing
PAST = 2  # states before the last entries that are kept, and those of chance that came after


class Refused(Exception):
    """An action the rules forbid. Nothing has changed."""

    def __init__(
        self,
        plugin: Plugin[Any, Any],
        seat: int,
        code: int,
        text: str,
        figures: Mapping[str, int] | None = None,
    ) -> None:
        self.reason: Reason = plugin.reason(code)
        self.figures = dict(figures or {})
        self.seat = seat
        self.text = text
        self.plugin = plugin
        super().__init__(f"{text}: {self.sentence(texts(plugin.package))}")

    @classmethod
    def of(
        cls,
        plugin: Plugin[Any, Any],
        seat: int,
        code: int,
        text: str,
        view: Callable[[], Any] | None,
    ) -> Refused:
        """With the figures that its sentence names, made of what the seat sees."""
        counts = plugin.reason(code).counts
        return cls(plugin, seat, code, text, counts(view()) if counts and view else {})

    def __reduce__(self) -> tuple[Any, ...]:
        return raised, (type(self), self.args, self.__dict__)

    @property
    def key(self) -> str:
        """The key of the reason."""
        return self.reason.key

    def sentence(self, reader: Texts) -> str:
        """The reason in the reader's language."""
        return reader(f"refusal-{self.reason.key}", **self.figures)


class Match(Generic[S]):
    """Plays by the rules, writes everything down, and shows each seat its own side."""

    def __init__(
        self,
        plugin: Plugin[S, Any],
        seats: int,
        options: Mapping[str, str | int] | None = None,
        chance: ProvenChance | None = None,
        data: str | None = None,
        names: Sequence[str] = (),
    ) -> None:
        plugin.check_seats(seats)
        self.plugin = plugin
        self.seats = seats
        self.options = plugin.settings(options or {})
        self.chance = chance or ProvenChance.fresh()
        self.data = data
        self.names = tuple(names)
        self.game = plugin.game(data)
        try:
            self.state: S = self.game.start(seats, self.options)  # replaced, never changed
        except ValueError as error:
            raise BadInput(str(error)) from None
        self._sight: Sight[S] | None = None
        self._past: list[Sight[S]] = []  # before the last entries, the latest at the end
        self.entries: list[Entry] = []
        self.codes: list[int] = []
        self.events: list[list[Event]] = []  # by entry
        self._named: list[list[Told] | None] = []  # the same by name, once somebody asked
        self.draws = 0  # outcomes of chance so far, those taken back included

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": None, "_sight": None, "_past": []}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """In another process its rules are those that the same data file gives there."""
        self.__dict__.update(kept)
        self.game = self.plugin.game(self.data)

    # ---- what is so
    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that may act now, CLOCK among them where a clock is awaited; CHANCE alone."""
        return tuple(members(self.game.actors(self.state)))

    @property
    def rules(self) -> int:
        """The version of the rules it is played by."""
        return self.options.get(RULES, self.plugin.rules_version)

    @property
    def chosen(self) -> dict[str, str]:
        """Options that are not as usual under its version of the rules."""
        known, now = self.plugin.options_under(self.rules), self.options
        other = [each for each in known if now[each.key] != each.default_under(self.rules)]
        return {option.key: option.write(now[option.key]) for option in other}

    @property
    def figures(self) -> str:
        """What its data file says, with all that it leaves out; empty if no figure is in it."""
        own = self.plugin.optional("figures", "played_with")
        text: str = own(self.game) if own else ""
        return text

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those of them the others wait for."""
        return tuple(members(self.game.awaited(self.state)))

    @property
    def over(self) -> bool:
        """Whether nobody may act any more."""
        return self.game.actors(self.state) == 0

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.state)

    def legal(self, seat: int) -> list[int]:
        """The actions the rules allow a seat now."""
        return [*self.sight.legal(seat)]

    @property
    def hides(self) -> bool:
        """Whether seats may see different things."""
        return type(self.game).determinize is not Game.determinize

    @property
    def sight(self) -> Sight[S]:
        """What readers see now."""
        if self._sight is None or self._sight.state is not self.state:
            self._sight = self.sight_of(self.state)
        return self._sight

    def sight_of(self, state: S) -> Sight[S]:
        """What readers would see in another state of this match."""
        return Sight(self.plugin, self.game, state)

    def view(self, seat: int) -> Any:
        """What this seat, or SPECTATOR, sees now."""
        return self.sight.view(seat)

    def seen(self, seat: int, rng: Rng) -> Knowledge[S]:
        """What a bot in this seat may have."""
        return self.seen_before(len(self.entries), self.state, seat, rng)

    def seen_before(self, number: int, state: S, seat: int, rng: Rng) -> Knowledge[S]:
        """What a bot might have had before the entry with this index, in the state of then."""
        recall = partial(self.history, seat, number)
        return Knowledge.of(self.game, state, seat, rng, recall)

    def history(self, seat: int, upto: int | None = None) -> History:
        """What a seat did and heard, action by action, in the entries before `upto` or in all."""
        count = len(self.entries) if upto is None else upto
        doers = (entry.seat for entry in self.entries[:count])
        steps = zip(doers, self.codes[:count], strict=True)
        return tuple(moments(seat, steps, self.events[:count]))

    def write(self, seat: int, action: int) -> str:
        """The notation of an action."""
        return self.plugin.write(self.game, seat, action)

    def offers(self, seat: int, reader: Texts) -> list[Offer]:
        """What a seat may do, in words."""
        view = self.view(SPECTATOR if seat == CLOCK else seat)
        codes = self.sight.legal(seat)
        return self.plugin.offers(self.game, self.state, view, seat, reader, codes)

    def scene(self, seat: int, reader: Texts, layout: LayoutName | None = None) -> Scene:
        """The table now, with all that the seat may do, in one layout or (None) in both."""
        offers = self.offers(seat, reader) if seat != SPECTATOR else []
        return self.drawn(self.state, seat, reader, offers, layout=layout)

    def drawn(
        self,
        state: S,
        seat: int,
        reader: Texts,
        offers: Sequence[Offer] = (),
        upto: int | None = None,
        layout: LayoutName | None = None,
    ) -> Scene:
        """The table in a state of this match, that after `upto` entries or the last one."""
        sight = self.sight if state is self.state else self.sight_of(state)
        made = self.plugin.drawn(sight.view(seat), offers, reader, layout)
        heard = Heard(self, seat, upto)
        return self.plugin.marked(made, seat, heard) if self.plugin.marks else made

    def news(self, seat: int, upto: int | None = None) -> list[Told]:
        """What this seat heard of the last actions before `upto`, oldest first."""
        return [*Heard(self, seat, upto)]

    def told(self, number: int, seat: int) -> list[Told]:
        """What this seat heard of the entry with this index."""
        events, named = self.events[number], self._named[number]
        if named is None:
            named = self._named[number] = [self.plugin.told(event) for event in events]
        return [
            told for event, told in zip(events, named, strict=True) if event.audience >> seat & 1
        ]

    def heard(self, seat: int) -> list[Told]:
        """All that this seat heard from the first action on."""
        return [told for number in range(len(self.entries)) for told in self.told(number, seat)]

    def beats(
        self,
        before: Sight[S],
        after: Sight[S],
        number: int,
        seat: int,
        layout: LayoutName,
        reader: Texts,
    ) -> list[Beat]:
        """What this seat saw happen in the entry with this index, which led from one state to the
        other."""
        seen = old, _ = before.view(seat), after.view(seat)

        def draw(view: Any) -> Layout:
            return (before if view is old else after).picture(seat, reader, layout)

        told = self.told(number, seat)
        return self.plugin.beats(passage_of(self.plugin, *seen, told, reader, layout, draw))

    # ---- what happens
    def play(self, seat: int, action: int, text: str = "") -> Entry:
        """Do it, or raise Refused and change nothing."""
        if (refused := self.refused(seat, action, text)) is not None:
            raise refused
        if seat == CHANCE:
            self.draws += 1
        entry = Entry(seat, self.write(seat, action), self.draws if seat == CHANCE else 0)
        told: list[Event] = []
        after = self.state.clone()
        self.game.apply(after, seat, action, told)
        if seat != CHANCE:
            del self._past[: 1 - PAST]
        self._past.append(self.sight)
        self.state = after
        self.entries.append(entry)
        self.codes.append(action)
        self.events.append(told)
        self._named.append(None)
        return entry

    def copy(self) -> Match[S]:
        """The same match, to be played on without changing this one."""
        other: Match[S] = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.chance = self.chance.copy()
        other.entries, other.codes = list(self.entries), list(self.codes)
        other.events, other._named = list(self.events), list(self._named)
        other._past = self._past.copy()
        return other

    def refused(self, seat: int, action: int, text: str = "") -> Refused | None:
        """Why the rules forbid it; None if they do not."""
        code = self.game.refusal(self.state, seat, action)
        if code == 0:
            return None
        view = (lambda: self.view(seat)) if 0 <= seat < self.seats else None
        return Refused.of(self.plugin, seat, code, text or str(action), view)

    def say(self, seat: int, text: str) -> Entry:
        """The same by notation; BadInput if it is not understood."""
        return self.play(seat, self.plugin.read(self.game, seat, text), text)

    def draw(self) -> Entry:
        """Let chance act once."""
        rng = self.chance.rng(self.draws + 1)
        return self.play(CHANCE, self.game.sample_chance(self.state, rng))

    def settle(self) -> list[Entry]:
        """Let chance act until a seat must."""
        drawn: list[Entry] = []
        while self.actors == (CHANCE,):
            drawn.append(self.draw())
        return drawn

    # ---- taking back
    def undo_to(self, count: int, kept: Sequence[int] = (), state: S | None = None) -> None:
        """Go back to `count` entries; those `kept`, which others made meanwhile, are played again.
        Outcomes of chance that are taken back stay drawn: the next one has a number of its own.
        `state` is the one after `count` entries, where the caller has it."""
        if not 0 <= count <= len(self.entries):
            raise ValueError(f"there are {len(self.entries)} entries, not {count}")
        again = [(self.entries[n], self.codes[n]) for n in kept]
        self.state = self.state_at(count) if state is None else state
        for _ in range(min(len(self.entries) - count, len(self._past))):
            self._past.pop()
        del self.entries[count:], self.codes[count:]
        del self.events[count:], self._named[count:]
        for entry, code in again:
            self.play(entry.seat, code, entry.text)

    def fits(self, count: int, kept: Sequence[int]) -> bool:
        """Whether those kept can be played after `count` entries."""
        state = self.state_at(count)
        for number in kept:
            seat, code = self.entries[number].seat, self.codes[number]
            if self.game.refusal(state, seat, code):
                return False
            self.game.apply(state, seat, code, None)
        return True

    def state_at(self, count: int) -> S:
        """The state after so many entries, the caller's own."""
        back = len(self.entries) - count
        if 0 < back <= len(self._past):
            return self._past[-back].state.clone()
        state = self.game.start(self.seats, self.options)
        for entry, code in zip(self.entries[:count], self.codes[:count], strict=True):
            self.game.apply(state, entry.seat, code, None)
        return state

    def states(self, since: int = 0) -> list[S]:
        """The state before every entry from `since` on, and the one after the last."""
        states = [self.state_at(since)]
        for entry, code in zip(self.entries[since:], self.codes[since:], strict=True):
            state = states[-1].clone()
            self.game.apply(state, entry.seat, code, None)
            states.append(state)
        return states

    def sights(self, since: int) -> list[Sight[S]]:
        """What readers saw before every entry from `since` on, and what they see now."""
        back = len(self.entries) - since
        if back <= len(self._past):
            return [*self._past[len(self._past) - back :], self.sight]
        return [*map(self.sight_of, self.states(since)[:-1]), self.sight]

    def rest(self) -> None:
        """All have been told of the last entries: what they saw before is not kept any longer."""
        for sight in self._past:
            sight.forget(views=True)
        self.sight.forget(views=False)

    def showed(self, before: S, number: int) -> bool:
        """Whether the maker of an entry, played in the state `before`, saw more afterwards than it
        could foresee: then the action looks different in some state it might have believed in."""
        if not self.hides:
            return False
        seat, action, rng = self.entries[number].seat, self.codes[number], Rng(number + 1)
        state = before.clone()
        heard = self._heard(state, seat, action)
        seen = self.plugin.view(self.game, state, seat)
        for _ in range(BELIEFS - 1):
            self.game.determinize(before, seat, rng, state)
            if self._heard(state, seat, action) != heard:
                return True
            if self.plugin.view(self.game, state, seat) != seen:
                return True
        return False

    def _heard(self, state: S, seat: int, action: int) -> list[tuple[int, ...]]:
        """Act in a state; what the seat hears of it."""
        told: list[Event] = []
        self.game.apply(state, seat, action, told)
        return [(e.kind, e.seat, e.a, e.b, e.c) for e in told if e.audience >> seat & 1]

    # ---- the record
    def record(self, secrets: bool | None = None) -> Record:
        """The whole truth; the seed is in it once the game is over, or if `secrets` says so."""
        return recorded(self, secrets)
