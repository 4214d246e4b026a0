-- Which results count for the ratings: those among people, of whom each began in the seat. Of games from earlier those of
-- people who played against another person.
ALTER TABLE results ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
UPDATE results SET rated = 1 WHERE user_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM results other WHERE other.table_id = results.table_id AND other.user_id <> results.user_id
);
