"""The console that every command prints to."""

from __future__ import annotations

from rich.console import Console
from rich.progress import Progress, ProgressColumn


class Screen(Console):
    """A console without surprises: numbers keep their colour, a closed pipe is an error."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False)

    def on_broken_pipe(self) -> None:
        """Let the caller decide, who may have a game to save, rather than leave at once."""
        raise BrokenPipeError

    def progress(self, *columns: ProgressColumn, transient: bool = False) -> Progress:
        """A progress bar where somebody sees it; a log or a pipe gets none."""
        hidden = not self.is_terminal
        return Progress(*columns, console=self, transient=transient, disable=hidden)

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to, for the next person's eyes."""
        self.clear()
        if self.is_terminal:
            self.file.write("\x1b[3J")
            self.file.flush()
