"""The dialog that asks to which turn of a replay to go."""

import discord

from cogs.base import custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed

DIGITS = 6
"""So many a number may have that is typed or chosen."""


async def ask_turn(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog that asks for the number of a turn."""
    words = context.words
    sent = press.verb.replace("replay-ask", "replay-typed")
    dialog = discord.ui.Modal(title=words.t("replay-ask-title"), custom_id=custom_ids.make(sent, *press.numbers))
    field = discord.ui.TextInput[discord.ui.Modal](custom_id="turn", min_length=1, max_length=DIGITS)
    dialog.add_item(discord.ui.Label(text=words.t("replay-ask-turn"), component=field))
    return dialog
