"""The bot teaches: hints."""
