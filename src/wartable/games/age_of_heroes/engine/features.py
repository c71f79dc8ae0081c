"""What a seat knows as numbers: its own cards, those it has seen, and what lies open."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.beliefs import known
from wartable.games.age_of_heroes.engine.cards import in_deck
from wartable.games.age_of_heroes.engine.components import (
    GOAL_KEYS,
    HELD,
    KINDS,
    MOST_ARMIES,
    MOST_COPIES,
    MOST_OPEN,
    MOST_RAIDERS,
    MOST_SEATS,
    MOST_VALUES,
    TRIBES,
    many,
)
from wartable.games.age_of_heroes.engine.state import (
    UNITS,
    AgeOfHeroesState,
    arg_a,
    arg_b,
    arg_c,
    frame,
)
from wartable.kernel.contract import CLOCK
from wartable.kernel.features import Layout, around, choose, need, put, put_all, raise_flags
from wartable.kernel.numbers import NONE

MANY: Final[i64] = 99  # more are not told apart
LONG: Final[i64] = 32_000  # rounds and ages of offers

LAYOUT: Final = Layout(version=1)
OPTIONS: Final[i64] = LAYOUT.count("options", 12, most=LONG)  # as `AgeOfHeroesState` has them
ROUND: Final[i64] = LAYOUT.count("round", 1, most=LONG)
ENDED: Final[i64] = LAYOUT.choice("ended", 1, of=code.BY_LIMIT)
WINNER: Final[i64] = LAYOUT.choice("winner", 1, of=MOST_SEATS)
FIRST: Final[i64] = LAYOUT.choice("first", 1, of=MOST_SEATS)
ACTIVE: Final[i64] = LAYOUT.choice("active", 1, of=MOST_SEATS)
# what is awaited
AWAITED: Final[i64] = LAYOUT.choice("awaited", 1, of=code.ROAD_GIFT)
STAGE: Final[i64] = LAYOUT.choice("stage", 1, of=code.TURNS + 1)
SUBJECT: Final[i64] = LAYOUT.choice("subject", 1, of=MOST_SEATS)  # whom it is about
OTHER: Final[i64] = LAYOUT.choice("other", 1, of=MOST_SEATS)  # and who else
KIND: Final[i64] = LAYOUT.choice("kind", 1, of=KINDS)  # of the card it is about
FIGURES: Final[i64] = LAYOUT.count("figures", 2, most=MANY)
MARKED: Final[i64] = LAYOUT.flags("marked", MOST_SEATS)  # yet to draw; have refused a road
CLOCKED: Final[i64] = LAYOUT.flags("clock", 1)
PLEDGED: Final[i64] = LAYOUT.flags("pledged", 1)  # the seat's own Luck, unseen yet
# by seat
SEATS: Final[i64] = LAYOUT.flags("seats", MOST_SEATS)  # those that are taken
ACTORS: Final[i64] = LAYOUT.flags("actors", MOST_SEATS)
ALIVE: Final[i64] = LAYOUT.flags("alive", MOST_SEATS)
CLAIMS: Final[i64] = LAYOUT.flags("claims", MOST_SEATS)
READY: Final[i64] = LAYOUT.flags("ready", MOST_SEATS)
ROADS: Final[i64] = LAYOUT.flags("roads", MOST_SEATS)  # with the neighbour to the left
TRIBE: Final[i64] = LAYOUT.choice("tribe", MOST_SEATS, of=TRIBES)
CITIES: Final[i64] = LAYOUT.count("cities", MOST_SEATS, most=MANY)
FORTRESSES: Final[i64] = LAYOUT.count("fortresses", MOST_SEATS, most=MANY)
MONUMENT: Final[i64] = LAYOUT.count("monument", MOST_SEATS, most=MANY)
SIZE: Final[i64] = LAYOUT.count("hand-size", MOST_SEATS, most=MANY)
WAITING: Final[i64] = LAYOUT.count("pending-size", MOST_SEATS, most=MANY)
LEAN: Final[i64] = LAYOUT.count("no-grain", MOST_SEATS, most=MANY)
DRAWN: Final[i64] = LAYOUT.count("drawn", MOST_SEATS, most=MANY)
OFFERED: Final[i64] = LAYOUT.count("offered", MOST_SEATS, most=MANY)
DEALT: Final[i64] = LAYOUT.count("dealt", MOST_SEATS, most=MANY)
KNOWN: Final[i64] = LAYOUT.count("known-cards", MOST_SEATS, HELD, most=MOST_COPIES)  # 0: own hand
HAVE: Final[i64] = LAYOUT.flags("have", MOST_SEATS, HELD)
WANT: Final[i64] = LAYOUT.flags("want", MOST_SEATS, HELD)
ARMIES: Final[i64] = LAYOUT.flags("armies", MOST_SEATS, MOST_ARMIES)
GENERALS: Final[i64] = LAYOUT.flags("generals", MOST_ARMIES)
QUAKED: Final[i64] = LAYOUT.flags("quaked", MOST_ARMIES)
AWAY: Final[i64] = LAYOUT.flags("away", MOST_ARMIES)
FRESH: Final[i64] = LAYOUT.flags("left-this-turn", MOST_ARMIES)
# cards
PENDING: Final[i64] = LAYOUT.count("pending", KINDS - HELD, most=MOST_COPIES)  # one's own
LOOSE: Final[i64] = LAYOUT.count("in-some-hand", HELD, most=MOST_COPIES)  # nobody knows whose
TRIBES_LEFT: Final[i64] = LAYOUT.flags("tribes-left", TRIBES)
DECK: Final[i64] = LAYOUT.count("deck", 1, most=LONG)
PILE: Final[i64] = LAYOUT.count("pile", KINDS, most=MANY)
# trade
OFFER_GIVE: Final[i64] = LAYOUT.choice("offer-give", MOST_SEATS, MOST_OPEN, of=HELD)
OFFER_WANT: Final[i64] = LAYOUT.choice("offer-want", MOST_SEATS, MOST_OPEN, of=HELD)
OFFER_AGE: Final[i64] = LAYOUT.count("offer-age", MOST_SEATS, MOST_OPEN, most=LONG)
DRAFT_TO: Final[i64] = LAYOUT.choice("draft-to", 1, of=MOST_SEATS)  # one's own
DRAFT_GIVE: Final[i64] = LAYOUT.count("draft-give", HELD, most=MOST_COPIES)
DRAFT_WANT: Final[i64] = LAYOUT.count("draft-want", HELD, most=MOST_COPIES)
DEAL_TO: Final[i64] = LAYOUT.choice("deal-to", MOST_SEATS, of=MOST_SEATS)
DEAL_GIVE: Final[i64] = LAYOUT.count("deal-give", MOST_SEATS, HELD, most=MOST_COPIES)
DEAL_WANT: Final[i64] = LAYOUT.count("deal-want", MOST_SEATS, HELD, most=MOST_COPIES)
GIFT: Final[i64] = LAYOUT.count("gift", HELD, most=MOST_COPIES)
# war
FOE: Final[i64] = LAYOUT.choice("foe", 1, of=MOST_SEATS)
VICTIM: Final[i64] = LAYOUT.choice("victim", 1, of=MOST_SEATS)
GOAL: Final[i64] = LAYOUT.choice("goal", 1, of=len(GOAL_KEYS))
RAIDERS: Final[i64] = LAYOUT.count("raiders", 1, most=MOST_RAIDERS)
WON: Final[i64] = LAYOUT.count("won", 1, most=MANY)
FORCE: Final[i64] = LAYOUT.flags("force", UNITS)
GUARD: Final[i64] = LAYOUT.flags("guard", UNITS)
LED: Final[i64] = LAYOUT.flags("led", UNITS)
FOUGHT: Final[i64] = LAYOUT.flags("fought", UNITS)
FALLEN: Final[i64] = LAYOUT.flags("fallen", UNITS)
CARD: Final[i64] = LAYOUT.choice("battle-card", UNITS, of=MOST_VALUES)
UNASSIGNED: Final[i64] = LAYOUT.count("unassigned", MOST_VALUES, most=MOST_COPIES)
FOE_PICK: Final[i64] = LAYOUT.choice("foe-pick", 1, of=UNITS)
GUARD_PICK: Final[i64] = LAYOUT.choice("guard-pick", 1, of=UNITS)
FEATURES: Final[i64] = LAYOUT.size


def features_into(state: AgeOfHeroesState, seat: i64, buf: vec[i16], at: i64) -> None:
    """All of it, for one of the seats."""
    need(buf, at, FEATURES)
    course_into(state, seat, buf, at)
    question_into(state, seat, buf, at)
    for who in range(state.seats):
        to = around(who, seat, state.seats)
        seat_into(state, seat, who, to, buf, at)
        trade_into(state, seat, who, to, buf, at)
    cards_into(state, seat, buf, at)
    kind = frame(state)
    if kind == code.MUSTERING or kind == code.REACTION or kind == code.BATTLE:
        war_into(state, seat, kind, buf, at)


def course_into(state: AgeOfHeroesState, seat: i64, buf: vec[i16], at: i64) -> None:
    """Options, and how far it is."""
    options = at + OPTIONS
    put(buf, options, state.tribe_mode, LONG)
    put(buf, options + 1, state.duel_choice, LONG)
    put(buf, options + 2, state.famine_scope, LONG)
    put(buf, options + 3, state.raid_goal, LONG)
    put(buf, options + 4, state.exchange, LONG)
    put(buf, options + 5, state.live, LONG)
    put(buf, options + 6, state.claim_at_fair, LONG)
    put(buf, options + 7, state.round_limit, LONG)
    put(buf, options + 8, state.holders_only, LONG)
    put(buf, options + 9, state.leaving, LONG)
    put(buf, options + 10, state.no_deals, LONG)
    put(buf, options + 11, state.own_luck, LONG)
    put(buf, at + ROUND, state.round, LONG)
    choose(buf, at + ENDED, state.ended - 1)
    choose(buf, at + WINNER, around(state.winner, seat, state.seats))
    choose(buf, at + FIRST, around(state.first, seat, state.seats))
    choose(buf, at + ACTIVE, around(state.active, seat, state.seats))
    put(buf, at + CLOCKED, state.asked >> CLOCK & 1, 1)
    put(buf, at + PLEDGED, state.pledged >> seat & 1, 1)


def question_into(state: AgeOfHeroesState, seat: i64, buf: vec[i16], at: i64) -> None:
    """The question on top, with those of its figures that everybody knows."""
    kind = frame(state)
    a, b = arg_a(state), arg_b(state)
    choose(buf, at + AWAITED, kind - 1)
    if kind == code.ROUND or kind == code.BATTLE:
        choose(buf, at + STAGE, a)
    elif kind != code.OPENING and kind != code.FAIR and kind != code.LIVE:
        choose(buf, at + SUBJECT, around(a, seat, state.seats))
    if kind == code.TARGETING or kind == code.LUCK_WINDOW:
        choose(buf, at + KIND, b)
    elif kind == code.ROAD_CONSENT or kind == code.ROAD_GIFT or kind == code.REPLY:
        choose(buf, at + OTHER, around(b, seat, state.seats))
    elif kind == code.OPENING or kind == code.BUILDING:
        for who in range(state.seats):
            put(buf, at + MARKED + around(who, seat, state.seats), b >> who & 1, 1)
    elif kind != code.REACTION or a == seat:  # what the one attacked is about to do is its own
        put(buf, at + FIGURES, b, MANY)
        put(buf, at + FIGURES + 1, arg_c(state), MANY)


def seat_into(
    state: AgeOfHeroesState, seat: i64, who: i64, to: i64, buf: vec[i16], at: i64
) -> None:
    """A seat, as the one that sits `to` places on, with what is known of its hand."""
    buf[at + SEATS + to] = 1
    put(buf, at + ACTORS + to, state.asked >> who & 1, 1)
    put(buf, at + ALIVE + to, state.alive >> who & 1, 1)
    put(buf, at + CLAIMS + to, state.claims >> who & 1, 1)
    put(buf, at + READY + to, state.ready >> who & 1, 1)
    put(buf, at + ROADS + to, state.roads >> who & 1, 1)
    choose(buf, at + TRIBE + to, state.tribe[who])
    put(buf, at + CITIES + to, state.cities[who], MANY)
    put(buf, at + FORTRESSES + to, state.fortresses[who], MANY)
    put(buf, at + MONUMENT + to, state.monument[who], MANY)
    put(buf, at + SIZE + to, state.size[who], MANY)
    put(buf, at + WAITING + to, state.waiting[who], MANY)
    put(buf, at + LEAN + to, state.lean[who], MANY)
    put(buf, at + DRAWN + to, state.drawn[who], MANY)
    packed_into(known(state, seat, who), buf, at + KNOWN + to * HELD)
    raise_flags(buf, at + ARMIES + to * MOST_ARMIES, state.armies[who])


def trade_into(
    state: AgeOfHeroesState, seat: i64, who: i64, to: i64, buf: vec[i16], at: i64
) -> None:
    """What a seat offers, and the deal it has proposed: its terms where the seat that looks is one
    of the two."""
    put(buf, at + OFFERED + to, state.offered[who], MANY)
    put(buf, at + DEALT + to, state.dealt[who], MANY)
    raise_flags(buf, at + HAVE + to * HELD, state.have[who])
    raise_flags(buf, at + WANT + to * HELD, state.want[who])
    offers, first = state.offers, who * MOST_OPEN
    for place in range(MOST_OPEN):
        offer = offers[first + place]
        if offer != NONE:
            cell = to * MOST_OPEN + place
            choose(buf, at + OFFER_GIVE + cell, offer >> 4 & 15)
            choose(buf, at + OFFER_WANT + cell, offer & 15)
            put(buf, at + OFFER_AGE + cell, offer >> 8, LONG)
    partner = state.deal_to[who]
    choose(buf, at + DEAL_TO + to, around(partner, seat, state.seats))
    if partner != NONE and (who == seat or partner == seat):
        packed_into(state.deal_give[who], buf, at + DEAL_GIVE + to * HELD)
        packed_into(state.deal_want[who], buf, at + DEAL_WANT + to * HELD)


def cards_into(state: AgeOfHeroesState, seat: i64, buf: vec[i16], at: i64) -> None:
    """Cards that nobody holds, the seat's own affairs, and armies everywhere."""
    packed_into(state.pending[seat], buf, at + PENDING)
    packed_into(state.loose[seat], buf, at + LOOSE)
    raise_flags(buf, at + TRIBES_LEFT, state.tribes_left)
    put(buf, at + DECK, in_deck(state), LONG)
    put_all(buf, at + PILE, state.pile, 0, KINDS, MANY)
    choose(buf, at + DRAFT_TO, around(state.draft_to[seat], seat, state.seats))
    packed_into(state.draft_give[seat], buf, at + DRAFT_GIVE)
    packed_into(state.draft_want[seat], buf, at + DRAFT_WANT)
    if frame(state) == code.ROAD_CONSENT:
        packed_into(state.gift, buf, at + GIFT)
    raise_flags(buf, at + GENERALS, state.generals)
    raise_flags(buf, at + QUAKED, state.quaked)
    raise_flags(buf, at + AWAY, state.away)
    raise_flags(buf, at + FRESH, state.fresh)


