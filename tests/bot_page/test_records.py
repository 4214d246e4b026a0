"""What stands below **More**, a game stepped through, and a game as a file: with buttons, lists and dialogs alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import FilePayload, Locator, expect

from rules.conformance.conformance import play_random
from rules.history import files
from rules.royal_game_of_ur.game import ROYAL_GAME_OF_UR
from tests.bot_page.tab import PICTURE, Tab
from tests.bot_page.test_comfort import open_game

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bare_pictures")]


async def open_more(tab: Tab, group: str) -> Locator:
    """A group of what stands below **More** of the board."""
    await tab.board.locator('[data-custom-id^="z:more:"]').click()
    more = tab.saying("what else you can do", private=True)
    more = await tab.this(more)
    await tab.press(more, group)
    await expect(more.get_by_role("button", name="Back", exact=True)).to_be_visible()
    return more


def chosen(data: bytes, name: str = "game.json") -> FilePayload:
    """A file of one's own computer."""
    return {"name": name, "mimeType": "application/json", "buffer": data}


async def bring(tab: Tab, source: Locator, brought: FilePayload | Path) -> None:
    """Opens the dialog for a file from a message, chooses the file there and sends it."""
    await tab.press(source, "A game from a file")
    dialog = tab.page.locator("[role=dialog]")
    await expect(dialog).to_contain_text("A game from a file")
    await dialog.get_by_label("The file").set_input_files(brought)
    await dialog.locator("[data-submit]").click()


async def picture_of(message: Locator) -> str | None:
    return await message.locator(PICTURE).first.get_attribute("src")


async def step(message: Locator, label: str) -> None:
    """Presses a button of a replay and waits for its picture."""
    before = await picture_of(message)
    await message.get_by_role("button", name=label, exact=True).click()
    await expect(message.locator(PICTURE).first).not_to_have_attribute("src", before or "")


async def test_a_note_stands_on_the_panel_and_the_running_game_is_stepped_through(visit, room):
    tab = await open_game(visit, room)
    more = await open_more(tab, "Look")
    for label in ("Look at the board", "The board in words", "Replay", "Record as a file"):
        await expect(more.get_by_role("button", name=label, exact=True)).to_be_visible()
    await tab.press(more, "Back")
    await tab.press(more, "My seat")
    await tab.press(more, "My note")
    dialog = tab.page.locator("[role=dialog]")
    await dialog.get_by_label("Note; only you can read it").fill("The river *first*")
    await dialog.get_by_label("To remember at your next turn").fill("Look at the castles")
    await dialog.locator("[data-submit]").click()
    kept = tab.saying("Kept. Your panel shows it", private=True)
    await expect(kept).to_contain_text("Your note: The river *first*")
    board = await tab.this(tab.board)
    panel = await tab.open_panel(board)
    await expect(panel).to_contain_text("Your note: The river *first*")
    await expect(panel).not_to_contain_text("Look at the castles")
    await tab.plan(panel)
    await tab.confirm(panel)
    await tab.dismiss(panel)
    await tab.retired(board)
    await expect(tab.my_turn).to_be_visible()
    panel = await tab.open_panel()
    await expect(panel).to_contain_text("To remember: Look at the castles")
    await tab.press(await tab.this(kept), "Delete my note")
    await expect(tab.saying("Your note is deleted.", private=True)).to_be_visible()
    await stepped_through(tab)


async def stepped_through(tab: Tab) -> None:
    """The replay of a game of which a turn was played."""
    await tab.press(await open_more(tab, "Look"), "Replay")
    replay = tab.saying(re.compile(r"Move \d+ of \d+"), private=True)
    await expect(replay).to_be_visible()
    replay = await tab.this(replay)
    await tab.sees_picture(replay.locator("figure").first)
    found = re.search(r"Move (\d+) of (\d+)", await replay.inner_text())
    assert found is not None
    assert found[1] == found[2] != "0"
    await expect(replay.get_by_role("button", name="Last", exact=True)).to_be_disabled()
    await step(replay, "First")
    await expect(replay).to_contain_text(f"Move 0 of {found[2]}")
    await step(replay, "Forward")
    await expect(replay).to_contain_text(f"Move 1 of {found[2]}")
    await expect(replay.get_by_role("button", name="Play on from here", exact=True)).to_have_count(0)
    await replay.locator(".select").first.click()
    await tab.page.locator("[role=option]", has_text="Turn 2").click()
    await expect(replay).to_contain_text("Turn 2 ·")


async def test_a_game_is_kept_as_a_file_and_opened_again(visit, room):
    tab = await open_game(visit, room)
    await tab.press(await open_more(tab, "Look"), "Record as a file")
    given = tab.saying("The game as your seat has known it", private=True)
    async with tab.page.expect_download() as started:
        await given.locator(".file-card").click()
    await bring(tab, given, await (await started.value).path())
    opened = await tab.this(tab.saying("Kingdom Builder from a file", private=True))
    await expect(opened.get_by_role("button", name="Play on from here", exact=True)).to_be_visible()
    await tab.press(opened, "Play on from here")
    asked = tab.saying("Which seat do you play?", private=True)
    await asked.locator(".select").click()
    await tab.page.locator("[role=option]", has_text="Aiko").click()
    await expect(tab.saying(re.compile(r"Table \d+ opens"), private=True)).to_be_visible()


async def test_the_desk_takes_a_file_and_says_what_is_wrong_with_another(visit):
    tab = await visit("Aiko")
    await tab.command("desk")
    front = await tab.this(tab.with_button("Open a table"))
    await tab.press(front, "More…")
    desk = await tab.this(tab.with_button("Report a problem", private=True))
    dialog = tab.page.locator("[role=dialog]")
    await tab.press(desk, "A game from a file")
    await dialog.locator("[data-submit]").click()
    await expect(dialog).to_contain_text("Please choose a file.")
    await dialog.locator("[data-cancel]").click()
    await bring(tab, desk, chosen(b"Dear diary", "diary.txt"))
    await expect(tab.saying("This is not the file of a game", private=True)).to_be_visible()
    game: Any = ROYAL_GAME_OF_UR
    record = play_random(game, 2, {}, "page").record(game)
    await bring(tab, desk, chosen(files.encode(record)))
    opened = await tab.this(tab.saying("The Royal Game of Ur from a file", private=True))
    await expect(opened).to_contain_text(f"Move 0 of {len(record.steps)}")
    await tab.sees_picture(opened)
    await step(opened, "Last")
    await expect(opened).to_contain_text(f"Move {len(record.steps)} of {len(record.steps)}")
