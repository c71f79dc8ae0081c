"""Exact chances in people's words: for the terminal, hints, the coach and the scene's buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from wartable.games.age_of_war.engine import rules
from wartable.games.age_of_war.engine.actions import LOSE
from wartable.games.age_of_war.engine.components import (
    CITIES,
    CITY_TABLE,
    DICE,
    FIRST_ROLL,
    FITTING,
    LINE_NEED,
    NEEDS,
    PROVINCE_TABLE,
    ROLL_CODES,
    SPENT,
    UNROLLED,
    WAYS,
    WEIGHT,
)
from wartable.games.age_of_war.engine.components import FACES as LETTERS
from wartable.games.age_of_war.engine.game import RULES
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.engine.thinking.solver import SLOTS, TARGETS, Turn, chances
from wartable.games.age_of_war.names import CITY_KEYS, LINE_NAMES, LINE_NUMBERS
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.kernel import NONE, legal
from wartable.remembered import Remembered

_SOLVED: Remembered[tuple[float, ...]] = Remembered()  # worth of dice, by what can be attacked
_AFTER: Remembered[dict[int, float]] = Remembered()


@dataclass(frozen=True)
class CityOdds:
    """One city that may be attacked. `chance` is to take it this turn if all is done for it;
    `best` the line to fill now, or for a fresh turn the line that best play most likely fills
    first (None: lose a die); `after_loss` the chance with one die less."""

    city: int
    chance: float
    best: int | None
    best_likely: float  # of a fresh turn: how likely that line comes first; else 1
    after_loss: float


def fresh() -> AgeOfWarState:
    """The first turn: all cities in the centre, seven dice not yet rolled."""
    return rules.start(2, {"first": 0})


def table(state: AgeOfWarState) -> list[CityOdds]:
    """Every city the seat to move may attack (only the one under attack, once there is one),
    the likeliest first."""
    rows = []
    for city in range(CITIES):
        if state.target not in (NONE, city) or not rules.attackable(state, state.current, city):
            continue
        lines = rules.required(state, city) & state.open_lines
        if state.roll == UNROLLED:
            rows.append(_before_roll(city, lines, state.pool))
        else:
            rows.append(_after_roll(city, lines, state.pool, state.roll))
    return sorted(rows, key=lambda row: (-row.chance, row.city))


def _before_roll(city: int, lines: int, dice: int) -> CityOdds:
    firsts = first_lines(city, lines, dice)
    best = max(firsts, key=lambda line: (firsts[line], -line)) if firsts else None
    return CityOdds(
        city,
        chances().of(city, lines, dice),
        best,
        firsts[best] if best is not None else 0.0,
        chances().of(city, lines, dice - 1),
    )


def _after_roll(city: int, lines: int, dice: int, roll: int) -> CityOdds:
    found = _best_fill(city, lines, dice, roll)
    lost = chances().of(city, lines, dice - 1)
    if found is None or found[1] < lost:
        return CityOdds(city, lost, None, 1.0, lost)
    return CityOdds(city, found[1], found[0], 1.0, lost)


def _best_fill(city: int, lines: int, dice: int, roll: int) -> tuple[int, float] | None:
    """The line of this roll that leaves the best chance, and that chance."""
    best: tuple[int, float] | None = None
    for line in range(len(LINE_NAMES)):
        if lines & FITTING[roll] & 1 << line:
            used = SPENT[roll * NEEDS + LINE_NEED[line]]
            chance = chances().of(city, lines & ~(1 << line), dice - used)
            if best is None or chance > best[1]:
                best = line, chance
    return best


def first_lines(city: int, lines: int, dice: int) -> dict[int, float]:
    """How likely each line is the first one filled, playing best for this city."""
    likely: dict[int, float] = {}
    alive = 1.0  # no line filled so far
    for left in range(dice, 0, -1):
        lost = chances().of(city, lines, left - 1)
        stay = 0
        for roll in range(FIRST_ROLL[left], FIRST_ROLL[left + 1]):
            found = _best_fill(city, lines, left, roll)
            if found is None or found[1] < lost or found[1] == 0.0:
                stay += WEIGHT[roll]
            else:
                share = alive * float(WEIGHT[roll]) / float(WAYS[left])
                likely[found[0]] = likely.get(found[0], 0.0) + share
        alive *= float(stay) / float(WAYS[left])
    return likely


# ---- of a view: what a button's action leads to


def state_of(view: AgeOfWarView) -> AgeOfWarState:
    """The state a view shows; nothing is hidden in this game."""
    state = AgeOfWarState(view.seats)
    state.cap = view.cap
    state.turns = view.turn - 1
    state.ended = view.ended
    state.current = NONE if view.current is None else view.current
    state.pool = view.pool
    state.roll = ROLL_CODES[tuple(sorted(LETTERS.index(face) for face in view.roll.split()))]
    state.target = NONE if view.target is None else CITY_KEYS.index(view.target)
    state.recent = NONE if view.recent is None else CITY_KEYS.index(view.recent)
    state.open_lines = sum(1 << LINE_NUMBERS[names] for names in view.open_lines)
    state.locked = sum(
        1 << number for number, row in enumerate(PROVINCE_TABLE) if row.key in view.locked
    )
    for city, row in enumerate(CITY_TABLE):
        owner = view.owner[row.key]
        state.owner[city] = NONE if owner is None else owner
    return state


def any_city(state: AgeOfWarState) -> Turn:
    """The turn of a seat that wants a city, no matter which."""
    turn = Turn(state)
    for city in range(CITIES):
        turn.gains[city] = 1.0

    targets = tuple(turn.column[city] for city in tuple(turn.cities)[: turn.count])
    for dice, worth in enumerate(_SOLVED.of(targets, lambda: solved(targets))):
        turn.rolling[dice] = worth
    return turn


def solved(targets: Sequence[int]) -> tuple[float, ...]:
    """What `Turn.solve` finds where all targets are worth the same. Of each roll only the best
    target counts, so that this takes a fraction of its time where nothing is compiled."""
    found = [0.0] * int(SLOTS)
    best = [*map(max, zip(*map(_by_roll, targets), strict=True))]
    for dice in range(1, int(DICE) + 1) if targets else ():
        worse, total = found[dice - 1], 0.0
        for roll in range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1]):
            worth = best[roll]
            total += float(WEIGHT[roll]) * (worth if worth > worse else worse)
        found[dice] = total / float(WAYS[dice])
    return tuple(found)


@cache
def _by_roll(target: int) -> tuple[float, ...]:
    """The chance to take a target after the best line of every roll."""
    best = chances().best
    return tuple(best[at] for at in range(target, len(best), TARGETS))


def fresh_turn(state: AgeOfWarState, city: int) -> float:
    """The chance to take a city, as it is held now, with all dice."""
    return chances().of(city, rules.required(state, city), DICE)


def some_city(state: AgeOfWarState) -> float:
    """The chance to take some city this turn, no matter which, before one is attacked."""
    turn = any_city(state)
    if state.roll == UNROLLED:
        return float(turn.rolling[state.pool])
    return max(turn.worth(action) for action in legal(RULES, state, state.current))


def chance_after(state: AgeOfWarState, actions: list[int]) -> dict[int, float]:
    """By action: the chance to take the city it goes for; of losing a die before the first line,
    the chance to take some city."""
    if state.target == NONE and LOSE in actions:
        turn = any_city(state)
    else:
        turn = Turn(state)
        for city in range(CITIES):
            turn.gains[city] = 1.0
    return {action: turn.worth(action) for action in actions}


def of_view(view: AgeOfWarView) -> dict[int, float]:
    """The same for every legal action of a view. The lines that may still be filled say what can
    be attacked, and whose it is."""

    def reckoned() -> dict[int, float]:
        state = state_of(view)
        return chance_after(state, legal(RULES, state, state.current))

    return _AFTER.of((view.target, view.pool, view.roll, view.open_lines), reckoned)


def stakes(view: AgeOfWarView) -> tuple[float, float]:
    """The chance by the best line of the roll, 0 where none fits, and the chance after losing a
    die instead."""
    after = of_view(view)
    return max((c for action, c in after.items() if action != LOSE), default=0.0), after[LOSE]


def percent(chance: float) -> str:
    """Whole per cents, but never 0 or 100 for what is neither."""
    if 0 < chance < 0.01:
        return "< 1 %"
    if 0.99 < chance < 1:
        return "> 99 %"
    return f"{chance * 100:.0f} %"
