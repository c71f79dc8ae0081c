"""Two people and a stranger do anything at any time: never a server error, nothing lost or doubled,
nothing shown that is not theirs to see."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tools.fuzz.house import House
from tools.fuzz.people import People, counted


def test_people_may_do_anything_at_any_time() -> None:
    with House() as house:
        People.house = house
        run_state_machine_as_test(
            People,
            settings=settings(
                max_examples=5,
                stateful_step_count=25,
                derandomize=True,
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
    assert counted["moves"] > 10, counted
