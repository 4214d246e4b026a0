"""What answers the host of a new lobby may come late: after :data:`~data.outbox.outbox.ANSWERING` seconds the queue
shows the lobby in its place. One of the two shows it, never both."""

import contextlib
import logging
from collections.abc import AsyncIterator

import aiohttp
import discord

from cogs.base import answers
from cogs.base.context import Context
from cogs.base.services import Services
from cogs.base.transport import EDIT_PATIENCE, time_limit
from cogs.runtime.discord_errors import UNKNOWN_MESSAGE
from data.lobby import lobby
from data.outbox import outbox
from data.tables.table_row import TableRow

FILLING = outbox.ANSWERING - EDIT_PATIENCE - 1.0
"""Seconds that the answer may take to arrive: it is taken away otherwise, and all of that before the queue goes on."""

_log = logging.getLogger("ziggurat.lobby")


class AnsweredLate(Exception):
    """What answers the host is not to show the new lobby: the queue has posted it, or does so."""


async def must_be_first(services: Services, row: TableRow) -> None:
    """Called once ``services.editing`` the table is held. Raises ``AnsweredLate`` where the queue's message is being
    sent. Whatever this process claims later waits until that is released."""
    if await lobby.is_being_sent(services.tables, row):
        raise AnsweredLate


@contextlib.asynccontextmanager
async def in_time(services: Services, row: TableRow, client: discord.Client) -> AsyncIterator[None]:
    """Within it the new lobby is sent, while the queue waits. Raises ``AnsweredLate`` where that has posted it, or may
    have, as this process stood still; and where sending takes too long: it may have arrived."""
    process = services.process
    if not process.is_sure or not await lobby.hold_back(services.tables, row, process.id, services.now()):
        raise AnsweredLate
    if not process.is_sure:
        raise AnsweredLate
    try:
        async with time_limit(client, FILLING):
            yield
    except TimeoutError as error:
        raise AnsweredLate from error


async def give_way(context: Context) -> None:
    """Takes away what was to show the new lobby, and says where that stands. Says nothing if it cannot be taken away:
    the sentence would fill it, for all to see."""
    interaction = context.interaction
    context.services.wake()
    try:
        async with time_limit(interaction.client, EDIT_PATIENCE):
            await interaction.delete_original_response()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        if getattr(error, "code", None) != UNKNOWN_MESSAGE:
            _log.warning("what was to show a lobby stays unanswered: %s", error or "no answer")
            return
    answers.mark_filled(interaction)
    await answers.say(context, context.words.t("lobby-late"))
