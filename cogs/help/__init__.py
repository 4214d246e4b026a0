"""Help, rule books, cards, reports, and the check of the bot's permissions."""
