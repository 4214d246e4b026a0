"""A fresh process with two thousand running tables in its store, until the client is ready."""

import asyncio
import time
from pathlib import Path

from data.engines.store import Store
from data.server.ceilings import Ceilings
from data.tables.tables import Tables
from playground import UNLIMITED, Server
from rules.registry import GAMES
from tests.trials.benchmark.measuring.processes import bot_at, fresh_process, megabytes
from tests.trials.benchmark.measuring.report import Report
from tests.trials.benchmark.moves import new_game

LIVE_TABLES = 2000
NO_CEILINGS = Ceilings(lobbies=0, tables=0, opened=0)


def measure_boot(report: Report, folder: Path) -> None:
    """The seconds until such a process is ready, and its memory."""
    asyncio.run(fill(folder / "ziggurat.sqlite3"))
    seconds, held = booted(folder)
    report.add(f"boot with {LIVE_TABLES} live tables", f"{seconds:.2f} s", "<= 1.5 s")
    report.add("memory of that process", f"{held:.0f} MB", "<= 200 MB")


def booted(folder: Path) -> tuple[float, float]:
    """Seconds and megabytes of a fresh process with the store in this folder, until the client is ready."""
    seconds, held = fresh_process(_BOOT, str(folder)).split()[-2:]
    return float(seconds), float(held)


async def fill(path: Path) -> None:
    store = await Store.open(path)
    tables = Tables(store, GAMES, ceilings=NO_CEILINGS)
    for number in range(LIVE_TABLES):
        await new_game(tables, 2 + number % 4, number + 1)
    await store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
    await store.close()


_BOOT = """
import time; began = time.perf_counter()
import asyncio, sys
from pathlib import Path
from tests.trials.benchmark.boot import boot
asyncio.run(boot(Path(sys.argv[1]), began))
"""


async def boot(folder: Path, began: float) -> None:
    """Starts playground and bot in this process; prints seconds and megabytes."""
    server = Server(folder / "world", rates=UNLIMITED)
    await server.start()
    async with bot_at(server.url, folder / "ziggurat.sqlite3"):
        seconds = time.perf_counter() - began
    await server.stop()
    print(seconds, megabytes())
