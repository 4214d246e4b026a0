"""The page of a table: the same game, played by touching the board, in a browser."""
