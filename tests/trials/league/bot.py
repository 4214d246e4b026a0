"""The bot as a process under a clock that its parent sets: ``python -m tests.trials.league.bot URL FOLDER SEED
PICTURES``.

On its input: ``start SECONDS`` begins, at that time, so that a process can be ready before it is needed. ``at SECONDS``
sets the clock; once all that is due is seen to, the time of what is due next is answered, or ``-``. ``stop`` ends it in
order. Nothing of the bot is changed; its pictures are bare, and none is drawn in advance, unless ``PICTURES`` is 1.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
from pathlib import Path

from bot import point_at, tune
from cogs.app.client import Ziggurat
from cogs.base.services import Services
from data.engines.store import Store
from data.matchmaking import matches
from data.outbox import outbox
from data.tables import timers
from data.tables.tables import Tables
from data.tournaments import rounds
from playground import Server
from render.kit.renderer import Renderer
from render.registry import RENDERERS
from rules.registry import GAMES
from tests.kit.bare import BARE
from tests.processes.quick_bot import draw_nothing_in_advance

LOOK_AGAIN = 0.003


class Run:
    """The bot while it runs."""

    def __init__(self, store: Store, now: float, seed: str, renderers: dict[str, Renderer]) -> None:
        self.now = now
        self._store = store
        numbers = itertools.count()
        self.services = Services(store, Tables(store, GAMES), renderers, now=lambda: self.now)
        self.services.new_seed = lambda: f"{seed} {self.now:.3f} {next(numbers)}"
        self.bot = Ziggurat(self.services, guild_ready_timeout=0.05)
        self.ready = asyncio.Event()
        self.bot.add_listener(self._on_ready, "on_ready")

    async def _on_ready(self) -> None:
        self.ready.set()

    async def at(self, now: float) -> float | None:
        """It is ``now``: what is due is seen to. Answers when something is due next."""
        self.now = now
        woken = False
        while True:
            if not self.bot.is_busy:
                due = await self._next_due()
                if due is None or due > now:
                    return due
                if not woken:
                    self.services.wake()
                    woken = True
            await asyncio.sleep(LOOK_AGAIN)

    async def _next_due(self) -> float | None:
        """When any of its workers has something to do."""
        reading = self._store.reading
        found = [
            await outbox.next_due(reading),
            await timers.next_due(self._store),
            await rounds.next_due(reading),
            await matches.next_due(reading, self.now),
        ]
        return min((one for one in found if one is not None), default=None)


async def _run(url: str, folder: Path, now: float, seed: str, pictures: bool) -> None:
    point_at(url)
    store = await Store.open(folder / "ziggurat.sqlite3")
    renderers = RENDERERS if pictures else BARE
    if not pictures:
        draw_nothing_in_advance()
    run = Run(store, now, seed, renderers)
    connecting = asyncio.create_task(run.bot.start(Server.token))
    await run.ready.wait()
    print("ready", flush=True)
    orders = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    while line := (await orders.readline()).decode().split():
        if line[0] == "stop":
            break
        due = await run.at(float(line[1]))
        print("-" if due is None else repr(due), flush=True)
    await run.bot.close()
    await connecting
    run.services.pool.close()
    await store.close()


def main() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    tune()
    url, folder, seed, pictures = sys.argv[1:]
    with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as orders:
        line = orders.readline().decode().split()
    if line:
        asyncio.run(_run(url, Path(folder), float(line[1]), seed, pictures == "1"))


if __name__ == "__main__":
    main()
