"""The lessons: prepared games as records, with notes that say what to look at.

A lesson is a TOML file in this folder (docs/lessons.md); its sentences are in `words/*/learn.ftl`.
"""

from .lesson import LESSONS, Lesson, LessonError, Note, Other, lesson, lesson_file, source
from .page import lesson_data
from .points import POINTS
from .steps import Course, Step, course

__all__ = [
    "LESSONS",
    "POINTS",
    "Course",
    "Lesson",
    "LessonError",
    "Note",
    "Other",
    "Step",
    "course",
    "lesson",
    "lesson_data",
    "lesson_file",
    "source",
]
