"""A trial of all that a table needs of a channel: a message, a thread on it, a picture that is posted, edited and taken
back, a direct message. Each step is timed; where one is refused, that is told by Discord's code.

Whatever is posted is taken away again, by the trial itself or, where the process dies in the middle, by the next one:
the trial is an errand until then, and all its messages say the same.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum

import aiohttp
import discord

from cogs.base import answers, servers, threads
from cogs.base.services import Services
from cogs.base.transport import (
    LOOKED_AT,
    NoneToOpen,
    Transport,
    id_at,
    time_limit,
)
from cogs.runtime import discord_errors
from cogs.runtime.discord_errors import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from data.outbox.queue import QueuedMessage
from data.outbox.server_jobs import ERRANDS
from data.people import people
from render.core.encode import encode
from render.kit.renderer import Drawing, Renderer
from render.words.text import Texts

SIZE = 1200
"""Pixels of the picture's width: that of a board."""
PATIENCE = 20.0
"""Seconds that a step may take."""
HELD_BACK = "cause-dms-held"
"""Told where no more direct messages are opened for a while."""


class TrialStep(StrEnum):
    """What is tried, in order."""

    MESSAGE = "message"
    THREAD = "thread"
    PICTURE = "picture"
    EDIT = "edit"
    TAKE_BACK = "take-back"
    DM = "dm"
    AWAY = "away"


@dataclass(frozen=True)
class TrialOutcome:
    """How a step went: it took so many ``seconds``, or failed for a ``cause``, the id of a text. Without either it was
    not tried, as what it needs had failed."""

    step: TrialStep
    seconds: float | None = None
    cause: str = ""


class Trial:
    """One trial in one channel, for whoever asked; ``promise`` is its errand."""

    def __init__(self, client: discord.Client, services: Services, promise: QueuedMessage, words: Texts) -> None:
        self._client = client
        self._services = services
        self._transport = Transport(client, services)
        self._promise = promise
        self._words = words
        self._channel = client.get_partial_messageable(promise.payload["channel"], guild_id=promise.to)
        self._place = self._channel
        self.outcomes: list[TrialOutcome] = []

    async def run(self, user_id: int, greeting: str) -> None:
        """All of it. ``greeting`` is the direct message; without a thread the rest is tried in the channel, as a table
        would be played there."""
        said: str = self._promise.payload["content"]
        first: list[discord.Message] = []
        shown: list[discord.Message] = []
        pictures = await self._services.pool.run(_pictures, self._renderer(), self._words.t("trial-alt"))

        async def post() -> None:
            first.append(await self._channel.send(said, nonce=self._nonce("m"), silent=True))
            await self._note(first[0].id)

        async def open_thread() -> None:
            thread = await first[0].create_thread(
                name=self._words.t("trial-thread"), auto_archive_duration=threads.WEEK
            )
            self._place = self._client.get_partial_messageable(thread.id, guild_id=self._promise.to)

        async def show() -> None:
            file = answers.attachment(pictures[0])
            shown.append(await self._place.send(said, nonce=self._nonce("p"), file=file, silent=True))

        async def edit() -> None:
            await self._place.get_partial_message(shown[0].id).edit(attachments=[answers.attachment(pictures[1])])

        async def take_back() -> None:
            await self._place.get_partial_message(shown[0].id).delete()

        if await self._try(TrialStep.MESSAGE, post):
            await self._try(TrialStep.THREAD, open_thread, discord_errors.of_thread)
        else:
            self.outcomes.append(TrialOutcome(TrialStep.THREAD))
        if await self._try(TrialStep.PICTURE, show):
            await self._try(TrialStep.EDIT, edit)
            await self._try(TrialStep.TAKE_BACK, take_back)
        else:
            self.outcomes += [TrialOutcome(TrialStep.EDIT), TrialOutcome(TrialStep.TAKE_BACK)]
        await self._greet(user_id, greeting)
        await self._try(TrialStep.AWAY, lambda: put_away(self._client, self._services, self._promise))

    def _renderer(self) -> Renderer:
        return self._services.renderers[self._services.quickest().slug]

    def _nonce(self, part: str) -> str:
        """Keeps Discord from taking a message twice, should its answer be lost."""
        return f"t{self._promise.id:x}-{int(self._promise.made_at * 1000):x}{part}"

    async def _note(self, message_id: int) -> None:
        promise = self._promise
        self._promise = await self._services.store.write(
            lambda transaction: ERRANDS.note(transaction, promise, message=message_id)
        )

    async def _greet(self, user_id: int, greeting: str) -> None:
        """Sends the direct message, which stays."""
        known = await people.person(self._services.store.reading, user_id)

        async def send() -> None:
            place = await self._transport.dm_channel(known)
            try:
                await place.send(greeting, nonce=self._nonce("d"))
            except discord.HTTPException as error:
                await self._transport.takes_none(known, error)
                raise
            await self._services.store.write(
                lambda transaction: people.remember(transaction, user_id, dm_closed_at=None)
            )

        await self._try(TrialStep.DM, send)

    async def _try(
        self,
        step: TrialStep,
        work: Callable[[], Awaitable[None]],
        ruling: Callable[[Exception], discord_errors.Ruling] = discord_errors.of_message,
    ) -> bool:
        begun = self._services.now()
        try:
            async with time_limit(self._client, PATIENCE):
                await work()
        except NoneToOpen:
            self.outcomes.append(TrialOutcome(step, cause=HELD_BACK))
            return False
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            self.outcomes.append(TrialOutcome(step, cause=ruling(error).cause))
            return False
        self.outcomes.append(TrialOutcome(step, self._services.now() - begun))
        return True


