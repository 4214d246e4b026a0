"""Logging in, the gateway's greeting, and commands."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands

from playground import Server
from playground.gateway.gateway import PRIVILEGED
from playground.world.ids import APPLICATION_ID, GUILD_ID
from tests.processes.client import end


async def test_the_bot_finds_the_guild_its_channels_and_its_own_member(bot):
    guild = bot.get_guild(int(GUILD_ID))
    assert guild.name == "Ziggurat Playground"
    assert [channel.name for channel in guild.text_channels] == ["lobby", "games"]
    assert guild.me.id == int(APPLICATION_ID)
    assert bot.user.name == "Ziggurat"
    assert bot.application_id == int(APPLICATION_ID)


async def test_permissions_of_the_default_world_allow_what_a_bot_needs(bot):
    permissions = bot.get_guild(int(GUILD_ID)).text_channels[0].permissions_for(bot.guilds[0].me)
    for name in ("send_messages", "send_messages_in_threads", "create_public_threads", "attach_files", "embed_links"):
        assert getattr(permissions, name), name
    assert not permissions.manage_channels


async def test_a_wrong_token_is_refused(server, start_bot, monkeypatch):
    client = discord.Client(intents=discord.Intents.none())
    monkeypatch.setattr(discord.http.Route, "BASE", server.api_base)
    with pytest.raises(discord.LoginFailure):
        await client.start("nonsense")
    await client.close()


async def test_privileged_intents_must_be_switched_on(start_bot):
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with start_bot(intents=discord.Intents.all()):
            pass


async def test_privileged_intents_switched_on_fill_the_member_list(tmp_path, start_bot):
    server = Server(tmp_path / "other", privileged=PRIVILEGED)
    await server.start()
    try:
        async with start_bot(at=server, intents=discord.Intents.all()) as bot:
            names = {member.display_name for member in bot.guilds[0].members}
    finally:
        await server.stop()
    assert names == {"Aiko", "Marta", "健太", "Jules", "Noor", "Ziggurat"}


async def test_members_are_asked_for_one_by_one_without_the_intent(bot, aiko):
    assert bot.guilds[0].get_member(int(aiko.id)) is None
    member = await bot.guilds[0].fetch_member(int(aiko.id))
    assert member.display_name == "Aiko"
    found = await bot.guilds[0].query_members(query="aik")
    assert [member.display_name for member in found] == ["Aiko"]


async def test_commands_are_synced_listed_changed_and_removed(bot):
    listed = await bot.tree.fetch_commands()
    assert {command.name for command in listed} == {"kingdom", "do"}
    by_name = {command.name: command.id for command in listed}
    bot.tree.remove_command("do")
    synced = await bot.tree.sync()
    assert [(command.name, command.id) for command in synced] == [("kingdom", by_name["kingdom"])]
    changed = await synced[0].edit(description="All of a kingdom")
    assert (await bot.tree.fetch_command(changed.id)).description == "All of a kingdom"
    await changed.delete()
    assert await bot.tree.fetch_commands() == []


async def test_a_refused_sync_names_the_command(bot):
    @bot.tree.command(name="long", description="x" * 101)
    async def long(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("never")

    with pytest.raises(app_commands.CommandSyncFailure, match="long"):
        await bot.tree.sync()


async def test_commands_of_the_guild_stand_beside_the_global_ones(bot, aiko):
    @bot.tree.command(name="local", description="Only here", guild=discord.Object(int(GUILD_ID)))
    async def local(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    await bot.tree.sync(guild=discord.Object(int(GUILD_ID)))
    assert {command["name"] for command in (await aiko.bootstrap())["commands"]} == {"kingdom", "do", "local"}
    assert (await (await aiko.slash("lobby", "local")).answer())["content"] == "here"


async def test_localized_names_and_descriptions_reach_the_page(bot, aiko):
    class Japanese(app_commands.Translator):
        async def translate(self, string, locale, context):
            return "やる" if locale is discord.Locale.japanese and string.message == "do" else None

    await bot.tree.set_translator(Japanese())
    await bot.tree.sync()
    command = next(c for c in (await aiko.bootstrap())["commands"] if c["name"] == "do")
    assert command["name_localizations"] == {"ja": "やる"}


async def test_a_sharded_bot_finds_its_gateway_and_the_guild(server, monkeypatch, aiko):
    monkeypatch.setattr(discord.http.Route, "BASE", server.api_base)
    bot = discord.AutoShardedClient(intents=discord.Intents.default(), guild_ready_timeout=0.05)
    task = asyncio.create_task(bot.start(server.token))
    try:
        await aiko.wait_until(bot.is_ready)
        assert [guild.shard_id for guild in bot.guilds] == [0]
        assert bot.shard_count == 1
    finally:
        await end(bot, task)


async def test_the_page_knows_whether_the_bot_is_there(server, start_bot, aiko):
    assert not (await aiko.bootstrap())["bot_online"]
    async with start_bot():
        assert (await aiko.bootstrap())["bot_online"]
    await aiko.wait_until(lambda: [e["d"]["online"] for e in aiko.events if e["t"] == "BOT"] == [True, False])
    assert not (await aiko.bootstrap())["bot_online"]
