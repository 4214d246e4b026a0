"""The world outlives its server: stopped, killed, started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from playground import CannotStart, Server
from playground.testing.person import Person
from playground.world.world import World
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]


@contextlib.asynccontextmanager
async def process(world, port=0, *more):
    """The playground as a process of its own; gives it and its address."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground",
        "--port",
        str(port),
        "--world",
        str(world),
        *more,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        line = (await asyncio.wait_for(child.stdout.readline(), PATIENCE)).decode()
        yield child, line
    finally:
        if child.returncode is None:
            child.send_signal(signal.SIGTERM)
        await asyncio.wait_for(child.wait(), PATIENCE)
        child._transport.close()


def address(line):
    return next(word for word in line.split() if word.startswith("http://"))


def without_links(places):
    """Messages without the links to their pictures, which live for a day only."""
    for message in (message for place in places for message in place):
        for attachment in message["attachments"]:
            del attachment["url"], attachment["proxy_url"]
    return places


class At:
    """A server in another process, as far as a test needs it."""

    token = Server.token

    def __init__(self, url):
        self.url = url
        self.api_base = f"{url}/api/v10"
        self.gateway_url = f"{url.replace('http', 'ws', 1)}/gateway"


async def test_a_killed_server_comes_back_with_everything(tmp_path, start_bot, picture):
    world = tmp_path / "new" / "world"
    async with process(world) as (child, line):
        url = address(line)
        async with start_bot(at=At(url)) as bot, await Person.join(url, "Marta") as marta:

            async def act(interaction):
                view = discord.ui.View(timeout=None)
                view.add_item(discord.ui.Button(label="Go", custom_id="go"))
                file = discord.File(picture(), "a.png")
                await interaction.response.send_message("private", view=view, file=file, ephemeral=True)
                thread = await interaction.channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
                await thread.send("board", nonce="n")
                await interaction.user.send("hand")

            bot.act = act
            await marta.change(locale="ja")
            await (await marta.slash("lobby", "do")).answer()
            await marta.wait_dm(lambda m: m["content"] == "hand")
            before = [await marta.messages(place) for place in ("lobby", "Table 1")], await marta.bootstrap()
            os.kill(child.pid, signal.SIGKILL)
            await child.wait()

    async with process(world, port=int(url.rsplit(":", 1)[1])) as (_, line):
        assert address(line) == url
        async with await Person.join(url, "Marta") as marta:
            after = [await marta.messages(place) for place in ("lobby", "Table 1")], await marta.bootstrap()
            assert without_links(after[0]) == without_links(before[0])
            for key in ("me", "users", "guild", "threads", "dms", "commands", "unread"):
                assert after[1][key] == before[1][key], key
            newest = await marta.message(after[0][0][0])
            assert await marta.picture(newest) == picture().getvalue()
            async with start_bot(at=At(url)) as bot:

                async def press(interaction):
                    await interaction.response.edit_message(content="pressed later", attachments=[])

                bot.press = press
                changed = await (await marta.click(after[0][0][0], "Go")).answer()
                assert changed["content"] == "pressed later"
                thread = await bot.fetch_channel(int(after[0][1][0]["channel_id"]))
                assert (await thread.send("board", nonce="n")).id == int(after[0][1][0]["id"])


async def test_a_token_still_works_after_a_restart(tmp_path, start_bot):
    server = Server(tmp_path / "own")
    await server.start()
    kept = []
    async with start_bot(at=server) as bot, await Person.join(server.url, "Aiko") as aiko:

        async def act(interaction):
            kept.append(interaction)
            await interaction.response.defer(ephemeral=True)

        bot.act = act
        await (await aiko.slash("lobby", "do")).acknowledged()
        await server.stop()
        server = Server(tmp_path / "own", server.port)
        await server.start()
        try:
            await kept[0].followup.send("after the restart")
            async with await Person.join(server.url, "Aiko") as again:
                message = await again.wait_message("lobby")
                assert (message["content"], message["flags"] & 192) == ("after the restart", 64)
        finally:
            await bot.close()
            await server.stop()


async def test_a_killed_bot_comes_back_to_the_same_channels(server, start_bot, aiko):
    async with start_bot() as bot:
        await bot.get_channel(1000000000000000012).send("before")
    async with start_bot() as bot:
        history = [message.content async for message in bot.get_channel(1000000000000000012).history()]
    assert history == ["before"]


