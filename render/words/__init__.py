"""The texts of every language, and how they fit a message."""
