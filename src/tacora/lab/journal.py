"""The journal of a study: what each finished chunk brought, one line each."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path
from typing import IO, NamedTuple

from ..files import FileError
from ..statistics import WIDTH

NAME = "chunks.jsonl"


class Kept(NamedTuple):
    """A finished chunk: its games, their sums, and how many were played in a second."""

    first: int
    games: int
    sums: tuple[int, ...]
    rate: float


class Journal:
    """A file that only grows: a line is on disk before the next chunk counts.

    Without a folder, nothing is kept.
    """

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / NAME if folder else None
        self._file: IO[str] | None = None
        self._kept: dict[tuple[str, str | None], list[Kept]] = defaultdict(list)

    def __enter__(self) -> Journal:
        if self._path is None:
            return self
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            whole = self._read() if self._path.exists() else 0
            self._file = self._path.open("a", encoding="utf-8", newline="\n")
            self._file.truncate(whole)  # an interrupt may have cut the last line short
        except OSError as error:
            raise FileError(f"{self._path}: {error.strerror or error}") from None
        return self

    def __exit__(self, *problem: object) -> None:
        if self._file:
            self._file.close()

    def chunks(self, key: str, rows: str | None) -> list[Kept]:
        """The finished chunks of a cell, the first games first."""
        return sorted(self._kept[key, rows])

    def add(
        self,
        key: str,
        rows: str | None,
        first: int,
        games: int,
        sums: tuple[int, ...],
        rate: float,
    ) -> None:
        """Write a finished chunk."""
        if self._file is None:
            return
        # Most sums are 0, so only the others are written, with their places.
        some = {place: number for place, number in enumerate(sums) if number}
        line = {"cell": key, "rows": rows, "first": first, "games": games, "rate": rate}
        try:
            self._file.write(json.dumps(line | {"sums": some}) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise FileError(f"{self._path}: {error.strerror or error}") from None

    def _read(self) -> int:
        """Read all whole lines; returns how many bytes they have."""
        assert self._path
        whole = 0
        for line in self._path.read_bytes().splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break
            try:
                said = json.loads(line)
                sums = [0] * WIDTH
                for place, number in said["sums"].items():
                    sums[int(place)] = int(number)
                kept = Kept(
                    int(said["first"]), int(said["games"]), tuple(sums), float(said["rate"])
                )
                self._kept[str(said["cell"]), said["rows"]].append(kept)
            except (ValueError, TypeError, KeyError, IndexError, AttributeError):
                raise FileError(f"{self._path}: not the journal of a study") from None
            whole += len(line)
        return whole
