"""Rules of thumb for what is asked: defences, bids, offers of pacts, what to lose and to take.

Figures are urges, as in `rulebot`.
"""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import (
    ACCEPT,
    BID,
    CARD_OF,
    DONE,
    PASS,
    PICK,
    SPLIT,
    USE,
    VERB_OF,
)
from wartable.games.through_the_ages.engine.cards.columns import (
    AGGRESSIONS,
    BONUSES,
    DEFENSE,
    LEADERS,
    LEVEL,
    PACTS,
    STRENGTH,
    TACTICS,
    TERRITORIES,
    WARS,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.rules.stack import frame_a, frame_b
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.games.through_the_ages.engine.thinking.diplomacy import agreeable
from wartable.games.through_the_ages.engine.thinking.evaluate import turns_left


def answering_urge(state: AgesState, seat: i64, kind: i64, action: i64) -> i64:
    """How much a seat wants this answer; politics, actions and orders are `rulebot`'s."""
    civ = state.civs[seat]
    if kind == frames.DEFEND:
        return defend_urge(state, civ, action)
    if kind == frames.BIDDING:
        return bid_urge(state, civ, action)
    if kind == frames.FORCE:
        if action == DONE:
            return 1000
        if VERB_OF[action] == USE:
            return 500 if BONUSES <= CARD_OF[action] < AGGRESSIONS else 100
        return 600 - STRENGTH[CARD_OF[action]]
    if kind == frames.DISCARDING:
        return discard_urge(state, CARD_OF[action])
    if VERB_OF[action] == PICK:
        return pick_urge(state, kind, CARD_OF[action])
    if VERB_OF[action] == SPLIT:
        few = kind != frames.LOSE_SPLIT
        return 100 - (action - SPLIT) if few else 100 + (action - SPLIT)
    if kind == frames.PACT_REPLY:
        return reply_urge(state, seat, action)
    if kind == frames.FREE_BUILD:
        return 0 if action == PASS else 1
    return 1 if action == DONE else 0


def defend_urge(state: AgesState, civ: Civ, action: i64) -> i64:
    """Only if the attack can be stopped at all, with as few cards as possible."""
    if action == DONE:
        return 100
    short = state.attack - state.defence
    if short <= 0:
        return 0
    reach: i64 = 0
    left = civ.ma_total - state.defended
    for i in range(3):  # bonus cards, best first
        card = AGGRESSIONS - 1 - i
        use = min(left, civ.military[card - TACTICS])
        reach += use * DEFENSE[card]
        left -= use
    reach += min(left, civ.military_count)
    return 200 + DEFENSE[CARD_OF[action]] if reach >= short else 0


def bid_urge(state: AgesState, civ: Civ, action: i64) -> i64:
    """The lowest bid, up to what a colony is worth in units."""
    if action == PASS:
        return 100
    bid = action - BID + 1
    worth = civ.colonize + 2 + 2 * LEVEL[state.territory]
    return 300 - bid if bid == state.high + 1 and bid <= worth else 0


def discard_urge(state: AgesState, card: i64) -> i64:
    if BONUSES <= card < AGGRESSIONS:
        return 10
    if card < BONUSES:
        return 40 - LEVEL[card]
    if AGGRESSIONS <= card < WARS:
        return 30
    if PACTS <= card < TERRITORIES:
        return 60
    return 50 - LEVEL[card]


def pick_urge(state: AgesState, kind: i64, card: i64) -> i64:
    """Lose the least, take the most."""
    worth: i64 = LEVEL[card] * 10
    if card < WORKPLACES:
        worth += 5 if card < 8 else 0
    if LEADERS <= card < WONDERS:
        worth += 5
    taking = kind == frames.DESTROY_RIVAL or kind == frames.TAKE_COLONY
    if taking or kind == frames.INFILTRATE or kind == frames.STEAL_TECHNOLOGY:
        return 100 + worth
    if kind == frames.TUCK:
        return 200
    return 100 - worth


def reply_urge(state: AgesState, seat: i64, action: i64) -> i64:
    pact = frame_a(state)
    owner = frame_b(state) // 2
    side = 1 - frame_b(state) % 2
    yes = agreeable(state, seat, owner, pact, side, turns_left(state))
    return 1 if yes == (action == ACCEPT) else 0
