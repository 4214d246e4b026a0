"""The bot on PostgreSQL: a game of each kind, and a server that goes away while somebody moves."""

from __future__ import annotations

import asyncio

import pytest

from rules.registry import GAMES
from tests.cogs.delivery.test_misfortunes import BUSY, UNREAD
from tests.cogs.games import test_every_game
from tests.effort import sample
from tests.kit.admission import UNEXPECTED
from tests.kit.room import (
    PATIENCE,
    open_room,
    open_table,
    until,
)
from tests.playing.turns import confirm_of, open_panel, planned

pytestmark = pytest.mark.usefixtures("on_postgres")


@pytest.mark.parametrize("slug", sample(GAMES, 2))
async def test_a_game_of_each_kind(tmp_path, monkeypatch, slug):
    await test_every_game.test_the_beginning_and_the_end_against_a_bot_player(tmp_path, monkeypatch, slug)
    assert not list(tmp_path.glob("*.sqlite3")), "the store was in a file"


async def test_a_server_that_goes_away_in_mid_move(tmp_path, monkeypatch, cluster):
    """Who moves is told in a sentence; once it is back everything goes on where it was, and by itself."""
    async with open_room(tmp_path, monkeypatch) as room:
        aiko, marta = await room.join("Aiko", "Marta")
        board = await open_table(room, aiko, marta)
        await room.settled()
        guest, panel = await planned(board)
        before = await room.facts(board.number)
        await asyncio.to_thread(cluster.stop, "immediate")
        refused = await (await guest.click(panel, confirm_of(panel))).answers(1, PATIENCE)
        assert UNREAD in [message["content"] for message in refused]
        await asyncio.to_thread(cluster.start)
        assert await room.facts(board.number) == before

        async def moved() -> bool:
            answers = await (await guest.click(panel, confirm_of(panel))).answers(1, PATIENCE)
            return any(message["content"].startswith("Done.") for message in answers)

        await until(moved)
        assert (await room.facts(board.number))[1] == before[1] + 1
        await room.settled()
        assert await board.guest_to_act() is not guest
        await room.restart()
        again = await board.guest_to_act()
        assert again is not None
        await open_panel(board, again)


HANG_UP = """
CREATE FUNCTION hang_up() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER hang_up AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION hang_up();
"""


async def test_a_server_that_is_gone_while_it_commits_a_move(tmp_path, monkeypatch, cluster):
    """Whether it was saved is not known, so nobody is told that it was not: they are to look at the board."""
    async with open_room(tmp_path, monkeypatch) as room:
        name = str(room.database).split("/")[3].split("?")[0]
        aiko, marta = await room.join("Aiko", "Marta")
        board = await open_table(room, aiko, marta)
        await room.settled()
        guest, panel = await planned(board)
        before = await room.facts(board.number)
        await asyncio.to_thread(cluster.sql, HANG_UP, name)
        told = [one["content"] for one in await (await guest.click(panel, confirm_of(panel))).answers(1, PATIENCE)]
        assert UNEXPECTED in told
        assert BUSY not in told
        assert await room.facts(board.number) == before
        await asyncio.to_thread(cluster.sql, "DROP FUNCTION hang_up CASCADE", name)
        done = await (await guest.click(panel, confirm_of(panel))).answers(1, PATIENCE)
        assert any(message["content"].startswith("Done.") for message in done)
        assert (await room.facts(board.number))[1] == before[1] + 1
