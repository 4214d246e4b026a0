"""The dialog for a file with a game to replay."""

from collections.abc import Mapping
from typing import Any

import discord

from cogs.base import custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.history.export import LARGEST, open_file
from cogs.kit.verbs import Verb, nothing_more
from cogs.permissions.rows import PERSONAL
from rules.core.errors import TableError


async def ask_file(context: Context, press: Pressed) -> discord.ui.Modal:
    words = context.words
    dialog = discord.ui.Modal(title=words.t("import-title"), custom_id=custom_ids.make("import-file"))
    field = discord.ui.FileUpload[discord.ui.Modal](custom_id="file", min_values=1, max_values=1)
    about = words.t("import-about", megabytes=LARGEST >> 20)
    dialog.add_item(discord.ui.Label(text=words.t("import-ask"), description=about, component=field))
    return dialog


async def take_file(context: Context, press: Pressed) -> None:
    """The dialog was submitted. Raises ``TableError`` if no file came with it."""
    data: Mapping[str, Any] = context.interaction.data or {}
    found = data.get("resolved", {}).get("attachments", {}).get(press.values[0])
    if found is None:
        raise TableError("button-unknown")
    # discord.py resolves the files of forms that it keeps; ours are known only by their custom ids.
    await open_file(context, discord.Attachment(data=found, state=context.interaction._state))


VERBS = {
    "import": Verb(nothing_more, PERSONAL, numbers=0, dialog=ask_file),
    "import-file": Verb(take_file, PERSONAL, numbers=0, private=True, selects=True),
}
