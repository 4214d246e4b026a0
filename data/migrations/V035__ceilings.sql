-- What somebody has spent of their own; NULL: what the whole bot has.
ALTER TABLE spent ADD COLUMN user_id INTEGER;
CREATE INDEX spent_by_user ON spent (user_id, kind);

-- How much somebody has, and a server.
CREATE INDEX tables_by_host ON tables (host_id, made_at);
CREATE INDEX tables_by_guild ON tables (guild_id, status);
CREATE INDEX reports_by_user ON reports (user_id, at);

-- Whether who looks for players manages the server: where only those open tables, one of them has to host.
ALTER TABLE searches ADD COLUMN manages INTEGER NOT NULL DEFAULT 0;
