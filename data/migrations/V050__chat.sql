-- Works with V035: whoever does not know of it passes no lines on.
-- Whether a person wishes to read lines of the others at a table without a server: 0 not asked yet, 1 yes, 2 asked,
-- 3 no.
ALTER TABLE direct_places ADD COLUMN chat INTEGER NOT NULL DEFAULT 0;
