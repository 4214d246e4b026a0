"""The database engines, and what they differ in."""
