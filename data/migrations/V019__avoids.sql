-- Whom somebody does not want to play with: their own list, shown to nobody else.
CREATE TABLE avoids (
    user_id    INTEGER NOT NULL,
    avoided_id INTEGER NOT NULL,
    name       TEXT NOT NULL,
    PRIMARY KEY (user_id, avoided_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX avoids_by_avoided ON avoids (avoided_id);
