"""Food and resources as blue tokens: rules 14. Stores are farms 0 … 3, mines 4 … 7, labs 8 … 11."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.state import Civ

# What a token is worth by store; Philosophy holds none (10.8)
WORTH: Final = vec[i64]([1, 2, 3, 5, 1, 2, 3, 5, 0, 1, 2, 3])
# Stores that pay, cheapest first; of a mine and a lab alike the lab first, since mines can refill
FARMS_UP: Final = vec[i64]([0, 1, 2, 3])
MINES_UP: Final = vec[i64]([9, 4, 10, 5, 11, 6, 7])
LAB_II: Final = 10
LAB_III: Final = 11


def food(civ: Civ) -> i64:
    """Stored food: what tokens on farms are worth. 14.1"""
    stock = civ.stock
    return stock[0] + 2 * stock[1] + 3 * stock[2] + 5 * stock[3]


def resources(civ: Civ) -> i64:
    """Stored resources: what tokens on mines and labs are worth. 14.1"""
    stock = civ.stock
    mines = stock[4] + 2 * stock[5] + 3 * stock[6] + 5 * stock[7]
    return mines + stock[9] + 2 * stock[10] + 3 * stock[11]


def gain_food(civ: Civ, n: i64) -> i64:
    """Tokens onto farms; return the food gained, less than `n` if the bank runs out. 14.2"""
    return gain(civ, n, 0, 3)


def gain_resources(civ: Civ, n: i64) -> i64:
    """Tokens onto mines, never onto labs; return the resources gained. 14.2"""
    return gain(civ, n, 4, 7)


def gain(civ: Civ, n: i64, first: i64, last: i64) -> i64:
    """Tokens from the bank onto own cards, largest value first; return what was gained. 14.2"""
    left = n
    store = last
    while store >= first and left > 0:
        if civ.techs >> store & 1 != 0:
            worth = WORTH[store]
            while left >= worth and civ.blue > 0:
                civ.blue -= 1
                civ.stock[store] += 1
                left -= worth
        store -= 1
    return n - left


def pay_food(civ: Civ, n: i64) -> None:
    """Pay with what Trade Routes gave this turn, then with tokens on farms. 14.3, 14.8"""
    credit = min(n, civ.credit_food)
    civ.credit_food -= credit
    pay(civ, n - credit, FARMS_UP, 0)


def pay_resources(civ: Civ, n: i64) -> None:
    """Pay with what Trade Routes gave this turn, then with tokens on mines and labs. 14.3, 14.8"""
    credit = min(n, civ.credit_resource)
    civ.credit_resource -= credit
    pay(civ, n - credit, MINES_UP, 4)


def lose_food(civ: Civ, n: i64) -> i64:
    """As much as there is; return how much."""
    lost = min(n, food(civ))
    pay(civ, lost, FARMS_UP, 0)
    return lost


def lose_resources(civ: Civ, n: i64) -> i64:
    """As many as there are; return how many."""
    lost = min(n, resources(civ))
    pay(civ, lost, MINES_UP, 4)
    return lost


def pay(civ: Civ, n: i64, stores: vec[i64], first: i64) -> None:
    """Return tokens from the cheapest up until n is covered, then take the excess back. It is
    less than the last token was worth, so cheaper cards take it. 14.3"""
    twos = civ.stock[LAB_II]
    threes = civ.stock[LAB_III]
    left = n
    i: i64 = 0
    while left > 0 and i < len(stores):
        store = stores[i]
        worth = WORTH[store]
        while left > 0 and civ.stock[store] > 0:
            civ.stock[store] -= 1
            civ.blue += 1
            left -= worth
        if left < 0:
            twos -= civ.stock[LAB_II]
            threes -= civ.stock[LAB_III]
            change(civ, -left, first, twos, threes)
            return
        i += 1


def change(civ: Civ, n: i64, first: i64, twos: i64, threes: i64) -> None:
    """Largest value first. Labs take back what was returned from them, no more: without it a
    token that paid nothing would be broken into cheaper ones, or lost with an empty bank. 14.4"""
    n -= gain(civ, n, first + 2, first + 2)
    n -= put_back(civ, n, LAB_III, threes)
    n -= gain(civ, n, first + 1, first + 1)
    n -= put_back(civ, n, LAB_II, twos)
    gain(civ, n, first, first)


def put_back(civ: Civ, n: i64, store: i64, returned: i64) -> i64:
    """Tokens of this payment stay where they were; return their worth."""
    tokens = min(returned, min(n // WORTH[store], civ.blue))
    civ.blue -= tokens
    civ.stock[store] += tokens
    return tokens * WORTH[store]


def spendable_food(civ: Civ) -> i64:
    """Stored food, and what Trade Routes gave this turn. 14.8"""
    return food(civ) + civ.credit_food


def spendable_resources(civ: Civ) -> i64:
    """Stored resources, and what Trade Routes gave this turn; none that are for units only. 14.8"""
    return resources(civ) + civ.credit_resource


def stored_tokens(civ: Civ) -> i64:
    """Blue tokens on technologies, whatever they are worth."""
    n: i64 = 0
    for store in range(len(civ.stock)):
        n += civ.stock[store]
    return n
