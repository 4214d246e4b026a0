"""Conditional moves on the page: the same draft and the same moves as on the panel, and nobody else's."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cogs.board_page import presses
from cogs.board_page.server import BoardPages
from cogs.kit.operations import perform_request
from render.words.text import texts
from rules.table import table as core
from rules.table.conditionals import Conditional
from tests.cogs.board_page.visiting import Document, Visitor, link_for, seat_and_table
from tests.kit.room import Board, Guest

MOST = 12
"""More touches than a turn takes."""


@pytest.fixture
async def waiting(board: Board, acting: Guest, unlimited: BoardPages) -> AsyncIterator[Visitor]:
    """The page of who waits for the other."""
    async with Visitor(unlimited, await link_for(board, await board.other())) as visitor:
        assert await visitor.open() == 200
        yield visitor


async def held(board: Board, guest: Guest) -> list[Conditional]:
    seat, table = await seat_and_table(board, guest)
    return list(core.conditionals_of(table, seat))


async def one_further(visitor: Visitor, page: Document) -> Document:
    one = next(one for one in page["answers"] if one["question"] == page["questions"][-1]["address"])
    return await visitor.press(page, one["verb"], one["address"])


async def up_to(visitor: Visitor, page: Document, words: str) -> Document:
    """Touches answers until this is asked."""
    for _ in range(MOST):
        if page["question"].startswith(words):
            return page
        page = await one_further(visitor, page)
    raise AssertionError(page["question"])


def main_of(page: Document) -> Document | None:
    return next((one for one in page["closing"] if one["main"]), None)


async def bound(visitor: Visitor, page: Document) -> Document:
    """The first answer to the first move of the other player, set."""
    page = await up_to(visitor, await visitor.press(page, "if"), "And what do you do then?")
    while main_of(page) is None:
        page = await one_further(visitor, page)
    return await visitor.press(page, "if-bind")


async def test_a_conditional_move_is_set_on_the_page_and_made(board, waiting, acting):
    other = await board.other()
    page = (await waiting.look())[1]
    assert (page["binds"], page["drafting"], page["held"]) == ("If … then …", False, [])
    mark = page["mark"]
    page = await waiting.press(page, "if")
    assert page["question"].startswith("In the place of ")
    assert f"{acting.user['global_name']}, what would you do?" in page["question"]
    assert page["pictures"][0]["regions"], "the other's move is touched on the board as well"
    page = await bound(waiting, page)
    assert page["lines"] == ["Noted. Your move is made for you if it comes to that."]
    assert [(one["verb"], one["hint"]) for one in page["held"]] == [("if-forget", "Delete this move")]
    assert page["planned"] == 0
    assert page["mark"] != mark, "another page of the player hears of it"
    [one] = await held(board, other)
    shown = await other.press(await board.shown(other), "Play")
    assert page["held"][0]["label"] in (await other.press(shown, "If … then …"))["content"]
    said = await acting.type(board.thread, "move", notation=", ".join(step for _, step in one.upon))
    assert "Done." in said["content"]
    await board.room.settled()
    row = await board.room.services.tables.row(board.number)
    entries = await board.room.services.tables.entries(row)
    assert (entries[-1].kind, entries[-1].steps) == ("premove", one.steps)


async def test_a_draft_is_the_panels_and_each_their_own(board, waiting, acting, unlimited):
    other = await board.other()
    page = await one_further(waiting, await waiting.press((await waiting.look())[1], "if"))
    assert (page["planned"] > 0, len(page["outcome"])) == (True, 1)
    panel = await other.press(await other.press(await board.shown(other), "Play"), "If … then …")
    assert page["outcome"][0] in panel["content"]
    async with Visitor(unlimited, await link_for(board, acting)) as theirs:
        assert await theirs.open() == 200
        assert not (await theirs.look())[1]["binds"]
        refused = await theirs.press((await theirs.look())[1], "if")
        assert (refused["drafting"], "while one other player decides" in " ".join(refused["lines"])) == (False, True)
    await other.press(panel, "Step back")
    stale = await one_further(waiting, page)
    assert "out of date" in stale["lines"][0]
    assert (stale["drafting"], stale["planned"]) == (True, 0)


async def test_a_draft_is_shortened_cleared_and_looked_at_again(board, waiting):
    page = await up_to(waiting, await waiting.press((await waiting.look())[1], "if"), "And what do you do then?")
    size = page["planned"]
    page = await one_further(waiting, page)
    assert page["planned"] != size
    page = await waiting.press(page, "if-back")
    assert page["planned"] == size
    async with waiting.browser.get(f"{waiting.origin}/table/{waiting.table}/state?drafting=1") as answer:
        assert (await answer.json())["planned"] == size, "what is begun is still there"
    page = await waiting.press(page, "if-clear")
    assert (page["planned"], page["drafting"]) == (0, True)
    assert page["question"].startswith("In the place of ")


async def test_one_is_forgotten_and_what_cannot_be_set_is_refused(board, waiting):
    other = await board.other()
    page = await bound(waiting, (await waiting.look())[1])
    again = await waiting.press(page, "if-forget", "7")
    assert "out of date" in again["lines"][0]
    assert len(await held(board, other)) == 1
    refused = await waiting.press(page, "if-bind")
    assert (refused["drafting"], len(await held(board, other))) == (True, 1)
    assert refused["lines"] != page["lines"]
    page = await waiting.press(page, "if-forget", page["held"][0]["address"])
    assert (page["held"], page["lines"]) == ([], ["Deleted. You will be asked as usual."])
    assert await held(board, other) == []


async def test_what_was_put_together_before_a_move_is_not_set_after_it(board, waiting, acting, monkeypatch):
    """The other moves while the press is on its way."""
    tables, now = board.room.services.tables, board.room.services.now()
    _, table = await tables.at(board.number)
    seat = table.seat_of(int(acting.id))
    assert seat is not None

    async def late(*request):
        await tables.perform_as(
            board.number,
            lambda game, at: core.act(game, at, seat, [game.notation(game.default(at.state, seat))], now),
            now,
        )
        return await perform_request(*request)

    monkeypatch.setattr(presses, "perform_request", late)
    page = await bound(waiting, (await waiting.look())[1])
    assert page["lines"] == [texts("en").t("panel-moved-on")]
    assert await held(board, await board.other()) == []


async def test_a_page_that_drafts_when_the_game_ends_says_how_it_ended_alone(board, waiting, acting):
    page = await one_further(waiting, await waiting.press((await waiting.look())[1], "if"))
    assert page["drafting"]
    await acting.resign(board.thread)
    async with waiting.browser.get(f"{waiting.origin}/table/{waiting.table}/state?drafting=1") as answer:
        page = await answer.json()
    assert (page["over"], page["drafting"]) == (True, False)
    assert texts("en").t("if-nothing") not in "\n".join(page["lines"])
