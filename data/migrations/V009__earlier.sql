-- How a table stood right after each seat's own last action, so that its holder can be told what has changed since; and
-- before that, as often as the seat can take something back. Tables from earlier begin with the next action.
CREATE TABLE earlier (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    moves    INTEGER NOT NULL,
    snapshot BLOB NOT NULL,
    PRIMARY KEY (table_id, seat, version)
) STRICT, WITHOUT ROWID;
