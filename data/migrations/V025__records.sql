-- Games that somebody has brought in a file, to look at.
CREATE TABLE imports (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    data    BLOB NOT NULL,
    at      REAL NOT NULL
) STRICT;

CREATE INDEX imports_by_user ON imports (user_id, id);

-- What somebody has written down for themselves at a table: a note that stays, and what they want to be told when it is
-- their turn again, with the length of the log when they wrote it, and whether it was their turn then.
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    note     TEXT NOT NULL DEFAULT '',
    reminder TEXT NOT NULL DEFAULT '',
    moves    INTEGER NOT NULL DEFAULT 0,
    on_turn  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_by_user ON notes (user_id);
