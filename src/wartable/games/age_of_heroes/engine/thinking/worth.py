"""What things are worth to a tribe, for bots: cards in hand, trades with the price of helping a
rival, wars. All figures are tenths of an ordinary card that is of use. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.cards import pile_of, ready_armies
from wartable.games.age_of_heroes.engine.components import (
    CITY,
    GOLD,
    HELD,
    MOST_SEATS,
    OLYMPICS,
    SPECIAL,
    STONE,
    WOOD,
    kinds_in,
    many,
)
from wartable.games.age_of_heroes.engine.rules.endings import fulfils
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking import taste as of
from wartable.games.age_of_heroes.engine.thinking.taste import Taste
from wartable.kernel.numbers import NONE, count, lowest

OWN_STONE_KEPT: Final[i64] = 1000  # above whatever else a hand holds


def row_of(kind: i64) -> i64:
    if kind < SPECIAL:
        return kind
    if kind < OLYMPICS:
        return 5
    return kind - 5


def worth(taste: Taste, state: AgeOfHeroesState, seat: i64, kind: i64, held: i64) -> i64:
    """Of one more card of a kind, to somebody who holds so many and could use them."""
    if kind == SPECIAL + state.tribe[seat]:
        return taste.at[of.OWN_STONE + min(state.monument[seat] + held, 9)]
    value = taste.at[row_of(kind) * 4 + min(held, 3)]
    if SPECIAL <= kind < OLYMPICS and owner_of_stone(state, kind) == NONE:
        return taste.at[of.NOBODYS]
    if kind == OLYMPICS and state.claims >> seat & 1 != 0:
        value += taste.at[of.CLAIM_GAMES]
    if kind in (WOOD, STONE) and state.cities[seat] >= state.figures.victory_cities:
        value = value // 2
    if kind == WOOD and pile_of(state, CITY) == 0:
        value = value // 2
    return value


def owner_of_stone(state: AgeOfHeroesState, kind: i64) -> i64:
    """The living tribe that builds with it."""
    for seat in range(state.seats):
        if SPECIAL + state.tribe[seat] == kind and state.alive >> seat & 1 != 0:
            return seat
    return NONE


def stock(taste: Taste, state: AgeOfHeroesState, seat: i64) -> i64:
    """What a hand is worth."""
    value: i64 = 0
    for kind in range(HELD):
        for held in range(many(state.hand[seat], kind)):
            value += worth(taste, state, seat, kind, held)
    return value


def loss(taste: Taste, state: AgeOfHeroesState, seat: i64, kind: i64) -> i64:
    """Of giving one away."""
    return worth(taste, state, seat, kind, many(state.hand[seat], kind) - 1)


def benefit(taste: Taste, state: AgeOfHeroesState, seat: i64, kind: i64) -> i64:
    """Of getting one more."""
    return worth(taste, state, seat, kind, many(state.hand[seat], kind))


def rival_benefit(taste: Taste, state: AgeOfHeroesState, seat: i64, other: i64, kind: i64) -> i64:
    """Of one more card to a rival, as far as the seat knows his hand."""
    held = many(state.sure[seat * MOST_SEATS + other], kind)
    return worth(taste, state, other, kind, held)


def price(taste: Taste, state: AgeOfHeroesState, other: i64, kind: i64) -> i64:
    """What it costs to help a rival with this card: the last stones hardly, or never."""
    cost: i64 = 0
    if SPECIAL + state.tribe[other] == kind:
        cost = taste.at[of.DENY + min(state.monument[other], 5)]
    if state.claims >> other & 1 != 0:
        cost += taste.at[of.DENY_CLAIM]
    if kind in (WOOD, STONE, GOLD) and state.cities[other] + 1 >= state.figures.victory_cities:
        cost += taste.at[of.DENY_CITY]
    return cost


def trade(
    taste: Taste, state: AgeOfHeroesState, seat: i64, gives: i64, gets: i64, other: i64
) -> i64:
    """What a swap with a rival is worth, as far as the seat knows his hand."""
    gain = benefit(taste, state, seat, gets) - loss(taste, state, seat, gives)
    his = rival_benefit(taste, state, seat, other, gives) - rival_benefit(
        taste, state, seat, other, gets
    )
    return shared(taste, state, gain, his, gives, other, count(state.alive) - 1)


def shared(
    taste: Taste, state: AgeOfHeroesState, gain: i64, his: i64, gives: i64, other: i64, rivals: i64
) -> i64:
    """Own gain, less a rival's and the price of helping him, shared among all his rivals."""
    return (
        gain
        - max(his, 0) // rivals
        - price(taste, state, other, gives) // rivals
        - taste.at[of.TRADE]
    )


