-- Works with V035: whoever does not know of it gives no hints.
-- The moments of a game at which a person was given a hint: the version of their seat then.
CREATE TABLE hints (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id, version)
) STRICT, WITHOUT ROWID;
