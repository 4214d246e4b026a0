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
from data.engines.store import NO_TABLE, Store
from data.lobby import lobby
from data.tables.tables import Request, Tables
from render.registry import RENDERERS
from rules.registry import GAMES
from rules.table import table as core
from rules.table.player import Holder
from tests.trials.benchmark.measuring.processes import ROOT, megabytes_now
from tests.trials.benchmark.measuring.report import Report, percentile
from tests.trials.benchmark.moves import SPECIMEN

Keys = list[tuple[int, str]]
"""The number of a table and the secret of a session, for each page."""

SEATS = 2
FIRST_PERSON = 1000
SINGLE = 30
"""So many moves, one after the other."""


async def measure_pages(report: Report, folder: Path, count: int) -> None:
    """A page for each player at so many tables that there are ``count``; a move at one of them, then at all at once."""
    store = await Store.open(folder / "pages.sqlite3")
    services = Services(store, Tables(store, GAMES), RENDERERS)
    pages = BoardPages(services)
    await pages.start("127.0.0.1", 0)
    pages.unlimited()
    keys = [key for number in range(count // SEATS) for key in await _table(services, number)]
    before = megabytes_now()
    browsers = await _open(pages.address, folder / "keys.json", keys)
    report.add(f"{count} open pages: memory of the process", f"{megabytes_now():.0f} MB", "")
    report.add(f"{count} open pages: memory of a page", f"{(megabytes_now() - before) * 1000 / count:.0f} kB", "")
    tables = list(dict.fromkeys(table_id for table_id, _ in keys))
    single = []
    for table_id in tables[:SINGLE]:
        began = time.time()
        await _move(services, table_id)
        single.append(1000 * (await _heard(browsers, SEATS) - began))
    report.add(f"{count} open pages: a move is heard, median", f"{percentile(single, 0.5):.0f} ms", "")
    report.add(f"{count} open pages: a move is heard, the last", f"{max(single):.0f} ms", "")
    began = time.time()
    for table_id in tables:
        await _move(services, table_id)
    committed = time.time()
    last = await _heard(browsers, len(keys))
    report.add(f"{len(tables)} moves at once: committed", f"{committed - began:.2f} s", "")
    report.add(f"{len(tables)} moves at once: all pages have heard after", f"{max(0.0, last - committed):.2f} s", "")
    browsers.terminate()
    await browsers.wait()
    await pages.stop()
    services.pool.close()
    await store.close()


async def _table(services: Services, number: int) -> Keys:
    """A table that has begun; the number of the table and the secret of a session for each of its players."""
    tables, now = services.tables, time.time()
    people = [FIRST_PERSON + SEATS * number + seat for seat in range(SEATS)]
    row = await lobby.open_lobby(
        tables, lobby.Opening(SPECIMEN, None, number + 1, Holder(people[0], "P0"), SEATS, {}, None), None, now
    )
    for seat, person in enumerate(people[1:], 1):
        row = await lobby.join(tables, row.id, Holder(person, f"P{seat}"), None, now)
    row = (await lobby.begin(tables, row.id, people[0], f"seed {number}", None, now)).row
    keys = []
    for person in people:
        secret = secrets.token_urlsafe(32)
        start = partial(sessions.start, secret=secret, user_id=person, table_id=row.id, now=now)
        await services.store.write(start, table=NO_TABLE)
        keys.append((row.id, secret))
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


async def _move(services: Services, table_id: int) -> None:
    """The default action of whose turn it is."""
    row, table = await services.tables.at(table_id)
    game = services.tables.game(row)
    seat = core.owing(game, table)[0]
    step = game.notation(game.default(table.state, seat))
    await services.tables.perform(
        Request(row.id, table.players[seat].user_id),
        lambda game, table, seat: core.act(game, table, seat, [step], 0.0),
        time.time(),
    )
    services.wake()


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
