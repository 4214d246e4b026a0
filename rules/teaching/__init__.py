"""What the bot teaches, without any words: lessons step by step."""
