"""A game as a file: what a player may know until the end, all of it afterwards; and a file as a game to replay."""

import asyncio
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
    read_view,
    view_of,
)
from cogs.kit import buttons
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import RECORDING
from data.engines.store import NO_TABLE
from data.history import imports
from data.server.ceilings import attempt
from render.core.harmless import harmless_name
from render.words.markup import plain
from render.words.text import Texts
from rules.core.errors import TableError
from rules.history import files, viewer_record

LARGEST = 4 << 20
"""Bytes of a file: ten times those of the longest game."""
FETCHING = 20.0
"""The most seconds until a file has arrived."""


async def send_record(context: Context, table_id: int) -> None:
    """Sends the record of a finished game; while it runs, the record of what the player's seat knew. Raises
    ``TableError`` for others then."""
    services = context.services
    async with services.studio.reading():
        game_history = await view_of(context, table_id)
        if game_history.over:
            row = await services.tables.row(table_id)
            kept = msgspec.structs.replace(await services.tables.record(row), names=game_history.audience.names)
            data, key = await services.pool.run_aside(files.encode, kept), "record-whole"
        elif game_history.own is None:
            raise TableError("not-seated")
        else:
            data, key = await services.pool.run_aside(_viewer_record, game_history), "record-view"
    words = game_history.audience.texts
    if len(data) > LARGEST:
        raise TableError("export-too-large")
    view = discord.ui.View(timeout=None)
    view.add_item(buttons.button(words.t("button-import"), custom_ids.make("import")))
    name = f"{game_history.slug}-{game_history.key}.json"
    await answers.show_file(context, words.t(key), lambda: discord.File(BytesIO(data), name), view)


def _viewer_record(game_history: HistoryView) -> bytes:
    """Replays the whole game as the seat saw it: too long for the event loop. Raises ``TableError`` if so much was
    undone that the file would be refused on import."""
    kept = viewer_record.viewer_record_of(
        game_history.game,
        game_history.head,
        game_history.entries,
        game_history.own,
        game_history.audience.names,
        lambda course, number: [plain(line) for line in replay.tell(game_history, course, number, game_history.own)],
    )
    if len(kept.moments) > most_moments(game_history.game, game_history.head.seats):
        raise TableError("export-too-large")
    return files.encode(kept)


async def open_file(context: Context, file: discord.Attachment) -> None:
    """Plays the game of a file through once, keeps and shows it. Raises what is wrong with it."""
    services = context.services
    user_id, now = context.user.id, services.now()

    await services.store.write(
        lambda transaction: attempt(transaction, services.tables.ceilings, user_id, "import", now), table=NO_TABLE
    )

    async def find() -> HistoryView:
        kept = await services.pool.run_aside(_kept, services, context.words, data)
        key = await services.store.write(lambda transaction: imports.keep(transaction, user_id, kept, now))
        return await imported_view(context, key)

    def shown(game_history: HistoryView) -> replay.ReplayMessage:
        return replay.message_of(game_history, game_history.usual_view, lambda course: 0)

    async with services.studio.fetching():
        data = await _read(file)
        await replay.show(context, find, shown)


def _kept(services: Services, words: Texts, data: bytes) -> bytes:
    """What is kept of a file: only the game, and names, as they are shown, where each seat has one. Raises what is
    wrong with it."""
    found = files.decode(data)
    game = viewer_record.untold(found) if isinstance(found, viewer_record.ViewerRecord) else found
    names = found.names if len(found.names) == found.seats else ()  # of others each would be a row of the store
    kept = files.encode(msgspec.structs.replace(game, names=tuple(map(harmless_name, names))))
    read_view(services.tables.games, services.renderers, words, kept)
    return kept


async def _read(file: discord.Attachment) -> bytes:
    """The content of a file. Raises ``TableError`` for one that is too large, or does not arrive."""
    if file.size > LARGEST:
        raise TableError("import-too-large", megabytes=LARGEST >> 20)
    try:
        async with asyncio.timeout(FETCHING):
            return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        raise TableError("import-unreachable") from error


VERBS = {
    "export": Verb(at_table(send_record), RECORDING, private=True),
}
