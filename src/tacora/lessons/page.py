"""A lesson as the page plays it, without a server."""

from __future__ import annotations

from typing import Any

from ..editions import BOOKS, EditionError, edition
from ..table.views import replayed_game
from ..table.wire import plain
from .lesson import Lesson, format_turn
from .steps import Course, Step, course


def courses(lesson: Lesson) -> dict[str, Course]:
    """Return a lesson in every book, with or without relics as in its own edition."""
    relics = lesson.record.edition.relics is not None
    found = {}
    for book in BOOKS:
        try:
            rules = edition(book, relics)
        except EditionError:  # a book that always plays with relics, or never
            rules = edition(book)
        found[book] = course(lesson, rules)
    return found


def lesson_data(lesson: Lesson) -> dict[str, Any]:
    """Return the lesson in every book, as JSON."""
    return {book: _data(lesson, played) for book, played in courses(lesson).items()}


def _data(lesson: Lesson, played: Course) -> dict[str, Any]:
    return {
        "edition": played.edition.id,
        "relics": played.edition.relics is not None,
        "explorers": list(lesson.record.explorers),
        "bots": [None, *lesson.bots],
        "steps": [_step(step) for step in played.steps],
        "others": {
            format_turn(turn): [_step(step) for step in steps]
            for turn, steps in played.others.items()
        },
    }


def _step(step: Step) -> dict[str, Any]:
    return {
        "turn": format_turn(step.turn),
        "happened": plain(step.moment.events),
        "game": plain(replayed_game(step.moment.game)),
        "choice": step.choice,
        "notes": [{"point": note.point, "say": note.say} for note in step.notes],
    }
