"""Copies a whole store into another one, of whichever engine: everything or nothing, and compared row by row."""

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from data.engines.migrations import migrations, too_new
from data.store import Store, StoreError, Transaction

PAGE = 500
"""Rows that are read at once."""


@dataclass(frozen=True)
class Shape:
    """A table: its columns, and those by which its rows are told apart. ``numbered``: they have numbers, which
    the database may have given."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    numbered: bool


def shapes() -> list[Shape]:
    """All tables of the newest version, which are the same in both engines; whatever another refers to comes first."""
    model = sqlite3.connect(":memory:")
    try:
        for _, path in migrations():
            model.executescript(path.read_text(encoding="utf-8"))
        names = [row[0] for row in model.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        found = {name: _shape(model, name) for name in names if not name.startswith("sqlite_")}
        needs = {name: {row[2] for row in model.execute(f"PRAGMA foreign_key_list({name})")} for name in found}
    finally:
        model.close()
    ordered: list[Shape] = []
    while found:
        ready = [name for name in found if not needs[name] & (found.keys() - {name})]
        ordered += [found.pop(name) for name in ready]
    return ordered


def _shape(model: sqlite3.Connection, name: str) -> Shape:
    columns = model.execute(f"PRAGMA table_info({name})").fetchall()
    key = tuple(row[1] for row in sorted(columns, key=lambda row: row[5]) if row[5])
    return Shape(name, tuple(row[1] for row in columns), key, key == ("id",))


async def copy(source: Store, target: Store) -> dict[str, int]:
    """Copies everything; answers the number of rows by table. Raises ``StoreError`` where the target holds something
    already, or a row is not the same there, or one of them has tables that this program does not know; then nothing was
    written."""
    newest = migrations()[-1][0]
    for store in (source, target):
        if store.version > newest:
            raise StoreError(too_new(store.version, newest))
    tables = shapes()

    async def work(transaction: Transaction) -> dict[str, int]:
        for shape in tables:
            if await transaction.row(f"SELECT 1 FROM {shape.name} LIMIT 1") is not None:
                raise StoreError(f"The database {target.address} is not empty; nothing was copied.")
        counts = {}
        for shape in tables:
            read = await _fill(reading, transaction, shape)
            if read != await _digest(transaction, shape):
                raise StoreError(f"The table {shape.name} is not the same there; nothing was copied.")
            counts[shape.name] = read[0]
            if shape.numbered:
                await target.set_counter(transaction, shape.name, await source.counter(reading, shape.name))
        return counts

    async with source.snapshot() as reading:
        return await target.write(work)


async def _fill(reading: Transaction, transaction: Transaction, shape: Shape) -> tuple[int, str]:
    """Copies a table; answers its rows and their digest."""
    marks = ", ".join("?" * len(shape.columns))
    insert = f"INSERT INTO {shape.name} ({', '.join(shape.columns)}) VALUES ({marks})"
    digest = _Digest()
    async for page in _pages(reading, shape):
        digest.add(page)
        try:
            await transaction.many(insert, page)
        except StoreError:
            raise
        except Exception as error:
            raise StoreError(f"The table {shape.name} cannot be kept there: {error}.") from error
    return digest.result()


async def _digest(reading: Transaction, shape: Shape) -> tuple[int, str]:
    """How many rows a table has, and a digest of all their values in the order of their keys."""
    digest = _Digest()
    async for page in _pages(reading, shape):
        digest.add(page)
    return digest.result()


class _Digest:
    """Counts rows, and hashes them one by one."""

    def __init__(self) -> None:
        self._count = 0
        self._hash = hashlib.sha256()

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        for row in rows:
            self._count += 1
            self._hash.update(hashlib.sha256(msgspec.msgpack.encode(row)).digest())

    def result(self) -> tuple[int, str]:
        return self._count, self._hash.hexdigest()


async def _pages(reading: Transaction, shape: Shape) -> AsyncIterator[list[tuple[Any, ...]]]:
    """The rows of a table in the order of its key, so many at once."""
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


def must_exist(address: Path | str) -> None:
    """Raises ``StoreError`` where there is no such file: opening it would make one."""
    if isinstance(address, Path) and not address.exists():
        raise StoreError(f"There is no database at {address}.")


async def copy_between(source: Path | str, target: Path | str) -> dict[str, int]:
    """Copies the store at one address to another. Raises ``StoreError``."""
    must_exist(source)
    before = await Store.open(source)
    try:
        after = await Store.open(target)
        try:
            return await copy(before, after)
        finally:
            await after.close()
    finally:
        await before.close()
