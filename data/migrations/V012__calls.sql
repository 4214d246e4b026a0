-- What the newest board tells: the log from board_from up to board_log. Of boards posted earlier it is not known where
-- they begin (0), so they are not written on.
ALTER TABLE tables ADD COLUMN board_from INTEGER NOT NULL DEFAULT 0;

-- A row that is being sent just now. Nothing is when a process starts.
ALTER TABLE outbox ADD COLUMN under_way INTEGER NOT NULL DEFAULT 0;

-- Who has been called for the decision that a seat owes; who sits at a running table counts as called.
CREATE TABLE calls (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO calls
SELECT s.table_id, s.seat, s.user_id FROM seats s JOIN tables t ON t.id = s.table_id
WHERE t.status = 'running' AND s.user_id IS NOT NULL;

-- When somebody last did something at a table.
CREATE TABLE presence (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    seen_at  REAL NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Where somebody is rung when it is their turn: by the mention in the thread, or by the direct message.
ALTER TABLE people ADD COLUMN ring TEXT NOT NULL DEFAULT 'thread';

-- What was still to be sent says it in the new words.
UPDATE outbox SET payload = '{"call":true}' WHERE kind = 'hand' AND payload = '{}';
UPDATE outbox SET payload = json_object(
    'post', json('true'),
    'ping', (SELECT json_group_object(value, 0) FROM json_each(outbox.payload, '$.ping')),
    'still', json('false')
) WHERE kind = 'board';
