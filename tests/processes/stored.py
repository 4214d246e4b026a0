"""Asks a store at once, behind the back of the bot that works on it: a listener cannot wait for an answer."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg

from data.engines import dialect

PATIENCE = 5.0
"""Seconds that a server may take."""
Rows = Sequence[Any]


class Asker:
    """Asks the store at an address, on a connection that it keeps until it is closed, or until that is of no use."""

    def __init__(self, address: Path | str) -> None:
        self._connection = _File(address) if isinstance(address, Path) else _Database(address)

    def ask(self, query: str, *values: Any) -> Rows | None:
        """What was committed last; ``None`` where it cannot be asked just now."""
        try:
            return self._connection.ask(query, values)
        except (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
            self._connection.close()
            return None

    def close(self) -> None:
        """Lets go of the store, which is asked anew all the same if it has to be."""
        self._connection.close()


class _File:
    """The file at a path, whichever it is by now."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._number = 0
        self._open: sqlite3.Connection | None = None

    def ask(self, query: str, values: Rows) -> Rows:
        number = self._path.stat().st_ino
        if self._open is None or number != self._number:
            self.close()
            self._open = sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)
            self._open.row_factory = sqlite3.Row
            self._number = number
        return self._open.execute(query, values).fetchall()

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None


class _Database:
    """A database of a server. Its client needs a loop, and that of the test is held up by whoever asks: it has one of
    its own, in a thread."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._loop: asyncio.AbstractEventLoop | None = None
        self._open: asyncpg.Connection | None = None
        self._thread: ThreadPoolExecutor | None = None

    def ask(self, query: str, values: Rows) -> Rows:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1)
        found: Rows = self._thread.submit(self._asked, query, values).result()
        return found

    def _asked(self, query: str, values: Rows) -> Rows:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
        return self._loop.run_until_complete(self._fetched(query, values))

    async def _fetched(self, query: str, values: Rows) -> Rows:
        if self._open is None or self._open.is_closed():
            self._open = await asyncpg.connect(self._address, timeout=PATIENCE, command_timeout=PATIENCE)
        found: Rows = await self._open.fetch(dialect.numbered(query), *values)
        return found

    def close(self) -> None:
        if self._thread is not None:
            self._thread.submit(self._closed).result()
            self._thread.shutdown()
            self._thread = None

    def _closed(self) -> None:
        if self._open is not None:
            self._open.terminate()
        if self._loop is not None:
            self._loop.run_until_complete(asyncio.sleep(0))
            self._loop.close()
        self._open = self._loop = None
