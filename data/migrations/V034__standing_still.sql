-- Works with V034: a program of before would not know what to do when the new timers are due.

-- For how many seconds the pauses of a table may last, where everybody agrees, until somebody moves.
ALTER TABLE tables ADD COLUMN longest_pause INTEGER NOT NULL DEFAULT 1209600;

-- A vacation that began by itself ends with a move. Those that run are left to be ended by hand.
ALTER TABLE vacations ADD COLUMN by_itself INTEGER NOT NULL DEFAULT 0;

-- Who is to be rung when their quiet time is over, for what was posted meanwhile.
CREATE TABLE rings (
    table_id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    about      TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    due_at     REAL NOT NULL,
    PRIMARY KEY (table_id, user_id, about, seat, number)
) STRICT, WITHOUT ROWID;

-- A table that stands still is looked after ('still'): one that is paused, or has no clock. And somebody is rung when
-- their quiet time is over ('ring').
CREATE TABLE timers_kept (
    table_id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL
        CHECK (kind IN ('deadline', 'remind', 'bot', 'thread', 'leave', 'return', 'still', 'ring')),
    seat       INTEGER NOT NULL,
    due_at     REAL NOT NULL,
    times      INTEGER NOT NULL DEFAULT 0,
    claimed_by INTEGER,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO timers_kept SELECT table_id, kind, seat, due_at, times, claimed_by FROM timers;
INSERT INTO timers_kept (table_id, kind, seat, due_at) SELECT id, 'still', -1, 0 FROM tables WHERE status = 'running';
DROP TABLE timers;
ALTER TABLE timers_kept RENAME TO timers;
CREATE INDEX timers_by_due ON timers (due_at);
