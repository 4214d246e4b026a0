-- Works with V038: the tables of direct messages, server jobs and announcements are gone.

-- Everything that is sent later stands in one table. One of 'table_id', 'user_id', 'guild_id' and 'tournament_id' names
-- what a row is for. Numbers become nonces: none of them may come again, not even that of a row that is gone.
CREATE TABLE outbox_kept (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id      INTEGER REFERENCES tables (id) ON DELETE CASCADE,
    kind          TEXT NOT NULL,
    seat          INTEGER,
    payload       TEXT NOT NULL DEFAULT '{}',
    attempts      INTEGER NOT NULL DEFAULT 0,
    due_at        REAL NOT NULL,
    tried_at      REAL,
    claimed_by    INTEGER,
    user_id       INTEGER,
    guild_id      INTEGER,
    tournament_id INTEGER REFERENCES tournaments (id) ON DELETE CASCADE,
    made_at       REAL NOT NULL DEFAULT 0
) STRICT;

INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox_kept', seq FROM sqlite_sequence WHERE name = 'outbox';

-- The nonces of these rows were made from the time at which their tables were opened, and stay the same.
INSERT INTO outbox_kept (id, table_id, kind, seat, payload, attempts, due_at, tried_at, claimed_by, made_at)
    SELECT o.id, o.table_id, o.kind, o.seat, o.payload, o.attempts, o.due_at, o.tried_at, o.claimed_by, t.made_at
    FROM outbox o JOIN tables t ON t.id = o.table_id;
INSERT INTO outbox_kept (user_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by)
    SELECT user_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by FROM letters ORDER BY id;
INSERT INTO outbox_kept (guild_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by)
    SELECT guild_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by FROM errands ORDER BY id;
INSERT INTO outbox_kept (tournament_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by)
    SELECT tournament_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by FROM bulletins ORDER BY id;

DROP TABLE outbox;
DROP TABLE letters;
DROP TABLE errands;
DROP TABLE bulletins;
ALTER TABLE outbox_kept RENAME TO outbox;
CREATE INDEX outbox_by_due ON outbox (due_at);
CREATE INDEX outbox_by_table ON outbox (table_id, id);
CREATE INDEX outbox_by_user ON outbox (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX outbox_by_guild ON outbox (guild_id, id) WHERE guild_id IS NOT NULL;
CREATE INDEX outbox_by_tournament ON outbox (tournament_id, id) WHERE tournament_id IS NOT NULL;

-- Direct messages that belong to no table are counted by this name.
UPDATE spent SET kind = 'message' WHERE kind = 'letter';
