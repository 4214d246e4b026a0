-- Works with V035: whoever does not know of it launches no Activity.
-- For which table a person has launched the Activity in Discord, by its instance, which all who are in it share.
CREATE TABLE activities (
    instance    TEXT NOT NULL,
    user_id     INTEGER NOT NULL,
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    launched_at REAL NOT NULL,
    PRIMARY KEY (instance, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX activities_by_person ON activities (user_id);
CREATE INDEX activities_by_table ON activities (table_id);
