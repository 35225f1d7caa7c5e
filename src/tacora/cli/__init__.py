"""The command line."""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from typing import NoReturn

import typer

from ..errors import TacoraError
from .bots import bots
from .editions import editions
from .ladder import ladder, measure
from .odds import odds
from .play import play
from .records import record
from .review import review
from .serve import backup, restore, serve_command
from .simulate import simulate
from .solve import solve
from .train import train

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
app.command()(bots)
app.command()(simulate)
app.command()(odds)
app.command()(solve)
app.command("serve")(serve_command())
app.command()(backup)
app.command()(restore)
app.command()(train)
app.command()(ladder)
app.command()(measure)
app.command()(review)
app.add_typer(record, name="record")


def main() -> None:
    """Run the command line; what the caller did wrong becomes one sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # no terminal and no file name is too strange
            stream.reconfigure(errors="backslashreplace")
    for name in ("SIGTERM", "SIGHUP"):  # whoever ends us gets the same tidiness as Ctrl-C
        if hasattr(signal, name) and threading.current_thread() is threading.main_thread():
            number = getattr(signal, name)
            if signal.getsignal(number) is not signal.SIG_IGN:  # nohup's word counts
                signal.signal(number, signal.default_int_handler)
    try:
        app()
        sys.stdout.flush()
    except TacoraError as error:
        complain(str(error))
    except BrokenPipeError:  # the reader has seen enough
        _forget_output()
        sys.exit(0)
    except OSError as error:
        _forget_output()
        complain(f"{error.filename or 'output'}: {error.strerror or error}")


def complain(message: str) -> NoReturn:
    """One sentence on standard error, and the exit code of bad input."""
    sys.stderr.write(f"tacora: {printable(message)}\n")
    sys.exit(BAD_INPUT)


def _forget_output() -> None:
    """What cannot be written now cannot be written when Python closes the stream either."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def printable(message: str) -> str:
    """A message on one line, without characters that a terminal would obey."""
    return "".join(
        character if character.isprintable() else ascii(character)[1:-1] for character in message
    )
