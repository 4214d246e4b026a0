"""A move from the call to the commit on disk."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from data.engines.store import Store
from data.lobby import beginning, lobby
from data.tables.table_row import TableRow
from data.tables.tables import Request, Tables
from rules.registry import GAMES
from rules.table import table as core
from rules.table.player import Holder
from tests.processes.postgres import Cluster
from tests.trials.benchmark.measuring.report import Report, percentile

SPECIMEN = "kingdom_builder"
"""The game that the store, the clicks and the boot are measured with."""


async def measure_moves(report: Report, folder: Path, moves: int) -> None:
    """The default action of one game after the other, each committed by itself: in a file, and by a PostgreSQL server
    on a socket of this machine, which waits for the disk as well."""
    spent = await _moves(folder / "moves.sqlite3", moves)
    report.add(f"move durable, p50 of {len(spent)}", f"{percentile(spent, 0.5):.1f} ms", "")
    report.add(f"move durable, p99 of {len(spent)}", f"{percentile(spent, 0.99):.1f} ms", "<= 5 ms")
    cluster = await asyncio.to_thread(partial(Cluster, durable=True))
    try:
        spent = await _moves(cluster.new_database(), moves)
    finally:
        await asyncio.to_thread(cluster.remove)
    report.add(f"on PostgreSQL, p50 of {len(spent)}", f"{percentile(spent, 0.5):.1f} ms", "")
    report.add(f"on PostgreSQL, p99 of {len(spent)}", f"{percentile(spent, 0.99):.1f} ms", "<= 10 ms")


async def _moves(address: Path | str, moves: int) -> list[float]:
    """Milliseconds of each move."""
    store = await Store.open(address)
    tables = Tables(store, GAMES)
    spent: list[float] = []
    while len(spent) < moves:
        await play_on(tables, await new_game(tables, 2), moves - len(spent), spent, time.perf_counter)
    await store.close()
    return spent


async def play_on(
    tables: Tables,
    row: TableRow,
    moves: int | None,
    spent: list[float] | None = None,
    clock: Callable[[], float] = time.process_time,
) -> None:
    """So many moves at a table, or all up to its end; ``spent`` gets the milliseconds of each, by the ``clock``."""
    game = GAMES[SPECIMEN]
    while moves is None or moves > 0:
        _, table = await tables.at(row.id)
        owing = core.owing(game, table)
        if not owing:
            return
        seat = owing[0]
        step = game.notation(game.default(table.state, seat))
        began, now = clock(), time.time()
        await tables.perform(
            Request(row.id, table.players[seat].user_id),
            lambda game, table, seat, step=step, now=now: core.act(game, table, seat, [step], now),
            now,
        )
        if spent is not None:
            spent.append((clock() - began) * 1000)
        moves = None if moves is None else moves - 1


async def new_game(tables: Tables, seats: int, channel_id: int = 1) -> TableRow:
    opening = lobby.Opening(SPECIMEN, None, channel_id, Holder(100, "P0"), seats, {}, None)
    row = await lobby.open_lobby(tables, opening, None, time.time())
    for number in range(1, seats):
        row = await lobby.join(tables, row.id, Holder(100 + number, f"P{number}"), None, time.time())
    return (await beginning.begin(tables, row.id, 100, f"seed {row.id}", None, time.time())).row
