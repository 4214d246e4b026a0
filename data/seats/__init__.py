"""Seats that change hands or stand still, and spectators."""
