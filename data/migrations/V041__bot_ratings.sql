-- Works with V035: whoever does not know of it rates people alone.
-- The rating of the bot players of a level in a game, on the scale of the people they have played with.
CREATE TABLE bot_ratings (
    slug  TEXT NOT NULL,
    level TEXT NOT NULL,
    mu    REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (slug, level)
) STRICT, WITHOUT ROWID;
