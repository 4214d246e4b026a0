-- Tournaments: who made them, what is played in them, and how far they are. Each looks at itself again at 'due_at'
-- (NULL: when somebody does something). 'message_id' is the message that shows it, in its channel. 'most' is how many
-- may sign up (0: any number), 'days' how long the window of a round is.
CREATE TABLE tournaments (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id    INTEGER NOT NULL,
    title      TEXT NOT NULL,
    slug       TEXT NOT NULL,
    options    TEXT NOT NULL,
    clock      TEXT,
    seats      INTEGER NOT NULL,
    rounds     INTEGER NOT NULL,
    days       INTEGER NOT NULL,
    most       INTEGER NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('draft', 'signing', 'running', 'over', 'off')),
    seed       TEXT NOT NULL,
    made_at    REAL NOT NULL,
    due_at     REAL,
    message_id INTEGER
) STRICT;

CREATE INDEX tournaments_by_due ON tournaments (due_at);
CREATE INDEX tournaments_by_guild ON tournaments (guild_id);

-- Who has signed up, in the order in which they did: they are in, wait for a place, or have left. 'missed' counts the
-- rounds in a row in which they were absent.
CREATE TABLE entrants (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    name          TEXT NOT NULL,
    state         TEXT NOT NULL CHECK (state IN ('in', 'waiting', 'out')),
    missed        INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_by_user ON entrants (user_id);

-- The rounds that were paired. Tables begin until 'begin_by' and end until 'ends_at'; 'warned' tells how many of these
-- two moments those concerned were warned of. 'repeats' are pairs that meet again.
CREATE TABLE rounds (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL,
    begun_at      REAL NOT NULL,
    begin_by      REAL NOT NULL,
    ends_at       REAL NOT NULL,
    warned        INTEGER NOT NULL DEFAULT 0,
    repeats       INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;

-- The tables of a round, and its byes: they wait for their people, are played, or are over, by a game or without one.
CREATE TABLE round_tables (
    tournament_id INTEGER NOT NULL,
    round         INTEGER NOT NULL,
    number        INTEGER NOT NULL,
    state         TEXT NOT NULL CHECK (state IN ('waiting', 'playing', 'over', 'bye')),
    table_id      INTEGER UNIQUE REFERENCES tables (id) ON DELETE SET NULL,
    PRIMARY KEY (tournament_id, round, number),
    FOREIGN KEY (tournament_id, round) REFERENCES rounds (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Who plays there, by place; once it is played their 'seat' at the table, and in the end the 'rank' that was reached in
-- it. Whoever did not come, or was replaced, is 'absent'. The message that asked them to play is kept.
CREATE TABLE round_seats (
    tournament_id INTEGER NOT NULL,
    round         INTEGER NOT NULL,
    number        INTEGER NOT NULL,
    place         INTEGER NOT NULL,
    entrant       INTEGER NOT NULL,
    ready         INTEGER NOT NULL DEFAULT 0,
    absent        INTEGER NOT NULL DEFAULT 0,
    seat          INTEGER,
    rank          INTEGER,
    channel_id    INTEGER,
    message_id    INTEGER,
    PRIMARY KEY (tournament_id, round, number, place),
    UNIQUE (tournament_id, round, entrant),
    FOREIGN KEY (tournament_id, round, number)
        REFERENCES round_tables (tournament_id, round, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- What a tournament has still to tell its channel. A row is drawn when it is sent.
CREATE TABLE bulletins (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    kind          TEXT NOT NULL,
    payload       TEXT NOT NULL,
    made_at       REAL NOT NULL,
    due_at        REAL NOT NULL,
    attempts      INTEGER NOT NULL DEFAULT 0,
    tried_at      REAL
) STRICT;
