"""Who may do what, and what comes of it. Section and ruling numbers are those of the rule sheet."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_war.engine import chance
from wartable.games.age_of_war.engine.actions import (
    ACTIONS,
    ALREADY_FILLED,
    BEGAN,
    BY_LOT,
    CAPPED,
    CONQUERED,
    CONQUERED_ALL,
    DOES_NOT_FIT,
    DRAW_FIRST,
    ENDED,
    FAILED,
    FILL,
    FILLED,
    LOCKED,
    LOSE,
    LOST,
    OTHER_TARGET,
    OWN_CITY,
    PROVINCE_LOCKED,
    ROLLED,
    SPECIAL_NOT_NEEDED,
)
from wartable.games.age_of_war.engine.components import (
    CITIES,
    DICE,
    FIRST_CITY,
    FITTING,
    LINE_CITY,
    LINE_NEED,
    NEEDS,
    ORDINARY,
    POINTS,
    PROVINCE,
    PROVINCE_POINTS,
    PROVINCES,
    SPECIAL,
    SPENT,
    UNROLLED,
)
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel import (
    BIT,
    CHANCE,
    NO_SUCH_ACTION,
    NONE,
    NOT_YOUR_TURN,
    OVER,
    Event,
    Options,
    bits_into,
    may_act,
    tell,
)


def start(seats: i64, options: Options) -> AgeOfWarState:
    """Options: `first`, the seat to begin, or BY_LOT (R-2); `cap`, in turns, 0 for
    none (R-14)."""
    if not 2 <= seats <= 6:
        raise ValueError("Age of War is for 2 to 6 seats")
    first = options.get("first", BY_LOT)
    if first != BY_LOT and not 0 <= first < seats:
        raise ValueError(f"option first: there is no seat {first} among {seats}")
    state = AgeOfWarState(seats)
    state.cap = options.get("cap", state.cap)
    if state.cap < 0:
        raise ValueError("option cap: a number of turns, or 0 for none")
    if first != BY_LOT:
        begin_turn(state, first, None)
    return state


# ---- queries


def actors(state: AgeOfWarState) -> i64:
    """Chance until the dice have fallen, then the seat whose turn it is."""
    if state.ended != 0:
        return 0
    if state.roll == UNROLLED:
        return BIT[CHANCE]
    return BIT[state.current]


def legal_into(state: AgeOfWarState, seat: i64, buf: vec[i64]) -> i64:
    """To lose a die is always allowed, also when a line could be filled. Rules 5."""
    if seat != state.current or state.roll == UNROLLED or state.ended != 0:
        return 0
    buf[0] = LOSE
    return bits_into(state.open_lines & FITTING[state.roll], FILL, buf, 1)


def attackable(state: AgeOfWarState, seat: i64, city: i64) -> bool:
    """Any city but one's own and those of locked provinces. Rules 4."""
    return state.owner[city] != seat and state.locked >> PROVINCE[city] & 1 == 0


def required(state: AgeOfWarState, city: i64) -> i64:
    """The special line is needed, and offered, only against an opponent. R-4."""
    if state.owner[city] == NONE:
        return ORDINARY[city]
    return ORDINARY[city] | SPECIAL[city]


def refusal(state: AgeOfWarState, seat: i64, action: i64) -> i64:
    """Why a seat or chance may not do this; 0 if it may."""
    if state.ended != 0:
        return OVER
    if not may_act(actors(state), seat):
        return NOT_YOUR_TURN
    if seat == CHANCE:
        return chance.refusal(state, action)
    if not 0 <= action < ACTIONS:
        return NO_SUCH_ACTION
    if action == LOSE:
        return 0
    line = action - FILL
    city: i64 = LINE_CITY[line]
    if state.target != NONE and state.target != city:
        return OTHER_TARGET
    if state.locked >> PROVINCE[city] & 1 != 0:
        return PROVINCE_LOCKED
    if state.owner[city] == seat:
        return OWN_CITY
    if required(state, city) >> line & 1 == 0:
        return SPECIAL_NOT_NEEDED
    if state.open_lines >> line & 1 == 0:
        return ALREADY_FILLED
    if FITTING[state.roll] >> line & 1 == 0:
        return DOES_NOT_FIT
    return 0


