"""Statistics as pictures."""
