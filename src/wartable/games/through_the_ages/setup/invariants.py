"""The invariants of rules 22: what is true of every table."""

from __future__ import annotations

from collections import Counter

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    CARDS,
    COPIES,
    GOVERNMENTS,
    LEADERS,
    LEVEL,
    MILITARY_CARDS,
    PACTS,
    SPECIALS,
    STAGES,
    TACTICS,
    TERRITORIES,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS
from wartable.games.through_the_ages.engine.components import ARENA, LAB
from wartable.games.through_the_ages.engine.rules.politics import HOMER
from wartable.games.through_the_ages.engine.rules.ratings import rate_all
from wartable.games.through_the_ages.engine.rules.row import copies
from wartable.games.through_the_ages.engine.rules.standing import buildings
from wartable.games.through_the_ages.engine.state import (
    CURRENT,
    FINAL,
    FUTURE,
    NOWHERE,
    PAST,
    AgesState,
    Civ,
)
from wartable.kernel import NONE, count, members


def check(state: AgesState) -> None:
    """All of them: AssertionError if one does not hold."""
    check_laid(state)
    check_events(state)


def check_laid(state: AgesState) -> None:
    """Those that hold on a table laid by hand too, which may have no events."""
    for civ in state.civs:
        if civ.playing:
            check_tokens(civ)
            check_bounds(civ)
            check_tableau(civ)
            check_hands(civ)
    check_cards(state)
    check_backs(state)
    check_auction(state)
    check_ratings(state)


def check_tokens(civ: Civ) -> None:
    """22.1"""
    assert civ.yellow + civ.unused + sum(civ.workers) == civ.yellow_sum
    assert civ.blue + sum(civ.stock) + civ.stages == civ.blue_sum
    assert min(civ.yellow, civ.unused, civ.blue, *civ.workers, *civ.stock) >= 0


def check_bounds(civ: Civ) -> None:
    """22.2, 22.6"""
    assert 0 <= civ.happiness <= 8
    assert min(civ.culture, civ.science) >= 0
    assert min(civ.culture_rating, civ.science_rating, civ.strength) >= 0
    assert 0 <= civ.ca <= civ.ca_total, (civ.ca, civ.ca_total)
    assert 0 <= civ.ma <= civ.ma_total, (civ.ma, civ.ma_total)
    assert min(civ.extra_ca, civ.extra_ma, civ.unit_resources, civ.unit_science) >= 0


def check_tableau(civ: Civ) -> None:
    """22.4: one government, one special technology of a kind, workers on cards in play."""
    assert civ.techs >> civ.government & 1
    assert count(civ.techs >> GOVERNMENTS & (1 << SPECIALS - GOVERNMENTS) - 1) == 1
    for first in range(SPECIALS, LEADERS, 3):
        assert count(civ.techs >> first & 7) <= 1
    assert civ.ravaged & ~civ.wonders == 0
    assert civ.wonder == NONE or civ.stages < STAGES[civ.wonder]
    for place in range(WORKPLACES):
        assert civ.workers[place] == 0 or civ.techs >> place & 1


def check_hands(civ: Civ) -> None:
    """Cards are counted, and none in hand is in play."""
    held = count(civ.hand_techs) + count(civ.hand_leaders) + sum(civ.hand_actions)
    assert held == civ.hand_count
    assert civ.hand_techs & civ.techs == 0
    assert sum(civ.military) == civ.military_count


def check_cards(state: AgesState) -> None:
    """22.5: every copy in one place."""
    where = [left + gone for left, gone in zip(state.deck, state.gone, strict=True)]
    count_shared(state, where)
    for civ in state.civs:
        count_own(civ, where)
    hidden = [*state.hidden]
    by_seat = [hidden[at : at + MILITARY_CARDS] for at in range(0, len(hidden), MILITARY_CARDS)]
    for discarded, face_down in zip(state.discard, zip(*by_seat, strict=True), strict=True):
        assert discarded >= sum(face_down)
    for card, found in enumerate(where):
        if found != copies(state.opt_variant, card, state.seats):
            assert COPIES[card * 5 + 4] == 0, (CARD_KEYS[card], found)


def count_shared(state: AgesState, where: list[int]) -> None:
    """Cards that lie between the civilisations; on the stack a leader who waits for Homer, and an
    event being resolved."""
    lying = [*state.row, state.territory, state.fight]
    lying += [TACTICS + n for n in members(state.tactics)]
    lying += [PACTS + n for n, owner in enumerate(state.pact_owner) if owner != NONE]
    lying += [TERRITORIES + n for n, place in enumerate(state.place) if place != NOWHERE]
    for frame in range(state.top):
        kind, card = state.stack[frame * 4], state.stack[frame * 4 + 2]
        resolved = kind == frames.EVENT and state.place[card - TERRITORIES] != PAST
        if resolved or kind == frames.TUCK:
            lying.append(card)
    for card in lying:
        if card != NONE:
            where[card] += 1
    for n in range(MILITARY_CARDS):
        where[TACTICS + n] += state.discard[n]


def count_own(civ: Civ, where: list[int]) -> None:
    """Cards in the area and in the hands of a civilisation."""
    lying = [civ.leader, civ.wonder, civ.war, civ.tactic if civ.exclusive else NONE]
    lying.append(NONE if civ.homer == NONE else HOMER)
    lying += members(civ.techs | civ.hand_techs)
    lying += [LEADERS + n for n in members(civ.hand_leaders)]
    lying += [WONDERS + n for n in members(civ.wonders)]
    lying += [TERRITORIES + n for n in members(civ.colonies)]
    for card in lying:
        if card != NONE:
            where[card] += 1
    for first, held in ((ACTIONS, civ.hand_actions), (TACTICS, civ.military)):
        for n, number in enumerate(held):
            where[first + n] += number


def check_backs(state: AgesState) -> None:
    """Everybody counts the backs of current and future events."""
    lying = Counter((place, LEVEL[TERRITORIES + n]) for n, place in enumerate(state.place))
    for age in range(1, 4):
        assert state.waiting[age] == lying[CURRENT, age]
        assert state.waiting[4 + age] == lying[FUTURE, age]


def check_auction(state: AgesState) -> None:
    """7: nothing of an auction or a fight is left when it is over."""
    if state.territory == NONE and state.fight == NONE:
        assert (state.cooks, state.bonus, state.high, state.used_count, sum(state.sent)) == (0,) * 5
        assert state.bidder == NONE


def check_events(state: AgesState) -> None:
    """22.8, and the cards left of the age."""
    if state.phase != FINAL and state.ended == 0:
        assert sum(state.waiting[age] for age in range(4)) > 0
    current = [card for card in range(TACTICS, CARDS) if LEVEL[card] == state.age]
    assert state.military_left == (sum(state.deck[card] for card in current) if state.age else 10)


def check_ratings(state: AgesState) -> None:
    """Kept ratings are what the tableaus say."""
    fresh = state.clone()
    rate_all(fresh)
    assert fresh.dump() == state.dump()


def check_urban_limit(state: AgesState, before: AgesState) -> None:
    """22.3: above the limit only by a change of government."""
    for old, civ in zip(before.civs, state.civs, strict=True):
        for kind in range(LAB, ARENA + 1):
            if buildings(civ, kind) > max(civ.urban_limit, buildings(old, kind)):
                raise AssertionError((kind, civ.urban_limit))
