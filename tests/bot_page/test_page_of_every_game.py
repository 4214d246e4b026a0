"""The page of every game, in the suite of some, by touching what stands on it, on a phone; and what changes where no
stream arrives."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from rules.registry import GAMES
from tests.bot_page.conftest import PHONE
from tests.bot_page.tab import POLL_MS, held_back
from tests.bot_page.test_board_page import FITS, UR, begun, opened, pages
from tests.cogs.board_page.visiting import link_for
from tests.effort import sample
from tests.kit.room import table_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

__all__ = ["opened", "pages"]

TOUCHES = 8
"""So many touches of each game; whole games are played without a browser."""
NEXT = "#closing button.main, .region.best, #answers button, #stage .region"
SEEN = """() => {
  const light = (colour) => {
    const parts = colour.match(/\\d+/g).slice(0, 3).map((one) => one / 255);
    const [r, g, b] = parts.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const apart = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const main = getComputedStyle(document.querySelector("#closing .main"));
  const focused = getComputedStyle(document.activeElement), ground = getComputedStyle(document.body);
  return [apart(main.color, main.backgroundColor), apart(focused.outlineColor, ground.backgroundColor)];
}"""
"""How far the text of the main button stands out from it, and the mark of the focus from the ground."""
TEXT, MARK = 4.5, 3.0
"""WCAG 2.2: the least contrast of a text (1.4.3), and of what shows where the focus is (1.4.11)."""
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const bar = box(document.querySelector("#closing")), { top, bottom } = box(document.activeElement);
  return bottom > bar.top && top < bar.bottom;
}"""
"""Whether what has the focus lies below the bar of buttons that stays in sight."""
BAR_END = """() => {
  const [bar, list] = ["#closing", "#play"].map((name) => document.querySelector(name).getBoundingClientRect());
  return list.bottom - bar.bottom;
}"""
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


async def test_the_history_has_the_newest_first_and_each_list_below_its_heading(room, pages, opened):
    board, aiko = await begun(room, "path_of_civilization")
    page = await opened(await link_for(board, aiko), PHONE)
    await page.get_by_role("button", name="Confirm Plan 1").tap()
    await page.locator("#log summary").tap()
    history = page.locator("#log > div")
    await expect(history.locator("div:text-is('Projects:') + ul > li")).to_have_count(2)
    await expect(history).not_to_contain_text("- ")
    await expect(history.locator(":scope > :last-child")).to_have_text("The game begins.")


async def test_what_has_the_focus_is_seen_in_any_light_and_below_no_bar(room, pages, opened):
    board, aiko = await begun(room, "path_of_civilization")
    page = await opened(await link_for(board, aiko), (1280, 700))
    assert await page.evaluate(BAR_END) == 0, "the list goes on below the bar"
    answers = page.locator("#answers button")
    await answers.first.focus()
    for number in range(await answers.count()):
        await expect(answers.nth(number)).to_be_focused()
        assert not await page.evaluate(COVERED), await answers.nth(number).inner_text()
        await page.keyboard.press("Tab")
    for scheme in ("light", "dark"):
        await page.emulate_media(color_scheme=scheme)
        text, mark = await page.evaluate(SEEN)
        assert (text >= TEXT, mark >= MARK) == (True, True), f"{scheme}: {text}, {mark}"


async def test_the_second_click_of_a_double_one_confirms_nothing(room, pages, opened):
    """It was meant for what stood there before: another button, or the turn that the first one has confirmed."""
    board, aiko = await begun(room, "path_of_civilization")
    page = await opened(await link_for(board, aiko), (1280, 800))
    pressed: list[str] = []
    page.on("request", lambda request: pressed.append(request.url) if request.method == "POST" else None)
    confirm = page.get_by_role("button", name="Confirm Plan 1")
    await confirm.dispatch_event("click", {"detail": 2})
    assert pressed == []
    async with page.expect_response("**/press?*"):
        await confirm.click()
    assert len(pressed) == 1


async def test_what_ends_a_turn_stands_in_one_row_on_a_phone(room, pages, opened):
    board, aiko = await begun(room, "kingdom_builder")
    page = await opened(await link_for(board, aiko), PHONE)
    for number in (1, 2):
        await page.locator("body:not(.busy) .region.best").first.tap()
        await expect(page.locator("#closing button")).to_have_count(number + 1)
    tops = await page.locator("#closing button").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len({*tops}) == 1, tops


async def test_where_a_proxy_holds_the_stream_back_the_page_looks_by_itself(room, pages, opened):
    board, aiko = await begun(room, UR)
    page = await opened(await link_for(board, aiko), PHONE)
    async with held_back(page, "**/events"):
        await page.clock.install()
        await page.reload()
        await expect(page.locator(".region").first).to_be_visible()
        await aiko.resign(board.thread)
        await page.clock.run_for(10_000)
        await expect(page.locator(".region")).to_have_count(0)
