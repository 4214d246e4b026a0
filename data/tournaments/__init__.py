"""Tournaments: planning, signing up, rounds."""
