"""The gateway frame by frame, over bare websockets."""

from __future__ import annotations

import pytest

from playground.gateway.gateway import MESSAGE_CONTENT
from tests.playground.sockets import UNPRIVILEGED, identity


@pytest.mark.parametrize("query", ["", "&compress=zlib-stream"])
async def test_greeting_heartbeat_and_ready(server, connect, query):
    socket = await connect(query)
    hello = await socket.next()
    assert (hello["op"], hello["d"]["heartbeat_interval"]) == (10, 41250)
    await socket.send(1, None)
    assert (await socket.next())["op"] == 11
    await socket.send(2, identity(server))
    ready = await socket.next()
    assert (ready["t"], ready["s"]) == ("READY", 1)
    assert ready["d"]["resume_gateway_url"] == f"{server.gateway_url}/resume"
    guild = await socket.next()
    assert guild["t"] == "GUILD_CREATE"
    assert [member["user"]["username"] for member in guild["d"]["members"]] == ["Ziggurat"]


async def test_the_bare_address_is_a_gateway_too(server, connect):
    socket = await connect(path="/")
    assert (await socket.next())["op"] == 10


@pytest.mark.parametrize(
    ("op", "changes", "code"),
    [
        (2, {"token": "nonsense"}, 4004),
        (2, {"intents": UNPRIVILEGED | MESSAGE_CONTENT}, 4014),
        (2, {"intents": 1 << 40}, 4013),
        (2, {"shard": [2, 2]}, 4010),
        (3, {}, 4003),
    ],
)
async def test_what_is_refused_at_the_door(server, connect, op, changes, code):
    socket = await connect()
    await socket.send(op, identity(server, **changes))
    assert await socket.close_code() == code


async def test_nonsense_and_a_second_identify_close_the_socket(server, connect):
    socket = await connect()
    await socket.ws.send_str("{")
    assert await socket.close_code() == 4002
    socket = await connect()
    await socket.send(2, identity(server))
    await socket.send(2, identity(server))
    assert await socket.close_code() == 4005
    socket = await connect()
    await socket.send(2, identity(server))
    await socket.send(77, None)
    assert await socket.close_code() == 4001


async def test_shards_divide_the_guild_and_direct_messages(server, connect, aiko):
    sockets = [await connect(), await connect()]
    seen = []
    for number, socket in enumerate(sockets):
        await socket.send(2, identity(server, shard=[number, 2]))
        ready = await socket.until("READY")
        assert ready["d"]["shard"] == [number, 2]
        seen.append(len(ready["d"]["guilds"]))
    assert sorted(seen) == [0, 1]
    guild_shard = sockets[seen.index(1)]
    await aiko.send("lobby", "to the guild")
    assert (await guild_shard.until("MESSAGE_CREATE"))["d"]["channel_type"] == 0
    await aiko.send(await aiko.dm(), "to the bot")
    assert (await sockets[0].until("MESSAGE_CREATE"))["d"]["content"] == "to the bot"


async def test_events_come_only_with_their_intent(server, connect, aiko):
    deaf, hearing = await connect(), await connect()
    await deaf.send(2, identity(server, intents=1))
    await hearing.send(2, identity(server))
    await deaf.until("GUILD_CREATE")
    await hearing.until("GUILD_CREATE")
    await aiko.send("lobby", "secret words")
    heard = (await hearing.until("MESSAGE_CREATE"))["d"]
    assert heard["content"] == ""
    assert heard["member"]["roles"] == []
    await aiko.request("POST", "/ui/channels", {"name": "new"})
    assert (await deaf.next())["t"] == "CHANNEL_CREATE"


async def test_resume_replays_what_was_missed(server, connect, aiko):
    first = await connect()
    await first.send(2, identity(server))
    session_id = (await first.until("READY"))["d"]["session_id"]
    last = (await first.until("GUILD_CREATE"))["s"]
    await first.ws.close(code=4000)
    for number in range(3):
        await aiko.send(await aiko.dm(), f"missed {number}")
    second = await connect()
    await second.send(6, {"token": server.token, "session_id": session_id, "seq": last})
    events = []
    while not events or events[-1]["t"] != "RESUMED":
        payload = await second.next()
        if payload["op"] == 0:
            events.append(payload)
    assert [event["d"].get("content") for event in events if event["t"] == "MESSAGE_CREATE"] == [
        "missed 0",
        "missed 1",
        "missed 2",
    ]
    assert [event["s"] for event in events] == list(range(last + 1, last + 1 + len(events)))


@pytest.mark.parametrize("close_code", [1000, 1001])
async def test_a_session_closed_on_purpose_is_gone(server, connect, aiko, close_code):
    first = await connect()
    await first.send(2, identity(server))
    session_id = (await first.until("READY"))["d"]["session_id"]
    await first.ws.close(code=close_code)
    await aiko.wait_until(lambda: [e["d"]["online"] for e in aiko.events if e["t"] == "BOT"] == [True, False])
    second = await connect()
    await second.next()
    await second.send(6, {"token": server.token, "session_id": session_id, "seq": 1})
    assert await second.next() == {"op": 9, "d": False, "t": None, "s": None}
