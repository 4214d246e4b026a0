"""Tables without a server: opened, joined and invited to in direct messages and in conversations without the bot.

Each person at such a table is shown it in their direct messages with the bot, so these have to be open: a member who
sits down, or is invited, is sent the lobby's card there first.
"""

import contextlib

import aiohttp
import discord
import msgspec

from cogs.base import answers, layout, servers, users
from cogs.base.context import Context
from cogs.base.services import jump_link
from cogs.base.transport import DirectMessages, Transport
from cogs.base.users import install_link, own_dm, unreachable
from cogs.kit.verbs import Verb, at_table
from cogs.lobby import late_answers
from cogs.lobby.late_answers import AnsweredLate
from cogs.lobby.message import lobby_message
from cogs.permissions.rows import PLANNING
from data.engines.store import NO_TABLE, Transaction
from data.lobby import lobby
from data.outbox import board_requests, dm_budget
from data.people import people
from data.seats import invitations
from data.server.ceilings import attempt
from data.tables import direct_places, late_rings, posts
from data.tables.late_rings import LOBBY, LateRing
from data.tables.table_row import TableRow
from render.words.markup import unmarked
from render.words.text import Name
from rules.core.errors import TableError


async def show_card(
    context: Context, table_id: int, user_id: int, *, unasked: bool = False, new: bool = False, again: bool = False
) -> bool:
    """Sends a person the card of a lobby, unless they have it and are not invited ``again``, or the queue shows a
    ``new`` table to its host; false where they cannot be reached. Raises ``TableError`` where too many who had not
    asked for it (``unasked``, rung after their quiet hours) were written to of late, and what the network refuses."""
    services = context.services
    async with services.editing(table_id):
        row = await services.tables.row(table_id)
        has_card = await _has_card(context, table_id, user_id)
        if has_card and not again:
            return True
        now = services.now()
        if unasked and not await services.store.write(
            lambda transaction: dm_budget.spend(transaction, dm_budget.MESSAGE, now)
        ):
            raise TableError("direct-later")
        try:
            nonce = f"i{context.id:x}" if has_card else f"c{row.id:x}-{user_id:x}"
            return await _send_card(context, msgspec.structs.replace(row, reader=user_id), new, unasked, nonce)
        except AnsweredLate:
            return True


async def _has_card(context: Context, table_id: int, user_id: int) -> bool:
    """Whether a person was sent the card of a lobby."""
    place = await direct_places.find(context.services.store.reading, table_id, user_id)
    return place is not None and place.lobby_message_id is not None


async def _send_card(context: Context, row: TableRow, new: bool, unasked: bool, nonce: str) -> bool:
    """Sends the reader their card, of two with the same ``nonce`` one; false where they cannot be reached. Raises
    ``AnsweredLate`` where the queue shows it, and what the network refuses."""
    services, user_id, client = context.services, row.reader, context.interaction.client
    if new:
        await late_answers.must_be_first(services, row)
    content, drawing, view = await lobby_message(services, row, await services.private_texts(user_id))
    person, now = await people.person(services.store.reading, user_id), services.now()
    quiet = unasked and person.reminder_settings.is_quiet(now)

    async def send(channel: DirectMessages) -> discord.Message:
        file = layout.file_of(drawing)
        return await channel.send(content, file=file, view=answers.detach(view), nonce=nonce, silent=quiet)

    transport = Transport(client, services)
    if not new:
        transport.must_be_sure()
    try:
        async with late_answers.in_time(services, row, client) if new else contextlib.nullcontext():
            sent = await transport.to_person(person, send)
    except discord.HTTPException as error:
        if not await transport.is_closed_dm(person, error):
            raise
        sent = None
    if sent is None:
        return False
    card = sent

    async def keep(transaction: Transaction) -> None:
        stands = await direct_places.settle(transaction, row.id, user_id, card.channel.id)
        await lobby.show_to(transaction, services.tables, direct_places.seen_at(row, stands), card.id)
        if quiet:
            rings_at = person.reminder_settings.after_quiet(now)
            await late_rings.put(transaction, [LateRing(row.id, user_id, LOBBY, 0, 0, card.id, rings_at)])

    await services.store.write(keep, table=row.id)
    return True


