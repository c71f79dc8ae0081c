"""A plan: actions that a seat tries without doing them. It is played on states the seat may believe
in, never on the true one, and goes no further than all of these agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal

from wartable.kernel import CHANCE, Event, S, legal, members
from wartable.play.match import Match, Refused

WORLDS = 8  # states that a plan is tried in at the same time
# why a plan goes no further: chance acts, others do, something would come to light, the game is
# over; the next action is none that can be planned
Stop = Literal["", "chance", "others", "hidden", "over", "beyond"]


@dataclass(frozen=True)
class Planned(Generic[S]):
    """What came of a plan. `steps`: each action that fits, with what the seat sees before it;
    `state`: one the seat may believe in after them, or before the last one if that would show
    something; `unfit`: why the action after them does not fit; `late`: whether it begins after a
    choice that is made at the table first."""

    steps: list[tuple[int, Any]]
    state: S
    view: Any
    stop: Stop = ""
    unfit: Refused | None = None
    late: bool = False


def planned(match: Match[S], seat: int, said: Sequence[str]) -> Planned[S]:
    """Try these actions, in notation, one after the other, as far as they go. BadInput if one of
    them is not understood."""
    plan, alike = _walked(match, seat, said, closely=False)
    return plan if alike else _walked(match, seat, said, closely=True)[0]


def _walked(
    match: Match[S], seat: int, said: Sequence[str], closely: bool
) -> tuple[Planned[S], bool]:
    """The plan, and whether the seat sees the same in every world after it. What it hears is
    compared after each action; what it sees only if `closely`, for that takes longer."""
    plugin, game = match.plugin, match.game
    room = plugin.room("plans")
    worlds, steps = _worlds(match, seat), list[tuple[int, Any]]()
    view, unfit = match.view(seat), None
    stop: Stop = ""
    first = room.assumed(view, legal(game, worlds[0], seat))
    late = first is not None and (not said or plugin.read(game, seat, said[0]) != first)
    if first is not None and late:
        worlds = [_after(match, world, seat, first)[0] for world in worlds]
        view = plugin.view(game, worlds[0], seat)
    for text in said:
        action = plugin.read(game, seat, text)
        if not room.plannable(view, action):
            stop = "beyond"
            break
        if code := game.refusal(worlds[0], seat, action):
            counts = plugin.reason(code).counts
            unfit = Refused(plugin, seat, code, text, counts(view) if counts else {})
            break
        steps.append((action, view))
        after = [_after(match, world, seat, action) for world in worlds]
        new = [world for world, _ in after]
        heard = all(found == after[0][1] for _, found in after)
        if not heard or (closely and not _alike(match, new, seat)):
            stop = "hidden"
            break
        worlds, view = new, plugin.view(game, new[0], seat)
        if stop := _stop(tuple(members(game.actors(worlds[0]))), seat):
            break
    plan = Planned(steps, worlds[0], view, stop, unfit, late)
    return plan, closely or _alike(match, worlds, seat)


def _alike(match: Match[S], worlds: list[S], seat: int) -> bool:
    """Whether the seat sees the same in all of them."""
    first, *others = (match.plugin.view(match.game, world, seat) for world in worlds)
    return all(other == first for other in others)


def _worlds(match: Match[S], seat: int) -> list[S]:
    """States the seat may believe in; where nothing is hidden, the one there is."""
    if not match.hides:
        return [match.state.clone()]
    found = [match.state.clone() for _ in range(WORLDS)]
    rng = match.chance.beliefs(match.view(seat))
    for world in found:
        match.game.determinize(match.state, seat, rng, world)
    return found


def _after(match: Match[S], world: S, seat: int, action: int) -> tuple[S, list[tuple[int, ...]]]:
    """The state after an action, and what the seat hears of it."""
    told, state = list[Event](), world.clone()
    match.game.apply(state, seat, action, told)
    return state, [(e.kind, e.seat, e.a, e.b, e.c) for e in told if e.audience >> seat & 1]


def _stop(actors: tuple[int, ...], seat: int) -> Stop:
    if actors == (seat,):
        return ""
    return "over" if not actors else "chance" if actors == (CHANCE,) else "others"
