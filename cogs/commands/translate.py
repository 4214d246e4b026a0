"""Names and descriptions of slash commands in every language."""

import discord
from discord import app_commands

from render.words.text import LANGUAGES, language_of, lexicon, texts


def said(key: str) -> app_commands.locale_str:
    """A text of a command: ``command-<key>`` of ``data/locale``."""
    return app_commands.locale_str(texts(LANGUAGES[0]).t(f"command-{key}"), key=f"command-{key}")


class Translator(app_commands.Translator):
    """Gives Discord the texts of the other languages; the English ones are in the commands."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        language = language_of(locale.value)
        if language == LANGUAGES[0] or key is None:
            return None
        if isinstance(context.data, app_commands.Command | app_commands.Group) and context.location.name.endswith(
            "name"
        ):
            return None
        return texts(language).t(key) if key in lexicon(language).variables else None
