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


async def assert_within_reach(tab: Tab, message: Locator) -> None:
    """Every control of the message can be scrolled to, is whole on the screen and large enough for a finger."""
    width, height = PHONE
    for control in await message.locator("[data-custom-id]").all():
        await control.scroll_into_view_if_needed()
        box = await control.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
        assert box["height"] >= SMALLEST_PX


async def open_table(tab: Tab) -> None:
    """A lobby that nobody else is waited for in."""
    await tab.command("play", game="Kingdom Builder")
    lobby = await tab.this(tab.with_button("Join"))
    await tab.sees_picture(lobby)
    await assert_within_reach(tab, lobby)
    await assert_nothing_is_cut_off(tab)
    await tab.press(lobby, "Play now against a bot")
    await tab.enter_thread()


async def test_one_person_against_a_bot_on_a_phone(visit, room):
    aiko = await visit("Aiko", PHONE)
    await open_table(aiko)
    await expect(aiko.my_turn).to_be_visible()
    await assert_within_reach(aiko, aiko.board)
    panel = await aiko.open_panel()
    await assert_within_reach(aiko, panel)
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
    await assert_within_reach(aiko, sheet)
    await assert_nothing_is_cut_off(aiko)
