-- How the rounds to come were planned together with a round: for each of them its tables, and last who sits out, by the
-- numbers of entrants.
ALTER TABLE rounds ADD COLUMN ahead TEXT NOT NULL DEFAULT '[]';
