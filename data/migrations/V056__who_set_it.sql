-- Works with V035: whoever does not know of it tells nobody that the channel of a puzzle of the day was deleted.

-- Who has set a server's puzzle of the day (NULL: not known, or erased).
ALTER TABLE daily_puzzles ADD COLUMN user_id INTEGER;
