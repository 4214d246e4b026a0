"""A server that this process hears nothing of, as another has its shard: what is done there is done all the same."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.base import servers
from cogs.base.services import Services
from data.outbox import server_jobs
from playground.world import permissions as bits
from playground.world.ids import GUILD_ID
from tests.cogs.lobby.test_relocation import (
    GAMES,
    LOBBY,
    permit,
    thread_below,
)
from tests.kit.desks import is_desk
from tests.kit.room import (
    PATIENCE,
    Room,
    buttons,
    is_board,
    menus,
    open_room,
    open_table,
    until,
)
from tests.processes.beside import beside

SERVER = int(GUILD_ID)
NO_SERVER = 999


@pytest.fixture
async def deaf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A process that hears direct messages alone."""
    async with open_room(tmp_path, monkeypatch, seed="deaf", shards="0/2") as room:
        assert room.bot.get_guild(SERVER) is None
        yield room


async def language(services: Services) -> str:
    """In which language everybody in the server is spoken to, by a process that does not know it."""
    return (await services.public_texts(None, SERVER)).language


async def test_what_discord_tells_is_what_the_gateway_says(deaf):
    guest, *_ = await deaf.join("Aiko")
    await permit(guest, LOBBY["id"], bits.BOT_BITS & ~bits.ATTACH_FILES)
    asked = await servers.find(deaf.bot, SERVER)
    await deaf.stop()
    deaf._shards = ""
    await deaf.start()
    heard = await servers.find(deaf.bot, SERVER)
    assert asked is not None
    assert heard is deaf.bot.get_guild(SERVER) is not None
    assert asked.name == heard.name
    assert asked.me == heard.me
    assert [one.id for one in asked.text_channels] == [one.id for one in heard.text_channels]
    for one, other in zip(asked.text_channels, heard.text_channels, strict=True):
        assert one.permissions_for(asked.me) == other.permissions_for(heard.me)
    assert not asked.get_channel(int(LOBBY["id"])).permissions_for(asked.me).attach_files
    assert await servers.find(deaf.bot, NO_SERVER) is None


async def test_an_errand_is_run_where_nothing_is_heard(deaf):
    """The front desk is posted, and pinned; where the bot is no more, nothing waits for ever."""
    guest, *_ = await deaf.join("Aiko")
    for number in (SERVER, NO_SERVER):
        await deaf.store.write(
            lambda transaction, number=number: server_jobs.put_desk(transaction, number, deaf.services.now())
        )
    deaf.services.wake()
    desk = await guest.wait_message(LOBBY, is_desk, PATIENCE)

    async def done() -> bool:
        return not await deaf.store.reading.rows("SELECT 1 FROM outbox WHERE guild_id IS NOT NULL")

    await until(done)
    kept = await deaf.store.reading.rows("SELECT guild_id, message_id FROM desks")
    assert [tuple(row) for row in kept] == [(SERVER, int(desk["id"]))]


async def test_the_language_of_a_server_is_kept(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="language") as room:
        guest, *_ = await room.join("Aiko")

        async def speaks(locale: str) -> bool:
            return await language(room.services) == locale

        await until(lambda: speaks("en"))
        await guest.request("POST", "/test/language", {"locale": "ja"})
        await until(lambda: speaks("ja"))
        await room.stop()
        await guest.request("POST", "/test/language", {"locale": "en-GB"})
        await room.start()  # nobody has heard it
        await until(lambda: speaks("en"))
        await guest.request("POST", "/test/language", {"locale": "ja"})
        await until(lambda: speaks("ja"))
        room._shards = "0/2"
        await room.restart()
        assert await speaks("ja")


async def test_a_table_moves_out_of_a_direct_message(tmp_path, monkeypatch, on_postgres):
    """Direct messages come to one process, the server belongs to the other."""
    async with open_room(tmp_path, monkeypatch, seed="moving", shards="0/2") as room, beside(room, "1/2"):
        aiko, marta = await room.join("Aiko", "Marta")
        await open_table(room, aiko, marta)
        await room.settled()
        await aiko.request("DELETE", f"/ui/channels/{GAMES}")
        told = await aiko.wait_dm(lambda one: "Move the table" in buttons(one), PATIENCE)
        asked = await aiko.press(told, "Move the table")
        assert [one["label"] for one in menus(asked)[0]["options"]] == ["#lobby"]
        await permit(aiko, LOBBY["id"], bits.BOT_BITS & ~bits.ATTACH_FILES)
        refused = await aiko.choose(asked, menus(asked)[0], [LOBBY["id"]])
        assert "Attach Files" in refused["content"]
        await permit(aiko, LOBBY["id"], bits.BOT_BITS)
        asked = await aiko.press(told, "Move the table")
        moved = await aiko.choose(asked, menus(asked)[0], [LOBBY["id"]])
        assert f"<#{LOBBY['id']}>" in moved["content"]
        thread = await until(lambda: thread_below(marta, LOBBY["id"]))
        assert await marta.wait_message(thread, is_board, PATIENCE)
