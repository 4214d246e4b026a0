"""Past games: moments, files, how a table is stored."""
