"""A game as a file: what a player may know until the end, all of it afterwards; and a file as a game to look at."""

from io import BytesIO

import discord
import msgspec

from cogs import answers
from cogs.answers import Interaction
from cogs.panels import replay
from cogs.panels.story import Story, imported_story, plain, read_story, story_of
from cogs.services import Services
from data import imports
from rules.core import account, files
from rules.core.errors import TableError

LARGEST = 8 << 20
"""Bytes of a file."""


async def send_record(services: Services, interaction: Interaction, table_id: int) -> None:
    """The record of a finished game; while it runs, the account of what the person's seat knew. Raises ``TableError``
    for who has none then."""
    story = await story_of(services, interaction, table_id)
    words = story.audience.texts
    if story.over:
        row = await services.tables.row(table_id)
        kept = msgspec.structs.replace(await services.tables.record(row), names=story.audience.names)
        data, key = await services.pool.run(files.encode, kept), "record-whole"
    elif story.own is None:
        raise TableError("not-seated")
    else:
        data, key = await services.pool.run(_account, story), "record-view"
    if len(data) > LARGEST:
        raise TableError("export-too-large")
    file = discord.File(BytesIO(data), f"{story.slug}-{story.key}.json")
    await interaction.edit_original_response(content=words.t(key), attachments=[file])


def _account(story: Story) -> bytes:
    """Plays the whole game again, as the seat saw it: too long for the event loop."""
    told = account.account_of(
        story.game,
        story.head,
        story.entries,
        story.own,
        story.audience.names,
        lambda course, number: [plain(line) for line in replay.tell(story, course, number, story.own)],
    )
    return files.encode(told)


async def open_file(services: Services, interaction: Interaction, file: discord.Attachment) -> None:
    """A file was brought: it is played through once, kept, and shown. Raises what is wrong with it."""
    if file.size > LARGEST:
        raise TableError("import-too-large", megabytes=LARGEST >> 20)
    data = await file.read()
    if len(data) > LARGEST:
        raise TableError("import-too-large", megabytes=LARGEST >> 20)
    await services.pool.run(read_story, services, answers.texts_for(interaction), data)
    user_id, now = interaction.user.id, services.now()
    key = await services.store.write(lambda transaction: imports.keep(transaction, user_id, data, now))
    story = await imported_story(services, interaction, key)
    await replay.show(services, interaction, story, story.usual_view, lambda course: 0)
