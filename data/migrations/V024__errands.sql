-- What is to be done in a server and belongs to no table. What is tried again when.
CREATE TABLE errands (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    payload  TEXT NOT NULL,
    made_at  REAL NOT NULL,
    due_at   REAL NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    tried_at REAL
) STRICT;

CREATE INDEX errands_by_due ON errands (due_at);
