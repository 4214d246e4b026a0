"""Many open pages of tables on one process: what they hold, and how soon their players hear of a move.

As a module of its own it is the browsers: ``python -m tests.trials.benchmark.pages URL FILE``.
"""

import asyncio
import json
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from functools import partial
from pathlib import Path

import aiohttp

from cogs.base.services import Services
from cogs.board_page.server import BoardPages
from data.board_page import sessions
from data.engines.store import NO_TABLE
from tests.trials.benchmark.measuring.processes import ROOT, megabytes_now
from tests.trials.benchmark.measuring.report import Report, percentile
from tests.trials.benchmark.moves import SPECIMEN
from tests.trials.pages.speed import SEATS, begun, measure_speed, move, serving

Keys = list[tuple[int, str]]
"""The number of a table and the secret of a session, for each page."""

SINGLE = 30
"""So many moves, one after the other."""


OPENED, TOUCHED = 20, 150
"""So many pages of each game are opened, and so many touches made."""
QUICK = (3, 20)


async def measure_all_pages(report: Report, folder: Path, *, quick: bool) -> None:
    """How fast one page is, then many."""
    await measure_speed(report, folder, *(QUICK if quick else (OPENED, TOUCHED)))
    await measure_pages(report, folder, 100 if quick else 1000)


async def measure_pages(report: Report, folder: Path, count: int) -> None:
    """A page for each player at so many tables that there are ``count``; a move at one of them, then at all at once."""
    async with serving(folder / "pages.sqlite3") as (services, pages):
        await _many(report, services, pages, folder, count)


async def _many(report: Report, services: Services, pages: BoardPages, folder: Path, count: int) -> None:
    keys = [key for number in range(count // SEATS) for key in await _keys(services, number)]
    before = megabytes_now()
    browsers = await _open(pages.address, folder / "keys.json", keys)
    report.add(f"{count} open pages: memory of the process", f"{megabytes_now():.0f} MB", "")
    report.add(f"{count} open pages: memory of a page", f"{(megabytes_now() - before) * 1000 / count:.0f} kB", "")
    tables = list(dict.fromkeys(table_id for table_id, _ in keys))
    single = []
    for table_id in tables[:SINGLE]:
        began = time.time()
        await move(services, table_id)
        single.append(1000 * (await _heard(browsers, SEATS) - began))
    report.add(f"{count} open pages: a move is heard, median", f"{percentile(single, 0.5):.0f} ms", "")
    report.add(f"{count} open pages: a move is heard, the last", f"{max(single):.0f} ms", "")
    began = time.time()
    for table_id in tables:
        await move(services, table_id)
    committed = time.time()
    last = await _heard(browsers, len(keys))
    report.add(f"{len(tables)} moves at once: committed", f"{committed - began:.2f} s", "")
    report.add(f"{len(tables)} moves at once: all pages have heard after", f"{max(0.0, last - committed):.2f} s", "")
    browsers.terminate()
    await browsers.wait()


async def _keys(services: Services, number: int) -> Keys:
    """A table that has begun; the number of the table and the secret of a session for each of its players."""
    table_id, people = await begun(services, SPECIMEN, number)
    keys = []
    for person in people:
        secret = secrets.token_urlsafe(32)
        start = partial(sessions.start, secret=secret, user_id=person, table_id=table_id, now=time.time())
        await services.store.write(start, table=NO_TABLE)
        keys.append((table_id, secret))
    return keys


async def _open(address: str, file: Path, keys: Keys) -> Process:
    """The browsers, once every page has heard how it stands."""
    await asyncio.to_thread(file.write_text, json.dumps(keys), encoding="utf-8")
    browsers = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __spec__.name, address, str(file), stdout=PIPE, cwd=ROOT
    )
    await _heard(browsers, len(keys))
    return browsers


async def _heard(browsers: Process, count: int) -> float:
    """When the last of so many pages heard of a change, in seconds since the epoch."""
    assert browsers.stdout is not None
    last, pages = 0.0, set()
    while len(pages) < count:
        page, _, moment = (await browsers.stdout.readline()).decode().partition(" ")
        pages.add(page)
        last = max(last, float(moment))
    return last


async def _browse(address: str, keys: Keys) -> None:
    """Prints the number of a page and the time whenever it hears of a change."""
    limitless = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=limitless, timeout=aiohttp.ClientTimeout(total=None)) as session:

        async def page(number: int, table_id: int, secret: str) -> None:
            headers = {"Cookie": f"board-{table_id}={secret}"}
            async with session.get(f"{address}/table/{table_id}/events", headers=headers) as answer:
                async for line in answer.content:
                    if line.startswith(b"data: "):
                        print(number, time.time(), flush=True)

        await asyncio.gather(*(page(number, *key) for number, key in enumerate(keys)))


if __name__ == "__main__":
    asyncio.run(_browse(sys.argv[1], json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))))
