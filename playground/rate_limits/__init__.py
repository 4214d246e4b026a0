"""How often the bot may do what: figures, counting, refusing."""
