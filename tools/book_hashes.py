"""Hashes of the rulebooks' word 6-grams, so that a test can find a sentence of a book in our texts.

The books are other people's texts and not part of this repository; their hashes are. After a change
of the books: `python -m tools.book_hashes FOLDER`, with a folder of `*.txt` files.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

TARGET = Path(__file__).parents[1] / "tests" / "words" / "book_hashes.bin"
WORDS = 6
BYTES = 6
"""48 bits: with a million rows of ours, a false alarm has a chance of 1 in 30,000."""
MOST_NUMBERS = 2
"""A row of numbers, such as the values of the treasures, is a fact and not a sentence."""


def ngrams(text: str) -> Iterator[tuple[str, ...]]:
    """All rows of six words, without case, accents and punctuation."""
    joined = re.sub(r"-\n+", "", text).replace("Ŝ", "ż")  # words cut at a line's end; a scan's ż
    plain = unicodedata.normalize("NFKD", joined.casefold())
    words = re.findall(r"\w+", "".join(each for each in plain if not unicodedata.combining(each)))
    for start in range(len(words) - WORDS + 1):
        found = tuple(words[start : start + WORDS])
        if sum(word.isdigit() for word in found) <= MOST_NUMBERS:
            yield found


def hashes(text: str) -> dict[bytes, str]:
    """The hash of every row of six words, with the row."""
    rows = (" ".join(ngram) for ngram in ngrams(text))
    return {blake2b(row.encode(), digest_size=BYTES).digest(): row for row in rows}


def known() -> frozenset[bytes]:
    """The hashes of the books."""
    packed = TARGET.read_bytes()
    return frozenset(packed[at : at + BYTES] for at in range(0, len(packed), BYTES))


def main(folder: Path) -> None:
    books = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))]
    found = set().union(*map(hashes, books))
    TARGET.write_bytes(b"".join(sorted(found)))
    sys.stdout.write(f"{len(books)} books, {len(found)} hashes, {TARGET.stat().st_size} bytes\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
