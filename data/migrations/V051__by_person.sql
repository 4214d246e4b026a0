-- Works with V035: whoever does not know of it looks these rows up as before.

-- What is kept of a person at their tables is exported and deleted by person; without an index each of these tables is
-- read as a whole for it, and they grow with every table that is played.
CREATE INDEX presence_by_user ON presence (user_id);
CREATE INDEX hints_by_user ON hints (user_id);
CREATE INDEX spectators_by_user ON spectators (user_id);
CREATE INDEX invitations_by_user ON invitations (user_id);
-- How many of a server have solved the puzzle of a day, and its desks.
CREATE INDEX puzzles_given_by_guild ON puzzles_given (guild_id, slug, name);
CREATE INDEX desks_by_guild ON desks (guild_id);
