-- Works with V035: whoever does not know of it gives no puzzles.
-- How a person solves the puzzles of a game: a rating on the scale of the puzzles, how many they have answered and how
-- many of these rightly; how many rightly in a row, now and at most.
CREATE TABLE puzzle_scores (
    user_id INTEGER NOT NULL,
    slug    TEXT NOT NULL,
    mu      REAL NOT NULL,
    sigma   REAL NOT NULL,
    tried   INTEGER NOT NULL,
    solved  INTEGER NOT NULL,
    streak  INTEGER NOT NULL,
    longest INTEGER NOT NULL,
    PRIMARY KEY (user_id, slug)
) STRICT, WITHOUT ROWID;
-- The puzzles that a person was given; whether the first answer was right, once there was one; the server whose puzzle
-- of the day it was then.
CREATE TABLE puzzles_given (
    user_id  INTEGER NOT NULL,
    slug     TEXT NOT NULL,
    name     TEXT NOT NULL,
    given_at REAL NOT NULL,
    solved   INTEGER,
    guild_id INTEGER,
    PRIMARY KEY (user_id, slug, name)
) STRICT, WITHOUT ROWID;
-- How hard a puzzle has proved to be.
CREATE TABLE puzzle_ratings (
    slug   TEXT NOT NULL,
    name   TEXT NOT NULL,
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    tried  INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    PRIMARY KEY (slug, name)
) STRICT, WITHOUT ROWID;
-- The servers that have a puzzle every day: in which channel, at which hour (UTC), when the next one is due; which one
-- was the last.
CREATE TABLE daily_puzzles (
    guild_id   INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    hour       INTEGER NOT NULL,
    due        REAL NOT NULL,
    slug       TEXT NOT NULL,
    name       TEXT NOT NULL
) STRICT;
