"""The connections of the gateway, and the sessions of bots with what they may have missed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
import zlib
from collections import deque
from typing import Any

import msgspec
from aiohttp import web

from playground.world.ids import GUILD_ID
from playground.world.store import Record

DISPATCH, ACK = 0, 11
ACKNOWLEDGEMENT = msgspec.json.encode({"op": ACK, "d": None, "t": None, "s": None}).decode()
BUFFER = 2000
RESUME_GRACE = 10.0
"""Seconds after a drop made by the server in which the bot still counts as reachable."""


class Connection:
    """One open websocket; sends in order from a queue."""

    def __init__(self, ws: web.WebSocketResponse, transport: asyncio.Transport | None, compress: bool) -> None:
        self.ws = ws
        self.transport = transport
        self._zlib = zlib.compressobj() if compress else None
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self.deaf = self._acks = False

    def send(self, op: int, data: Any, event: str | None = None, seq: int | None = None) -> None:
        """Queue one payload."""
        self.send_text(msgspec.json.encode({"op": op, "d": data, "t": event, "s": seq}).decode())

    def send_text(self, text: str) -> None:
        """Queue one payload that is already JSON."""
        if not self.deaf:
            self._queue.put_nowait(text)

    def acknowledge(self) -> None:
        """Answer a heartbeat."""
        if not self.deaf or self._acks:
            self._queue.put_nowait(ACKNOWLEDGEMENT)

    def deafen(self, *, acks: bool) -> None:
        """Let nothing through any more, but `acks`."""
        self.deaf, self._acks = True, acks

    def close(self, code: int) -> None:
        """Queue the end of the connection, after what is queued already."""
        self._queue.put_nowait(code)

    async def write(self) -> None:
        """Send what is queued, until closed, cancelled, or the socket breaks."""
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                text = await self._queue.get()
                if isinstance(text, int):
                    await self.ws.close(code=text)
                    return
                if self._zlib is None:
                    await self.ws.send_str(text)
                else:
                    data = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self.ws.send_bytes(data)


class Session:
    """An identified bot: its intents, and the events it may have missed."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.connection: Connection | None = None
        self.dropped_at: float | None = None
        self._seq = 0
        self._buffer: deque[tuple[int, str]] = deque(maxlen=BUFFER)

    def hears(self, *, guild: bool) -> bool:
        """Whether this shard gets events of the guild, or of direct messages (always shard 0)."""
        number, count = self.shard
        return number == ((int(GUILD_ID) >> 22) % count if guild else 0)

    @property
    def reachable(self) -> bool:
        """Connected, or dropped by the server so lately that a resume would deliver what is sent now."""
        if self.connection is not None:
            return True
        return self.dropped_at is not None and time.monotonic() - self.dropped_at < RESUME_GRACE

    def push(self, event: str, data: Record) -> None:
        """Number an event, buffer it, and send it when connected."""
        self._seq += 1
        text = msgspec.json.encode({"op": DISPATCH, "d": data, "t": event, "s": self._seq}).decode()
        self._buffer.append((self._seq, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def replay(self, connection: Connection, seq: int) -> bool:
        """Send the events after `seq`; False if the buffer does not reach back that far."""
        oldest = self._buffer[0][0] if self._buffer else self._seq + 1
        if not oldest - 1 <= seq <= self._seq:
            return False
        for number, text in self._buffer:
            if number > seq:
                connection.send_text(text)
        self.connection = connection
        self.dropped_at = None
        self.push("RESUMED", {"_trace": []})
        return True
