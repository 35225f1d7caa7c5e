"""The statements with which PostgreSQL writes the log of a table."""

from .contract import LISTED, MOST_RECORDS

CREATE = f"""
WITH made AS (
    INSERT INTO tables ({LISTED}, holder)
    VALUES ($1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
)
INSERT INTO events
SELECT $1, number, line FROM unnest($2::text[]) WITH ORDINALITY AS new (line, number)
"""

# A lost race is no error, because the database would log the table's id with it. If the first
# line can be written, so can the others: nobody writes a version without the one before. The
# lock waits for `COMPACT`, which deletes the lines that would stop a process that is behind.
_ADD = """
WITH alive AS (
    SELECT base, holder FROM tables WHERE id = $1 FOR KEY SHARE
), first AS (
    INSERT INTO events SELECT $1, $2::int + 1, ($3::text[])[1] FROM alive WHERE base <= $2
    ON CONFLICT DO NOTHING RETURNING version
), added AS (
    INSERT INTO events
    SELECT $1, $2::int + number, line
    FROM first, unnest($3::text[]) WITH ORDINALITY AS new (line, number) WHERE number > 1
)"""

_TELL = """
SELECT (SELECT count(*) FROM alive), (SELECT pg_notify('tacora', $4)::text FROM first)
"""

APPEND = _ADD + _TELL

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
){_TELL}"""

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
