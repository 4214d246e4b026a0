"""The figures of each size, and of a game whose log is long."""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from data import privacy
from data.engines import copying
from data.engines.store import Store
from data.statistics.ratings import ranking
from data.statistics.statistics import game_records, statistics_of
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from rules.core.record import replay
from rules.registry import GAMES
from tests.processes.postgres import Cluster
from tests.processes.statements import overheard
from tests.processes.stores import open_store
from tests.trials.benchmark.boot import booted
from tests.trials.benchmark.measuring.report import Report
from tests.trials.benchmark.moves import SPECIMEN, new_game, play_on
from tests.trials.benchmark.scale.filling import copy_up_to, play_block

SIZES = (10, 1000, 10_000)
"""Tables: on both engines."""
LARGEST = 100_000
"""Tables, which is some ten million rows of the log: in the long form, in a file."""
LOGS = (100, 1000, 10_000)
"""Rows of the log of one game."""
WARM, MOVES, RUNS = 5, 40, 9
ENTRY = b'{"kind":"back","seat":0,"at":1.0}'

Figures = dict[str, float]
"""What was measured, in milliseconds, or in statements."""
Clock = Callable[[], float]
"""Processor time of this process in a file; of a server, which has others, the time that passes."""


async def measure_scale(report: Report, folder: Path, *, quick: bool) -> None:
    """All sizes on one file that grows, and on copies of it on PostgreSQL; then the lengths of the log."""
    path = folder / "ziggurat.sqlite3"
    await play_block(path)
    first, first_there = dict[str, float](), dict[str, float]()
    cluster = await asyncio.to_thread(partial(Cluster, durable=True))
    try:
        for size in SIZES if quick else (*SIZES, LARGEST):
            lines = await asyncio.to_thread(copy_up_to, path, size)
            what = f"{size:,} tables, {lines:,} rows of the log"
            figures = await _measured(path, folder, time.process_time)
            seconds, _ = await asyncio.to_thread(booted, folder)
            figures["boot"] = seconds * 1000
            _tell(report, what, figures, first)
            if size in SIZES:
                address = await asyncio.to_thread(cluster.new_database)
                await copying.copy_between(path, address, lambda told: None)
                figures = await _measured(address, folder, time.perf_counter)
                _tell(report, f"on PostgreSQL, {what}", figures, first_there)
    finally:
        await asyncio.to_thread(cluster.remove)
    first = {}
    for length in LOGS:
        _tell(report, f"a game with {length:,} rows of the log", await _long_game(path, length), first)


def _tell(report: Report, where: str, figures: Figures, first: Figures) -> None:
    """One row for each figure; how many times that of the smallest size it is."""
    for what, figure in figures.items():
        known = first.setdefault(what, figure)
        said = f"{figure:.0f}" if "statements" in what else f"{figure:,.2f} ms"
        report.add(f"{where}: {what}", said, f"x {figure / known:.2f}")


async def _measured(address: Path | str, folder: Path, clock: Clock) -> Figures:
    """What each operation takes in a database as it is. What is played for it is deleted with its people."""
    store = await open_store(address)
    tables, surveying = Tables(store, GAMES), store.surveying
    row = await new_game(tables, 3)
    spent = list[float]()
    await play_on(tables, row, WARM)
    await play_on(tables, row, MOVES, spent, clock)
    median = partial(_median, clock)
    user, over = 100, await tables.row(1)
    found: Figures = {
        "a move": statistics.median(spent),
        "statements of a move": float(await _statements(store, play_on(tables, row, 1))),
        "a table by its channel": await median(lambda: tables.in_channel(row.channel_id)),
        "my games": await median(lambda: tables.of_user(user)),
        "/stats": await median(lambda: statistics_of(surveying, user, user)),
        "ranking of all": await median(lambda: ranking(surveying, SPECIMEN, user)),
        "ranking of a server": await median(lambda: ranking(surveying, SPECIMEN, user, 1)),
        "records of a game": await median(lambda: game_records(surveying, SPECIMEN, user)),
        "replay": await median(lambda: _replayed(tables, over)),
    }
    found["backup"] = await median(lambda: _saved(address, folder / "copy.sqlite3"), 1)
    found["privacy: all that is stored"] = await median(lambda: privacy.everything(surveying, user), 3)
    await store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
    found["privacy: the games that name a person"] = await median(lambda: privacy.tables_of(surveying, 105), 1)
    await store.write(lambda transaction: transaction.run("DELETE FROM tables WHERE id = ?", row.id))
    await store.close()
    return found


async def _statements(store: Store, work: Awaitable[None]) -> int:
    """How many statements some work has carried out."""
    async with overheard(store) as asked:
        await work
    return len(asked)


async def _median(clock: Clock, work: Callable[[], Awaitable[object]], runs: int = RUNS) -> float:
    spent = []
    for _ in range(runs):
        began = clock()
        await work()
        spent.append((clock() - began) * 1000)
    return statistics.median(spent)


async def _replayed(tables: Tables, row: TableRow) -> None:
    """A game that is over, as it stands in the store, up to its end."""
    tables.look_again([row.id])
    replay(GAMES[SPECIMEN], await tables.record(row))


async def _saved(address: Path | str, file: Path) -> None:
    await copying.backup(address, file, lambda told: None)
    await asyncio.to_thread(file.unlink)


async def _long_game(path: Path, length: int) -> Figures:
    """A game whose log has so many rows before the moves that are measured."""
    store = await open_store(path)
    tables = Tables(store, GAMES)
    row = await new_game(tables, 3)
    _, table = await tables.at(row.id)
    rows = [(row.id, number, table.version, ENTRY) for number in range(row.moves + 1, length + 1)]
    await store.write(
        lambda transaction: transaction.many(
            "INSERT INTO log (table_id, number, version, entry) VALUES (?, ?, ?, ?)", rows
        )
    )
    await store.write(lambda transaction: transaction.run("UPDATE tables SET moves = ? WHERE id = ?", length, row.id))
    tables.look_again()
    spent = list[float]()
    await play_on(tables, row, WARM)
    await play_on(tables, row, MOVES, spent)
    after = await tables.row(row.id)
    found = {
        "a move": statistics.median(spent),
        "the last ten rows": await _median(time.process_time, lambda: tables.entries(after, after.moves - 10)),
        "the whole log": await _median(time.process_time, lambda: tables.history(after), 3),
    }
    await store.close()
    return found
