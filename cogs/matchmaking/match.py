"""Matches: what each player is asked in private, and their answers."""

import contextlib

import discord

from cogs.base import answers, custom_ids, servers, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services, jump_link
from cogs.kit.buttons import button
from cogs.kit.clock_words import clock_line, stamp_of
from cogs.kit.verbs import Verb
from cogs.permissions import required
from cogs.permissions.rows import PERSONAL
from data.engines.store import Transaction
from data.matchmaking import matches, searches
from data.matchmaking.matches import (
    ASKING,
    LATE,
    NO,
    OPEN,
    YES,
    Asked,
    Proposal,
)
from data.outbox import direct_messages
from render.words.markup import unmarked
from render.words.text import Name, Texts
from rules.core.errors import TableError
from rules.table.clock import PRESETS
from rules.table.player import Holder


async def message_of(services: Services, proposal: Proposal, own: Asked, words: Texts) -> tuple[str, discord.ui.View]:
    """What one player sees as things stand now, with the buttons to answer."""
    view = discord.ui.View(timeout=None)
    if proposal.state == OPEN and proposal.table_id is not None:
        row = await services.tables.row(proposal.table_id)
        key = "match-joined" if row.status == "lobby" else "match-open"
        return words.t(key, game=words.game(services.game(proposal.slug).info), link=jump_link(row)), view
    if proposal.state == ASKING and own.answer == YES:
        view.add_item(_decline_button(words, proposal))
        return f"{await _offered(services, proposal, own, words)}\n{words.t('match-accepted')}", view
    if proposal.state == ASKING and not own.answer:
        accept = custom_ids.make("match-accept", proposal.id)
        view.add_item(button(words.t("button-accept"), accept, discord.ButtonStyle.success))
        view.add_item(_decline_button(words, proposal))
        offered = await _offered(services, proposal, own, words)
        return f"{offered}\n{words.t('match-until', stamp=stamp_of(own.until))}", view
    view.add_item(button(words.t("button-seek"), custom_ids.make("seek")))
    key = {NO: "match-declined", LATE: "match-late"}.get(own.answer, "match-off")
    if own.answer == NO and await searches.find(services.store.reading, own.user_id) is not None:
        key = "match-not-joined"
    return words.t(key), view


def _decline_button(words: Texts, proposal: Proposal) -> discord.ui.Button[discord.ui.View]:
    return button(words.t("button-no-thanks"), custom_ids.make("match-decline", proposal.id))


async def _offered(services: Services, proposal: Proposal, own: Asked, words: Texts) -> str:
    """The game, the clock, and the other players."""
    game = words.game(services.game(proposal.slug).info)
    clock = clock_line(words, PRESETS[proposal.clock])
    if proposal.lobby_id is not None:
        row = await services.tables.row(proposal.lobby_id)
        names = [Name(unmarked(seat.name)) for seat in row.seats if not seat.is_bot]
        return words.t("match-lobby", game=game, clock=clock, names=words.enumerate(names), bots=proposal.bots)
    names = [Name(unmarked(one.name)) for one in proposal.people if one.user_id != own.user_id]
    return words.t("match-table", game=game, clock=clock, names=words.enumerate(names), bots=proposal.bots)


async def accept(context: Context, press: Pressed) -> None:
    """A player accepts; with the last one the table opens and its game begins. Who could not play in its channel
    declines instead, and is told why. Raises ``TableError`` if they have left its server."""
    services = context.services
    found = await matches.find(services.store.reading, press.numbers[0])
    if found is not None:
        guild = await servers.reach(context.interaction.client, found.guild_id)
        member = await servers.member_of(guild, context.user)
        try:
            await _check_place(services, context.words, found, member)
        except TableError as refusal:
            await _decline(context, press.numbers[0], context.words.refusal(refusal))
            return
    holder = Holder(context.user.id, context.user.display_name)
    seed, now = services.new_seed(), services.now()
    await users.meet(context)
    proposal = await services.store.write(
        lambda transaction: matches.accept(services.tables, transaction, press.numbers[0], holder, seed, now)
    )
    await show(context, proposal)


async def is_still_offered(
    client: discord.Client, services: Services, words: Texts, proposal: Proposal, user: discord.abc.Snowflake
) -> bool:
    """Whether a player may be shown what they are asked. Who has left the server declines unasked, so that nobody waits
    for them. A lobby, which names those who sit there, is not offered to who could not play in its channel either:
    their search goes on."""
    own = proposal.asked(user.id)
    if proposal.state != ASKING or own is None or own.answer:
        return True
    guild = await servers.find(client, proposal.guild_id)
    if guild is None or guild.unavailable:
        return True  # who accepts is told so
    try:
        member = await servers.member_of(guild, user)
        if proposal.lobby_id is not None:
            await _check_place(services, words, proposal, member)
    except TableError:
        await _take_back(services, proposal, own)
        return False
    return True


async def _take_back(services: Services, proposal: Proposal, own: Asked) -> None:
    """A player declines unasked; a message that has asked them says so."""
    now = services.now()

    async def work(transaction: Transaction) -> None:
        await matches.decline(transaction, proposal.id, own.user_id, now)
        if own.message_id is not None:
            await direct_messages.put(transaction, own.user_id, "match", now, match=proposal.id)

    with contextlib.suppress(TableError):  # it is over by now
        await services.store.write(work)
    services.wake()


async def _check_place(services: Services, words: Texts, proposal: Proposal, member: discord.Member) -> None:
    """Raises ``TableError`` if a member could not play in the channel of the table that is offered."""
    channel = member.guild.get_channel(await _channel_of(services, proposal))
    if channel is not None:
        required.check_person(words, channel.permissions_for(member), channel.id)


async def _channel_of(services: Services, proposal: Proposal) -> int:
    """The channel of the table that is offered."""
    if proposal.lobby_id is None:
        return proposal.channel_id
    return (await services.tables.row(proposal.lobby_id)).channel_id


async def decline(context: Context, press: Pressed) -> None:
    await _decline(context, press.numbers[0])


async def _decline(context: Context, match_id: int, note: str = "") -> None:
    user_id, now = context.user.id, context.now()
    proposal = await context.services.store.write(
        lambda transaction: matches.decline(transaction, match_id, user_id, now)
    )
    await show(context, proposal, note)


async def show(context: Context, proposal: Proposal, note: str = "") -> None:
    """Shows the user a match of theirs."""
    context.services.wake()
    own = proposal.asked(context.user.id)
    assert own is not None
    content, view = await message_of(context.services, proposal, own, context.words)
    await answers.show(context, "\n".join(filter(None, [note, content])), view=view)


VERBS = {
    "match-accept": Verb(accept, PERSONAL),
    "match-decline": Verb(decline, PERSONAL),
}
