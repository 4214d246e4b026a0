"""The processes that work on one database, and what one of them does alone."""
