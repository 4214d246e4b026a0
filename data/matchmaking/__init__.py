"""Searches for players, and the matches made of them."""
