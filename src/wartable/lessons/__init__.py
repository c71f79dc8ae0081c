"""Lessons: short courses in a game, played on a table that the lesson has laid. Rulebooks, whose
scenes are laid in the same way and only watched."""

from wartable.lessons.chapters import Chapter, Part, chapters, parse_chapter, scene_of, watch
from wartable.lessons.course import NEXT, SEAT, Answer, Course, Passed
from wartable.lessons.reading import Lesson, LessonError, Step, lesson, lessons, parse

__all__ = [
    "NEXT",
    "SEAT",
    "Answer",
    "Chapter",
    "Course",
    "Lesson",
    "LessonError",
    "Part",
    "Passed",
    "Step",
    "chapters",
    "lesson",
    "lessons",
    "parse",
    "parse_chapter",
    "scene_of",
    "watch",
]
