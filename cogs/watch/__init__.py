"""How the bot is doing: figures, health, what Discord refuses."""
