"""Forged presses and forged files: each is answered in words, nothing fails, and no table changes."""
