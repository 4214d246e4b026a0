"""The contract that every game keeps, and what is built once on top of it."""
