"""Results of games."""
