"""Beliefs against histories: what a seat should think of a card it saw going back into the other's
hand, if every hand card is as likely as another to be put facedown. Rules 14.

Beliefs weigh worlds. That is the same, except after a facedown card was taken back of which the
seat knows that it is not the card in question: its figures are below, beside the right ones."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.critters_at_war.tables import play
from wartable.games.critters_at_war.engine.beliefs import forget_which, take_back
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import BIT, Rng

GAME = CrittersAtWar()
EVERY = [f"{t}{n}" for t in "ALS" for n in range(1, 7)]
Place = str  # a letter: where a facedown card lies; "hand" otherwise
DRAWS = 6000

# Seat 1 holds cards seat 0 has never seen; A4 and S5 lie facedown and are known, L6 does not.
TABLE = "b1 A: A4 | L: (L6) | S: S5\nh0 A1 A2 A3 | h1 {}\ndeck L1 L2 L3 S1 S2 S3"
UNSEEN = ("S6", "L5", "L4", "A5")

# back X: the card at this place, or the card of this name, is taken into hand; put P: any hand card
# is put facedown at a place. Then the card asked for, how often it is in hand by histories, and how
# often by beliefs.
CASES = {
    "one put": (3, "back A4, put a", "A4", "3/4", "3/4"),
    "three put": (4, "back A4, put a, put b, put c", "A4", "2/5", "2/5"),
    "put and taken back": (3, "back A4, put a, put b, back a", "A4", "3/4", "3/4"),
    "two known": (3, "back A4, put a, back S5, put b", "A4", "9/16", "9/16"),
    "two known, the second": (3, "back A4, put a, back S5, put b", "S5", "3/4", "3/4"),
    # a card put down before A4 went back cannot be A4: Redeploy twice
    "an old card": (4, "back A4, put a, put b, put c, back L6", "A4", "2/5", "1/2"),
    # one put down between two known ones cannot be the second: Redeploy three times
    "an older card": (2, "back A4, put a, back S5, put b, back a", "S5", "2/3", "3/4"),
    "its elder": (2, "back A4, put a, back S5, put b, back a", "A4", "7/9", "3/4"),
}


def by_histories(held: int, events: str, asked: str) -> Fraction:
    """Every choice of every card put down, each as likely as another."""
    worlds: list[tuple[frozenset[str], dict[Place, str]]] = [
        (frozenset(UNSEEN[:held]), {"A4": "A4", "S5": "S5", "L6": "L6"})
    ]
    for event in events.split(", "):
        verb, at = event.split()
        after = []
        for hand, lying in worlds:
            if verb == "back":
                rest = {place: card for place, card in lying.items() if place != at}
                after.append((hand | {lying[at]}, rest))
            else:
                after += [(hand - {card}, {**lying, at: card}) for card in sorted(hand)]
        worlds = after
    return Fraction(sum(asked in hand for hand, _ in worlds), len(worlds))


def by_beliefs(held: int, events: str, asked: str) -> float:
    """In the engine, where one of the histories has come true."""
    state = play(TABLE.format(" ".join(UNSEEN[:held]))).state
    for name in ("A4", "S5"):
        state.up &= ~BIT[EVERY.index(name)]
    lying: dict[Place, int] = {name: EVERY.index(name) for name in ("A4", "S5", "L6")}
    for event in events.split(", "):
        verb, at = event.split()
        if verb == "back":
            card = lying.pop(at)
            place = next(p for p in range(6) if state.stack[p] & BIT[card])
            state.stack[place] &= ~BIT[card]
            state.hand[1] |= BIT[card]
            take_back(state, 1, card)
        else:
            card = next(c for c in map(EVERY.index, UNSEEN) if state.hand[1] & BIT[c])
            lying[at] = card
            put(state, card)
    found: Counter[bool] = Counter()
    into, rng = state.clone(), Rng(1)
    for _ in range(DRAWS):
        GAME.determinize(state, 0, rng, into)
        found[bool(into.hand[1] & BIT[EVERY.index(asked)])] += 1
    return found[True] / DRAWS


def put(state: CrittersState, card: int) -> None:
    state.hand[1] &= ~BIT[card]
    forget_which(state, 1, card)
    state.stack[4] |= BIT[card]
    state.stamp[card] = state.clock
    state.clock += 1


@pytest.mark.parametrize("case", CASES)
def test_a_card_taken_back(case: str) -> None:
    held, events, asked, histories, beliefs = CASES[case]
    assert by_histories(held, events, asked) == Fraction(histories)
    assert abs(by_beliefs(held, events, asked) - Fraction(beliefs)) < 0.03
