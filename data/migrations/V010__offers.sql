-- Seats that somebody has been asked to take over: the offer stands until it is answered, or the seat changes hands.
CREATE TABLE offers (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT NOT NULL,
    asked_by INTEGER NOT NULL,
    UNIQUE (table_id, seat)
) STRICT;
