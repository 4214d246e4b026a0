"""The page of a table in a browser, on a phone and by keyboard alone, beside Discord's buttons."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Page, Route, expect

from cogs.board_page import streams
from cogs.board_page.server import BoardPages
from data.engines.store import NO_TABLE
from tests.bot_page.conftest import PHONE
from tests.bot_page.tab import POLL_MS, held_back
from tests.cogs.board_page.visiting import Visitor, link_for, serving
from tests.kit.room import Board, Guest, Room, open_table, table_of, until
from tests.patience import PATIENCE
from tests.playing.skipping import skip_the_middle

pytestmark = pytest.mark.asyncio(loop_scope="session")

Open = Callable[..., Awaitable[Page]]
MOST_TOUCHES = 400
"""No game of Ur against a bot player takes so many."""
UR = "royal_game_of_ur"
FIRST = 6
"""So many touches come before those of the end."""

FITS = """() => {
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
  for (const one of document.querySelectorAll("button")) {
    const { left, right, height } = one.getBoundingClientRect();
    if (!height) continue;
    if (left < 0 || right > innerWidth) wrong.push(`beside the screen: ${one.innerText}`);
    if (height < 40) wrong.push(`too small for a finger: ${one.innerText}`);
  }
  return wrong;
}"""
"""What does not fit the screen, or no finger could hit."""
NAME = "() => document.activeElement.getAttribute('aria-label')"
"""What a screen reader says of what has the focus."""
LOOK = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""Has the page ask how it stands."""
COMING = "() => getComputedStyle(document.querySelector('main'), '::before').content"
"""What shows that something is to come, where there is nothing yet."""
AGAIN_SAID = """() => {
  window.said = 0;
  const count = (changes) => { window.said += changes.length; };
  new MutationObserver(count).observe(document.querySelector("#lost"), { childList: true, subtree: true });
}"""
"""Counts how often the page says anew that there is no connection."""
AGAIN, SILENT = 4000, 10_000
"""Milliseconds after which the page tries again, and asks without having heard."""
TOO_FAST = {"status": 429, "json": {"problem": "Too fast.", "language": "en"}}


@pytest_asyncio.fixture(loop_scope="session")
async def pages(room: Room) -> AsyncIterator[BoardPages]:
    async with serving(room) as pages:
        yield pages


@pytest_asyncio.fixture(loop_scope="session")
async def opened(browser: Browser) -> AsyncIterator[Open]:
    """Opens a link, with a ``clock`` that can be moved; whatever goes wrong in the page fails the test, but an answer
    that is to be ``refused`` with this status, or one of these."""
    trouble: list[str] = []
    contexts = []

    async def open_link(
        link: str, size: tuple[int, int] = PHONE, clock: bool = False, refused: str | None = None
    ) -> Page:
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, reduced_motion="reduce"
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        page = await context.new_page()

        def note(message: ConsoleMessage) -> None:
            meant = refused is not None and re.search(f"a status of ({refused})", message.text)
            if message.type == "error" and not meant:
                trouble.append(message.text)

        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", note)
        if clock:
            await page.clock.install()
        await page.goto(link)
        await page.wait_for_url("**/table/*")
        await expect(page.locator("figure img").first).to_be_visible()
        return page

    expect.set_options(timeout=PATIENCE * 1000)
    yield open_link
    for context in contexts:
        await context.close()
    assert trouble == []


async def looks(page: Page) -> None:
    """Has the page ask how it stands, and waits until that is shown."""
    async with page.expect_response("**/state?*"):
        await page.evaluate(LOOK)
    await page.wait_for_function("() => !document.body.classList.contains('busy')", polling=POLL_MS)


async def begun(room: Room, slug: str) -> tuple[Board, Guest]:
    """A table of Aiko with a bot player, at her turn."""
    aiko, *_ = await room.join("Aiko")
    board = await table_of(room, await aiko.type("games", "play", game=slug, seats=2, bots=1), [aiko])
    assert await board.next_guest() is aiko
    return board, aiko


