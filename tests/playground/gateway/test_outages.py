"""A guild that is unavailable for a while, and gateways that take no more."""

from __future__ import annotations

from dataclasses import replace

import aiohttp
import pytest

from playground import DISCORD, UNLIMITED, Server
from playground.gateway.gateway import SENDS
from playground.rate_limits.limits import ROOMY
from playground.rate_limits.windows import Rate
from playground.testing.person import DidNotRespond
from tests.playground.sockets import Socket, identity


async def outage(person, unavailable):
    await person.request("POST", "/test/outage", {"unavailable": unavailable})


# -- the guild ---------------------------------------------------------------------------------------------------


async def test_a_guild_goes_and_comes_back(bot, aiko):
    async def act(interaction):
        await interaction.response.send_message("there")

    bot.act = act
    await outage(aiko, True)
    await outage(aiko, True)
    await aiko.wait_until(lambda: bot.get_guild(bot.guilds[0].id).unavailable)
    with pytest.raises(DidNotRespond):
        await (await aiko.slash("lobby", "do")).answer()
    assert (await (await aiko.slash(await aiko.dm(), "do")).answer())["content"] == "there"
    made = await aiko.request("POST", "/ui/channels", {"name": "meanwhile"})
    await outage(aiko, False)
    await aiko.wait_until(lambda: not bot.guilds[0].unavailable)
    assert bot.get_channel(int(made["id"])).name == "meanwhile"
    assert (await (await aiko.slash("lobby", "do")).answer())["content"] == "there"


async def test_the_bot_starts_during_an_outage(start_bot, aiko):
    await outage(aiko, True)
    async with start_bot() as bot:
        assert [guild.unavailable for guild in bot.guilds] == [True]
        await outage(aiko, False)
        await aiko.wait_until(lambda: not bot.guilds[0].unavailable and bot.guilds[0].text_channels)


async def test_what_the_gateway_says_of_an_outage(server, connect, aiko):
    socket = await connect()
    await socket.send(2, identity(server))
    guild = (await socket.until("GUILD_CREATE"))["d"]["id"]
    await outage(aiko, True)
    gone = await socket.next()
    assert (gone["t"], gone["d"]) == ("GUILD_DELETE", {"id": guild, "unavailable": True})
    await aiko.send("lobby", "unheard")
    await outage(aiko, False)
    back = await socket.next()
    assert (back["t"], back["d"]["unavailable"]) == ("GUILD_CREATE", False)


# -- the gateway -------------------------------------------------------------------------------------------------


async def test_too_many_payloads_on_a_connection(server, connect):
    socket = await connect()
    await socket.send(2, identity(server))
    await socket.until("GUILD_CREATE")
    for _ in range(SENDS.most - 1):
        await socket.send(3, {"status": "online"})
    await socket.send(1, None)
    assert await socket.close_code() == 4008


async def test_a_connection_that_keeps_to_the_limit_stays(server, connect):
    socket = await connect()
    await socket.send(2, identity(server))
    await socket.until("GUILD_CREATE")
    for _ in range(SENDS.most - 2):
        await socket.send(3, {"status": "online"})
    await socket.send(1, None)
    assert (await socket.next())["op"] == 11


@pytest.mark.parametrize(("size", "code"), [(4096, 4001), (4097, 4002)])
async def test_a_payload_that_is_too_long(server, connect, size, code):
    socket = await connect()
    await socket.send(2, identity(server))
    text = '{"op": 77, "d": ""}'
    await socket.ws.send_str(text.replace('""', '"' + "x" * (size - len(text)) + '"'))
    assert await socket.close_code() == code


@pytest.fixture
async def strict(tmp_path, monkeypatch):
    """Starts a server that counts sessions, and connects to it; what the gateway says first."""
    servers = []
    async with aiohttp.ClientSession() as session:

        async def start(rates):
            server = Server(tmp_path / "strict", rates=rates)
            await server.start()
            servers.append(server)

            async def connect(path="/gateway"):
                url = f"ws://{server.host}:{server.port}{path}?v=10&encoding=json"
                socket = Socket(await session.ws_connect(url), False)
                assert (await socket.next())["op"] == 10
                return socket

            return server, connect

        yield start
    for server in servers:
        await server.stop()


