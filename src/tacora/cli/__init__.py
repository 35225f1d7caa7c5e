"""The command line."""

from __future__ import annotations

import io
import sys

import typer

from ..errors import TacoraError
from .editions import editions
from .play import play
from .records import record
from .simulate import simulate

BAD_INPUT = 2

app = typer.Typer(
    help="The push-your-luck card game Diamant / Incan Gold, by five rulebooks.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
app.command()(play)
app.command()(editions)
app.command()(simulate)
app.add_typer(record, name="record")


def main() -> None:
    """Run the command line; what the caller did wrong becomes one sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # no terminal and no file name is too strange
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except TacoraError as error:
        sys.stderr.write(f"tacora: {printable(str(error))}\n")
        sys.exit(BAD_INPUT)


def printable(message: str) -> str:
    """A message on one line, without characters that a terminal would obey."""
    return "".join(
        character if character.isprintable() else ascii(character)[1:-1] for character in message
    )
