-- Row ids become nonces, so they must never come back once a row is gone.
CREATE TABLE outbox_kept (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL,
    seat     INTEGER,
    payload  TEXT NOT NULL DEFAULT '{}',
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at   REAL NOT NULL,
    tried_at REAL
) STRICT;

INSERT INTO outbox_kept SELECT id, table_id, kind, seat, payload, attempts, due_at, tried_at FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_kept RENAME TO outbox;
CREATE INDEX outbox_by_due ON outbox (due_at);
CREATE INDEX outbox_by_table ON outbox (table_id, id);
