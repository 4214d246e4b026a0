"""Private threads: who sees them, who comes in, who takes somebody out, and who hears of it."""

from __future__ import annotations

import discord
import pytest

from playground.testing.person import PlaygroundError
from playground.world import permissions as bits
from tests.patience import PATIENCE

LOBBY = "1000000000000000012"
PRIVATE, PUBLIC = 12, 11
PLAIN = bits.BOT_BITS & ~bits.MANAGE_THREADS


def code(answer):
    status, body = answer
    return status, (body or {}).get("code")


async def permit(aiko, permissions):
    await aiko.request("PATCH", f"/ui/channels/{LOBBY}", {"bot_permissions": str(permissions)})


async def opened(rest, kind=PRIVATE, **fields):
    status, thread = await rest("POST", f"/channels/{LOBBY}/threads", {"name": "x", "type": kind} | fields)
    assert status == 201
    return thread


def names(threads):
    return [thread["name"] for thread in threads]


async def test_it_takes_a_permission_of_its_own(rest, aiko):
    await permit(aiko, PLAIN & ~bits.CREATE_PRIVATE_THREADS)
    assert code(await rest("POST", f"/channels/{LOBBY}/threads", {"name": "x", "type": PRIVATE})) == (403, 50013)
    assert (await opened(rest, PUBLIC))["type"] == PUBLIC


async def test_members_and_moderators_see_it(rest, aiko, marta):
    thread = await opened(rest, invitable=False)
    assert thread["thread_metadata"]["invitable"] is False
    assert names(await marta.threads()) == []
    assert names(await aiko.threads()) == ["x"]  # the server is hers
    assert not [event for event in marta.events if event["t"].startswith("THREAD")]
    assert (await rest("PUT", f"/channels/{thread['id']}/thread-members/{marta.id}"))[0] == 204
    assert names(await marta.threads()) == ["x"]
    assert (await rest("DELETE", f"/channels/{thread['id']}/thread-members/{marta.id}"))[0] == 204
    assert names(await marta.threads()) == []
    await marta.wait_until(lambda: any(event["t"] == "THREAD_DELETE" for event in marta.events), PATIENCE)
    with pytest.raises(PlaygroundError, match="not for you"):
        await marta.messages(thread)


async def test_the_bot_outside_sees_it_only_as_a_moderator(rest, aiko):
    thread = await opened(rest)
    there = f"/channels/{thread['id']}"
    await permit(aiko, PLAIN)
    assert (await rest("DELETE", f"{there}/thread-members/@me"))[0] == 204
    assert code(await rest("GET", there)) == (403, 50001)
    assert code(await rest("POST", f"{there}/messages", {"content": "x"})) == (403, 50001)
    assert code(await rest("PUT", f"{there}/thread-members/@me")) == (403, 50001)
    await permit(aiko, bits.BOT_BITS)
    assert (await rest("GET", there))[0] == 200
    assert (await rest("PUT", f"{there}/thread-members/@me"))[0] == 204


async def test_archived_ones_are_listed_to_moderators(rest, aiko):
    await permit(aiko, PLAIN)
    assert code(await rest("GET", f"/channels/{LOBBY}/threads/archived/private")) == (403, 50013)
    assert (await rest("GET", f"/channels/{LOBBY}/threads/archived/public"))[0] == 200


async def test_others_are_taken_out_by_the_owner_of_a_private_thread_or_a_moderator(rest, aiko, marta):
    await permit(aiko, PLAIN)
    for kind, answer in ((PRIVATE, (204, None)), (PUBLIC, (403, 50013))):
        member = f"/channels/{(await opened(rest, kind))['id']}/thread-members/{marta.id}"
        assert (await rest("PUT", member))[0] == 204
        assert code(await rest("DELETE", member)) == answer


@pytest.mark.parametrize(("invitable", "comes_in"), [(True, True), (False, False)])
async def test_a_mention_lets_somebody_in_where_its_author_may(rest, marta, invitable, comes_in):
    thread = await opened(rest, invitable=invitable)
    assert (await rest("PUT", f"/channels/{thread['id']}/thread-members/{marta.id}"))[0] == 204
    noor = next(one for one in (await marta.bootstrap())["users"] if one["global_name"] == "Noor")
    await marta.send(thread, f"<@{noor['id']}> come")
    inside = [one["user_id"] for one in (await rest("GET", f"/channels/{thread['id']}/thread-members"))[1]]
    assert (noor["id"] in inside) is comes_in
    await rest("POST", f"/channels/{thread['id']}/messages", {"content": f"<@{noor['id']}> come"})
    inside = [one["user_id"] for one in (await rest("GET", f"/channels/{thread['id']}/thread-members"))[1]]
    assert noor["id"] in inside  # the bot opened it


async def test_the_client_hears_of_its_own_alone(start_bot, aiko):
    async with start_bot() as bot:
        channel = next(one for one in bot.guilds[0].text_channels if one.name == "lobby")
        thread = await channel.create_thread(name="mine", type=discord.ChannelType.private_thread, invitable=False)
        assert thread.is_private()
        assert not thread.invitable
        await aiko.wait_until(lambda: bot.guilds[0].get_thread(thread.id) is not None, PATIENCE)
        await permit(aiko, PLAIN)
        await thread.leave()
        heard = len([event for event in aiko.events if event["t"] == "THREAD_UPDATE"])
        await aiko.request("PATCH", f"/ui/channels/{thread.id}", {"archived": True})
        await aiko.wait_until(
            lambda: len([event for event in aiko.events if event["t"] == "THREAD_UPDATE"]) > heard, PATIENCE
        )
        await permit(aiko, bits.BOT_BITS)
        await aiko.wait_until(
            lambda: bot.guilds[0].me.guild_permissions and channel.permissions_for(bot.guilds[0].me).manage_threads,
            PATIENCE,
        )
        assert not bot.guilds[0].get_thread(thread.id).archived  # nobody told it


async def test_a_list_of_channels_takes_the_kinds_it_offers(rest, aiko):
    news = await aiko.request("POST", "/ui/channels", {"name": "news", "type": 5})
    select = {"type": 8, "custom_id": "where", "channel_types": [0]}
    _, message = await rest(
        "POST", f"/channels/{LOBBY}/messages", {"components": [{"type": 1, "components": [select]}]}
    )
    shown = await aiko.wait_message("lobby", lambda one: one["id"] == message["id"], PATIENCE)
    with pytest.raises(PlaygroundError, match="not among the options"):
        await aiko.select(shown, [news["id"]], custom_id="where")
