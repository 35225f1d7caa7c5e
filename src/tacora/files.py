"""Files that are there whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from .errors import TacoraError


class FileError(TacoraError):
    """A file that cannot be written."""


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """A text file to write; it takes its name when all of it is on disk, and only then.

    What is no regular file, such as a pipe or a terminal, is written to as it stands.
    """
    try:
        if path.exists() and not path.is_file():
            with path.open("w", encoding="utf-8", newline="\n") as pipe:
                yield pipe
            return
        path = path.resolve()  # a link stays a link
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        umask = os.umask(0)
        os.umask(umask)
        Path(name).chmod(0o666 & ~umask)
        os.replace(name, path)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None
    finally:
        with suppress(FileNotFoundError):
            os.unlink(name)
