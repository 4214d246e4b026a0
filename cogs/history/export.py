"""A game as a file: what a player may know until the end, all of it afterwards; and a file as a game to look at."""

from io import BytesIO

import aiohttp
import discord
import msgspec

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.services import Services
from cogs.history import replay
from cogs.history.history_view import (
    HistoryView,
    imported_view,
    most_moments,
    plain,
    read_view,
    view_of,
)
from cogs.kit import buttons
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import RECORDING
from data.engines.store import NO_TABLE
from data.history import imports
from data.server.ceilings import attempt
from render.words.text import Texts
from rules.core.errors import TableError
from rules.history import files, viewer_record

LARGEST = 4 << 20
"""Bytes of a file: ten times those of the longest game."""


async def send_record(context: Context, table_id: int) -> None:
    """The record of a finished game; while it runs, the account of what the person's seat knew. Raises ``TableError``
    for who has none then."""
    services = context.services
    async with services.studio.reading():
        story = await view_of(context, table_id)
        if story.over:
            row = await services.tables.row(table_id)
            kept = msgspec.structs.replace(await services.tables.record(row), names=story.audience.names)
            data, key = await services.pool.run_aside(files.encode, kept), "record-whole"
        elif story.own is None:
            raise TableError("not-seated")
        else:
            data, key = await services.pool.run_aside(_viewer_record, story), "record-view"
    words = story.audience.texts
    if len(data) > LARGEST:
        raise TableError("export-too-large")
    view = discord.ui.View(timeout=None)
    view.add_item(buttons.button(words.t("button-import"), custom_ids.make("import")))
    name = f"{story.slug}-{story.key}.json"
    await answers.show_file(context, words.t(key), lambda: discord.File(BytesIO(data), name), view)


def _viewer_record(story: HistoryView) -> bytes:
    """Plays the whole game again, as the seat saw it: too long for the event loop. Raises ``TableError`` where so much
    was taken back that the file would not be read."""
    told = viewer_record.viewer_record_of(
        story.game,
        story.head,
        story.entries,
        story.own,
        story.audience.names,
        lambda course, number: [plain(line) for line in replay.tell(story, course, number, story.own)],
    )
    if len(told.moments) > most_moments(story.game, story.head.seats):
        raise TableError("export-too-large")
    return files.encode(told)


async def open_file(context: Context, file: discord.Attachment) -> None:
    """A file was brought: it is played through once, kept, and shown. Raises what is wrong with it."""
    services = context.services
    user_id, now = context.user.id, services.now()

    await services.store.write(
        lambda transaction: attempt(transaction, services.tables.ceilings, user_id, now), table=NO_TABLE
    )

    async def find() -> HistoryView:
        kept = await services.pool.run_aside(_kept, services, context.words, await _read(file))
        key = await services.store.write(lambda transaction: imports.keep(transaction, user_id, kept, now))
        return await imported_view(context, key)

    def shown(story: HistoryView) -> replay.ReplayMessage:
        return replay.message_of(story, story.usual_view, lambda course: 0)

    await replay.show(context, find, shown)


def _kept(services: Services, words: Texts, data: bytes) -> bytes:
    """What is kept of a file: the game alone, whatever else stands there. Raises what is wrong with it."""
    found = files.decode(data)
    kept = files.encode(viewer_record.untold(found) if isinstance(found, viewer_record.ViewerRecord) else found)
    read_view(services.tables.games, services.renderers, words, kept)
    return kept


async def _read(file: discord.Attachment) -> bytes:
    """What is in a file. Raises ``TableError`` for one that is too large, or does not come."""
    if file.size > LARGEST:
        raise TableError("import-too-large", megabytes=LARGEST >> 20)
    try:
        return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        raise TableError("import-unreachable") from error


VERBS = {
    "export": Verb(at_table(send_record), RECORDING, private=True),
}
