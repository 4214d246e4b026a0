"""The processes: Discord, the database, and the bots with whoever starts them again when they have ended."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from data.settings import FILE
from tests.kit.room import until
from tests.processes import forked
from tests.processes.forked import Forked
from tests.processes.postgres import Cluster

POSTGRESQL, SQLITE = "postgresql", "sqlite"
"""The engines: on the second there is one process."""
PATIENCE = 120.0
"""Seconds for what must come."""
UNLIMITED = "lobbies=0 tables=0 opened=0 server=0"
"""Nobody honest opens as many tables in a day as these people do in an evening."""
DRAINED = 45.0
"""Seconds after which a bot that was asked to end must have ended: it is given twenty for what it has in hand."""
LAST = 20
"""So many of its last lines are printed of one that should not have ended."""
BREATH = 0.2
"""Seconds until a bot that has ended by itself is started again."""


@dataclass(eq=False)
class Bot:
    """One process of the bot. ``spoke``: it has said something; ``leaving``: it was asked to end, or is to be;
    ``replaced``: another one takes its shards over, and it may end by itself; ``killed``: it ends in a moment."""

    name: str
    process: Forked
    began: float
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    spoke: bool = False
    asleep: bool = False
    killed: bool = False
    leaving: bool = False
    replaced: bool = False
    reader: asyncio.Task[None] | None = None

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    @property
    def works(self) -> bool:
        return self.alive and self.ready.is_set() and not self.asleep and not self.killed

    def send(self, what: signal.Signals) -> None:
        """A signal, where there is still somebody to get it."""
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(what)

    def kill(self) -> None:
        """kill -9: no handler runs."""
        self.killed = True
        self.send(signal.SIGKILL)


@dataclass(eq=False)
class Place:
    """A part of the shards, and the bots that have it: one, while they take over two. ``ahead`` is how far the clock of
    its machine is wrong, in seconds."""

    number: int
    shards: str
    ahead: float
    bots: list[Bot] = field(default_factory=list)


class House:
    """All of them. ``exits`` counts how bots have ended; ``faults`` are ends that were none of ours."""

    def __init__(
        self, folder: Path, processes: int, dice: random.Random, *, apart: float, engine: str = POSTGRESQL,
        pictures: bool = True,
    ) -> None:  # fmt: skip
        self.folder, self.dice, self.engine = folder, dice, engine
        self.address: Path | str = folder / FILE
        self.cluster: Cluster | None = None
        self._pictures = pictures
        shards = [f"{number}/{processes}" for number in range(processes)] if processes > 1 else [""]
        ahead = [dice.uniform(-apart, apart) for _ in shards]
        if processes > 1:  # two of them as far apart as they can be
            ahead[0], ahead[-1] = apart, -apart
        self.places = [Place(number, text, ahead[number]) for number, text in enumerate(shards)]
        self.exits: Counter[str] = Counter()
        self.faults: list[str] = []
        self.errors: list[str] = []
        self._closing = False
        self._numbers = Counter[int]()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> House:
        try:
            if self.engine == POSTGRESQL:
                self.cluster = await asyncio.to_thread(Cluster)
                self.address = await asyncio.to_thread(self.cluster.new_database)
            self._discord = await forked.start("tests.trials.processes.discord", str(self.folder / "world"))
            self.url = (await self._discord.stdout.readline()).decode().strip()
        except BaseException:
            await self._remove_database()
            raise
        return self

    async def _remove_database(self) -> None:
        if self.cluster is not None:
            await asyncio.to_thread(self.cluster.remove)

    async def __aexit__(self, *error: object) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        for bot in self.bots():
            bot.kill()
            await bot.process.wait()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._discord.kill()
        await self._discord.wait()
        await self._remove_database()

    def bots(self) -> list[Bot]:
        """Those that live."""
        return [bot for place in self.places for bot in place.bots if bot.alive]

    def ready(self) -> int:
        """At how many places there is a ready bot that is awake."""
        return sum(any(bot.works for bot in place.bots) for place in self.places)

    async def open(self) -> None:
        """Starts one bot after the other; from then on there is always one at each place."""
        for place in self.places:
            bot = await self.start(place)
            await until(lambda bot=bot: bot.ready.is_set() or not bot.alive, PATIENCE)
            if not bot.alive:
                raise RuntimeError(self._log_of(bot).read_text("utf-8", errors="replace"))
            self._tasks.append(asyncio.create_task(self._keep(place)))

    async def start(self, place: Place) -> Bot:
        """One more bot at this place."""
        self._numbers[place.number] += 1
        name = f"{place.number}.{self._numbers[place.number]}"
        given = ["--shards", place.shards] if place.shards else []
        env = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
        process = await forked.start(
            "tests.trials.processes.launcher", f"{place.ahead:.3f}", "1" if self._pictures else "0",
            "--playground", self.url, "--data", str(self.folder), *given,
            env=env | {"ZIGGURAT_DATABASE": str(self.address), "ZIGGURAT_CEILINGS": UNLIMITED}, together=True,
        )  # fmt: skip
        bot = Bot(name, process, time.monotonic())
        place.bots.append(bot)
        bot.reader = asyncio.create_task(self._listen(bot))
        return bot

    def _log_of(self, bot: Bot) -> Path:
        return self.folder / f"bot-{bot.name}.log"

    async def _listen(self, bot: Bot) -> None:
        """Keeps what a bot says, and hears that it is ready."""
        with self._log_of(bot).open("wb", buffering=0) as kept:
            async for line in bot.process.stdout:
                kept.write(line)
                bot.spoke = True
                if b" ready as " in line:
                    bot.ready.set()
                elif b" ERROR " in line or b" CRITICAL " in line:
                    self.errors.append(f"{bot.name}: {line.decode(errors='replace').strip()}")
        code = await bot.process.wait()
        self._ended(bot, code)

    def _ended(self, bot: Bot, code: int | None) -> None:
        if self._closing or bot.killed:
            return
        what = "asked to end" if bot.leaving else "ended by itself"
        self.exits[f"{what}, code {code}"] += 1
        could_not_start = code == 1 and not bot.ready.is_set()
        had_not_begun = bot.leaving and code == -signal.SIGTERM and not bot.spoke  # nothing of it hears signals yet
        if not (((bot.leaving or bot.replaced) and code == 0) or could_not_start or had_not_begun):
            self.faults.append(f"bot {bot.name} {what} with code {code}")
            said = self._log_of(bot).read_text("utf-8", errors="replace").splitlines()
            print(f"bot {bot.name} {what} with code {code}, and said last:", *said[-LAST:], sep="\n", file=sys.stderr)

    async def _keep(self, place: Place) -> None:
        """Starts a bot wherever there is none."""
        while True:
            place.bots[:] = [bot for bot in place.bots if bot.alive]
            staying = [bot for bot in place.bots if not bot.leaving]
            if not staying and not self._closing:
                await self.start(place)
            elif all(bot.alive for bot in staying):
                waits = [asyncio.create_task(bot.process.wait()) for bot in staying]
                await asyncio.wait(waits, timeout=BREATH, return_when=asyncio.FIRST_COMPLETED)
                for one in waits:
                    one.cancel()

    async def end(self, bot: Bot) -> None:
        """SIGTERM, and a while for what it has in hand."""
        bot.leaving = True
        bot.send(signal.SIGTERM)
        try:
            async with asyncio.timeout(DRAINED):
                await bot.process.wait()
        except TimeoutError:
            self.faults.append(f"bot {bot.name} did not end when asked to")
            bot.kill()

    async def all_ready(self) -> None:
        """Waits until there is a ready bot at each place."""
        await until(lambda: self.ready() == len(self.places), PATIENCE)

    async def close(self) -> None:
        """All end in order."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(self.end(bot) for bot in self.bots()))
        await asyncio.gather(*(bot.reader for place in self.places for bot in place.bots if bot.reader is not None))
