"""A match to look through: the state before and after every action, seen from any side."""

from __future__ import annotations

import hashlib
from itertools import takewhile
from typing import Any

from wartable.i18n import Texts
from wartable.kernel import CHANCE, SPECTATOR, Event
from wartable.play import BadRecord, Match
from wartable.play.notice import noticed
from wartable.play.passages import passage_of
from wartable.scene import Beat, LayoutName
from wartable.server import messages
from wartable.server.faults import Fault
from wartable.server.protocol import Frame, LogLine, Proof

OPEN = "open"  # the side of whoever acts, once the game is over


class Playback:
    """What has happened so far, copied: the match may go on meanwhile. The states are made once,
    on the first look, those of an `earlier` playback of the same table taken over. While the game
    runs, a side counts only the actions it noticed."""

    def __init__(
        self, match: Match[Any], noticed_by: list[int], over: bool, earlier: Playback | None = None
    ) -> None:
        self.match = match
        self.entries = list(match.entries)
        self.codes = list(match.codes)
        self.events = list(match.events)
        self.noticed_by = list(noticed_by)
        self.over = over
        self._states: list[Any] = []
        self._stops: dict[int | str, list[int]] = {}
        if earlier is not None:
            self._states = earlier._states[: self._same(earlier) + 1]

    def _same(self, other: Playback) -> int:
        """How many actions the two begin with alike."""
        pairs = zip(self.entries, self.codes, other.entries, other.codes, strict=False)
        return sum(1 for _ in takewhile(lambda row: row[0] == row[2] and row[1] == row[3], pairs))

    def states(self) -> list[Any]:
        match = self.match
        if not self._states:
            self._states.append(match.game.start(match.seats, match.options))
        done = len(self._states) - 1
        if done < len(self.codes):
            state = self._states[-1].clone()
            for entry, code in zip(self.entries[done:], self.codes[done:], strict=True):
                match.game.apply(state, entry.seat, code, None)
                self._states.append(state.clone())
        return self._states

    def steps(self, side: int | str) -> list[int]:
        """The actions that are counted for this side."""
        if self.over or side == OPEN:
            return list(range(len(self.entries)))
        return noticed(self.noticed_by, int(side))

    def frame(
        self, at: int, side: int | str, reader: Texts, layout: LayoutName | None = None
    ) -> Frame:
        """The table after `at` actions, from one side."""
        steps = self.steps(side)
        if not 0 <= at <= len(steps):
            raise Fault("no-such-move", 404, most=len(steps))
        done = steps[at - 1] + 1 if at else 0
        match, state = self.match, self.states()[done]
        seat = self._mover(at) if side == OPEN else int(side)
        scene = match.drawn(state, seat, reader, upto=done, layout=layout)
        beats = [] if layout is None else self._beats(at, side, steps, reader, layout)
        return Frame(at=at, seat=None if seat == SPECTATOR else seat, scene=scene, beats=beats)

    def _beats(
        self, at: int, side: int | str, steps: list[int], reader: Texts, layout: LayoutName
    ) -> list[Beat]:
        """What happened in the step before, through the eyes of the picture before it."""
        if at == 0:
            return []
        seat, step = self._mover(at - 1) if side == OPEN else int(side), steps[at - 1]
        plugin, game = self.match.plugin, self.match.game
        before, after = (plugin.view(game, state, seat) for state in self.states()[step : step + 2])
        told = [plugin.told(event) for event in self.events[step] if event.audience >> seat & 1]
        return plugin.beats(passage_of(plugin, before, after, told, reader, layout))

    def _mover(self, at: int) -> int:
        """Whoever acts next, else whoever acted last."""
        near = self.entries[at:] + self.entries[:at][::-1]
        return next((e.seat for e in near if e.seat < self.match.seats), SPECTATOR)

    def stops(self, side: int | str) -> list[int]:
        """After how many actions somebody is asked, as this side sees it, or all is over."""
        if side in self._stops:
            return self._stops[side]
        match, states, found = self.match, self.states(), []
        seat = SPECTATOR if side == OPEN else int(side)
        for at, done in enumerate([0, *(step + 1 for step in self.steps(side))]):
            if match.plugin.view(match.game, states[done], seat).actors != (CHANCE,):
                found.append(at)
        self._stops[side] = found
        return found

    def own(self, side: int | str) -> int:
        """How many actions this side had noticed when its last turn ended: after it others acted,
        then perhaps this side again, in the midst of a turn. Had it none, what others did first is
        what came before. All, if nobody else has acted yet."""
        seats = [self.entries[step].seat for step in self.steps(side)]
        at = len(seats)
        while at and (seats[at - 1] == side or seats[at - 1] >= self.match.seats):
            at -= 1
        if not at:
            return len(seats)
        while at and seats[at - 1] != side:
            at -= 1
        if at:
            return at
        return next(at for at, seat in enumerate(seats) if seat < self.match.seats)

    def moves(self, side: int | str, reader: Texts, since: int = 0) -> list[LogLine]:
        """Every action from `since` on in words, by itself: from one side, or all of them."""
        match, found = self.match, []
        for number, step in list(enumerate(self.steps(side)))[since:]:
            events = self.events[step]
            if side == OPEN:
                events = _fullest(events)
            else:
                events = [event for event in events if event.audience >> int(side) & 1]
            told = [match.plugin.told(event) for event in events]
            lines = [messages.line(match, number, each, reader) for each in told]
            if came := match.plugin.came_to(told, reader):
                next(line for line in lines if line.decisive).came = came
            found += lines
        return found

    def standings(self) -> list[list[int]]:
        """The score of every seat after every action: the bands of the timeline."""
        from wartable.kernel import zeros

        match = self.match
        buf = zeros(max(match.seats, 7))
        found = []
        for state in self.states():
            match.game.standing_into(state, buf)
            found.append([match.game.score(buf[seat]) for seat in range(match.seats)])
        return found


def _fullest(events: list[Event]) -> list[Event]:
    """Where the same thing was told in two ways, to those who saw it and to the others, keep what
    the few were told."""
    return [
        event
        for event in events
        if not any(
            other.audience & event.audience == 0
            and int(other.audience).bit_count() < int(event.audience).bit_count()
            for other in events
        )
    ]


def derive(match: Match[Any], skip: int) -> int:
    """Derive every outcome of chance after the first `skip` actions again; how many there were."""
    state = match.game.start(match.seats, match.options)
    last = drawn = 0
    for number, (entry, code) in enumerate(zip(match.entries, match.codes, strict=True)):
        if entry.seat == CHANCE and number >= skip:
            drawn += 1
            again = match.game.sample_chance(state, match.chance.rng(entry.draw))
            if again != code or entry.draw <= last:
                raise BadRecord(number + 1, "chance gave something else", "record-other")
        last = entry.draw or last
        match.game.apply(state, entry.seat, code, None)
    return drawn


def proof(match: Match[Any], skip: int) -> Proof:
    """All a page needs to check the promise, and what the server derived."""
    chance = match.chance
    draws = [e.draw for e in match.entries[skip:] if e.seat == CHANCE]
    return Proof(
        commitment=chance.commitment,
        seed=chance.seed.hex(),
        mixes={str(seat): value for seat, value in chance.mixes.items()},
        draws=draws,
        first=[chance.rng(n).next32() for n in draws],
        first_of=draws,
        checked=derive(match, skip),
        digest=hashlib.sha256(chance.seed).hexdigest(),
    )
