"""A running table: the board, the private panel, undo, premoves, conditional moves."""
