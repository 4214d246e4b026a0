"""What makes a game pleasant to play on the page: what one asks for comes into sight and hides nothing one needs."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.bot_page.conftest import DESKTOP, PHONE
from tests.bot_page.tab import ANSWER, PICTURE, POLL_MS, Tab

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def open_game(tab: Tab) -> None:
    """A game against a bot player, up to the person's own turn."""
    await tab.command("play", game="Kingdom Builder", bots=1)
    await tab.enter_thread()
    await expect(tab.my_turn).to_be_visible()


async def box_of(locator: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom on the screen."""
    box = await locator.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_an_answer_to_a_press_comes_into_sight(visit, size):
    tab = await visit("Aiko", size)
    await open_game(tab)
    for _ in range(2):
        await tab.press(tab.board, "Rules")
        await expect(tab.saying("Extra actions:", private=True)).to_be_visible()
    await tab.page.locator("#messages").evaluate("list => { list.scrollTop = 0; }")
    await expect(tab.page.locator("#jump")).to_be_visible()
    panel = await tab.open_panel()
    await expect(panel.locator(ANSWER).last).to_be_in_viewport()
    await expect(tab.page.locator("#jump")).to_be_hidden()


BESIDE = """() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const menu = box('.select[aria-expanded="true"]'), list = box(".popup-select");
  const beside = list.left >= menu.right && Math.abs(list.bottom - menu.bottom) <= 2;
  return beside && list.right <= innerWidth && list.top >= 0;
}"""


async def test_an_open_menu_leaves_the_board_in_sight(visit):
    tab = await visit("Aiko")
    await open_game(tab)
    panel = await tab.open_panel()
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


@pytest.mark.parametrize("spacing", ["-0.08em", "0em", "0.08em"])
async def test_board_and_controls_share_a_phone_screen(visit, spacing):
    tab = await visit("Aiko", PHONE)
    await tab.page.evaluate(SPACED, spacing)
    await open_game(tab)
    panel = await tab.open_panel()
    await tab.plan(panel)
    _, _, _, header = await box_of(tab.page.locator("#header"))
    _, dock, _, _ = await box_of(tab.page.locator("#composer-dock"))
    left, top, right, _ = await box_of(panel.locator(PICTURE))
    assert right - left >= 0.85 * PHONE[0]
    buttons = [await box_of(button) for button in await panel.locator(".button").all()]
    assert len({round(button[1]) for button in buttons}) <= 2, "the closing buttons take more than two lines"
    assert header <= top
    assert max(button[3] for button in buttons) <= dock


async def test_the_card_of_a_thread_counts_its_messages(visit):
    aiko, marta = await visit("Aiko"), await visit("Marta")
    await open_game(aiko)
    counted = marta.page.locator(".thread-card .muted")
    await expect(counted).to_have_text(re.compile(r"^[1-9]\d* messages? ›$"))
    before = int((await counted.inner_text()).split()[0])
    await aiko.page.fill("#composer", "good luck")
    await aiko.page.keyboard.press("Enter")
    await expect(counted).to_have_text(f"{before + 1} messages ›")
