"""Puzzles: positions with one clear answer, and what both options are worth there.

`puzzles.json` has those of the package; `tacora puzzles make` finds them. Reading them needs
nothing installed.
"""

from .model import (
    Basis,
    Kind,
    Puzzle,
    PuzzleError,
    answer_of,
    kind_of,
    packaged,
    position_key,
    read,
    written,
)

__all__ = [
    "Basis",
    "Kind",
    "Puzzle",
    "PuzzleError",
    "answer_of",
    "kind_of",
    "packaged",
    "position_key",
    "read",
    "written",
]
