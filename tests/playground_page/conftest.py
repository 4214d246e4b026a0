"""A playground, a small bot of the tests' own on it, and a browser: once for each test module."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import APIRequestContext, Browser, Page, expect

from playground import UNLIMITED, Server
from tests.patience import ANSWER_SECONDS, PATIENCE
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
    asking: APIRequestContext


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


@pytest.fixture(autouse=True)
def pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", ANSWER_SECONDS)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bench(tmp_path_factory) -> AsyncIterator[Bench]:
    server = Server(tmp_path_factory.mktemp("world"), rates=UNLIMITED)
    await server.start()
    try:
        async with _running_bot(server) as bot, chromium.launched() as browser:
            context = await browser.new_context()
            answer = await context.request.get(f"{server.url}/ui/bootstrap")
            people = {user["global_name"]: user["id"] for user in (await answer.json())["users"]}
            yield Bench(server, bot, browser, people, context.request)
            await context.close()
    finally:
        await server.stop()


UNTOUCHED = """address => location.pathname + location.search + location.hash === address
  && !document.querySelector("#composer")?.value && !document.querySelector(
  "dialog[open], [role=dialog], .popup, [data-slash], .composer-error:not([hidden]), [data-banner]")"""
"""Whether a tab is where it was opened, and shows nothing but that channel."""
MOVE = """address => { history.pushState(null, "", address); dispatchEvent(new PopStateEvent("popstate")); }"""
"""Goes to another person and channel without loading the page."""
Prepare = Callable[[Page], Awaitable[object]]


class Tabs:
    """The open tabs of a module. One that a test leaves untouched is handed on, to somebody in another channel: to load
    the page takes longer than most of what tests do in it."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._idle: dict[tuple[int, int], list[Page]] = {}
        self.trouble: list[str] = []

    async def take(self, name: str, size: tuple[int, int], channel_id: str, prepare: Prepare | None) -> Page:
        """A tab of this person in this channel; a new one where there is something to prepare."""
        address = self._address(name, channel_id)
        idle = self._idle.get(size, [])
        if idle and prepare is None:
            page = idle.pop()
            await page.locator(f'#sidebar [data-channel-id="{channel_id}"]').wait_for(state="attached")
            await page.evaluate(MOVE, address)
        else:
            page = await self._open(size)
            if prepare is not None:
                await prepare(page)
            await page.goto(f"{self._bench.server.url}{address}")
        await expect(page.locator(f'[data-channel-id="{channel_id}"][aria-current="page"]')).to_have_count(1)
        await expect(page.locator("[data-me]")).to_have_text(name)
        return page

    def _address(self, name: str, channel_id: str) -> str:
        return f"/?user={self._bench.people[name]}#/channels/{channel_id}"

    async def give_back(self, page: Page, name: str, size: tuple[int, int], channel_id: str) -> None:
        if not await page.evaluate(UNTOUCHED, self._address(name, channel_id)):
            await page.context.close()
        else:
            self._idle.setdefault(size, []).append(page)

    async def _open(self, size: tuple[int, int]) -> Page:
        width, height = size
        context = await self._bench.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=size == PHONE, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE * 1000)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", lambda message: self.trouble.append(message.text) if message.type == "error" else None)
        page.on("request", lambda asked: self._note(asked.url))
        return page

    def _note(self, url: str) -> None:
        if not url.startswith((self._bench.server.url, "data:", "blob:")):
            self.trouble.append(f"asked for {url}")


@pytest.fixture(scope="module")
def tabs(bench: Bench) -> Tabs:
    return Tabs(bench)


@pytest_asyncio.fixture(loop_scope="module")
async def visit(bench: Bench, tabs: Tabs) -> AsyncIterator[Visit]:
    """Opens the page as somebody, in a channel made for this test; whatever goes wrong in the page fails the test. A
    test that changes what the page loads does so with ``prepare``, in a tab that no other test gets."""
    taken: list[tuple[Page, str, tuple[int, int], str]] = []
    prepared: list[Page] = []
    made: list[str] = []

    async def open_page(
        name: str = "Aiko",
        channel_id: str | None = None,
        size: tuple[int, int] = DESKTOP,
        prepare: Prepare | None = None,
    ) -> Page:
        if channel_id is None and not made:
            answer = await bench.asking.post(f"{bench.server.url}/ui/channels", data={"name": "bed"})
            made.append((await answer.json())["id"])
        place = channel_id or made[0]
        page = await tabs.take(name, size, place, prepare)
        if prepare is None:
            taken.append((page, name, size, place))
        else:
            prepared.append(page)
        return page

    expect.set_options(timeout=PATIENCE * 1000)
    tabs.trouble.clear()
    yield open_page
    for page in prepared:
        await page.context.close()
    for one in taken:
        await tabs.give_back(*one)
    assert not tabs.trouble
