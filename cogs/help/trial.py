"""A trial of all that a table needs of a channel: a message, a thread on it, a picture that is posted, edited and
deleted, a direct message. Each step is timed; a refusal is shown by Discord's code.

Whatever is posted is deleted again, by the trial itself or, if the process dies in between, by the next one: the
trial stays in the outbox until then, and all its messages have the same content.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum

import aiohttp
import discord

from cogs.base import layout, servers, threads
from cogs.base.services import Services
from cogs.base.transport import (
    LOOKED_AT,
    NoneToOpen,
    Transport,
    id_at,
    nonce,
    time_limit,
)
from cogs.runtime import discord_errors
from cogs.runtime.discord_errors import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from data.outbox import outbox
from data.outbox.outbox import Intent
from data.people import people
from render.core.encode import encode
from render.kit.renderer import Drawing, Renderer
from render.words.text import Texts

SIZE = 1200
"""Pixels of the picture's width, that of a board."""
PATIENCE = 20.0
"""Seconds that a step may take."""
DMS_EXHAUSTED = "cause-dms-held"
"""The text when no more direct messages are opened for a while."""


class TrialStep(StrEnum):
    """The steps, in order."""

    MESSAGE = "message"
    THREAD = "thread"
    PICTURE = "picture"
    EDIT = "edit"
    TAKE_BACK = "take-back"
    DM = "dm"
    AWAY = "away"


@dataclass(frozen=True)
class TrialOutcome:
    """The result of a step: its duration in ``seconds``, or the ``cause`` of its failure, the id of a text. Without
    either it was skipped, as a step it needs had failed."""

    step: TrialStep
    seconds: float | None = None
    cause: str = ""


class Trial:
    """One trial in one channel; ``intent`` is its row."""

    def __init__(self, client: discord.Client, services: Services, intent: Intent, words: Texts) -> None:
        self._client = client
        self._services = services
        self._transport = Transport(client, services)
        self._intent = intent
        self._words = words
        self._channel = client.get_partial_messageable(intent.payload["channel"], guild_id=intent.to)
        self._place = self._channel
        self.outcomes: list[TrialOutcome] = []

    async def run(self, user_id: int, greeting: str) -> None:
        """Runs all steps. ``greeting`` is the direct message; without a thread the rest is tried in the channel, as
        a table would be played there."""
        said: str = self._intent.payload["content"]
        first: list[discord.Message] = []
        shown: list[discord.Message] = []
        pictures = await self._services.pool.run(_pictures, self._renderer(), self._words.t("trial-alt"))

        async def post() -> None:
            first.append(await self._channel.send(said, nonce=nonce(self._intent, "m"), silent=True))
            await self._note(first[0].id)

        async def open_thread() -> None:
            thread = await first[0].create_thread(
                name=self._words.t("trial-thread"), auto_archive_duration=threads.WEEK
            )
            self._place = self._client.get_partial_messageable(thread.id, guild_id=self._intent.to)

        async def show() -> None:
            file = layout.file_of(pictures[0])
            shown.append(await self._place.send(said, nonce=nonce(self._intent, "p"), file=file, silent=True))

        async def edit() -> None:
            await self._place.get_partial_message(shown[0].id).edit(attachments=[layout.file_of(pictures[1])])

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
        await self._try(TrialStep.AWAY, self._remove_all)

    def _renderer(self) -> Renderer:
        return self._services.renderers[self._services.quickest().slug]

    async def _remove_all(self) -> None:
        await remove_all(self._client, self._intent)
        await self._services.store.write(lambda transaction: outbox.mark_done(transaction, self._intent))

    async def _note(self, message_id: int) -> None:
        intent = self._intent
        self._intent = await self._services.store.write(
            lambda transaction: outbox.note(transaction, intent, message=message_id)
        )

    async def _greet(self, user_id: int, greeting: str) -> None:
        """Sends the direct message, which is not deleted."""
        person = await people.person(self._services.store.reading, user_id)

        async def send() -> None:
            place = await self._transport.dm_channel(person)
            try:
                await place.send(greeting, nonce=nonce(self._intent, "d"))
            except discord.HTTPException as error:
                await self._transport.is_closed_dm(person, error)
                raise
            await self._transport.reached(person)

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
            self.outcomes.append(TrialOutcome(step, cause=DMS_EXHAUSTED))
            return False
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            self.outcomes.append(TrialOutcome(step, cause=ruling(error).cause))
            return False
        self.outcomes.append(TrialOutcome(step, self._services.now() - begun))
        return True


def _pictures(renderer: Renderer, alt: str) -> tuple[Drawing, Drawing]:
    """A picture, and its edited version."""
    motif = renderer.motif(SIZE)
    slug = renderer.info.slug
    return Drawing(encode(motif, slug, "trial"), alt), Drawing(encode(motif.rotate(180), slug, "trial"), alt)


# --- what is left of it ---------------------------------------------------------------------------------------------


async def remove_all(client: discord.Client, intent: Intent) -> None:
    """Deletes whatever a trial has posted, and its thread. Where the bot may not delete threads it is emptied and
    archived. Missing messages are ignored; what else Discord or the network refuse is raised."""
    guild_id, payload = intent.to, intent.payload
    channel = client.get_partial_messageable(payload["channel"], guild_id=guild_id)
    posted = await _posted(client, channel, intent)
    if "message" in payload:
        posted.add(payload["message"])
    for message_id in posted:
        await _remove_thread(client, guild_id, message_id, intent)
        await _ignore_missing(channel.get_partial_message(message_id).delete())


async def _remove_thread(client: discord.Client, guild_id: int, thread_id: int, intent: Intent) -> None:
    """A thread has the id of its first message."""
    thread = client.get_partial_messageable(thread_id, guild_id=guild_id)
    guild = await servers.find(client, guild_id)
    place = guild.get_channel(intent.payload["channel"]) if guild is not None else None
    if guild is not None and place is not None and place.permissions_for(guild.me).manage_threads:
        await _ignore_missing(client.http.delete_channel(thread_id))
        return
    for message_id in await _posted(client, thread, intent):
        await _ignore_missing(thread.get_partial_message(message_id).delete())
    await _ignore_missing(client.http.edit_channel(thread_id, archived=True))


async def _posted(client: discord.Client, place: discord.PartialMessageable, intent: Intent) -> set[int]:
    """The messages of a trial in a channel, by their content."""
    user, found = client.user, set()
    try:
        async for sent in place.history(limit=LOOKED_AT, after=discord.Object(id_at(intent.made_at))):
            if user is not None and sent.author.id == user.id and sent.content == intent.payload["content"]:
                found.add(sent.id)
    except (discord.NotFound, discord.Forbidden):
        return set()
    return found


async def _ignore_missing(work: Awaitable[object]) -> None:
    """Ignores that the target is gone already."""
    try:
        await work
    except discord.HTTPException as error:
        if error.code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE):
            raise