async def test_a_whole_game_is_played_by_touching_the_board_on_a_phone(room, pages, opened):
    board, aiko = await begun(room, UR)
    link = await link_for(board, aiko)
    page = await opened(link)
    assert link.partition("#")[2] not in page.url
    assert await page.evaluate(FITS) == []
    for number in range(MOST_TOUCHES):
        if number == FIRST:
            await skip_the_middle(room, board.number)
        if (await room.services.tables.at(board.number))[1].ended:
            break
        waiting = page.locator("body:not(.busy) .region").first
        try:
            await waiting.tap(timeout=2000)
        except Exception:  # the bot player thinks, or the turn was passed
            continue
        await page.wait_for_function("() => !document.body.classList.contains('busy')", polling=POLL_MS)
    assert (await room.services.tables.at(board.number))[1].ended
    await expect(page.locator("#turn")).to_contain_text("wins")
    await expect(page.locator(".region")).to_have_count(0)
    await page.locator("#log summary").tap()
    await expect(page.locator("#log")).to_contain_text("Aiko")


async def test_a_time_limit_reads_as_in_the_thread(room, pages, opened):
    """By Discord's rounding: a moment after the beginning the six days of a first game are six."""
    board, aiko = await begun(room, UR)
    page = await opened(await link_for(board, aiko))
    await expect(page.locator("time").first).to_have_text("in 6 days")


async def test_a_turn_by_keyboard_alone_shows_in_the_thread_and_in_words(room, pages, opened):
    board, aiko = await begun(room, "kingdom_builder")
    page = await opened(await link_for(board, aiko), (1280, 800))
    before = (await room.services.tables.row(board.number)).moves
    for number in range(1, 4):
        await page.keyboard.press("ArrowRight")
        name = await page.evaluate(NAME)
        assert name
        await page.keyboard.press("Control+ArrowRight")
        assert await page.evaluate(NAME) == name, "keys of the browser stay the browser's"
        await page.keyboard.press("Enter")
        await page.wait_for_function("() => !document.body.classList.contains('busy')", polling=POLL_MS)
        await room_has(room, number)
        assert number == 3 or await page.evaluate("() => document.activeElement.matches('.region')")
    confirm = page.locator("#closing button.main")
    await confirm.focus()
    await looks(page)
    await page.keyboard.press("Enter")
    await expect(page.locator("#closing button")).to_have_count(0)
    await expect(page.locator("#question")).to_be_focused()
    assert (await room.services.tables.row(board.number)).moves > before


async def room_has(room: Room, steps: int) -> None:
    """The plan that is kept has so many steps, at least while more are to come."""
    [row] = await room.store.reading.rows("SELECT steps FROM drafts") or [None]
    assert row is not None
    assert row["steps"].count("build") == steps


async def test_what_is_begun_in_the_thread_appears_on_the_page(room, pages, opened):
    board, aiko = await begun(room, UR)
    page = await opened(await link_for(board, aiko), (320, 640))
    assert await page.evaluate(FITS) == []
    turn = await page.locator("#log").text_content()
    await aiko.resign(board.thread)
    await expect(page.locator(".region")).to_have_count(0)
    assert await page.locator("#log").text_content() != turn


async def test_what_is_picked_stays_until_something_changes(room, pages, opened):
    board, aiko = await begun(room, "iwari")
    page = await opened(await link_for(board, aiko))
    await page.get_by_role("button", name=re.compile("^2 tents for")).tap()
    places = page.locator(".region[aria-pressed]")
    await places.first.tap()
    await page.evaluate("() => document.querySelector('#chooser').showModal()")
    await looks(page)
    await expect(page.locator(".region[aria-pressed=true]")).to_have_count(1)
    await expect(page.locator("#chooser")).to_be_visible()
    await aiko.resign(board.thread)
    await expect(page.locator("#chooser")).to_be_hidden()
    await expect(places).to_have_count(0)


async def test_the_answer_whose_own_answers_are_shown_says_so_to_who_listens(room, pages, opened):
    board, aiko = await begun(room, "iwari")
    page = await opened(await link_for(board, aiko))
    current = page.locator(".region[aria-current=true]")
    before = await current.get_attribute("aria-label")
    other = page.locator(".region:not([aria-current])").first
    name = await other.get_attribute("aria-label")
    await other.tap()
    await expect(current).to_have_attribute("aria-label", str(name))
    assert name != before
    swap = page.get_by_role("button", name="Swap a card", exact=True)
    await swap.tap()
    await expect(swap).to_have_attribute("aria-current", "true")


async def test_a_look_takes_nothing_away_from_under_the_mouse(room, pages, opened):
    board, aiko = await begun(room, UR)
    page = await opened(await link_for(board, aiko), (1280, 800))
    before = str(await page.locator("#log").text_content())
    await page.locator(".region").first.hover()
    await page.mouse.down()
    await looks(page)
    await page.mouse.up()
    await expect(page.locator("#log")).not_to_have_text(before)


