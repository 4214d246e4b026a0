"""What was played and won, as pictures."""
