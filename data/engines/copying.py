"""Copies a whole database into another, of either engine: all or nothing, compared row by row. The source is never
written: one of an older version is copied to a temporary folder and migrated there."""

import hashlib
import tempfile
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from data.engines.migrations import migrations, too_new
from data.engines.shapes import Shape, shapes
from data.engines.sqlite import beside
from data.engines.store import (
    Source,
    Store,
    StoreError,
    Tell,
    Transaction,
)

PAGE = 1000
"""Rows read at once; no more are in memory."""


class _Way:
    """The progress of a copy."""

    def __init__(self, total: int, tell: Tell) -> None:
        self.copied = self.compared = 0
        self._total = total
        self._tell = tell

    def tell(self) -> None:
        self._tell(f"Copied {self.copied:,} and compared {self.compared:,} of {self._total:,} rows.")


async def copy(source: Source, target: Store, tell: Tell) -> dict[str, int]:
    """Copies everything into a store of the same version; returns the number of rows by table. Raises ``StoreError``
    where the target is not empty, a row differs afterwards, or the source has tables that this program does not know;
    then nothing was written."""
    newest = migrations()[-1][0]
    if source.version > newest:
        raise StoreError(too_new(source.version, newest))
    tables = shapes(source.version)

    async def work(transaction: Transaction) -> dict[str, int]:
        for shape in tables:
            if await transaction.row(f"SELECT 1 FROM {shape.name} LIMIT 1") is not None:
                raise StoreError(f"The database {target.address} is not empty; nothing was copied.")
        way = _Way(total, tell)
        counts = {}
        for shape in tables:
            read = await _fill(reading, transaction, shape, way)
            if read != await _digest(transaction, shape, way):
                raise StoreError(f"The table {shape.name} is not the same there; nothing was copied.")
            counts[shape.name] = read[0]
            if shape.numbered:
                await target.set_counter(transaction, shape.name, await source.counter(reading, shape.name))
        await source.must_be_unchanged()
        return counts

    async with source.snapshot() as reading:
        total = 0
        for shape in tables:
            ((number,),) = await reading.rows(f"SELECT COUNT(*) FROM {shape.name}")
            total += number
        counts = await target.write_at_length(work)
    with suppress(StoreError):  # all is copied; the server does it by itself after a while
        await target.analyze()
    return counts


async def _fill(reading: Transaction, transaction: Transaction, shape: Shape, way: _Way) -> tuple[int, str]:
    """Copies one table; returns its row count and digest."""
    digest = _Digest()
    async for page in pages(reading, shape):
        digest.add(page)
        try:
            await transaction.fill(shape.name, shape.columns, page)
        except StoreError:
            raise
        except Exception as error:
            raise StoreError(f"The table {shape.name} cannot be kept there: {error}.") from error
        way.copied += len(page)
        way.tell()
    return digest.result()


async def _digest(reading: Transaction, shape: Shape, way: _Way) -> tuple[int, str]:
    """A table's row count, and a digest of all values in key order."""
    digest = _Digest()
    async for page in pages(reading, shape):
        digest.add(page)
        way.compared += len(page)
        way.tell()
    return digest.result()


class _Digest:
    def __init__(self) -> None:
        self._count = 0
        self._hash = hashlib.sha256()

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        for row in rows:
            self._count += 1
            self._hash.update(hashlib.sha256(msgspec.msgpack.encode(row)).digest())

    def result(self) -> tuple[int, str]:
        return self._count, self._hash.hexdigest()


async def pages(reading: Transaction, shape: Shape) -> AsyncIterator[list[tuple[Any, ...]]]:
    """The rows of a table in key order, a page at a time."""
    columns, key = ", ".join(shape.columns), ", ".join(shape.key)
    places = [shape.columns.index(name) for name in shape.key]
    begin = f"SELECT {columns} FROM {shape.name} ORDER BY {key} LIMIT {PAGE}"
    behind = (
        f"SELECT {columns} FROM {shape.name} WHERE ({key}) > ({', '.join('?' * len(places))})"
        f" ORDER BY {key} LIMIT {PAGE}"
    )
    page = [tuple(row) for row in await reading.rows(begin)]
    while page:
        yield page
        last = [page[-1][place] for place in places]
        page = [tuple(row) for row in await reading.rows(behind, *last)] if len(page) == PAGE else []


@asynccontextmanager
async def opened(address: Path | str) -> AsyncIterator[Source]:
    """A source database. Raises ``StoreError`` where there is none of Ziggurat."""
    source = await Source.open(address)
    try:
        yield source
    finally:
        await source.close()


async def backup(address: Path | str, file: Path, tell: Tell) -> None:
    """Writes a database to a SQLite file of the same version, which replaces an existing file once complete; of one
    that fails nothing is left, as it may have been the room that was lacking. Raises ``StoreError``."""
    try:
        async with opened(address) as source:
            unfinished = _unfinished(file, source)
            _remove(unfinished)  # that of a process that was killed
            try:
                await source.save(unfinished, tell)
                unfinished.replace(file)
            finally:
                _remove(unfinished)
    except OSError as error:
        raise StoreError(f"The file {file} cannot be written: {error.strerror}.") from error


def _remove(file: Path) -> None:
    for left in (file, *beside(file)):
        left.unlink(missing_ok=True)


def _unfinished(file: Path, source: Source) -> Path:
    """The temporary path of a backup. Raises ``StoreError`` where it could not, or must not, replace the target."""
    if file.is_dir():
        raise StoreError(f"{file} is a folder: name a file in it.")
    if file.exists() and not file.is_file():
        raise StoreError(f"{file} is a device or a pipe: name a file.")
    if not file.parent.is_dir():
        raise StoreError(f"There is no folder {file.parent}.")
    if any(one.exists() for one in beside(file)):
        raise StoreError(f"The database {file} is in use.")
    if isinstance(source.address, Path) and file.exists() and file.samefile(source.address):
        raise StoreError(f"{file} is the database itself: name another file.")
    return file.with_name(f"{file.name}.unfinished")


async def copy_between(source: Path | str, target: Path | str, tell: Tell) -> dict[str, int]:
    """Copies the database at one address to another. Raises ``StoreError``."""
    async with opened(source) as before, _up_to_date(before, tell) as newest:
        after = await Store.open(target)
        try:
            return await copy(newest, after, tell)
        finally:
            await after.close()


@asynccontextmanager
async def _up_to_date(source: Source, tell: Tell) -> AsyncIterator[Source]:
    """The source in the newest version: where it is older, a copy in a temporary folder."""
    if source.version >= migrations()[-1][0]:
        yield source
        return
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "newest.sqlite3")
        await source.save(file, tell)
        await (await Store.open(file)).close()
        async with opened(file) as newest:
            yield newest
