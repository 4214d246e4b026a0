"""Whole games of every kind on the page's data alone, and beside Discord's buttons."""

from __future__ import annotations

import random

import pytest

from render.words.text import texts
from rules.registry import GAMES
from rules.table import table as core
from tests.cogs.board_page.visiting import Document, Visitor, link_for
from tests.kit.room import Board, Guest, Room, buttons, table_of, until
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import confirm_of, open_panel

MOST = 1500
"""More touches than any game takes."""
FIRST, LEFT = 6, 10
"""So many touches of the beginning, and about so many steps of the end."""


async def begun(room: Room, guest: Guest, slug: str) -> Board:
    """A table with a bot player, at the guest's turn."""
    board = await table_of(room, await guest.type("games", "play", game=slug, seats=2, bots=1), [guest])
    assert await board.next_guest() is guest
    return board


async def waited_for(room: Room, visitor: Visitor, page: Document) -> Document:
    """How it stands once it is the visitor's turn again, or the game is over."""

    async def turn() -> Document | None:
        found = (await visitor.look())[1]
        return found if found["waited"] or found["over"] else None

    return page if page["waited"] or page["over"] else await until(turn)


@pytest.mark.parametrize("slug", GAMES)
async def test_a_whole_game_is_played_on_the_page_alone(room, unlimited, aiko, slug):
    board, dice, touched = await begun(room, aiko, slug), random.Random(slug), 0
    async with Visitor(unlimited, await link_for(board, aiko)) as visitor:
        assert await visitor.open() == 200
        page = (await visitor.look())[1]
        for number in range(MOST):
            page = await waited_for(room, visitor, page)
            if number == FIRST:
                await skip_the_middle(room, board.number, LEFT)
                page = await waited_for(room, visitor, (await visitor.look())[1])
            if page["over"]:
                break
            touched += any(picture["regions"] for picture in page["pictures"])
            page = await visitor.touch(page, dice)
        assert page["over"]
        assert page["answers"] == page["closing"] == page["suggested"] == []
        _, table = await room.services.tables.at(board.number)
        result = core.result(GAMES[slug], table)
        assert result is not None
        assert page["lines"][-1].endswith(texts("en").ending(GAMES[slug].info, result))
        assert [bool(picture["regions"]) for picture in page["pictures"]] == [False] * (1 + bool(result.breakdown))
        assert touched, "the board was touched at least once"
        assert table.ended


async def test_a_turn_begun_on_the_page_is_finished_in_the_thread_and_the_other_way_round(room, unlimited, aiko):
    board = await begun(room, aiko, "kingdom_builder")
    async with Visitor(unlimited, await link_for(board, aiko)) as visitor:
        await visitor.open()
        page = (await visitor.look())[1]
        one = page["answers"][0]
        page = await visitor.press(page, one["verb"], one["address"])
        panel = await open_panel(board, aiko)
        assert page["outcome"]
        assert all(line.split(":")[0] in panel["content"] for line in page["outcome"][:1])
        panel = await aiko.press(panel, "Step back")
        page = await visitor.press(page, one["verb"], one["address"])
        assert "out of date" in " ".join(page["lines"]), "the page was of before"
        assert page["planned"] == 0
        while not [one for one in page["closing"] if one["main"]]:
            page = await visitor.touch(page, random.Random(1))
        before = (await room.services.tables.row(board.number)).moves
        await aiko.press(panel := await open_panel(board, aiko), confirm_of(panel))
        assert (await room.services.tables.row(board.number)).moves > before


async def test_the_last_step_is_undone_on_the_page(room, unlimited, board, acting):
    async with Visitor(unlimited, await link_for(board, acting)) as visitor:
        await visitor.open()
        page = (await visitor.look())[1]
        while not page["undo"]:
            page = await visitor.touch(page, random.Random(2))
        moves = page["moves"]
        again = await visitor.press(page, "undo", moves=moves - 1)
        assert "out of date" in " ".join(again["lines"]), "of an earlier moment"
        page = await visitor.press(again, "undo")
        assert page["moves"] > moves, "an undo is an entry of the log"
        assert not page["undo"]


async def test_a_game_that_was_given_up_is_nobodys_turn(room, unlimited, board, acting):
    async with Visitor(unlimited, await link_for(board, acting)) as visitor:
        await visitor.open()
        before = (await visitor.look())[1]["turn"]
        await (await board.other()).resign(board.thread)
        await room.settled()
        page = (await visitor.look())[1]
        assert page["over"]
        assert before != page["turn"] == "The game ends by resignation."
    hand = await acting.type(board.thread, "table hand")
    assert hand["content"].startswith("The game ends by resignation.")


async def test_pictures_that_are_known_are_not_sent_again(room, unlimited, board, acting):
    async with Visitor(unlimited, await link_for(board, acting)) as visitor:
        await visitor.open()
        page = (await visitor.look())[1]
        assert all(picture["data"] for picture in page["pictures"])
        again = (await visitor.look(".".join(picture["id"] for picture in page["pictures"])))[1]
        assert not any("data" in picture for picture in again["pictures"])
        without = [{**picture, "data": "", "type": ""} for picture in page["pictures"]]
        assert [{**picture, "data": "", "type": ""} for picture in again["pictures"]] == without


async def test_all_answers_with_a_place_can_be_touched(room, unlimited, board, acting):
    async with Visitor(unlimited, await link_for(board, acting)) as visitor:
        await visitor.open()
        page = (await visitor.look())[1]
        there = {number for picture in page["pictures"] for one in picture["regions"] for number in one["answers"]}
        assert len(there) > 5
        for picture in page["pictures"]:
            for region in picture["regions"]:
                assert all(0 <= x <= picture["width"] and 0 <= y <= picture["height"] for x, y in region["at"])
        number = min(there)
        page = await visitor.press(page, "take", page["answers"][number]["address"])
        assert page["planned"]


async def test_a_panel_of_another_plan_of_as_many_steps_does_nothing(room, unlimited, board, acting):
    async with Visitor(unlimited, await link_for(board, acting)) as visitor:
        await visitor.open()
        page = (await visitor.look())[1]
        one, other = [answer for answer in page["answers"] if answer["verb"] == "take"][:2]
        first = await visitor.press(page, "take", one["address"])
        panel = await open_panel(board, acting)
        assert {"Step back", "Undo"} & buttons(panel).keys()
        page = await visitor.press(first, "back")
        second = await visitor.press(page, "take", other["address"])
        assert first["outcome"] != second["outcome"]
        assert first["planned"] != second["planned"]
        stale = await acting.press(panel, "Step back")
        assert "out of date" in stale["content"]
        assert (await visitor.look())[1]["planned"] == second["planned"], "the plan stays as it is"
