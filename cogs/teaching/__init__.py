"""The bot teaches: hints, and reviews of finished games."""
