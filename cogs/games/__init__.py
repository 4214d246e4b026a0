"""The cogs of the games: one file each, and what they share."""
