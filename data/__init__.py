"""What is shipped (maps, cards, texts) and what is stored (the SQLite store)."""
