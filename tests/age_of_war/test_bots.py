"""Bots: what they go for, that they see a view only, and that the levels differ."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from tests.age_of_war.tables import do, holding, roll
from tests.needs import needs_compiled
from wartable.errors import BadInput
from wartable.games.age_of_war import bots
from wartable.games.age_of_war.bots import two_seats
from wartable.games.age_of_war.engine import rules
from wartable.games.age_of_war.engine.components import CITIES, CITY_TABLE
from wartable.games.age_of_war.engine.game import RULES
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.engine.thinking.evaluate import (
    FIRST_PATTERN,
    PATTERNS,
    WEIGHTS,
    Valuer,
    share,
)
from wartable.games.age_of_war.names import CITY_KEYS
from wartable.games.age_of_war.notation import write
from wartable.games.age_of_war.plugin import GAME
from wartable.i18n import texts
from wartable.i18n.texts import LANGUAGES
from wartable.kernel import NONE, Knowledge, Rng
from wartable.play.arena import play_game, tournament

EVERY = {city.key for city in CITY_TABLE}


def seen(state: AgeOfWarState) -> Knowledge[AgeOfWarState]:
    return Knowledge.of(GAME.game(), state, state.current, Rng(3))


def chosen(level: str, state: AgeOfWarState) -> str:
    return write(RULES, 0, GAME.bot(level).choose(seen(state)))


def test_points_gained_count_the_province() -> None:
    """Rules 7: the last city of Chu brings 10 less what its other cities brought."""
    state = holding("shouchun ying chen", "anyi")
    assert bots.points_gained(state, CITY_KEYS.index("wan")) == 10 - 6
    assert bots.points_gained(state, CITY_KEYS.index("daliang")) == 2


def test_bots_lose_patience() -> None:
    """Else six of them might steal for ever; a city of the centre is worth more in the end."""
    state = holding("", "jinyang wan dai", *[""] * 4)
    assert bots.impatience(state) == 0.0
    before = bots.hard_turn(state)[1].gains[CITY_KEYS.index("ying")]
    state.turns = 6 * bots.PATIENCE * 4
    assert bots.impatience(state) == 3.0
    after = bots.hard_turn(state)[1].gains[CITY_KEYS.index("ying")]
    assert after - before == pytest.approx(2 * bots.URGE)


def test_expert_does_not_end_a_game_it_would_lose() -> None:
    """R-11: taking the last city loses; it waits or steals instead."""
    state = holding("ying", " ".join(sorted(EVERY - {"wan", "ying"})))
    roll(state, "G A C 1 1 1 1")
    assert not chosen("expert", state).startswith("fill wan")


def test_expert_ends_a_game_it_wins() -> None:
    state = holding(" ".join(sorted(EVERY - {"wan", "ying"})), "ying")
    roll(state, "G A C 1 1 1 1")
    assert chosen("expert", state).startswith("fill wan")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_expert_plays_every_seat_count(seats: int) -> None:
    rest = " ".join(sorted(EVERY - {"wan", "ying"}))
    state = holding(rest, *["ying"], *[""] * (seats - 2))
    roll(state, "G A C 1 1 1 1")
    assert chosen("expert", state).startswith("fill wan")


def test_once_bound_the_chance_of_the_city_decides() -> None:
    state = holding()
    roll(state, "3 3 2 A C 1 A")
    do(state, "fill daliang infantry-8")
    roll(state, "G 1 1 1")
    for level in ("hard", "expert"):
        assert chosen(level, state) == "fill daliang general"


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(BadInput, match="random, easy, medium, hard, expert"):
        GAME.bot("grandmaster")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_is_sorted_and_the_bot_follows_it(lang: str) -> None:
    state = holding("anyi", "daliang")
    roll(state, "3 3 2 A C G G")
    found = GAME.advice(seen(state), texts(GAME.package, lang, ("Olena", "Marek")))
    assert [item.value for item in found] == sorted((i.value for i in found), reverse=True)
    told, legal = (
        {write(RULES, 0, action) for action in codes}
        for codes in ([item.action for item in found], seen(state).legal)
    )
    assert told < legal and all(notation.endswith("-2") for notation in legal - told)
    assert {notation.removesuffix("-2") for notation in legal - told} < told  # said once
    assert found[0].action == GAME.bot("expert").choose(seen(state))
    assert all(item.text.endswith(".") and "%" in item.text for item in found)
    assert all(0 <= item.value <= 1 for item in found)
    assert found[0].text.count("%") > found[1].text.count("%")  # why not what is much surer
    view, say = GAME.view(RULES, state, 0), texts(GAME.package, lang, ("Olena", "Marek"))
    labels = {item.action: GAME.label(view, item.action, say) for item in found}
    assert all(item.text.startswith(f"{labels[item.action]}: ") for item in found)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_without_a_cap_bots_come_to_an_end(seats: int) -> None:
    """R-14: nobody waits for ever."""
    for seed, level in enumerate(("random", "medium", "expert")):
        reached = [GAME.bot(level) for _ in range(seats)]
        places, _, decisions = play_game(RULES, reached, GAME.settings({"cap": 0}), seed)
        assert 1 in places and decisions < 20_000


@needs_compiled
def test_levels_differ() -> None:
    """A small match with a wide gap; docs/bots.md measures the steps between levels."""
    entrants = [(name, lambda name=name: GAME.bot(name)) for name in ("expert", "easy")]
    assert tournament(GAME, entrants, 16, GAME.settings({}), 5)[0].rate >= 0.75  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_level_wavers_and_never_blunders(level: str) -> None:
    """Of many choices in one position: some are not the best, none gives away more than the level
    may; what it gives away is what the softmax says."""
    state = holding("shouchun ying", "wan daliang", "anyi")
    roll(state, "G A C C 1 2 3")
    knows = Knowledge.of(GAME.game(), state, 0, Rng(3))
    worth = bots.chances_left(knows)
    best = max(worth.values())
    bot, lost = GAME.bot(level), []
    for seed in range(200):
        action = bot.choose(Knowledge(GAME.game(), 0, state, Rng(seed)))
        lost.append(best - worth[action])
    assert 0 < max(lost) <= bots.MOST[level]
    shares = bot.opinion(knows).policy
    assert shares is not None
    mean = sum(share * (best - worth[action]) for action, share in shares.items())
    assert sum(lost) / len(lost) == pytest.approx(mean, abs=mean / 2)


# ---- temperaments


def begun(temper: str) -> list[tuple[bool, float]]:
    """Attacks that a bot of this temperament begins in some drawn positions: whether the city was
    somebody's, and what was given away."""
    draw, found = random.Random(4), []
    for _ in range(60):
        held: list[list[str]] = [[], []]
        for city in CITY_KEYS:
            if (side := draw.randrange(4)) < 2:
                held[side].append(city)
        state = holding(" ".join(held[0]), " ".join(held[1]))
        roll(state, " ".join(draw.choice("GAC123") for _ in range(7)))
        knows = seen(state)
        action = GAME.bot(f"expert{temper}").choose(knows)
        city = bots.aimed_at(state, action)
        if city != NONE:
            worth = bots.chances_left(knows)
            found.append((state.owner[city] != NONE, max(worth.values()) - worth[action]))
    return found


