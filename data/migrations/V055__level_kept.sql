-- Works with V035: whoever does not know of it seats the next bot player at the normal level.

-- The level of the bot player that left a lobby last, for the next one.
ALTER TABLE tables ADD COLUMN bot_level TEXT NOT NULL DEFAULT 'normal';
