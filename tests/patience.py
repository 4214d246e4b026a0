"""How long tests wait for what must come: nothing is measured by it, so a slow and busy machine passes as well."""

PATIENCE = 120.0
"""Seconds after which a test gives up."""
ANSWER_SECONDS = 12.0
"""Discord waits for three; a busy machine, which runs the bot, Discord and people at once, is no slow bot."""
