"""The engine's table of cities and how it sums infantry, against the box."""

from __future__ import annotations

import pytest

from wartable.games.age_of_war.engine.components import CITY_TABLE, FACES, PROVINCE_TABLE, spent


@pytest.mark.parametrize(
    ("line", "faces", "dice"),
    [("8", "3 3 3 2", 3), ("8", "3 2 2 1", 4), ("8", "3 3 1", 0), ("10", "3 3 3 1 1", 4)]
    + [("2", "1 1", 2), ("2", "1 3", 1)],
)
def test_w5_infantry_sums(line: str, faces: str, dice: int) -> None:
    """W5, R-3: the fewest dice, the largest first."""
    assert spent(tuple(FACES.index(face) for face in faces.split()), line) == dice


def test_all_cities_are_30_points_and_all_provinces_38() -> None:
    """Rules 7."""
    assert sum(city.points for city in CITY_TABLE) == 30
    assert sum(province.points for province in PROVINCE_TABLE) == 38
