"""Atomic files: complete, or not there at all; and texts of limited length."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from .errors import TacoraError


class FileError(TacoraError):
    """A file that cannot be written."""


def limited_text(path: Path, most_bytes: int, name: str, error: type[TacoraError]) -> str:
    """The UTF-8 text of a file; raises `error` with one sentence if it has none or is too long."""
    try:
        with path.open("rb") as file:
            raw = file.read(most_bytes + 1)
        if len(raw) > most_bytes:
            raise error(f"{name}: longer than {most_bytes} bytes")
        return raw.decode("utf-8")
    except OSError as cause:
        raise error(f"{path}: {cause.strerror or cause}") from None
    except UnicodeDecodeError:
        raise error(f"{name}: not UTF-8 text") from None
    except ValueError as cause:  # the name has a null byte
        raise error(f"{name}: {cause}") from None


def whole_file(path: Path) -> AbstractContextManager[TextIO]:
    """A text file to write; it gets its name only when all of it is on disk.

    A pipe, a terminal and anything else that is not a regular file is written to directly.
    """
    return _whole(path, "w", encoding="utf-8", newline="\n")


def whole_bytes(path: Path) -> AbstractContextManager[BinaryIO]:
    """As `whole_file`, for bytes."""
    return _whole(path, "wb")


def check_writable(path: Path) -> None:
    """Raise `FileError` now if the file cannot be written later."""
    try:
        if path.is_dir():
            raise FileError(f"{path}: {os.strerror(errno.EISDIR)}")
        if path.exists() and not path.is_file():
            return
        beside = _beside(path)
        try:
            os.close(_new_file(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None


def _beside(path: Path) -> Path:
    """A name for a temporary file in the same folder; a symbolic link is followed.

    The name exists before the file, so the file can be removed after an interrupt at any moment.
    """
    path = path.resolve()
    return path.with_name(f".{path.name}.{secrets.token_hex(8)}")


def _new_file(path: str | Path, flags: int) -> int:
    """Open a file that only this user may read until it is complete."""
    return os.open(path, flags, 0o600)


@contextmanager
def _whole(path: Path, mode: str, **form: str) -> Iterator[Any]:
    beside = None
    try:
        if path.exists() and not path.is_file():
            with path.open(mode, **form) as pipe:  # type: ignore[call-overload]
                yield pipe
            return
        beside = _beside(path)
        new = mode.replace("w", "x")
        with open(beside, new, opener=_new_file, **form) as file:  # type: ignore[call-overload]
            yield file
            file.flush()
            os.fsync(file.fileno())
        umask = os.umask(0)
        os.umask(umask)
        beside.chmod(0o666 & ~umask)
        os.replace(beside, path.resolve())
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None
    finally:
        if beside is not None:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
