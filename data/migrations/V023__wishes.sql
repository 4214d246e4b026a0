-- The language that somebody wishes (empty: that of their Discord), whether many waiting tables are told in one
-- message, and whether private answers come in large print.
ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN digest INTEGER NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN large INTEGER NOT NULL DEFAULT 0;

-- What a server has set: the channels in which tables may be opened (ids with commas between; empty: all), the name of
-- the clock that a new table has (empty: the usual one), how many tables a person may host at once (0: as many as they
-- like), and who may open one (empty: everybody).
ALTER TABLE guilds ADD COLUMN channels TEXT NOT NULL DEFAULT '';
ALTER TABLE guilds ADD COLUMN clock TEXT NOT NULL DEFAULT '';
ALTER TABLE guilds ADD COLUMN most_tables INTEGER NOT NULL DEFAULT 0;
ALTER TABLE guilds ADD COLUMN hosts TEXT NOT NULL DEFAULT '';
