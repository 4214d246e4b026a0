-- Works with V035: whoever does not know of it opens no page.
-- What opens the page of a table in a browser, by the digest of a secret that only its person has: a link, which works
-- once, or the session that comes of it.
CREATE TABLE page_keys (
    digest   TEXT NOT NULL PRIMARY KEY,
    kind     TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ends_at  REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX page_keys_by_person ON page_keys (user_id, table_id);
