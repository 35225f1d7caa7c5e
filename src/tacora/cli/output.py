"""Results as data on standard output: the options `--json` and `--csv`."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Csv = Annotated[bool, typer.Option("--csv", help="Print the result as CSV.")]


def check_form(as_json: bool, as_csv: bool) -> None:
    """Raise an error if both forms are asked for."""
    if as_json and as_csv:
        raise typer.BadParameter("one of --json and --csv can be printed, not both")


def print_data(
    as_json: bool,
    as_csv: bool,
    rows: Sequence[Mapping[str, Any]],
    about: Mapping[str, Any],
    **more: Any,
) -> bool:
    """Print rows in the form that was asked for, if any; returns whether they were printed.

    `about` says how the result came about; in CSV it is a comment on the first line. JSON also
    has what `more` names.
    """
    if as_json:
        found = {"provenance": about, "rows": list(rows), **more}
        sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    elif as_csv:
        sys.stdout.write(f"# {json.dumps(about, ensure_ascii=False)}\n")
        names = list(dict.fromkeys(name for row in rows for name in row))
        writer = csv.DictWriter(sys.stdout, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return as_json or as_csv
