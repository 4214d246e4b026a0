"""How long a large database takes to be saved and to be copied, from PostgreSQL and into it.

As a module of its own it takes any number of rows: ``python -m tests.trials.benchmark.copying ROWS``.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from data.engines import copying
from data.engines.store import Store, Transaction
from tests.processes.postgres import Cluster
from tests.trials.benchmark.measuring.report import Report

AT_ONCE = 100_000
"""Rows that one transaction writes."""
ENTRY = (
    b'{"kind":"act","seat":0,"at":1800000000.0,"steps":["build C7"],"events":[{"kind":"built","args":{"hex":"C7"}}]}'
)


async def measure_copying(report: Report, folder: Path, rows: int) -> None:
    """A log of so many rows: from PostgreSQL into a file, and from that file into another database there."""
    cluster = await asyncio.to_thread(Cluster)
    try:
        source, target, file = cluster.new_database(), cluster.new_database(), folder / "backup.sqlite3"
        await _fill(source, rows)
        saving = await _seconds(copying.backup(source, file, _say))
        size = file.stat().st_size / 1e9
        report.add(f"{rows} rows of the log from PostgreSQL into a file of {size:.1f} GB", f"{saving:.0f} s", "")
        restoring = await _seconds(copying.copy_between(file, target, _say))
        report.add(f"{rows} rows of the log from that file into PostgreSQL, compared", f"{restoring:.0f} s", "")
    finally:
        await asyncio.to_thread(cluster.remove)


async def _fill(address: str, rows: int) -> None:
    store = await Store.open(address)

    async def table(transaction: Transaction) -> None:
        await transaction.run(
            "INSERT INTO tables (id, slug, status, channel_id, host_id, seat_count, options, made_at)"
            " VALUES (1, 'kingdom_builder', 'over', 1, 1, 2, '{}', 0)"
        )

    await store.write(table)
    for first in range(1, rows + 1, AT_ONCE):
        page = [(1, number, number, ENTRY) for number in range(first, min(rows, first + AT_ONCE - 1) + 1)]

        async def write(transaction: Transaction, page: list[tuple[Any, ...]] = page) -> None:
            await transaction.fill("log", ("table_id", "number", "version", "entry"), page)

        await store.write(write)
    await store.close()


async def _seconds(work: Coroutine[Any, Any, object]) -> float:
    began = time.perf_counter()
    await work
    return time.perf_counter() - began


def _say(told: str) -> None:
    print(told, file=sys.stderr, flush=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(measure_copying(Report(), Path(place), int(sys.argv[1])))
