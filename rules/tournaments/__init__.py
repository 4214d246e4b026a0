"""Tournaments: pairings, tables, tie-breaks."""
