"""What the commands for study share; they speak English alone."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..tui.console import Screen


def progress_bar() -> Progress:
    """A bar on the error stream, so that output can be kept in a file."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Screen(stderr=True).progress(*columns, TimeRemainingColumn())


def counted(number: int, noun: str) -> str:
    """A number with its noun, such as `1 game` or `1,000 games`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
