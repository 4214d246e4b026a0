"""Asking the board: where something is, how strong a player stands, what can be reached."""
