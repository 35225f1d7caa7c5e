"""Files of records: JSON with one game per line, one JSON object, or the text form."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from ..editions import Find, edition
from .json_form import MOST_CHARACTERS, from_json, load_json
from .model import Record, RecordError
from .text import HEADER, from_text

Numbered = tuple[int, str]
_ANSWER = re.compile(r'\s*\{\s*"records"\s*:')


def read_records(path: Path, find: Find = edition) -> Iterator[tuple[int, Record]]:
    """Yield the records of a file, each with its first line number; raise the first error."""
    for line, record in try_records(path, find):
        if isinstance(record, RecordError):
            raise record
        yield line, record


def try_records(path: Path, find: Find = edition) -> Iterator[tuple[int, Record | RecordError]]:
    """Yield the records of a file with their line numbers; a wrong record comes as its error."""
    try:
        # Bytes that are not UTF-8 become surrogates, which `_one` refuses.
        with path.open(encoding="utf-8-sig", errors="surrogateescape", newline="\n") as file:
            found = False
            for line, piece in _pieces(enumerate(_lines(file, path), start=1)):
                for text in _unwrapped(piece):
                    found = True
                    yield line, _one(path, line, text, find)
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}") from None
    if not found:
        raise RecordError(f"{path}: there is no record in it")


def _lines(file: Iterator[str], path: Path) -> Iterator[str]:
    readline = file.readline  # type: ignore[attr-defined]
    while line := readline(MOST_CHARACTERS + 1):
        if len(line) > MOST_CHARACTERS:
            raise RecordError(f"{path}: a line is longer than {MOST_CHARACTERS} characters")
        yield line


def _one(path: Path, line: int, text: str, find: Find) -> Record | RecordError:
    try:
        if any("\udc80" <= character <= "\udcff" for character in text):
            raise RecordError("not UTF-8 text")
        return from_json(text, find) if text.lstrip().startswith("{") else from_text(text, find)
    except RecordError as error:
        return RecordError(f"{path}:{line}: {error}")


def _unwrapped(text: str) -> list[str]:
    """Return the records in a server's answer `{"records": [...]}`, or else the text itself."""
    if not _ANSWER.match(text):
        return [text]
    try:
        answer = load_json(text)
    except RecordError:
        return [text]
    records = answer.pop("records")
    answer.pop("before", None)  # where the page before this one is
    if answer or not isinstance(records, list):
        return [text]
    return [json.dumps(each) for each in records]


def _pieces(lines: Iterator[Numbered]) -> Iterator[Numbered]:
    """Yield one piece per game: a line of JSON, a whole JSON file, or a text record."""
    first = next((numbered for numbered in lines if numbered[1].strip()), None)
    if first is None:
        return
    opening = first[1].strip()
    if opening.startswith("{") and not opening.endswith("}") and '"expeditions"' not in opening:
        yield first[0], _joined(chain([first], lines))
        return
    text: list[Numbered] = []  # the lines of a text record so far
    for numbered in chain([first], lines):
        line = numbered[1].strip()
        starts_text = line.startswith(HEADER.split("/")[0] + "/")
        if text and (starts_text or line.startswith("{")):
            yield text[0][0], _joined(iter(text))
            text = []
        if text or starts_text:
            text.append(numbered)
        elif line:
            yield numbered
    if text:
        yield text[0][0], _joined(iter(text))


def _joined(lines: Iterator[Numbered]) -> str:
    parts: list[str] = []
    size = 0
    for _, text in lines:
        parts.append(text)
        size += len(text)
        if size > MOST_CHARACTERS:
            break
    return "".join(parts)