def _pictures(renderer: Renderer, alt: str) -> tuple[Drawing, Drawing]:
    """A picture, and what it is changed to."""
    motif = renderer.motif(SIZE)
    slug = renderer.info.slug
    return Drawing(encode(motif, slug, "trial"), alt), Drawing(encode(motif.rotate(180), slug, "trial"), alt)


# --- what is left of it ---------------------------------------------------------------------------------------------


async def put_away(client: discord.Client, services: Services, promise: QueuedMessage) -> None:
    """Takes away whatever a trial has posted, and its thread. Where the bot may not delete threads it is emptied and
    archived. What is gone needs nothing; what else Discord or the net refuse is raised."""
    guild_id, payload = promise.to, promise.payload
    channel = client.get_partial_messageable(payload["channel"], guild_id=guild_id)
    posted = await _posted(client, channel, promise)
    if "message" in payload:
        posted.add(payload["message"])
    for message_id in posted:
        await _remove_thread(client, guild_id, message_id, promise)
        await _gone(channel.get_partial_message(message_id).delete())
    await services.store.write(lambda transaction: ERRANDS.mark_done(transaction, promise))


async def _remove_thread(client: discord.Client, guild_id: int, thread_id: int, promise: QueuedMessage) -> None:
    """A thread has the id of the message that it hangs on."""
    thread = client.get_partial_messageable(thread_id, guild_id=guild_id)
    guild = await servers.find(client, guild_id)
    place = guild.get_channel(promise.payload["channel"]) if guild is not None else None
    if guild is not None and place is not None and place.permissions_for(guild.me).manage_threads:
        await _gone(client.http.delete_channel(thread_id))
        return
    for message_id in await _posted(client, thread, promise):
        await _gone(thread.get_partial_message(message_id).delete())
    await _gone(client.http.edit_channel(thread_id, archived=True))


async def _posted(client: discord.Client, place: discord.PartialMessageable, promise: QueuedMessage) -> set[int]:
    """The messages of a trial in a place, by what they say."""
    user, found = client.user, set()
    try:
        async for sent in place.history(limit=LOOKED_AT, after=discord.Object(id_at(promise.made_at))):
            if user is not None and sent.author.id == user.id and sent.content == promise.payload["content"]:
                found.add(sent.id)
    except (discord.NotFound, discord.Forbidden):
        return set()
    return found


async def _gone(work: Awaitable[object]) -> None:
    """Does what need not be done where there is nothing any more."""
    try:
        await work
    except discord.HTTPException as error:
        if error.code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE):
            raise
