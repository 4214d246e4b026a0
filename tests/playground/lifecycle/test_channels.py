"""Threads, direct messages, permissions, deleted channels."""

from __future__ import annotations

import discord
import pytest

from playground.testing.person import PlaygroundError
from playground.world import permissions as bits
from playground.world.ids import GUILD_ID


def lobby(bot):
    return next(channel for channel in bot.guilds[0].text_channels if channel.name == "lobby")


def code(error):
    return error.value.status, error.value.code


# -- threads -----------------------------------------------------------------------------------------------------


async def test_a_thread_is_started_used_and_listed(bot, aiko):
    thread = await lobby(bot).create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    await thread.send("the board")
    answered = await aiko.send("Table 1", f"<@{bot.user.id}> nice")
    await aiko.wait_until(lambda: any(m.id == int(answered["id"]) for k, m in bot.heard if k == "message"))
    heard = next(m for k, m in bot.heard if k == "message" and m.id == int(answered["id"]))
    assert (heard.channel.id, heard.channel.parent.name) == (thread.id, "lobby")
    fetched = await bot.fetch_channel(thread.id)
    assert (fetched.message_count, fetched.member_count) == (2, 2)
    assert [t.id for t in await bot.guilds[0].active_threads()] == [thread.id]
    notice = (await aiko.messages("lobby"))[-1]
    assert (notice["type"], notice["content"]) == (18, "Table 1")
    assert [event["d"]["name"] for event in aiko.events if event["t"] == "THREAD_CREATE"] == ["Table 1"]


async def test_a_thread_on_a_message_has_its_id(bot, aiko):
    message = await lobby(bot).send("start here")
    thread = await message.create_thread(name="Table 2", auto_archive_duration=10080)
    assert (thread.id, thread.auto_archive_duration) == (message.id, 10080)
    assert (await lobby(bot).fetch_message(message.id)).flags.has_thread
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="Again")
    assert code(caught) == (400, 160004)


async def test_members_join_and_leave_a_private_thread(bot, aiko, marta):
    thread = await lobby(bot).create_thread(name="Secret", type=discord.ChannelType.private_thread)
    assert "Secret" not in [t["name"] for t in await marta.threads()]
    await thread.add_user(discord.Object(int(marta.id)))
    assert "Secret" in [t["name"] for t in await marta.threads()]
    assert {member.id for member in await thread.fetch_members()} == {bot.user.id, int(marta.id)}
    await thread.remove_user(discord.Object(int(marta.id)))
    with pytest.raises(PlaygroundError, match="not for you"):
        await marta.send({"id": str(thread.id)}, "hello")


async def test_an_archived_thread_refuses_edits_and_wakes_when_written_to(bot, aiko):
    thread = await lobby(bot).create_thread(name="Table 3", type=discord.ChannelType.public_thread)
    message = await thread.send("board")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="new board")
    assert code(caught) == (400, 50083)
    assert [t.id async for t in lobby(bot).archived_threads()] == [thread.id]
    await thread.send("another board")
    await message.edit(content="old board")
    assert not (await bot.fetch_channel(thread.id)).archived
    await aiko.request("PATCH", f"/ui/channels/{thread.id}", {"archived": True})
    assert (await bot.fetch_channel(thread.id)).archived
    await thread.edit(archived=False)
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.send("no")
    assert code(caught) == (403, 160005)
    with pytest.raises(PlaygroundError, match="locked"):
        await aiko.send("Table 3", "hello?")