def war_into(state: AgeOfHeroesState, seat: i64, kind: i64, buf: vec[i16], at: i64) -> None:
    """Both sides, as far as they are declared or one's own."""
    mustering = kind == code.MUSTERING
    foe = arg_a(state) if mustering else state.foe
    force = state.force if not mustering or foe == seat else 0
    guard_seen = kind == code.BATTLE or (kind == code.REACTION and arg_a(state) == seat)
    guard = state.guard if guard_seen else 0
    choose(buf, at + FOE, around(foe, seat, state.seats))
    choose(buf, at + VICTIM, around(state.victim, seat, state.seats))
    if state.foe != NONE:
        choose(buf, at + GOAL, state.goal)
    put(buf, at + RAIDERS, state.raiders, MOST_RAIDERS)
    put(buf, at + WON, state.won, MANY)
    raise_flags(buf, at + FORCE, force)
    raise_flags(buf, at + GUARD, guard)
    led = state.led & (force | guard)
    if guard_seen:  # before all stand, those whom the one attacked has led are not in `guard` yet
        led |= state.led & ~state.force
    raise_flags(buf, at + LED, led)
    raise_flags(buf, at + FOUGHT, state.fought & (state.force | state.guard))
    raise_flags(buf, at + FALLEN, state.dead & (state.force | state.guard))
    own: i64 = 0
    if foe == seat:
        own = force
    elif state.victim == seat and not mustering:
        own = guard
    seen = own | state.fought & (state.force | state.guard)
    for unit in range(UNITS):
        if seen >> unit & 1 != 0:
            choose(buf, at + CARD + unit, state.card[unit] - 1)
    picks_into(state, seat, foe == seat, buf, at)


def picks_into(state: AgeOfHeroesState, seat: i64, attacks: bool, buf: vec[i16], at: i64) -> None:
    """Battle cards that a side has yet to give to its units, and units chosen for a duel."""
    defends = state.victim == seat and frame(state) != code.MUSTERING
    cards: i64 = 0
    if attacks:
        cards = state.foe_cards
    elif defends:
        cards = state.guard_cards
    for value in range(MOST_VALUES):
        put(buf, at + UNASSIGNED + value, many(cards, value), MOST_COPIES)
    if seat == state.foe or state.duel_choice == 1:
        choose(buf, at + FOE_PICK, state.foe_pick)
    if seat == state.victim or state.duel_choice == 2:
        choose(buf, at + GUARD_PICK, state.guard_pick)


def packed_into(cards: i64, buf: vec[i16], at: i64) -> None:
    """How many of each kind that a hand may hold."""
    while cards != 0:
        buf[at] = i16(cards & 15)
        cards >>= 4
        at += 1