async def test_what_was_said_stays_until_something_changes(room, pages, opened):
    board = await open_table(room, *await room.join("Aiko", "Marta"), game=UR)
    await room.settled()
    waiting = await board.other()
    page = await opened(await link_for(board, waiting))
    await page.locator("#advance summary").tap()
    await page.locator("#advance .choices button").first.tap()
    await page.get_by_role("button", name="Leave this list").tap()
    await expect(page.locator("#lines")).to_contain_text("Noted.")
    await looks(page)
    await expect(page.locator("#lines")).to_contain_text("Noted.")
    await waiting.resign(board.thread)
    await expect(page.locator("#lines")).not_to_contain_text("Noted.")


async def test_the_page_comes_back_by_itself_when_the_bot_has_left(room, pages, opened):
    board, aiko = await begun(room, UR)
    page = await opened(await link_for(board, aiko), clock=True, refused="429")
    await until(lambda: len(pages.streams) == 1)
    await page.route("**/state?*", lambda route: route.fulfill(**TOO_FAST), times=1)
    async with page.expect_response("**/state?*"):
        await pages.streams.stop()
    await until(lambda: len(pages.streams) == 0)
    pages.streams.start()
    await page.clock.fast_forward(AGAIN)
    await until(lambda: len(pages.streams) == 1)
    await aiko.resign(board.thread)
    await expect(page.locator(".region")).to_have_count(0)


async def test_a_page_that_ended_while_it_was_cut_off_does_not_wait_any_more(room, pages, opened):
    board, aiko = await begun(room, UR)
    page = await opened(await link_for(board, aiko), clock=True, refused="401")
    await page.route("**/state?*", lambda route: route.fulfill(body="Back soon."), times=2)
    await page.evaluate(LOOK)
    await expect(page.locator("#lost")).to_be_visible()
    await page.evaluate(AGAIN_SAID)
    async with page.expect_response("**/state?*"):
        await page.clock.fast_forward(AGAIN)
    await page.wait_for_function("() => !document.body.classList.contains('busy')", polling=POLL_MS)
    assert await page.evaluate("() => window.said") == 0, "it is read aloud once"
    await room.store.write(lambda transaction: transaction.run("DELETE FROM page_keys"), table=NO_TABLE)
    await page.clock.fast_forward(AGAIN)
    await expect(page.locator("#lines")).to_contain_text("This page is closed.")
    await expect(page.locator("#lost")).to_be_hidden()


async def test_the_oldest_of_many_pages_asks_now_and_then_until_one_returns_to_it(room, pages, opened):
    board, aiko = await begun(room, UR)
    page = await opened(await link_for(board, aiko), clock=True)
    await until(lambda: len(pages.streams) == 1)
    begun_anew = []
    page.on("request", lambda request: begun_anew.append(request) if request.url.endswith("/events") else None)
    async with Visitor(pages, await link_for(board, aiko)) as newer:
        await newer.open()
        address = f"{newer.origin}/table/{newer.table}/events"
        open_now = [await newer.browser.get(address, headers=newer.headers) for _ in range(streams.MOST)]
        await until(lambda: len(pages.streams) == streams.MOST)
        await aiko.resign(board.thread)
        await page.clock.fast_forward(SILENT)
        await expect(page.locator(".region")).to_have_count(0)
        assert begun_anew == []
        await page.evaluate(LOOK)
        await until(lambda: begun_anew)
        for one in open_now:
            one.close()


async def test_a_conditional_move_is_put_together_by_touch_and_left_for_later(room, pages, opened):
    guests = await room.join("Aiko", "Marta")
    board = await open_table(room, *guests)
    await room.settled()
    page = await opened(await link_for(board, await board.other()))
    begin = page.get_by_role("button", name="If … then …")
    await begin.tap()
    await expect(page.locator("#question")).to_contain_text("In the place of")
    await page.locator("body:not(.busy) .region").first.tap()
    await expect(page.locator("#outcome")).to_contain_text("If ")
    assert await page.evaluate(FITS) == []
    answered = asyncio.Event()

    async def wait(route: Route) -> None:
        await answered.wait()
        await route.continue_()

    await page.route("**/state?*", wait, times=1)
    await page.evaluate(LOOK)
    await page.get_by_role("button", name="Back to the board").tap()
    answered.set()
    await expect(page.locator(".region")).to_have_count(0)
    await expect(page.locator("#outcome")).to_be_empty()
    await begin.tap()
    await expect(page.locator("#outcome")).to_contain_text("If ")
    await page.get_by_role("button", name="Start over").tap()
    await expect(page.locator("#outcome")).to_be_empty()
    await expect(page.locator("#question")).to_contain_text("In the place of")


