"""Two people at two tabs play Kingdom Builder from /play to the score sheet by clicking alone."""

import re

import pytest
from playwright.async_api import expect

from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as core
from tests.bot_page.tab import END_TURN, SINGLE, Tab
from tests.effort import WHOLE, several
from tests.playing.skipping import skip_the_middle

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("bare_pictures")]

MOST_TURNS = 60
DM_TURNS = (2, 3) if WHOLE else (1,)
FIRST = several(1, 4)
"""The turn after which the last ones come."""
LEFT = 12
"""About so many steps are left then, and with them a tile to be used."""
PART = "Confirm so far"
POINTS = re.compile(r"\d+ points")


async def open_lobby(aiko: Tab, marta: Tab) -> None:
    """Aiko opens a table for the first game, Marta sits down, and the game begins."""
    await aiko.command("play", game="Kingdom Builder")
    lobby = await aiko.this(aiko.with_button("Join"))
    await aiko.sees_picture(lobby)
    await expect(lobby.get_by_role("button", name="Start")).to_be_disabled()
    await aiko.press(lobby, "Options")
    options = aiko.saying("Choose the options", private=True)
    await options.locator(".select").first.click()
    await aiko.page.get_by_role("option", name="First game").click()
    await expect(lobby.get_by_role("button", name=re.compile("First game"))).to_be_visible()
    await expect(marta.messages(private=True)).to_have_count(0)
    await marta.press(marta.with_button("Join"), "Join")
    await expect(lobby.get_by_role("button", name=re.compile("Aiko, ◆ Marta"))).to_be_visible()
    await aiko.press(lobby, "Start")
    await expect(lobby.get_by_role("button", name="Start")).to_have_count(0)
    for tab in (aiko, marta):
        await tab.enter_thread()
        assert "Aiko" in await tab.sees_picture(tab.board)


async def look_around(tab: Tab) -> None:
    """Hand, log and rules answer privately, and go away when dismissed."""
    for label, words in (("My hand", "builds on"), ("History", "The game begins."), ("Rules", "Extra actions:")):
        await tab.press(tab.board, label)
        answer = await tab.this(tab.saying(words, private=True))
        if label == "My hand":
            assert "Settlements left: 40" in await tab.sees_picture(answer)
        await tab.dismiss(answer)
    await expect(tab.messages(private=True)).to_have_count(0)


async def commit_a_part_and_take_it_back(tab: Tab) -> None:
    """A first settlement is confirmed alone, then taken back from the board in the thread."""
    panel = await tab.open_panel()
    await panel.locator(SINGLE).first.click()
    await expect(panel.get_by_role("button", name=PART)).to_be_enabled()
    built = await tab.confirm(panel)
    await expect(panel.get_by_role("button", name=END_TURN)).to_have_count(0)
    await expect(tab.board).to_contain_text(built)
    await tab.dismiss(panel)
    await tab.press(tab.board, "Undo")
    await expect(tab.saying("Taken back.", private=True)).to_be_visible()
    await expect(tab.board).to_contain_text(re.compile(f"{tab.name} takes .* back"))


async def take_turn(mover: Tab, watcher: Tab, *, from_dm: bool) -> list[str]:
    """Plays one turn; the other tab sees what was built, and the next picture, without touching anything."""
    if from_dm:
        await mover.enter_dm()
    panel = await mover.open_panel()
    used = await mover.plan(panel)
    await expect(panel.get_by_role("button", name=END_TURN)).to_be_enabled()
    built = await mover.confirm(panel)
    await expect(watcher.saying(built)).to_be_visible()
    if from_dm:
        await panel.locator(".mention").click()
        await expect(mover.page.locator("#header h1")).to_contain_text("Kingdom Builder")
    return used


async def test_a_whole_game_of_two(visit, room):
    aiko, marta = await visit("Aiko"), await visit("Marta")
    await open_lobby(aiko, marta)
    mover, watcher = (aiko, marta) if await aiko.my_turn.count() else (marta, aiko)
    await look_around(mover)
    await commit_a_part_and_take_it_back(mover)
    used: list[str] = []
    for number in range(MOST_TURNS):
        used += await take_turn(mover, watcher, from_dm=number in DM_TURNS)
        mover, watcher = watcher, mover
        if number == FIRST:
            await skip_the_middle(room, 1, LEFT)
            _, table = await room.services.tables.at(1)
            [seat] = core.owing(KINGDOM_BUILDER, table)
            mover, watcher = (aiko, marta) if table.players[seat].name == "Aiko" else (marta, aiko)
        if await mover.is_over():
            break
        assert "Kingdom Builder board" in await mover.sees_picture(mover.board)
    assert used, "no location tile was ever used"
    for tab in (aiko, marta):
        await expect(tab.score_sheet).to_contain_text(re.compile("(Aiko|Marta) win"))
        await expect(tab.score_sheet).to_contain_text("the last settlement")
        told = await tab.sees_picture(tab.score_sheet)
        assert "Aiko" in told
        assert "Marta" in told
        assert len(POINTS.findall(told)) == 2
        await expect(tab.page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
