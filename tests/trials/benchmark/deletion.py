"""How long others wait while somebody is deleted for good, where people have brought many files of games."""

import asyncio
import time
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from data import privacy
from data.engines.store import Store, Transaction
from data.history import imports
from data.tables.tables import Tables
from rules.core.record import Record, Step
from rules.history import files
from rules.registry import GAMES
from tests.processes.postgres import Cluster
from tests.trials.benchmark.measuring.report import Report

LENGTH = 4000
"""Steps of the game in a file: as many as are taken."""
OWN = 20
"""Each of so many files names who is deleted."""


async def measure_deletion(report: Report, folder: Path, count: int) -> None:
    """The longest wait of another writer, in a file and on PostgreSQL; what was deleted is then purged."""
    cluster = await asyncio.to_thread(Cluster)
    try:
        for engine, address in (("a file", folder / "deletion.sqlite3"), ("PostgreSQL", cluster.new_database())):
            erased, purged = await _waits(address, count)
            told = f"longest wait of another writer, {count} files, {engine}"
            report.add(f"{told}: deleting", f"{erased * 1000:.0f} ms", "<= 100 ms")
            report.add(f"{told}: purging", f"{purged * 1000:.0f} ms", "")
    finally:
        await asyncio.to_thread(cluster.remove)


async def _waits(address: Path | str, count: int) -> tuple[float, float]:
    """The longest wait, in seconds, while somebody is deleted and while the files are purged."""
    store = await Store.open(address)
    for number in range(count):
        await store.write(partial(_keep, number=number))
    erased = await _longest(store, privacy.erase(Tables(store, GAMES), 1, str, 0.0))
    purged = await _longest(store, store.purge())
    await store.close()
    return erased, purged


async def _keep(transaction: Transaction, number: int) -> None:
    """Keeps a file; each twentieth names somebody whose name is known, as they use the bot."""
    if number == 0:
        await transaction.run("INSERT INTO people (user_id, name) VALUES (1, 'Jules')")
    steps = tuple(Step(step % 2, f"place {step % 20}-{number % 20} settlement") for step in range(LENGTH))
    names = ("Aiko", "Jules" if number % OWN == 0 else "Marta")
    data = files.encode(Record("kingdom_builder", 1, 2, {}, str(number), steps, names=names))
    await imports.keep(transaction, number // imports.KEPT + 2, data, 0.0)


async def _longest(store: Store, work: Coroutine[Any, Any, None]) -> float:
    """The longest that somebody waits who writes all the while."""
    task, longest = asyncio.create_task(work), 0.0
    while not task.done():
        began = time.perf_counter()
        await store.write(lambda it: it.run("UPDATE guilds SET locale = '' WHERE guild_id = 1"))
        longest = max(longest, time.perf_counter() - began)
        await asyncio.sleep(0.002)
    await task
    return longest
