"""Stores that cost a test little: a file is copied from an empty one instead of being migrated, and nothing that is
written waits for the disk. For tests that cut no power off; how a store is made is tested in ``tests/data``."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from data.engines.sqlite import SqliteStore
from data.engines.store import Store

_empty: list[bytes] = []
"""The empty file, once there is one."""


async def open_store(address: Path | str, **options: Any) -> Store:
    """What ``Store.open`` opens, the file that is not there yet as quickly as it can be had."""
    if isinstance(address, Path):
        _begin(address, await _migrated())
    store = await Store.open(address, **options)
    if isinstance(store, SqliteStore):
        await store._writer.execute("PRAGMA synchronous = OFF")
    return store


def _begin(path: Path, empty: bytes) -> None:
    """Puts the empty file there, unless there is one."""
    if not path.exists():
        path.write_bytes(empty)


async def _migrated() -> bytes:
    """An empty store as a file."""
    if not _empty:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "empty.sqlite3")
            await (await Store.open(path)).close()
            _empty.append(_read(path))
    return _empty[0]


def _read(path: Path) -> bytes:
    return path.read_bytes()
