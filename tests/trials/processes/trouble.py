"""What befalls the processes, at random: one thing after the other, as often as is wanted."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from tests.kit.room import until
from tests.trials.processes.house import POSTGRESQL, SQLITE, Bot, House

KILL, IN_A_CLICK, STOP, TAKE_OVER = "SIGKILL", "SIGKILL in a click", "SIGSTOP", "take-over"
FAST, IMMEDIATE = "PostgreSQL, fast", "PostgreSQL, immediate"
END, SECOND = "SIGTERM", "a second process"
OFTEN = {
    POSTGRESQL: {KILL: 50, IN_A_CLICK: 20, STOP: 10, TAKE_OVER: 8, FAST: 6, IMMEDIATE: 6},
    SQLITE: {KILL: 50, IN_A_CLICK: 20, STOP: 10, END: 12, SECOND: 8},
}
"""How often what, of a hundred, on each engine."""
WORDS = {
    "kill": KILL, "click": IN_A_CLICK, "stop": STOP, "take-over": TAKE_OVER, "fast": FAST, "immediate": IMMEDIATE,
    "end": END, "second": SECOND,
}  # fmt: skip
"""What each is called on the command line."""
PAUSE = (0.4, 2.4)
"""Seconds from one to the next, at least and at most."""
ASLEEP = {POSTGRESQL: (13.0, 18.0), SQLITE: (2.0, 6.0)}
"""Seconds for which a process is stopped: a claim lives for twelve, and a click for three. Where there is no other
process all stand still meanwhile."""
STARTING = 8.0
CLICK_PATIENCE = 5.0
REPLACED = 0.5
"""How often somebody who sees to the machines takes a sleeping one for dead, and starts another in its place."""


class Trouble:
    """Brings about so much of it, and of ``only`` these kinds where some are named, with pauses ``pace`` times as long.
    ``counts`` says how often what happened."""

    def __init__(
        self, house: House, dice: random.Random, many: int, only: Sequence[str] = (), *, pace: float = 1.0
    ) -> None:
        self.house, self.dice, self.many, self.pace = house, dice, many, pace
        often = OFTEN[house.engine]
        self._often = {kind: often[kind] for kind in (only or often)}
        self.counts: Counter[str] = Counter()
        self.told: list[str] = []
        self._began = time.monotonic()
        self._click: asyncio.Event | None = None
        self._cut = asyncio.Event()
        self._aside: set[asyncio.Task[None]] = set()
        self._ways: dict[str, Callable[[], Awaitable[bool]]] = {
            KILL: self._kill,
            IN_A_CLICK: self._kill_in_a_click,
            STOP: self._stop,
            TAKE_OVER: self._take_over,
            FAST: lambda: self._restart_database("fast"),
            IMMEDIATE: lambda: self._restart_database("immediate"),
            END: self._end,
            SECOND: self._start_second,
        }

    async def befall(self, until: float) -> None:
        """One thing after the other, up to a time by the monotonic clock."""
        while time.monotonic() < until:
            await asyncio.sleep(self.dice.uniform(*PAUSE) * self.pace)
            await self._most_ready()
            if not self.many:
                continue
            if sum(self.counts.values()) >= self.many:
                return
            kind = self.dice.choices(list(self._often), list(self._often.values()))[0]
            if await self._ways[kind]():
                self.counts[kind] += 1

    async def _most_ready(self) -> None:
        """Where most do nothing but start, nobody learns how they work: a slow machine is given time, up to a limit."""
        with suppress(TimeoutError):
            await until(lambda: self.house.ready() > len(self.house.places) // 2, STARTING)

    async def over(self) -> None:
        """Waits until who sleeps is awake, and who takes over has done so."""
        await asyncio.gather(*list(self._aside))

    async def in_a_click(self) -> None:
        """Somebody has confirmed a move, and awaits the answer: perhaps the bot is killed just now."""
        if self._click is not None:
            self._click.set()
            await self._cut.wait()

    def _note(self, text: str) -> None:
        self.told.append(f"{time.monotonic() - self._began:8.2f} {text}")

    def _awake(self) -> list[Bot]:
        return [bot for bot in self.house.bots() if not bot.asleep and not bot.killed]

    async def _kill(self) -> bool:
        awake = self._awake()
        if not awake:
            return False
        bot = self.dice.choice(awake)
        bot.kill()
        self._note(f"killed {bot.name}{'' if bot.ready.is_set() else ', not ready yet'}")
        return True

    async def _kill_in_a_click(self) -> bool:
        """The moment is some time between the click and all that follows it."""
        self._click, self._cut = asyncio.Event(), asyncio.Event()
        try:
            async with asyncio.timeout(CLICK_PATIENCE):
                await self._click.wait()
        except TimeoutError:
            self._cut.set()
            self._click = None
            return False
        self._click = None
        self._cut.set()
        await asyncio.sleep(self.dice.choice((0.0, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32)) * self.dice.random())
        return await self._kill()

    async def _stop(self) -> bool:
        awake = [bot for bot in self.house.bots() if bot.works]
        if not awake or any(bot.asleep for bot in self.house.bots()):
            return False
        bot = self.dice.choice(awake)
        bot.asleep = True
        bot.send(signal.SIGSTOP)
        self._note(f"stopped {bot.name}")
        replaced = self.house.engine != SQLITE and self.dice.random() < REPLACED
        self._go_aside(self._wake(bot, self.dice.uniform(*ASLEEP[self.house.engine]), replaced=replaced))
        return True

    async def _wake(self, bot: Bot, later: float, *, replaced: bool) -> None:
        """It goes on after a while, in the middle of what it did. Who was replaced meanwhile is asked to end."""
        bot.leaving = bot.leaving or replaced  # so that another is started
        await asyncio.sleep(later)
        bot.asleep = False
        bot.send(signal.SIGCONT)
        self._note(f"woken {bot.name}")
        if replaced:
            await self.house.end(bot)

    async def _take_over(self) -> bool:
        """A new process with the same shards beside the old one, which is asked to end once the new one is ready."""
        places = [place for place in self.house.places if len([bot for bot in place.bots if bot.alive]) == 1]
        places = [place for place in places if place.bots[-1].works]
        if not places:
            return False
        place = self.dice.choice(places)
        old = place.bots[-1]
        old.replaced = True
        new = await self.house.start(place)
        self._note(f"{new.name} takes over from {old.name}")
        self._go_aside(self._hand_over(old, new))
        return True

    async def _hand_over(self, old: Bot, new: Bot) -> None:
        waits = [asyncio.create_task(new.ready.wait()), asyncio.create_task(new.process.wait())]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for one in waits:
            one.cancel()
        if new.alive and old.alive:
            await self.house.end(old)
            self._note(f"{old.name} has ended")

    async def _end(self) -> bool:
        """It is asked to end, and another one started once it has."""
        awake = self._awake()
        if not awake:
            return False
        bot = self.dice.choice(awake)
        self._note(f"asked {bot.name} to end{'' if bot.ready.is_set() else ', not ready yet'}")
        await self.house.end(bot)
        return True

    async def _start_second(self) -> bool:
        """Another process wants the same file: it ends with a sentence, unless the first is killed just now."""
        [place] = self.house.places
        if not self._awake():
            return False
        second = await self.house.start(place)
        self._note(f"{second.name} wants the same file")
        return True

    async def _restart_database(self, how: str) -> bool:
        assert self.house.cluster is not None
        self._note(f"database stopped: {how}")
        await asyncio.to_thread(self.house.cluster.stop, how)
        await asyncio.sleep(self.dice.choice((0.0, 0.0, 0.5, 1.5)))
        await asyncio.to_thread(self.house.cluster.start)
        self._note("database is back")
        return True

    def _go_aside(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)
