"""People who look for others to play with."""
