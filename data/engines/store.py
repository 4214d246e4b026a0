"""The store: the interface that every engine implements.

What belongs together is written in one :meth:`Store.write`: all or nothing, and never cancelled half-way. Writes are
serializable. There are two engines, a SQLite file and PostgreSQL (:mod:`data.engines`); SQL is written once, in what
both understand, with ``?`` for values.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Protocol, TypeVar

from data.engines.migrations import migrations as migrations  # migrates an older database

T = TypeVar("T")

BUSY_MS = 4000
NO_TABLE = 0
"""In place of a table: for writes that touch nothing that a move reads and writes back."""


class StoreError(Exception):
    """The store cannot be used; the message says why in one sentence."""


class StoreBusy(StoreError):
    """Another process holds the database; nothing was written."""


class StoreFull(StoreError):
    """The disk is full or read-only; nothing was written."""


class StoreUnread(StoreError):
    """The database could not be read; nothing was to be written yet."""


class StoreUnsure(StoreError):
    """The database was lost during a commit: it is unknown whether all of it was written or nothing."""


class Written:
    """How many transactions an operation has begun, and how many it has committed."""

    def __init__(self) -> None:
        self.times = self.begun = 0

    def told(self, error: StoreError) -> StoreError:
        """The error to report for an operation that failed with this one."""
        if self.times:
            return StoreUnsure(str(error))
        return error if self.begun else StoreUnread(str(error))


_written: ContextVar[Written | None] = ContextVar("written", default=None)


@contextmanager
def counting() -> Iterator[Written]:
    """Counts the commits of what is awaited within: so a failed operation reports whether anything was saved."""
    written = Written()
    token = _written.set(written)
    try:
        yield written
    finally:
        _written.reset(token)


Hearer = Callable[[frozenset[str] | None], None]
"""Called when another process has written something, with the words of its notifications, or ``None`` where some may
have been missed."""


class Row(Protocol):
    """A result row: its values by name or by index, in column order."""

    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...

    def keys(self) -> Any:
        """The names of the columns."""


class Transaction(ABC):
    """One open transaction."""

    skip_locked = ""
    """Ends a SELECT of one table that locks its rows, and skips those that another transaction has locked."""

    @abstractmethod
    async def run(self, sql: str, *values: Any) -> int:
        """Executes one statement and returns the number of affected rows."""

    @abstractmethod
    async def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Executes one statement for every row; does nothing without rows."""

    async def fill(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Inserts many rows at once."""
        marks = ", ".join("?" * len(columns))
        await self.many(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """All rows."""

    async def row(self, sql: str, *values: Any) -> Row | None:
        """The first row, if any."""
        return next(iter(await self.rows(sql, *values)), None)

    async def insert(self, sql: str, *values: Any) -> int:
        """Executes an INSERT that ends with ``RETURNING id``, and returns that id."""
        (row,) = await self.rows(sql, *values)
        return int(row[0])

    @abstractmethod
    async def hold(self, what: str) -> None:
        """Waits until no other transaction holds ``what``, and holds it to the end. For what is read and written back
        by transactions that name different tables; where transactions are serial anyway it does nothing."""


class Store(ABC):
    """An open database. Use :meth:`open`."""

    address: Path | str
    """The file, or the address of the server without the password."""
    version = 0
    """The newest migration applied; it may be newer than those that this program knows."""
    is_shared = False
    """Whether several processes may use it at once."""
    offset = 0.0
    """Seconds by which its clock is ahead of this machine's, as :meth:`compare_clocks` has measured."""

    def now(self) -> float:
        """The time in seconds since the epoch, by the clock that all processes of a database share."""
        return time.time() + self.offset

    @staticmethod
    async def open(address: Path | str, busy_ms: int = BUSY_MS) -> "Store":
        """Opens (creates, migrates) the database: that of a ``postgresql://`` address, else the SQLite file;
        ``busy_ms`` is how long a write waits for another process.

        Raises ``StoreError`` with a one-sentence message.
        """
        # Each engine is imported where it is used: the PostgreSQL client takes memory and start-up time.
        from data.engines import addresses

        place = address if isinstance(address, Path) else addresses.parse(address)
        if isinstance(place, Path):
            from data.engines.sqlite import SqliteStore

            return await SqliteStore.connect(place, busy_ms)
        from data.engines.postgres import PostgresStore

        return await PostgresStore.connect(place, busy_ms)

    @abstractmethod
    async def serve(self) -> None:
        """This process serves the database until it ends. Raises ``StoreError`` where another does already, and only
        one may."""

    @abstractmethod
    async def close(self) -> None:
        """Waits for running writes, then closes; later writes are refused with ``StoreError``."""

    @property
    @abstractmethod
    def reading(self) -> Transaction:
        """Indexed reads of the last committed state: they may block the event loop."""

    @property
    @abstractmethod
    def surveying(self) -> Transaction:
        """Reads of the last committed state that scan many rows: nothing else waits for them."""

    async def write(self, work: Callable[[Transaction], Awaitable[T]], table: int | None = None) -> T:
        """Runs ``work`` as one transaction. A cancelled caller does not cancel it; an exception rolls it back.

        A writer that changes a single ``table`` and what belongs to it may name it, or ``NO_TABLE``: then others need
        not wait. ``work`` may be run again, from the beginning and with nothing written, where the database demands it.

        Raises ``StoreBusy`` or ``StoreFull`` when the database could not be written, ``StoreUnsure`` where that is
        unknown.
        """
        written = _written.get() or Written()
        written.begun += 1
        answer = await self._write(work, table)
        written.times += 1
        return answer

    @abstractmethod
    async def _write(self, work: Callable[[Transaction], Awaitable[T]], table: int | None) -> T:
        """The engine's :meth:`write`."""

    @abstractmethod
    async def write_aside(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Runs ``work`` as one transaction that waits for no other: for rows that no other transaction reads and writes
        back, like heartbeats. Cancellation rolls it back."""

    @abstractmethod
    async def compare_clocks(self) -> None:
        """Measures how far the clock of a shared database is ahead. Raises ``StoreError``."""

    @abstractmethod
    def ring(self, word: str = "") -> None:
        """Notifies other processes soon of a commit; ``word`` names what they must reload besides the queues. Without
        other processes it does nothing."""

    @abstractmethod
    async def listen(self, receive: Hearer) -> None:
        """Receives other processes' notifications until cancelled. Without other processes it ends at once."""

    @abstractmethod
    async def purge(self) -> None:
        """Ensures that deleted data does not stay in the database files. A SQLite file is rewritten, and writes wait
        meanwhile. Raises ``StoreError`` where there is no room."""

    @abstractmethod
    async def analyze(self) -> None:
        """Lets the database look at what stands in its tables, by which it plans statements: after many rows were
        written at once. A SQLite file needs none of it. Raises ``StoreError`` where it is unreachable."""

    @abstractmethod
    async def write_at_length(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """:meth:`write` for a transaction of many minutes, which may idle in between."""

    @abstractmethod
    async def set_counter(self, transaction: Transaction, table: str, last: int) -> None:
        """The table assigns ids above this one from now on."""


Tell = Callable[[str], None]
"""Called with progress messages."""


class Source(ABC):
    """A database to read from, neither created nor migrated, and never written. Use :meth:`open`."""

    address: Path | str
    """The file, or the address of the server without the password."""
    version: int
    """The newest migration applied: its tables are those of that version, older or newer than this program."""

    @staticmethod
    async def open(address: Path | str) -> "Source":
        """Opens the database of a ``postgresql://`` address, else the SQLite file.

        Raises ``StoreError`` with a one-sentence message where there is none, or none of Ziggurat.
        """
        from data.engines import addresses

        place = address if isinstance(address, Path) else addresses.parse(address)
        if isinstance(place, Path):
            from data.engines.sqlite_source import SqliteSource

            return await SqliteSource.connect(place)
        from data.engines.postgres_source import PostgresSource

        return await PostgresSource.connect(place)

    @abstractmethod
    async def close(self) -> None:
        """Closes it."""

    @abstractmethod
    def snapshot(self) -> AbstractAsyncContextManager[Transaction]:
        """Reads of one consistent state, however long they take and whatever is written meanwhile."""

    @abstractmethod
    async def must_be_unchanged(self) -> None:
        """Raises ``StoreError`` where the reads may not have been of one state, as no snapshot could be held."""

    @abstractmethod
    async def counter(self, reading: Transaction, table: str) -> int:
        """The last id that a table has assigned; 0 where none."""

    @abstractmethod
    async def save(self, file: Path, tell: Tell) -> None:
        """Writes all of it to a new SQLite file of the same version. Raises ``StoreError``."""