async def test_the_page_is_enlarged_and_made_small_again(room, pages, opened):
    board, aiko = await begun(room, "kingdom_builder")
    page = await opened(await link_for(board, aiko))
    wide = "() => document.querySelector('#pictures').getBoundingClientRect().width"
    before = await page.evaluate(wide)
    board_box, buttons_box = [await page.locator(name).bounding_box() for name in ("#stage", "#zoom")]
    assert board_box["y"] + board_box["height"] <= buttons_box["y"], "nothing lies on the board"
    await page.locator("#larger").tap()
    assert await page.evaluate(wide) == pytest.approx(before * 1.5, rel=0.05)
    await page.locator("#smaller").tap()
    assert await page.evaluate(wide) == pytest.approx(before, rel=0.05)


async def test_a_link_opens_one_browser_alone(room, pages, opened, browser):
    board, aiko = await begun(room, UR)
    link = await link_for(board, aiko)
    await opened(link)
    context = await browser.new_context(locale="de-DE")
    page = await context.new_page()
    await page.goto(link)
    await expect(page.locator("#lines")).to_contain_text("schon benutzt")
    await expect(page.locator("#lines")).to_have_attribute("lang", "de")
    said = await page.locator("#lines").bounding_box()
    assert said["x"] < said["width"] / 10, "it stands where one begins to read, not beside a board that is not there"
    await context.close()


async def test_a_page_is_closed_once_the_bot_has_ended_it(room, pages, opened):
    board, aiko = await begun(room, UR)
    page = await opened(await link_for(board, aiko), refused="502|403")
    await page.route("**/end", lambda route: route.fulfill(status=502, json={"message": "Bad Gateway"}), times=1)
    close = page.get_by_role("button", name="Close this page")
    await close.tap()
    await expect(page.locator("#lost")).to_be_visible()
    await expect(page.locator(".region").first).to_be_visible()
    await close.tap()
    await page.wait_for_url("**/open")
    await expect(page.locator("#lines")).to_contain_text("This page is closed.")
    await expect(page.locator("button:visible, summary:visible")).to_have_count(0)
    assert await room.store.reading.rows("SELECT * FROM page_keys") == []


async def test_a_link_opened_while_the_bot_is_away_waits_for_it(room, pages, browser):
    """Behind a proxy that answers in the bot's place; it is said in the browser's language."""
    expect.set_options(timeout=PATIENCE * 1000)
    board, aiko = await begun(room, UR)
    context = await browser.new_context(locale="de-DE")
    context.set_default_timeout(PATIENCE * 1000)
    page = await context.new_page()
    await page.clock.install()
    await page.route("**/session", lambda route: route.fulfill(**TOO_FAST), times=1)
    await page.route("**/session", lambda route: route.fulfill(status=502, body="Bad Gateway"), times=1)
    await page.goto(await link_for(board, aiko))
    await expect(page.locator("#lost")).to_have_text("Keine Verbindung. Neuer Versuch…")
    await expect(page.locator("#lost")).to_have_attribute("lang", "de")
    await expect(page.locator("#lines")).to_be_empty()
    assert "…" in await page.evaluate(COMING)
    await page.clock.fast_forward(AGAIN)
    await expect(page.locator("#lines")).to_have_text("Too fast.")
    await expect(page.locator("#lost")).to_be_hidden()
    async with held_back(page, "**/events"):
        await page.route("**/state?*", lambda route: route.fulfill(**TOO_FAST), times=1)
        await page.clock.fast_forward(AGAIN)
        await page.wait_for_url("**/table/*")
        await expect(page.get_by_role("status")).to_have_text("Too fast.")
        await page.clock.fast_forward(AGAIN)
        await expect(page.locator("figure img").first).to_be_visible()
        await expect(page.locator("#lost")).to_be_hidden()
        assert await page.evaluate(COMING) == "none"
    await context.close()
