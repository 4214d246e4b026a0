-- Works with V035: the program of before finds its three tables as views of the one that holds everything now. A later
-- step drops them.

-- Everything that is sent later stands in one table. One of 'table_id', 'user_id', 'guild_id' and 'tournament_id' names
-- what a row is for.
ALTER TABLE outbox DROP COLUMN under_way;
ALTER TABLE outbox ALTER COLUMN table_id DROP NOT NULL;
ALTER TABLE outbox ADD COLUMN user_id BIGINT;
ALTER TABLE outbox ADD COLUMN guild_id BIGINT;
ALTER TABLE outbox ADD COLUMN tournament_id BIGINT REFERENCES tournaments (id) ON DELETE CASCADE;
ALTER TABLE outbox ADD COLUMN made_at DOUBLE PRECISION NOT NULL DEFAULT 0;

-- The nonces of these rows were made from the time at which their tables were opened, and stay the same.
UPDATE outbox SET made_at = t.made_at FROM tables t WHERE t.id = outbox.table_id;

-- A number that a row had before in a table of its own is given to no other row: a process of before that is sending
-- the row just now takes it for gone. Who sees to a row stays.
SELECT setval('outbox_id_seq', MAX(last_value), bool_or(is_called)) FROM (
    SELECT last_value, is_called FROM outbox_id_seq UNION ALL SELECT last_value, is_called FROM letters_id_seq
    UNION ALL SELECT last_value, is_called FROM errands_id_seq
    UNION ALL SELECT last_value, is_called FROM bulletins_id_seq
) AS given;
INSERT INTO outbox (user_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by)
    SELECT user_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by FROM letters ORDER BY id;
INSERT INTO outbox (guild_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by)
    SELECT guild_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by FROM errands ORDER BY id;
INSERT INTO outbox (tournament_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by)
    SELECT tournament_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by FROM bulletins ORDER BY id;

DROP TABLE letters;
DROP TABLE errands;
DROP TABLE bulletins;
CREATE VIEW letters AS
    SELECT id, user_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by
    FROM outbox WHERE user_id IS NOT NULL;
CREATE VIEW errands AS
    SELECT id, guild_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by
    FROM outbox WHERE guild_id IS NOT NULL;
CREATE VIEW bulletins AS
    SELECT id, tournament_id, kind, payload, made_at, due_at, attempts, tried_at, claimed_by
    FROM outbox WHERE tournament_id IS NOT NULL;
CREATE INDEX outbox_by_user ON outbox (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX outbox_by_guild ON outbox (guild_id, id) WHERE guild_id IS NOT NULL;
CREATE INDEX outbox_by_tournament ON outbox (tournament_id, id) WHERE tournament_id IS NOT NULL;

-- Direct messages that belong to no table are counted by this name.
UPDATE spent SET kind = 'message' WHERE kind = 'letter';
