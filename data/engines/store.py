"""The store: what every engine keeps, and the door to them.

Everything that belongs together is written in one :meth:`Store.write`: all of it or nothing, and never cancelled
half-way. What is written reads as if one transaction came after the other. There are two engines, a SQLite file and
PostgreSQL (:mod:`data.engines`); SQL is written once, in what both of them understand, with ``?`` for values.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Protocol, TypeVar

from data.engines.migrations import migrations as migrations  # what an older database is brought up to date with

T = TypeVar("T")

BUSY_MS = 4000
NO_TABLE = 0
"""In place of a table: for what changes nothing that a move reads and writes back."""


class StoreError(Exception):
    """The store cannot be used; the message says why in one sentence."""


class StoreBusy(StoreError):
    """Another process holds the database; nothing was written."""


class StoreFull(StoreError):
    """The disk is full or read-only; nothing was written."""


class StoreUnread(StoreError):
    """The database could not be read, and nothing was to be written yet."""


class StoreUnsure(StoreError):
    """The database was lost while it wrote: all of it was written or nothing, and nobody knows which."""


class Written:
    """How many transactions an undertaking has committed so far, of how many that it has begun."""

    def __init__(self) -> None:
        self.times = self.begun = 0

    def told(self, error: StoreError) -> StoreError:
        """What is to be told of the trouble in which the undertaking has ended."""
        if self.times:
            return StoreUnsure(str(error))
        return error if self.begun else StoreUnread(str(error))


_written: ContextVar[Written | None] = ContextVar("written", default=None)


@contextmanager
def counting() -> Iterator[Written]:
    """Counts what is committed by whatever is awaited within: who fails later cannot say that nothing
    has changed, and who has only read not that nothing was saved."""
    written = Written()
    token = _written.set(written)
    try:
        yield written
    finally:
        _written.reset(token)


Hearer = Callable[[frozenset[str] | None], None]
"""Who is told that another process has written something: the words it has rung with, or ``None`` where something may
have been missed."""


class Row(Protocol):
    """A line of an answer: its values by name, or by place, in the order of the columns."""

    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...

    def keys(self) -> Any:
        """The names of the columns."""


class Transaction(ABC):
    """One open transaction: the few verbs that repositories need."""

    skip_locked = ""
    """Ends a SELECT of one table whose rows it is to hold, without those that another transaction holds."""

    @abstractmethod
    async def run(self, sql: str, *values: Any) -> int:
        """Executes one statement and returns how many rows it touched."""

    @abstractmethod
    async def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Executes one statement for every row; nothing where there is none."""

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
        """Executes an INSERT that ends with ``RETURNING id``, and returns that number."""
        (row,) = await self.rows(sql, *values)
        return int(row[0])

    @abstractmethod
    async def hold(self, what: str) -> None:
        """Waits until no other transaction holds this, and holds it to the end. For what is read and written back by
        transactions that name different tables; where they come one after the other anyway there is nothing to do."""


