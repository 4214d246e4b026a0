"""The processes of a measurement: the bot in this one, the playground and the people who click in others."""

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bot import point_at
from cogs.app import emoji
from cogs.app.client import Ziggurat
from cogs.base.emoji import declared
from cogs.base.services import Services
from data.engines.store import Store
from data.tables.tables import Tables
from render.kit.emoji import SHARED
from render.registry import RENDERERS
from rules.registry import GAMES

ROOT = Path(__file__).resolve().parents[4]


def fresh_process(code: str, *arguments: str) -> str:
    """What a Python process of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, cwd=ROOT, check=True
    )
    return done.stdout


@contextlib.contextmanager
def playground_process(folder: Path) -> Iterator[str]:
    """A playground in a process of its own, without a limit on requests; its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "playground", "--port", "0", "--world", str(folder / "world"), "--unlimited"],
        stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split(" at ")[1].split()[0]
    finally:
        process.terminate()
        process.wait()


@contextlib.asynccontextmanager
async def bot_at(url: str, path: Path) -> AsyncIterator[Ziggurat]:
    """The bot in this process with a store at ``path``, ready. Nothing of the playground is imported here: it would
    count as the bot's memory."""
    point_at(url)
    token = fresh_process("from playground import Server; print(Server.token)").strip()
    store = await Store.open(path)
    services = Services(store, Tables(store, GAMES), RENDERERS)
    async with Ziggurat(services, guild_ready_timeout=0.1) as bot:
        runner = asyncio.create_task(bot.start(token))
        await bot.wait_until_ready()
        yield bot
        await bot.close()
        runner.cancel()
    await store.close()


@dataclass(frozen=True)
class Seen:
    """What was measured while a crowd was at work: how late an alarm on the event loop rang (ms), the processor time of
    this process (s) by phase, and what the crowd printed as ``name=values``."""

    lag: list[float]
    spent: dict[str, float]
    figures: dict[str, list[float]]


async def put_up_emoji(bot: Ziggurat) -> None:
    """Waits until Discord has the bot's emoji: they are put up once in its life."""
    emoji.PAUSE, services = 0.0, bot.services
    wanted = len([*declared(services.renderers, SHARED)])
    while len(services.emoji) < wanted:  # noqa: ASYNC110 - the bot tells nobody
        await asyncio.sleep(0.05)


async def watch_crowd(
    module: str, *arguments: str, begins: Callable[[str], None] = lambda phase: None, alarm: bool = False
) -> Seen:
    """Runs a module of people in a process of its own. They print ``phase NAME`` when one begins, which ``begins`` is
    told; before the first of them they prepare, which is not measured. The ``alarm`` rings meanwhile: it costs two per
    cent of a core, so not where processor time is measured."""
    crowd = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, stdout=subprocess.PIPE, cwd=ROOT, limit=1 << 22
    )
    assert crowd.stdout is not None
    seen, phase, began = Seen([], {}, {}), "", 0.0
    ringing = asyncio.create_task(_ring(seen.lag)) if alarm else None
    async for line in crowd.stdout:
        told = line.decode().strip()
        now = _processor_time()
        if phase:
            seen.spent[phase] = seen.spent.get(phase, 0.0) + now - began
        elif told.startswith("phase "):
            seen.lag.clear()
        if told.startswith("phase "):
            phase = told.removeprefix("phase ")
            begins(phase)
        elif "=" in told:
            name, _, values = told.partition("=")
            seen.figures[name] = [float(one) for one in values.split(",")]
        began = now
    if ringing is not None:
        ringing.cancel()
    if await crowd.wait():
        raise RuntimeError(f"{module} has failed")
    return seen


async def _ring(late: list[float]) -> None:
    """How late an alarm set every 5 ms rings, in ms."""
    loop = asyncio.get_running_loop()
    while True:
        began = loop.time()
        await asyncio.sleep(0.005)
        late.append((loop.time() - began - 0.005) * 1000)


def _processor_time() -> float:
    """Seconds of processor time that this process has used."""
    times = os.times()
    return times.user + times.system


def megabytes() -> float:
    """The most memory this process ever held. (``ru_maxrss`` would count the parent's from before the exec.)"""
    return _status("VmHWM")


def megabytes_now() -> float:
    """The memory that this process holds now."""
    return _status("VmRSS")


def _status(name: str) -> float:
    lines = Path("/proc/self/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1024
