"""What a friend who looks ahead says: the best actions, and the chance to win that each leaves; who
may hold which province when the epoch ends; what matters, and why one choice is better."""

from __future__ import annotations

from typing import cast

from wartable.bots import Budget
from wartable.games.small_samurai_empires.advice.above import from_above
from wartable.games.small_samurai_empires.advice.concerns import matters
from wartable.games.small_samurai_empires.advice.glance import at_a_glance
from wartable.games.small_samurai_empires.advice.measuring import (
    LOOKED_AT,
    side_by_side,
    simple_thoughts,
    worths,
)
from wartable.games.small_samurai_empires.advice.reasons import because
from wartable.games.small_samurai_empires.art.hearts import heart
from wartable.games.small_samurai_empires.data import box_of
from wartable.games.small_samurai_empires.engine.components import PROVINCE_KEYS
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.rules.pieces import controller
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.lookahead import (
    ROLLOUT_NOISE,
    play_epoch,
)
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.labels import label
from wartable.games.small_samurai_empires.scene import words
from wartable.games.small_samurai_empires.scene.land import middle
from wartable.games.small_samurai_empires.views import SamuraiView, view
from wartable.i18n import Texts
from wartable.kernel import NONE, Knowledge, Rng, compiled
from wartable.plugin import Advice, Outlook
from wartable.statements import Foreseen

__all__ = [
    "ANALYSED",
    "CAME_TRUE",
    "HINTED",
    "LOOKED_AT",
    "advice",
    "at_a_glance",
    "because",
    "from_above",
    "matters",
    "outlook",
    "side_by_side",
    "simple_thoughts",
    "worths",
]
# An analysis: times the usual thought for a choice, and games played on from a position
ANALYSED = (0.5, 32)
CAME_TRUE = 0.45  # of what choices seem to give away: docs/analysis.md

HINTED = 1.5 if compiled() else 0.05  # times the usual thought, which a hint takes
MOST = 5
EPOCHS = 24 if compiled() else 4  # played on where chances tell nothing apart
WORLDS, LONGEST = 64, 3.0  # in which the epoch is played on; in so many seconds, if not compiled
LEAST = 8  # worlds, however long they take
BELOW = (12, 54, 54)  # units of the map under a province's heart, by figures there; more: 76


def advice(seen: Knowledge[SamuraiState], texts: Texts) -> list[Advice]:
    """The best first, with the chance to win that each leaves."""
    if not seen.legal:
        return []
    worth = worths(seen, HINTED).worth
    seat_view = view(cast(SmallSamuraiEmpires, seen.game), seen.believed, seen.seat)
    best = sorted(worth, key=lambda action: (-worth[action], action))[:MOST]
    if len({round(100 * worth[action]) for action in best} - {0, 100}) == 0:
        return _by_points(seen, best, seat_view, texts)  # chances tell nothing apart
    found = []
    for action in best:
        chance = round(100 * worth[action])
        said = texts("advice-text", action=label(seat_view, action, texts), chance=chance)
        found.append(Advice(action, worth[action], said))
    return found


def _by_points(
    seen: Knowledge[SamuraiState], actions: list[int], sight: SamuraiView, texts: Texts
) -> list[Advice]:
    """The points that each leaves at the end of the epoch, where all is won or lost: the same
    worlds and luck for all, those with the widest lead first."""
    game, seat = cast(SmallSamuraiEmpires, seen.game), seen.seat
    policy, rivals = Policy(game, ROLLOUT_NOISE, False), set(range(seen.believed.seats)) - {seat}
    sums = {action: [0, 0] for action in actions}
    for _ in range(EPOCHS):
        world, luck = seen.sample(), seen.rng.next32()
        for action, both in sums.items():
            end = world.clone()
            game.apply(end, seat, action, None)
            play_epoch(game, end, policy, Rng(luck))
            both[0] += int(end.points[seat])
            both[1] += max(int(end.points[i]) for i in rivals)
    found = []
    for action in sorted(actions, key=lambda action: sums[action][1] - sums[action][0]):
        mine, theirs = (texts.decimal(n / EPOCHS, 0) for n in sums[action])
        args = {"action": label(sight, action, texts), "mine": mine, "theirs": theirs}
        lead = (sums[action][0] - sums[action][1]) / EPOCHS
        found.append(Advice(action, lead, texts("advice-points", **args)))
    return found


def outlook(seen: Knowledge[SamuraiState], texts: Texts) -> Outlook:
    """Who may control each province when the epoch ends. What the seat does not see is dealt anew
    in every world, and the epoch is played on sensibly by all."""
    game, state = cast(SmallSamuraiEmpires, seen.game), seen.believed
    if state.ended or state.epoch == 0:
        return Outlook("", ())
    ends = worlds(seen, Budget(WORLDS, LONGEST))
    box, notes, land = box_of(game), [], view(game, state, seen.seat).provinces
    for number, key in enumerate(PROVINCE_KEYS):
        holders = [int(controller(game.figures, end, number)) for end in ends]
        ranked = sorted({*holders}, key=lambda who: (-holders.count(who), who))
        parts = [
            texts("outlook-nobody", chance=_percent(holders, who))
            if who == NONE
            else texts("outlook-seat", seat=words.who(who, texts), chance=_percent(holders, who))
            for who in ranked
        ]
        row = box.data["province"][key]
        (x, y), (left, top) = heart(key, row), middle(row["polygon"])
        first = ranked[0]
        figure = "" if first == NONE else _percent(holders, first)
        said = texts("outlook-control", list=", ".join(parts))
        standing = sum(map(bool, land[number].armies)) + (land[number].castle is not None)
        below = BELOW[standing] if standing < len(BELOW) else 76
        at, who = (x - left, y - top + below), None if first == NONE else first
        notes.append(Foreseen(f"prov-{key}", figure, said, at, who))
    title = texts("outlook-title", n=len(ends))
    return Outlook(title, tuple(notes), _points(seen, ends, texts))


def worlds(seen: Knowledge[SamuraiState], budget: Budget) -> list[SamuraiState]:
    """Ways in which the epoch may end, each as its scoring leaves it; a step of the budget each."""
    game = cast(SmallSamuraiEmpires, seen.game)
    policy, found = Policy(game, ROLLOUT_NOISE, False), list[SamuraiState]()
    while budget.spend(1) or len(found) < min(LEAST, budget.steps):
        world = seen.sample()
        play_epoch(game, world, policy, seen.rng)
        found.append(world)
    return found


def _percent(holders: list[int], who: int) -> str:
    return f"{100 * holders.count(who) / len(holders):.0f} %"


def _points(
    seen: Knowledge[SamuraiState], ends: list[SamuraiState], texts: Texts
) -> tuple[str, ...]:
    """What the epoch would bring now, and what it brings on average."""
    game, state = cast(SmallSamuraiEmpires, seen.game), seen.believed
    seats = range(state.seats)
    now = view(game, state, seen.seat).players
    scored = ", ".join(words.counted(i, f"+{now[i].if_scored}", texts) for i in seats)
    means = [sum(end.points[i] for end in ends) / len(ends) for i in seats]
    then = ", ".join(words.counted(i, texts.decimal(means[i], 1), texts) for i in seats)
    key = "outlook-last" if state.epoch == game.figures.epochs else "outlook-mean"
    return texts("outlook-now", list=scored), texts(key, list=then)
