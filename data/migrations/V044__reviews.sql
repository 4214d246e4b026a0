-- Works with V035: whoever does not know of it makes no reviews.
-- The review of a finished game for a person, as a document.
CREATE TABLE reviews (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    slug     TEXT NOT NULL,
    made_at  REAL NOT NULL,
    review   TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX reviews_of_person ON reviews (user_id, slug);
