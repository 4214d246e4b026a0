"""The postman: private messages that belong to no table, drawn when they are sent.

What somebody was told before is written on where it stands, and rings no more. Whoever takes no direct messages, or
cannot be sent one just now, is called in the channel where they asked, with a button that shows the same to them alone.
"""

from dataclasses import dataclass

import discord

from cogs.base import answers
from cogs.base.dispatcher import Dispatcher
from cogs.base.services import Services
from cogs.base.transport import DirectMessages, id_at, mentions_of
from cogs.matchmaking import match as matchmaking_match
from cogs.matchmaking import page as matchmaking_page
from cogs.tournaments import table as tournaments_table
from data.engines.store import Transaction
from data.matchmaking import matches
from data.outbox import direct_messages, dm_budget
from data.outbox.queue import QueuedMessage
from data.people import people
from data.tournaments import rounds
from render.words.text import Name, Texts


@dataclass(frozen=True)
class Drawn:
    """What a letter says now, and the buttons below. ``standing`` is the message that said it before, by channel and
    id; ``channel_id`` is where its reader is called who takes no direct messages, with the text ``call`` and the button
    that leads to the ``tournament`` that it is about, if it is about one. The message is kept for a match, or for a
    table of a round: ``paired`` are tournament, round and entrant."""

    content: str
    view: discord.ui.View
    channel_id: int
    standing: tuple[int, int] | None = None
    match_id: int | None = None
    call: str = "dm-here"
    tournament: int = 0
    paired: tuple[int, int, int] | None = None

    @property
    def was_called(self) -> bool:
        """Whether somebody who takes no direct messages was called for it in the channel: the page there, which they
        open from the call, tells how it stands."""
        return self.standing is not None and self.standing[0] == self.channel_id


class DirectMessageDispatcher(Dispatcher):
    """Sends the letters of one store through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__(client, services, direct_messages.LETTERS)

    async def send(self, letter: QueuedMessage) -> float | None:
        """Sends a letter as things stand now, if there is still something to say; answers until when it must wait,
        where it comes late and in quiet time."""
        services, now = self._services, self._services.now()
        known = await people.person(services.store.reading, letter.to)
        drawn = await self._draw(letter, await services.private_texts(letter.to))
        if drawn is None or drawn.was_called or (drawn.standing is not None and await self._edit(drawn)):
            return None
        rings = drawn.standing is None
        if rings and known.reminder_settings.is_quiet(now):
            return known.reminder_settings.after_quiet(now)
        told = not known.dms_closed(now) and await self._by_dm(letter, known, drawn, rings)
        if rings and not told:
            await self._in_channel(letter, drawn)
        return None

    async def _draw(self, letter: QueuedMessage, words: Texts) -> Drawn | None:
        reading = self._services.store.reading
        if letter.kind == direct_messages.MATCH:
            proposal = await matches.find(reading, letter.payload["match"])
            own = None if proposal is None else proposal.asked(letter.to)
            if proposal is None or own is None:
                return None
            standing = None if own.channel_id is None or own.message_id is None else (own.channel_id, own.message_id)
            if standing is None and (proposal.state != matches.ASKING or own.answer):
                return None  # they were never asked, or have answered elsewhere
            content, view = await matchmaking_match.told(self._services, proposal, own, words)
            return Drawn(content, view, proposal.channel_id, standing, proposal.id)
        if letter.kind == direct_messages.CLOCKS:
            asked = await matchmaking_page.clocks_asked(self._services, letter.to, letter.payload["clocks"], words)
            return None if asked is None else Drawn(*asked)
        if letter.kind in direct_messages.OF_TOURNAMENTS:
            note = await tournaments_table.note(self._services, letter, words)
            if note is None:
                return None
            about, call = letter.payload["tournament"], "dm-tournament"
            return Drawn(note.content, note.view, note.channel_id, note.standing, None, call, about, note.kept)
        return Drawn(*matchmaking_page.ended(words), letter.payload["channel"])

    async def _edit(self, drawn: Drawn) -> bool:
        assert drawn.standing is not None
        channel_id, message_id = drawn.standing
        try:
            return await self._transport.edit(
                self._transport.dm(channel_id), message_id, content=drawn.content, view=answers.detach(drawn.view)
            )
        except TimeoutError:
            return False

    async def _by_dm(self, letter: QueuedMessage, known: people.Person, drawn: Drawn, rings: bool) -> bool:
        """Sends it by direct message; false where the person takes none, or too many were sent of late."""
        services, now = self._services, self._services.now()
        if letter.tried_at is None and not await services.store.write(
            lambda transaction: dm_budget.spend(transaction, dm_budget.LETTER, now)
        ):
            return False

        async def post(place: DirectMessages) -> discord.Message:
            return await self._post(letter, place, drawn.content, drawn.view, silent=not rings)

        message = await self._transport.to_person(known, post)
        if message is None:
            return False
        await self._keep_message(letter, drawn, message)
        return True

    async def _keep_message(self, letter: QueuedMessage, drawn: Drawn, message: discord.Message) -> None:
        """Notes where somebody was asked, in a direct message or in the channel."""
        match_id, paired, place_id = drawn.match_id, drawn.paired, message.channel.id

        async def keep(transaction: Transaction) -> None:
            await direct_messages.LETTERS.must_hold(transaction, letter)
            if match_id is not None:
                await matches.keep_message(transaction, match_id, letter.to, place_id, message.id)
            if paired is not None:
                await rounds.keep_message(transaction, *paired, place_id, message.id)

        if match_id is not None or paired is not None:
            await self._services.store.write(keep)

    async def _in_channel(self, letter: QueuedMessage, drawn: Drawn) -> None:
        """Calls somebody where they asked, or where their tournament is."""
        words = await self._services.private_texts(letter.to)
        channel = self._client.get_partial_messageable(drawn.channel_id)
        way = tournaments_table.way_in(words, drawn.tournament) if drawn.tournament else matchmaking_page.way_in(words)
        message = await self._post(
            letter,
            channel,
            words.t(drawn.call, name=Name(f"<@{letter.to}>")),
            way,
            allowed_mentions=mentions_of(letter.to),
        )
        await self._keep_message(letter, drawn, message)

    async def _post(
        self,
        letter: QueuedMessage,
        place: discord.abc.Messageable,
        content: str,
        view: discord.ui.View,
        *,
        silent: bool = False,
        allowed_mentions: discord.AllowedMentions = answers.NOBODY,
    ) -> discord.Message:
        """Posts it once: an earlier try may have arrived."""
        content = answers.limited(content)
        if letter.tried_at is not None:
            found = await self._transport.find(place, id_at(letter.tried_at), lambda sent: sent.content == content)
            if found is not None:
                return found
        self._transport.must_be_sure()
        return await place.send(
            content,
            nonce=f"l{letter.id:x}-{int(letter.made_at * 1000):x}",
            view=answers.detach(view),
            silent=silent,
            allowed_mentions=allowed_mentions,
        )
