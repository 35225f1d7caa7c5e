"""The rulebooks as data."""

from .loader import BOOKS, edition, edition_file, find_edition, rule_sets, source
from .schema import EditionError

__all__ = [
    "BOOKS",
    "EditionError",
    "edition",
    "edition_file",
    "find_edition",
    "rule_sets",
    "source",
]
