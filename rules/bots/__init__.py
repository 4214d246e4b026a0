"""Bot players: their choices, their names, their strength."""
