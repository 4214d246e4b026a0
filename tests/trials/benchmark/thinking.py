"""Fifty people press **Play** at once, alone and while four strong bot players think all the time."""

import asyncio
import contextlib
import re
from collections.abc import Sequence
from pathlib import Path

from cogs.bots.thinking import Thinking
from rules.registry import GAMES
from tests.trials.benchmark import clicks
from tests.trials.benchmark.measuring.processes import Seen, bot_at, playground_process, watch_crowd
from tests.trials.benchmark.measuring.report import Report, percentile

THINKERS = 4


async def measure_thinking(report: Report, folder: Path, rounds: int) -> None:
    """How late the event loop is then, how soon boards are shown, and what a process of theirs holds."""
    alone, _ = await _watch(_made(folder / "alone"), rounds, ())
    beside, largest = await _watch(_made(folder / "beside"), rounds, list(GAMES)[:THINKERS])
    before, after = (percentile(seen.figures["shown"], 0.5) for seen in (alone, beside))
    report.add("board shown after a click, p50, no bot player thinks", f"{before:.0f} ms", "")
    report.add(f"the same while {THINKERS} experts think", f"{after:.0f} ms (x {after / before:.2f})", "x 1")
    report.add("event loop lag while they think, max", f"{max(beside.lag):.0f} ms", "<= 50 ms")
    report.add("the largest process in which they think", f"{largest:.0f} MB", "<= 120 MB")


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


async def _watch(folder: Path, rounds: int, thinkers: Sequence[str]) -> tuple[Seen, float]:
    """What is measured meanwhile, and the most memory in MB that a thinking process has held."""
    with playground_process(folder) as url:
        async with bot_at(url, folder / "clicks.sqlite3"):
            thinking = Thinking()
            tasks = [asyncio.create_task(_think(thinking, slug)) for slug in thinkers]
            seen = await watch_crowd(clicks.__name__, url, str(rounds), alarm=True)
            largest = max(map(_megabytes, thinking.process_ids), default=0.0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await thinking.close()
    return seen, largest


async def _think(thinking: Thinking, slug: str) -> None:
    """One bot player of the highest level after another, from one opening to the next."""
    game = GAMES[slug]
    for number in range(1_000_000):
        state = game.setup(2, None, f"thinking {number}")
        await thinking.steps(game, state, game.to_act(state)[0], "expert", str(number))


def _megabytes(process_id: int) -> float:
    with contextlib.suppress(OSError):
        found = re.search(r"^VmHWM:\s+(\d+)", Path(f"/proc/{process_id}/status").read_text("utf-8"), re.MULTILINE)
        return 0.0 if found is None else int(found[1]) / 1024
    return 0.0
