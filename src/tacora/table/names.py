"""The names of people: any script, bounded, and nothing that could disturb a line of text."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 24
"""Code points a name may have once it is clean."""

MOST_MARKS = 4
"""Combining marks in a row; real scripts need fewer, and more would cover the lines around."""

# Two format characters are part of the spelling of some scripts and of many emoji.
_JOINERS = "\u200c\u200d"
# Letters and signs that look like nothing at all.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
_DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(raw: str) -> str | None:
    """The name as it may be shown, or None where nothing of it can be."""
    text = unicodedata.normalize("NFC", raw[: LONGEST * 8])
    kept: list[str] = []
    marks = 0
    for character in text:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            continue
        if kind == "Zs" or character in "\t\n\r":
            kept.append(" ")
        elif character in _JOINERS or (kind not in _DROPPED and character not in _BLANK):
            kept.append(character)
    name = " ".join("".join(kept).split(" "))
    name = " ".join(part for part in name.split(" ") if part)[:LONGEST].strip(" " + _JOINERS)
    visible = any(unicodedata.category(character)[0] in "LNPS" for character in name)
    return name if visible else None


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it where somebody at the table has it already."""
    others = {other.casefold() for other in taken}
    if name.casefold() not in others:
        return name
    number = 2
    while True:
        suffix = f" {number}"
        candidate = name[: LONGEST - len(suffix)] + suffix
        if candidate.casefold() not in others:
            return candidate
        number += 1
