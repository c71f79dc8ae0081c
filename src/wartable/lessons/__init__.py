"""Lessons: short courses in a game, played on a table that the lesson has laid."""

from wartable.lessons.course import NEXT, SEAT, Answer, Course, Passed
from wartable.lessons.reading import Lesson, LessonError, Step, lesson, lessons, parse

__all__ = [
    "NEXT",
    "SEAT",
    "Answer",
    "Course",
    "Lesson",
    "LessonError",
    "Passed",
    "Step",
    "lesson",
    "lessons",
    "parse",
]
