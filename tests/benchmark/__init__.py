"""Measures what must be fast: ``python -m tests.benchmark`` prints a table."""
