"""Seats that change players or stand still, and spectators."""