async def test_identifying_too_soon_is_an_invalid_session(strict):
    server, connect = await strict(DISCORD)
    first, second = await connect(), await connect()
    await first.send(2, identity(server))
    await first.until("GUILD_CREATE")
    await second.send(2, identity(server))
    assert await second.next() == {"op": 9, "d": False, "t": None, "s": None}


async def test_the_sessions_of_a_day_are_counted(strict):
    server, connect = await strict(replace(UNLIMITED, sessions=Rate(2, 86_400.0)))
    sockets = [await connect() for _ in range(3)]
    left = []
    for socket in sockets:
        await socket.send(2, identity(server))
        headers = {"Authorization": f"Bot {server.token}"}
        if socket is not sockets[-1]:
            await socket.until("GUILD_CREATE")
        async with aiohttp.request("GET", f"{server.api_base}/gateway/bot", headers=headers) as answer:
            limit = (await answer.json())["session_start_limit"]
        left.append((limit["total"], limit["remaining"], limit["max_concurrency"]))
        assert 86_000_000 < limit["reset_after"] <= 86_400_000
    assert left == [(2, 1, ROOMY), (2, 0, ROOMY), (2, 0, ROOMY)]
    assert [await socket.close_code() for socket in sockets] == [4004] * 3


@pytest.mark.parametrize("acks", [False, True])
async def test_a_deaf_connection_says_nothing_and_a_resume_gets_what_was_missed(server, connect, aiko, acks):
    socket = await connect()
    await socket.send(2, identity(server))
    session_id = (await socket.until("READY"))["d"]["session_id"]
    last = (await socket.until("GUILD_CREATE"))["s"]
    assert await aiko.request("POST", "/test/deaf", {"acks": acks, "heartbeat": 700}) == {"deaf": 1}
    await aiko.send("lobby", "unheard")
    await socket.send(1, None)
    if acks:
        assert (await socket.next())["op"] == 11
    other = await connect()
    assert (await other.next())["d"]["heartbeat_interval"] == 700
    await other.send(6, {"token": server.token, "session_id": session_id, "seq": last})
    assert (await other.until("MESSAGE_CREATE"))["s"] == last + 1
    assert await socket.close_code() == 4000


async def test_a_deaf_connection_that_is_to_reconnect_is_cut(server, connect, aiko):
    socket = await connect()
    await socket.send(2, identity(server))
    await socket.until("GUILD_CREATE")
    await aiko.request("POST", "/test/deaf", {"acks": True})
    assert await aiko.request("POST", "/test/drop", {"op": 9, "resume": False}) == {"dropped": 1}
    assert await socket.close_code() == 1006


async def test_op_7_and_then_a_dead_resume_address(server, connect, aiko):
    socket = await connect()
    await socket.send(2, identity(server))
    ready = (await socket.until("READY"))["d"]
    await socket.until("GUILD_CREATE")
    await aiko.request("POST", "/test/drop", {"op": 7, "resumes": "refused"})
    assert (await socket.next())["op"] == 7
    path = "/" + ready["resume_gateway_url"].split("/", 3)[3]
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await connect(path=path)
    assert caught.value.status == 503
    fresh = await connect()
    await fresh.send(2, identity(server))
    await fresh.until("GUILD_CREATE")


async def test_an_invitation_is_told_apart_from_the_end_of_an_outage(bot, aiko):
    heard = []

    async def on_guild_join(guild):
        heard.append(("joined", guild.name))

    async def on_guild_available(guild):
        heard.append(("available", guild.name))

    bot.on_guild_join, bot.on_guild_available = on_guild_join, on_guild_available
    await outage(aiko, True)
    await outage(aiko, False)
    await aiko.wait_until(lambda: heard)
    await aiko.request("POST", "/test/invite", {})
    await aiko.wait_until(lambda: len(heard) == 2)
    assert [kind for kind, _ in heard] == ["available", "joined"]
