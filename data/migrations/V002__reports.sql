CREATE TABLE reports (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER REFERENCES tables (id) ON DELETE SET NULL,
    user_id  INTEGER NOT NULL,
    words    TEXT NOT NULL,
    version  INTEGER,
    record   BLOB,
    at       REAL NOT NULL
) STRICT;
