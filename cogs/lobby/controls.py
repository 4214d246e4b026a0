"""The lobby's controls: joining, leaving, starting, playing again."""

import contextlib
import logging

import aiohttp
import discord
import msgspec

from cogs.base import answers, layout, servers, users
from cogs.base.context import Context, Interaction
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services, jump_link, place_link
from cogs.base.transport import EDIT_PATIENCE, time_limit
from cogs.kit.buttons import play_button
from cogs.kit.verbs import Verb, at_table
from cogs.lobby import late_answers
from cogs.lobby.dialog import levels_dialog
from cogs.lobby.direct import must_be_reached
from cogs.lobby.late_answers import AnsweredLate
from cogs.lobby.message import lobby_message
from cogs.permissions import required
from cogs.permissions.rows import AGAIN, GATHERING, HOSTING, JOINING
from cogs.runtime.discord_errors import UNFILLABLE
from data.lobby import beginning, lobby
from data.tables import direct_places
from data.tables.table_row import TableRow
from render.words.text import Texts
from rules.table.player import Holder

_log = logging.getLogger("ziggurat.lobby")


async def join(context: Context, press: Pressed) -> None:
    """The user takes the next free seat."""
    await users.meet(context)
    await must_be_reached(context, await context.services.tables.row(press.table_id))
    holder = Holder(context.user.id, context.user.display_name)
    tables, place = context.services.tables, context.channel_id
    row = await lobby.join(tables, press.table_id, holder, context.id, context.now(), place)
    await refresh(context, row)


async def leave(context: Context, press: Pressed) -> None:
    """The user leaves their seat."""
    services = context.services
    row = await lobby.leave(services.tables, press.table_id, context.user.id, context.id, services.now())
    services.wake()
    await refresh(context, row)


async def add_bot(context: Context, press: Pressed) -> None:
    """A bot player takes the next free seat."""
    row = await lobby.add_bot(context.services.tables, press.table_id, context.id, context.now())
    await refresh(context, row)


async def remove_bot(context: Context, press: Pressed) -> None:
    """The last bot player leaves."""
    row = await lobby.remove_bot(context.services.tables, press.table_id, context.id, context.now())
    await refresh(context, row)


async def choose_level(context: Context, press: Pressed) -> None:
    """How well the bot players of the table play, all of them."""
    row = await lobby.set_level(context.services.tables, press.table_id, press.values[0], context.id, context.now())
    await refresh(context, row)


async def choose_levels(context: Context, press: Pressed) -> None:
    """How well each bot player plays, in seat order."""
    levels, now = press.values, context.now()
    row = await lobby.set_levels(context.services.tables, press.table_id, levels, context.id, now)
    await refresh(context, row)


async def cancel(context: Context, press: Pressed) -> None:
    """The host closes the lobby."""
    row = await lobby.cancel(context.services.tables, press.table_id, context.user.id, context.id, context.now())
    await refresh(context, row)


async def start(context: Context, press: Pressed) -> None:
    await _begin(context, press.table_id, alone=False)


async def start_alone(context: Context, press: Pressed) -> None:
    """The host starts the game at once, against bot players."""
    await _begin(context, press.table_id, alone=True)


async def _begin(context: Context, table_id: int, *, alone: bool) -> None:
    """The host starts the game. Raises ``TableError`` if they have left its server: they may still leave the table,
    which then has another host, or close it."""
    services = context.services
    await servers.must_be_member(context, (await services.tables.row(table_id)).guild_id)
    host, seed, now = context.user.id, services.new_seed(), services.now()
    begun = await beginning.begin(services.tables, table_id, host, seed, context.id, now, alone=alone)
    await refresh(context, begun.row)


async def refresh(context: Context, row: TableRow) -> None:
    """Updates the lobby's message. Wakes the workers: a changed lobby may match a search for players."""
    services = context.services
    services.wake()
    if row.is_direct:
        await show_pressed(context, row)
        return
    await show_here(context, row)


async def show_here(context: Context, row: TableRow, *, new: bool = False) -> None:
    """Shows a lobby in the message that was pressed, or a ``new`` one in that which answers. Where that was deleted, or
    cannot be edited, the user is told that another one follows; where it comes too late, that there is another."""
    services = context.services
    try:
        words = await services.public_texts(context.guild, row.guild_id)
        await show(services, row, words, context.interaction, new=new)
    except AnsweredLate:
        await late_answers.give_way(context)
    except discord.HTTPException as error:
        if error.code not in UNFILLABLE:
            raise
        if row.status == "lobby":
            await lobby.post_anew(services.tables, row.id, services.now())
            services.wake()
        answers.mark_filled(context.interaction)
        await answers.say(context, context.words.t("lobby-anew"))


