"""A finished game looked at again. `answers.py` declares these structures with all others."""

from __future__ import annotations

from typing import Literal

from wartable.server.protocol import Wire


class AnalysedStep(Wire):
    """A step, ending after `at` actions, with everybody's chances then. `loss`: by how much of the
    chance to win `better` was worth more to the seat, as far as it knew; `error`: its standard
    error; `played`: what was done instead; `pieces`: where on the board the better was to be
    done. `turning`: the number of the turning point that it is."""

    at: int
    kind: Literal["luck", "choice", "only", "clock"]
    seat: int | None
    chances: list[float]
    better: str = ""
    played: str = ""
    loss: float = 0.0
    error: float = 0.0
    why: str = ""
    pieces: list[str] = []
    turning: int = 0


class AnalysedSeat(Wire):
    """What made the result of a seat: `parts` are luck, own decisions, others' decisions and what
    is not explained, each with what it may be wrong by; with `start` they add up to `result`."""

    seat: int
    start: float
    parts: list[tuple[float, float]]
    result: float
    text: str


class TurningPoint(Wire):
    """Where most of the victory changed hands."""

    at: int
    text: str


class Analysed(Wire):
    """All that was found: `start` are everybody's chances before the first action."""

    start: list[float]
    steps: list[AnalysedStep]
    seats: list[AnalysedSeat]
    turning: list[TurningPoint]
    notes: list[str]


class AnalysisShown(Wire):
    """How far an analysis is: `done` steps `of` so many; `state`: nobody asked for one, it is at
    work, it is there. `refused`: why there can be none."""

    state: Literal["none", "working", "done"]
    done: int = 0
    of: int = 0
    found: Analysed | None = None
    refused: str = ""
