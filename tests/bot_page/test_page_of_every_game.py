"""The page of every game, in the suite of some, by touching what stands on it, on a phone; and what changes where no
stream arrives."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from rules.registry import GAMES
from tests.bot_page.conftest import PHONE
from tests.bot_page.tab import POLL_MS
from tests.bot_page.test_board_page import FITS, UR, begun, opened, pages
from tests.cogs.board_page.visiting import link_for
from tests.effort import sample
from tests.kit.room import table_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

__all__ = ["opened", "pages"]

pytestmark = pytest.mark.asyncio(loop_scope="session")

TOUCHES = 8
"""So many touches of each game; whole games are played without a browser."""
NEXT = "#closing button.main, .region.best, #answers button, #stage .region"
IDLE = f"() => !document.body.classList.contains('busy') && document.querySelector('{NEXT}')"


async def touch(page: Page) -> None:
    """What finishes a turn, else the best known place, else an answer beside the board, else any place."""
    await page.wait_for_function(IDLE, polling=POLL_MS)
    for one in NEXT.split(", "):
        found = page.locator(f"body:not(.busy) {one}")
        if await found.count():
            await found.first.tap()
            break
    chooser = page.locator("#chooser[open] div button")
    if await chooser.count():
        await chooser.first.tap()


async def test_games_are_touched_on_a_phone(room, pages, opened):
    pages.unlimited()
    [aiko] = await room.join("Aiko")
    for slug in sample(GAMES, 3):
        board = await table_of(room, await aiko.type("games", "play", game=slug, seats=2, bots=1), [aiko])
        assert await board.next_guest() is aiko
        page = await opened(await link_for(board, aiko), PHONE)
        before = (await room.services.tables.row(board.number)).moves
        for _ in range(TOUCHES):
            await touch(page)
            if (await room.services.tables.row(board.number)).moves > before:
                break
        assert (await room.services.tables.row(board.number)).moves > before, slug
        assert await page.evaluate(FITS) == [], slug
        await page.context.close()


async def test_where_a_proxy_holds_the_stream_back_the_page_looks_by_itself(room, pages, opened):
    board, aiko = await begun(room, UR)
    page = await opened(await link_for(board, aiko), PHONE)
    await page.route("**/events", lambda route: None)
    await page.clock.install()
    await page.reload()
    await expect(page.locator(".region").first).to_be_visible()
    await aiko.resign(board.thread)
    await page.clock.run_for(10_000)
    await expect(page.locator(".region")).to_have_count(0)
