"""Parquet files that are written piece by piece, so memory stays flat."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..files import whole_bytes
from .provenance import KEY

if TYPE_CHECKING:
    from polars import DataFrame


def stream_parquet(
    path: Path,
    frames: Iterator[DataFrame],
    schema: Mapping[str, Any],
    about: Mapping[str, Any],
) -> None:
    """Write all frames into one file, which gets its name only when it is complete."""
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
    with whole_bytes(path) as file, ThreadPoolExecutor(1) as writer:
        writing = writer.submit(lazy.sink_parquet, file, metadata=metadata(about))
        try:
            writing.result()
        finally:
            stopped.set()


def metadata(about: Mapping[str, Any]) -> dict[str, str]:
    """The provenance of a result, as the metadata of a Parquet file."""
    return {KEY: json.dumps(about, ensure_ascii=False)}


def read_metadata(path: Path) -> dict[str, Any]:
    """The provenance in a Parquet file; empty if it has none."""
    from polars import read_parquet_metadata

    found = read_parquet_metadata(path).get(KEY)
    return dict(json.loads(found)) if found else {}
