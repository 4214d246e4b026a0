"""Games that somebody has brought in a file."""
