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
from wartable.kernel import NONE, lowest
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
    for who in range(2):
        mine = around(who, seat, 2) * THEATRES
        for theatre in range(THEATRES):
            stack_into(state, who * THEATRES + theatre, mine, known, buf, at)
            if ready:
                put(buf, at + TOTAL + mine, total(state, who, theatre), MOST_STRENGTH)
            mine += 1
    raise_flags(buf, at + UP, state.up)
    put(buf, at + DECK, deck_size(state), CARDS)
    if state.buried != 0:
        put(buf, at + BURIED, count_cards(state.buried), CARDS)
        destroyed_into(state, known, buf, at + DESTROYED)
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
    stamps, lies, height = state.stamp, at + LIES, at + HEIGHT
    size: i64 = 0
    latest: i64 = -1
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        stamp = stamps[card]
        size += 1
        latest = max(latest, stamp)
        if known >> card & 1 != 0:
            buf[lies + card] = i16(mine + 1)
            buf[height + card] = i16(order(stamps, cards, stamp))
    buf[at + SIZE + mine] = i16(size)
    if latest == state.clock - 1:
        buf[at + NEWEST + mine] = 1


def destroyed_into(state: CrittersState, known: i64, buf: vec[i16], at: i64) -> None:
    """The known cards under the deck, in the order in which they came there."""
    stamps, seen = state.stamp, state.buried & known
    while seen != 0:
        card = lowest(seen)
        seen &= seen - 1
        buf[at + card] = i16(order(stamps, state.buried, stamps[card]))


def order(stamps: vec[i64], cards: i64, stamp: i64) -> i64:
    """How many cards of a set were put down until this stamp, that card included."""
    if cards & cards - 1 == 0:  # it lies alone, which is so most of the time
        return 1
    found: i64 = 0
    while cards != 0:
        if stamps[lowest(cards)] <= stamp:
            found += 1
        cards &= cards - 1
    return found
