"""Standings and rounds as pictures."""
