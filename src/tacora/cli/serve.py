"""`tacora serve`, `backup`, `restore` and `migrate`: the server and its database."""

from __future__ import annotations

import inspect
import time
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer
from rich.markup import escape

from ..errors import missing_package


def add_serve(app: typer.Typer) -> None:
    """Add `tacora serve`, with an option for every field of the server's `Config`."""
    try:
        options = _options()
    except ModuleNotFoundError as error:
        if missing_package(error) is None:
            raise
        # Without the server its options are unknown: accept any, and say what is missing.
        anything = {"ignore_unknown_options": True, "allow_extra_args": True}
        app.command("serve", context_settings=anything)(_serve_nothing)
        return

    def serve(**flags: Any) -> None:
        """Serve tables; options also come from TACORA_... variables and a TOML file."""
        from ..server.config import load_config
        from ..server.run import serve as run

        config = flags.pop("config", None)
        run(load_config(flags, file=config))

    serve.__signature__ = inspect.Signature(options)  # type: ignore[attr-defined]
    serve.__annotations__ = {each.name: each.annotation for each in options}
    app.command("serve")(serve)


def _serve_nothing() -> None:
    """Serve tables; this installation cannot, because it lacks the extra `server`."""
    from ..server import run  # noqa: F401  its error names the missing package


def _options() -> list[inspect.Parameter]:
    import msgspec

    from ..server.config import Config

    hints = get_type_hints(Config, include_extras=True)
    options = [_flag("config", str, "A TOML file with options.")]
    for field in msgspec.structs.fields(Config):
        metas = [meta for meta in hints[field.name].__metadata__ if meta.description]
        kind = type(field.default)
        options.append(_flag(field.name, kind, metas[0].description, field.default))
    return options


def _flag(name: str, kind: type, meaning: str, default: object = "") -> inspect.Parameter:
    shown = f" [default: {default}]" if default != "" else ""
    said = escape(meaning + shown)  # without it, `[info]` would be taken for a style
    option = typer.Option(f"--{name.replace('_', '-')}", help=said, show_default=False)
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
    """Fill an empty database from a backup; running games get other next cards."""
    _copy("restore", database, file)


def _copy(what: str, database: str | None, file: Path) -> None:
    from ..server.config import load_config
    from ..store import backup as copies

    config = load_config({"database": database})
    rows = (
        copies.backup(config.database, file)
        if what == "backup"
        else copies.restore(config.database, file, _new_secret)
    )
    typer.echo(f"{file}: {rows}")


def migrate(
    database: Database = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Only rehearse it on a copy, and say what would change."),
    ] = False,
) -> None:
    """Bring the schema of the database up to date, after a rehearsal; `serve` does so too."""
    from ..server.config import load_config
    from ..store import migrations
    from ..store.schema import BESIDE, LATEST

    config = load_config({"database": database})
    found = migrations.rehearse(config.database)
    if not found.steps:
        typer.echo(f"schema {found.version}: nothing to change")
        return
    for number, statements in found.steps:
        typer.echo(f"schema {number}:")
        for statement in statements:
            typer.echo(f"  {' '.join(statement.split())}")
    if found.version < BESIDE:
        typer.echo("Older programs cannot work with the new schema: stop them first.")
    typer.echo(
        f"From schema {found.version} to {LATEST}: rehearsed on a copy with {found.rows} rows,"
        f" {found.seconds:.2f} seconds."
    )
    if not check:
        migrations.migrate(config.database)
        typer.echo(f"The database has schema {LATEST}.")


def _new_secret() -> str:
    """Return the line of a log that replaces the secret of a table."""
    from ..server.persistence import write_line
    from ..server.security import RealWorld
    from ..table.log import SecretReplaced

    return write_line(SecretReplaced(time.time_ns() // 1_000_000, RealWorld().secret()))
