"""Fifty tables, at forty of which somebody moves at the same time (``measuring/crowd.py``)."""

from pathlib import Path

from tests.trials.benchmark.measuring.processes import (
    bot_at,
    megabytes_now,
    playground_process,
    put_up_emoji,
    watch_crowd,
)
from tests.trials.benchmark.measuring.report import Report, percentile

TABLES, MOVING = 50, 40
CROWD = "tests.trials.benchmark.measuring.crowd"


async def measure_load(report: Report, folder: Path, rounds: int) -> None:
    """What a move costs the bot when all tables move at once, and how soon its board appears."""
    with playground_process(folder) as url:
        async with bot_at(url, folder / "load.sqlite3") as bot:
            await put_up_emoji(bot)
            seen = await watch_crowd(CROWD, url, str(rounds))
            held = megabytes_now()
    shown, acknowledged = seen.figures["shown"], seen.figures["acknowledged"]
    what = f"{MOVING} of {TABLES} tables move at once, {len(shown)} moves"
    made, planned = (seen.spent[phase] * 1000 / len(shown) for phase in ("moving", "planning"))
    report.add(f"{what}: processor time a move", f"{made:.1f} ms", "<= 45 ms")
    report.add(f"{what}: the same for its panels before", f"{planned:.1f} ms", "")
    report.add(f"{what}: board shown, p50", f"{percentile(shown, 0.5):.0f} ms", "<= 600 ms")
    report.add(f"{what}: board shown, p99", f"{percentile(shown, 0.99):.0f} ms", "")
    report.add(
        f"{what}: clicks acknowledged, p99 of {len(acknowledged)}", f"{percentile(acknowledged, 0.99):.0f} ms",
        "<= 100 ms",
    )  # fmt: skip
    report.add(f"{what}: memory of the bot", f"{held:.0f} MB", "<= 200 MB")
