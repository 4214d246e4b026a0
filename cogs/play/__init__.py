"""A running table: the board, the private panel, undo, answers in advance."""
