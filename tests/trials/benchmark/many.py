"""Moves a second with one, two and three processes on one PostgreSQL, side by side in one run.

Twice: processes that do nothing but commit moves, which tells what the database allows; and whole bots whose people
click at a playground, where people, playground and database take their part of the same machine.

As a module of its own it is a process that commits: ``python -m tests.trials.benchmark.many ADDRESS SECONDS``.
"""

import asyncio
import os
import random
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from functools import partial
from pathlib import Path

from data.engines.store import Store
from data.tables.tables import Request, Tables
from rules.registry import GAMES
from rules.table import table as core
from tests.processes.postgres import Cluster
from tests.trials.benchmark.measuring.processes import ROOT
from tests.trials.benchmark.measuring.report import Report
from tests.trials.benchmark.moves import SPECIMEN, new_game
from tests.trials.processes.evening import Evening, Plan
from tests.trials.processes.house import House

COUNTS = (1, 2, 3)
SIDE_BY_SIDE = 8
"""Tables at which each process moves at the same time."""
CORNERS = 14
"""Tables at which people click."""


async def measure_processes(report: Report, folder: Path, rounds: int, seconds: float) -> None:
    """Both, by turns over the numbers of processes; the medians."""
    cores = os.cpu_count() or 1
    where = f"{cores} cores for all"
    committed, clicked = defaultdict[int, list[float]](list), defaultdict[int, list[float]](list)
    spent = defaultdict[int, list[float]](list)
    cluster = await asyncio.to_thread(partial(Cluster, durable=True))
    try:
        for _ in range(rounds):
            for count in COUNTS:
                committed[count].append(await _committed(cluster.new_database(), count, seconds))
    finally:
        await asyncio.to_thread(cluster.remove)
    for number in range(rounds):
        for count in COUNTS:
            inside = folder / f"clicks-{number}-{count}"
            inside.mkdir()
            moves, share = await _clicked(inside, count, seconds)
            clicked[count].append(moves)
            spent[count].append(share)
    for what, found in (("committed, nothing else", committed), ("clicked, whole bots", clicked)):
        alone = statistics.median(found[1])
        for count in COUNTS:
            figure = statistics.median(found[count])
            report.add(f"moves {what}, {count} processes, {where}", f"{figure:.0f}/s", f"x {figure / alone:.2f}")
    for count in COUNTS:
        share = statistics.median(spent[count])
        report.add(f"of the machine's time the bots had meanwhile, {count} processes", f"{share:.0%}", "")


async def _committed(address: str, count: int, seconds: float) -> float:
    """So many processes commit moves at tables of their own; how many a second all together."""
    crowd = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, address, str(seconds),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT,
        )
        for _ in range(count)
    ]  # fmt: skip
    for one in crowd:
        assert one.stdout is not None
        await one.stdout.readline()
    for one in crowd:
        assert one.stdin is not None
        one.stdin.write(b"go\n")
    said = [(await one.communicate())[0] for one in crowd]
    return sum(float(one) for one in said) / seconds


async def _clicked(folder: Path, count: int, seconds: float) -> tuple[float, float]:
    """People click at whole bots: how many moves are carried out a second, and which part of the machine's processor
    time the bots had."""
    plan = Plan(0, count, "benchmark", 0, apart=0, corners=CORNERS)
    async with House(folder, count, random.Random("benchmark"), apart=0) as house:
        evening = Evening(house, plan)
        async with evening.begin():
            await evening.busy()
            before, used, began = evening.confirmed(), _used(house), time.monotonic()
            await asyncio.sleep(seconds)
            took = time.monotonic() - began
            return (evening.confirmed() - before) / took, (_used(house) - used) / took / (os.cpu_count() or 1)


def _used(house: House) -> float:
    """Seconds of processor time that the bots have used."""
    found = 0.0
    for bot in house.bots():
        fields = Path(f"/proc/{bot.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        found += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


async def _commit(address: str, seconds: float) -> None:
    """Commits moves at several tables until the time is over, and prints how many."""
    store = await Store.open(address)
    tables = Tables(store, GAMES)
    games = [(await new_game(tables, 2)).id for _ in range(SIDE_BY_SIDE)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    end, made = time.perf_counter() + seconds, 0

    async def play(table_id: int) -> None:
        nonlocal made
        game = GAMES[SPECIMEN]
        while time.perf_counter() < end:
            row, table = await tables.at(table_id)
            owing = core.owing(game, table)
            if not owing:
                table_id = (await new_game(tables, 2)).id
                continue
            seat, step = owing[0], game.notation(game.default(table.state, owing[0]))
            await tables.perform(
                Request(row.id, table.players[seat].user_id),
                lambda game, table, seat, step=step: core.act(game, table, seat, [step], 0.0),
                0.0,
            )
            made += 1

    await asyncio.gather(*(play(table_id) for table_id in games))
    print(made)
    await store.close()


if __name__ == "__main__":
    asyncio.run(_commit(sys.argv[1], float(sys.argv[2])))
