-- Works with V035: whoever does not know of it opens no table without a server.
-- What one person has been shown of a table in their direct messages: the lobby's message, the newest board, and how
-- much of the log it tells. Each person at a table without a server has their own.
CREATE TABLE direct_places (
    table_id         INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id          INTEGER NOT NULL,
    channel_id       INTEGER NOT NULL,
    lobby_message_id INTEGER,
    board_message_id INTEGER,
    board_from       INTEGER NOT NULL DEFAULT 0,
    board_log        INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX direct_places_by_person ON direct_places (user_id);
-- The person in whose direct messages an intent of a table is shown; 0: in its thread or channel.
ALTER TABLE outbox ADD COLUMN reader INTEGER NOT NULL DEFAULT 0;
