"""The SQLite store: one writer connection, one reader, numbered migrations that only go forward.

WAL, ``synchronous=FULL`` (a committed move survives a power cut), foreign keys on, STRICT tables. Everything that
belongs together is written in one :meth:`Store.write`: one transaction, alone on the writer connection, never
cancelled half-way.
"""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_NAME = re.compile(r"V(\d{3})__(\w+)\.sql")
BUSY_MS = 4000


class StoreError(Exception):
    """The store cannot be used; the message says why in one sentence."""


class StoreBusy(StoreError):
    """Another process holds the database; nothing was written."""


class StoreFull(StoreError):
    """The disk is full or read-only; nothing was written."""


class Transaction:
    """One open transaction: the few verbs that repositories need."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    # Every call is one trip to the connection's thread: cursors are not closed by hand, which would be another.

    async def run(self, sql: str, *values: Any) -> int:
        """Executes one statement and returns how many rows it touched."""
        return (await self._connection.execute(sql, values)).rowcount

    async def insert(self, sql: str, *values: Any) -> int:
        """Executes an INSERT and returns the new row id."""
        return int((await self._connection.execute(sql, values)).lastrowid or 0)

    async def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Executes one statement for every row."""
        await self._connection.executemany(sql, rows)

    async def row(self, sql: str, *values: Any) -> sqlite3.Row | None:
        """The first row, if any."""
        return next(iter(await self.rows(sql, *values)), None)

    async def rows(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        """All rows."""
        return list(await self._connection.execute_fetchall(sql, values))


class Store:
    """An open database. Use :meth:`open`."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()
        self._closed = False

    @classmethod
    async def open(cls, path: Path, busy_ms: int = BUSY_MS) -> "Store":
        """Opens (and creates, and migrates) the database; ``busy_ms`` is how long a write waits for another process.

        Raises ``StoreError`` in one sentence.
        """
        async with AsyncExitStack() as opened:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                writer = await _connect(path, opened, busy_ms)
                await _migrate(writer)
                reader = await _connect(path, opened, busy_ms)
                await reader.execute("PRAGMA query_only = ON")
            except (sqlite3.Error, OSError) as error:
                raise _sentence(error, path) from error
            opened.pop_all()
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Waits for the transaction under way, then closes; what waits behind it is refused with ``StoreError``."""
        async with self._turn:
            self._closed = True
            await self._reader.close()
            await self._writer.close()

    @property
    def reading(self) -> Transaction:
        """Reads of the last committed state."""
        return Transaction(self._reader)

    async def write(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Runs ``work`` in one transaction. A cancelled caller does not cancel it; an exception rolls it back.

        Raises ``StoreBusy`` or ``StoreFull`` when the database could not be written.
        """
        return await asyncio.shield(self._write(work))

    async def _write(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        async with self._turn:
            if self._closed:
                raise StoreError(f"The database {self.path} is closed.")
            async with self._transaction() as transaction:
                return await work(transaction)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Transaction]:
        try:
            await self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield Transaction(self._writer)
            except BaseException:
                await self._roll_back()
                raise
            await self._writer.execute("COMMIT")
        except sqlite3.OperationalError as error:
            await self._roll_back()
            raise _sentence(error, self.path) from error

    async def _roll_back(self) -> None:
        if self._writer.in_transaction:
            await self._writer.execute("ROLLBACK")

    async def backup(self, target: Path) -> None:
        """Writes a consistent copy of the database while it is in use."""
        async with aiosqlite.connect(target) as copy:
            await self._reader.backup(copy)


async def _connect(path: Path, opened: AsyncExitStack, busy_ms: int) -> aiosqlite.Connection:
    sqlite3.connect(path).close()  # aiosqlite leaves its thread behind when a file cannot be opened
    connection = await aiosqlite.connect(path, isolation_level=None, cached_statements=256)
    opened.push_async_callback(connection.close)
    connection.row_factory = sqlite3.Row
    await connection.execute(f"PRAGMA busy_timeout = {busy_ms}")
    await connection.execute("PRAGMA journal_mode = WAL")
    await connection.execute("PRAGMA synchronous = FULL")
    await connection.execute("PRAGMA foreign_keys = ON")
    return connection


async def _migrate(connection: aiosqlite.Connection) -> None:
    async with connection.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    version = int(row[0]) if row else 0
    steps = migrations()
    newest = steps[-1][0]
    if version > newest:
        raise StoreError(f"The database is of version {version}, newer than this program knows ({newest}).")
    for number, path in steps:
        if number > version:
            script = path.read_text(encoding="utf-8")
            await connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


def migrations() -> list[tuple[int, Path]]:
    """The shipped migrations by number, gapless from 1."""
    found = []
    for path in sorted(MIGRATIONS.glob("V*.sql")):
        match = _MIGRATION_NAME.fullmatch(path.name)
        if match is None:
            raise StoreError(f"{path.name} is not named like a migration.")
        found.append((int(match.group(1)), path))
    return found


def _sentence(error: Exception, path: Path) -> StoreError:
    text = str(error)
    if "locked" in text or "busy" in text:
        return StoreBusy(f"The database {path} is in use by another process.")
    if "full" in text or "readonly" in text:
        return StoreFull(f"The database {path} cannot be written: {text}.")
    return StoreError(f"The database {path} cannot be opened: {text}.")