def standing(state: AgeOfWarState, seat: i64) -> i64:
    """Points, then cities, then locked provinces, two digits each. Rules 7, R-12."""
    points: i64 = 0
    cities: i64 = 0
    provinces: i64 = 0
    for province in range(PROVINCES):
        held: i64 = 0
        face_up: i64 = 0
        for city in range(FIRST_CITY[province], FIRST_CITY[province + 1]):
            if state.owner[city] == seat:
                held += 1
                face_up += POINTS[city]
        cities += held
        if held > 0 and state.locked >> province & 1 != 0:
            provinces += 1
            points += PROVINCE_POINTS[province]
        else:
            points += face_up
    return (points * 100 + cities) * 100 + provinces


def score(standing: i64) -> i64:
    """The points of a standing."""
    return standing // 10000


# ---- commands


def apply(state: AgeOfWarState, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Do a legal action: a roll falls, a die is lost, or a line is filled."""
    if seat == CHANCE:
        if action >= DRAW_FIRST:
            begin_turn(state, action - DRAW_FIRST, told)
        else:
            state.roll = action
            tell(told, ROLLED, state.current, action, state.pool)
    elif action == LOSE:
        tell(told, LOST, seat, state.pool - 1, 0)
        reroll_without(state, 1, told)
    else:
        fill(state, action - FILL, told)


def begin_turn(state: AgeOfWarState, seat: i64, told: list[Event] | None) -> None:
    """All dice in hand, every attackable city open."""
    state.current = seat
    state.pool = DICE
    state.roll = UNROLLED
    state.target = NONE
    lines: i64 = 0
    for city in range(CITIES):
        if attackable(state, seat, city):
            lines |= required(state, city)
    state.open_lines = lines
    tell(told, BEGAN, seat, state.turns, 0)


def fill(state: AgeOfWarState, line: i64, told: list[Event] | None) -> None:
    """The first line binds the seat to its city; the last one takes it. Rules 5, W1."""
    city: i64 = LINE_CITY[line]
    dice: i64 = SPENT[state.roll * NEEDS + LINE_NEED[line]]
    state.target = city
    state.open_lines &= (ORDINARY[city] | SPECIAL[city]) & ~BIT[line]
    tell(told, FILLED, state.current, line, dice)
    if state.open_lines == 0:
        conquer(state, city, told)
    else:
        reroll_without(state, dice, told)


def reroll_without(state: AgeOfWarState, dice: i64, told: list[Event] | None) -> None:
    """Without dice the attempt has failed and leaves no trace. R-5, R-6, R-9."""
    state.pool -= dice
    state.roll = UNROLLED
    if state.pool == 0:
        tell(told, FAILED, state.current, state.target, 0)
        end_turn(state, told)


def conquer(state: AgeOfWarState, city: i64, told: list[Event] | None) -> None:
    """Rules 6: take the card, lock the province, and see whether the centre is empty."""
    tell(told, CONQUERED, state.current, city, state.owner[city])
    state.owner[city] = state.current
    state.recent = city
    province: i64 = PROVINCE[city]
    if holds_all(state, state.current, province):
        state.locked |= BIT[province]
        tell(told, LOCKED, state.current, province, 0)
    if centre_is_empty(state):
        finish(state, CONQUERED_ALL, told)  # at once, R-11
    else:
        end_turn(state, told)


def holds_all(state: AgeOfWarState, seat: i64, province: i64) -> bool:
    """Whether the seat holds every city of the province, which locks it (R-10)."""
    cities = range(FIRST_CITY[province], FIRST_CITY[province + 1])
    return all(state.owner[city] == seat for city in cities)


def centre_is_empty(state: AgeOfWarState) -> bool:
    """Whether somebody holds every city."""
    return all(state.owner[city] != NONE for city in range(CITIES))


def end_turn(state: AgeOfWarState, told: list[Event] | None) -> None:
    state.turns += 1
    if state.turns == state.cap:  # a turn is over: never 0
        finish(state, CAPPED, told)
        return
    following = state.current + 1
    begin_turn(state, following if following < state.seats else 0, told)


def finish(state: AgeOfWarState, why: i64, told: list[Event] | None) -> None:
    """End the game for the given reason."""
    state.ended = why
    tell(told, ENDED, state.current, why, 0)
