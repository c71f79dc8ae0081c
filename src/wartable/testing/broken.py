"""What the contract kit works with: a setting, an extent, and how it says what is broken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

CLAUSES: dict[str, str] = {
    "rooms": "every room of the game's folder answers what the house asks of it",
    "error": "no part of the game raises where the contract promises an answer",
    "seats": "a seat count out of range and an unknown option are refused in words",
    "texts": "every text a game must have stands in every language",
    "notation": "write and read are each other's inverse over the whole action space",
    "actors": "who may act is a set of seats, chance alone, or nobody; whoever may act can",
    "awaited": "whom the others wait for is some of those who may act, and no secret",
    "legal": "legal codes are unique, ascending and within the action space",
    "refusal": "every code that is not legal, and only that, is refused, for any numbers",
    "reason": "every refusal has a reason with a sentence and a rule in every language",
    "queries": "asking changes nothing",
    "old-states": "an action changes no other state, clones included",
    "clone": "a clone is equal to its original and plays on like it",
    "copy-from": "copy_from makes any state equal to the other",
    "load": "load(dump()) is equal to the original and plays on like it",
    "codec": "a state comes back from bytes and from a pickle",
    "chance": "chance_into lists every outcome once, ascending, with its weight",
    "proportions": "sample_chance follows the weights",
    "ends": "random games end",
    "outcome": "there is an outcome when nobody may act, and it agrees with the standings",
    "replay": "the record of a game leads to the same states again",
    "events": "every event has a sentence and a rule in every language",
    "labels": "every action has a label in every language",
    "view": "a view is a plain value, the same whenever it is asked for, and knows whose it is",
    "determinize": "what a seat may believe in looks to it exactly like the truth",
    "belief": "what a seat believes depends on what it has seen, on nothing else",
    "bias": "a seat believes in what is hidden as chance has dealt it",
    "features": "features keep their ranges, tell views apart, and tell a seat nothing else",
    "answers": "simultaneous answers stay unseen and may come in any order",
    "scene": "pieces have unique ids and drawn symbols; every action can be pressed, none is dead",
    "beats": "what is seen to happen is on the board and in words, and betrays nothing",
    "board": "the board fits the terminal it is given",
    "bots": "a bot of every level, and every advice, names a legal action",
    "counted": "how long a level thinks is counted, not timed, unless somebody gives it seconds",
    "value": "everybody's chances make one victory, and at the end they are what was won",
    "hints": "a hint, the odds and the worth of actions are the same figures",
    "companion": "what a companion says is one sentence in every language, and betrays nothing",
    "lessons": "every lesson can be read, shows what it names and leads to its end",
}


@dataclass(frozen=True)
class Setting:
    """One way to play a game: how many seats, which options."""

    seats: int
    options: Mapping[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(f"{k}={v}" for k, v in self.options.items())])


@dataclass(frozen=True)
class Extent:
    """How much a setting is looked at. The same numbers always look at the same things, on any
    machine and whatever was looked at before."""

    games: int = 2  # whole games, begun and steered by Hypothesis
    shrinking: float = 0.8  # seconds spent on a simpler game once one is broken
    longest: int = 30_000  # actions after which a random game counts as endless
    positions: int = 6  # of each game, looked at closely
    sweeps: int = 2  # of these, with every code of the action space
    scenes: int = 2  # of these, drawn for every seat
    beats: int = 12  # actions of each game that are looked at as they are seen to happen
    rolls: int = 1500  # samples of each situation of chance
    beliefs: int = 100  # samples of each pair of states a seat cannot tell apart
    deals: int = 60  # first deals that are compared with what seats believe of them
    tongues: int = 3  # languages in which advice and chances are asked for

    @classmethod
    def small(cls) -> Extent:
        """For the many combinations of options."""
        return cls(
            games=1,
            positions=2,
            sweeps=1,
            scenes=1,
            beats=3,
            rolls=400,
            beliefs=80,
            deals=40,
            tongues=1,
        )


class Broken(AssertionError):
    """A clause of the contract does not hold. `script` leads there; `AlsTable.do` plays it."""

    def __init__(
        self,
        clause: str,
        detail: str,
        game: str,
        setting: Setting | None = None,
        seed: int | None = None,
        script: Sequence[str] = (),
    ) -> None:
        self.clause = clause
        self.detail = detail
        self.game = game
        self.setting = setting
        self.seed = seed
        self.script = list(script)
        lines = [f"{game} breaks the contract, {clause}: {CLAUSES[clause]}.", f"  {detail}"]
        if setting is not None:
            lines.append(f"  seats={setting.seats} options={dict(setting.options)} seed={seed}")
            lines.append(f"  after {len(self.script)} actions:")
            lines += [f"    {line}" for line in self.script]
        super().__init__("\n".join(lines))
