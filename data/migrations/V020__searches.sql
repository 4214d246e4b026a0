-- Who looks for players, and what for. 'asked' tells that they were asked whether other clocks would do.
CREATE TABLE searches (
    user_id    INTEGER PRIMARY KEY,
    name       TEXT NOT NULL,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    games      TEXT NOT NULL,
    seats      TEXT NOT NULL,
    clocks     TEXT NOT NULL,
    near       INTEGER NOT NULL,
    bots       INTEGER NOT NULL,
    since      REAL NOT NULL,
    until      REAL NOT NULL,
    asked      INTEGER NOT NULL DEFAULT 0
) STRICT;

-- People who are brought together: at a table that lacks one player, else at a new one, which has its number once it is
-- open. Whoever is asked has until then to answer.
CREATE TABLE matches (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    slug       TEXT NOT NULL,
    clock      TEXT NOT NULL,
    bots       INTEGER NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('asking', 'open', 'off')),
    lobby_id   INTEGER REFERENCES tables (id) ON DELETE CASCADE,
    table_id   INTEGER REFERENCES tables (id) ON DELETE SET NULL
) STRICT;

CREATE TABLE matched (
    match_id   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    place      INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    name       TEXT NOT NULL,
    answer     TEXT NOT NULL DEFAULT '' CHECK (answer IN ('', 'yes', 'no', 'late')),
    until      REAL NOT NULL,
    channel_id INTEGER,
    message_id INTEGER,
    PRIMARY KEY (match_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX matched_by_user ON matched (user_id);

-- Private messages to people that belong to no table. What they say is drawn when they are sent.
CREATE TABLE letters (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id  INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    payload  TEXT NOT NULL,
    made_at  REAL NOT NULL,
    due_at   REAL NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    tried_at REAL
) STRICT;

CREATE INDEX letters_by_due ON letters (due_at);
