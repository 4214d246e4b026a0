"""Several processes on one database: a page that one of them has opened is served by every other, and hears of what
happens in any."""

from __future__ import annotations

import random
from contextlib import asynccontextmanager

import pytest

from cogs.app import identify, notify
from cogs.board_page.server import BoardPages
from tests.cogs.board_page.test_streams import listening
from tests.cogs.board_page.visiting import Visitor, link_for, serving
from tests.kit.room import open_room, open_table
from tests.processes.beside import beside

NEVER = 3600.0


@pytest.fixture(autouse=True)
def by_doorbell_alone(on_postgres: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """No process looks by itself whether others have written anything."""
    monkeypatch.setattr(identify, "SPACING", 0.05)
    monkeypatch.setattr(notify, "POLL", NEVER)


@asynccontextmanager
async def also_serving(services):
    """The pages of a process that is not the first."""
    pages = BoardPages(services)
    await pages.start("127.0.0.1", 0)
    pages.unlimited()
    try:
        yield pages
    finally:
        await pages.stop()


def at(pages: BoardPages, visitor: Visitor) -> Visitor:
    """The same browser, whose requests come to another process from now on."""
    visitor.origin = pages.address
    return visitor


async def test_a_page_is_served_by_every_process_and_hears_of_a_move_in_another(tmp_path, monkeypatch):
    async with (
        open_room(tmp_path, monkeypatch, seed="pages", shards="0/2") as room,
        beside(room, "1/2") as second,
        serving(room) as here,
        also_serving(second.services) as there,
    ):
        here.unlimited()
        board = await open_table(room, *await room.join("Aiko", "Marta"), game="royal_game_of_ur")
        acting, other = await board.guest_to_act(), await board.other()
        assert acting is not None
        async with (
            Visitor(here, await link_for(board, acting)) as mine,
            Visitor(here, await link_for(board, other)) as theirs,
        ):
            assert await at(here, mine).open() == 200
            assert await at(there, theirs).open() == 200
            page = (await at(here, theirs).look())[1]
            assert (await at(there, theirs).look())[1] == page, "the session is known to both, and so is the table"
            async with listening(theirs) as bell:
                await bell.next()
                moves, shown = page["moves"], (await mine.look())[1]
                while shown["moves"] == moves:
                    shown = await mine.touch(shown, random.Random(1))
                assert (await bell.next()).startswith("event: changed")
                assert (await theirs.look())[1]["moves"] > moves
            status, _ = await at(there, mine).send(f"/table/{mine.table}/end", {})
            assert status == 200
            assert (await at(here, mine).look())[0] == 401, "what is closed in one is closed in all"
