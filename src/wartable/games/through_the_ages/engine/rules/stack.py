"""The stack of what is awaited: frames of a kind, a seat and two figures.
`engine.actions.frames` names the kinds."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.state import AgesState


def push(state: AgesState, kind: i64, seat: i64, a: i64, b: i64) -> None:
    """Put a frame on top; it is dealt with before those below."""
    at = state.top * 4
    state.stack[at] = kind
    state.stack[at + 1] = seat
    state.stack[at + 2] = a
    state.stack[at + 3] = b
    state.top += 1


def pop(state: AgesState) -> None:
    """Cells above the top are zeroed, so that equal tables have equal dumps."""
    state.top -= 1
    at = state.top * 4
    state.stack[at] = 0
    state.stack[at + 1] = 0
    state.stack[at + 2] = 0
    state.stack[at + 3] = 0


def frame_kind(state: AgesState) -> i64:
    """What the top frame awaits: a number of `engine.actions.frames`."""
    return state.stack[state.top * 4 - 4]


def frame_seat(state: AgesState) -> i64:
    """The seat that the top frame asks or concerns."""
    return state.stack[state.top * 4 - 3]


def frame_a(state: AgesState) -> i64:
    """The first figure of the top frame."""
    return state.stack[state.top * 4 - 2]


def frame_b(state: AgesState) -> i64:
    """The second figure of the top frame."""
    return state.stack[state.top * 4 - 1]


def set_a(state: AgesState, a: i64) -> None:
    """Change the first figure of the top frame."""
    state.stack[state.top * 4 - 2] = a


def set_b(state: AgesState, b: i64) -> None:
    """Change the second figure of the top frame."""
    state.stack[state.top * 4 - 1] = b
