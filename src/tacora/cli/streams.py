"""Standard input, output and error as a shell may hand them over: strange, full or closed."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import NoReturn, TextIO

BAD_INPUT = 2


def prepare() -> None:
    """Make streams of those that are closed, and let none of them refuse a character."""
    # In this order, because the system hands out the lowest free number first.
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:  # it cannot be written, and whoever writes to it hears so
        sys.stdout = open(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def let_go(stream: TextIO) -> None:
    """Write what a stream still holds, or drop it: else Python fails on it once more at its end."""
    try:
        stream.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def complain(message: str) -> NoReturn:
    """One sentence on standard error, if that can be written, and the exit code of bad input."""
    with suppress(OSError):
        sys.stderr.write(f"tacora: {printable(message)}\n")
    let_go(sys.stderr)
    sys.exit(BAD_INPUT)


def printable(message: str) -> str:
    """A message on one line, without characters that a terminal would obey."""
    return "".join(
        character if character.isprintable() else ascii(character)[1:-1] for character in message
    )
