"""No sentence of a rulebook stands in our texts: no six words in a row."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from tools import book_hashes, words_page
from tools.book_hashes import hashes, known

from tacora.editions import BOOKS, source
from tacora.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), *sorted(ROOT.glob("*.md"))]


def _from_books(text: str) -> set[str]:
    """The rows of six words that also stand in a book; a row ends with its line."""
    books = known()
    return {
        row for line in text.splitlines() for hash_, row in hashes(line).items() if hash_ in books
    }


def test_a_sentence_of_a_book_is_found_in_any_case_and_without_accents_and_commas(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own.txt").write_text("Le vélo rouge dort sous l'abri mouil-\nlé du jardin.")
    monkeypatch.setattr(book_hashes, "TARGET", tmp_path / "own.bin")
    book_hashes.main(tmp_path)
    assert not _from_books("Le vélo rouge dort dans l'abri mouillé")
    assert _from_books("Vélo, rouge, DORT sous l’abri!") == {"velo rouge dort sous l abri"}
    assert _from_books("sous l'abri mouillé du jardin")


def test_the_hashes_are_those_of_five_books() -> None:
    assert len(known()) > 5_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_says_six_words_of_a_book(language: str) -> None:
    text = unescape(re.sub(r"<[^>]+>", "", words_page.page(language)))
    assert len(text) > 20_000
    assert not _from_books(text)


@pytest.mark.parametrize("book", BOOKS)
def test_no_edition_file_says_six_words_of_a_book(book: str) -> None:
    assert not _from_books(source(book))


def test_no_page_of_the_docs_says_six_words_of_a_book() -> None:
    found = {path.name: _from_books(path.read_text(encoding="utf-8")) for path in PAGES}
    assert not {name: rows for name, rows in found.items() if rows}
