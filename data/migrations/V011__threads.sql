-- The thread of a running table is looked after before Discord archives it.
CREATE TABLE timers_kept (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL CHECK (kind IN ('deadline', 'remind', 'bot', 'thread')),
    seat     INTEGER NOT NULL,
    due_at   REAL NOT NULL,
    times    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO timers_kept SELECT table_id, kind, seat, due_at, times FROM timers;
INSERT INTO timers_kept (table_id, kind, seat, due_at)
    SELECT id, 'thread', -1, 0 FROM tables WHERE status = 'running' AND thread_id IS NOT NULL;
DROP TABLE timers;
ALTER TABLE timers_kept RENAME TO timers;
CREATE INDEX timers_by_due ON timers (due_at);
