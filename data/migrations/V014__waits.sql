-- Since when a table waits for somebody, and when they were rung for it. Reminders are planned from it.
CREATE TABLE waits (
    table_id  INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    since     REAL NOT NULL,
    rung_at   REAL,
    calls     INTEGER NOT NULL,
    paused_at REAL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX waits_by_user ON waits (user_id);

-- So far the first reminder came after the hours of somebody's choice, each further one after twice as long.
INSERT INTO waits (table_id, seat, user_id, since, rung_at, calls)
SELECT t.table_id, t.seat, s.user_id,
    t.due_at - COALESCE(p.remind_hours, 12) * 3600.0 * ((2 << t.times) - 1),
    t.due_at - COALESCE(p.remind_hours, 12) * 3600.0 * (1 << t.times),
    1
FROM timers t JOIN seats s ON s.table_id = t.table_id AND s.seat = t.seat LEFT JOIN people p ON p.user_id = s.user_id
WHERE t.kind = 'remind' AND s.user_id IS NOT NULL;

UPDATE people SET remind_hours = 4 WHERE remind_hours BETWEEN 1 AND 3;

-- The hours in which nothing rings, in somebody's time zone; and when they were told of many tables at once, and where.
ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN quiet_begin INTEGER;
ALTER TABLE people ADD COLUMN quiet_end INTEGER;
ALTER TABLE people ADD COLUMN digest_at REAL;
ALTER TABLE people ADD COLUMN digest_id INTEGER;
