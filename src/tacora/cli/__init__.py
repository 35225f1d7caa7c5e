"""The command line; each module here has one command, or a few that belong together.

A new command is a function of a module, and an entry in `COMMANDS`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated

import typer

from .. import __version__
from ..errors import TacoraError, missing_package
from ..tui.console import exit_with_error, flush_or_redirect, prepare_streams
from ..tui.signals import end_at_signals

COMMANDS = {
    "play": "play",
    "editions": "lists",
    "bots": "bots",
    "simulate": "simulate",
    "odds": "odds",
    "solve": "solve",
    "serve": "serve",
    "join": "join",
    "backup": "serve",
    "restore": "serve",
    "migrate": "serve",
    "train": "strength",
    "ladder": "strength",
    "measure": "strength",
    "study": "study",
    "tournament": "study",
    "report": "study",
    "puzzles": "puzzles",
    "review": "review",
    "record": "records",
}
"""The name of each command and its module, in the order of the help."""


def command_line(only: str = "") -> typer.Typer:
    """Return the command line with this command alone, or with all if there is no such command.

    A command starts in two thirds of the time if the others are not imported.
    """
    app = typer.Typer(
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
    )
    app.callback()(options)
    for name in [only] if only in COMMANDS else COMMANDS:
        module = import_module(f".{COMMANDS[name]}", __name__)
        if name == "serve":
            module.add_serve(app)
        elif isinstance(command := getattr(module, name), typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command()(command)
    return app


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tacora {__version__}")
        raise typer.Exit


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
    end_at_signals()
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
        command_line(*sys.argv[1:2])()
    except (SystemExit, TacoraError, ModuleNotFoundError):
        sys.stdout.flush()
        flush_or_redirect(sys.stderr)
        raise
