-- The hours of vacation that people have used in a year; while they are away, since and until when.
CREATE TABLE vacations (
    user_id   INTEGER PRIMARY KEY,
    automatic INTEGER NOT NULL,
    year      INTEGER NOT NULL,
    used      INTEGER NOT NULL,
    since     REAL,
    until     REAL
) STRICT;

-- A vacation begins by itself ('leave') an hour before somebody's time runs out, and ends when its hours are used up.
CREATE TABLE timers_kept (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL CHECK (kind IN ('deadline', 'remind', 'bot', 'thread', 'leave', 'return')),
    seat     INTEGER NOT NULL,
    due_at   REAL NOT NULL,
    times    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO timers_kept SELECT table_id, kind, seat, due_at, times FROM timers;
INSERT INTO timers_kept (table_id, kind, seat, due_at)
    SELECT table_id, 'leave', seat, due_at - 3600 FROM timers WHERE kind = 'deadline';
DROP TABLE timers;
ALTER TABLE timers_kept RENAME TO timers;
CREATE INDEX timers_by_due ON timers (due_at);
