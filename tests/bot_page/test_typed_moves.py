"""Moves typed as slash commands: the picker completes them from what is legal now."""

import re

import pytest
from playwright.async_api import expect

from tests.bot_page.tab import Tab
from tests.bot_page.test_comfort import open_game

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bare_pictures")]

HEX = re.compile(r"^[A-T]\d{1,2}$")


async def suggestions(tab: Tab, command: str, option: str, typed: str = "") -> list[str]:
    """What the picker offers for an option of a command, once it has asked the bot; the form stays open."""
    await tab.page.fill("#composer", f"/{command}")
    await tab.page.click(f'[data-command="{command}"]')
    field = tab.page.locator(f'[data-option="{option}"]')
    if typed:
        await field.fill(typed)
    choices = tab.page.locator("[data-choice]")
    await expect(choices.filter(has_text=typed).first).to_be_visible()
    return [await one.inner_text() for one in await choices.all()]


async def send_first(tab: Tab) -> str:
    """Takes the first suggestion and sends the command; what was taken."""
    first = tab.page.locator("[data-choice]").first
    taken = await first.inner_text()
    await first.click()
    await tab.page.click("[data-send]")
    await expect(tab.page.locator("[data-slash]")).to_have_count(0)
    return taken


async def assert_told(tab: Tab, taken: str) -> None:
    """The answer names the hex, and so does the board."""
    answer = tab.saying(re.compile(rf"{taken}\b.*Done\.", re.DOTALL), private=True)
    await expect(answer).to_be_visible()
    await expect(tab.board).to_contain_text(re.compile(rf"\b{taken}\b"))


async def assert_refused_in_words(aiko: Tab) -> None:
    """What is not legal changes nothing."""
    before = await aiko.board.locator("img").get_attribute("src")
    await aiko.page.fill("#composer", "/kingdom build hex:Z99")
    await aiko.page.click("[data-send]")
    await expect(aiko.saying("Z99", private=True)).to_be_visible()
    await aiko.page.fill("#composer", "/kingdom end ")
    await aiko.page.click("[data-send]")
    await expect(aiko.saying("You cannot end your turn yet", private=True)).to_be_visible()
    await expect(aiko.board.locator("img")).to_have_attribute("src", before or "")


async def test_a_turn_is_typed_with_completion_and_what_is_not_legal_is_refused(visit, room):
    aiko = await open_game(visit, room)
    await assert_refused_in_words(aiko)
    offered = await suggestions(aiko, "kingdom build", "hex")
    assert offered
    assert all(HEX.match(one) for one in offered)
    built = await send_first(aiko)
    await assert_told(aiko, built)
    assert built in await aiko.sees_picture(aiko.board)

    offered = await suggestions(aiko, "move", "notation", "build")
    assert all(one.startswith("build ") for one in offered)
    built = (await send_first(aiko)).removeprefix("build ")
    await assert_told(aiko, built)

    offered = await suggestions(aiko, "kingdom build", "hex")
    assert built not in offered
    await assert_told(aiko, await send_first(aiko))

    assert await suggestions(aiko, "move", "notation", "end") == ["end"]
    await send_first(aiko)
    await expect(aiko.saying("Your card for your next turn", private=True)).to_be_visible()
    await expect(aiko.board).to_contain_text(re.compile(r"🤖 \w+ builds on"))
    await expect(aiko.my_turn).to_be_visible()
