"""Games that a member has imported from a file."""
