-- Seats without a person are played by a bot player, and its timers say so.
CREATE TABLE timers_kept (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL CHECK (kind IN ('deadline', 'remind', 'bot')),
    seat     INTEGER NOT NULL,
    due_at   REAL NOT NULL,
    times    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO timers_kept SELECT table_id, IIF(kind = 'house', 'bot', kind), seat, due_at, times FROM timers;
DROP TABLE timers;
ALTER TABLE timers_kept RENAME TO timers;
CREATE INDEX timers_by_due ON timers (due_at);
