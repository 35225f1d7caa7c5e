"""The database schema that both stores share, its migrations, and the queries of both."""

from __future__ import annotations

from .contract import HOLDER_CHARACTERS, MOST_CUT, MOST_PUBLIC, MOST_REVIEWS, StoreError
from .daily import STEP as DAILY
from .orders import STEP as ORDERS_AND_AUDIT

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
    (
        "ALTER TABLE tables ADD COLUMN base INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN holder TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN started BOOLEAN NOT NULL DEFAULT TRUE",
        "ALTER TABLE tables ADD COLUMN people INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE records ADD COLUMN readers TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_public ON tables (changed_at) WHERE public AND phase = 'open'",
        "CREATE INDEX tables_idle ON tables (changed_at) WHERE NOT started AND people = 0",
    ),
    (
        "ALTER TABLE tables ADD COLUMN code TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_code ON tables (code) WHERE phase = 'open' AND code <> ''",
    ),
    (
        "ALTER TABLE records ADD COLUMN holder TEXT NOT NULL DEFAULT ''",
        "UPDATE records SET holder = (SELECT holder FROM tables WHERE id = table_id)"
        " WHERE table_id IN (SELECT id FROM tables WHERE holder <> '')",
        # One index for each step of networks: a /48 or an IPv4 address, a /56, a /64.
        "CREATE INDEX records_of_48 ON records (substr(holder, 1, 12), at) WHERE holder <> ''",
        "CREATE INDEX records_of_56 ON records (substr(holder, 1, 25), at) WHERE holder <> ''",
        "CREATE INDEX records_of_64 ON records (substr(holder, 1, 38), at) WHERE holder <> ''",
        "CREATE INDEX records_at ON records (at)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN locked BOOLEAN NOT NULL DEFAULT FALSE",
        "DROP INDEX tables_code",
        "CREATE INDEX tables_code ON tables (code) WHERE code <> ''",
    ),
    (
        """CREATE TABLE processes (
            id TEXT PRIMARY KEY,
            address TEXT NOT NULL,
            until BIGINT NOT NULL
        )""",
        "ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_owner ON tables (owner) WHERE people > 0",
        "DROP TABLE presence",
    ),
    (
        """CREATE TABLE reviews (
            key TEXT PRIMARY KEY,
            review TEXT NOT NULL,
            at BIGINT NOT NULL
        )""",
        "CREATE INDEX reviews_at ON reviews (at)",
    ),
    ORDERS_AND_AUDIT,
    (
        "ALTER TABLE processes ADD COLUMN told TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE buckets (id TEXT PRIMARY KEY, full_at BIGINT NOT NULL)",
    ),
    DAILY,
)

LISTED = "id, phase, due, public, summary, changed_at, started, people, code, locked"
_LARGEST_NETWORK = f"CASE WHEN holder = '' THEN id ELSE substr(holder, 1, {HOLDER_CHARACTERS}) END"
ALL_LISTED = f"SELECT {LISTED} FROM tables ORDER BY changed_at DESC, id LIMIT {{0}}"
PUBLIC_LISTED = f"""
SELECT {LISTED} FROM (
    SELECT * FROM (
        SELECT *, row_number() OVER (
            PARTITION BY {_LARGEST_NETWORK} ORDER BY changed_at DESC, id
        ) AS place FROM tables WHERE public AND phase = 'open'
    ) AS each WHERE place <= {MOST_PUBLIC} ORDER BY place, changed_at DESC, id LIMIT {{0}}
) AS fair ORDER BY changed_at DESC, id
"""
EMPTIEST = f"""
SELECT id FROM (
    SELECT id, phase, started, people, changed_at, count(*) OVER (
        PARTITION BY {_LARGEST_NETWORK}
    ) AS held FROM tables
) AS each WHERE people = 0 AND phase <> 'playing' AND changed_at < {{0}}
ORDER BY held DESC, started, changed_at LIMIT {{1}}
"""
CUT_RECORDS = f"""
DELETE FROM records WHERE (table_id, game) IN (
    SELECT table_id, game FROM records WHERE holder <> '' AND substr(holder, 1, {{2}}) = {{0}}
    ORDER BY at DESC, game DESC LIMIT {MOST_CUT} OFFSET {{1}}
) RETURNING 1
"""
KEEP_REVIEW = (
    "INSERT INTO reviews (key, review, at) VALUES ({0}, {1}, {2})"
    " ON CONFLICT (key) DO UPDATE SET review = excluded.review, at = excluded.at"
)
CUT_REVIEWS = f"""
DELETE FROM reviews WHERE key IN (
    SELECT key FROM reviews ORDER BY at DESC, key LIMIT {MOST_CUT} OFFSET {MOST_REVIEWS}
)
"""
WITH_CODE = (
    "SELECT id FROM tables WHERE code <> '' AND code = {0} AND phase = 'open' AND NOT locked"
    " LIMIT 2"
)
TAKE = (
    "INSERT INTO buckets (id, full_at) VALUES ({0}, {now} + {1}) ON CONFLICT (id) DO UPDATE"
    " SET full_at = CASE WHEN buckets.full_at > {now} AND buckets.full_at <= {now} + {2}"
    " THEN buckets.full_at ELSE {now} END + {1}"
    " WHERE buckets.full_at <= {now} + {2} - {1} OR buckets.full_at > {now} + {2} RETURNING 1"
)
"""The store knows when a bucket will be full; each missing token adds the same time.

A time that is further away than an empty bucket needs was written before the clock was set back:
the bucket counts as full.
"""
GIVE_BACK = "UPDATE buckets SET full_at = full_at - {1} WHERE id = {0}"
FORGET_FULL = "DELETE FROM buckets WHERE full_at <= {now}"
CODE_IS_TAKEN = "SELECT 1 FROM tables WHERE code <> '' AND code = {0} LIMIT 1"
UNUSED = (
    "SELECT id, changed_at FROM tables WHERE changed_at < {0} AND (due IS NULL OR due <= {2})"
    " UNION SELECT id, changed_at FROM tables WHERE changed_at < {1} AND NOT started"
    " AND people = 0 ORDER BY changed_at LIMIT {3}"
)
"""Queries of both stores; their parameters are written in different ways."""

LATEST = len(STEPS)
BESIDE = 7
"""Programs with this schema or a later one work on the latest schema too, until they are stopped.

So a later step only adds: tables, indexes, and columns with a default. A step that does more
raises this number to its own; then older programs must stop first.
"""


def missing_steps(version: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Return the steps from a version of the schema to the latest, each with its version.

    Raises a `StoreError` if the database has a newer schema than this program.
    """
    if version > LATEST:
        raise StoreError(
            f"the database has schema {version}, and this program knows {LATEST} at most: "
            "use the newer program that made it"
        )
    return tuple(enumerate(STEPS[version:], start=version + 1))
