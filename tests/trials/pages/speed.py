"""How soon the page of a table shows its first picture, and how soon it answers a touch, in every game."""

from __future__ import annotations

import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

from playwright.async_api import Browser

from cogs.base.services import Services
from cogs.board_page.page import OPENING
from cogs.board_page.server import BoardPages
from data.board_page import sessions
from data.engines.store import NO_TABLE, Store
from data.lobby import beginning, lobby
from data.tables.tables import Request, Tables
from render.registry import RENDERERS
from rules.registry import GAMES
from rules.table import table as core
from rules.table.player import Holder
from tests.cogs.board_page.visiting import Document, Visitor
from tests.processes import chromium
from tests.trials.benchmark.measuring.report import Report, percentile
from tests.trials.pages.browser import PHONE

SEATS = 2
FIRST_PERSON = 1000
FIRST_PICTURE, ANSWER = "<= 300 ms", "<= 100 ms"
LOADED = "() => [...document.querySelectorAll('figure img')].some((one) => one.complete && one.naturalWidth)"
FILES = ("page.css", "page.js", "board.js", "buttons.js", "advance.js", "focus.js", "texts.js")


async def begun(services: Services, slug: str, number: int) -> tuple[int, list[int]]:
    """A table that has begun: its number, and the people at it."""
    tables, now = services.tables, time.time()
    people = [FIRST_PERSON + SEATS * number + seat for seat in range(SEATS)]
    opening = lobby.Opening(slug, None, number + 1, Holder(people[0], "P0"), SEATS, {}, None)
    row = await lobby.open_lobby(tables, opening, None, now)
    for seat, person in enumerate(people[1:], 1):
        row = await lobby.join(tables, row.id, Holder(person, f"P{seat}"), None, now)
    row = (await beginning.begin(tables, row.id, people[0], f"seed {number}", None, now)).row
    return row.id, people


async def move(services: Services, table_id: int) -> None:
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


@contextlib.asynccontextmanager
async def serving(path: Path) -> AsyncIterator[tuple[Services, BoardPages]]:
    """Pages of tables on a store of their own, without Discord."""
    store = await Store.open(path)
    services = Services(store, Tables(store, GAMES), RENDERERS)
    pages = BoardPages(services)
    await pages.start("127.0.0.1", 0)
    pages.unlimited()
    try:
        yield services, pages
    finally:
        await pages.stop()
        services.pool.close()
        await store.close()


async def measure_speed(report: Report, folder: Path, opened: int, touched: int) -> None:
    """So many pages of each game opened and so many touches, one after the other. What is measured with processor time
    has the time of the browser in it as well, where that is this process."""
    async with serving(folder / "speed.sqlite3") as (services, pages), installed() as browser:
        for number, slug in enumerate(GAMES):
            table_id, people = await begun(services, slug, number)
            await _first_pictures(report, services, pages, browser, (table_id, people[0]), slug, opened)
            await _touches(report, services, pages, (table_id, people), slug, touched)


@contextlib.asynccontextmanager
async def installed() -> AsyncIterator[Browser | None]:
    """The browser; none where it is not installed."""
    if chromium.CHROMIUM is None:
        yield None
        return
    async with chromium.launched() as browser:
        yield browser


async def _link(services: Services, pages: BoardPages, table_id: int, person: int) -> str:
    secret = secrets.token_urlsafe(32)
    offer = partial(sessions.offer, secret=secret, user_id=person, table_id=table_id, now=time.time())
    await services.store.write(offer, table=NO_TABLE)
    return f"{pages.address}/{OPENING}#{secret}"


async def _first_pictures(
    report: Report,
    services: Services,
    pages: BoardPages,
    browser: Browser | None,
    place: tuple[int, int],
    slug: str,
    count: int,
) -> None:
    seen, spent = [], []
    for _ in range(count):
        async with Visitor(pages, await _link(services, pages, *place)) as visitor:
            began, used = time.perf_counter(), time.process_time()
            await _open_without_browser(visitor)
            seen.append(1000 * (time.perf_counter() - began))
            spent.append(1000 * (time.process_time() - used))
    _tell(report, f"{slug}: from the link to the picture, over HTTP", seen, spent, FIRST_PICTURE)
    if browser is None:
        return
    seen = [await _open_in_browser(browser, await _link(services, pages, *place)) for _ in range(count)]
    _tell(report, f"{slug}: from the link to the picture, in Chromium", seen, [], FIRST_PICTURE)


async def _open_without_browser(visitor: Visitor) -> None:
    """All that a browser asks for, one after the other."""
    for name in (OPENING, *FILES):
        async with visitor.browser.get(f"{visitor.origin}/{name}") as answer:
            await answer.read()
    assert await visitor.open() == 200
    assert (await visitor.look())[1]["pictures"][0]["data"]


async def _open_in_browser(browser: Browser, link: str) -> float:
    """How long it takes until the first picture is there, in milliseconds."""
    context = await browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    page = await context.new_page()
    began = time.perf_counter()
    await page.goto(link, wait_until="commit")
    await page.wait_for_url("**/table/*", wait_until="commit")
    await page.wait_for_function(LOADED, polling=5)
    taken = 1000 * (time.perf_counter() - began)
    await context.close()
    return taken


async def _touches(
    report: Report, services: Services, pages: BoardPages, place: tuple[int, list[int]], slug: str, count: int
) -> None:
    """A random game of one of the players; the others take their default actions."""
    table_id, people = place
    dice, seen, spent, kinds = random.Random(slug), list[float](), list[float](), 0
    async with Visitor(pages, await _link(services, pages, table_id, people[0])) as visitor:
        assert await visitor.open() == 200
        page = (await visitor.look())[1]
        while len(seen) < count:
            page = await _own_turn(services, visitor, table_id, page)
            if page["over"]:
                break
            began, used = time.perf_counter(), time.process_time()
            page = await visitor.touch(page, dice)
            seen.append(1000 * (time.perf_counter() - began))
            spent.append(1000 * (time.process_time() - used))
            kinds += any("data" in picture for picture in page["pictures"])
    _tell(report, f"{slug}: from a touch to what it leads to ({len(seen)}, {kinds} new pictures)", seen, spent, ANSWER)


async def _own_turn(services: Services, visitor: Visitor, table_id: int, page: Document) -> Document:
    while not page["waited"] and not page["over"]:
        await move(services, table_id)
        page = (await visitor.look())[1]
    return page


def _tell(report: Report, what: str, seen: list[float], spent: list[float], goal: str) -> None:
    used = f", {percentile(spent, 0.5):.0f} of a processor" if spent else ""
    report.add(what, f"{percentile(seen, 0.5):.0f} / {percentile(seen, 0.99):.0f} ms{used}", goal)
