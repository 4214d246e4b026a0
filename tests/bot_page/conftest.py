"""The bot in this process on a playground of its own for every test, and one browser for all of them,
each in contexts of its own."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, expect

from tests.bot_page.tab import Tab
from tests.kit.room import Room, open_room
from tests.patience import PATIENCE
from tests.processes import chromium
from tests.processes.loops import pytest_asyncio_loop_factories as pytest_asyncio_loop_factories

DESKTOP = (1440, 900)
PHONE = (390, 844)
Visit = Callable[..., Awaitable[Tab]]


@pytest_asyncio.fixture(loop_scope="session")
async def room(tmp_path, monkeypatch, request) -> AsyncIterator[Room]:
    """The bot on an empty store; every game of a test is dealt alike."""
    async with open_room(tmp_path, monkeypatch, seed=request.node.name) as room:
        yield room


@pytest.fixture
def bare_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that look at what pictures are called, not at how high they stand."""
    monkeypatch.setattr(Room, "pictures", False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One process for all frames: with more, this Chromium puts the click of a touch beside what was touched."""
    one_process = ("--disable-site-isolation-trials", "--disable-features=IsolateOrigins,site-per-process")
    async with chromium.launched(*one_process) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def visit(room: Room, browser: Browser) -> AsyncIterator[Visit]:
    """Opens the page as somebody in #games, or in another channel; whatever goes wrong in the page fails the test, but
    an answer that is to be ``refused`` with this status."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []
    expect.set_options(timeout=PATIENCE * 1000)

    async def open_tab(
        name: str = "Aiko", size: tuple[int, int] = DESKTOP, channel: str = "", refused: str | None = None
    ) -> Tab:
        width, height = size
        context = await browser.new_context(
            viewport={"width": width, "height": height}, has_touch=size == PHONE, reduced_motion="reduce"
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        answer = await context.request.get(f"{room.server.url}/ui/bootstrap")
        world = await answer.json()
        user_id = next(one["id"] for one in world["users"] if one["global_name"] == name)
        games = channel or next(one["id"] for one in world["guild"]["channels"] if one["name"] == "games")
        page = await context.new_page()

        def note(message: ConsoleMessage) -> None:
            meant = refused is not None and f"a status of {refused}" in message.text
            if message.type == "error" and not meant:
                trouble.append(message.text)

        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", note)
        await page.goto(f"{room.server.url}/?user={user_id}#/channels/{games}")
        await expect(page.locator(f'[data-channel-id="{games}"][aria-current="page"]')).to_have_count(1)
        return Tab(page, name, touch=size == PHONE)

    yield open_tab
    for context in contexts:
        await context.close()
    assert not trouble
