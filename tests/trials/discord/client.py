"""The client of the trial: discord.py as it is, which notes what Discord answers and who presses what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord


@dataclass
class Heard:
    """One answer of Discord's. ``code`` is that of its body, 0 where it has none."""

    method: str
    path: str
    status: int
    everywhere: bool
    code: int = 0


class Traffic:
    """The answers, oldest first."""

    def __init__(self) -> None:
        self.answers: list[Heard] = []
        self._news = asyncio.Event()

    async def wait_for(self, wanted: Callable[[Heard], bool], since: int) -> None:
        """Waits for an answer that is ``wanted``, behind the first ``since``."""
        while not self.has(wanted, since):
            self._news.clear()
            await self._news.wait()

    def has(self, wanted: Callable[[Heard], bool], since: int) -> bool:
        """Whether there was one."""
        return any(wanted(heard) for heard in self.answers[since:])

    def tracing(self) -> aiohttp.TraceConfig:
        """What discord.py is to tell of its requests."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._ended)
        config.on_response_chunk_received.append(self._read)
        return config

    async def _ended(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, seen: aiohttp.TraceRequestEndParams
    ) -> None:
        told = seen.response.status == 429 and bool(seen.response.headers.get("X-RateLimit-Global"))
        context.heard = Heard(seen.method, seen.url.path, seen.response.status, told)
        context.body = b""
        self.answers.append(context.heard)
        self._news.set()

    async def _read(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, seen: aiohttp.TraceResponseChunkReceivedParams
    ) -> None:
        if not hasattr(context, "heard") or context.heard.status < 400:
            return
        context.body += seen.chunk
        try:
            body = json.loads(context.body)
        except ValueError:
            return
        if isinstance(body, dict):
            context.heard.code = int(body.get("code") or 0)
            self._news.set()


class Presses:
    """Who presses the buttons of one message, and what they send in, in order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._queue: asyncio.Queue[tuple[discord.Interaction, str] | BaseException] = asyncio.Queue()

    def put(self, interaction: discord.Interaction, key: str) -> None:
        """Somebody has pressed or sent in what has this key."""
        self._queue.put_nowait((interaction, key))

    async def next(self) -> tuple[discord.Interaction, str]:
        """The next press, waited for. Raises what kept the message from being posted."""
        found = await self._queue.get()
        if isinstance(found, BaseException):
            raise found
        return found

    def posted(self, posting: asyncio.Future[discord.Message]) -> None:
        """The message was posted, or was not."""
        error = None if posting.cancelled() else posting.exception()
        if error is not None:
            self._queue.put_nowait(error)

    def id_of(self, key: str) -> str:
        """The custom id of a button or dialog."""
        return f"trial/{self.name}/{key}"


class Client(discord.Client):
    """Without privileged intents, as the bot itself."""

    def __init__(self, **options: Any) -> None:
        self.traffic = Traffic()
        self._presses: dict[str, Presses] = {}
        super().__init__(intents=discord.Intents.default(), http_trace=self.traffic.tracing(), **options)

    def presses(self, name: str) -> Presses:
        """Those of a new message."""
        self._presses[name] = Presses(name)
        return self._presses[name]

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A button was pressed, or a dialog sent in; those of another program are left to it."""
        data: Any = interaction.data or {}
        first, _, rest = str(data.get("custom_id", "")).partition("/")
        name, _, key = rest.partition("/")
        if first == "trial" and name in self._presses:
            self._presses[name].put(interaction, key)
