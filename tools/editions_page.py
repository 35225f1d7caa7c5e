"""Writes `docs/editions.md` from the edition files: every value, and where the book says it."""

from __future__ import annotations

import re
import sys

from tacora import BOOKS
from tacora.editions import edition, source

INTRO = """\
# The editions

What the five rulebooks say, from the files in `src/tacora/editions/`; `make docs` writes this page.
Below each value stands where that book says it. A line that a book's variant changes stands under
*variant*. Where a book is silent or leaves room, the line is marked as **our reading**, and the
reasons stand [below](#our-readings). The five files are also the pattern for
[an edition of your own](own-editions.md).
"""
READINGS = """
## Our readings

What is played where a book is silent or leaves room, and why; the rules pages and `tacora editions`
tell the same in every language.
"""
LINE = re.compile(r"(?P<key>\w+) = (?P<value>.*?)\s+# (?P<where>.*)")
OURS = re.compile(r"our reading: (?P<name>[a-z-]+)")


def entries(book: str) -> dict[str, str]:
    """Every line of a book's file: by its dotted key, the value with its source."""
    found: dict[str, str] = {}
    table = ""
    for line in source(book).splitlines():
        if line == "[readings]":
            break
        if line.startswith("["):
            table = line.strip("[]") + "."
        if match := LINE.fullmatch(line):
            value = match["value"].strip('"')
            where = OURS.sub(r"**our reading**: \g<name>", match["where"])
            found[table + match["key"]] = f"`{value}`<br><small>{where}</small>"
    return found


def page() -> str:
    """The whole page."""
    books = {book: entries(book) for book in BOOKS}
    keys = list(dict.fromkeys(key for found in books.values() for key in found))
    keys.sort(key=_place)
    lines = [INTRO, f"| | {' | '.join(BOOKS)} |", f"| --- |{' --- |' * len(BOOKS)}"]
    for key in keys:
        cells = (books[book].get(key, "") for book in BOOKS)
        lines.append(f"| `{key}` | {' | '.join(cells)} |")
    lines.append(READINGS)
    for book in BOOKS:
        lines.append(f"- {book}")
        lines += [f"  - {each.name}: {each.reason}" for each in edition(book).readings]
    return "\n".join(lines) + "\n"


def _place(key: str) -> int:
    for place, prefix in enumerate(("deck.", "relics", "stones.", "variant.")):
        if key.startswith(prefix):
            return place + 1
    return 0


if __name__ == "__main__":
    sys.stdout.write(page())
