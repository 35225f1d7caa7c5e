"""Read a lesson: a TOML file with a record, what else the learner may choose, and notes."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Literal

from ..bots import CHARACTERS
from ..errors import TacoraError
from ..files import limited_text
from ..record import Record, RecordError, from_text, to_text
from .points import LEARNER, POINTS

LESSONS = ("first-steps", "relics")
"""The lessons of the page, in the order in which they are offered."""
MOST_BYTES = 100_000
Turn = tuple[int, int]
"""An expedition and a card of it, both from 1."""
When = Literal["card", "choices"]
_TURN = re.compile(r"([1-5])\.([1-9]\d?)")
_SENTENCE = re.compile(r"[a-z]+(?:-[a-z0-9]+)*")


class LessonError(TacoraError):
    """The file is not a lesson; the text says in one sentence why."""


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence at one moment, and the thing on the table that it points at."""

    turn: Turn
    after: When
    """The moment: the card of the turn lies face up, or its choices have been carried out."""
    point: str
    say: str


@dataclass(frozen=True, slots=True)
class Other:
    """What happens if the learner does not choose in this turn as prepared."""

    turn: Turn
    record: Record
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A prepared game with notes; the learner has the first seat."""

    name: str
    record: Record
    bots: tuple[str, ...]
    """The characters on the other seats."""
    notes: tuple[Note, ...]
    others: tuple[Other, ...]


def source(name: str) -> str:
    """Return the TOML text of one of our lessons."""
    return resources.files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")


def lesson(name: str) -> Lesson:
    """Return one of our lessons."""
    assert name in LESSONS, name
    return read_lesson(source(name), name)


def lesson_file(path: Path) -> Lesson:
    """Return the lesson of a file; raise a `LessonError` if it is none."""
    return read_lesson(limited_text(path, MOST_BYTES, path.name, LessonError), path.stem)


def read_lesson(text: str, name: str) -> Lesson:
    """Return the lesson of a TOML text; raise a `LessonError` if it is none."""
    try:
        said = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise LessonError(f"{name}: not TOML: {error}") from None
    try:
        _fields(said, "the lesson", record=str, bots=list, note=list, other=list)
        record = from_text(said["record"])
        return Lesson(
            name,
            record,
            _bots(said["bots"], record),
            tuple(_note(each) for each in said["note"]),
            tuple(_other(each, record) for each in said["other"]),
        )
    except (LessonError, RecordError) as error:
        raise LessonError(f"{name}: {error}") from None


def _fields(said: object, what: str, **kinds: type) -> None:
    """Raise a `LessonError` unless there are these fields, and no others."""
    if not isinstance(said, dict):
        raise LessonError(f"{what} is not a table")
    for field, kind in kinds.items():
        if not isinstance(said.get(field), kind):
            wanted = "a text" if kind is str else "a list"
            raise LessonError(f"{what} needs {field!r}, {wanted}")
    if unknown := said.keys() - kinds.keys() - {"after"}:
        raise LessonError(f"{what} has an unknown field {min(unknown)[:40]!r}")


def _bots(said: list[Any], record: Record) -> tuple[str, ...]:
    if len(said) != len(record.explorers) - 1:
        raise LessonError(f"{len(record.explorers) - 1} bots were awaited, not {len(said)}")
    for bot in said:
        if bot not in CHARACTERS:
            raise LessonError(f"no bot {str(bot)[:40]!r}")
    return tuple(said)


def parse_turn(text: str) -> Turn:
    """Return the turn of a notation such as `1.3`, the third card of the first expedition."""
    found = _TURN.fullmatch(text)
    if not found:
        raise LessonError(f"{text[:40]!r} is not a turn such as '1.3'")
    return int(found[1]), int(found[2])


def format_turn(turn: Turn) -> str:
    """Return the notation of a turn."""
    return f"{turn[0]}.{turn[1]}"


def _note(said: Any) -> Note:
    _fields(said, "a note", turn=str, point=str, say=str)
    after = said.get("after", "card")
    if after not in ("card", "choices"):
        raise LessonError(f"a note comes after 'card' or 'choices', not {str(after)[:40]!r}")
    if said["point"] not in POINTS:
        known = ", ".join(POINTS)
        raise LessonError(f"a note cannot point at {said['point'][:40]!r}; there are: {known}")
    if not _SENTENCE.fullmatch(said["say"]):
        raise LessonError(f"{said['say'][:40]!r} is not the name of a sentence")
    return Note(parse_turn(said["turn"]), after, said["point"], said["say"])


def _other(said: Any, main: Record) -> Other:
    """Return the other choice; its record is the main one before the turn, and then its own."""
    _fields(said, "another choice", turn=str, record=str, note=list)
    turn = parse_turn(said["turn"])
    expedition, card = turn
    header, *lines = to_text(main).splitlines()
    lines = [line for line in lines if not line.startswith("=")]
    place = f"the other choice of {said['turn']}"
    if expedition > len(lines) or card > len(lines[expedition - 1].split()):
        raise LessonError(f"{place}: the lesson has no such turn")
    shared = lines[expedition - 1].split()[: card - 1]
    own = " ".join([*shared, said["record"].strip()])
    try:
        record = from_text("\n".join([header, *lines[: expedition - 1], own]))
    except RecordError as error:
        raise LessonError(f"{place}: {error}") from None
    here, there = (each.expeditions[expedition - 1][card - 1] for each in (main, record))
    if here.card != there.card or not here.choices or not there.choices:
        raise LessonError(f"{place}: it begins with the card of that turn, and with choices")
    if here.choices[LEARNER] == there.choices[LEARNER]:
        raise LessonError(f"{place}: the learner chooses there as in the lesson")
    if here.choices[LEARNER + 1 :] != there.choices[LEARNER + 1 :]:
        raise LessonError(f"{place}: the others choose as in the lesson, they know nothing of it")
    return Other(turn, record, tuple(_note(each) for each in said["note"]))
