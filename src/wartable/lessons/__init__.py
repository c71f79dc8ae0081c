"""Lessons: short courses in a game, played on a table that the lesson has laid."""

from wartable.lessons.course import NEXT, Answer, Course
from wartable.lessons.reading import Lesson, LessonError, Step, lesson, lessons, parse

__all__ = [
    "NEXT",
    "Answer",
    "Course",
    "Lesson",
    "LessonError",
    "Step",
    "lesson",
    "lessons",
    "parse",
]
