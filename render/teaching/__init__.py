"""Pictures of what the bot teaches: the review of a game."""
