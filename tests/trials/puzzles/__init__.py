"""The shipped puzzles: made from games of bot players, and checked."""
