"""PostgreSQL's LISTEN and NOTIFY on a connection of their own.

A notification says that something was written, never what: the listener reads the database. So a lost one loses
nothing, it only delays.
"""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg

from data.engines.addresses import Server
from data.engines.store import Hearer

CHANNEL = "ziggurat"
REST = 0.1
"""Least seconds between two notifications; writes in between are sent as one."""
CHECK = 15.0
"""Seconds of silence after which the connection is checked."""
AGAIN = 1.0
"""Seconds until a lost connection is reopened."""
CONNECTING = 10.0
"""Timeout of the connection and of a statement, in seconds."""

_FAILED = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)


class NotifyChannel:
    """Notifies the other processes, and receives their notifications."""

    def __init__(self, server: Server, settings: dict[str, str]) -> None:
        self._server = server
        self._settings = settings
        self._words: set[str] = set()
        self._pending = asyncio.Event()

    def notify(self, word: str) -> None:
        """Queues a notification; ``word``, without blanks, names what the others must reload (empty: nothing)."""
        self._words.add(word)
        self._pending.set()

    async def listen(self, receive: Hearer) -> None:
        """Runs until cancelled; reopens its connection whenever that is lost."""
        while True:
            with suppress(*_FAILED):
                await self._serve(receive)
            await asyncio.sleep(AGAIN)

    async def _serve(self, receive: Hearer) -> None:
        """Listens and notifies on one connection until it is lost."""
        connection: Any = await asyncpg.connect(
            self._server.dsn, timeout=CONNECTING, command_timeout=CONNECTING, server_settings=self._settings
        )
        try:
            own = connection.get_server_pid()

            def on_notify(_connection: Any, process: int, _channel: str, words: str) -> None:
                if process != own:
                    receive(frozenset(words.split()))

            connection.add_termination_listener(lambda _connection: self._pending.set())
            await connection.add_listener(CHANNEL, on_notify)
            receive(None)
            while True:
                await self._notify_once(connection)
                await asyncio.sleep(REST)
        finally:
            connection.terminate()

    async def _notify_once(self, connection: Any) -> None:
        """Waits for queued words and sends them. After a silence it checks that the connection is alive."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CHECK):
                await self._pending.wait()
        words, self._words = self._words, set()  # what is queued from here on is sent the next time
        self._pending.clear()
        try:
            if words:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, " ".join(sorted(words)).strip())
            else:
                await connection.execute("SELECT 1")  # raises where the connection is lost
        except BaseException:
            self._words |= words
            self._pending.set()
            raise