# ---- war


def duel_odds(state: AgeOfHeroesState, edge: i64) -> i64:
    """Of 1000: how often a card beats another when the first has so much more to add."""
    wins: i64 = 0
    all_of: i64 = 0
    figures = state.figures
    for mine in range(8):
        for his in range(8):
            weight = figures.battle_copies[mine] * figures.battle_copies[his]
            all_of += weight
            if figures.battle_value[mine] + edge > figures.battle_value[his]:
                wins += weight
    return wins * 1000 // all_of


def expected_victories(
    state: AgeOfHeroesState, attackers: i64, led: i64, victim: i64, guests: i64
) -> i64:
    """Thousandths of armies that come out victorious against all who defend, and so many Heroes."""
    guard = ready_armies(state, victim)
    defenders = count(guard) + guests
    duels = min(attackers, defenders)
    if duels == 0:
        return attackers * 1000
    figures = state.figures
    edge = led * figures.general_bonus * 10 // attackers
    edge -= count(guard & state.generals) * figures.general_bonus * 10 // defenders
    edge -= state.fortresses[victim] * figures.fortress_bonus * 10
    low = edge // 10
    part = edge - low * 10
    odds = (duel_odds(state, low) * (10 - part) + duel_odds(state, low + 1) * part) // 10
    return odds * duels + (attackers - duels) * 1000


def city_worth(taste: Taste, state: AgeOfHeroesState, seat: i64, cities: i64) -> i64:
    """Of the city with this number."""
    return taste.at[of.CITIES + max(0, min(cities, 8))]


def stone_worth(taste: Taste, state: AgeOfHeroesState, seat: i64) -> i64:
    """Of the stone placed last on a monument, to its owner."""
    return taste.at[of.OWN_STONE + min(max(state.monument[seat] - 1, 0), 9)] + taste.at[of.IN_PLACE]


# ---- whom to fear, what to give up


def threat(state: AgeOfHeroesState, seat: i64) -> i64:
    """The rival who will win unless stopped."""
    for other in range(state.seats):
        if other != seat and state.alive >> other & 1 != 0 and fulfils(state, other):
            return other
    return NONE


def cheapest(taste: Taste, state: AgeOfHeroesState, seat: i64) -> i64:
    """The card least missed; an own stone last of all."""
    best: i64 = NONE
    least: i64 = 1_000_000
    cards = kinds_in(state.hand[seat])
    while cards != 0:
        kind = lowest(cards)
        cards &= cards - 1
        value = loss(taste, state, seat, kind)
        lacking = state.figures.victory_monument - state.monument[seat]
        if kind == SPECIAL + state.tribe[seat] and lacking > 0:
            value += OWN_STONE_KEPT
        owner = rival_stone(state, seat, kind)
        if owner != NONE:  # what is discarded cannot be got by him before the next shuffle
            value -= price(taste, state, owner, kind) // 8
        if value < least:
            least = value
            best = kind
    return best


def rival_stone(state: AgeOfHeroesState, seat: i64, kind: i64) -> i64:
    for other in range(state.seats):
        if other != seat and SPECIAL + state.tribe[other] == kind:
            return other
    return NONE
