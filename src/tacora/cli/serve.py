"""`tacora serve`: tables for everybody, in a browser."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from ..errors import TacoraError


class NoServer(TacoraError):
    """The part of the program that serves tables is not installed."""


def _run(config: str | None, flags: dict[str, Any]) -> None:
    try:
        from ..server.config import load_config
        from ..server.run import serve as run
    except ModuleNotFoundError as error:
        raise NoServer(f"no {error.name}: install tacora[server]") from None
    run(load_config(flags, file=config))


def serve_command() -> Any:
    """The command, with a flag for every option of the server."""

    def serve(**flags: Any) -> None:
        """Serve tables; options also come from TACORA_... variables and a TOML file."""
        _run(flags.pop("config", None), flags)

    parameters = [_flag("config", str, "A TOML file with options.")]
    try:
        import msgspec

        from ..server.config import Config
    except ModuleNotFoundError:
        pass  # the command is there all the same, and says what is missing
    else:
        hints = get_type_hints(Config, include_extras=True)
        for field in msgspec.structs.fields(Config):
            metas = [meta for meta in hints[field.name].__metadata__ if meta.description]
            kind = type(field.default)
            parameters.append(_flag(field.name, kind, metas[0].description, field.default))
    serve.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    serve.__annotations__ = {each.name: each.annotation for each in parameters}
    return serve


def _flag(name: str, kind: type, meaning: str, default: object = "") -> inspect.Parameter:
    shown = f" [{default}]" if default != "" else ""
    option = typer.Option(f"--{name.replace('_', '-')}", help=meaning + shown, show_default=False)
    annotation = Annotated[kind | None, option]  # type: ignore[valid-type]
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation
    )


Database = Annotated[
    str | None,
    typer.Option(
        metavar="DATABASE",
        help="As for `tacora serve`: a file, or postgresql://...",
        show_default=False,
    ),
]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, e.g. tacora.jsonl.gz.")]


def backup(file: Backup, database: Database = None) -> None:
    """Write all tables and records into one file, also while a server runs."""
    _copy("backup", database, file)


def restore(file: Backup, database: Database = None) -> None:
    """Fill an empty database from a backup."""
    _copy("restore", database, file)


def _copy(what: str, database: str | None, file: Path) -> None:
    try:
        from ..server.config import load_config
        from ..store import backup as copies
    except ModuleNotFoundError as error:
        raise NoServer(f"no {error.name}: install tacora[server]") from None
    config = load_config({"database": database})
    rows = (
        copies.backup(config.database, file)
        if what == "backup"
        else copies.restore(config.database, file)
    )
    typer.echo(f"{file}: {rows}")
