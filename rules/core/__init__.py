"""The contract that every game implements, and what is built on it for all games."""
