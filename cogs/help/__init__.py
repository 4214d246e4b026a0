"""Help, rule books, cards, reports, and whether the bot has the permissions it needs."""
