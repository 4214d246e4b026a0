-- Lists of answers in advance that somebody is putting together: nothing of them holds yet.
CREATE TABLE premove_drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    name     TEXT NOT NULL,
    mark     TEXT NOT NULL,
    steps    TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id, name)
) STRICT, WITHOUT ROWID;
