"""Bot players: what they choose, what they are called, how strong they are."""
