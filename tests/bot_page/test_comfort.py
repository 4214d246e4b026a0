"""What makes a game pleasant to play on the page: what one asks for comes into sight and hides nothing one needs."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.bot_page.conftest import DESKTOP, PHONE, Visit
from tests.bot_page.tab import ANSWER, PICTURE, POLL_MS, Tab
from tests.kit.room import Room, table_of

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def open_game(visit: Visit, room: Room, size: tuple[int, int] = DESKTOP) -> Tab:
    """In the thread of a game against a bot player, at the person's own turn."""
    [aiko] = await room.join("Aiko")
    board = await table_of(room, await aiko.type("games", "play", game="kingdom_builder", bots=1), [aiko])
    await board.next_guest()
    tab = await visit("Aiko", size, channel=board.thread["id"])
    await expect(tab.my_turn).to_be_visible()
    return tab


async def box_of(locator: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom on the screen."""
    box = await locator.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


async def answer_to_a_press(tab: Tab) -> Locator:
    """The panel comes into sight although one reads far above; it is returned."""
    for _ in range(2):
        await tab.press(tab.board, "Rules")
        await expect(tab.saying("Extra actions:", private=True)).to_be_visible()
    await tab.page.locator("#messages").evaluate("list => { list.scrollTop = 0; }")
    await expect(tab.page.locator("#jump")).to_be_visible()
    panel = await tab.open_panel()
    await expect(panel.locator(ANSWER).last).to_be_in_viewport()
    await expect(tab.page.locator("#jump")).to_be_hidden()
    return panel


BESIDE = """() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const menu = box('.select[aria-expanded="true"]'), list = box(".popup-select");
  const beside = list.left >= menu.right && Math.abs(list.bottom - menu.bottom) <= 2;
  return beside && list.right <= innerWidth && list.top >= 0;
}"""


async def test_an_answer_comes_into_sight_and_an_open_menu_leaves_the_board_there(visit, room):
    tab = await open_game(visit, room)
    panel = await answer_to_a_press(tab)
    await tab.press(panel, "Other…")
    await panel.locator(".select").last.click()
    await expect(tab.page.locator(".popup-select")).to_be_visible()
    await tab.page.wait_for_function(BESIDE, polling=POLL_MS)


SPACED = """spacing => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { letter-spacing: ${spacing} !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""
"""Stands for a font with narrower or wider letters than this machine's."""


async def assert_shared(tab: Tab, panel: Locator) -> None:
    """The planned turn, its picture and what closes it stand on the screen together."""
    _, _, _, header = await box_of(tab.page.locator("#header"))
    _, dock, _, _ = await box_of(tab.page.locator("#composer-dock"))
    left, top, right, _ = await box_of(panel.locator(PICTURE))
    assert right - left >= 0.85 * PHONE[0]
    buttons = [await box_of(button) for button in await panel.locator(".button").all()]
    assert len({round(button[1]) for button in buttons}) <= 2, "the closing buttons take more than two lines"
    assert header <= top
    assert max(button[3] for button in buttons) <= dock


async def test_on_a_phone_an_answer_comes_into_sight_and_board_and_controls_share_the_screen(visit, room):
    tab = await open_game(visit, room, PHONE)
    panel = await answer_to_a_press(tab)
    for spacing in ("-0.08em", "0em", "0.08em"):
        await tab.dismiss(panel)
        await tab.page.evaluate(SPACED, spacing)
        panel = await tab.open_panel()
        await tab.plan(panel)
        await assert_shared(tab, panel)


CARD = ".thread-card .muted"


async def counted_anew(visit: Visit, name: str) -> str:
    """What the card of the thread says to somebody who has just come: as the server counts."""
    card = (await visit(name)).page.locator(CARD)
    await expect(card).to_have_text(re.compile(r"^[1-9]\d* messages? ›$"))
    return await card.inner_text()


async def test_the_card_of_a_thread_counts_its_messages(visit, room):
    marta = await visit("Marta")
    aiko = await open_game(visit, room)
    before = await counted_anew(visit, "Marta")
    await expect(marta.page.locator(CARD)).to_have_text(before)
    await aiko.page.fill("#composer", "good luck")
    await aiko.page.keyboard.press("Enter")
    await expect(marta.page.locator(CARD)).to_have_text(f"{int(before.split()[0]) + 1} messages ›")


async def test_a_private_answer_does_not_count_in_its_thread(visit, room):
    aiko = await open_game(visit, room)
    await aiko.press(aiko.board, "Rules")
    await aiko.dismiss(aiko.saying("Extra actions:", private=True))
    await aiko.page.locator("#header .crumb").click()
    await expect(aiko.page.locator(CARD)).to_have_text(await counted_anew(visit, "Aiko"))
