"""The SQLite store: one writer connection, one reader, numbered migrations that only go forward.

WAL, ``synchronous=FULL`` (a committed move survives a power cut), foreign keys on, STRICT tables. Transactions are
serial on the writer connection. Those that arrive while the disk is busy share the next commit, as the disk sync is the
costliest part of a move: fifty moves at once wait for a few syncs instead of fifty.
"""

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite

from data.engines.migrations import migrations, too_new, works_with
from data.engines.shapes import are_ours
from data.engines.store import (
    Hearer,
    Store,
    StoreBusy,
    StoreError,
    StoreFull,
    Transaction,
)

T = TypeVar("T")

TOGETHER = 8
"""The most transactions that share a commit. All of them wait for the last: with many the first would wait long."""
ROWS_A_TRIP = 64
"""Rows fetched at a time from a cursor."""
STRETCH = 0.005
"""Seconds of consecutive statements before the event loop gets a turn."""


class SqliteTransaction(Transaction):
    """Statements executed on the event loop: inside a transaction nothing has to be awaited, and an indexed read comes
    from memory within microseconds. A trip to a thread costs several times as much, and milliseconds where that thread
    competes with drawing threads for the interpreter."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._began = asyncio.get_running_loop().time()

    async def run(self, sql: str, *values: Any) -> int:
        await self._yield_to_others()
        return self._connection.execute(sql, values).rowcount

    async def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        kept = list(rows)
        if kept:
            await self._yield_to_others()
            self._connection.executemany(sql, kept)

    async def rows(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        await self._yield_to_others()
        return self._connection.execute(sql, values).fetchall()

    async def hold(self, what: str) -> None:
        """There is one writer: everything is held already."""

    async def _yield_to_others(self) -> None:
        """Yields to the event loop between many consecutive statements."""
        loop = asyncio.get_running_loop()
        if loop.time() - self._began > STRETCH:
            await asyncio.sleep(0)
            self._began = loop.time()


class Survey(Transaction):
    """Statements on their own thread, however long they take. Cursors are not closed explicitly: that would be another
    trip."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    async def run(self, sql: str, *values: Any) -> int:
        with translated_errors(self._path):
            return (await self._connection.execute(sql, values)).rowcount

    async def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        with translated_errors(self._path):
            await self._connection.executemany(sql, rows)

    async def rows(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        with translated_errors(self._path):
            return list(await self._connection.execute_fetchall(sql, values))

    async def hold(self, what: str) -> None:
        """Nothing is written here."""


class _Glance(SqliteTransaction):
    """Reads on the event loop; where that fails, as another process holds the file, the thread waits and reports."""

    def __init__(self, connection: sqlite3.Connection, patient: Survey) -> None:
        super().__init__(connection)
        self._patient = patient

    async def rows(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        try:
            return await super().rows(sql, *values)
        except sqlite3.DatabaseError as error:
            if not _is_trouble(error):
                raise
            return await self._patient.rows(sql, *values)


@dataclass(frozen=True)
class _Outcome:
    """The result of a job, or its error."""

    result: Any = None
    failure: BaseException | None = None


@dataclass(frozen=True)
class _Job:
    """A write, and the future that gets its result."""

    work: Callable[[Transaction], Awaitable[Any]]
    done: asyncio.Future[Any]

    def settle(self, outcome: _Outcome) -> None:
        """Resolves the caller's future, which may be cancelled."""
        if outcome.failure is None:
            self.done.set_result(outcome.result)
        else:
            self.done.set_exception(outcome.failure)
            self.done.exception()  # otherwise it is logged as never retrieved where the caller was cancelled


class SqliteStore(Store):
    """An open SQLite file. Use :meth:`Store.open`."""

    address: Path

    def __init__(
        self,
        path: Path,
        writer: aiosqlite.Connection,
        written: sqlite3.Connection,
        reader: aiosqlite.Connection,
        glance: sqlite3.Connection,
    ) -> None:
        self.address = path
        self._writer, self._written = writer, written
        self._reader, self._glance = reader, glance
        self._waiting: list[_Job] = []
        self._alone = asyncio.Lock()
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self._door: int | None = None

    @classmethod
    async def connect(cls, path: Path, busy_ms: int, upto: int | None = None) -> "SqliteStore":
        """Opens (creates, migrates) the file, to the version ``upto`` if given, else to the newest. Raises
        ``StoreError`` with a one-sentence message."""
        async with AsyncExitStack() as opened:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                writer, written = await _connect(path, opened, busy_ms)
                version = await _migrate(writer, path, upto)
                reader, _ = await _connect(path, opened, busy_ms)
                await reader.execute("PRAGMA query_only = ON")
                glance = _open(path)
                opened.callback(glance.close)
                glance.execute("PRAGMA busy_timeout = 0")
                glance.execute("PRAGMA query_only = ON")
            except (sqlite3.Error, OSError) as error:
                raise sentence(error, path) from error
            opened.pop_all()
        store = cls(path, writer, written, reader, glance)
        store.version = version
        return store

    async def serve(self) -> None:
        self._door = _shut_door(self.address)

    async def close(self) -> None:
        self._closed = True
        if self._writing is not None:
            await self._writing
        self._glance.close()
        await self._reader.close()
        await self._writer.close()
        if self._door is not None:
            os.close(self._door)

    @property
    def reading(self) -> Transaction:
        return _Glance(self._glance, self.surveying)

    @property
    def surveying(self) -> "Survey":
        return Survey(self._reader, self.address)

    async def _write(self, work: Callable[[Transaction], Awaitable[T]], table: int | None) -> T:
        if self._closed:
            raise StoreError(f"The database {self.address} is closed.")
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting(), name="store")
        return cast(T, await asyncio.shield(job.done))

    async def write_aside(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        return await self._write(work, None)

    async def compare_clocks(self) -> None:
        """Its clock is that of this machine."""

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                jobs, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
                async with self._alone:
                    await self._write_together(jobs)
        finally:
            self._writing = None

    async def _write_together(self, jobs: Sequence["_Job"]) -> None:
        """One commit for all of them; a failing one is rolled back alone, and none is answered before the commit."""
        outcomes: list[_Outcome] = []
        try:
            await self._writer.execute("BEGIN IMMEDIATE")
            transaction = SqliteTransaction(self._written)
            for job in jobs:
                outcomes.append(await self._attempt(job, transaction))
            await self._writer.execute("COMMIT")  # whatever was open, savepoints included
        except BaseException as error:
            if self._writer.in_transaction:
                with suppress(sqlite3.Error):  # all must hear of it; the next ones, refused a BEGIN, roll it back
                    await self._writer.execute("ROLLBACK")
            failure = sentence(error, self.address) if isinstance(error, sqlite3.Error) else error
            outcomes = [_Outcome(failure=failure)] * len(jobs)
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.settle(outcome)

    async def _attempt(self, job: "_Job", transaction: Transaction) -> "_Outcome":
        """Runs one job. Raises ``sqlite3.Error`` where the database has aborted the whole transaction."""
        self._written.execute("SAVEPOINT job")
        try:
            return _Outcome(await job.work(transaction))
        except Exception as error:
            if not self._written.in_transaction:
                raise
            self._written.execute("ROLLBACK TO job")  # the newest savepoint of that name: this job's
            return _Outcome(failure=sentence(error, self.address) if _is_trouble(error) else error)

    def ring(self, word: str = "") -> None:
        """There are no other processes."""

    async def listen(self, receive: Hearer) -> None:
        """There are no other processes."""

    async def purge(self) -> None:
        async with self._alone:
            try:
                await self._writer.execute("VACUUM")
                await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as error:
                raise sentence(error, self.address) from error

    async def analyze(self) -> None:
        """Each statement has an index of its own, which is chosen without figures."""

    async def write_at_length(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        return await self.write(work)

    async def set_counter(self, transaction: Transaction, table: str, last: int) -> None:
        # Tables without AUTOINCREMENT have no row here and need none.
        await transaction.run("DELETE FROM sqlite_sequence WHERE name = ?", table)
        await transaction.run(
            "INSERT INTO sqlite_sequence (name, seq) SELECT name, ? FROM sqlite_master"
            " WHERE name = ? AND sql LIKE '%AUTOINCREMENT%'",
            last, table,
        )  # fmt: skip


def beside(path: Path) -> list[Path]:
    """The files that SQLite keeps beside an open one."""
    return [path.with_name(f"{path.name}-{what}") for what in ("wal", "shm", "journal")]


def make_private(path: Path) -> None:
    """Creates the file if missing, readable by its owner alone: it holds hands and seeds. SQLite gives the files that
    it creates beside it the same rights."""
    if not path.exists():
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    for file in (path, *beside(path)):
        with suppress(FileNotFoundError, PermissionError):  # the latter where another user owns it
            if file.is_file() and file.stat().st_mode & 0o077:
                file.chmod(0o600)


def _open(path: Path) -> sqlite3.Connection:
    """A connection used by the event loop and a thread, never at once."""
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    return connection


async def _connect(path: Path, opened: AsyncExitStack, busy_ms: int) -> tuple[aiosqlite.Connection, sqlite3.Connection]:
    """A connection that waits on its own thread, and the underlying one for what needs no waiting."""
    at_once = _open(path)
    opened.callback(at_once.close)
    connection = await aiosqlite.Connection(lambda: at_once, ROWS_A_TRIP)
    opened.push_async_callback(connection.close)
    await connection.execute(f"PRAGMA busy_timeout = {busy_ms}")
    await _must_be_ours(connection, path)
    make_private(path)
    await connection.execute("PRAGMA journal_mode = WAL")
    await connection.execute("PRAGMA synchronous = FULL")
    await connection.execute("PRAGMA foreign_keys = ON")
    return connection, at_once


async def _must_be_ours(connection: aiosqlite.Connection, path: Path) -> None:
    """Raises ``StoreError`` where the file holds something else; nothing was written then."""
    found = {row[0] for row in await connection.execute_fetchall("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if found and not (are_ours(found) and await _number(connection, "PRAGMA user_version")):
        raise StoreError(f"The file {path} is not a database of Ziggurat.")


def _shut_door(path: Path) -> int:
    """Keeps other processes from serving the file until what is returned is closed. Raises ``StoreError`` where one
    serves it."""
    # Not the file itself: closing it again would release the locks by which SQLite keeps others out.
    door = path.with_name(f"{path.name}.lock")
    try:
        opened = os.open(door, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError(f"The file {door} cannot be written: {error.strerror}.") from error
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(opened)
        if isinstance(error, BlockingIOError):
            raise StoreBusy(
                f"The database {path} is in use by another process: stop that first, or use PostgreSQL."
            ) from error
        raise StoreError(f"The file {door} cannot be written: {error.strerror}.") from error
    return opened


async def _migrate(connection: aiosqlite.Connection, path: Path, upto: int | None) -> int:
    """Migrates the file, unless a process serves it, which may be an older program; returns its version, which may be
    newer than this program."""
    version = await _number(connection, "PRAGMA user_version")
    known = await _number(connection, "SELECT COUNT(*) FROM sqlite_master WHERE name = 'schema_version'")
    least = await _number(connection, "SELECT least FROM schema_version") if known else 0
    steps = migrations()[:upto]
    newest = steps[-1][0]
    if version > newest and (not known or least > newest):
        raise StoreError(too_new(version, newest))
    door = _shut_door(path) if 0 < version < newest else None
    try:
        for number, step in steps:
            if number > version:
                script = step.read_text(encoding="utf-8")
                least = max(least, works_with(number, script))
                await connection.executescript(
                    f"BEGIN IMMEDIATE;\n{script}\n"
                    "CREATE TABLE IF NOT EXISTS schema_version (least INTEGER NOT NULL) STRICT;"
                    f"DELETE FROM schema_version; INSERT INTO schema_version VALUES ({least});"
                    f"PRAGMA user_version = {number};\nCOMMIT;"
                )
    finally:
        if door is not None:
            os.close(door)
    return max(version, newest)


async def _number(connection: aiosqlite.Connection, sql: str) -> int:
    async with connection.execute(sql) as cursor:
        row = await cursor.fetchone()
    return int(row[0]) if row else 0


def _is_trouble(error: Exception) -> bool:
    """Whether the database has failed, not the work."""
    wrong = (sqlite3.IntegrityError, sqlite3.ProgrammingError)
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, wrong)


def _is_held(error: BaseException) -> bool:
    """Whether another process holds the file."""
    return "locked" in str(error) or "busy" in str(error)


@contextmanager
def translated_errors(path: Path) -> Iterator[None]:
    """Turns database failures into ``StoreError``. Errors of the work itself pass unchanged."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if not _is_trouble(error):
            raise
        raise sentence(error, path) from error


def sentence(error: BaseException, path: Path) -> StoreError:
    text = str(error)
    if isinstance(error, (FileExistsError, NotADirectoryError)):  # what the system says of these is a riddle
        text = f"{path.parent} is no folder"
    elif isinstance(error, OSError):
        text = str(error.strerror)
    if _is_held(error):
        return StoreBusy(f"The database {path} is in use by another process.")
    if "full" in text or "readonly" in text:
        return StoreFull(f"The database {path} cannot be written: {text}.")
    return StoreError(f"The database {path} cannot be opened: {text}.")
