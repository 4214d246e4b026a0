"""Faults planted one at a time: each must be caught by the tests that are there for it."""
