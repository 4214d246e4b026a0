"""Puzzles: positions in which one turn is clearly the best one, and answers to them."""
