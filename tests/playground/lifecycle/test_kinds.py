"""Kinds of channels and threads: what can be done where, and how many threads a guild has room for."""

from __future__ import annotations

import discord
import pytest

from playground.testing.person import PlaygroundError
from tests.patience import PATIENCE

LOBBY = "1000000000000000012"
PUBLIC, PRIVATE, ANNOUNCEMENT = 11, 12, 10
STARTED, STARTER = 18, 21


def code(answer):
    status, body = answer
    return status, body.get("code")


@pytest.fixture
async def channel(rest, aiko):
    """Makes a channel of a type and answers its path."""

    async def make(kind):
        made = await aiko.request("POST", "/ui/channels", {"name": f"kind {kind}", "type": kind})
        return f"/channels/{made['id']}"

    return make


async def message_in(rest, path):
    status, made = await rest("POST", f"{path}/messages", {"content": "start here"})
    assert status == 200
    return f"{path}/messages/{made['id']}"


# -- room for threads --------------------------------------------------------------------------------------------


async def test_a_guild_has_room_for_so_many_open_threads(rest, aiko, channel):
    forum = await channel(15)
    message = await message_in(rest, f"/channels/{LOBBY}")
    status, first = await rest("POST", f"/channels/{LOBBY}/threads", {"name": "first", "type": PUBLIC})
    assert status == 201
    await aiko.request("POST", "/test/limits", {"active_threads": 1})
    for path, body in (
        (f"/channels/{LOBBY}/threads", {"name": "x", "type": PUBLIC}),
        (f"/channels/{LOBBY}/threads", {"name": "x", "type": PRIVATE}),
        (f"{message}/threads", {"name": "x"}),
        (f"{forum}/threads", {"name": "x", "message": {"content": "x"}}),
    ):
        answer = await rest("POST", path, body)
        assert code(answer) == (400, 160006)
        assert answer[1]["message"] == "Maximum number of active threads reached"
    assert [thread["name"] for thread in await aiko.threads()] == ["first"]
    assert (await rest("PATCH", f"/channels/{first['id']}", {"archived": True}))[0] == 200
    assert (await rest("POST", f"{message}/threads", {"name": "second"}))[0] == 201
    assert code(await rest("PATCH", f"/channels/{first['id']}", {"archived": False})) == (400, 160006)
    assert code(await rest("POST", f"/channels/{first['id']}/messages", {"content": "x"})) == (400, 160006)
    with pytest.raises(PlaygroundError, match="active threads"):
        await aiko.send({"id": first["id"]}, "x")
    with pytest.raises(PlaygroundError, match="active threads"):
        await aiko.request("PATCH", f"/ui/channels/{first['id']}", {"archived": False})
    await aiko.request("POST", "/test/limits", {"active_threads": 2})
    assert (await rest("PATCH", f"/channels/{first['id']}", {"archived": False}))[0] == 200
    with pytest.raises(PlaygroundError, match="number"):
        await aiko.request("POST", "/test/limits", {"active_threads": "many"})


# -- kinds -------------------------------------------------------------------------------------------------------


async def test_each_channel_has_threads_of_its_own_kind(rest, channel):
    news = await channel(5)
    for path, kind, expected in (
        (f"/channels/{LOBBY}", ANNOUNCEMENT, (400, 50024)),
        (f"/channels/{LOBBY}", 3, (400, 50035)),
        (news, PUBLIC, (400, 50024)),
        (news, PRIVATE, (400, 50024)),
        (news, None, (400, 50024)),  # private unless told otherwise
        (news, ANNOUNCEMENT, (201, None)),
    ):
        answer = await rest("POST", f"{path}/threads", {"name": "x", "type": kind})
        assert code(answer) == expected, kind
    message = await message_in(rest, news)
    status, thread = await rest("POST", f"{message}/threads", {"name": "x"})
    assert (status, thread["type"]) == (201, ANNOUNCEMENT)
    assert (await rest("PATCH", f"/channels/{thread['id']}", {"archived": True}))[0] == 200
    listed = (await rest("GET", f"{news}/threads/archived/public"))[1]["threads"]
    assert [one["id"] for one in listed] == [thread["id"]]
    assert code(await rest("PUT", f"{news}/thread-members/@me")) == (400, 50024)
    assert code(await rest("POST", f"/channels/{thread['id']}/threads", {"name": "x"})) == (400, 50024)


