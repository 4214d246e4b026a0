"""Names and descriptions of slash commands in every language."""

import discord
from discord import app_commands

from render.words.text import texts


def said(key: str) -> app_commands.locale_str:
    """A text of a command: ``command-<key>`` of ``data/locale``."""
    return app_commands.locale_str(texts("en").t(f"command-{key}"), key=f"command-{key}")


class Translator(app_commands.Translator):
    """Gives Discord the Japanese texts; the English ones are in the commands."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if locale is not discord.Locale.japanese or key is None:
            return None
        if isinstance(context.data, app_commands.Command | app_commands.Group) and context.location.name.endswith(
            "name"
        ):
            return None
        return texts("ja").t(key)
