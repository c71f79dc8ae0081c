"""Every technology at work: developed for its science, built for its resources, worth its yield.

Each figure is the one that just suffices; one less is refused.
"""

import pytest
from ages_table import Table, civ

from wartable.games.through_the_ages.engine.rules.ratings import (
    food_production,
    resource_production,
)
from wartable.games.through_the_ages.engine.state import Civ


def gains(one: Civ) -> dict[str, int]:
    """What a civilisation has per turn and beside, what it has none of aside."""
    found = {
        "science": one.science_rating,
        "culture": one.culture_rating,
        "strength": one.strength,
        "happy": one.happiness,
        "colonize": one.colonize,
    }
    return {key: value for key, value in found.items() if value}


@pytest.mark.parametrize(
    ("key", "science", "cost", "food", "resources"),
    [
        ("agriculture", 0, 2, 1, 0),
        ("irrigation", 3, 4, 2, 0),
        ("selective-breeding", 5, 6, 3, 0),
        ("mechanized-agriculture", 7, 8, 5, 0),
        ("bronze", 0, 2, 0, 1),
        ("iron", 5, 5, 0, 2),
        ("coal", 7, 8, 0, 3),
        ("oil", 9, 11, 0, 5),
    ],
)
def test_farms_and_mines(key: str, science: int, cost: int, food: int, resources: int) -> None:
    """8.2, 13.3, 14.1: a worker makes one token worth so much, as its production says before."""
    table = develop(key, science, cost)
    assert food_production(table.state, 0) == food
    assert resource_production(table.state, 0) == resources
    table.end_turn()
    assert (table.food(), table.resources()) == (food, resources)
    assert table.stock(key) == 1


@pytest.mark.parametrize(
    ("key", "science", "cost", "gives"),
    [
        ("philosophy", 0, 3, {"science": 1}),
        ("alchemy", 4, 6, {"science": 2}),
        ("scientific-method", 6, 8, {"science": 3}),
        ("computers", 8, 11, {"science": 5}),
        ("religion", 0, 3, {"culture": 1, "happy": 1}),
        ("theology", 2, 5, {"culture": 1, "happy": 2}),
        ("organized-religion", 4, 7, {"culture": 1, "happy": 3}),
        ("printing-press", 3, 3, {"science": 1, "culture": 1}),
        ("journalism", 6, 8, {"science": 2, "culture": 2}),
        ("multimedia", 9, 11, {"science": 3, "culture": 3}),
        ("drama", 3, 4, {"culture": 2, "happy": 1}),
        ("opera", 7, 8, {"culture": 3, "happy": 1}),
        ("movies", 10, 11, {"culture": 4, "happy": 1}),
        ("bread-and-circuses", 3, 3, {"strength": 1, "happy": 2}),
        ("team-sports", 5, 5, {"strength": 2, "happy": 3}),
        ("professional-sports", 7, 8, {"strength": 3, "happy": 4}),
        ("warriors", 0, 2, {"strength": 1}),
        ("swordsmen", 4, 3, {"strength": 2}),
        ("riflemen", 6, 5, {"strength": 3}),
        ("modern-infantry", 10, 7, {"strength": 5}),
        ("knights", 5, 3, {"strength": 2}),
        ("cavalrymen", 6, 5, {"strength": 3}),
        ("tanks", 9, 7, {"strength": 5}),
        ("cannon", 6, 5, {"strength": 3}),
        ("rockets", 8, 7, {"strength": 5}),
        ("air-forces", 12, 7, {"strength": 5}),
    ],
)
def test_urban_buildings_and_units(
    key: str, science: int, cost: int, gives: dict[str, int]
) -> None:
    """8.2, 15.1: one worker's yield."""
    table = develop(key, science, cost)
    assert gains(table[0]) == gives
    table.end_turn()
    assert table[0].science == gives.get("science", 0)
    assert table[0].culture == gives.get("culture", 0)


def develop(key: str, science: int, cost: int) -> Table:
    """Develop it, unless it is printed on the board, and build one, with just enough of both."""
    said = civ(workers="", hand=key if science else "", science=science, resources=cost)
    ready = [f"develop {key}"] if science else []
    table = Table(said, age="iii").do(*ready, f"build {key}")
    assert (table[0].science, table.resources()) == (0, 0)
    poor = Table({**said, "resources": cost - 1}, age="iii").do(*ready)
    assert poor.refused(f"build {key}") == "no-resources"
    if science:
        simple = Table({**said, "science": science - 1}, age="iii")
        assert simple.refused(f"develop {key}") == "no-science"
    return table


def test_air_forces_double_what_one_army_adds() -> None:
    """15.6: of two armies one is doubled; a second air force doubles the other."""
    for air, adds in ((0, 4), (1, 6), (2, 8), (3, 8)):
        said = civ(workers=f"warriors 6 air-forces {air}", tactic="legion")
        assert Table(said)[0].strength == 6 + 5 * air + adds


