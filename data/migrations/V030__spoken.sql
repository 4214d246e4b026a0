-- The language of a server on Discord, as it was last heard: processes that do not hear the server read it here.
ALTER TABLE guilds ADD COLUMN spoken TEXT NOT NULL DEFAULT '';
