"""Strength and control, read from the table whenever they are needed. Rules 4."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.critters_at_war.engine.components import (
    ADJACENT,
    COVER_FIRE,
    COVER_FIRE_CARD,
    ESCALATION,
    FACEDOWN_STRENGTH,
    RAISED_STRENGTH,
    STRENGTH,
    SUPPORT,
    SUPPORT_BONUS,
    THEATRES,
    count_cards,
    printed_strengths,
)
from wartable.games.critters_at_war.engine.state import CrittersState, side
from wartable.kernel import BIT, lowest


def beneath_cover_fire(state: CrittersState, place: i64) -> i64:
    """Cards of a stack that a faceup Cover Fire above them sets to 4: all of them. R3."""
    cards = state.stack[place]
    if cards & state.up & COVER_FIRE == 0:
        return 0
    limit = state.stamp[COVER_FIRE_CARD]
    covered: i64 = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if state.stamp[card] < limit:
            covered |= BIT[card]
    return covered


def facedown_strength(state: CrittersState, seat: i64) -> i64:
    """Escalation works wherever it lies faceup, covered or not. R2."""
    if state.up & ESCALATION != 0 and side(state, seat) & ESCALATION != 0:
        return RAISED_STRENGTH
    return FACEDOWN_STRENGTH


def card_strength(state: CrittersState, place: i64, card: i64) -> i64:
    """Escalation and Cover Fire set a value, they never add up. R4."""
    if beneath_cover_fire(state, place) & BIT[card] != 0:
        return RAISED_STRENGTH
    if state.up & BIT[card] == 0:
        return facedown_strength(state, place // THEATRES)
    return STRENGTH[card]


def support(state: CrittersState, seat: i64, theatre: i64) -> i64:
    """The bonus needs no cards in the theatre it helps."""
    if state.up & SUPPORT == 0:
        return 0
    neighbours = ADJACENT[state.row * THEATRES + theatre]
    for other in range(THEATRES):
        cards = state.stack[THEATRES * seat + other]
        if neighbours >> other & 1 != 0 and cards & state.up & SUPPORT != 0:
            return SUPPORT_BONUS
    return 0


def total(state: CrittersState, seat: i64, theatre: i64) -> i64:
    """The strength of a seat's side of a theatre, with everything that changes it."""
    place = THEATRES * seat + theatre
    cards, up = state.stack[place], state.up
    found: i64 = 0
    if up & SUPPORT != 0:
        found = support(state, seat, theatre)
    if cards & up & COVER_FIRE != 0:
        covered = beneath_cover_fire(state, place)
        found += count_cards(covered) * RAISED_STRENGTH
        cards &= ~covered
    if cards & up != 0:
        found += printed_strengths(cards & up)
    if cards & ~up != 0:
        found += count_cards(cards & ~up) * facedown_strength(state, seat)
    return found


def controller(state: CrittersState, theatre: i64) -> i64:
    """Who controls a theatre."""
    return stronger(state, total(state, 0, theatre), total(state, 1, theatre))


def stronger(state: CrittersState, zero: i64, one: i64) -> i64:
    """The seat with the higher total. Ties, 0 to 0 included, go to the first player. R23."""
    if zero == one:
        return state.first
    return 0 if zero > one else 1


def leader(state: CrittersState) -> i64:
    """Who controls two or three theatres."""
    mine: i64 = 0
    for theatre in range(THEATRES):
        if controller(state, theatre) == 0:
            mine += 1
    return 0 if mine >= 2 else 1
