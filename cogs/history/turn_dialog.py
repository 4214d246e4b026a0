"""The dialog for the number of a turn in a replay."""

import discord

from cogs.base import custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed

DIGITS = 6
"""The most digits of a number that is typed or chosen."""


async def ask_turn(context: Context, press: Pressed) -> discord.ui.Modal:
    words = context.words
    sent = press.verb.replace("replay-ask", "replay-typed")
    dialog = discord.ui.Modal(title=words.t("replay-ask-title"), custom_id=custom_ids.make(sent, *press.numbers))
    field = discord.ui.TextInput[discord.ui.Modal](custom_id="turn", min_length=1, max_length=DIGITS)
    dialog.add_item(discord.ui.Label(text=words.t("replay-ask-turn"), component=field))
    return dialog
