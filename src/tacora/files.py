"""Files that are there whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from .errors import TacoraError


class FileError(TacoraError):
    """A file that cannot be written."""


def whole_file(path: Path) -> AbstractContextManager[TextIO]:
    """A text file to write; it takes its name when all of it is on disk, and only then.

    What is no regular file, such as a pipe or a terminal, is written to as it stands.
    """
    return _whole(path, "w", encoding="utf-8", newline="\n")


def whole_bytes(path: Path) -> AbstractContextManager[BinaryIO]:
    """The same for a file that is no text."""
    return _whole(path, "wb")


def check_writable(path: Path) -> None:
    """Refuse a file now that could not be written later."""
    try:
        if path.is_dir():
            raise FileError(f"{path}: {os.strerror(errno.EISDIR)}")
        if path.exists() and not path.is_file():
            return
        _, name = _beside(path)
        os.unlink(name)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None


def _beside(path: Path) -> tuple[int, str]:
    """A new file beside this one, open, and its name; a link stays a link."""
    path = path.resolve()
    return tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)


@contextmanager
def _whole(path: Path, mode: str, **form: str) -> Iterator[Any]:
    try:
        if path.exists() and not path.is_file():
            with path.open(mode, **form) as pipe:  # type: ignore[call-overload]
                yield pipe
            return
        handle, name = _beside(path)
        path = path.resolve()
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None
    try:
        with os.fdopen(handle, mode, **form) as file:  # type: ignore[call-overload]
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
