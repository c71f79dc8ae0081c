"""What a seat knows as numbers. Where nothing is known of a card, nothing is said of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.critters_at_war.engine.actions import FINISHED
from wartable.games.critters_at_war.engine.beliefs import surely_in_hand
from wartable.games.critters_at_war.engine.components import (
    CARDS,
    MOST_TARGET,
    ROWS,
    SUPPORT_BONUS,
    THEATRES,
    count_cards,
)
from wartable.games.critters_at_war.engine.rules.legality import actors
from wartable.games.critters_at_war.engine.rules.strength import total
from wartable.games.critters_at_war.engine.state import CrittersState, deck_size
from wartable.kernel import BIT, NONE, lowest
from wartable.kernel.features import Layout, around, choose, need, put, raise_flags

MOST_STRENGTH: Final[i64] = 6 * CARDS + SUPPORT_BONUS
MOST_SCORE: Final[i64] = MOST_TARGET + 6  # a battle is worth 6 points at most

LAYOUT: Final = Layout(version=1)
SEAT: Final[i64] = LAYOUT.choice(
    "seat", 1, of=2
)  # at the table: seat 0 sees the row as it is written
MODE: Final[i64] = LAYOUT.choice("mode", 1, of=3)
FIRST_EDITION: Final[i64] = LAYOUT.flags("first-edition", 1)
GOAL: Final[i64] = LAYOUT.count("target", 1, most=MOST_TARGET)
ACTORS: Final[i64] = LAYOUT.flags("actors", 2)
AWAITED: Final[i64] = LAYOUT.choice("awaited", 1, of=FINISHED + 1)
BATTLE: Final[i64] = LAYOUT.count("battle", 1, most=2 * MOST_TARGET)
ROW: Final[i64] = LAYOUT.choice("row", 1, of=ROWS)
FIRST: Final[i64] = LAYOUT.choice("first", 1, of=2)
CURRENT: Final[i64] = LAYOUT.choice("current", 1, of=2)
ACTOR: Final[i64] = LAYOUT.choice("actor", 1, of=2)
SOURCE: Final[i64] = LAYOUT.choice("source", 1, of=CARDS)
QUEUE: Final[i64] = LAYOUT.count("queue", CARDS, most=CARDS)  # place in it, from 1
SCORE: Final[i64] = LAYOUT.count("score", 2, most=MOST_SCORE)
HELD: Final[i64] = LAYOUT.count("held", 2, most=CARDS)
HAND: Final[i64] = LAYOUT.flags("hand", CARDS)
SURE: Final[i64] = LAYOUT.flags("known-in-hand", CARDS)  # of the rival
TRACKED: Final[i64] = LAYOUT.flags("taken-back", CARDS)  # by the rival, and not seen since
AIR_DROP: Final[i64] = LAYOUT.flags("air-drop", 2)
EXTRA: Final[i64] = LAYOUT.count("extra-turns", 2, most=255)
LIES: Final[i64] = LAYOUT.choice("stack", CARDS, of=2 * THEATRES)  # by seat, then theatre
SIZE: Final[i64] = LAYOUT.count("stack-size", 2, THEATRES, most=CARDS)
TOTAL: Final[i64] = LAYOUT.count("strength", 2, THEATRES, most=MOST_STRENGTH)
NEWEST: Final[i64] = LAYOUT.flags("newest", 2, THEATRES)
HEIGHT: Final[i64] = LAYOUT.count("height", CARDS, most=CARDS)  # in its stack, from 1
UP: Final[i64] = LAYOUT.flags("faceup", CARDS)
DECK: Final[i64] = LAYOUT.count("deck", 1, most=CARDS)
DESTROYED: Final[i64] = LAYOUT.count("destroyed", CARDS, most=CARDS)  # which of them, from 1
BURIED: Final[i64] = LAYOUT.count("destroyed-size", 1, most=CARDS)
DRAWN: Final[i64] = LAYOUT.choice("drawn", 1, of=CARDS)
DRAWN_BY: Final[i64] = LAYOUT.choice("drawn-by", 1, of=2)
TOP: Final[i64] = LAYOUT.choice("deck-top", 1, of=CARDS)
FEATURES: Final[i64] = LAYOUT.size


def features_into(state: CrittersState, seat: i64, buf: vec[i16], at: i64) -> None:
    """All of it, for seat 0 or 1."""
    need(buf, at, FEATURES)
    course_into(state, seat, buf, at)
    hands_into(state, seat, buf, at)
    known = state.known[seat]
    ready = state.row != NONE and state.first != NONE
    for place in range(2 * THEATRES):
        theatre = place % THEATRES
        mine = around(place // THEATRES, seat, 2) * THEATRES + theatre
        stack_into(state, place, mine, known, buf, at)
        if ready:
            put(buf, at + TOTAL + mine, total(state, place // THEATRES, theatre), MOST_STRENGTH)
    raise_flags(buf, at + UP, state.up)
    put(buf, at + DECK, deck_size(state), CARDS)
    put(buf, at + BURIED, count_cards(state.buried), CARDS)
    order_into(state, state.buried, known, buf, at + DESTROYED)
    if state.drawn != NONE:
        choose(buf, at + DRAWN_BY, around(state.actor, seat, 2))
        if known >> state.drawn & 1 != 0:
            choose(buf, at + DRAWN, state.drawn)
    if state.top != NONE and known >> state.top & 1 != 0:
        choose(buf, at + TOP, state.top)


def course_into(state: CrittersState, seat: i64, buf: vec[i16], at: i64) -> None:
    """Options, whose turn it is, what is awaited."""
    choose(buf, at + SEAT, seat)
    choose(buf, at + MODE, state.mode)
    put(buf, at + FIRST_EDITION, state.edition, 1)
    put(buf, at + GOAL, state.target, MOST_TARGET)
    mask = actors(state)
    choose(buf, at + AWAITED, state.awaited)
    put(buf, at + BATTLE, state.battle, 2 * MOST_TARGET)
    choose(buf, at + ROW, state.row)
    choose(buf, at + FIRST, around(state.first, seat, 2))
    choose(buf, at + CURRENT, around(state.current, seat, 2))
    choose(buf, at + ACTOR, around(state.actor, seat, 2))
    choose(buf, at + SOURCE, state.source)
    waiting = state.queue
    place: i64 = 1
    while waiting != 0:
        put(buf, at + QUEUE + (waiting & 31) - 1, place, CARDS)
        waiting >>= 5
        place += 1
    for who in range(2):
        to = around(who, seat, 2)
        put(buf, at + ACTORS + to, mask >> who & 1, 1)
        put(buf, at + SCORE + to, state.score[who], MOST_SCORE)
        put(buf, at + AIR_DROP + to, state.air >> who & 1, 1)
        put(buf, at + EXTRA + to, state.extra >> 8 * who & 255, 255)


def hands_into(state: CrittersState, seat: i64, buf: vec[i16], at: i64) -> None:
    """The own hand, and what is known of the rival's."""
    raise_flags(buf, at + HAND, state.hand[seat])
    raise_flags(buf, at + SURE, surely_in_hand(state, 1 - seat))
    raise_flags(buf, at + TRACKED, state.tracked[1 - seat])
    for who in range(2):
        held = count_cards(state.hand[who])
        if state.drawn != NONE and state.actor == who:
            held += 1
        put(buf, at + HELD + around(who, seat, 2), held, CARDS)


def stack_into(
    state: CrittersState, place: i64, mine: i64, known: i64, buf: vec[i16], at: i64
) -> None:
    """One stack, as the place `mine` of those the seat sees."""
    cards = state.stack[place]
    if cards == 0:
        return
    put(buf, at + SIZE + mine, count_cards(cards), CARDS)
    seen = cards & known
    while seen != 0:
        choose(buf, at + LIES + lowest(seen), mine)
        seen &= seen - 1
    if order_into(state, cards, known, buf, at + HEIGHT) == state.clock - 1:
        put(buf, at + NEWEST + mine, 1, 1)


def order_into(state: CrittersState, cards: i64, known: i64, buf: vec[i16], at: i64) -> i64:
    """For every known card of a set, how many were put down before it, itself included; return the
    stamp of the last of all."""
    latest: i64 = -1
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        stamp = state.stamp[card]
        latest = max(latest, stamp)
        if known & BIT[card] != 0:
            place: i64 = 0
            others = cards
            while others != 0:
                if state.stamp[lowest(others)] <= stamp:
                    place += 1
                others &= others - 1
            put(buf, at + card, place, CARDS)
    return latest
