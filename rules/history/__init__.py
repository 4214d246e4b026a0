"""A game looked back at: moments, files, how a table is stored."""
