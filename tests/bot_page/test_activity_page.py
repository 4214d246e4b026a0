"""The table as an Activity: Discord's client frames it, its unmodified SDK speaks with the client, two people play."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import FrameLocator, Page, expect

from cogs.board_page.server import BoardPages
from tests.bot_page.conftest import PHONE
from tests.bot_page.tab import Tab
from tests.cogs.board_page.visiting import serving
from tests.kit.room import Board, Guest, Room, open_table, table_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

UR = "royal_game_of_ur"
LAUNCH, CONSENT = "Open here in Discord", "Authorize"


@pytest_asyncio.fixture(loop_scope="session")
async def pages(room: Room) -> AsyncIterator[BoardPages]:
    async with serving(room) as pages:
        yield pages


async def offer(board: Board, guest: Guest) -> None:
    """Leads to the private answer with the button that launches."""
    more = await guest.press(await board.shown(guest), "More")
    await guest.press(await guest.press(more, "My seat"), "Open the board")


def activity(page: Page) -> FrameLocator:
    """The Activity's page, in the bridge's frame."""
    return page.frame_locator("iframe[data-activity]").frame_locator("iframe")


async def launched(tab: Tab) -> FrameLocator:
    """Presses the button and consents."""
    await tab.page.get_by_role("button", name=LAUNCH).last.click()
    await tab.page.get_by_role("button", name=CONSENT).click()
    inside = activity(tab.page)
    await expect(inside.locator("figure img").first).to_be_visible()
    return inside


async def test_two_people_play_in_one_activity_each_with_their_own_seat(room, pages, visit):
    aiko, marta = await room.join("Aiko", "Marta")
    board = await open_table(room, aiko, marta, game=UR)
    await room.settled()
    frames = {}
    for guest, size in ((aiko, PHONE), (marta, (1280, 800))):
        tab = await visit(guest.user["global_name"], size, channel=board.thread["id"])
        await offer(board, guest)
        frames[guest] = await launched(tab)
    acting = await board.guest_to_act()
    waiting = marta if acting is aiko else aiko
    assert acting is not None
    before = (await room.services.tables.row(board.number)).moves
    await expect(frames[waiting].locator(".region")).to_have_count(0)
    mine = frames[acting].locator("body:not(.busy) .region").first
    await (mine.tap() if acting is aiko else mine.click())
    [told] = await frames[acting].locator("#log").all()
    await expect(told).to_contain_text(acting.user["global_name"])
    await expect(frames[waiting].locator("#log")).to_contain_text(acting.user["global_name"])
    assert (await room.services.tables.row(board.number)).moves > before


async def test_a_frame_is_left_from_both_sides_and_opened_by_a_button_or_a_command(room, pages, visit):
    [aiko] = await room.join("Aiko")
    board = await table_of(room, await aiko.type("games", "play", game=UR, seats=2, bots=1), [aiko])
    await board.next_guest()
    tab = await visit("Aiko", channel=board.thread["id"], refused="403")
    await offer(board, aiko)
    button = tab.page.get_by_role("button", name=LAUNCH).last
    await button.click()
    await tab.page.get_by_role("button", name="Cancel").click()
    await expect(activity(tab.page).locator("#lines")).to_contain_text("Discord did not say who you are.")
    await tab.page.locator("[data-leave]").click()
    await expect(tab.page.locator("iframe")).to_have_count(0)
    inside = await launched(tab)
    await inside.get_by_role("button", name="Close this page").click()
    await expect(tab.page.locator("iframe")).to_have_count(0)
    await shown_by_discord_s_own_command(tab)


async def shown_by_discord_s_own_command(tab: Tab) -> None:
    """It shows the table of the thread in which one is; who has consented is not asked again."""
    await tab.page.locator("[data-launch]").click()
    await expect(activity(tab.page).locator("figure img").first).to_be_visible()
