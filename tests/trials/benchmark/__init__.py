"""Measures what must be fast: ``python -m tests.trials.benchmark`` prints a table."""