class Store(ABC):
    """An open database. Use :meth:`open`."""

    address: Path | str
    """Where it is: the file, or the address of the server without the password."""
    version = 0
    """The last migration that it has seen; it may be newer than those that this program knows."""
    is_shared = False
    """Whether several processes may work on it at once."""
    offset = 0.0
    """Seconds by which its clock is ahead of this machine's, as far as :meth:`compare_clocks` has found."""

    def now(self) -> float:
        """The time in seconds since the epoch, by the one clock that all processes of a database share."""
        return time.time() + self.offset

    @staticmethod
    async def open(address: Path | str, busy_ms: int = BUSY_MS) -> "Store":
        """Opens (and creates, and migrates) the database: that of a ``postgresql://`` address, else the SQLite file;
        ``busy_ms`` is how long a write waits for another process.

        Raises ``StoreError`` in one sentence.
        """
        # Each engine is imported where it is used: the client of PostgreSQL takes memory, and time to start.
        from data.engines import addresses

        place = address if isinstance(address, Path) else addresses.parse(address)
        if isinstance(place, Path):
            from data.engines.sqlite import SqliteStore

            return await SqliteStore.connect(place, busy_ms)
        from data.engines.postgres import PostgresStore

        return await PostgresStore.connect(place, busy_ms)

    @abstractmethod
    async def serve(self) -> None:
        """This process is one that serves the database from now on, until it ends. Raises ``StoreError`` where another
        does already, and only one can."""

    @abstractmethod
    async def close(self) -> None:
        """Waits for what is being written, then closes; what comes after that is refused with ``StoreError``."""

    @property
    @abstractmethod
    def reading(self) -> Transaction:
        """Reads of the last committed state that an index answers: they may be carried out while everything waits."""

    @property
    @abstractmethod
    def surveying(self) -> Transaction:
        """Reads of the last committed state that look through many rows: nothing else waits for them."""

    async def write(self, work: Callable[[Transaction], Awaitable[T]], table: int | None = None) -> T:
        """Runs ``work`` as one transaction. A cancelled caller does not cancel it; an exception takes it back.

        Who changes a single ``table`` and what belongs to it may name it, or ``NO_TABLE``: then others need not wait.
        ``work`` may be run again, from the beginning and with nothing written, where the database asks for that.

        Raises ``StoreBusy`` or ``StoreFull`` when the database could not be written, ``StoreUnsure`` where that is not
        known.
        """
        written = _written.get() or Written()
        written.begun += 1
        answer = await self._write(work, table)
        written.times += 1
        return answer

    @abstractmethod
    async def _write(self, work: Callable[[Transaction], Awaitable[T]], table: int | None) -> T:
        """What :meth:`write` says, by this engine."""

    @abstractmethod
    async def write_aside(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Runs ``work`` as one transaction that waits for no other: for rows that no other transaction reads and writes
        back, like a sign of life. Cancelled, it is taken back."""

    @abstractmethod
    async def compare_clocks(self) -> None:
        """Finds out how far the clock of a shared database is ahead. Raises ``StoreError``."""

    @abstractmethod
    def ring(self, word: str = "") -> None:
        """Tells other processes soon that something was committed; ``word`` is what they must read anew besides what is
        to be done. Where there are no other processes nobody is told."""

    @abstractmethod
    async def listen(self, hear: Hearer) -> None:
        """Hears other processes until cancelled. Where there are none it ends at once."""

    @abstractmethod
    async def purge(self) -> None:
        """Sees to it that what was deleted does not stay in the files of the database. A SQLite file is written anew,
        and what is to be written meanwhile waits. Raises ``StoreError`` where there is no room."""

    @abstractmethod
    async def write_at_length(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """What :meth:`write` says, for a transaction of many minutes, which may rest in between."""

    @abstractmethod
    async def set_counter(self, transaction: Transaction, table: str, last: int) -> None:
        """The table gives numbers above this one from now on."""


Tell = Callable[[str], None]
"""Who is told how far something has come, in a sentence, as often as there is something to tell."""


class Source(ABC):
    """A database to read from: it is neither made nor migrated, and never written. Use :meth:`open`."""

    address: Path | str
    """Where it is: the file, or the address of the server without the password."""
    version: int
    """The last migration that it has seen: its tables are those of that version, older or newer than this program."""

    @staticmethod
    async def open(address: Path | str) -> "Source":
        """Opens the database of a ``postgresql://`` address, else the SQLite file.

        Raises ``StoreError`` in one sentence where there is none, or none of Ziggurat.
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
        """Lets go of it."""

    @abstractmethod
    def snapshot(self) -> AbstractAsyncContextManager[Transaction]:
        """Reads of one and the same state, however many, however long they take and whatever is written meanwhile."""

    @abstractmethod
    async def must_be_unchanged(self) -> None:
        """Raises ``StoreError`` where what was read may not have been of one state, as nothing could be held."""

    @abstractmethod
    async def counter(self, reading: Transaction, table: str) -> int:
        """The last number that a table has given to a row; 0 where it has given none."""

    @abstractmethod
    async def save(self, file: Path, tell: Tell) -> None:
        """Writes all of it to a new SQLite file of the same version. Raises ``StoreError``."""
