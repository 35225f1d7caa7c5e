"""The rulebooks as data."""

from .loader import BOOKS, Find, edition, edition_file, find_edition, finder, rule_sets, source
from .schema import EditionError

__all__ = [
    "BOOKS",
    "EditionError",
    "Find",
    "edition",
    "edition_file",
    "find_edition",
    "finder",
    "rule_sets",
    "source",
]
