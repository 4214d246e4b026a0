-- Works with V035: whoever does not know of it sets no exercises.
-- Positions that a person answers alone: puzzles, and the steps of lessons. One of a kind and game at a time.
CREATE TABLE exercises (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id  INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    slug     TEXT NOT NULL,
    name     TEXT NOT NULL,
    stage    INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    position TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    steps    TEXT NOT NULL,
    begun_at REAL NOT NULL,
    UNIQUE (user_id, kind, slug)
) STRICT;
