"""The page of a table through a whole game by keyboard alone, and through the death of the bot behind it."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import FrameLocator, Page, expect

from playground import UNLIMITED, Server
from tests.bot_page.tab import POLL_MS, Tab
from tests.bot_page.test_activity_page import launched
from tests.bot_page.test_board_page import FIRST, MOST_TOUCHES, UR, begun, opened, pages
from tests.cogs.board_page.visiting import link_for
from tests.kit.room import Guest, buttons, is_board
from tests.patience import ANSWER_SECONDS, PATIENCE
from tests.playing.skipping import skip_the_middle
from tests.processes import forked
from tests.processes.forked import Forked

__all__ = ["opened", "pages"]

pytestmark = pytest.mark.asyncio(loop_scope="session")

LEFT = 3
"""About so many steps are left of the game once its beginning was played."""
READY = """() => !document.body.classList.contains("busy")
  && (document.querySelector(".region") || document.querySelector("#turn").innerText.includes("wins"))"""
"""Whether something may be touched, or the game is over."""


async def test_a_whole_game_by_keyboard_alone(room, pages, opened):
    board, aiko = await begun(room, UR)
    page = await opened(await link_for(board, aiko), (1280, 800))
    await page.locator("#advance summary").focus()
    await page.keyboard.press("Enter")
    for label in ("Leave this list", "Clear the list"):
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("button", name=label)).to_be_visible()
    for number in range(MOST_TOUCHES):
        if number == FIRST:
            await skip_the_middle(room, board.number, LEFT)
        await page.wait_for_function(READY, polling=POLL_MS)
        if not await page.locator(".region").count():
            break
        await page.evaluate("() => document.activeElement?.blur()")
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("Enter")
    assert (await room.services.tables.at(board.number))[1].ended
    await expect(page.locator("#turn")).to_contain_text("wins")


# --- the bot is killed ----------------------------------------------------------------------------------------------


@pytest_asyncio.fixture(loop_scope="session")
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A playground without a bot."""
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", ANSWER_SECONDS)
    server = Server(tmp_path / "world", rates=UNLIMITED)
    await server.start()
    yield server
    await server.stop()


Start = Callable[[], Awaitable[Forked]]


@pytest_asyncio.fixture(loop_scope="session")
async def start(world: Server, tmp_path: Path) -> AsyncIterator[Start]:
    """Starts the bot as a process of its own, each time with the same data and at the same port for its pages."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    env = {**os.environ, "ZIGGURAT_PAGE_PORT": str(port)}
    arguments = ("--playground", world.url, "--data", str(tmp_path / "data"))
    running: list[Forked] = []

    async def start() -> Forked:
        running.append(await forked.start("quick_bot", *arguments, cwd=tmp_path, env=env))
        return running[-1]

    yield start
    for process in running:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


async def moved(page: Page | FrameLocator) -> None:
    """One press that changes the history, once it is one's turn."""
    log = page.locator("#log")
    before = str(await log.text_content())
    await page.locator("body:not(.busy) .region").first.click()
    await expect(log).not_to_have_text(before)


async def test_the_page_comes_back_by_itself_when_the_bot_was_killed(world, start, browser):
    """In the browser, and in Discord behind its proxy."""
    expect.set_options(timeout=PATIENCE * 1000)
    async with await Guest.join(world.url, "Aiko") as aiko:
        bot = await start()
        await aiko.wait_until(lambda: any(one["t"] == "BOT" and one["d"]["online"] for one in aiko.events))
        await aiko.type("games", "play", game=UR, seats=2, bots=1)

        async def thread() -> str | None:
            threads = await aiko.threads()
            return threads[-1]["id"] if threads else None

        place = await aiko.wait_until(thread)
        board = await aiko.wait_message(place, lambda one: is_board(one) and f"<@{aiko.id}>" in one["content"])
        context = await browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        page, discord = await context.new_page(), await context.new_page()
        await discord.goto(f"{world.url}/?user={aiko.id}#/channels/{place}")
        await expect(discord.locator(f'[data-message-id="{board["id"]}"]')).to_be_visible()
        offer = await aiko.press(await aiko.press(await aiko.press(board, "More"), "My seat"), "Open the board")
        await page.goto(str(buttons(offer)["Open in your browser"]["url"]))
        await page.wait_for_url("**/table/*")
        inside = await launched(Tab(discord, "Aiko"))
        await moved(page)
        await moved(inside)
        bot.kill()
        for one in (page, inside):
            await expect(one.locator("#lost")).to_be_visible()
        await start()
        for one in (page, inside):
            await expect(one.locator("#lost")).to_be_hidden()
            await moved(one)
        await context.close()
