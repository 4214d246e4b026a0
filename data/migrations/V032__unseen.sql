-- Entries of a game's log of which nobody is told but the seat itself: a sealed answer that was changed. They are no
-- part of the log that everybody counts: each follows the entry of the log with the number 'after', in order of 'place'.
CREATE TABLE unseen (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    after    INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    entry    BLOB NOT NULL,
    PRIMARY KEY (table_id, after, place)
) STRICT, WITHOUT ROWID;
