"""Path of Civilization: its pictures and words."""
