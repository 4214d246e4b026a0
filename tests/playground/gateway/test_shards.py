"""Several shards at the gateway: who is let in, who hears what, and one that is cut while the others live."""

from __future__ import annotations

from dataclasses import replace

import aiohttp
import pytest

from playground import DISCORD, Server
from playground.rate_limits.windows import Rate
from playground.world.ids import GUILD_ID
from tests.playground.sockets import Socket, identity

OF_GUILD = (int(GUILD_ID) >> 22) % 2
"""The shard of the guild where there are two."""


@pytest.fixture
def enter(server, connect):
    """Connects and identifies as a shard; READY is read."""

    async def enter(shard):
        socket = await connect()
        await socket.send(2, identity(server, shard=shard))
        await socket.until("READY")
        return socket

    return enter


async def answers(socket) -> bool:
    """Whether the gateway answers a heartbeat, with nothing before it."""
    await socket.send(1, None)
    return (await socket.next())["op"] == 11


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], [0, 1, 2], ["0", "1"], [True, 2], 0, {}])
async def test_a_shard_that_does_not_exist(server, connect, shard):
    socket = await connect()
    await socket.send(2, identity(server, shard=shard))
    assert await socket.close_code() == 4010


async def test_too_few_shards(server, connect, aiko):
    await aiko.request("POST", "/test/shards", {"least": 3})
    for changes, code in (({}, 4011), ({"shard": [0, 2]}, 4011), ({"shard": [3, 3]}, 4010)):
        socket = await connect()
        await socket.send(2, identity(server, **changes))
        assert await socket.close_code() == code
    socket = await connect()
    await socket.send(2, identity(server, shard=[2, 3]))
    assert (await socket.until("READY"))["d"]["shard"] == [2, 3]


async def test_what_happens_goes_to_the_shard_of_its_place(enter, aiko):
    assert OF_GUILD == 1
    sockets = [await enter([number, 2]) for number in range(2)]
    await sockets[1].until("GUILD_CREATE")
    await aiko.send("lobby", "to the guild")
    heard = (await sockets[1].until("MESSAGE_CREATE"))["d"]
    assert heard["guild_id"] == GUILD_ID
    assert await answers(sockets[0])
    await aiko.send(await aiko.dm(), "to the bot")
    assert "guild_id" not in (await sockets[0].until("MESSAGE_CREATE"))["d"]
    assert await answers(sockets[1])


async def test_one_shard_is_cut_and_the_other_lives(enter, server, connect, aiko):
    sockets = [await enter([number, 2]) for number in range(2)]
    await sockets[1].until("GUILD_CREATE")
    assert await aiko.request("POST", "/test/drop", {"shard": 1, "code": 4000}) == {"dropped": 1}
    assert await sockets[1].close_code() == 4000
    await aiko.send(await aiko.dm(), "still there?")
    assert (await sockets[0].until("MESSAGE_CREATE"))["d"]["content"] == "still there?"
    assert await aiko.request("POST", "/test/drop", {"shard": 1}) == {"dropped": 0}


async def test_a_shard_that_is_cut_resumes_what_it_missed(server, connect, aiko):
    socket = await connect()
    await socket.send(2, identity(server, shard=[1, 2]))
    session_id = (await socket.until("READY"))["d"]["session_id"]
    last = (await socket.until("GUILD_CREATE"))["s"]
    await aiko.request("POST", "/test/drop", {"shard": 1})
    await aiko.send("lobby", "missed")
    again = await connect()
    await again.send(6, {"token": server.token, "session_id": session_id, "seq": last})
    assert (await again.until("MESSAGE_CREATE"))["s"] == last + 1


async def test_a_shard_identified_twice_lives_twice(enter, aiko):
    first, second = await enter([0, 2]), await enter([0, 2])
    await aiko.send(await aiko.dm(), "to both")
    for socket in (first, second):
        assert (await socket.until("MESSAGE_CREATE"))["d"]["content"] == "to both"
    await first.ws.close(code=1000)
    await aiko.send(await aiko.dm(), "to one")
    assert (await second.until("MESSAGE_CREATE"))["d"]["content"] == "to one"


async def test_what_is_advised(rest, aiko):
    status, told = await rest("GET", "/gateway/bot")
    assert (status, told["shards"]) == (200, 1)
    await aiko.request("POST", "/test/shards", {"recommended": 16})
    assert (await rest("GET", "/gateway/bot"))[1]["shards"] == 16
    for wrong in (0, "2", True, None):
        with pytest.raises(Exception, match="at least one"):
            await aiko.request("POST", "/test/shards", {"recommended": wrong})


async def test_identifies_are_counted_by_bucket(tmp_path):
    """Two at once: shards 0 and 2 share a bucket, 1 has another."""
    server = Server(tmp_path / "strict", rates=replace(DISCORD, identifies=Rate(1, 60.0), max_concurrency=2))
    await server.start()
    headers = {"Authorization": f"Bot {server.token}"}
    try:
        async with aiohttp.ClientSession() as session:
            async with session.get(f"{server.api_base}/gateway/bot", headers=headers) as answer:
                assert (await answer.json())["session_start_limit"]["max_concurrency"] == 2
            said = []
            for number in (0, 1, 2, 3):
                socket = Socket(await session.ws_connect(server.gateway_url), False)
                await socket.next()
                await socket.send(2, identity(server, shard=[number, 4]))
                heard = await socket.next()
                said.append((heard["op"], heard["t"]))
            assert said == [(0, "READY")] * 2 + [(9, None)] * 2
    finally:
        await server.stop()
