"""What a run measured, kept as JSON, from which the page and its pictures are made."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

import msgspec

from tools.load.stages import Part
from wartable.kernel import compiled


@dataclass
class Results:
    """Parts that were measured, on which machine in plain words."""

    machine: str
    every: float  # seconds from move to move at a table
    parts: list[Part]

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")

    def joined(self, later: Results) -> Results:
        """The same with what a later run measured: its parts take the place of those of their name,
        so that a long measurement may be made in pieces."""
        known = {part.title: part for part in (*self.parts, *later.parts)}
        return Results(later.machine, later.every, list(known.values()))


def measured(command: str, machine: str, every: float, parts: list[Part]) -> Results:
    """What was measured here and now; `machine` in words, or empty for what the system says."""
    here = machine or f"{os.cpu_count() or 1} cores, {platform.machine()}"
    engines = "compiled" if compiled() else "interpreted"
    words = f"{here}, Python {platform.python_version()}, engines {engines}"
    by = f"`{command}` on {date.today().isoformat()}"
    return Results(words, every, [replace(part, by=by) for part in parts])


def load(path: Path) -> Results:
    """What another run has kept."""
    return msgspec.json.decode(path.read_bytes(), type=Results)
