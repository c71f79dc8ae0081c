"""Recorded and random games against a second, plainer reading of the rules (10, 12, 13, 15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest
from second_costs import Bill, bill
from second_reading import WORTH, Earned, end_of_turn, read, stored

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import DONE, SPACE
from wartable.games.through_the_ages.engine.cards.columns import LEADERS, TACTICS, WONDERS
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.games.through_the_ages.engine.components import FARM, IV, LAB, MINE
from wartable.games.through_the_ages.engine.rules.goods import (
    pay_food,
    spendable_food,
    spendable_resources,
)
from wartable.games.through_the_ages.engine.rules.ratings import rate
from wartable.games.through_the_ages.engine.rules.stack import frame_kind
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.games.through_the_ages.plugin import GAME
from wartable.kernel import BIT, CHANCE, NONE, Rng
from wartable.play import Record
from wartable.play.reading import replay
from wartable.testing import play_als

RECORDS = sorted((Path(__file__).parent / "records").glob("*.wtr"))


def kept(one: Civ) -> tuple[int, ...]:
    points = (one.culture_rating, one.science_rating, one.strength, one.happiness)
    return (*points, one.ca_total, one.ma_total, one.colonize)


def said(state: AgesState, seat: int) -> tuple[int, ...]:
    found = read(state, seat)
    points = (found.culture, found.science, found.strength, found.happiness)
    return (*points, found.ca, found.ma, found.colonize)


def steps(file: Path) -> Iterator[tuple[AgesState, int, int, AgesState]]:
    """Before, who, what, after."""
    record = Record.parse(file.read_text(encoding="utf-8"))
    game, state = GAME.game(), replay(record, upto=0).state.clone()
    for entry in record.entries:
        before = state.clone()
        action = GAME.read(game, entry.seat, entry.text)
        game.apply(state, entry.seat, action, None)
        yield before, entry.seat, action, state


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_ratings_of_whole_games(file: Path) -> None:
    """10, 12.2, 15: after every action of every seat, all civilisations."""
    for _before, seat, _action, state in steps(file):
        if seat != CHANCE:
            for other in range(state.seats):
                assert kept(state.civs[other]) == said(state, other)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_production_of_whole_games(file: Path) -> None:
    """13.1, 13.3: points and goods when the action phase is over and cards are to be drawn."""
    seen = 0
    for before, seat, action, state in steps(file):
        over = action == DONE and seat != CHANCE and frame_kind(before) == frames.ACTION
        if over and before.age < IV and frame_kind(state) in (frames.DRAW, frames.FILL):
            expected = end_of_turn(before, seat)
            if expected is not None:
                assert earned(state.civs[seat]) == expected
                seen += 1
    assert seen > 5  # a turn whose last action was spent ends by itself


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_costs_of_whole_games(file: Path) -> None:
    """8.2, 8.4, 12.1, 15.1: what each action of the action phase takes away."""
    seen = set()
    for before, seat, action, state in steps(file):
        if seat == CHANCE or frame_kind(before) != frames.ACTION:
            continue
        act = SPACE.act(action)
        cost = bill(before, seat, act)
        still = frame_kind(state) == frames.ACTION and state.current == before.current
        if cost is not None and still and not fewer(before.civs[seat], state.civs[seat]):
            found = paid(before.civs[seat], state.civs[seat])
            found.science += int(act.verb == "take" and is_learnt(before, seat, act.get("slot")))
            found.resources += int(act.verb == "develop" and led(before, seat, "leonardo-da-vinci"))
            found.civil += int(act.verb == "develop" and led(before, seat, "isaac-newton"))
            assert found == cost, (act.verb, act.values)
            seen.add(act.verb)
    assert len(seen) > 6


def paid(old: Civ, new: Civ) -> Bill:
    """By how much a civilisation has less; actions a new total brings are not counted."""
    more = (new.ca_total - old.ca_total, new.ma_total - old.ma_total)
    return Bill(
        civil=old.ca + old.extra_ca - new.ca - new.extra_ca + max(0, more[0]),
        military=old.ma + old.extra_ma - new.ma - new.extra_ma + max(0, more[1]),
        food=spendable_food(old) - spendable_food(new),
        resources=purse(old) - purse(new),
        science=old.science + old.unit_science - new.science - new.unit_science,
    )


def fewer(old: Civ, new: Civ) -> bool:
    """Totals that fell: which tokens went is another matter (8.3)."""
    return new.ca_total < old.ca_total or new.ma_total < old.ma_total


def purse(one: Civ) -> int:
    return spendable_resources(one) + one.unit_resources


def led(state: AgesState, seat: int, key: str) -> bool:
    return state.civs[seat].leader == CARD_BY_KEY[key]


def is_learnt(state: AgesState, seat: int, slot: int) -> bool:
    """Aristotle and a technology."""
    return led(state, seat, "aristotle") and state.row[slot] < LEADERS


def earned(one: Civ) -> Earned:
    return Earned(one.culture, one.science, stored(one, FARM), stored(one, MINE, LAB))


def test_production_of_tableaus_at_random() -> None:
    """12.3, 13.1, 13.3: uprisings, corruption, hunger, labs, railroads, pacts; two, three seats."""
    rng = Rng(8)
    seen = 0
    for n in range(300):
        table = play_als(GAME, f"seats {2 + n % 2}\nage iii")
        state, one = table.state, table.state.civs[0]
        for other in state.civs:
            furnish(other, rng)
        for place in range(8):
            one.workers[place] = rng.below(2) if rng.below(3) == 0 else 0
        for store in range(12):
            one.stock[store] = rng.below(3) if rng.below(4) == 0 and store != 8 else 0
        one.yellow, one.unused, one.blue = rng.below(20), rng.below(9), rng.below(20)
        one.culture, one.used = rng.below(30), 8 * rng.below(2)
        for pact in range(10 * (n % 2)):
            state.pact_owner[pact] = NONE if rng.below(3) else 0
            state.pact_partner[pact] = 1 + rng.below(2)
            state.pact_side[pact] = rng.below(2)
        for seat in range(state.seats):
            rate(state, seat)
        expected = end_of_turn(state, 0)
        if expected is not None:
            table.game.apply(state, 0, DONE, None)
            assert earned(one) == expected, n
            seen += 1
    assert seen > 150


def test_ratings_of_tableaus_at_random() -> None:
    """10, 12.2, 15: leaders, wonders, homes of Homer, colonies, governments and units that seldom
    meet in a game."""
    rng = Rng(7)
    for n in range(250):
        table = play_als(GAME, "seats 3\nage iii")
        for seat in range(3):
            furnish(table.state.civs[seat], rng)
        for pact in range(10):
            table.state.pact_owner[pact] = NONE if rng.below(3) else 0
            table.state.pact_partner[pact] = 1 + rng.below(2)
            table.state.pact_side[pact] = rng.below(2)
        for seat in (0, 1, 2, 0):
            rate(table.state, seat)
        for seat in range(3):
            assert kept(table.state.civs[seat]) == said(table.state, seat), n


def furnish(one: Civ, rng: Rng) -> None:
    for place in range(34):
        one.workers[place] = rng.below(3) if rng.below(3) == 0 else 0
        one.techs |= BIT[place]
    one.techs &= ~BIT[one.government]
    one.government = 34 + rng.below(8)
    one.techs |= BIT[one.government]
    for kind in range(4):
        if level := rng.below(4):
            one.techs |= BIT[42 + kind * 3 + level - 1]
    one.leader = CARD_BY_KEY["alexander-the-great"] + rng.below(24)
    one.wonders = rng.below(1 << 16) & rng.below(1 << 16)
    one.ravaged = one.wonders & rng.below(1 << 8)
    built = [n for n in range(16) if one.wonders >> n & 1]
    if built and rng.below(2):
        one.homer = WONDERS + built[rng.below(len(built))]
    one.colonies = rng.below(1 << 12) & rng.below(1 << 12)
    one.tactic = TACTICS + rng.below(15)


def test_payments_at_random() -> None:
    """14.3, 14.4: exact wherever tokens allow it, and then as many in the bank as can be."""
    rng = Rng(9)
    exact = 0
    for n in range(200):
        one = play_als(GAME, "age iii").state.civs[0]
        known = [0, *(level for level in (1, 2, 3) if rng.below(3))]
        one.techs |= sum(BIT[level] for level in known)
        one.blue = rng.below(4)
        for level in known:
            one.stock[level] = rng.below(4)
        had, tokens = list(one.stock[:4]), one.blue + sum(one.stock[:4])
        price = rng.below(stored(one, FARM) + 1)
        fewest = fewest_left(had, known, tokens, stored(one, FARM) - price)
        left = stored(one, FARM) - price
        pay_food(one, price)
        assert one.blue + sum(one.stock) == tokens
        if fewest is None:
            assert stored(one, FARM) < left, (n, had, price)
        else:
            assert (stored(one, FARM), sum(one.stock)) == (left, fewest), (n, had, price)
            exact += 1
    assert 100 < exact < 200


def fewest_left(had: list[int], known: list[int], tokens: int, left: int) -> int | None:
    """Tokens on cards that are worth exactly so much. None moves to a dearer card: what lies on
    a card and dearer ones is worth no more than before."""
    found = []
    for stock in product(*(range(tokens + 1 if level in known else 1) for level in range(4))):
        risen = any(value(stock, level) > value(had, level) for level in (1, 2, 3))
        if value(stock, 0) == left and sum(stock) <= tokens and not risen:
            found.append(sum(stock))
    return min(found, default=None)


def value(stock: Sequence[int], least: int) -> int:
    return sum(n * WORTH[FARM][level] for level, n in enumerate(stock) if level >= least)
