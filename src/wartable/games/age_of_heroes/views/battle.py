"""A war as a seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import GOAL_KEYS, many
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, arg_a
from wartable.games.age_of_heroes.names import unit_name
from wartable.kernel import NONE


@dataclass(frozen=True)
class BattleView:
    """The war that is being fought, and what both sides have shown of it."""

    foe: int | None  # None for barbarians, or while nobody has marched
    victim: int | None
    goal: str | None
    raiders: int
    force: tuple[str, ...]  # units of the attacker, as far as declared
    guard: tuple[str, ...]
    led: tuple[str, ...]  # led by a Hero: "foe army-3", "guard hero-1"
    fought: tuple[str, ...]  # "foe army-3" …
    shown: dict[str, int]  # their battle cards, by the same names
    fallen: tuple[str, ...]  # … and those of them that were destroyed
    won: int
    cards: dict[str, int]  # own battle cards by own unit
    loose: tuple[int, ...]  # own battle cards not assigned yet, by value
    picked: tuple[str, ...]  # own choice, or what a side had to show


def battle_view(state: AgeOfHeroesState, seat: int, kind: int) -> BattleView | None:
    """The war of the question that is asked, as the seat sees it."""
    mustering = kind == code.MUSTERING
    if not mustering and kind not in (code.REACTION, code.BATTLE):
        return None
    foe_seen = not mustering or arg_a(state) == seat
    guard_seen = kind == code.BATTLE or (kind == code.REACTION and arg_a(state) == seat)
    force = state.force if foe_seen else 0
    guard = state.guard if guard_seen else 0
    own_foe = seat == state.foe or (mustering and foe_seen)
    own_guard = seat == state.victim and not mustering
    own_units = force if own_foe else guard if own_guard else 0
    # before all stand, the defender's armies are not in `guard` yet; only he sees whom he led
    led_guards = state.led & (guard | ~state.force) if guard_seen else state.led & guard
    return BattleView(
        foe=_or_none(arg_a(state) if mustering else state.foe),
        victim=_or_none(state.victim),
        goal=GOAL_KEYS[state.goal] if state.foe != NONE else None,
        raiders=int(state.raiders),
        force=tuple(unit_name(unit) for unit in _units(force)),
        guard=tuple(unit_name(unit) for unit in _units(guard)),
        led=_sides(state.led & force, led_guards),
        fought=_sides(state.fought & state.force, state.fought & state.guard),
        shown=_shown(state),
        fallen=_sides(state.dead & state.force, state.dead & state.guard),
        won=int(state.won),
        cards=_assigned(state, own_units),
        loose=_loose(state, own_foe, own_guard),
        picked=_picked(state, seat),
    )


def _assigned(state: AgeOfHeroesState, units: int) -> dict[str, int]:
    """The battle cards that these units have."""
    values = state.figures.battle_value
    dealt = [unit for unit in _units(units) if state.card[unit]]
    return {unit_name(unit): int(values[state.card[unit] - 1]) for unit in dealt}


def _loose(state: AgeOfHeroesState, own_foe: bool, own_guard: bool) -> tuple[int, ...]:
    """The battle cards that a side has yet to assign, for that side."""
    packed = state.foe_cards if own_foe else state.guard_cards if own_guard else 0
    values = state.figures.battle_value
    return tuple(int(values[n]) for n in range(len(values)) for _ in range(many(packed, n)))


def _shown(state: AgeOfHeroesState) -> dict[str, int]:
    """Battle cards that a duel has laid open, for everybody."""
    units = [*_units(state.fought & state.force), *_units(state.fought & state.guard)]
    names = _sides(state.fought & state.force, state.fought & state.guard)
    values = state.figures.battle_value
    cards = [int(values[state.card[unit] - 1]) for unit in units]
    return dict(zip(names, cards, strict=True))


def _picked(state: AgeOfHeroesState, seat: int) -> tuple[str, ...]:
    foe_seen = state.foe_pick != NONE and (seat == state.foe or state.duel_choice == 1)
    guard_seen = state.guard_pick != NONE and (seat == state.victim or state.duel_choice == 2)
    foe, guard = 1 << max(state.foe_pick, 0), 1 << max(state.guard_pick, 0)
    return _sides(foe if foe_seen else 0, guard if guard_seen else 0)


def _sides(force: int, guard: int) -> tuple[str, ...]:
    return (
        *(f"foe {unit_name(unit)}" for unit in _units(force)),
        *(f"guard {unit_name(unit)}" for unit in _units(guard)),
    )


def _units(mask: int) -> list[int]:
    return [unit for unit in range(24) if mask >> unit & 1]


def _or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)
