"""Asks a store at once, behind the back of the bot that works on it: a listener cannot wait for an answer."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg

from data.engines import dialect

PATIENCE = 5.0
"""Seconds that a server may take."""


def ask(address: Path | str, query: str, *values: Any) -> Sequence[Any] | None:
    """What was committed last; ``None`` where it cannot be asked just now."""
    try:
        return _of_file(address, query, values) if isinstance(address, Path) else _of_server(address, query, values)
    except (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
        return None


def _of_file(path: Path, query: str, values: Sequence[Any]) -> Sequence[Any]:
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        database.row_factory = sqlite3.Row
        return database.execute(query, values).fetchall()


def _of_server(address: str, query: str, values: Sequence[Any]) -> Sequence[Any]:
    """Its client needs a loop, and that of the test is held up by whoever asks: it has one of its own, in a thread."""

    async def fetch() -> Sequence[Any]:
        connection = await asyncpg.connect(address, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            found: Sequence[Any] = await connection.fetch(dialect.numbered(query), *values)
            return found
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(fetch())).result()
