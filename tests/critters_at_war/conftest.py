"""Every .als file beneath this folder is a file of tests, every scenario in it a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.critters_at_war.als import AlsError, Scenario, load


class AlsFile(pytest.File):
    def collect(self) -> Iterator[AlsItem]:
        for scenario in load(self.path):
            yield AlsItem.from_parent(self, name=scenario.name, scenario=scenario)


class AlsItem(pytest.Item):
    def __init__(self, *, scenario: Scenario, **more: object) -> None:
        super().__init__(**more)  # type: ignore[arg-type]
        self.scenario = scenario

    def runtest(self) -> None:
        self.scenario.run()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:  # type: ignore[override]
        if isinstance(excinfo.value, AlsError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.scenario.number - 1, f"{self.name} {self.scenario.title}"


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> AlsFile | None:
    return AlsFile.from_parent(parent, path=file_path) if file_path.suffix == ".als" else None
