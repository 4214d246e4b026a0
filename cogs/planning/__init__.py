"""Plans that are not committed yet, wherever a player makes them: on the private panel, or on the page of a table."""
