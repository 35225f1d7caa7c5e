"""The command line; each module here has one command, or a few that belong together.

A new command is a function of a module, and a line `app.command()` below.
"""

from __future__ import annotations

import signal
import sys
import threading
from typing import Annotated

import typer

from .. import __version__
from ..errors import TacoraError, missing_package
from ..tui.console import exit_with_error, flush_or_redirect, prepare_streams
from .bots import bots
from .join import join
from .lists import editions
from .odds import odds
from .play import play
from .records import record
from .review import review
from .serve import add_serve, backup, restore
from .simulate import simulate
from .solve import solve
from .strength import ladder, measure, train
from .study import report, study

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
app.command()(play)
app.command()(editions)
app.add_typer(bots, name="bots")
app.command()(simulate)
app.command()(odds)
app.command()(solve)
add_serve(app)
app.command()(join)
app.command()(backup)
app.command()(restore)
app.command()(train)
app.command()(ladder)
app.command()(measure)
app.command()(study)
app.command()(report)
app.command()(review)
app.add_typer(record, name="record")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tacora {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Show the version and exit.", callback=_version, is_eager=True
        ),
    ] = False,
) -> None:
    """The push-your-luck card game Diamant / Incan Gold, by five rulebooks."""


def main() -> None:
    """Run the command line; a caller's mistake gives one sentence and exit code 2."""
    prepare_streams()
    for name in ("SIGTERM", "SIGHUP"):  # these signals clean up as Ctrl-C does
        if hasattr(signal, name) and threading.current_thread() is threading.main_thread():
            number = getattr(signal, name)
            if signal.getsignal(number) is not signal.SIG_IGN:  # as under nohup
                signal.signal(number, signal.default_int_handler)
    try:
        _run()
    except TacoraError as error:
        exit_with_error(str(error))
    except ModuleNotFoundError as error:
        message = missing_package(error)
        if message is None:
            raise
        exit_with_error(message)
    except BrokenPipeError:  # the reader has closed the pipe
        flush_or_redirect(sys.stdout)
        flush_or_redirect(sys.stderr)
        sys.exit(0)
    except OSError as error:
        flush_or_redirect(sys.stdout)
        exit_with_error(f"{error.filename or 'output'}: {error.strerror or error}")


def _run() -> None:
    """Run a command and flush its output, so that a failed write is reported."""
    try:
        app()
    except (SystemExit, TacoraError, ModuleNotFoundError):
        sys.stdout.flush()
        flush_or_redirect(sys.stderr)
        raise
