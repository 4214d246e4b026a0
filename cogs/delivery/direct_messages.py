"""Direct messages that belong to no table, drawn when they are sent.

An earlier message is edited, which does not notify. Users whose direct messages are closed, or for whom the budget
is used up, are mentioned in the channel of their request, with a button that shows them the same privately.
"""

from dataclasses import dataclass
from typing import get_args

import discord

from cogs.base import answers
from cogs.base.services import Services
from cogs.base.transport import DirectMessages, Transport, mentions_of
from cogs.matchmaking import match as matchmaking_match
from cogs.matchmaking import page as matchmaking_page
from cogs.tournaments import table as tournaments_table
from data.engines.store import Transaction
from data.matchmaking import matches, searches
from data.outbox import dm_budget
from data.outbox.outbox import Intent, TournamentKind
from data.people import people
from data.tournaments import rounds, tournaments
from render.words.markup import unmarked
from render.words.text import Name, Texts


@dataclass(frozen=True)
class Drawn:
    """A message and its buttons. ``standing`` is the earlier message to edit, by channel and id; ``channel_id`` is
    where the user is mentioned if their direct messages are closed (0: nowhere), with the text ``call`` and the button
    to ``tournament``, if it is about one, or else in the server ``guild_id`` with the button to the same, a question
    about other ``clocks`` perhaps. The message is kept for a match, or for a table of a round: ``paired`` are
    tournament, round and entrant."""

    content: str
    view: discord.ui.View
    channel_id: int
    standing: tuple[int, int] | None = None
    match_id: int | None = None
    call: str = "dm-here"
    tournament: int = 0
    paired: tuple[int, int, int] | None = None
    guild_id: int | None = None
    clocks: tuple[str, ...] = ()

    @property
    def was_called(self) -> bool:
        """Whether the user was mentioned in the channel instead: the page behind that button shows the current
        state."""
        return self.standing is not None and self.standing[0] == self.channel_id


class DirectMessageSender:
    """Sends direct messages. Raises what Discord or the network refuse."""

    def __init__(self, client: discord.Client, services: Services, transport: Transport) -> None:
        self._client = client
        self._services = services
        self._transport = transport

    async def send(self, intent: Intent) -> float | None:
        """Sends a message as things stand now, if there is still something to say; returns the time until which it
        waits, in quiet hours."""
        services, now = self._services, self._services.now()
        person = await people.person(services.store.reading, intent.to)
        drawn = await self._draw(intent, await services.private_texts(intent.to))
        if drawn is None or drawn.was_called:
            return None
        # Else it was a call in a channel that its tournament has left: everybody would read what it became.
        stands = drawn.standing is not None and drawn.standing[0] == person.dm_channel_id
        if stands and await self._edit(drawn):
            return None
        rings = not stands
        if rings and person.reminder_settings.is_quiet(now):
            return person.reminder_settings.after_quiet(now)
        sent = not person.dms_closed(now) and await self._by_dm(intent, person, drawn, rings)
        if rings and not sent and drawn.channel_id:
            await self._in_channel(intent, drawn)
        return None

    async def _draw(self, intent: Intent, words: Texts) -> Drawn | None:
        reading = self._services.store.reading
        if intent.kind == "match":
            proposal = await matches.find(reading, intent.payload["match"])
            own = None if proposal is None else proposal.asked(intent.to)
            if proposal is None or own is None:
                return None
            standing = None if own.channel_id is None or own.message_id is None else (own.channel_id, own.message_id)
            if standing is None and (proposal.state != matches.ASKING or own.answer):
                return None  # never asked, or answered elsewhere
            user = discord.Object(intent.to)
            if not await matchmaking_match.is_still_offered(self._client, self._services, words, proposal, user):
                return None
            content, view = await matchmaking_match.message_of(self._services, proposal, own, words)
            return Drawn(content, view, proposal.channel_id, standing, proposal.id, guild_id=proposal.guild_id)
        if intent.kind == "clocks":
            asked = await matchmaking_page.clocks_asked(self._services, intent.to, intent.payload["clocks"], words)
            if asked is None:
                return None
            content, view, search = asked
            clocks = tuple(intent.payload["clocks"])
            return Drawn(content, view, search.channel_id, guild_id=search.guild_id, clocks=clocks)
        if intent.kind in get_args(TournamentKind):
            note = await tournaments_table.note(self._services, intent, words)
            if note is None:
                return None
            about, call = intent.payload["tournament"], "dm-tournament"
            return Drawn(note.content, note.view, note.channel_id, note.standing, None, call, about, note.kept)
        if intent.kind == "puzzle-lost":
            lost = words.t("daily-lost", server=unmarked(intent.payload["server"]))
            return Drawn(lost, discord.ui.View(timeout=None), 0)
        if await searches.find(reading, intent.to) is not None:
            return None  # they have begun another meanwhile
        place, guild_id = intent.payload["channel"], intent.payload.get("guild")  # an earlier version named no server
        return Drawn(matchmaking_page.ended(words, place), discord.ui.View(timeout=None), place, guild_id=guild_id)

    async def _edit(self, drawn: Drawn) -> bool:
        assert drawn.standing is not None
        channel_id, message_id = drawn.standing
        try:
            return await self._transport.edit(
                self._transport.dm(channel_id), message_id, content=drawn.content, view=answers.detach(drawn.view)
            )
        except TimeoutError:
            return False

    async def _by_dm(self, intent: Intent, person: people.Person, drawn: Drawn, rings: bool) -> bool:
        """Sends it by direct message; false where these are closed, or the budget is used up."""
        services, now = self._services, self._services.now()
        if intent.tried_at is None and not await services.store.write(
            lambda transaction: dm_budget.spend(transaction, dm_budget.MESSAGE, now)
        ):
            return False

        async def post(place: DirectMessages) -> discord.Message:
            view = answers.detach(drawn.view)
            return await self._transport.send(intent, place, "", content=drawn.content, view=view, silent=not rings)

        message = await self._transport.to_person(person, post)
        if message is None:
            return False
        await self._keep_message(intent, drawn, message)
        return True

    async def _keep_message(self, intent: Intent, drawn: Drawn, message: discord.Message) -> None:
        """Records the message, in direct messages or in the channel."""
        match_id, paired, place_id = drawn.match_id, drawn.paired, message.channel.id

        async def keep(transaction: Transaction) -> None:
            if match_id is not None:
                await matches.keep_message(transaction, match_id, intent.to, place_id, message.id)
            if paired is not None:
                await rounds.keep_message(transaction, *paired, place_id, message.id)

        if match_id is not None or paired is not None:
            await self._transport.keep(intent, keep)

    async def _in_channel(self, intent: Intent, drawn: Drawn) -> None:
        """Mentions a user in the channel of their request or their tournament, unless they have left its server."""
        guild_id = drawn.guild_id
        if drawn.tournament:
            guild_id = (await tournaments.get(self._services.store.reading, drawn.tournament)).guild_id
        if await self._transport.has_left(guild_id, intent.to):
            return
        words = await self._services.private_texts(intent.to)
        channel = self._client.get_partial_messageable(drawn.channel_id)
        way = matchmaking_page.way_in(words, drawn.clocks, intent.to if intent.kind == "over" else None)
        if drawn.tournament:
            way = tournaments_table.way_in(words, drawn.tournament)
        message = await self._transport.send(
            intent,
            channel,
            "",
            content=words.t(drawn.call, name=Name(f"<@{intent.to}>")),
            view=answers.detach(way),
            allowed_mentions=mentions_of(intent.to),
        )
        await self._keep_message(intent, drawn, message)