async def test_a_thread_sleeps_in_by_itself(bot, aiko):
    short = await lobby(bot).create_thread(
        name="Short", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    long = await lobby(bot).create_thread(
        name="Long", type=discord.ChannelType.public_thread, auto_archive_duration=10080
    )
    await aiko.request("POST", "/test/clock", {"ahead": 2 * 3600})
    assert [(await bot.fetch_channel(thread.id)).archived for thread in (short, long)] == [True, False]
    await short.send("awake")
    await aiko.request("POST", "/test/clock", {"ahead": 2.5 * 3600})
    assert not (await bot.fetch_channel(short.id)).archived


async def test_commands_and_presses_in_a_thread_know_the_thread(bot, aiko):
    thread = await lobby(bot).create_thread(name="Table", type=discord.ChannelType.public_thread)
    seen = []

    async def act(interaction):
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Go", custom_id="go"))
        seen.append((interaction.channel.id, interaction.channel.parent_id, interaction.guild.id))
        await interaction.response.send_message("here", view=view)

    async def press(interaction):
        seen.append((interaction.channel.id, interaction.channel.parent_id, interaction.guild.id))
        await interaction.response.edit_message(view=None)

    bot.act, bot.press = act, press
    message = await (await aiko.slash("Table", "do")).answer()
    await (await aiko.click(message, "Go")).answer()
    assert seen == [(thread.id, lobby(bot).id, bot.guilds[0].id)] * 2


async def test_a_thread_is_renamed_twice_in_ten_minutes(bot, aiko, rest):
    thread = await lobby(bot).create_thread(name="Table 4", type=discord.ChannelType.public_thread)
    await thread.edit(name="A")
    await thread.edit(name="B")
    status, body = await rest("PATCH", f"/channels/{thread.id}", {"name": "C"})
    assert (status, body["global"]) == (429, False)
    assert 590 < body["retry_after"] <= 600
    await aiko.request("POST", "/test/clock", {"ahead": 601})
    assert (await thread.edit(name="C")).name == "C"


async def test_a_deleted_channel_is_unknown_with_its_threads(bot, aiko):
    channel = await aiko.request("POST", "/ui/channels", {"name": "Short Lived"})
    assert channel["name"] == "short-lived"
    await aiko.wait_until(lambda: bot.get_channel(int(channel["id"])))
    there = bot.get_channel(int(channel["id"]))
    thread = await there.create_thread(name="Below", type=discord.ChannelType.public_thread)
    await aiko.request("DELETE", f"/ui/channels/{channel['id']}", user=aiko.id)
    for place in (there, thread):
        with pytest.raises(discord.NotFound) as caught:
            await place.send("hello?")
        assert code(caught) == (404, 10003)
    await aiko.wait_until(lambda: bot.get_channel(there.id) is None)


async def test_the_bot_deletes_its_thread_but_no_channel(bot):
    thread = await lobby(bot).create_thread(name="Table 5", type=discord.ChannelType.public_thread)
    await thread.delete()
    with pytest.raises(discord.NotFound):
        await bot.fetch_channel(thread.id)
    with pytest.raises(discord.Forbidden) as caught:
        await lobby(bot).delete()
    assert code(caught) == (403, 50013)


# -- direct messages ---------------------------------------------------------------------------------------------


async def test_direct_messages_go_both_ways(bot, aiko, marta, picture):
    user = await bot.fetch_user(int(aiko.id))
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Play", custom_id="play"))
    await user.send("your hand", file=discord.File(picture(), "hand.png", description="three cards"), view=view)
    message = await aiko.wait_dm(lambda m: m["attachments"])
    assert message["content"] == "your hand"
    await aiko.send(await aiko.dm(), "thanks")
    await aiko.wait_until(lambda: any(m.content == "thanks" for k, m in bot.heard if k == "message"))
    assert await marta.dms() == []
    with pytest.raises(PlaygroundError):
        await marta.messages({"id": message["channel_id"]})


async def test_closed_direct_messages_are_refused_until_opened(bot, aiko):
    user = await bot.fetch_user(int(aiko.id))
    await aiko.change(dms_closed=True)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("hello?")
    assert code(caught) == (403, 50007)
    await aiko.change(dms_closed=False)
    await user.send("hello!")
    assert [message["content"] for message in await aiko.dms()] == ["hello!"]


# -- permissions -------------------------------------------------------------------------------------------------


async def take_away(person, bot, bit):
    """Remove a permission of the bot in #lobby and wait until it knows."""
    allowed = bits.BOT_BITS & ~bit
    await person.request("PATCH", f"/ui/channels/{lobby(bot).id}", {"bot_permissions": str(allowed)})
    me = bot.guilds[0].me
    await person.wait_until(lambda: not lobby(bot).permissions_for(me).value & bit)


@pytest.mark.parametrize(
    ("bit", "act", "expected"),
    [
        (bits.SEND_MESSAGES, lambda c, t, p: c.send("x"), 50013),
        (bits.VIEW_CHANNEL, lambda c, t, p: c.send("x"), 50001),
        (bits.VIEW_CHANNEL, lambda c, t, p: t.send("x"), 50001),
        (bits.SEND_MESSAGES_IN_THREADS, lambda c, t, p: t.send("x"), 50013),
        (bits.CREATE_PUBLIC_THREADS, lambda c, t, p: c.create_thread(name="x", type=t.type), 50013),
        (bits.ATTACH_FILES, lambda c, t, p: c.send(file=discord.File(p(), "a.png")), 50013),
        (bits.EMBED_LINKS, lambda c, t, p: c.send(embed=discord.Embed(title="x")), 50013),
        (bits.READ_MESSAGE_HISTORY, lambda c, t, p: c.fetch_message(1), 50013),
    ],
)
async def test_a_missing_permission_is_told_by_its_code(bot, aiko, picture, bit, act, expected):
    thread = await lobby(bot).create_thread(name="Table", type=discord.ChannelType.public_thread)
    await take_away(aiko, bot, bit)
    with pytest.raises(discord.Forbidden) as caught:
        await act(lobby(bot), thread, picture)
    assert code(caught) == (403, expected)


async def test_other_permissions_do_not_matter(bot, aiko):
    await take_away(aiko, bot, bits.CREATE_PUBLIC_THREADS)
    await lobby(bot).send("words go through")
    await take_away(aiko, bot, bits.SEND_MESSAGES)
    thread = await lobby(bot).create_thread(name="Table", type=discord.ChannelType.public_thread)
    await thread.send("threads as well")


async def test_interactions_tell_the_permissions_and_answers_need_none(bot, aiko):
    seen = []

    async def act(interaction):
        seen.append(interaction.app_permissions.send_messages)
        await interaction.response.send_message("answers are always allowed")

    bot.act = act
    await take_away(aiko, bot, bits.SEND_MESSAGES)
    await (await aiko.slash("lobby", "do")).answer()
    assert seen == [False]


def overwrite(owner, kind, allow=0, deny=0):
    return {"id": str(owner), "type": kind, "allow": str(allow), "deny": str(deny)}


async def set_apart(person, bot, **fields):
    """Give #lobby these overwrites, or a category, and wait until the bot knows."""
    before = lobby(bot).overwrites, lobby(bot).category_id
    await person.request("PATCH", f"/ui/channels/{lobby(bot).id}", fields)
    await person.wait_until(lambda: (lobby(bot).overwrites, lobby(bot).category_id) != before)


async def test_overwrites_count_by_whose_they_are(bot, rest, aiko):
    me, role = bot.user.id, bot.guilds[0].self_role.id
    everyone = overwrite(GUILD_ID, 0, deny=bits.SEND_MESSAGES)
    path = f"/channels/{lobby(bot).id}/messages"
    for overwrites, status in (
        ([everyone], 403),
        ([everyone, overwrite(role, 0, allow=bits.SEND_MESSAGES)], 200),
        ([overwrite(role, 0, allow=bits.SEND_MESSAGES), overwrite(me, 1, deny=bits.SEND_MESSAGES)], 403),
        ([everyone, overwrite(me, 1, allow=bits.SEND_MESSAGES)], 200),
    ):
        await set_apart(aiko, bot, overwrites=overwrites)
        assert (await rest("POST", path, {"content": "x"}))[0] == status
        assert lobby(bot).permissions_for(bot.guilds[0].me).send_messages is (status == 200)


async def test_what_no_role_allows_nobody_may_anywhere(bot, rest, aiko):
    await aiko.request("POST", "/test/roles", {"bot": str(bits.BOT_BITS & ~bits.PIN_MESSAGES)})
    await aiko.wait_until(lambda: not lobby(bot).permissions_for(bot.guilds[0].me).pin_messages)
    made = (await rest("POST", f"/channels/{lobby(bot).id}/messages", {"content": "x"}))[1]
    status, refused = await rest("PUT", f"/channels/{lobby(bot).id}/messages/pins/{made['id']}")
    assert (status, refused["code"]) == (403, 50013)
    with pytest.raises(PlaygroundError, match="everyone and bot"):
        await aiko.request("POST", "/test/roles", {"guest": "0"})


async def test_a_category_holds_channels_and_nothing_else(bot, rest, aiko):
    made = await aiko.request("POST", "/ui/channels", {"name": "tables", "type": 4})
    assert made["id"] not in [one["id"] for one in (await aiko.bootstrap())["guild"]["channels"]]
    assert (await rest("POST", f"/channels/{made['id']}/messages", {"content": "x"}))[1]["code"] == 50008
    await set_apart(aiko, bot, parent_id=made["id"])
    assert lobby(bot).category.name == "tables"
    assert lobby(bot).permissions_synced
    with pytest.raises(PlaygroundError, match="Only a category"):
        await aiko.request("PATCH", f"/ui/channels/{lobby(bot).id}", {"parent_id": str(lobby(bot).id)})
    await aiko.request("DELETE", f"/ui/channels/{made['id']}?user={aiko.id}")
    await aiko.wait_until(lambda: lobby(bot).category_id is None)


async def test_a_channel_the_bot_cannot_see_is_silent(bot, aiko):
    await take_away(aiko, bot, bits.VIEW_CHANNEL)
    await aiko.send("lobby", f"<@{bot.user.id}> hello?")
    await aiko.send("games", f"<@{bot.user.id}> hello!")
    await aiko.wait_until(lambda: bot.count("message"))
    assert [message.channel.name for _, message in bot.heard] == ["games"]


async def test_who_has_left_the_guild_is_no_member_and_hears_nothing(rest, bot, aiko, marta):
    dm = await rest("POST", "/users/@me/channels", {"recipient_id": marta.id})
    await marta.change(left=True)
    assert (await rest("GET", f"/guilds/{GUILD_ID}/members/{marta.id}"))[1]["code"] == 10007
    assert (await rest("POST", f"/channels/{dm[1]['id']}/messages", {"content": "x"}))[1]["code"] == 50278
    with pytest.raises(PlaygroundError):
        await marta.send("lobby", "x")
    with pytest.raises(PlaygroundError):
        await aiko.change(left=True)
    await marta.change(left=False)
    assert (await rest("GET", f"/guilds/{GUILD_ID}/members/{marta.id}"))[0] == 200
    assert (await rest("POST", f"/channels/{dm[1]['id']}/messages", {"content": "x"}))[0] == 200
    assert await marta.send("lobby", "x")