async def test_a_forum_has_posts_alone(rest, aiko, channel, picture):
    forum = await channel(15)
    assert code(await rest("POST", f"{forum}/messages", {"content": "x"})) == (400, 50008)
    assert code(await rest("POST", f"{forum}/messages/1/threads", {"name": "x"})) == (400, 50024)
    status, body = await rest("POST", f"{forum}/threads", {"name": "x"})
    assert (status, body["errors"]["message"]["_errors"][0]["code"]) == (400, "BASE_TYPE_REQUIRED")
    status, body = await rest("POST", f"{forum}/threads", {"name": "x", "message": {"content": "x" * 2001}})
    assert (status, body["errors"]["message"]["content"]["_errors"][0]["code"]) == (400, "BASE_TYPE_MAX_LENGTH")
    post = {"name": "Post", "message": {"content": "the rules"}}
    status, thread = await rest("POST", f"{forum}/threads", post, files={"a.png": picture().getvalue()})
    assert (status, thread["type"], thread["message_count"]) == (201, PUBLIC, 0)
    assert (thread["message"]["id"], thread["message"]["content"]) == (thread["id"], "the rules")
    assert len(thread["message"]["attachments"]) == 1
    await rest("POST", f"/channels/{thread['id']}/messages", {"content": "x"})
    assert (await rest("GET", f"/channels/{thread['id']}"))[1]["message_count"] == 1
    await rest("PUT", f"/applications/{thread['owner_id']}/commands", [{"name": "play", "description": "x"}])
    with pytest.raises(PlaygroundError, match="posts only"):
        await aiko.send({"id": thread["parent_id"]}, "x")
    with pytest.raises(PlaygroundError, match="posts only"):
        await aiko.slash({"id": thread["parent_id"]}, "play")
    assert (await aiko.send("Post", "x"))["channel_id"] == thread["id"]


async def test_the_client_knows_all_kinds(start_bot, aiko):
    async with start_bot() as bot:  # its way to post in a forum is not in Discord's own description
        for kind in (5, 15):
            await aiko.request("POST", "/ui/channels", {"name": f"kind {kind}", "type": kind})
        with pytest.raises(PlaygroundError, match="0, 5, 15"):
            await aiko.request("POST", "/ui/channels", {"name": "voice", "type": 2})
        guild = bot.guilds[0]
        await aiko.wait_until(lambda: len(guild.channels) == 4, PATIENCE)
        news = next(one for one in guild.text_channels if one.is_news())
        assert (await (await news.send("news")).create_thread(name="talk")).type is discord.ChannelType.news_thread
        made = await guild.forums[0].create_thread(name="Post", content="the rules")
        assert (made.thread.id, made.thread.parent.type) == (made.message.id, discord.ChannelType.forum)
        assert [one.name for one in await guild.active_threads()] == ["talk", "Post"]


# -- how threads begin -------------------------------------------------------------------------------------------


async def test_a_thread_on_a_message_begins_with_a_pointer_to_it(rest):
    message = await message_in(rest, f"/channels/{LOBBY}")
    _, thread = await rest("POST", f"{message}/threads", {"name": "x"})
    there = f"/channels/{thread['id']}"
    await rest("POST", f"{there}/messages", {"content": "the board"})
    board, starter = (await rest("GET", f"{there}/messages"))[1]
    assert (starter["type"], starter["content"], starter["attachments"]) == (STARTER, "", [])
    assert starter["message_reference"]["message_id"] == thread["id"] == starter["referenced_message"]["id"]
    assert (await rest("GET", there))[1]["message_count"] == 1
    own = f"{there}/messages/{starter['id']}"
    assert code(await rest("PATCH", own, {"content": "x"})) == (403, 50021)
    assert code(await rest("DELETE", own)) == (403, 50021)
    assert code(await rest("PUT", f"{there}/messages/pins/{starter['id']}")) == (403, 50021)
    assert (await rest("DELETE", f"{there}/messages/{board['id']}"))[0] == 204
    assert (await rest("GET", there))[1]["message_count"] == 0


async def test_a_notice_can_be_deleted_but_not_edited(rest):
    await rest("POST", f"/channels/{LOBBY}/threads", {"name": "x", "type": PUBLIC})
    notice = (await rest("GET", f"/channels/{LOBBY}/messages"))[1][0]
    assert notice["type"] == STARTED
    path = f"/channels/{LOBBY}/messages/{notice['id']}"
    assert code(await rest("PATCH", path, {"content": "x"})) == (403, 50021)
    assert (await rest("DELETE", path))[0] == 204
