"""What is shipped (maps, cards, texts) and what is stored, a room per feature."""
