"""A SQLite file to read from. Nothing is written, not even beside it: it may be on a read-only disk."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from stat import S_ISREG

import aiosqlite

from data.engines.migrations import migrations, too_new
from data.engines.shapes import are_ours
from data.engines.sqlite import ROWS_A_TRIP, Survey, beside, make_private, translated_errors
from data.engines.store import (
    BUSY_MS,
    Source,
    StoreError,
    Tell,
    Transaction,
)

PAGES = 2000
"""Pages of the file that are copied at once."""


class SqliteSource(Source):
    """An open SQLite file. Use :meth:`Source.open`."""

    address: Path

    def __init__(self, path: Path, connection: aiosqlite.Connection, stood: tuple[int, ...] | None) -> None:
        self.address = path
        self._connection = connection
        self._stood = stood  # the file's stamp, where no process had it open

    @classmethod
    async def connect(cls, path: Path) -> "SqliteSource":
        """Opens the file. Raises ``StoreError`` with a one-sentence message."""
        try:
            stood = _stamp(path)
        except OSError as error:
            raise StoreError(f"There is no database at {path}.") from error
        with translated_errors(path):
            opened = sqlite3.connect(
                _uri(path, stood is not None), uri=True, isolation_level=None, check_same_thread=False
            )
        opened.row_factory = sqlite3.Row
        connection = await aiosqlite.Connection(lambda: opened, ROWS_A_TRIP)
        source = cls(path, connection, stood)
        try:
            with translated_errors(path):
                await source._begin()
        except BaseException:
            await source.close()
            raise
        return source

    async def _begin(self) -> None:
        reading = Survey(self._connection, self.address)
        await reading.rows(f"PRAGMA busy_timeout = {BUSY_MS}")
        ((self.version,),) = await reading.rows("PRAGMA user_version")
        found = {row[0] for row in await reading.rows("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not self.version or not are_ours(found):
            newest = migrations()[-1][0]
            raise StoreError(
                too_new(self.version, newest)
                if "schema_version" in found and self.version > newest
                else f"The file {self.address} is not a database of Ziggurat."
            )

    async def close(self) -> None:
        await self._connection.close()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        with translated_errors(self.address):
            await self._connection.execute("BEGIN")
            try:
                reading = Survey(self._connection, self.address)
                await reading.rows("SELECT 1 FROM sqlite_master LIMIT 1")  # the read lock is taken only now
                yield reading
            finally:
                await self._connection.execute("ROLLBACK")

    async def must_be_unchanged(self) -> None:
        if self._stood not in (None, _stamp(self.address)):
            raise StoreError(f"The file {self.address} was written while it was read.")

    async def counter(self, reading: Transaction, table: str) -> int:
        row = await reading.row("SELECT seq FROM sqlite_sequence WHERE name = ?", table)
        row = row or await reading.row(f"SELECT MAX(id) FROM {table}")
        return 0 if row is None or row[0] is None else int(row[0])

    async def save(self, file: Path, tell: Tell) -> None:
        ended = False

        def came(_status: int, left: int, total: int) -> None:
            if ended:  # by who waited for it: the thread copies no further
                raise InterruptedError
            tell(f"Copied {total - left:,} of {total:,} pages.")

        make_private(file)
        # The snapshot ends on the thread that copies, so behind it: to close the copy earlier would crash the process.
        async with aiosqlite.connect(file) as copy, self.snapshot():
            with translated_errors(file):
                try:
                    await self._connection.backup(copy, pages=PAGES, progress=came)
                finally:
                    ended = True
        await self.must_be_unchanged()


def _stamp(path: Path) -> tuple[int, ...] | None:
    """A stamp that changes when the file is written; ``None`` where a process has it open, or was killed with it open:
    then SQLite must read the files beside it as well. Raises ``OSError`` where there is no file."""
    found = path.stat()
    if not S_ISREG(found.st_mode):
        raise FileNotFoundError(path)
    used = any(file.exists() for file in beside(path))
    return None if used else (found.st_ino, found.st_size, found.st_mtime_ns)


def _uri(path: Path, alone: bool) -> str:
    """The file's URI. One that is ``alone`` is read as it is, without creating files beside it; its folder may be
    read-only."""
    return f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"
