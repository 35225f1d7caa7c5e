"""`python -m tacora.lessons FILE`: checks a lesson, and names the sentences that are missing."""

from __future__ import annotations

import sys
from pathlib import Path

from ..errors import TacoraError
from ..words import LANGUAGES, PAGE, words
from .lesson import Lesson, lesson_file
from .page import courses


def report(own: Lesson) -> list[str]:
    """Return what there is to say of a lesson, one line each."""
    played = courses(own)
    notes = [*own.notes, *(note for other in own.others for note in other.notes)]
    first = next(iter(played.values()))
    lines = [f"{own.name}: {first.decisions} choices, {len(notes)} notes, {len(played)} books"]
    for language in LANGUAGES:
        said = words(language, files=PAGE)
        missing = [note.say for note in notes if note.say not in said]
        if missing:
            lines.append(f"no sentence in {language}/learn.ftl: {', '.join(missing)}")
    return lines


def main(arguments: list[str]) -> int:
    """Check the files; return 1 if one of them is not a lesson, or lacks a sentence."""
    if not arguments:
        sys.stderr.write("usage: python -m tacora.lessons FILE...\n")
        return 2
    good = True
    for name in arguments:
        try:
            lines = report(lesson_file(Path(name)))
        except TacoraError as error:
            lines = [str(error), ""]
        good = good and len(lines) == 1
        sys.stdout.write("\n".join(filter(None, lines)) + "\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
