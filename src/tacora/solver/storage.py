"""Solved tables in the user's cache folder: complete or resumable, memory-mapped when read."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from ..files import whole_file
from .deck import ExpeditionDeck, SolverError
from .layout import Layout, Real

FORMAT = "tacora-equilibrium/1"
VALUES, LEAVE, ABOUT, PROGRESS = "values.npy", "leave.npy", "about.json", "progress.json"


def cache_folder() -> Path:
    """The folder of the tables: `XDG_CACHE_HOME/tacora`, or `~/.cache/tacora`."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".cache") / "tacora"


def table_name(deck: ExpeditionDeck, explorers: int) -> str:
    """The folder name of a table; it is different for every deck."""
    digest = sha256(json.dumps(asdict(deck), sort_keys=True).encode()).hexdigest()[:12]
    traps = "".join(map(str, deck.traps)) if max(deck.traps, default=0) < 10 else "many"
    return f"equilibrium-{explorers}-traps-{traps}-relics-{len(deck.relics)}-{digest}"


@contextmanager
def _clear_errors(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SolverError(f"{folder}: {error.strerror or error}") from None


def about(deck: ExpeditionDeck, explorers: int) -> dict[str, Any]:
    """The description of a table, which is stored with it."""
    return {"format": FORMAT, "explorers": explorers, "deck": json.loads(json.dumps(asdict(deck)))}


class Unfinished:
    """A table that is being solved; after a crash the next run resumes at the last layer."""

    def __init__(self, folder: Path, deck: ExpeditionDeck, explorers: int) -> None:
        self.folder = folder
        self.partial = folder.with_name(folder.name + ".partial")
        self.about = about(deck, explorers)
        self.done: dict[str, Any] = {"layers": 0}

    def open(self, shape: tuple[int, int]) -> tuple[Real, Real]:
        """The arrays of values and chances: new, or from an earlier run."""
        with _clear_errors(self.partial):
            self.partial.mkdir(parents=True, exist_ok=True)
            self._resume(shape)
            need, free = 16 * shape[0] * shape[1], shutil.disk_usage(self.partial).free
            if not self.done["layers"] and need > free:
                raise SolverError(
                    f"{self.partial}: {need / 1e9:.1f} GB are needed on disk "
                    f"and {free / 1e9:.1f} GB are free"
                )
            self._arrays = tuple(
                np.lib.format.open_memmap(
                    self.partial / name,
                    mode="r+" if self.done["layers"] else "w+",
                    dtype=np.float64,
                    shape=shape,
                )
                for name in (VALUES, LEAVE)
            )
        return np.asarray(self._arrays[0]), np.asarray(self._arrays[1])

    def _resume(self, shape: tuple[int, int]) -> None:
        try:
            done = json.loads((self.partial / PROGRESS).read_text(encoding="utf-8"))
            fits = done["about"] == self.about and done["shape"] == list(shape)
            if fits and isinstance(done["layers"], int) and 0 < done["layers"] <= shape[0]:
                for name in (VALUES, LEAVE):
                    assert np.load(self.partial / name, mmap_mode="r").shape == shape
                self.done = done
        except (OSError, ValueError, KeyError, TypeError, AssertionError):
            pass  # nothing to resume: start again

    def save(self, layers: int, **counts: int) -> None:
        """Write to disk that this number of layers is finished."""
        with _clear_errors(self.partial):
            for array in self._arrays:
                array.flush()
        self.done = {
            "about": self.about,
            "shape": list(self._arrays[0].shape),
            "layers": layers,
            **counts,
        }
        with whole_file(self.partial / PROGRESS) as file:
            json.dump(self.done, file)

    def finish(self, layout: Layout) -> None:
        """Give the folder its final name, now that all layers are solved."""
        with _clear_errors(self.partial):
            for field, array in layout._asdict().items():
                np.save(self.partial / f"layout-{field}.npy", array)
        with whole_file(self.partial / ABOUT) as file:
            counts = {key: self.done[key] for key in ("mixed", "several")}
            json.dump({**self.about, **counts}, file, indent=1)
        with _clear_errors(self.folder):
            (self.partial / PROGRESS).unlink()
            if self.folder.exists():
                shutil.rmtree(self.folder)
            self.partial.rename(self.folder)


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Hold a lock on a table, so only one process solves it; no lock where `fcntl` is missing."""
    try:
        import fcntl
    except ImportError:  # two processes at once would write the same numbers
        yield
        return
    # The lock file is never removed: else two processes could lock two files of the same name.
    with _clear_errors(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        file = folder.with_name(folder.name + ".lock").open("w")
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def read_table(
    folder: Path, deck: ExpeditionDeck, explorers: int
) -> tuple[Layout, Real, Real, dict[str, int]] | None:
    """A finished table, memory-mapped; None if there is none."""
    try:
        text = (folder / ABOUT).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise SolverError(f"{folder}: {error.strerror or error}") from None
    try:
        found = json.loads(text)
        if {key: found[key] for key in ("format", "explorers", "deck")} != about(deck, explorers):
            raise ValueError("solved for another deck")
        # Copy on write: compiled code gets a writable array, and the file cannot change.
        layout = Layout(*(_mapped(folder / f"layout-{field}.npy") for field in Layout._fields))
        values, leave = _mapped(folder / VALUES), _mapped(folder / LEAVE)
        if values.shape != leave.shape or values.shape[1:] != (layout.first[-1],):
            raise ValueError("its arrays do not fit together")
        return layout, values, leave, {key: int(found[key]) for key in ("mixed", "several")}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SolverError(f"{folder}: not a table ({error}); remove it and solve again") from None


def _mapped(path: Path) -> Any:
    return np.asarray(np.load(path, mmap_mode="c", allow_pickle=False))
