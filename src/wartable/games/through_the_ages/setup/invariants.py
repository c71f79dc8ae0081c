"""The invariants of rules 22: what is true of every table."""

from __future__ import annotations

from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    CARDS,
    COPIES,
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
from wartable.games.through_the_ages.engine.rules.politics import HOMER
from wartable.games.through_the_ages.engine.rules.ratings import rate_all
from wartable.games.through_the_ages.engine.rules.standing import buildings
from wartable.games.through_the_ages.engine.state import (
    CURRENT,
    FUTURE,
    PAST,
    AgesState,
)
from wartable.kernel import NONE, count


def check(state: AgesState) -> None:
    """All of them: AssertionError if one does not hold."""
    check_laid(state)
    check_events(state)


def check_laid(state: AgesState) -> None:
    """Those that hold on a table laid by hand too, which may have no events."""
    check_tokens(state)
    check_bounds(state)
    check_cards(state)
    check_ratings(state)


def check_tokens(state: AgesState) -> None:
    """22.1"""
    for civ in state.civs:
        if civ.playing:
            assert civ.yellow + civ.unused + sum(civ.workers) == civ.yellow_sum
            assert civ.blue + sum(civ.stock) + civ.stages == civ.blue_sum
            assert min(civ.yellow, civ.unused, civ.blue, *civ.workers, *civ.stock) >= 0


def check_bounds(state: AgesState) -> None:
    """22.2, 22.4, 22.6"""
    for civ in state.civs:
        if not civ.playing:
            continue
        assert 0 <= civ.happiness <= 8
        assert min(civ.culture, civ.science) >= 0
        assert min(civ.culture_rating, civ.science_rating, civ.strength) >= 0
        assert 0 <= civ.ca <= civ.ca_total, (civ.ca, civ.ca_total)
        assert 0 <= civ.ma <= civ.ma_total, (civ.ma, civ.ma_total)
        assert min(civ.extra_ca, civ.extra_ma, civ.unit_resources, civ.unit_science) >= 0
        assert civ.techs >> civ.government & 1
        assert count(civ.techs >> 34 & 0xFF) == 1
        for kind in range(12, 16):
            first = SPECIALS + (kind - 12) * 3
            assert count(civ.techs >> first & 7) <= 1
        assert civ.ravaged & ~civ.wonders == 0
        if civ.wonder != NONE:
            assert civ.stages < STAGES[civ.wonder]
        held = count(civ.hand_techs) + count(civ.hand_leaders) + sum(civ.hand_actions)
        assert held == civ.hand_count
        assert civ.hand_techs & civ.techs == 0
        assert sum(civ.military) == civ.military_count
        for place in range(WORKPLACES):
            assert civ.workers[place] == 0 or civ.techs >> place & 1


def check_cards(state: AgesState) -> None:
    """22.5: every copy in one place."""
    where = [0] * CARDS
    for card in range(CARDS):
        where[card] += state.deck[card] + state.gone[card]
    for card in state.row:
        if card != NONE:
            where[card] += 1
    for n in range(MILITARY_CARDS):
        where[TACTICS + n] += state.discard[n]
        assert state.discard[n] >= sum(
            state.hidden[seat * MILITARY_CARDS + n] for seat in range(state.seats)
        )
    for civ in state.civs:
        for n in range(63):
            where[n] += (civ.techs | civ.hand_techs) >> n & 1
        for n in range(24):
            where[LEADERS + n] += civ.hand_leaders >> n & 1
        for n in range(33):
            where[ACTIONS + n] += civ.hand_actions[n]
        for n in range(16):
            where[WONDERS + n] += civ.wonders >> n & 1
        for n in range(MILITARY_CARDS):
            where[TACTICS + n] += civ.military[n]
        for n in range(12):
            where[TERRITORIES + n] += civ.colonies >> n & 1
        for card in (civ.leader, civ.wonder, civ.war, civ.tactic if civ.exclusive else NONE):
            if card != NONE:
                where[card] += 1
        if civ.homer != NONE:
            where[HOMER] += 1
    for n in range(10):
        where[PACTS + n] += state.pact_owner[n] != NONE
    for n in range(15):
        where[TACTICS + n] += state.tactics >> n & 1
    for n in range(CARDS - TERRITORIES):
        where[TERRITORIES + n] += state.place[n] in (CURRENT, FUTURE, PAST)
    for card in (state.territory, state.fight):
        if card != NONE:
            where[card] += 1
    for frame in range(state.top):  # a leader who waits for Homer, an event being resolved
        kind, card = state.stack[frame * 4], state.stack[frame * 4 + 2]
        if kind in (4, 44) and (kind == 44 or state.place[card - TERRITORIES] != PAST):
            where[card] += 1
    for card in range(CARDS):
        copies = COPIES[card * 5 + state.seats]
        if COPIES[card * 5 + 4] > 0:
            assert where[card] == copies, (CARD_KEYS[card], where[card], copies)


def check_events(state: AgesState) -> None:
    """22.8, and the backs that everybody counts."""
    for age in range(1, 4):
        for deck, place in ((0, CURRENT), (4, FUTURE)):
            lying = sum(
                state.place[n] == place and LEVEL[TERRITORIES + n] == age
                for n in range(CARDS - TERRITORIES)
            )
            assert lying == state.waiting[deck + age]
    if state.phase != 5 and state.ended == 0:
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
        for kind in range(2, 7):
            if buildings(civ, kind) > max(civ.urban_limit, buildings(old, kind)):
                raise AssertionError((kind, civ.urban_limit))
