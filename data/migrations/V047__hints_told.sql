-- Works with V035: whoever does not know of it tells nobody of hints.
-- Whether the others at a table are told when a player is given a hint.
ALTER TABLE tables ADD COLUMN tells_hints INTEGER NOT NULL DEFAULT 0;
