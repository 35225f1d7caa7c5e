"""The record of a table's game, with the proof of its shuffle."""

from __future__ import annotations

from dataclasses import replace

from ..record import Record, full_proof
from .state import Table


def record_of(table: Table) -> Record:
    """The record of a game that is over, with all that was secret until then."""
    assert table.record is not None
    assert table.phase in ("over", "closed"), "the seed is a secret while the game runs"
    bots = {str(number): seat.bot for number, seat in enumerate(table.seats) if seat and seat.bot}
    extra = {
        "date": table.changed_at,
        "bots": bots,
        "shuffle": full_proof(table.record, table.server_seed, table.numbers),
    }
    return replace(table.record, extra=extra)
