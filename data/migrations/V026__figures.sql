-- How a rating went: what each rated table made of it, for those who began the game there.
CREATE TABLE rating_history (
    user_id  INTEGER NOT NULL,
    slug     TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guild_id INTEGER,
    at       REAL NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (user_id, slug, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_history_by_guild ON rating_history (slug, guild_id, user_id);
CREATE INDEX rating_history_by_table ON rating_history (table_id);

-- How long the game of a table took, and whether it is whole: it came to its own end, and nobody had left. What was
-- finished before gets its row, and its part of the history, when the bot starts.
CREATE TABLE finished (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    turns    INTEGER NOT NULL,
    began_at REAL NOT NULL,
    whole    INTEGER NOT NULL
) STRICT;

CREATE INDEX finished_by_turns ON finished (turns);
CREATE INDEX results_by_slug ON results (slug);
CREATE INDEX ratings_by_slug ON ratings (slug);

-- Who is hidden stands in no ranking and no record, and nobody else sees their figures.
ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
