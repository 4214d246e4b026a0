-- Whose names stand in a file that somebody has brought: whoever is deleted is found there without reading all of them.
-- An empty name stands for a file that cannot be read. Those that were kept before, and those that the program of before
-- keeps, are not 'listed' yet; that is made good while the bot runs.
ALTER TABLE imports ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;

CREATE TABLE import_names (
    import_id INTEGER NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
    name      TEXT NOT NULL,
    PRIMARY KEY (import_id, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX import_names_by_name ON import_names (name);
CREATE INDEX imports_by_listed ON imports (listed, id);
