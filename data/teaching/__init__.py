"""What the bot teaches, and to whom."""
