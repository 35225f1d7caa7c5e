"""The store of tables: an append-only log with one contract, on SQLite or PostgreSQL."""

from pathlib import Path

from .contract import (
    Conflict,
    Entry,
    Gone,
    KeptRecord,
    Listed,
    NewRecord,
    Store,
    StoreError,
)
from .sqlite import SqliteStore

__all__ = [
    "Conflict",
    "Entry",
    "Gone",
    "KeptRecord",
    "Listed",
    "NewRecord",
    "SqliteStore",
    "Store",
    "StoreError",
    "store_at",
]


def store_at(address: str) -> Store:
    """Return the store at an address: `postgresql://...`, or the path of an SQLite file."""
    if address.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStore  # SQLite works without its driver

        return PostgresStore(address)
    if "://" in address:
        raise StoreError("a database is `postgresql://...` or the path of an SQLite file")
    path = Path(address)
    if str(path) == ":memory:":
        raise StoreError("`:memory:` is not a file; tables are stored in a file")
    return SqliteStore(path)
