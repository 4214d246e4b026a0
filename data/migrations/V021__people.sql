-- A private table is played in a private thread, by people who are invited: to play, or to watch.
ALTER TABLE tables ADD COLUMN private INTEGER NOT NULL DEFAULT 0;

CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    name     TEXT NOT NULL,
    role     TEXT NOT NULL CHECK (role IN ('player', 'spectator')),
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Who follows a running table, and of what they are told. The log was told to them up to number told.
CREATE TABLE spectators (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    name     TEXT NOT NULL,
    notice   TEXT NOT NULL CHECK (notice IN ('none', 'end', 'round')),
    told     INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- The threads and channels in which a table was before it moved to another channel.
CREATE TABLE former_places (
    channel_id INTEGER NOT NULL,
    table_id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (channel_id, table_id)
) STRICT, WITHOUT ROWID;
