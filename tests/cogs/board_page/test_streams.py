"""Open pages are told of what concerns them, and of nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from cogs.board_page import streams
from cogs.board_page.server import BoardPages
from tests.cogs.board_page.visiting import Visitor, link_for
from tests.kit.room import Board, Guest, until
from tests.patience import PATIENCE


class Bell:
    """What a stream says."""

    def __init__(self, answer: aiohttp.ClientResponse) -> None:
        self._answer = answer
        self.status = answer.status

    async def next(self, patience: float = PATIENCE) -> str:
        """The next event with its data."""
        async with asyncio.timeout(patience):
            while True:
                event = (await self._answer.content.readuntil(b"\n\n")).decode()
                if event.startswith("event: "):
                    return event

    async def is_silent(self, seconds: float = 0.6) -> bool:
        try:
            await self.next(seconds)
        except TimeoutError:
            return True
        return False


@asynccontextmanager
async def listening(visitor: Visitor) -> AsyncIterator[Bell]:
    address = f"{visitor.origin}/table/{visitor.table}/events"
    async with visitor.browser.get(address, headers=visitor.headers) as answer:
        yield Bell(answer)


async def visiting(pages: BoardPages, board: Board, guest: Guest) -> Visitor:
    visitor = Visitor(pages, await link_for(board, guest))
    assert await visitor.open() == 200
    return visitor


async def test_a_page_is_told_of_what_it_does_not_show_yet(room, pages, board, acting):
    other = await board.other()
    async with (
        await visiting(pages, board, acting) as mine,
        await visiting(pages, board, other) as theirs,
        listening(mine) as bell,
        listening(theirs) as far_bell,
    ):
        page = (await mine.look())[1]
        assert await bell.next() == f'event: changed\ndata: "{page["mark"]}"\n\n'
        await far_bell.next()
        answer = page["answers"][0]
        page = await mine.press(page, answer["verb"], answer["address"])
        if page["planned"]:
            assert f'"{page["mark"]}"' in await bell.next(), "another page of the same person shows the plan"
            assert await far_bell.is_silent(), "others learn nothing of plans"
        await acting.resign(board.thread)
        assert (await far_bell.next()).startswith("event: changed")


async def test_the_end_of_a_session_ends_its_streams(room, pages, board, acting):
    async with await visiting(pages, board, acting) as visitor, listening(visitor) as bell:
        await bell.next()
        assert (await visitor.send(f"/table/{visitor.table}/end", {}))[0] == 200
        assert (await bell.next()).startswith("event: over")
        assert (await visitor.look())[0] == 401


async def test_another_page_of_the_same_person_stays_open(room, pages, board, acting):
    async with (
        await visiting(pages, board, acting) as closed,
        await visiting(pages, board, acting) as kept,
        listening(kept) as bell,
    ):
        await bell.next()
        assert (await closed.send(f"/table/{closed.table}/end", {}))[0] == 200
        await acting.resign(board.thread)
        assert (await bell.next()).startswith("event: changed")


async def test_the_oldest_of_many_streams_of_one_person_ends(room, pages, board, acting):
    async with await visiting(pages, board, acting) as visitor:
        address = f"{visitor.origin}/table/{visitor.table}/events"
        open_now = [await visitor.browser.get(address, headers=visitor.headers) for _ in range(streams.MOST + 1)]
        oldest = Bell(open_now[0])
        while (event := await oldest.next()).startswith("event: changed"):
            pass
        assert event == "event: full\ndata: {}\n\n", "the session goes on"
        await until(lambda: len(pages.streams) == streams.MOST)
        for one in open_now:
            one.close()


async def test_a_table_that_cannot_be_read_silences_no_other(room, pages, board, acting, monkeypatch, caplog):
    whole, found = room.services.tables.at, list[int]()

    async def at(table_id: int) -> object:
        found.append(table_id)
        if len(found) == 1:
            raise KeyError("a game that is not played here any more")
        return await whole(table_id)

    async with await visiting(pages, board, acting) as first, await visiting(pages, board, acting) as second:
        monkeypatch.setattr(room.services.tables, "at", at)
        async with listening(first) as bell, listening(second) as further:
            assert await bell.next() == 'event: changed\ndata: "no table"\n\n'
            assert (await further.next()).startswith("event: changed")
            assert "no table" not in str(pages.streams._open[1].mark)
    assert "could not be read" in caplog.text
    caplog.clear()
