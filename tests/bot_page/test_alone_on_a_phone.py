"""One person plays a bot player to the end on a phone: nothing lies outside the screen, nothing is too small to hit."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.bot_page.conftest import PHONE
from tests.bot_page.tab import Tab
from tests.effort import several
from tests.playing.skipping import skip_the_middle

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_TURNS = 40
FIRST = several(0, 2)
"""The turn after which the last ones come."""
SMALLEST_PX = 40
"""A finger's width: the least height of a control."""


async def assert_nothing_is_cut_off(tab: Tab) -> None:
    """The page does not scroll sideways, and neither does the list of messages."""
    wide = "selector => { const box = document.querySelector(selector); return box.scrollWidth - box.clientWidth; }"
    assert await tab.page.evaluate(wide, "html") == 0
    assert await tab.page.evaluate(wide, "#messages") == 0


OUT_OF_REACH = """(node, [width, height, smallest]) => [...node.querySelectorAll("[data-custom-id]")].filter((one) => {
  one.scrollIntoView({ block: "center" });
  const box = one.getBoundingClientRect();
  return box.left < 0 || box.right > width || box.top < 0 || box.bottom > height || box.height < smallest;
}).map((one) => one.innerText)"""


async def assert_within_reach(message: Locator) -> None:
    """Every control of the message can be scrolled to, is whole on the screen and large enough for a finger."""
    assert await message.locator("[data-custom-id]").count()
    assert await message.evaluate(OUT_OF_REACH, [*PHONE, SMALLEST_PX]) == []


async def open_table(tab: Tab) -> None:
    """A lobby that nobody else is waited for in."""
    await tab.command("play", game="Kingdom Builder")
    lobby = await tab.this(tab.with_button("Join"))
    await tab.sees_picture(lobby)
    await assert_within_reach(lobby)
    await assert_nothing_is_cut_off(tab)
    await tab.press(lobby, "Play now against a bot")
    await tab.enter_thread()


async def test_one_person_against_a_bot_on_a_phone(visit, room):
    aiko = await visit("Aiko", PHONE)
    await open_table(aiko)
    await expect(aiko.my_turn).to_be_visible()
    await assert_within_reach(aiko.board)
    panel = await aiko.open_panel()
    await assert_within_reach(panel)
    await aiko.dismiss(panel)
    for number in range(MOST_TURNS):
        await aiko.play_turn()
        if number == FIRST:
            await skip_the_middle(room, 1)
        await assert_nothing_is_cut_off(aiko)
        if await aiko.is_over():
            break
    sheet = aiko.score_sheet
    told = await aiko.sees_picture(sheet)
    assert "Aiko" in told
    assert "🤖" in told
    await expect(sheet).to_contain_text(re.compile(r"(Aiko|🤖 \w+) wins?"))
    await assert_within_reach(sheet)
    await assert_nothing_is_cut_off(aiko)
