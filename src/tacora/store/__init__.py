"""Where tables are kept: an append-only log behind one contract, on SQLite or PostgreSQL."""

from pathlib import Path

from .contract import Conflict, Entry, Gone, Listed, NewRecord, Store, StoreError, Woken
from .sqlite import SqliteStore

__all__ = [
    "Conflict",
    "Entry",
    "Gone",
    "Listed",
    "NewRecord",
    "SqliteStore",
    "Store",
    "StoreError",
    "Woken",
    "store_at",
]


def store_at(address: str) -> Store:
    """The store at an address: `postgresql://...`, or the path of an SQLite file."""
    if address.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStore  # one who plays on SQLite needs no driver for it

        return PostgresStore(address)
    if "://" in address:
        raise StoreError("a database is `postgresql://...` or the path of an SQLite file")
    path = Path(address)
    if str(path) == ":memory:":
        raise StoreError("tables are kept in a file, and `:memory:` is none")
    return SqliteStore(path)
