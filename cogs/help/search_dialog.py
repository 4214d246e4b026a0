"""The dialog for a search in the rule books."""

import discord

from cogs.base import custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.help.rule_book import LONGEST_SEARCH


async def ask_rule(context: Context, press: Pressed) -> discord.ui.Modal:
    words = context.words
    dialog = discord.ui.Modal(title=words.t("rules-search"), custom_id=custom_ids.make("rule-find"))
    field = discord.ui.TextInput[discord.ui.Modal](custom_id="wanted", max_length=LONGEST_SEARCH)
    dialog.add_item(
        discord.ui.Label(text=words.t("rules-search-label"), description=words.t("rules-search-about"), component=field)
    )
    return dialog
