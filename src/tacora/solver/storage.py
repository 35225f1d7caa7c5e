"""Solved tables in the user's cache folder: whole or resumable, memory-mapped when read."""

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
    """Where tables are kept: `XDG_CACHE_HOME/tacora`, or `~/.cache/tacora`."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".cache") / "tacora"


def table_name(deck: ExpeditionDeck, explorers: int) -> str:
    """A folder name that says the most and is different for every deck."""
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
    """What a table was solved for, as it stands beside it."""
    return {"format": FORMAT, "explorers": explorers, "deck": json.loads(json.dumps(asdict(deck)))}


class Unfinished:
    """A table being solved: finished layers survive a crash, and the next run goes on there."""

    def __init__(self, folder: Path, deck: ExpeditionDeck, explorers: int) -> None:
        self.folder = folder
        self.partial = folder.with_name(folder.name + ".partial")
        self.about = about(deck, explorers)
        self.done: dict[str, Any] = {"layers": 0}

    def open(self, shape: tuple[int, int]) -> tuple[Real, Real]:
        """The two arrays to fill, new or as far as an earlier run came."""
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
            pass  # nothing that could be gone on with: from the start

    def save(self, layers: int, **counts: int) -> None:
        """So many layers are finished and on disk."""
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
        """Everything is solved: the folder takes its name."""
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
    """Wait until no other process solves the same table, where the system has such locks."""
    try:
        import fcntl
    except ImportError:  # two runs at once would write the same numbers
        yield
        return
    # The lock's file stays: were it removed, two who wait could each hold one of the same name.
    with _clear_errors(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        file = folder.with_name(folder.name + ".lock").open("w")
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def read_table(
    folder: Path, deck: ExpeditionDeck, explorers: int
) -> tuple[Layout, Real, Real, dict[str, int]] | None:
    """A finished table, memory-mapped; None where there is none."""
    try:
        text = (folder / ABOUT).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise SolverError(f"{folder}: {error.strerror or error}") from None
    try:
        found = json.loads(text)
        if {key: found[key] for key in ("format", "explorers", "deck")} != about(deck, explorers):
            raise ValueError("solved for something else")
        # Copy on write: compiled code takes it like any array, and the file cannot change.
        layout = Layout(*(_mapped(folder / f"layout-{field}.npy") for field in Layout._fields))
        values, leave = _mapped(folder / VALUES), _mapped(folder / LEAVE)
        if values.shape != leave.shape or values.shape[1:] != (layout.first[-1],):
            raise ValueError("sizes that do not fit together")
        return layout, values, leave, {key: int(found[key]) for key in ("mixed", "several")}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SolverError(f"{folder}: not a table ({error}); remove it and solve again") from None


def _mapped(path: Path) -> Any:
    return np.asarray(np.load(path, mmap_mode="c", allow_pickle=False))
