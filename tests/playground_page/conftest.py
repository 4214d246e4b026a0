"""A playground, a small bot of the tests' own on it, and a browser: once for each test module."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Browser, BrowserContext, Page, expect

from playground import UNLIMITED, Server
from tests.patience import PATIENCE
from tests.playground_page.gardener import Gardener
from tests.processes import chromium, client
from tests.processes.loops import pytest_asyncio_loop_factories as pytest_asyncio_loop_factories

DESKTOP = (1440, 900)
PHONE = (390, 844)
POLL_MS = 50
"""Between two looks at what is waited for, not with every frame."""


@dataclass
class Bench:
    """What a test of the page works with."""

    server: Server
    bot: Gardener
    browser: Browser
    people: dict[str, str]
    """Ids of the world's people by their display names."""


Visit = Callable[..., Awaitable[Page]]


@contextlib.asynccontextmanager
async def _running_bot(server: Server) -> AsyncIterator[Gardener]:
    """The bot, pointed at the server for as long as the block lasts."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = server.api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.gateway_url)
    bot = Gardener()
    running = asyncio.create_task(bot.start(server.token))
    try:
        ready = asyncio.create_task(bot.ready_to_play.wait())
        await asyncio.wait({ready, running}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert ready.done(), "the bot did not get ready"
        yield bot
    finally:
        await client.end(bot, running)
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bench(tmp_path_factory) -> AsyncIterator[Bench]:
    server = Server(tmp_path_factory.mktemp("world"), rates=UNLIMITED)
    await server.start()
    try:
        async with _running_bot(server) as bot, chromium.launched() as browser:
            context = await browser.new_context()
            answer = await context.request.get(f"{server.url}/ui/bootstrap")
            people = {user["global_name"]: user["id"] for user in (await answer.json())["users"]}
            await context.close()
            yield Bench(server, bot, browser, people)
    finally:
        await server.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def visit(bench: Bench) -> AsyncIterator[Visit]:
    """Opens the page as somebody, in a channel made for this test; whatever goes wrong in the page fails the test."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []
    made: list[str] = []

    async def open_page(name: str = "Aiko", channel_id: str | None = None, size: tuple[int, int] = DESKTOP) -> Page:
        width, height = size
        context = await bench.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=size == PHONE, reduced_motion="reduce"
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        page = await context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
        page.on("request", lambda asked: None if _ours(asked.url, bench) else trouble.append(f"asked for {asked.url}"))
        if channel_id is None:
            if not made:
                answer = await context.request.post(f"{bench.server.url}/ui/channels", data={"name": "bed"})
                made.append((await answer.json())["id"])
            channel_id = made[0]
        await page.goto(f"{bench.server.url}/?user={bench.people[name]}#/channels/{channel_id}")
        await expect(page.locator(f'[data-channel-id="{channel_id}"][aria-current="page"]')).to_have_count(1)
        return page

    expect.set_options(timeout=PATIENCE * 1000)
    yield open_page
    for context in contexts:
        await context.close()
    assert not trouble


def _ours(url: str, bench: Bench) -> bool:
    return url.startswith((bench.server.url, "data:", "blob:"))
