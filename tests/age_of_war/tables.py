"""Tables set up by hand: holdings by city, everything else follows."""

from __future__ import annotations

from wartable.games.age_of_war.engine import actions, rules
from wartable.games.age_of_war.engine.components import PROVINCES
from wartable.games.age_of_war.engine.game import RULES
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.names import CITY_KEYS
from wartable.games.age_of_war.notation import read, write
from wartable.kernel import CHANCE, Event, zeros

KATYA, YEVHEN = 0, 1


def holding(*seats: str, current: int = 0) -> AgeOfWarState:
    """`holding("anyi ji", "daliang")`: seat 0 has two cities, seat 1 one, the rest lies in the
    centre; the current seat is about to roll."""
    state = rules.start(max(2, len(seats)), {"first": current})
    for seat, cities in enumerate(seats):
        for city in cities.split():
            state.owner[CITY_KEYS.index(city)] = seat
    for province in range(PROVINCES):
        for seat in range(state.seats):
            if rules.holds_all(state, seat, province):
                state.locked |= 1 << province
    rules.begin_turn(state, current, None)
    return state


def roll(state: AgeOfWarState, faces: str) -> None:
    code = read(RULES, CHANCE, f"roll {faces}")
    assert rules.refusal(state, CHANCE, code) == 0
    rules.apply(state, CHANCE, code, None)


def do(state: AgeOfWarState, text: str) -> list[Event]:
    """An action of the seat to move; what it told."""
    seat = state.current
    action = read(RULES, seat, text)
    assert rules.refusal(state, seat, action) == 0, (text, legal(state))
    told: list[Event] = []
    rules.apply(state, seat, action, told)
    return told


def why_not(state: AgeOfWarState, text: str) -> int:
    return int(rules.refusal(state, state.current, read(RULES, state.current, text)))


def legal(state: AgeOfWarState) -> set[str]:
    buf = zeros(actions.ACTIONS)
    count = rules.legal_into(state, state.current, buf)
    return {write(RULES, state.current, buf[i]) for i in range(count)}


def owner(state: AgeOfWarState, city: str) -> int:
    return int(state.owner[CITY_KEYS.index(city)])