async def test_a_taken_port_is_told_in_one_sentence(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        async with process(tmp_path, port) as (child, line):
            error = (await child.stderr.read()).decode()
            assert await child.wait() == 1
        with pytest.raises(CannotStart, match="in use"):
            await Server(tmp_path, port).start()
    assert line == ""
    assert error.count("\n") == 1
    assert str(port) in error


@pytest.mark.parametrize(("more", "limit"), [((), 5), (("--unlimited",), 1000)])
async def test_started_by_people_it_limits_as_discord_does(tmp_path, more, limit):
    async with process(tmp_path, 0, *more) as (_, line), aiohttp.ClientSession() as session:
        url = f"{address(line)}/api/v10/channels/1000000000000000012/messages"
        headers = {"Authorization": f"Bot {Server.token}"}
        async with session.post(url, headers=headers, json={"content": "x"}) as answer:
            assert int(answer.headers["X-RateLimit-Limit"]) == limit


async def test_one_world_has_one_server(server, tmp_path):
    async with process(tmp_path / "world") as (child, _):
        assert await child.wait() == 1
        assert "in use" in (await child.stderr.read()).decode()


@pytest.mark.parametrize("port", [99_999, -1])
async def test_a_port_that_is_none_is_told(tmp_path, port):
    with pytest.raises(CannotStart, match=f"port is a number from 0 to 65535, not {port}"):
        await Server(tmp_path, port).start()


async def test_a_world_that_is_none_is_told(tmp_path):
    diary = tmp_path / "diary"
    diary.write_text("Dear diary, " * 500, encoding="utf-8")
    for place in (diary, diary / "world"):
        with pytest.raises(CannotStart, match=f"world in {place} cannot be used: a world is a folder, and this is a"):
            await Server(place).start()
    diary.rename(tmp_path / "world.sqlite")
    with pytest.raises(CannotStart, match="cannot be used: file is not a database"):
        await Server(tmp_path).start()


async def test_a_world_of_other_records_is_told(tmp_path):
    with sqlite3.connect(tmp_path / "world.sqlite") as other:
        other.execute("CREATE TABLE records (kind TEXT, id TEXT, body TEXT)")
        other.execute("INSERT INTO records VALUES ('meta', '1', 'no JSON')")
    with pytest.raises(CannotStart, match="cannot be used: JSON is malformed"):
        await Server(tmp_path).start()


async def test_two_servers_are_two_worlds(server, tmp_path):
    other = Server(tmp_path / "other")
    await other.start()
    try:
        async with await Person.join(server.url, "Aiko") as here, await Person.join(other.url, "Aiko") as there:
            await here.send("lobby", "here only")
            assert await there.messages("lobby") == []
    finally:
        await other.stop()


def test_the_default_world(tmp_path):
    world = World(tmp_path)
    people = [(user["global_name"], user["locale"]) for user in world.people()]
    assert people == [("Aiko", "en-US"), ("Marta", "en-GB"), ("健太", "ja"), ("Jules", "fr"), ("Noor", "en-US")]
    ids = [int(world.ids.next()) for _ in range(5000)]
    assert ids == sorted(set(ids))
    world.close()
    again = World(tmp_path)
    assert again.users == world.users
    again.close()


def test_a_world_with_a_clock_of_its_own(tmp_path):
    time = [1_800_000_000.0]
    world = World(tmp_path, lambda: time[0])
    before = int(world.ids.next())
    assert discord.utils.snowflake_time(before).timestamp() == time[0]
    time[0] += 3600
    world.set_ahead(60)
    assert world.now() == time[0] + 60
    assert discord.utils.snowflake_time(int(world.ids.next())).timestamp() == world.now()
    time[0] -= 7200
    assert int(world.ids.next()) > before, "ids grow, whatever the clock does"
    world.close()


async def test_attachments_cannot_be_left_by_their_address(server):
    async with aiohttp.ClientSession() as session:
        for path in (
            "/attachments/1/1/..%2F..%2F..%2Fworld.sqlite",
            "/static/..%2Fserver.py",
            "/static/kit/..%2F..%2Fserver.py",
            "/attachments/1/x/a.png",
        ):
            async with session.get(server.url + path) as answer:
                assert answer.status == 404
