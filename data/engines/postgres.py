"""The PostgreSQL store: a pool of connections, one transaction a job.

A write holds a lock on the store for its whole transaction. One that names its table shares that lock with others that
do, and locks the table's row; one that names none has the store to itself, as on SQLite. So transactions are serial
wherever one could read what another is about to write, in this process or in any other, and READ COMMITTED is enough:
behind its locks a transaction sees all that was committed before it.
"""

import asyncio
import struct
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext, suppress
from typing import Any, TypeVar

import asyncpg
from asyncpg import exceptions as errors

from data.engines import dialect
from data.engines.addresses import Server
from data.engines.migrations import POSTGRES, postgres_migrations, too_new, works_with
from data.engines.notify import NotifyChannel
from data.engines.shapes import are_ours, are_strange
from data.engines.store import (
    NO_TABLE,
    Hearer,
    Row,
    Store,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreUnsure,
    Transaction,
)

T = TypeVar("T")
Connection = Any

NEEDED = 15
"""The oldest version of PostgreSQL that this is tested with."""
WRITERS, READERS, ASIDE = 6, 4, 1
"""The most connections of a process. Readers have their own, as they wait for no lock: so a transaction that reads
beside itself never deadlocks. So do writes that must never wait, like heartbeats."""
TRIES = 5
"""Attempts of a transaction that others conflict with."""
CONNECTING, PATIENCE = 10.0, 60.0
"""Timeouts of a connection and of a statement, in seconds."""
AT_LENGTH = 86_400.0
"""Seconds for a statement that goes through the whole database; ``None`` would mean :data:`PATIENCE`."""
_STORE, _MIGRATING, _NAMED = 1, 2, 3
"""The keys of this database's advisory locks."""

_LOST = (errors.PostgresConnectionError, errors.OperatorInterventionError, errors.InternalClientError, TimeoutError)
"""The errors of a connection that is lost, or on which nothing comes back."""

SETTINGS = {
    "application_name": "ziggurat",
    "synchronous_commit": "on",  # a committed move survives a power cut
    "jit": "off",  # it compiles for longer than these statements take
    "idle_in_transaction_session_timeout": "10s",  # of a process that was stopped: its locks must not stay
}


