"""One person against everybody: sixty presses at once in the replay of a file that is small and long to read, while
somebody else moves.

As a module of its own it is the people: ``python -m tests.trials.benchmark.flood URL PRESSES``.
"""

import asyncio
import json
import random
import sys
from base64 import b64encode
from pathlib import Path

from rules.core.chance import Dice
from rules.history import files
from rules.registry import GAMES
from tests.trials.benchmark.measuring.crowd import Player, confirm, open_table, plan
from tests.trials.benchmark.measuring.processes import (
    bot_at,
    megabytes,
    megabytes_now,
    playground_process,
    watch_crowd,
)
from tests.trials.benchmark.measuring.report import Report

SLOW = "path_of_civilization"
"""The game whose positions are read longest."""
MOMENTS = 4000
PATIENCE = 900.0
WARMING = 2.0
"""Seconds after which the bot has drawn what is the same at every table."""


def long_file(moments: int, seats: int = 5) -> bytes:
    """The file of a game in which nothing happens: few bytes a moment."""
    game = GAMES[SLOW]
    state = game.resample_from(game.observe(game.setup(seats, {}, "flood"), 0), Dice("flood"))
    first = {"position": game.document(state)}
    plain = {
        "game": SLOW,
        "version": game.info.version,
        "seats": seats,
        "options": dict(game.info.defaults),
        "viewer": 0,
        "names": [f"Guest {seat}" for seat in range(seats)],
        "moments": [first, *[{}] * (moments - 1)],
    }
    files.decode(json.dumps(plain))
    return json.dumps(plain, separators=(",", ":")).encode()


async def measure_flood(report: Report, folder: Path, presses: int) -> None:
    """What the presses cost, and how long somebody else waits for their board."""
    with playground_process(folder) as url:
        async with bot_at(url, folder / "flood.sqlite3"):
            await asyncio.sleep(WARMING)
            before = megabytes_now()
            seen = await watch_crowd(__name__, url, str(presses))
            held, most = megabytes_now(), megabytes()
    what, figures = f"{presses} presses of one person", seen.figures
    report.add("a file of a game to look at", f"{figures['bytes'][0] / 1000:.1f} kB", "")
    report.add("processor time until it is read and shown", f"{seen.spent['reading']:.1f} s", "")
    report.add(f"{what}: processor time", f"{seen.spent['pressing']:.1f} s", "")
    report.add(f"{what}: acknowledged, the last", f"{max(figures['acknowledged']):.0f} ms", "<= 3000 ms")
    report.add(f"{what}: answered, the last", f"{max(figures['answered']) / 1000:.1f} s", "")
    report.add(f"{what}: the board of somebody else", f"{figures['board'][0] / 1000:.2f} s", "")
    report.add(f"{what}: memory before", f"{before:.0f} MB", "")
    report.add(f"{what}: most memory, and afterwards", f"{most:.0f} / {held:.0f} MB", "<= 250 MB")


async def _crowd(url: str, presses: int) -> None:
    """A game of two, somebody who brings a file, and the flood."""
    async with (
        await Player.join(url, "Aiko") as aiko,
        await Player.join(url, "Marta") as marta,
        await Player.join(url, "Jules") as jules,
    ):
        people = aiko, marta
        thread = await open_table(aiko, marta, SLOW)
        data = long_file(MOMENTS)
        print("begin", flush=True)
        print("phase reading", flush=True)
        file = {"filename": "game.json", "data": b64encode(data).decode()}
        shown = await (await jules.slash("games", "import", file=file)).answer(PATIENCE)
        print("phase planning", flush=True)
        player, panel = await plan(people, aiko, thread, None, random.Random("flood"))
        print("phase pressing", flush=True)
        loop = asyncio.get_running_loop()

        async def press() -> tuple[float, float]:
            began = loop.time()
            handle = await jules.click(shown, "Forward")
            await handle.acknowledged(PATIENCE)
            heard = loop.time()
            await handle.answer(PATIENCE)
            return (heard - began) * 1000, (loop.time() - began) * 1000

        flood = [asyncio.create_task(press()) for _ in range(presses)]
        await asyncio.sleep(0.5)
        board = await confirm(player, aiko, thread, panel)
        times = await asyncio.gather(*flood)
        print("phase counting", flush=True)
        print(f"bytes={len(data)}")
        print(f"board={board:.1f}")
        print("acknowledged=" + ",".join(f"{one:.1f}" for one, _ in times))
        print("answered=" + ",".join(f"{one:.1f}" for _, one in times))


if __name__ == "__main__":
    asyncio.run(_crowd(sys.argv[1], int(sys.argv[2])))
