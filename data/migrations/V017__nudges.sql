-- When somebody was nudged last.
ALTER TABLE people ADD COLUMN nudged_at REAL;

-- Direct messages that were sent of each kind: so many in a while, and no more.
CREATE TABLE spent (
    id   INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    at   REAL NOT NULL
) STRICT;

CREATE INDEX spent_by_time ON spent (at);
