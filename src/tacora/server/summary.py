"""What a list of tables says about one of them."""

from __future__ import annotations

from msgspec import Struct

from ..table import Table
from ..table.state import Phase
from .protocol import Options


class Summary(Struct, frozen=True):
    """A table in a list: nothing that its own page does not show to everybody."""

    table: str
    phase: Phase
    options: Options
    host: str | None
    taken: int
    seats: int


def summary_of(table: Table) -> Summary:
    host = table.person(table.host)
    return Summary(
        table=table.id,
        phase=table.phase,
        options=table.options,
        host=host.name if host else None,
        taken=len(table.taken()),
        seats=len(table.seats),
    )
