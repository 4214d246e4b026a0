-- Works with V035: whoever does not know of it tells no host that nothing can be shown.

-- Since when nothing can be posted in the channel of a tournament, and its host was told; empty again once something
-- could be posted.
ALTER TABLE tournaments ADD COLUMN lost_at REAL;
