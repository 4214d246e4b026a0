"""A player's games: which of them wait, and the way from one to the next."""
