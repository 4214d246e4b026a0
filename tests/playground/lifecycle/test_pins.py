"""Pinned messages: by both kinds of addresses, announced, limited, allowed by a right of their own."""

from __future__ import annotations

import discord
import pytest

from playground.rest.pins import PINS_LIMIT
from playground.world import permissions as bits

LOBBY = "1000000000000000012"
PIN_ADDED = 6


def lobby(bot):
    return next(channel for channel in bot.guilds[0].text_channels if channel.name == "lobby")


def codes(caught):
    return caught.value.status, caught.value.code


async def test_pins_are_listed_latest_first(bot):
    messages = [await lobby(bot).send(str(number)) for number in range(3)]
    for message in messages:
        await message.pin()
    await messages[1].unpin()
    pinned = [message async for message in lobby(bot).pins()]
    assert [message.content for message in pinned] == ["2", "0"]
    assert all(message.pinned for message in pinned)
    assert not (await lobby(bot).fetch_message(messages[1].id)).pinned


async def test_a_pin_is_announced_to_everybody(bot, aiko):
    events = []
    bot.on_guild_channel_pins_update = lambda channel, at: noted(events, (channel.name, at is not None))
    bot.on_raw_message_edit = lambda event: noted(events, event.data["pinned"])
    message = await lobby(bot).send("the desk")
    await message.pin()
    await aiko.wait_until(lambda: len(events) == 2)
    assert events == [True, ("lobby", True)]
    desk, notice = await aiko.messages("lobby")
    assert desk["pinned"]
    assert (notice["type"], notice["content"], notice["author"]["id"]) == (PIN_ADDED, "", str(bot.user.id))
    assert notice["message_reference"]["message_id"] == desk["id"]
    [event] = [event["d"] for event in aiko.events if event["t"] == "MESSAGE_UPDATE"]
    assert (event["id"], event["pinned"]) == (desk["id"], True)
    shown = await aiko.request("GET", f"/ui/channels/{LOBBY}/pins?user={aiko.id}")
    assert [one["id"] for one in shown] == [desk["id"]]


async def noted(events, one):
    events.append(one)


async def test_pinning_twice_is_pinning_once(bot, aiko):
    message = await lobby(bot).send("the desk")
    for _ in range(2):
        await message.pin()
    assert [one["type"] for one in await aiko.messages("lobby")] == [0, PIN_ADDED]
    for _ in range(2):
        await message.unpin()
    assert [one["type"] for one in await aiko.messages("lobby")] == [0, PIN_ADDED]


async def test_the_notice_of_a_pin_can_be_deleted_but_neither_edited_nor_pinned(bot):
    await (await lobby(bot).send("the desk")).pin()
    notice, _ = [message async for message in lobby(bot).history()]
    assert notice.type is discord.MessageType.pins_add
    assert notice.reference.message_id != notice.id
    for refused in (notice.edit(content="x"), notice.pin()):
        with pytest.raises(discord.Forbidden) as caught:
            await refused
        assert codes(caught) == (403, 50021)
    await notice.delete()


async def test_pins_in_direct_messages(bot, aiko):
    message = await (await bot.fetch_user(int(aiko.id))).send("your letter")
    await message.pin()
    assert [one["type"] for one in await aiko.dms()] == [0, PIN_ADDED]
    assert [one.id async for one in message.channel.pins()] == [message.id]


async def test_the_older_addresses(rest):
    made = [(await rest("POST", f"/channels/{LOBBY}/messages", {"content": str(n)}))[1]["id"] for n in range(2)]
    for message_id in made:
        assert await rest("PUT", f"/channels/{LOBBY}/pins/{message_id}") == (204, None)
    status, pinned = await rest("GET", f"/channels/{LOBBY}/pins")
    assert (status, [one["id"] for one in pinned]) == (200, made[::-1])
    assert await rest("DELETE", f"/channels/{LOBBY}/pins/{made[0]}") == (204, None)
    today = (await rest("GET", f"/channels/{LOBBY}/messages/pins"))[1]
    assert [one["message"]["id"] for one in today["items"]] == [made[1]]
    assert (await rest("PUT", f"/channels/{LOBBY}/pins/5"))[1]["code"] == 10008


async def test_a_channel_has_room_for_so_many_pins(rest):
    made = [
        (await rest("POST", f"/channels/{LOBBY}/messages", {"content": str(n)}))[1]["id"] for n in range(PINS_LIMIT + 1)
    ]
    for message_id in made[:-1]:
        assert (await rest("PUT", f"/channels/{LOBBY}/messages/pins/{message_id}"))[0] == 204
    status, answer = await rest("PUT", f"/channels/{LOBBY}/messages/pins/{made[-1]}")
    assert (status, answer["code"]) == (400, 30003)
    assert (await rest("PUT", f"/channels/{LOBBY}/messages/pins/{made[0]}"))[0] == 204
    _, page = await rest("GET", f"/channels/{LOBBY}/messages/pins?limit=50")
    assert (len(page["items"]), page["has_more"]) == (50, True)
    before = page["items"][-1]["pinned_at"].replace("+00:00", "Z")
    _, page = await rest("GET", f"/channels/{LOBBY}/messages/pins?limit=50&before={before}")
    assert [one["message"]["content"] for one in page["items"]][:2] == ["199", "198"]
    assert len((await rest("GET", f"/channels/{LOBBY}/pins"))[1]) == 50


@pytest.mark.parametrize(("allowed", "status"), [(bits.PIN_MESSAGES, 204), (bits.MANAGE_MESSAGES, 403)])
async def test_pinning_is_a_right_of_its_own(rest, aiko, allowed, status):
    made = (await rest("POST", f"/channels/{LOBBY}/messages", {"content": "x"}))[1]["id"]
    role = bits.BOT_BITS & ~(bits.PIN_MESSAGES | bits.MANAGE_MESSAGES) | allowed
    await aiko.request("POST", "/test/roles", {"bot": str(role)})
    for method in ("PUT", "DELETE"):
        for path in (f"/channels/{LOBBY}/messages/pins/{made}", f"/channels/{LOBBY}/pins/{made}"):
            assert (await rest(method, path))[0] == status


async def test_without_the_right_to_read_back_no_pin_is_seen(rest, aiko):
    made = (await rest("POST", f"/channels/{LOBBY}/messages", {"content": "x"}))[1]["id"]
    assert (await rest("PUT", f"/channels/{LOBBY}/messages/pins/{made}"))[0] == 204
    without = bits.ALL & ~bits.READ_MESSAGE_HISTORY
    await aiko.request("PATCH", f"/ui/channels/{LOBBY}", {"bot_permissions": str(without)})
    assert await rest("GET", f"/channels/{LOBBY}/messages/pins") == (200, {"items": [], "has_more": False})
    assert await rest("GET", f"/channels/{LOBBY}/pins") == (200, [])


async def test_nothing_is_pinned_in_an_archived_thread(rest):
    thread = (await rest("POST", f"/channels/{LOBBY}/threads", {"name": "x", "type": 11}))[1]["id"]
    made = (await rest("POST", f"/channels/{thread}/messages", {"content": "x"}))[1]["id"]
    assert (await rest("PUT", f"/channels/{thread}/messages/pins/{made}"))[0] == 204
    await rest("PATCH", f"/channels/{thread}", {"archived": True})
    status, answer = await rest("DELETE", f"/channels/{thread}/messages/pins/{made}")
    assert (status, answer["code"]) == (400, 50083)