@pytest.mark.parametrize(
    ("key", "peaceful", "revolution", "civil", "military", "limit", "gives"),
    [
        ("monarchy", 8, 2, 5, 3, 3, {}),
        ("theocracy", 6, 1, 4, 3, 3, {"culture": 1, "strength": 1, "happy": 1}),
        ("constitutional-monarchy", 12, 6, 6, 4, 3, {}),
        ("republic", 13, 3, 7, 2, 3, {}),
        ("communism", 19, 5, 7, 5, 4, {"happy": -1}),
        ("fundamentalism", 18, 7, 6, 5, 4, {"science": -2, "strength": 5}),
        ("democracy", 17, 9, 7, 3, 4, {"culture": 3}),
    ],
)
def test_governments(
    key: str,
    peaceful: int,
    revolution: int,
    civil: int,
    military: int,
    limit: int,
    gives: dict[str, int],
) -> None:
    """9.3, 9.5: in peace for the higher price; a revolution for the lower and all actions."""
    workers = f"religion {limit - 1} philosophy 2"
    said = civ(hand=key, science=peaceful, workers=workers, unused=2, resources=6)
    before = gains(Table(said, age="iii")[0])
    table = Table(said, age="iii").do(f"develop {key}")
    assert (table[0].science, table[0].ca_total, table[0].ma_total) == (0, civil, military)
    after = gains(table[0])
    assert {k: after.get(k, 0) - before.get(k, 0) for k in gives} == gives
    table.do("build religion")
    assert table.refused("build religion") == "urban-limit"
    short = Table({**said, "science": peaceful - 1}, age="iii")
    assert short.refused(f"develop {key}") == "no-science"
    table = Table({**said, "science": revolution}, age="iii").do(f"revolt {key}")
    assert (table[0].science, table[0].ca, table[0].ca_total) == (0, 0, civil)
    short = Table({**said, "science": revolution - 1}, age="iii")
    assert short.refused(f"revolt {key}") == "no-science"


def test_despotism() -> None:
    """2.3: 4 civil and 2 military actions, two urban buildings of a type."""
    table = Table(civ(government="despotism", workers="religion 1", unused=2, resources=6))
    assert (table[0].ca, table[0].ma) == (4, 2)
    table.do("build religion")
    assert table.refused("build religion") == "urban-limit"


@pytest.mark.parametrize(
    ("key", "science", "civil", "military", "blue", "gives"),
    [
        ("code-of-laws", 6, 1, 0, 0, {}),
        ("justice-system", 7, 1, 0, 3, {}),
        ("civil-service", 10, 2, 0, 3, {}),
        ("warfare", 5, 0, 1, 0, {"strength": 1}),
        ("strategy", 8, 0, 2, 0, {"strength": 3}),
        ("military-theory", 11, 0, 3, 0, {"strength": 5}),
        ("cartography", 4, 0, 0, 0, {"strength": 1, "colonize": 2}),
        ("navigation", 6, 0, 0, 0, {"strength": 2, "colonize": 3}),
        ("satellites", 8, 0, 0, 0, {"strength": 3, "colonize": 4}),
        ("masonry", 3, 0, 0, 0, {}),
        ("architecture", 6, 0, 0, 0, {}),
        ("engineering", 9, 0, 0, 0, {}),
    ],
)
def test_special_technologies(
    key: str, science: int, civil: int, military: int, blue: int, gives: dict[str, int]
) -> None:
    """9.2: they work at once."""
    said = civ(hand=key, science=science, workers="")
    table = Table(said, age="iii").do(f"develop {key}")
    one = table[0]
    assert (one.science, one.ca_total, one.ma_total) == (0, 4 + civil, 2 + military)
    assert (one.ca, one.blue) == (3 + civil, 16 + blue)
    assert gains(one) == gives
    short = Table({**said, "science": science - 1}, age="iii")
    assert short.refused(f"develop {key}") == "no-science"


@pytest.mark.parametrize(
    ("key", "less", "stages"),
    [
        ("masonry", (0, 1, 1, 1), 2),
        ("architecture", (0, 1, 2, 2), 3),
        ("engineering", (0, 1, 2, 3), 4),
    ],
)
def test_construction(key: str, less: tuple[int, ...], stages: int) -> None:
    """8.4.1, 8.2: urban buildings by their level, farms not at all; stages in one action."""
    places = (("religion", 3), ("drama", 4), ("opera", 8), ("movies", 11))
    for (place, cost), discount in zip(places, less, strict=True):
        said = civ(techs=f"{key} {place}", resources=cost)
        table = Table(said, age="iii").do(f"build {place}")
        assert table.resources() == discount
    table = Table(civ(techs=f"{key} irrigation", resources=4), age="iii").do("build irrigation")
    assert table.resources() == 0
    said = civ(techs=key, unfinished=("fast-food-chains", 0), resources=16)
    table = Table(said, age="iii")
    if stages < 4:
        assert table.refused(f"stage {stages + 1}") == "too-many-stages"
    table.do(f"stage {stages}")
    assert (table[0].ca, table.resources()) == (3, 16 - 4 * stages)
