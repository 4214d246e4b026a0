"""One trial in one channel: what all assumptions share, the order of their steps, and what is taken away at the end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, Protocol

import aiohttp
import discord

from cogs.base import answers
from cogs.base.transport import time_limit
from tests.trials.discord.assumptions import ASSUMPTIONS
from tests.trials.discord.client import Client, Presses
from tests.trials.discord.findings import Findings

MARK = "**Trial**:"
"""Every message of a trial begins with it, so that what a killed one has left is known by the next."""
LOOKED_AT = 200
"""So many messages of the channel are looked through for it."""
SKIP = "skip"
PEOPLE = 1800.0
"""Seconds that people have for their presses, where nothing else takes longer."""
PUT_AWAY = 120.0
"""Seconds that clearing up may take."""
TROUBLE = (discord.HTTPException, discord.InvalidData, aiohttp.ClientError, OSError, TimeoutError)

Work = Callable[[], Awaitable[None]]


class Clock(Protocol):
    """Where the trial's time comes from: the tests put Discord's and its own ahead together."""

    def now(self) -> float:
        """Seconds."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Returns when so much time has passed."""
        ...


class RealClock:
    """Time as it passes."""

    def now(self) -> float:
        """Seconds of a clock that never goes back."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Waits."""
        await asyncio.sleep(seconds)


def told(error: BaseException) -> str:
    """An error in a few words: how Discord names it."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code}" if error.code else str(error.status)
    return type(error).__name__


class Trial:
    """What the steps of a trial work on."""

    def __init__(self, client: Client, channel: discord.TextChannel, clock: Clock, say: Callable[[str], None]) -> None:
        self.client = client
        self.channel = channel
        self.clock = clock
        self.findings = Findings(ASSUMPTIONS, say=say)
        self._asked = 0

    async def post(self, text: str, place: discord.abc.Messageable | None = None, **more: Any) -> discord.Message:
        """Sends a message that calls nobody."""
        more = {"silent": True, "allowed_mentions": answers.NOBODY} | more
        return await (place or self.channel).send(f"{MARK} {text}", **more)

    async def open_thread(self, name: str, minutes: int) -> discord.Thread:
        """A thread on a message of its own, archived after so many minutes of silence."""
        message = await self.post(f"the thread “{name}” is tried here.")
        return await message.create_thread(name=name, auto_archive_duration=minutes)  # type: ignore[arg-type]

    async def thread(self, thread_id: int) -> discord.Thread:
        """A thread as it is now."""
        found = await self.client.fetch_channel(thread_id)
        assert isinstance(found, discord.Thread)
        return found

    @contextlib.asynccontextmanager
    async def ask(self, text: str, buttons: Mapping[str, str]) -> AsyncIterator[Presses]:
        """Asks whoever reads the channel to press a button (by key: its label), or to leave this out."""
        self._asked += 1
        presses = self.client.presses(str(self._asked))
        view = discord.ui.View(timeout=None)
        for key, label in {**buttons, SKIP: "Leave this out"}.items():
            style = discord.ButtonStyle.secondary if key == SKIP else discord.ButtonStyle.primary
            view.add_item(discord.ui.Button(label=label, custom_id=presses.id_of(key), style=style))
        # discord.py may come back from a send seconds later, and a press is to be answered within three.
        posting = asyncio.ensure_future(self.post(text, view=answers.detach(view), silent=False))
        posting.add_done_callback(presses.posted)
        try:
            yield presses
        finally:
            with contextlib.suppress(*TROUBLE):
                await (await posting).delete()

    async def guarded(self, key: str, work: Work) -> None:
        """Runs a step; what Discord refuses unexpectedly leaves it untried."""
        try:
            await work()
        except TROUBLE as error:
            self.findings.note(key, None, f"broken off by {told(error)}")

    # --- what is left of it ---------------------------------------------------------------------------------------

    async def put_away(self) -> None:
        """Takes away whatever this trial, or one before it, has posted in the channel, and the threads on it. What
        Discord refuses is left behind, and told."""
        self.client.http._global_over.set()  # else what was cancelled while it waited holds everything back for ever
        try:
            async with time_limit(self.client, PUT_AWAY):
                await self._put_away()
        except TROUBLE as error:
            self.findings.left_behind.append(f"messages in #{self.channel.name} ({told(error)})")

    async def _put_away(self) -> None:
        me = self.client.user
        own = [sent async for sent in self.channel.history(limit=LOOKED_AT) if me and sent.author.id == me.id]
        marked = {sent.id for sent in own if sent.content.startswith(MARK)}
        for sent in own:
            about = sent.reference.message_id if sent.reference else None
            if sent.id not in marked and not (sent.type is discord.MessageType.pins_add and about in marked):
                continue
            if sent.flags.has_thread:
                await self._remove_thread(sent.id)
            with contextlib.suppress(discord.NotFound):
                await self._gently(f"the message {sent.jump_url}", sent.delete())

    async def _remove_thread(self, thread_id: int) -> None:
        """Who may not delete it empties and closes it."""
        thread = self.client.get_partial_messageable(thread_id, guild_id=self.channel.guild.id)
        try:
            await self.client.http.delete_channel(thread_id)
        except discord.NotFound:
            return
        except discord.HTTPException:
            self.findings.left_behind.append(f"the thread {self._link(thread_id)} (the bot may not delete threads)")
        else:
            return
        with contextlib.suppress(*TROUBLE):
            if (await self.thread(thread_id)).archived:
                await self.client.http.edit_channel(thread_id, archived=False)
            async for sent in thread.history(limit=LOOKED_AT):
                if sent.content.startswith(MARK):
                    await sent.delete()
            await self.client.http.edit_channel(thread_id, archived=True)

    def _link(self, thread_id: int) -> str:
        return f"https://discord.com/channels/{self.channel.guild.id}/{thread_id}"

    async def _gently(self, what: str, work: Awaitable[None]) -> None:
        try:
            await work
        except discord.NotFound:
            return
        except TROUBLE as error:
            self.findings.left_behind.append(f"{what} ({told(error)})")
