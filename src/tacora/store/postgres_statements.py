"""The statements with which PostgreSQL writes the log of a table, and knows its owner."""

from .contract import LEASE_MS, MOST_RECORDS
from .schema import FORGET_FULL, GIVE_BACK, LISTED, TAKE

CREATE = f"""
WITH made AS (
    INSERT INTO tables ({LISTED}, holder)
    VALUES ($1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
)
INSERT INTO events
SELECT $1, number, line FROM unnest($2::text[]) WITH ORDINALITY AS new (line, number)
"""

# A lost race is not an error, because the database would log the table's id with it. If the first
# line can be written, so can the others: no process writes a version without the one before. The
# lock waits for `COMPACT`, which deletes the lines that would stop a process that is behind, and
# it makes `OWN` of another process wait: so the new owner reads all that was written.
_ADD = """
WITH alive AS (
    SELECT base, holder, owner FROM tables WHERE id = $1 FOR NO KEY UPDATE
), first AS (
    INSERT INTO events SELECT $1, $2::int + 1, ($3::text[])[1] FROM alive
    WHERE base <= $2 AND owner IN ('', $4)
    ON CONFLICT DO NOTHING RETURNING version
), added AS (
    INSERT INTO events
    SELECT $1, $2::int + number, line
    FROM first, unnest($3::text[]) WITH ORDINALITY AS new (line, number) WHERE number > 1
)"""

_RESULT = """
SELECT (SELECT count(*) FROM alive), (SELECT count(*) FROM first)
"""

APPEND = _ADD + _RESULT

APPEND_AND_ENTER = f"""{_ADD}, entered AS (
    UPDATE tables SET phase = $5, due = $6, public = $7, summary = $8, changed_at = $9,
        started = $10, people = $11, code = $12, locked = $13, leased_until = 0
    FROM first WHERE id = $1
), recorded AS (
    INSERT INTO records (table_id, game, record, at, readers, holder)
    SELECT $1, game, record, at, readers, holder
    FROM first, alive, unnest($14::int[], $15::text[], $16::bigint[], $17::text[])
        AS new (game, record, at, readers)
    ON CONFLICT (table_id, game) DO UPDATE
        SET record = excluded.record, at = excluded.at, readers = excluded.readers,
            holder = excluded.holder
), cut AS (
    DELETE FROM records USING first
    WHERE table_id = $1 AND game <= (SELECT max(game) FROM unnest($14::int[]) AS new (game))
        - {MOST_RECORDS}
){_RESULT}"""

COMPACT = """
WITH held AS (
    SELECT id FROM tables WHERE id = $1 AND base <= $2 FOR UPDATE
), marked AS (
    UPDATE tables SET base = $2 FROM held WHERE tables.id = held.id
), cut AS (
    DELETE FROM events USING held WHERE table_id = $1 AND version < $2
)
UPDATE events SET line = $3 FROM held WHERE table_id = $1 AND version = $2
"""

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_ALIVE = f"SELECT id FROM processes WHERE until > {_NOW}"

RENEW = f"""
WITH renewed AS (
    UPDATE processes SET until = {_NOW} + {LEASE_MS}, told = $2
    WHERE id = $1 AND until > {_NOW} RETURNING 1
)
SELECT EXISTS (SELECT 1 FROM renewed), array_agg(id), array_agg(told)
FROM processes WHERE until > {_NOW} AND id <> $1
"""

JOIN = f"""
WITH dead AS (
    DELETE FROM processes WHERE until < {_NOW} - 3600000 AND id <> $1
)
INSERT INTO processes VALUES ($1, $2, {_NOW} + {LEASE_MS})
ON CONFLICT (id) DO UPDATE SET address = excluded.address, until = excluded.until
"""

TAKE_SHARED = TAKE.format("$1::text", "$2::bigint", "$3::bigint", now=_NOW)
GIVE_BACK_SHARED = GIVE_BACK.format("$1", "$2::bigint")
FORGET_FULL_SHARED = FORGET_FULL.format(now=_NOW)

OWN = f"""
WITH taken AS (
    UPDATE tables SET owner = $2 WHERE id = $1 AND owner <> $2
    AND owner NOT IN ({_ALIVE} AND address <> $3) RETURNING 1
)
SELECT CASE WHEN owner = $2 OR EXISTS (SELECT 1 FROM taken) THEN '' ELSE (
    SELECT address FROM processes WHERE processes.id = owner AND until > {_NOW}
) END FROM tables WHERE id = $1
"""

ADOPT = f"""
UPDATE tables SET owner = $1 WHERE id IN (
    SELECT id FROM tables WHERE people > 0 AND owner <> $1 AND owner NOT IN ({_ALIVE})
    LIMIT $2 FOR UPDATE SKIP LOCKED
) RETURNING id
"""

CLAIM = f"""
UPDATE tables SET leased_until = $2, owner = $4 WHERE id IN (
    SELECT id FROM tables WHERE due <= $1 AND leased_until <= $1
    AND (owner = $4 OR owner NOT IN ({_ALIVE})) ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
) RETURNING id
"""

PEERS = f"SELECT address FROM processes WHERE until > {_NOW} ORDER BY address"

CONNECTIONS = """
SELECT current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int
"""
