"""Play a lesson in an edition: its moments in order, each with its notes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from ..game import Card, Edition, Relic, Trap
from ..record import Moment, Record, RecordError, Turn, replay
from .lesson import Lesson, LessonError, Note, Other, When, format_turn
from .lesson import Turn as Place
from .points import LEARNER, is_there

CHOICES: dict[str, Literal["go_on", "leave"]] = {"+": "go_on", "-": "leave"}


@dataclass(frozen=True, slots=True)
class Step:
    """One moment of a lesson, and what is said there."""

    turn: Place
    after: When | Literal["start"]
    moment: Moment
    choice: Literal["go_on", "leave"] | None
    """What the learner is to choose here; None where they choose nothing."""
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson in one edition."""

    edition: Edition
    steps: tuple[Step, ...]
    others: dict[Place, tuple[Step, ...]]
    """What follows the other choice in each turn in which the learner chooses."""

    @property
    def decisions(self) -> int:
        """The number of choices that the learner makes."""
        return sum(step.choice is not None for step in self.steps)


def course(lesson: Lesson, edition: Edition | None = None) -> Course:
    """Return a lesson as it is played in an edition, by default its own.

    Raises a `LessonError` if its records break a rule there, if the learner could choose what the
    lesson does not tell, or if a note points at nothing.
    """
    edition = edition or lesson.record.edition
    try:
        steps = _steps(_moved(lesson.record, edition), lesson.notes)
        asked = [step for step in steps if step.choice]
        if sorted(each.turn for each in lesson.others) != [step.turn for step in asked]:
            turns = ", ".join(format_turn(step.turn) for step in asked)
            raise LessonError(f"there must be one other choice for each of these turns: {turns}")
        for step in asked:
            if not step.notes:
                raise LessonError(
                    f"a note is missing before the choice of {format_turn(step.turn)}"
                )
        _check_end(steps)
        others = {each.turn: _others(each, edition) for each in lesson.others}
    except (LessonError, RecordError) as error:
        raise LessonError(f"{lesson.name} in {edition.name}: {error}") from None
    return Course(edition, steps, others)


def _others(other: Other, edition: Edition) -> tuple[Step, ...]:
    """Return the moments from the other choice on."""
    try:
        steps = _steps(_moved(other.record, edition), other.notes)
        first = 1 + next(
            i for i, step in enumerate(steps) if (step.turn, step.after) == (other.turn, "card")
        )
        if any(step.notes for step in steps[:first]):
            raise LessonError("its notes come after the choice")
        if any(step.choice for step in steps[first:]):
            raise LessonError("it ends before the learner has to choose again")
        _check_end(steps)
    except (LessonError, RecordError) as error:
        raise LessonError(f"the other choice of {format_turn(other.turn)}: {error}") from None
    return steps[first:]


def _check_end(steps: tuple[Step, ...]) -> None:
    if not steps[-1].notes:
        raise LessonError("a note is missing at its end")


def _steps(record: Record, notes: tuple[Note, ...]) -> tuple[Step, ...]:
    """Return the moments of a record with their notes; raise if a note belongs to none of them."""
    steps = tuple(_played(record, notes))
    placed = sum(len(step.notes) for step in steps)
    if placed < len(notes):
        moments = {(step.turn, step.after) for step in steps}
        lost = next(note for note in notes if (note.turn, note.after) not in moments)
        raise LessonError(f"{format_turn(lost.turn)} has no moment after {lost.after!r}")
    for step in steps:
        for note in step.notes:
            if not is_there(note.point, step.moment):
                place = format_turn(note.turn)
                raise LessonError(f"{place}: {note.point!r} is not on the table for {note.say!r}")
    return steps


def _played(record: Record, notes: tuple[Note, ...]) -> Iterator[Step]:
    seen: set[Place] = set()
    for moment in replay(record):
        place = (moment.expedition, moment.turn)
        if not moment.turn:
            yield Step(place, "start", moment, None, ())
            continue
        after: When = "choices" if place in seen else "card"
        seen.add(place)
        choice = None
        choosing = moment.game.awaits == "choices" and moment.game.explorers[LEARNER].in_cave
        if after == "card" and choosing:
            choices = record.expeditions[place[0] - 1][place[1] - 1].choices
            choice = CHOICES[choices[LEARNER]] if choices else None
        own = tuple(note for note in notes if (note.turn, note.after) == (place, after))
        yield Step(place, after, moment, choice, own)


def _moved(record: Record, edition: Edition) -> Record:
    """Return the same game in another edition, with its kinds of traps and its relics."""
    if edition == record.edition:
        return record
    expeditions = tuple(
        tuple(Turn(_card(turn.card, record.edition, edition), turn.choices) for turn in turns)
        for turns in record.expeditions
    )
    return replace(record, edition=edition, expeditions=expeditions)


def _card(card: Card, before: Edition, edition: Edition) -> Card:
    """Return the card that another edition has instead of this one."""
    if isinstance(card, Trap) and card.kind in before.trap_kinds:
        return Trap(edition.trap_kinds[before.trap_kinds.index(card.kind)])
    if isinstance(card, Relic) and edition.relics and before.relics:
        if edition.relics.worth == before.relics.worth:
            return card
        return Relic(None) if edition.relics.worth == "by order taken" else _printed(edition)
    return card


def _printed(edition: Edition) -> Relic:
    assert edition.relics is not None
    return Relic(edition.relics.values[0])
