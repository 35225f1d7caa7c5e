"""The command line."""

from __future__ import annotations

import signal
import sys
import threading
from typing import Annotated

import typer

from .. import __version__
from ..errors import TacoraError
from ..extras import missing_package
from .bots import bots
from .editions import editions
from .ladder import ladder, measure
from .odds import odds
from .play import play
from .records import record
from .review import review
from .serve import add_serve, backup, restore
from .simulate import simulate
from .solve import solve
from .streams import complain, let_go, prepare
from .train import train

app = typer.Typer(
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
add_serve(app)
app.command()(backup)
app.command()(restore)
app.command()(train)
app.command()(ladder)
app.command()(measure)
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
    """Run the command line; what the caller did wrong becomes one sentence and exit code 2."""
    prepare()
    for name in ("SIGTERM", "SIGHUP"):  # whoever ends us gets the same tidiness as Ctrl-C
        if hasattr(signal, name) and threading.current_thread() is threading.main_thread():
            number = getattr(signal, name)
            if signal.getsignal(number) is not signal.SIG_IGN:  # nohup's word counts
                signal.signal(number, signal.default_int_handler)
    try:
        _run()
    except TacoraError as error:
        complain(str(error))
    except ModuleNotFoundError as error:
        message = missing_package(error)
        if message is None:
            raise
        complain(message)
    except BrokenPipeError:  # the reader has seen enough
        let_go(sys.stdout)
        let_go(sys.stderr)
        sys.exit(0)
    except OSError as error:
        let_go(sys.stdout)
        complain(f"{error.filename or 'output'}: {error.strerror or error}")


def _run() -> None:
    """Run a command, and see its output written while a failure can still be told."""
    try:
        app()
    except (SystemExit, TacoraError, ModuleNotFoundError):
        sys.stdout.flush()
        let_go(sys.stderr)
        raise
