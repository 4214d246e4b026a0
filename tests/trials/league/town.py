"""The playground in this process, the bot in another, and the one clock of both."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from pathlib import Path
from typing import IO, Any

import aiohttp

from playground import Rates, Server

ROOT = Path(__file__).resolve().parents[3]
FREE = Rates(old_edits=None)
"""No limits at all: the bot would wait for them in real time, and the time here would stand still meanwhile."""
START_PATIENCE, PATIENCE = 120.0, 120.0
"""Seconds, real ones, that the bot may take to start, and to see to what is due."""


class Stuck(Exception):
    """The bot does not come to rest."""


class Town:
    """Where the league is played. ``now`` is the time in it; it only moves when it is moved."""

    def __init__(self, folder: Path, now: float, seed: str, *, pictures: bool = False) -> None:
        self.folder = folder
        self.now = now
        self.next_due: float | None = None
        self._seed = seed
        self._pictures = pictures
        self.server = Server(folder / "world", rates=FREE, clock=lambda: self.now)
        self._bot: asyncio.subprocess.Process | None = None
        self._next: asyncio.subprocess.Process | None = None
        self._log: IO[bytes] | None = None

    async def __aenter__(self) -> Town:
        await self.server.start()
        self._session = aiohttp.ClientSession()
        self._log = (self.folder / "bot.log").open("ab")
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._bot is not None:
            await self.kill()
        if self._next is not None:
            self._bot, self._next = self._next, None
            await self.kill()
        await self._session.close()
        await self.server.stop()
        if self._log is not None:
            self._log.close()

    # --- the bot ----------------------------------------------------------------------------------------------------

    async def start_bot(self) -> None:
        """Starts it, and lets it see to what fell due meanwhile."""
        bot = self._bot = self._next or await self._make_ready()
        assert bot.stdin is not None
        bot.stdin.write(f"start {self.now!r}\n".encode())
        async with asyncio.timeout(START_PATIENCE):
            said = await self._hear()
        if said != "ready":
            raise Stuck(f"the bot does not start: {said!r}")
        self._next = await self._make_ready()
        await self.settle()

    async def _make_ready(self) -> asyncio.subprocess.Process:
        """A process that has read its code, and waits for its beginning."""
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.trials.league.bot", self.server.url, str(self.folder), self._seed,
            "1" if self._pictures else "0",
            cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=self._log,
        )  # fmt: skip

    async def stop_bot(self) -> None:
        """Ends it in order."""
        bot = self._take_bot()
        assert bot.stdin is not None
        bot.stdin.write(b"stop\n")
        async with asyncio.timeout(PATIENCE):
            await bot.wait()

    async def kill(self) -> None:
        """kill -9: no handler runs."""
        bot = self._take_bot()
        bot.send_signal(signal.SIGKILL)
        await bot.wait()

    def _take_bot(self) -> asyncio.subprocess.Process:
        bot, self._bot = self._bot, None
        assert bot is not None
        return bot

    async def _hear(self) -> str:
        assert self._bot is not None
        assert self._bot.stdout is not None
        return (await self._bot.stdout.readline()).decode().strip()

    # --- time -------------------------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """The bot sees to all that is due now."""
        assert self._bot is not None
        assert self._bot.stdin is not None
        self._bot.stdin.write(f"at {self.now!r}\n".encode())
        try:
            async with asyncio.timeout(PATIENCE):
                said = await self._hear()
        except TimeoutError as error:
            raise Stuck(f"at {self.now}") from error
        if not said:
            raise Stuck("the bot has ended")
        self.next_due = None if said == "-" else float(said)

    async def until(self, at: float) -> None:
        """Time goes by, from one thing that falls due to the next."""
        while self.next_due is not None and self.next_due <= at:
            self.now = max(self.now, self.next_due)
            await self.settle()
        if at > self.now:
            self.now = at
            await self.settle()

    async def skip(self, seconds: float) -> None:
        """Time goes by without the bot."""
        self.now += seconds

    async def archive(self) -> None:
        """Discord archives the threads in which nothing happens."""
        async with self._session.post(f"{self.server.url}/test/clock", json={"ahead": 0}) as answer:
            answer.raise_for_status()

    # --- what was seen ----------------------------------------------------------------------------------------------

    async def traffic(self) -> list[dict[str, Any]]:
        """The bot's requests since the last time, with their answers."""
        address = f"{self.server.url}/test/traffic"
        async with self._session.get(address) as answer:
            lines = (await answer.text()).splitlines()
        if lines:
            await (await self._session.delete(address)).release()  # type: ignore[misc]
        return [json.loads(line) for line in lines]

    def errors(self) -> list[str]:
        """What the bot has logged as an error."""
        lines = (self.folder / "bot.log").read_text(errors="replace").splitlines()
        return [line for line in lines if line.startswith(("ERROR", "CRITICAL"))]
