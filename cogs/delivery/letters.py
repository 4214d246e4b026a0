"""The postman: private messages that belong to no table, drawn when they are sent.

What somebody was told before is written on where it stands, and rings no more. Whoever takes no direct messages, or
cannot be sent one just now, is called in the channel where they asked, with a button that shows the same to them alone.
"""

import asyncio
import logging
from dataclasses import dataclass

import aiohttp
import discord

from cogs import answers
from cogs.delivery import codes
from cogs.delivery.codes import CLOSED_DM, UNKNOWN_CHANNEL, Way
from cogs.delivery.transport import NoneToOpen, Transport, id_at, mentions_of, time_limit
from cogs.delivery.worker import Worker
from cogs.panels import matched, seek
from cogs.services import Services
from data import budgets, letters, matches, people
from data.letters import Letter
from data.store import StoreError
from render.core.text import Name, Texts

SIDE_BY_SIDE = 8
LIMIT = 60.0
"""Seconds that one letter may take."""
AGAIN = 15.0
"""Seconds until one that took too long is tried again."""

_log = logging.getLogger("ziggurat.letters")


@dataclass(frozen=True)
class Drawn:
    """What a letter says now, and the buttons below. ``standing`` is the message that said it before, by channel and
    id; ``channel_id`` is where its reader is called who takes no direct messages."""

    content: str
    view: discord.ui.View
    channel_id: int
    standing: tuple[int, int] | None = None
    match_id: int | None = None


class Postman(Worker):
    """Sends the letters of one store through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__("letters", SIDE_BY_SIDE)
        self._client = client
        self._services = services
        self._transport = Transport(client, services)

    async def start_due(self, room: int) -> float | None:
        store, now = self._services.store, self._services.now()
        if room > 0:
            found = await letters.due(store.reading, now, self.busy, room)
            if found:
                await store.write(lambda transaction: letters.mark_tried(transaction, found, now))
            for letter in found:
                self.begin(letter.user_id, self._see_to(letter))
        due = await letters.next_due(store.reading)
        return None if due is None else max(0.05, due - now) if due > now else 1.0

    async def _see_to(self, letter: Letter) -> None:
        store, now = self._services.store, self._services.now()
        try:
            async with time_limit(self._client, LIMIT):
                later = await self._send(letter)
            if later is None:
                await store.write(lambda transaction: letters.mark_done(transaction, letter))
            else:
                await store.write(lambda transaction: letters.put_off(transaction, letter, later))
        except StoreError as error:
            _log.warning("letter %s waits: %s", letter.id, error)
            await asyncio.sleep(1)
        except TimeoutError:
            await store.write(lambda transaction: letters.put_off(transaction, letter, now + AGAIN))
        except (discord.HTTPException, discord.InvalidData, aiohttp.ClientError, OSError) as error:
            await self._put_off(letter, error)
        except Exception as error:
            _log.exception("letter %s could not be drawn", letter.id)
            await self._put_off(letter, error)

    async def _put_off(self, letter: Letter, error: Exception) -> None:
        store, now = self._services.store, self._services.now()
        _log.warning("letter %s (%s) failed: %s", letter.id, letter.kind, type(error).__name__)
        wait = codes.seconds_to_wait(error)
        if wait is not None:
            await store.write(lambda transaction: letters.put_off(transaction, letter, now + wait))
        elif codes.of_message(error).way is Way.GIVE_UP:
            await store.write(lambda transaction: letters.mark_done(transaction, letter))
        else:
            for_ever = codes.is_outage(error)
            await store.write(lambda transaction: letters.mark_failed(transaction, letter, now, for_ever=for_ever))

    async def _send(self, letter: Letter) -> float | None:
        """Sends a letter as things stand now, if there is still something to say; answers until when it must wait,
        where it comes late and in quiet time."""
        services, now = self._services, self._services.now()
        known = await people.person(services.store.reading, letter.user_id)
        drawn = await self._draw(letter, await services.private_texts(letter.user_id))
        if drawn is None or (drawn.standing is not None and await self._edit(drawn)):
            return None
        rings = drawn.standing is None
        if rings and known.rhythm.is_quiet(now):
            return known.rhythm.after_quiet(now)
        told = not known.dms_closed(now) and await self._by_dm(letter, known, drawn, rings)
        if rings and not told:
            await self._in_channel(letter, drawn.channel_id)
        return None

    async def _draw(self, letter: Letter, words: Texts) -> Drawn | None:
        reading = self._services.store.reading
        if letter.kind == letters.MATCH:
            proposal = await matches.find(reading, letter.payload["match"])
            own = None if proposal is None else proposal.asked(letter.user_id)
            if proposal is None or own is None:
                return None
            standing = None if own.channel_id is None or own.message_id is None else (own.channel_id, own.message_id)
            if standing is None and (proposal.state != matches.ASKING or own.answer):
                return None  # they were never asked, or have answered elsewhere
            content, view = await matched.told(self._services, proposal, own, words)
            return Drawn(content, view, proposal.channel_id, standing, proposal.id)
        if letter.kind == letters.CLOCKS:
            asked = await seek.clocks_asked(self._services, letter.user_id, letter.payload["clocks"], words)
            return None if asked is None else Drawn(*asked)
        return Drawn(*seek.ended(words), letter.payload["channel"])

    async def _edit(self, drawn: Drawn) -> bool:
        assert drawn.standing is not None
        channel_id, message_id = drawn.standing
        try:
            return await self._transport.edit(
                self._transport.dm(channel_id), message_id, content=drawn.content, view=answers.detach(drawn.view)
            )
        except TimeoutError:
            return False

    async def _by_dm(self, letter: Letter, known: people.Person, drawn: Drawn, rings: bool) -> bool:
        """Sends it by direct message; false where the person takes none, or too many were sent of late."""
        services, now = self._services, self._services.now()
        if letter.tried_at is None and not await services.store.write(
            lambda transaction: budgets.spend(transaction, budgets.LETTER, now)
        ):
            return False
        try:
            place = await self._transport.dm_channel(known)
            message = await self._post(letter, place, drawn.content, drawn.view, silent=not rings)
        except NoneToOpen:
            return False
        except discord.HTTPException as error:
            if error.code in CLOSED_DM:
                await services.store.write(
                    lambda transaction: people.remember(transaction, known.user_id, dm_closed_at=now)
                )
                return False
            if error.code == UNKNOWN_CHANNEL:  # the next try asks Discord for the channel again
                await services.store.write(
                    lambda transaction: people.remember(transaction, known.user_id, dm_channel_id=None)
                )
            raise
        match_id = drawn.match_id
        if match_id is not None:
            await services.store.write(
                lambda transaction: matches.keep_message(transaction, match_id, known.user_id, place.id, message.id)
            )
        return True

    async def _in_channel(self, letter: Letter, channel_id: int) -> None:
        """Calls somebody where they asked."""
        words = await self._services.private_texts(letter.user_id)
        channel = self._client.get_partial_messageable(channel_id)
        await self._post(
            letter,
            channel,
            words.t("letter-here", name=Name(f"<@{letter.user_id}>")),
            seek.way_in(words),
            allowed_mentions=mentions_of(letter.user_id),
        )

    async def _post(
        self,
        letter: Letter,
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
        return await place.send(
            content,
            nonce=f"l{letter.id:x}-{int(letter.made_at * 1000):x}",
            view=answers.detach(view),
            silent=silent,
            allowed_mentions=allowed_mentions,
        )
