"""Sobek: 2 Players in pictures and words."""
