"""How a result came about, as every file of results says it, and Parquet files in pieces."""

from __future__ import annotations

import json
import os
import platform
import re
import shlex
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from .. import __version__
from ..files import whole_bytes
from ..game import Edition

if TYPE_CHECKING:
    from polars import DataFrame

KEY = "tacora"
"""The key of the metadata in a Parquet file."""
WAIT_SECONDS = 0.2
"""A signal is noticed within this time while a Parquet file is written."""


def command() -> str:
    """The command that started this process."""
    return shlex.join([os.path.basename(sys.argv[0] or "python"), *sys.argv[1:]])


def provenance(
    *, seed: str | None = None, edition: Edition | Sequence[Edition] = (), **more: Any
) -> dict[str, Any]:
    """The version, the command, the machine, and what else determines a result; ready for JSON."""
    found: dict[str, Any] = {
        "tacora": __version__,
        "command": command(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
    }
    if seed is not None:
        found["seed"] = seed
    editions = (edition,) if isinstance(edition, Edition) else edition
    if editions:
        found["edition"] = ", ".join(dict.fromkeys(each.name for each in editions))
    return found | more


def stream_parquet(
    path: Path,
    frames: Iterator[DataFrame],
    schema: Mapping[str, Any],
    about: Mapping[str, Any],
) -> None:
    """Write all frames into one file, piece by piece, so that memory stays flat.

    The file gets its name only when it is complete.
    """
    from polars.io.plugins import register_io_source

    stopped = threading.Event()

    def source(
        columns: list[str] | None, predicate: object, rows: int | None, size: int | None
    ) -> Iterator[DataFrame]:
        for frame in frames:
            if stopped.is_set():
                raise InterruptedError
            yield frame

    lazy = register_io_source(source, schema=dict(schema))
    # A signal reaches Python code of the main thread only, so polars writes in another one.
    with parquet_file(path) as file, ThreadPoolExecutor(1) as writer:
        try:  # a signal may come as soon as the writer runs, and leaving waits for the writer
            written = writer.submit(lazy.sink_parquet, file, metadata=metadata(about))
            # Python sleeps through a signal that comes as a wait begins, so no wait is long.
            while not wait([written], WAIT_SECONDS).done:
                pass
            written.result()
        finally:
            stopped.set()


@contextmanager
def parquet_file(path: Path) -> Iterator[BinaryIO]:
    """A file for polars to write; `whole_bytes` that also tells the errors of polars with it."""
    from polars.exceptions import ComputeError

    with whole_bytes(path) as file:
        try:
            yield file
        except ComputeError as error:
            number = re.search(r"\(os error (\d+)\)", str(error))
            if number is None:
                raise
            raise OSError(int(number[1]), os.strerror(int(number[1]))) from None


def metadata(about: Mapping[str, Any]) -> dict[str, str]:
    """The provenance of a result, as the metadata of a Parquet file."""
    return {KEY: json.dumps(about, ensure_ascii=False)}


def read_metadata(path: Path) -> dict[str, Any]:
    """The provenance in a Parquet file; empty if it has none."""
    from polars import read_parquet_metadata

    found = read_parquet_metadata(path).get(KEY)
    return dict(json.loads(found)) if found else {}
