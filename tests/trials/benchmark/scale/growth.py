"""The figures of each size, and of a game whose log is long."""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from data import privacy
from data.engines import copying
from data.engines.sqlite import SqliteStore
from data.statistics.ratings import ranking
from data.statistics.statistics import game_records, statistics_of
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from rules.core.record import replay
from rules.registry import GAMES
from tests.processes.stores import open_store
from tests.trials.benchmark.boot import booted
from tests.trials.benchmark.measuring.report import Report
from tests.trials.benchmark.moves import SPECIMEN, new_game, play_on
from tests.trials.benchmark.scale.filling import copy_up_to, play_block

SIZES = (10, 1000, 10_000)
LARGEST = 100_000
"""Tables, which is some ten million rows of the log: in the long form."""
LOGS = (100, 1000, 10_000)
"""Rows of the log of one game."""
WARM, MOVES, RUNS = 5, 40, 9
ENTRY = b'{"kind":"back","seat":0,"at":1.0}'

Figures = dict[str, float]
"""What was measured, in milliseconds, or in statements."""


async def measure_scale(report: Report, folder: Path, *, quick: bool) -> None:
    """All sizes on one file that grows, then the lengths of the log."""
    path = folder / "ziggurat.sqlite3"
    await play_block(path)
    lines, first = 0, dict[str, float]()
    for size in SIZES if quick else (*SIZES, LARGEST):
        lines = await asyncio.to_thread(copy_up_to, path, size)
        figures = await _measured(path, folder)
        seconds, _ = await asyncio.to_thread(booted, folder)
        figures["boot"] = seconds * 1000
        _tell(report, f"{size:,} tables, {lines:,} rows of the log", figures, first)
    first = {}
    for length in LOGS:
        _tell(report, f"a game with {length:,} rows of the log", await _long_game(path, length), first)


def _tell(report: Report, where: str, figures: Figures, first: Figures) -> None:
    """One row for each figure; how many times that of the smallest size it is."""
    for what, figure in figures.items():
        known = first.setdefault(what, figure)
        said = f"{figure:.0f}" if "statements" in what else f"{figure:,.2f} ms"
        report.add(f"{where}: {what}", said, f"x {figure / known:.2f}")


async def _measured(path: Path, folder: Path) -> Figures:
    """What each operation takes in a database as it is. What is played for it is deleted with its people."""
    store = await open_store(path)
    assert isinstance(store, SqliteStore)
    tables, surveying = Tables(store, GAMES), store.surveying
    row = await new_game(tables, 3)
    spent = list[float]()
    await play_on(tables, row, WARM)
    await play_on(tables, row, MOVES, spent)
    statements = list[str]()
    await store._writer.set_trace_callback(statements.append)
    await play_on(tables, row, 1)
    await store._writer.set_trace_callback(None)
    user, over = 100, await tables.row(1)
    found: Figures = {
        "a move": statistics.median(spent),
        "statements of a move": float(len(statements)),
        "a table by its channel": await _median(lambda: tables.in_channel(row.channel_id)),
        "my games": await _median(lambda: tables.of_user(user)),
        "/stats": await _median(lambda: statistics_of(surveying, user, user)),
        "ranking of all": await _median(lambda: ranking(surveying, SPECIMEN, user)),
        "ranking of a server": await _median(lambda: ranking(surveying, SPECIMEN, user, 1)),
        "records of a game": await _median(lambda: game_records(surveying, SPECIMEN, user)),
        "replay": await _median(lambda: _replayed(tables, over)),
    }
    found["backup"] = await _median(lambda: _saved(path, folder / "copy.sqlite3"), 1)
    found["privacy: all that is stored"] = await _median(lambda: privacy.everything(surveying, user), 3)
    await store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
    found["privacy: the games that name a person"] = await _median(lambda: privacy.tables_of(surveying, 105), 1)
    await store.write(lambda transaction: transaction.run("DELETE FROM tables WHERE id = ?", row.id))
    await store.close()
    return found


async def _median(work: Callable[[], Awaitable[object]], runs: int = RUNS) -> float:
    spent = []
    for _ in range(runs):
        began = time.process_time()
        await work()
        spent.append((time.process_time() - began) * 1000)
    return statistics.median(spent)


async def _replayed(tables: Tables, row: TableRow) -> None:
    """A game that is over, as it stands in the store, up to its end."""
    tables.look_again([row.id])
    replay(GAMES[SPECIMEN], await tables.record(row))


async def _saved(path: Path, file: Path) -> None:
    await copying.backup(path, file, lambda told: None)
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
        "the last ten rows": await _median(lambda: tables.entries(after, after.moves - 10)),
        "the whole log": await _median(lambda: tables.history(after), 3),
    }
    await store.close()
    return found
