CREATE TABLE guilds (
    guild_id INTEGER PRIMARY KEY,
    locale   TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE people (
    user_id       INTEGER PRIMARY KEY,
    name          TEXT NOT NULL DEFAULT '',
    locale        TEXT NOT NULL DEFAULT '',
    dm_channel_id INTEGER,
    dm_closed_at  REAL,
    remind_hours  INTEGER NOT NULL DEFAULT 12
) STRICT;

CREATE TABLE tables (
    id               INTEGER PRIMARY KEY,
    slug             TEXT NOT NULL,
    status           TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled')),
    guild_id         INTEGER,
    channel_id       INTEGER NOT NULL,
    thread_id        INTEGER,
    lobby_message_id INTEGER,
    host_id          INTEGER NOT NULL,
    seat_count       INTEGER NOT NULL,
    options          TEXT NOT NULL,
    seconds          INTEGER NOT NULL DEFAULT 0,
    version          INTEGER NOT NULL DEFAULT 0,
    snapshot         BLOB,
    board_message_id INTEGER,
    board_channel_id INTEGER,
    board_version    INTEGER NOT NULL DEFAULT 0,
    board_log        INTEGER NOT NULL DEFAULT 0,
    rematch_id       INTEGER,
    made_at          REAL NOT NULL,
    ended_at         REAL
) STRICT;

CREATE INDEX tables_by_thread ON tables (thread_id);
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    name     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    entry    BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;

CREATE INDEX interactions_by_time ON interactions (at);

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    steps    TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL,
    seat     INTEGER,
    payload  TEXT NOT NULL DEFAULT '{}',
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at   REAL NOT NULL,
    tried_at REAL
) STRICT;

CREATE INDEX outbox_by_due ON outbox (due_at);
CREATE INDEX outbox_by_table ON outbox (table_id, id);

CREATE TABLE timers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL CHECK (kind IN ('deadline', 'remind', 'house')),
    seat     INTEGER NOT NULL,
    due_at   REAL NOT NULL,
    times    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_by_due ON timers (due_at);

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    slug     TEXT NOT NULL,
    rank     INTEGER NOT NULL,
    total    INTEGER NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_user ON results (user_id, slug);

CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    slug    TEXT NOT NULL,
    mu      REAL NOT NULL,
    sigma   REAL NOT NULL,
    games   INTEGER NOT NULL,
    PRIMARY KEY (user_id, slug)
) STRICT, WITHOUT ROWID;
