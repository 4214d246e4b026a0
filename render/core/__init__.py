"""The drawing library that all games share."""