async def must_be_reached(context: Context, row: TableRow) -> None:
    """Before the user sits down at a table without a server: they are sent its card, unless they are in their direct
    messages. Raises ``TableError`` where they cannot be."""
    if row.is_direct and not context.is_own_dm:
        await show_to_user(context, row.id)


async def show_to_user(context: Context, table_id: int, *, new: bool = False) -> None:
    """Sends the user the card of a lobby; of a ``new`` one unless the queue does. Raises ``TableError`` where they
    cannot be reached."""
    if not await show_card(context, table_id, context.user.id, new=new):
        raise unreachable(context)


async def invite(context: Context, row: TableRow, guests: list[tuple[int, str]], *, opening: bool = False) -> str:
    """Invites people, each an id and a name, to a table without a server, which the same interaction may be
    ``opening``: a sentence that says who was sent its card, and what to do for those who cannot be reached; who has it
    already is sent nothing. Raises ``TableError``."""
    services, words = context.services, context.words
    if any(user_id == context.user.id for user_id, _ in guests):
        raise TableError("direct-yourself")
    carried_out = None if opening else context.id
    newly = await invitations.ask(
        services.tables, row.id, context.user.id, guests, invitations.PLAYER, carried_out, services.now()
    )
    reached: list[Name] = []
    missed: list[Name] = []
    later = ""
    for user_id, name in guests:
        if user_id not in newly and await _has_card(context, row.id, user_id):
            continue
        try:
            await services.store.write(
                lambda transaction: attempt(
                    transaction, services.tables.ceilings, context.user.id, "invite", services.now()
                ),
                table=NO_TABLE,
            )
            found = await show_card(context, row.id, user_id, unasked=True, again=user_id in newly)
        except TableError as refusal:
            later = words.refusal(refusal)
            continue
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            found = False
        (reached if found else missed).append(Name(unmarked(name)))
    services.wake()
    lines = [words.t("invite-done", name_list=reached)] if reached else []
    if missed:
        lines.append(words.t("direct-unreached", name_list=missed, link=install_link(context)))
    return "\n".join([*lines, *filter(None, [later])]) or words.t("invite-nobody")


async def play_by_dm(context: Context, table_id: int) -> None:
    """A player wishes a table of a server in their direct messages as well, or not any more. Raises ``TableError``."""
    services, user_id, now = context.services, context.user.id, context.now()
    row = await services.tables.row(table_id)
    if row.is_direct:
        raise TableError("direct-stays")
    if await direct_places.find(services.store.reading, table_id, user_id) is not None:
        await services.store.write(
            lambda transaction: direct_places.drop(transaction, table_id, user_id, now), table=table_id
        )
        services.wake()
        await answers.show(context, context.words.t("by-dm-off"))
        return
    await users.meet(context)
    channel_id = await own_dm(context)
    if not await _is_reached(context, row):
        await _write_first(context, row)

    async def begin(transaction: Transaction) -> None:
        newest = await services.tables.row(table_id, transaction)
        await direct_places.settle(transaction, table_id, user_id, channel_id)
        await posts.keep_told(transaction, table_id, newest.moves, user_id)  # the thread has told it
        await board_requests.put(transaction, table_id, now, post=True, reader=user_id)

    await services.store.write(begin, table=table_id)
    services.wake()
    await answers.show(context, context.words.t("by-dm-on"))


async def _is_reached(context: Context, row: TableRow) -> bool:
    """Whether the bot is known to be able to write to the user: they press in their direct messages, and are in the
    server. Who has left it may still press there, and is written to only if they have installed the bot."""
    if not context.is_own_dm:
        return False
    try:
        await servers.must_be_member(context, row.guild_id)
    except TableError:
        return False
    return True


async def _write_first(context: Context, row: TableRow) -> None:
    """Says in the direct messages of the user what stands there from now on. Raises ``TableError`` if they are closed:
    that shows only where something is sent."""
    services, user_id = context.services, context.user.id
    text = "\n".join([context.words.t("by-dm-on"), jump_link(row)])

    async def send(channel: DirectMessages) -> discord.Message:
        return await channel.send(text, nonce=f"d{context.id:x}", silent=True)

    transport = Transport(context.interaction.client, services)
    transport.must_be_sure()
    if await transport.to_person(await people.person(services.store.reading, user_id), send) is None:
        raise TableError("by-dm-closed", link=install_link(context))


VERBS = {
    "by-dm": Verb(at_table(play_by_dm), PLANNING),
}