def test_temperaments_differ_in_what_they_attack_and_cost_little() -> None:
    plain, bold, patient = begun(""), begun(":bold"), begun(":patient")
    thefts = [sum(stolen for stolen, _ in some) / len(some) for some in (bold, plain, patient)]
    assert thefts[0] > thefts[1] > thefts[2]
    assert max(loss for _, loss in plain) == pytest.approx(0, abs=1e-9)
    assert 0 < max(loss for _, loss in (*bold, *patient)) <= bots.SPARE


def test_a_builder_likes_the_province_it_holds_most_of() -> None:
    state = holding("shouchun ying", "linzi")
    roll(state, "G A C 1 2 3 3")
    likes = {
        CITY_KEYS[bots.aimed_at(state, action)]: bots.builder(seen(state), action)
        for action in seen(state).legal
        if bots.aimed_at(state, action) != NONE
    }
    assert likes["wan"] == pytest.approx(2 / 3)
    assert likes["jinyang"] == 0


def test_a_temperament_nobody_has_is_named() -> None:
    for wrong in ("expert:shy", "random:bold", "bold", "expert:"):
        with pytest.raises(BadInput, match="no level"):
            GAME.bot(wrong)


# ---- the solved game


EXACT = [
    (int(position), float(chance))
    for position, chance in (
        line.split("|")
        for line in Path(__file__).with_name("exact_values.txt").read_text("utf-8").splitlines()
        if not line.startswith("#")
    )
]


