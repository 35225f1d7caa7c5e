"""The schema, step by step; a step that has been published is never changed."""

from __future__ import annotations

from .contract import StoreError

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            phase TEXT NOT NULL,
            due BIGINT,
            leased_until BIGINT NOT NULL DEFAULT 0,
            public BOOLEAN NOT NULL,
            summary TEXT NOT NULL,
            changed_at BIGINT NOT NULL
        )""",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_changed ON tables (changed_at)",
        """CREATE TABLE events (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            version INTEGER NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (table_id, version)
        )""",
        """CREATE TABLE records (
            table_id TEXT NOT NULL,
            game INTEGER NOT NULL,
            record TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, game)
        )""",
    ),
    (
        """CREATE TABLE presence (
            table_id TEXT NOT NULL,
            person INTEGER NOT NULL,
            process TEXT NOT NULL,
            until BIGINT NOT NULL,
            PRIMARY KEY (table_id, person, process)
        )""",
        "CREATE INDEX presence_until ON presence (until)",
    ),
)

LATEST = len(STEPS)


def missing_steps(version: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The numbered steps from a version to the latest; an older program refuses a newer schema."""
    if version > LATEST:
        raise StoreError(
            f"the database has schema {version}, and this program knows {LATEST} at most: "
            "use the newer program that made it"
        )
    return tuple(enumerate(STEPS[version:], start=version + 1))
