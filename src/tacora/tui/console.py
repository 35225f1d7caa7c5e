"""The console that every command prints to, and the standard streams behind it.

A shell may pass a stream that is closed, full or of a strange encoding.
"""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import Any, NoReturn, TextIO

from rich.console import Console
from rich.progress import Progress, ProgressColumn, TaskID

from .signals import end_if_signalled

BAD_INPUT = 2


class _Progress(Progress):
    """A progress bar that also ends a command whose signal was lost."""

    def update(self, task_id: TaskID, **fields: Any) -> None:
        end_if_signalled()
        super().update(task_id, **fields)

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        end_if_signalled()
        super().advance(task_id, advance)


class Screen(Console):
    """A console that does not colour numbers, and raises an error for a closed pipe."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False)

    def on_broken_pipe(self) -> None:
        """Raise an error instead of an exit, because the caller may have a game to save."""
        raise BrokenPipeError

    def progress(self, *columns: ProgressColumn, transient: bool = False) -> Progress:
        """A progress bar; it is hidden where the output is not a terminal."""
        hidden = not self.is_terminal
        return _Progress(*columns, console=self, transient=transient, disable=hidden)

    def wipe(self) -> None:
        """Clear the screen and the scroll-back buffer, before the next person looks."""
        self.clear()
        if self.is_terminal:
            self.file.write("\x1b[3J")
            self.file.flush()


def prepare_streams() -> None:
    """Replace closed streams, and escape characters that a stream cannot encode."""
    # In this order, because the system uses the lowest free file descriptor.
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:  # open for reading: a write to it raises an error
        sys.stdout = open(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def flush_or_redirect(stream: TextIO) -> None:
    """Flush a stream; if that fails, redirect it to nowhere, so Python can exit."""
    try:
        stream.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def exit_with_error(message: str) -> NoReturn:
    """Write one sentence to standard error, if possible, and exit with code 2."""
    with suppress(OSError):
        sys.stderr.write(f"tacora: {printable(message)}\n")
    flush_or_redirect(sys.stderr)
    sys.exit(BAD_INPUT)


def printable(message: str) -> str:
    """A message on one line, without control characters."""
    return "".join(
        character if character.isprintable() else ascii(character)[1:-1] for character in message
    )
