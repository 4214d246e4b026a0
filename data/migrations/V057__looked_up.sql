-- Works with V035: whoever does not know of it looks these rows up as before.

-- Which matches are still asked about, and those of a lobby, each time that the searches are looked at.
CREATE INDEX matches_by_state ON matches (state, lobby_id);
-- What a member hosts, as they publish a tournament, and when their data is exported or deleted.
CREATE INDEX tournaments_by_host ON tournaments (host_id);