async def show_pressed(context: Context, row: TableRow, *, new: bool = False) -> None:
    """Shows a table without a server in the message that was pressed, or a ``new`` one in that which answers. In the
    user's direct messages it is their card; elsewhere nothing but a press can ever change it."""
    services = context.services
    if context.is_own_dm:
        seen = await direct_places.seen_by(services.store.reading, row, context.user.id)
        try:
            await show(services, seen, context.words, context.interaction, new=new)
        except AnsweredLate:
            await late_answers.give_way(context)
        return
    content, drawing, view = await lobby_message(services, await services.tables.row(row.id), context.words)
    await answers.show(context, content, (drawing,), view)


async def show(
    services: Services, row: TableRow, words: Texts, at: Interaction | discord.PartialMessage, *, new: bool = False
) -> None:
    """Edits the lobby's message until it shows the current state. Concurrent edits go one after another, each with
    the state when it is drawn. The lobby's row in the outbox is dropped. Raises ``AnsweredLate`` where that of a
    ``new`` lobby shows it instead."""
    edit = at.edit if isinstance(at, discord.PartialMessage) else at.edit_original_response
    async with services.editing(row.id):
        if new:
            await late_answers.must_be_first(services, row)
        newest = await services.tables.row(row.id)
        newest = await direct_places.seen_by(services.store.reading, newest, row.reader)
        if newest.lobby_message_id is None:  # it may be known before it is stored
            newest = msgspec.structs.replace(newest, lobby_message_id=row.lobby_message_id)
        while True:
            shown = newest
            content, drawing, view = await lobby_message(services, shown, words)
            first: contextlib.AbstractAsyncContextManager[None] = contextlib.nullcontext()
            if new and isinstance(at, discord.Interaction):
                first = late_answers.in_time(services, row, at.client)
            async with first:
                message = await edit(
                    content=content,
                    attachments=[layout.file_of(drawing)],
                    view=answers.detach(view),
                    allowed_mentions=answers.NOBODY,
                )
            new = False
            if isinstance(at, discord.Interaction):
                answers.mark_filled(at)
            newest = await lobby.show(services.tables, shown, message.id)
            if lobby.shown(newest) == lobby.shown(shown):
                return


async def follow(context: Context, row: TableRow) -> None:
    """Updates the lobby's message after a change made elsewhere, which stands where that fails: its queued message
    comes then."""
    services = context.services
    if row.lobby_message_id is None or not isinstance(context.interaction.channel, discord.abc.Messageable):
        return
    public = await services.public_texts(context.guild, row.guild_id)
    message = context.interaction.client.get_partial_messageable(row.lobby_place).get_partial_message(
        row.lobby_message_id
    )
    try:
        async with time_limit(context.interaction.client, EDIT_PATIENCE):
            await show(services, row, public, message)
    except discord.NotFound:
        await lobby.post_anew(services.tables, row.id, services.now())
        services.wake()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        _log.info("the lobby of table %s is shown later: %s", row.id, error)


async def rematch(context: Context, table_id: int) -> None:
    """Opens a lobby with the same game, options and players, once; a second press links to it. Against bot players
    only, the new game begins at once in the same place. Raises ``TableError`` if the user may no longer open a table
    there."""
    services = context.services
    user_id, seed, now = context.user.id, services.new_seed(), services.now()
    old = await services.tables.row(table_id)
    if not old.is_direct and context.guild_id != old.guild_id:
        await required.ask_there(context, old.guild_id, old.channel_id, private=old.private)
    manages = required.manages(context, old.guild_id)
    row = await beginning.rematch(services.tables, table_id, user_id, seed, context.id, now, manages=manages)
    services.wake()
    words = context.words
    row = await direct_places.seen_by(services.store.reading, row, user_id)
    if row.status == "lobby":
        await answers.show(context, words.t("rematch-opened", link=jump_link(row)))
        return
    view = discord.ui.View(timeout=None)
    view.add_item(play_button(words, row))
    await answers.show(context, words.t("rematch-begun", link=place_link(row)), view=view)
    await _rename_thread(context, row)


async def _rename_thread(context: Context, row: TableRow) -> None:
    """Renames the thread for the next game. A failure does no harm: the board shows the number."""
    if row.thread_id is None:
        return
    services = context.services
    words = await services.public_texts(context.guild, row.guild_id)
    name = words.t("thread-name", game=words.game(services.game(row.slug).info), number=row.id)
    with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
        await context.interaction.client.http.edit_channel(row.thread_id, name=name[:100])


VERBS = {
    "join": Verb(join, JOINING),
    "leave": Verb(leave, GATHERING),
    "addbot": Verb(add_bot, GATHERING),
    "dropbot": Verb(remove_bot, GATHERING),
    "botlevel": Verb(choose_level, GATHERING, selects=True, dialog=levels_dialog),
    "botlevels": Verb(choose_levels, GATHERING, selects=True),
    "cancel": Verb(cancel, HOSTING),
    "start": Verb(start, HOSTING),
    "alone": Verb(start_alone, HOSTING),
    "rematch": Verb(at_table(rematch), AGAIN, private=True),
}
