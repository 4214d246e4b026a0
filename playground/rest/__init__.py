"""Discord's REST API v10, as far as a bot for games needs it."""
