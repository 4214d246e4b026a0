"""On the page as on the panel: answers in advance, and taking back what others have to agree to."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cogs.board_page.server import BoardPages
from rules.core.contract import Premove
from tests.cogs.board_page.visiting import Document, Visitor, link_for, seat_and_table, serving
from tests.kit.room import Board, Guest, buttons
from tests.playing.turns import state_of


@pytest.fixture
async def pages(meadow: Board) -> AsyncIterator[BoardPages]:
    async with serving(meadow.room) as pages:
        pages.unlimited()
        yield pages


async def visiting(pages: BoardPages, board: Board, guest: Guest) -> Visitor:
    visitor = Visitor(pages, await link_for(board, guest))
    assert await visitor.open() == 200
    return visitor


async def held(board: Board, guest: Guest) -> list[Premove]:
    seat, table = await seat_and_table(board, guest)
    return list(table.players[seat].premoves)


def offer(page: Document, name: str) -> Document:
    found: Document = next(one for one in page["advance"] if one["name"] == name)
    return found


async def test_a_list_is_left_replaced_and_cleared_and_is_the_panels(meadow, pages):
    aiko, marta = meadow.players
    async with await visiting(pages, meadow, aiko) as visitor:
        page = (await visitor.look())[1]
        leftovers = offer(page, "leftovers")
        assert (leftovers["ordered"], leftovers["steps"]) == (True, [])
        assert [one["label"] for one in leftovers["choices"]][:2] == ["take · 1", "take · 2"]
        mark = page["mark"]
        page = await visitor.press(page, "premove", "leftovers", steps=["take 3", "take 1"])
        assert any(line.startswith("Noted.") for line in page["lines"])
        assert offer(page, "leftovers")["steps"] == ["take 3", "take 1"]
        assert page["mark"] != mark, "another page of the player hears of it"
        [left] = await held(meadow, aiko)
        assert (left.name, left.steps) == ("leftovers", ("take 3", "take 1"))
        shown = await aiko.press(await aiko.press(await meadow.shown(aiko), "Play"), "Answers in advance")
        assert "Left now: 1. take · 3, 2. take · 1" in shown["content"]
        page = await visitor.press(page, "premove", "leftovers", steps=["take 2"])
        assert [one.steps for one in await held(meadow, aiko)] == [("take 2",)]
        async with await visiting(pages, meadow, marta) as other:
            assert offer((await other.look())[1], "leftovers")["steps"] == [], "each their own"
        page = await visitor.press(page, "premove", "leftovers")
        assert (await held(meadow, aiko), offer(page, "leftovers")["steps"]) == ([], [])


@pytest.mark.parametrize(
    ("name", "steps"),
    [("leftovers", ["take 9"]), ("leftovers", ["take 1", "take 1"]), ("nothing", ["take 1"]), ("rest", ["x", "y"])],
)
async def test_what_is_not_offered_is_refused_in_a_sentence(meadow, pages, name, steps):
    async with await visiting(pages, meadow, meadow.players[0]) as visitor:
        page = (await visitor.look())[1]
        refused = await visitor.press(page, "premove", name, steps=steps)
        assert refused["lines"] != page["lines"]
        assert await held(meadow, meadow.players[0]) == []
        body = {"verb": "premove", "address": name, "steps": ["x"] * 101}
        assert (await visitor.send(f"/table/{visitor.table}/press", body))[0] == 400


async def test_others_are_asked_and_agree_or_rather_play_on(meadow, pages):
    aiko, marta = meadow.players
    for guest, notation in ((aiko, "claim 1"), (marta, "claim 2")):
        await guest.type(meadow.thread, "move", notation=notation)
    before = await state_of(meadow)
    for guest, notation in ((aiko, "take 3"), (marta, "pass")):
        await guest.type(meadow.thread, "move", notation=notation)
    async with (
        await visiting(pages, meadow, aiko) as asker,
        await visiting(pages, meadow, marta) as asked,
    ):
        page = (await asker.look())[1]
        assert (page["undo"], page["back"]) == (True, [])
        page = await asker.press(page, "undo")
        assert "If everybody agrees, 2 steps can be taken back." in " ".join(page["lines"])
        assert [one["verb"] for one in page["back"]] == ["ask-back"]
        page = await asker.press(page, "ask-back")
        assert [one["label"] for one in page["back"]] == ["Rather not"]
        await meadow.room.settled()
        assert "Agree" in buttons(await meadow.shown(marta))
        theirs = (await asked.look())[1]
        assert [one["verb"] for one in theirs["back"]] == ["agree-back", "decline-back"]
        theirs = await asked.press(theirs, "decline-back")
        assert "goes on as it stands" in " ".join(theirs["lines"])
        assert await state_of(meadow) != before
        await asker.press((await asker.look())[1], "ask-back")
        stale = await asked.press(theirs, "agree-back", moves=theirs["moves"] - 1)
        assert await state_of(meadow) != before, stale["lines"]
        await asked.press((await asked.look())[1], "agree-back")
        assert await state_of(meadow) == before
        again = await asked.press((await asked.look())[1], "agree-back")
        assert "Nobody asks to take anything back any more." in " ".join(again["lines"])