def test_the_first_seat_wins_53_03_of_100() -> None:
    assert f"{two_seats.value([NONE] * 14, 0):.2%}" == "53.03%"


def test_the_table_is_exact_but_for_its_rounding() -> None:
    """Positions drawn at random, with what the solver says in double precision."""
    assert len(EXACT) == 301
    for position, chance in EXACT:
        said = float(two_seats.table()[position]) / two_seats.SCALE
        assert said == pytest.approx(chance, abs=0.5 / two_seats.SCALE + 1e-11)


def test_packing_loses_nothing_but_the_rounding() -> None:
    """Whatever the values: half a step at most, far below a ten thousandth."""
    chances = np.random.default_rng(3).random(two_seats.POSITIONS)
    values = np.rint(chances * two_seats.SCALE).astype(np.uint16)
    kept = two_seats.unpacked(two_seats.packed(values))
    assert (kept == values).all()
    assert abs(kept / two_seats.SCALE - chances).max() <= 0.5 / two_seats.SCALE + 1e-12 < 1e-5


def test_values_fit_the_rules_of_a_turn() -> None:
    """The value of a position is what its best turn makes of the values after it: checked on
    positions drawn at random, by the same solver that bots use, within the rounding."""
    draw = random.Random(8)
    for number in range(25):
        held: list[list[str]] = [[], []]
        for city in CITY_KEYS:
            side = draw.randrange(4 if number % 2 else 3)
            if side < 2:
                held[side].append(city)
        state = holding(" ".join(held[0]), " ".join(held[1]))
        if NONE not in list(state.owner):
            continue
        nothing, turn = bots.hard_turn(state)
        said = two_seats.value(list(state.owner), 0)
        assert nothing + turn.value() == pytest.approx(said, abs=3 / two_seats.SCALE)


def test_a_finished_position_is_worth_its_result() -> None:
    winner = " ".join(sorted(EVERY - {"ying"}))
    state = holding(winner, "ying")
    assert two_seats.value(list(state.owner), 0) == 1.0
    assert two_seats.value(list(state.owner), 1) == 0.0


# ---- the evaluation for more seats


def test_patterns_are_counted() -> None:
    assert list(FIRST_PATTERN) == [0, 81, 108, 117, 126, 135, 138]
    assert FIRST_PATTERN[6] == PATTERNS


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_chances_of_all_seats_add_up(seats: int) -> None:
    valuer = bots.valuer(seats)
    assert len(valuer.weights) == WEIGHTS
    state = holding("shouchun ying", "daliang", *[""] * (seats - 2))
    valuer.weigh(state, 0)
    found = [valuer.chances[seat] for seat in range(seats)]
    assert sum(found) == pytest.approx(1.0)
    assert found[0] == max(found)


def test_a_finished_game_is_shared_among_the_best() -> None:
    """R-13."""
    state = holding(
        "shouchun chen wan linzi anyi ji xinzheng",
        "ying jimo daliang xiangping handan jinyang dai",
        "",
    )
    assert [share(state, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    valuer = Valuer(bots.valuer(3).weights)
    valuer.weigh(state, 0)
    assert [valuer.chances[seat] for seat in range(3)] == [0.5, 0.5, 0.0]


def test_taking_a_city_is_weighed_only_where_it_can_be_taken() -> None:
    state = holding("wan", "daliang anyi", "")
    nothing, taken = bots.chances_to_win(state)
    assert 0 < nothing < 1
    assert taken[CITY_KEYS.index("wan")] == taken[CITY_KEYS.index("daliang")] == 0.0
    assert sum(chance > 0 for chance in taken) == CITIES - 3
    assert rules.attackable(state, 0, CITY_KEYS.index("ying"))
