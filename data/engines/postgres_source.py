"""A PostgreSQL database to read from, on a connection of its own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
from asyncpg import exceptions as errors

from data.engines import copying
from data.engines.addresses import Server
from data.engines.postgres import (
    CONNECTING,
    SETTINGS,
    Connection,
    PostgresTransaction,
    prepare,
    tables_of,
    translated_errors,
    unreachable,
)
from data.engines.shapes import are_ours
from data.engines.sqlite import SqliteStore
from data.engines.store import (
    BUSY_MS,
    Source,
    StoreError,
    Tell,
    Transaction,
)

_PATIENT = {
    **SETTINGS,
    "default_transaction_read_only": "on",
    # The transaction idles while rows are written and compared elsewhere, for minutes with millions of rows; pg_dump
    # needs the same. It holds no lock that a move waits for, and ends with its process.
    "idle_in_transaction_session_timeout": "0",
    "tcp_keepalives_idle": "60",
}


class PostgresSource(Source):
    """An open PostgreSQL database. Use :meth:`Source.open`."""

    address: str

    def __init__(self, server: Server, connection: Connection, version: int) -> None:
        self.address = server.name
        self.version = version
        self._connection = connection

    @classmethod
    async def connect(cls, server: Server) -> "PostgresSource":
        """Connects to the database. Raises ``StoreError`` with a one-sentence message."""
        try:
            connection = await asyncpg.connect(server.dsn, timeout=CONNECTING, server_settings=_PATIENT)
        except (errors.PostgresError, errors.InterfaceError, OSError) as error:
            raise unreachable(error, server) from error
        try:
            await prepare(connection)
            found = await tables_of(connection)
            if not are_ours(found) or "schema_version" not in found:
                raise StoreError(f"The database {server.name} is not one of Ziggurat.")
            return cls(server, connection, int(await connection.fetchval("SELECT version FROM schema_version")))
        except BaseException:
            connection.terminate()
            raise

    async def close(self) -> None:
        await self._connection.close()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        with translated_errors(self.address):
            async with self._connection.transaction(isolation="repeatable_read", readonly=True):
                yield PostgresTransaction(self._connection)

    async def must_be_unchanged(self) -> None:
        """The server keeps the snapshot for as long as it is read."""

    async def counter(self, reading: Transaction, table: str) -> int:
        row = await reading.row("SELECT last_value FROM pg_sequences WHERE sequencename = ?", f"{table}_id_seq")
        return 0 if row is None or row["last_value"] is None else int(row["last_value"])

    async def save(self, file: Path, tell: Tell) -> None:
        made = await SqliteStore.connect(file, BUSY_MS, self.version)
        try:
            await copying.copy(self, made, tell)
        finally:
            await made.close()
