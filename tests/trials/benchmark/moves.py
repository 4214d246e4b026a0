"""A move from the call to the commit on disk."""

import asyncio
import time
from functools import partial
from pathlib import Path

from data.engines.store import Store
from data.lobby import lobby
from data.tables.tables import Request, TableRow, Tables
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
    game = GAMES[SPECIMEN]
    spent: list[float] = []
    while len(spent) < moves:
        row = await new_game(tables, 2)
        while len(spent) < moves:
            row, table = await tables.at(row.id)
            owing = core.owing(game, table)
            if not owing:
                break
            seat = owing[0]
            step = game.notation(game.default(table.state, seat))
            began = time.perf_counter()
            await tables.perform(
                Request(row.id, table.players[seat].user_id),
                lambda game, table, seat, step=step: core.act(game, table, seat, [step], 0.0),
                0.0,
            )
            spent.append((time.perf_counter() - began) * 1000)
    await store.close()
    return spent


async def new_game(tables: Tables, seats: int, channel_id: int = 1) -> TableRow:
    opening = lobby.Opening(SPECIMEN, None, channel_id, Holder(100, "P0"), seats, {}, None)
    row = await lobby.open_lobby(tables, opening, None, time.time())
    for number in range(1, seats):
        row = await lobby.join(tables, row.id, Holder(100 + number, f"P{number}"), None, time.time())
    return (await lobby.begin(tables, row.id, 100, f"seed {row.id}", None, time.time())).row
