"""A scenario: a script in the notation, played on a fresh table, and questions about it.

    table = Scenario("age-of-war", seats=2)
    table.play('''
        first 0
        roll 3 3 2 A C 1 A
        0 fill daliang infantry-8     # 3 + 3 + 2 are enough
    ''')
    assert table.refusal("1 lose") == "not-your-turn"

A line is what chance gives, or a seat and its action; `!` is the host. Lines of a record (`2. 0
fill …  ; 91ab`) and of the contract kit's complaints play as they are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK, Outcome
from wartable.play.match import Match, Refused
from wartable.play.proven_chance import ProvenChance
from wartable.play.record import Record
from wartable.plugin import Plugin, Told, game

NUMBERED = re.compile(r"\d+\.\s+")
ACTOR = re.compile(r"(\*(?:@\d+)?|!|\d)\s+(.*)")


class Misplayed(AssertionError):
    """A line of the script that the rules do not allow, or that is not understood."""


class Scenario:
    def __init__(
        self,
        id: str | Plugin[Any, Any],
        seats: int = 2,
        options: Mapping[str, str | int] | None = None,
        data: str | None = None,
    ) -> None:
        plugin = game(id) if isinstance(id, str) else id
        self.match: Match[Any] = Match(plugin, seats, options, ProvenChance.seeded(0), data)
        self.heard: list[Told] = []  # everything that was told, to whomever

    def play(self, script: str) -> Scenario:
        """Play the lines; Misplayed names the first that cannot be. Nothing after it happens."""
        for number, raw in enumerate(script.splitlines(), 1):
            line = _plain(raw)
            if not line:
                continue
            seat, text = _split(line)
            try:
                self.match.say(seat, text)
            except Refused as refused:
                key, rule = refused.key, refused.reason.rule
                why = f"refused, {key}" + (f" ({rule})" if rule else "")
                raise Misplayed(f"line {number}, {line!r}: {why}; {self._wanted()}") from None
            except BadInput as unknown:
                raise Misplayed(f"line {number}, {line!r}: {unknown}; {self._wanted()}") from None
            self._hear()
        return self

    def _hear(self) -> None:
        match = self.match
        self.heard += [match.plugin.told(event) for event in match.events[-1]]

    def _wanted(self) -> str:
        who = [
            "chance" if a == CHANCE else "the clock" if a == CLOCK else str(a) for a in self.actors
        ]
        return f"may act: {', '.join(who) or 'nobody'}"

    # ---- questions
    def told(self, key: str) -> list[Told]:
        """Every event of this key so far, oldest first."""
        return [told for told in self.heard if told.key == key]

    def last(self, key: str) -> Told:
        """The latest event of this key; its figures are attributes."""
        found = self.told(key)
        if not found:
            keys = ", ".join(dict.fromkeys(told.key for told in self.heard))
            raise AssertionError(f"nothing was told as {key!r}; told were: {keys or 'no events'}")
        return found[-1]

    def refusal(self, line: str) -> str | None:
        """The key of the reason why this line cannot be played now, or None if it can."""
        seat, text = _split(_plain(line))
        match = self.match
        code = match.game.refusal(match.state, seat, match.plugin.read(match.game, seat, text))
        return match.plugin.reason(code).key if code else None

    def legal(self, seat: int) -> list[str]:
        return [self.match.write(seat, code) for code in self.match.legal(seat)]

    @property
    def actors(self) -> tuple[int, ...]:
        return self.match.actors

    @property
    def state(self) -> Any:
        return self.match.state

    def view(self, seat: int) -> Any:
        return self.match.view(seat)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def record(self) -> Record:
        return self.match.record()


def _plain(raw: str) -> str:
    """Without comment, number and check."""
    line = raw.split("#")[0].split(";")[0].strip()
    return NUMBERED.sub("", line, count=1) if NUMBERED.match(line) else line


def _split(line: str) -> tuple[int, str]:
    found = ACTOR.fullmatch(line)
    if found is None or found[1].startswith("*"):
        return CHANCE, found[2] if found else line
    return CLOCK if found[1] == "!" else int(found[1]), found[2]
