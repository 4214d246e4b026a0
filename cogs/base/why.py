"""The button **Why?** beside a refusal, which leads to the rule behind it."""

import discord

from cogs.base import custom_ids
from render.help.rulebook import rulebook
from render.words.text import Texts
from rules.core.errors import RulesError

Button = discord.ui.Button[discord.ui.View]


def why_button(words: Texts, table_id: int, slug: str, refused: RulesError) -> Button | None:
    """The button for a refusal at a table of the game ``slug``; ``None`` if its book has no such rule. Its custom id
    holds the table, the number of the rule and, if there is room, the refused step."""
    book = rulebook(slug, words.language)
    if book is None or book.rule(refused.rule) is None:
        return None
    custom_id = custom_ids.make("why", table_id, rest=refused.rule)
    longer = f"{custom_id}/{refused.step}"
    fits = refused.step and len(longer) <= custom_ids.LONGEST
    return discord.ui.Button(label=words.t("button-why"), custom_id=longer if fits else custom_id)
