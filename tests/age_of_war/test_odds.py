"""The solved turn against figures found independently, to ten digits; and the table for people."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from tests.age_of_war.tables import do, holding, roll
from wartable.games.age_of_war.advice import chances as odds
from wartable.games.age_of_war.engine.actions import FILL, LOSE
from wartable.games.age_of_war.engine.components import (
    CITIES,
    FIRST_ROLL,
    NEED_TABLE,
    ORDINARY,
    POINTS,
    ROLL_TABLE,
    SPECIAL,
    WAYS,
    WEIGHT,
    spent,
)
from wartable.games.age_of_war.engine.thinking.solver import NEED_SETS, SLOTS, Turn, chances
from wartable.games.age_of_war.names import CITY_KEYS, LINE_NUMBERS
from wartable.games.age_of_war.plugin import GAME
from wartable.i18n import texts
from wartable.kernel import Knowledge, Rng

CENTRE_AND_OPPONENT = {
    "shouchun": (0.3696957540, 0.1947054624),
    "ying": (0.4308503686, 0.2318057572),
    "chen": (0.3383116113, 0.2375016836),
    "wan": (0.9228890485, 0.7867916078),
    "handan": (0.3273058663, 0.1831183132),
    "jinyang": (0.8699356896, 0.6440256860),
    "dai": (0.6583404983, 0.5107460995),
    "linzi": (0.2699696018, 0.2087934179),
    "jimo": (0.3660099248, 0.1359901985),
    "daliang": (0.5720446413, 0.3160140979),
    "anyi": (0.4581496468, 0.2833090478),
    "ji": (0.6866990075, 0.3484933229),
    "xiangping": (0.6583404983, 0.5724025013),
    "xinzheng": (0.2662042107, None),
}
BY_DICE = {  # what is open: the chance with 1 … 7 dice
    "G": "0.16666667 0.42129630 0.66510202 0.83849442 0.93509453 0.97826329 0.99393368",
    "AA": "0 0.02777778 0.09979424 0.21857139 0.37192273 0.53724803 0.69005060",
    "4": "0 0.16666667 0.47530864 0.76558928 0.92891712 0.98584924 0.99819840",
    "8": "0 0 0.01851852 0.09273548 0.24814653 0.46775942 0.69191436",
    "10": "0 0 0 0.01157407 0.05885988 0.16621473 0.33831161",
    "G 8": "0 0 0 0.01900434 0.11257465 0.31480073 0.57204464",
    "G A C": "0 0 0.08101852 0.30872235 0.58867391 0.80337748 0.92288905",
    "G 4 4": "0 0 0 0 0.09756622 0.37228183 0.68669901",
}
FRACTIONS = {
    "chen": "1908828477005/5642219814912",
    "linzi": "963917615269/3570467226624",
    "shouchun": "2280936799131979/6169767367606272",
}


def by_table(needs: tuple[str, ...], dice: int) -> float:
    numbers = tuple(sorted(NEED_TABLE.index(need) for need in needs))
    return float(chances().chance[NEED_SETS.index(numbers) * int(SLOTS) + dice])


@cache
def exact(needs: tuple[str, ...], dice: int) -> Fraction:
    """The same by its definition and in whole numbers, for any lines."""
    if not needs:
        return Fraction(1)
    if dice == 0:
        return Fraction(0)
    total = Fraction(0)
    for code in range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1]):
        best = exact(needs, dice - 1)
        for at, need in enumerate(needs):
            used = spent(ROLL_TABLE[code], need)
            if used and need not in needs[:at]:
                best = max(best, exact(needs[:at] + needs[at + 1 :], dice - used))
        total += int(WEIGHT[code]) * best
    return total / int(WAYS[dice])


@pytest.mark.parametrize("city", CENTRE_AND_OPPONENT)
def test_a_whole_turn_for_one_city(city: str) -> None:
    """27 targets to ten digits."""
    number = CITY_KEYS.index(city)
    centre, opponent = CENTRE_AND_OPPONENT[city]
    assert chances().of(number, ORDINARY[number], 7) == pytest.approx(centre, abs=5e-11)
    if opponent is None:
        assert SPECIAL[number] == 0
    else:
        lines = ORDINARY[number] | SPECIAL[number]
        assert chances().of(number, lines, 7) == pytest.approx(opponent, abs=5e-11)


@pytest.mark.parametrize("needs", BY_DICE)
def test_chances_by_dice(needs: str) -> None:
    found = [by_table(tuple(needs.split()), dice) for dice in range(1, 8)]
    assert found == pytest.approx([float(figure) for figure in BY_DICE[needs].split()], abs=5e-9)


@pytest.mark.parametrize("city", FRACTIONS)
def test_exact_fractions(city: str) -> None:
    number = CITY_KEYS.index(city)
    needs = {"chen": ("10",), "linzi": ("AA", "CC"), "shouchun": ("A", "CC", "5")}[city]
    assert exact(needs, 7) == Fraction(FRACTIONS[city])
    assert chances().of(number, ORDINARY[number], 7) == pytest.approx(
        float(exact(needs, 7)), abs=1e-14
    )


def test_xinzheng_could_it_be_stolen() -> None:
    """It never can; the figure checks the programme once more."""
    assert float(exact(("GG", "A", "C", "4", "G"), 7)) == pytest.approx(0.0759657939, abs=5e-11)


def test_a_single_symbol_by_hand() -> None:
    for dice in range(1, 8):
        assert by_table(("A",), dice) == pytest.approx(1 - (5 / 6) ** (dice * (dice + 1) / 2))


def test_another_die_never_hurts() -> None:
    """What R-3 rests on."""
    row = chances().chance
    for number in range(len(NEED_SETS)):
        for dice in range(7):
            assert row[number * int(SLOTS) + dice] <= row[number * int(SLOTS) + dice + 1]


def free_choice(gains: list[float]) -> float:
    turn = Turn(holding())
    for city in range(CITIES):
        turn.gains[city] = gains[city]
    turn.solve()
    return turn.value()


def test_free_choice_of_the_city() -> None:
    """The best chance to take some city, and the most city points on average."""
    assert free_choice([1.0] * 14) == pytest.approx(0.94556443, abs=5e-9)
    assert free_choice([float(points) for points in POINTS]) == pytest.approx(1.74030911, abs=5e-9)


def test_the_worth_of_a_roll_is_the_mean_of_its_best_actions() -> None:
    """The turn is solved the same from inside: one step of chance by hand."""
    state = holding("anyi", "daliang ji")
    for dice in range(7, 3, -1):
        roll(state, " ".join(["1"] * dice))
        do(state, "lose")
    turn = odds.any_city(state)
    total = 0.0
    for code in range(FIRST_ROLL[3], FIRST_ROLL[4]):
        state.roll = code
        total += int(WEIGHT[code]) * turn.worth(turn.best_action())
    state.roll = 0
    assert turn.value() == pytest.approx(total / 216, abs=1e-12)


def seen_after(faces: str) -> Knowledge[object]:
    state = holding("anyi", "daliang")
    roll(state, faces)
    return Knowledge(GAME.game(), 0, state, Rng(1))  # type: ignore[arg-type]


def test_a_fresh_turn_in_words() -> None:
    table = GAME.odds(None, texts(GAME.package, "en"))
    assert table is not None and len(table.rows) == 14
    assert table.rows[0][:4] == ("Wan", "1", "centre", "92.3 %")
    assert table.rows[-1][0] == "Xinzheng"
    chen = next(row for row in table.rows if row[0] == "Chen")
    assert chen[4:] == ("10 infantry (34 %)", "16.6 %")


def test_a_position_in_words() -> None:
    """Own cities are left out, cities of opponents come with their holder."""
    reader = texts(GAME.package, "en", ("Olena", "Marek"))
    table = GAME.odds(seen_after("3 3 2 A C 1 A"), reader)  # type: ignore[arg-type]
    assert table is not None and len(table.rows) == 13
    daliang = next(row for row in table.rows if row[0] == "Daliang")
    assert daliang[2] == "Marek" and daliang[4] == "8 infantry"
    assert [row[3] for row in table.rows] == sorted((r[3] for r in table.rows), reverse=True)


def test_once_a_city_is_under_attack_only_it_has_odds() -> None:
    state = holding()
    roll(state, "3 3 2 A C 1 A")
    do(state, "fill daliang infantry-8")
    found = odds.table(state)
    assert [CITY_KEYS[row.city] for row in found] == ["daliang"]
    assert found[0].chance == pytest.approx(1 - (5 / 6) ** 10)


def test_a_line_worse_than_a_lost_die_is_not_advised() -> None:
    """Four dice on 4 infantry of Ji leave three for two lines; a die lost leaves six for three."""
    state = holding()
    roll(state, "1 1 1 1 A A A")
    ji = next(row for row in odds.table(state) if CITY_KEYS[row.city] == "ji")
    assert ji.best is None
    assert ji.chance == ji.after_loss == pytest.approx(0.37228183, abs=5e-9)


def test_the_first_line_likeliest_to_come() -> None:
    """Of a city with one line it is that line, as likely as the city."""
    chen = CITY_KEYS.index("chen")
    found = odds.first_lines(chen, ORDINARY[chen], 7)
    assert found == {LINE_NUMBERS["chen", "infantry-10"]: pytest.approx(0.3383116113, abs=1e-9)}


def test_a_turn_for_any_city_is_solved_as_the_engine_solves_it() -> None:
    """Whoever holds what, to the last digit."""
    for state in (odds.fresh(), holding()):
        turn = Turn(state)
        for city in range(len(CITY_KEYS)):
            turn.gains[city] = 1.0
        turn.solve()
        assert tuple(odds.any_city(state).rolling) == tuple(turn.rolling)
    assert odds.solved(()) == (0.0,) * SLOTS


def test_chances_of_actions() -> None:
    state = holding()
    roll(state, "3 3 2 A C 1 A")
    fill = FILL + LINE_NUMBERS["daliang", "infantry-8"]
    after = odds.chance_after(state, [LOSE, fill])
    assert after[fill] == pytest.approx(1 - (5 / 6) ** 10)  # a general among four dice
    assert 0.8 < after[LOSE] < 0.94556443
    do(state, "fill daliang infantry-8")
    roll(state, "A C 1 2")
    assert odds.chance_after(state, [LOSE])[LOSE] == pytest.approx(1 - (5 / 6) ** 6)


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0.0, "0 %"), (0.004, "< 1 %"), (0.5, "50 %"), (0.996, "> 99 %"), (1.0, "100 %")],
)
def test_percent(chance: float, said: str) -> None:
    assert odds.percent(chance) == said
