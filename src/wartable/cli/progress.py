"""How far a learner is: a file for each lesson in the data folder, with a move on each line."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from wartable.cli import files
from wartable.lessons import Course, Lesson

DONE = "; done"  # the line of a lesson that was taken to its end once; no action is written so


@dataclass
class Progress:
    """What a learner has done of a lesson."""

    path: Path
    moves: list[str] = field(default_factory=list)
    done: bool = False

    @classmethod
    def of(cls, lesson: Lesson) -> Progress:
        """What is kept of it; nothing, if it was never begun."""
        path = files.data_folder() / "lessons" / lesson.plugin.id / f"{lesson.id}.txt"
        if not path.exists():
            return cls(path)
        lines = files.read_text(path).splitlines()
        return cls(path, [line for line in lines if line != DONE], DONE in lines)

    def keep(self, course: Course) -> None:
        """Write down how far the course is; one that is over begins anew next time."""
        self.done = self.done or course.over
        self.moves = [] if course.over else list(course.moves)
        lines = [*([DONE] if self.done else []), *self.moves]
        files.write_file(self.path, "".join(f"{line}\n" for line in lines).encode())