class PostgresTransaction(Transaction):
    """A transaction on one connection."""

    skip_locked = " FOR UPDATE SKIP LOCKED"

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, *values: Any) -> int:
        status: str = await self._connection.execute(dialect.numbered(sql), *values)
        return int(status.rpartition(" ")[2])

    async def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        kept = list(rows)
        if kept:
            await self._connection.executemany(dialect.numbered(sql), kept)

    async def fill(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        await self._connection.copy_records_to_table(table, columns=list(columns), records=rows)

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        found: list[Row] = await self._connection.fetch(dialect.numbered(sql), *values)
        return found

    async def hold(self, what: str) -> None:
        await self._connection.execute(f"SELECT pg_advisory_xact_lock({_NAMED}, hashtext($1))", what)


class _Reading(Transaction):
    """Reads, each on whichever connection is free."""

    def __init__(self, store: "PostgresStore") -> None:
        self._store = store

    async def run(self, sql: str, *values: Any) -> int:
        return await self._store.read(lambda transaction: transaction.run(sql, *values))

    async def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        await self._store.read(lambda transaction: transaction.many(sql, rows))

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        return await self._store.read(lambda transaction: transaction.rows(sql, *values))

    async def hold(self, what: str) -> None:
        """Each read is its own transaction: nothing is held."""


class PostgresStore(Store):
    """An open PostgreSQL database. Use :meth:`Store.open`."""

    address: str
    is_shared = True

    def __init__(self, server: Server, writers: Any, readers: Any, aside: Any) -> None:
        self.address = server.name
        self._notify_channel = NotifyChannel(server, SETTINGS)
        self._writers = writers
        self._readers = readers
        self._aside = aside
        self._alone = asyncio.Lock()  # whole-store transactions queue here, without occupying a connection
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    async def connect(cls, server: Server, busy_ms: int) -> "PostgresStore":
        """Connects to the database, and migrates it. Raises ``StoreError`` in one sentence."""
        settings = {**SETTINGS, "lock_timeout": f"{busy_ms}ms"}
        async with AsyncExitStack() as opened:
            try:
                writers = await opened.enter_async_context(_pool(server, WRITERS, settings))
                async with writers.acquire() as connection:
                    async with writers.acquire() as beside:
                        await _must_have_their_own(connection, beside, server)
                    version = await _migrate(connection, server)
                only = {**settings, "default_transaction_read_only": "on"}
                readers = await opened.enter_async_context(_pool(server, READERS, only))
                aside = await opened.enter_async_context(_pool(server, ASIDE, settings))
                store = cls(server, writers, readers, aside)
                store.version = version
                await store.compare_clocks()
            except (errors.PostgresError, errors.InterfaceError, OSError) as error:
                raise unreachable(error, server) from error
            opened.pop_all()
        return store

    async def serve(self) -> None:
        """Any number of processes may serve."""

    async def close(self) -> None:
        self._closed = True
        if self._running:
            await asyncio.wait(self._running)
        await self._aside.close()
        await self._readers.close()
        await self._writers.close()

    @property
    def reading(self) -> Transaction:
        return _Reading(self)

    @property
    def surveying(self) -> Transaction:
        return _Reading(self)

    async def read(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """What ``work`` reads on one connection. Raises ``StoreError`` where the database fails."""
        with translated_errors(self.address):
            async with _acquired(self._readers) as connection:
                return await work(PostgresTransaction(connection))

    async def _write(self, work: Callable[[Transaction], Awaitable[T]], table: int | None) -> T:
        if self._closed:
            raise StoreError(f"The database {self.address} is closed.")
        task = asyncio.ensure_future(self._attempts(work, table))
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # otherwise it is logged as never retrieved where the caller was cancelled

    async def _attempts(self, work: Callable[[Transaction], Awaitable[T]], table: int | None) -> T:
        """Retries where others conflict: of two transactions that deadlock, one must give up."""
        for attempt in range(1, TRIES + 1):
            try:
                with translated_errors(self.address):
                    async with self._alone if table is None else nullcontext(), _acquired(self._writers) as connection:
                        return await _transact(connection, work, _begin(table))
            except (errors.TransactionRollbackError, errors.InvalidCachedStatementError) as error:
                # The latter: a newer program has just changed a table, and prepared statements are planned anew.
                if attempt == TRIES:
                    raise StoreBusy(f"The database {self.address} is in use by another process.") from error
        raise AssertionError("the last try answers or raises")

    async def write_aside(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        if self._closed:
            raise StoreError(f"The database {self.address} is closed.")
        with translated_errors(self.address):
            async with _acquired(self._aside) as connection:
                return await _transact(connection, work, _BEGIN)

    async def compare_clocks(self) -> None:
        """The reading is as old as half its round trip. A difference that the round trip may explain is ignored, so
        that time does not jump back and forth."""
        with translated_errors(self.address):
            async with _acquired(self._aside) as connection:
                asked = time.time()
                theirs = await connection.fetchval("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS FLOAT8)")
                way = time.time() - asked
        found = theirs - asked - way / 2
        if abs(found - self.offset) > abs(way):
            self.offset = found

    def ring(self, word: str = "") -> None:
        self._notify_channel.notify(word)

    async def listen(self, receive: Hearer) -> None:
        await self._notify_channel.listen(receive)

    async def purge(self) -> None:
        """Deleted rows are marked reusable, so that they are overwritten, and nobody waits: rewriting every table would
        lock everyone out. The server drops its recovery logs by itself, after a while."""
        with translated_errors(self.address):
            async with _acquired(self._writers) as connection:
                await connection.execute("VACUUM", timeout=AT_LENGTH)

    async def analyze(self) -> None:
        with translated_errors(self.address):
            async with _acquired(self._writers) as connection:
                await connection.execute("ANALYZE", timeout=AT_LENGTH)

    async def write_at_length(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        async def patient(transaction: Transaction) -> T:
            await transaction.rows("SELECT set_config('idle_in_transaction_session_timeout', '0', true)")
            return await work(transaction)

        return await self.write(patient)

    async def set_counter(self, transaction: Transaction, table: str, last: int) -> None:
        # Nothing where the numbers of a table are given from elsewhere: it has no sequence.
        await transaction.rows(
            "SELECT setval(CAST(pg_get_serial_sequence(?, 'id') AS regclass), ?, ?)", table, max(last, 1), last > 0
        )


@asynccontextmanager
async def _acquired(pool: Any) -> AsyncIterator[Connection]:
    """A connection of the pool, which replaces one that was lost."""
    try:
        connection = await pool.acquire()
    except OSError as error:
        raise errors.PostgresConnectionError(str(error)) from error
    try:
        yield connection
    finally:
        await pool.release(connection)


async def _transact(connection: Connection, work: Callable[[Transaction], Awaitable[T]], begin: str) -> T:
    """One transaction behind the locks that ``begin`` takes."""
    try:
        await connection.execute(begin)
        result = await work(PostgresTransaction(connection))
        await _commit(connection)
        return result
    except BaseException:
        await _roll_back(connection)
        raise


async def _commit(connection: Connection) -> None:
    try:
        done = await connection.execute("COMMIT")
    except (*_LOST, errors.InterfaceError, OSError) as error:
        raise StoreUnsure("The database was lost while it wrote.") from error
    if done != "COMMIT":
        raise StoreError("A statement of the transaction has failed; nothing was written.")


async def _roll_back(connection: Connection) -> None:
    """Rolls back. A connection that cannot is closed: then the server rolls back."""
    try:
        if not connection.is_closed():
            await connection.execute("ROLLBACK")
    except (errors.PostgresError, errors.InterfaceError, OSError):
        with suppress(errors.InterfaceError):  # lost, and already released
            connection.terminate()


_BEGIN = "BEGIN ISOLATION LEVEL READ COMMITTED"


def _begin(table: int | None) -> str:
    """The statement that begins a transaction and takes its locks in one round trip."""
    if table is None:
        return f"{_BEGIN}; SELECT pg_advisory_xact_lock({_STORE})"
    if table == NO_TABLE:
        return f"{_BEGIN}; SELECT pg_advisory_xact_lock_shared({_STORE})"
    return (
        f"{_BEGIN}; SELECT pg_advisory_xact_lock_shared({_STORE});"
        f" SELECT 1 FROM tables WHERE id = {int(table)} FOR UPDATE"
    )


def _pool(server: Server, most: int, settings: dict[str, str]) -> Any:
    return asyncpg.create_pool(
        server.dsn,
        min_size=1,
        max_size=most,
        timeout=CONNECTING,
        command_timeout=PATIENCE,
        statement_cache_size=512,
        server_settings=settings,
        init=prepare,
        reset=_leave_as_it_is,
    )


async def prepare(connection: Connection) -> None:
    """Sums of integers are of an unbounded type on PostgreSQL; here they are read as ordinary numbers. By default the
    client silently truncates a float written to an integer column."""
    await connection.set_type_codec("int8", schema="pg_catalog", encoder=_whole, decoder=_number, format="binary")
    await connection.set_type_codec(
        "numeric", schema="pg_catalog", encoder=str, decoder=lambda text: float(text) if "." in text else int(text)
    )


_EIGHT_BYTES = struct.Struct("!q")


def _whole(number: float) -> bytes:
    """Raises the client's error for a wrong value where a number is not whole."""
    if isinstance(number, float) and number.is_integer():
        number = int(number)
    return _EIGHT_BYTES.pack(number)


def _number(data: bytes) -> int:
    return int.from_bytes(data, "big", signed=True)


async def _leave_as_it_is(connection: Connection) -> None:
    """Releases a connection without a round trip: nothing that outlives a transaction is ever set on it."""


async def _must_have_their_own(one: Connection, other: Connection, server: Server) -> None:
    """Refuses a pooler that lends server connections per transaction: it breaks what belongs to a session (settings,
    prepared statements, LISTEN). Two connections open at once then share one server session."""
    ask = "SELECT pg_backend_pid()"
    if await one.fetchval(ask) == await other.fetchval(ask):
        raise _pooled(server)


def _pooled(server: Server) -> StoreError:
    return StoreError(f"A pooler such as PgBouncer stands before {server.name}: name the PostgreSQL server itself.")


async def _migrate(connection: Connection, server: Server) -> int:
    """Migrates the database in one transaction, while no other process does; returns its version, which may be newer
    than this program."""
    found = connection.get_server_version()
    if found.major < NEEDED:
        raise StoreError(f"PostgreSQL {NEEDED} or newer is needed; the server of {server.name} has {found.major}.")
    steps = postgres_migrations()
    newest = steps[-1][0]
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        row = dict(await connection.fetchrow("SELECT * FROM schema_version") or {})
        found_version, least = row.get("version", 0), row.get("least")
        version = found_version if isinstance(found_version, int) else 0
        if version > newest and (least is None or least > newest):
            raise StoreError(too_new(version, newest))
        tables = await tables_of(connection)
        if not are_ours(tables) if row else are_strange(tables):
            raise StoreError(f"The database {server.name} holds something else than Ziggurat.")
        if version >= newest:
            return version
        for number, path in steps:
            if number > version:
                script = path.read_text(encoding="utf-8")
                step = script if path.parent == POSTGRES else dialect.tables(script)
                await connection.execute(step, timeout=AT_LENGTH)
                least = max(least or 0, works_with(number, script))
        await connection.execute("ALTER TABLE schema_version ADD COLUMN IF NOT EXISTS least BIGINT")
        await connection.execute("DELETE FROM schema_version")
        await connection.execute("INSERT INTO schema_version (version, least) VALUES ($1, $2)", newest, least)
        return newest


async def tables_of(connection: Connection) -> set[str]:
    """The names of the tables on the search path."""
    found = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = ANY(current_schemas(false))")
    return {row["tablename"] for row in found}


_OF_POOLERS = (
    errors.ProtocolViolationError, errors.InvalidSQLStatementNameError, errors.DuplicatePreparedStatementError,
)  # fmt: skip
"""A pooler refuses session settings, or mixes up the prepared statements of sessions."""


def unreachable(error: BaseException, server: Server) -> StoreError:
    """Why a database could not be opened."""
    if isinstance(error, (errors.InvalidPasswordError, errors.InvalidAuthorizationSpecificationError)):
        return StoreError(f"The server of {server.name} refuses this user or password.")
    if isinstance(error, errors.InvalidCatalogNameError):
        return StoreError(f"There is no database {server.name}.")
    if isinstance(error, _OF_POOLERS):
        return _pooled(server)
    if isinstance(error, OSError) and "SSL" in str(error):
        return StoreError(
            f"The server of {server.name} makes no encrypted connection, which sslmode asks for:"
            f" switch it on there, or leave sslmode out ({error})."
        )
    if isinstance(error, OSError):
        return StoreError(f"There is no PostgreSQL server at {server.name}: {error.strerror or 'no answer'}.")
    return _message_for(error, server.name) or StoreError(f"The database {server.name} cannot be opened: {error}.")


_BROKEN = (
    errors.InsufficientResourcesError, errors.PostgresSystemError, errors.PostgresIOError, errors.SyntaxOrAccessError,
)  # fmt: skip


@contextmanager
def translated_errors(name: str) -> Iterator[None]:
    """Turns database failures into ``StoreError``. Errors of the work itself pass unchanged."""
    try:
        yield
    except Exception as error:
        sentence = _message_for(error, name)
        if sentence is None:
            raise
        raise sentence from error


def _message_for(error: BaseException, name: str) -> StoreError | None:
    """The message for a database failure; ``None`` where the work failed, not the database."""
    if isinstance(error, errors.LockNotAvailableError):
        return StoreBusy(f"The database {name} is in use by another process.")
    if isinstance(error, (errors.DiskFullError, errors.ReadOnlySQLTransactionError)):
        return StoreFull(f"The database {name} cannot be written: {error}.")
    if isinstance(error, _BROKEN):
        return StoreError(f"The database {name} cannot be used: {error}.")
    if isinstance(error, _LOST) or (isinstance(error, errors.InterfaceError) and not isinstance(error, ValueError)):
        return StoreError(f"The database {name} cannot be reached any more.")
    return None
