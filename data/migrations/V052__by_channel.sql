-- Works with V035: whoever does not know of it looks these rows up as before.

-- A table that is played in a channel is found by it, among all that have no thread: those that were cancelled before
-- one was opened, and those without a server.
CREATE INDEX tables_by_channel ON tables (channel_id) WHERE thread_id IS NULL;
