"""Files of scenarios as pytest files. One line in the folder's conftest.py makes every such file
beneath it a file of tests, and every scenario in it a test:

from wartable.testing.collecting import pytest_collect_file as pytest_collect_file
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from wartable.laid import AlsError
from wartable.testing.als import AlsScenario, load_als, plugin_of


class AlsFile(pytest.File):
    def collect(self) -> Iterator[AlsItem]:
        try:
            scenarios = load_als(self.path)
        except AlsError as wrong:
            raise self.CollectError(str(wrong)) from None
        for scenario in scenarios:
            yield AlsItem.from_parent(self, name=scenario.name, scenario=scenario)


class AlsItem(pytest.Item):
    def __init__(self, *, scenario: AlsScenario, **more: object) -> None:
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
    return AlsFile.from_parent(parent, path=file_path) if plugin_of(file_path) else None
