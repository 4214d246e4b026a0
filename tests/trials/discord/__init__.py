"""``python -m tests.trials.discord``: tries on Discord itself what the bot assumes of it."""
