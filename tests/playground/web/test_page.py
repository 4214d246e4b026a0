"""What the page is told and may ask for."""

from __future__ import annotations

import aiohttp
import pytest

from playground.testing.person import Person, PlaygroundError, components, texts


async def test_bootstrap_tells_the_whole_place(server, aiko):
    place = await aiko.bootstrap()
    assert (place["me"]["global_name"], place["me"]["locale"], place["me"]["dms_closed"]) == ("Aiko", "en-US", False)
    assert place["guild"]["name"] == "Ziggurat Playground"
    assert [channel["name"] for channel in place["guild"]["channels"]] == ["lobby", "games"]
    assert int(place["guild"]["channels"][0]["bot_permissions"]) & 1 << 11
    assert place["bot"]["username"] == "Ziggurat"
    assert (place["threads"], place["dms"], place["commands"], place["unread"]) == ([], [], [], {})


async def test_without_a_person_the_first_one_is_meant(aiko):
    assert (await aiko.request("GET", "/ui/bootstrap"))["me"]["id"] == aiko.id


async def test_unread_messages_are_counted_until_read(aiko, marta):
    for number in range(3):
        await aiko.send("lobby", str(number))
    await aiko.send("games", "x")
    lobby, games = [channel["id"] for channel in (await marta.bootstrap())["guild"]["channels"]]
    assert (await marta.bootstrap())["unread"] == {lobby: 3, games: 1}
    await marta.request("POST", "/ui/read", {"user": marta.id, "channel_id": lobby})
    assert (await marta.bootstrap())["unread"] == {games: 1}
    assert (await aiko.bootstrap())["unread"] == {}


async def test_unread_mentions_are_counted_apart(aiko, marta):
    await aiko.send("lobby", "hello everybody else")
    assert (await marta.bootstrap())["mentions"] == {}
    sent = await aiko.send("lobby", f"hello <@{marta.id}>")
    assert (await marta.bootstrap())["mentions"] == {sent["channel_id"]: 1}
    assert (await aiko.bootstrap())["mentions"] == {}
    await marta.request("POST", "/ui/read", {"user": marta.id, "channel_id": sent["channel_id"]})
    assert (await marta.bootstrap())["mentions"] == {}


async def test_messages_are_paged_oldest_first(aiko):
    sent = [await aiko.send("lobby", str(number)) for number in range(6)]
    path = f"/ui/channels/{sent[0]['channel_id']}/messages"
    page = await aiko.request("GET", path, user=aiko.id, limit=2)
    assert [message["content"] for message in page] == ["4", "5"]
    page = await aiko.request("GET", path, user=aiko.id, limit=2, before=page[0]["id"])
    assert [message["content"] for message in page] == ["2", "3"]


async def test_a_new_person_joins_and_everyone_hears(server, aiko):
    made = await aiko.request("POST", "/ui/users", {"name": "Zoë", "locale": "fr"})
    assert (made["global_name"], made["username"], made["locale"]) == ("Zoë", "zo", "fr")
    twin = await aiko.request("POST", "/ui/users", {"name": "Zoë"})
    assert twin["username"] == "zo2"
    await aiko.wait_until(lambda: [e for e in aiko.events if e["t"] == "USERS"])
    async with await Person.join(server.url, made["id"]) as zoe:
        await zoe.send("lobby", "salut")
        await aiko.wait_message("lobby", lambda message: message["author"]["id"] == zoe.id)


async def test_changes_reach_every_page_that_may_see_them(aiko, marta):
    message = await aiko.send("lobby", "to all")
    channel = await aiko.request("POST", "/ui/channels", {"name": "more"})
    await aiko.send(await aiko.dm(), "to the bot")
    await aiko.request("DELETE", f"/ui/messages/{message['channel_id']}/{message['id']}", user=aiko.id)
    await aiko.request("DELETE", f"/ui/channels/{channel['id']}", user=aiko.id)
    await marta.wait_until(lambda: any(event["t"] == "CHANNEL_DELETE" for event in marta.events))
    assert [event["t"] for event in marta.events] == [
        "MESSAGE_CREATE",
        "CHANNEL_CREATE",
        "MESSAGE_DELETE",
        "CHANNEL_DELETE",
    ]
    assert [event["d"].get("content") for event in aiko.events if event["t"] == "MESSAGE_CREATE"] == [
        "to all",
        "to the bot",
    ]


@pytest.mark.parametrize(
    ("method", "path", "body", "sentence"),
    [
        ("POST", "/ui/send", {"content": " "}, "empty message"),
        ("POST", "/ui/send", {"content": "x" * 2001}, "2000"),
        ("POST", "/ui/send", {"content": "x", "channel_id": "1"}, "does not exist"),
        ("POST", "/ui/send", {"content": "x", "user": "1"}, "no person"),
        ("POST", "/ui/slash", {"command_id": "1", "options": []}, "command does not exist"),
        ("POST", "/ui/click", {"message_id": "1", "custom_id": "x"}, "deleted"),
        ("POST", "/ui/dismiss", {"message_id": "1"}, "deleted"),
        ("POST", "/ui/modal", {"interaction_id": "1", "components": []}, "no such form"),
        ("POST", "/ui/users", {"name": ""}, "1 to 32"),
        ("POST", "/ui/users", {"name": "x", "locale": "klingon"}, "no locale"),
        ("POST", "/ui/channels", {"name": " "}, "1 to 100"),
        ("PATCH", "/ui/channels/1000000000000000012", {"archived": True}, "Only a thread"),
        ("PATCH", "/ui/channels/1000000000000000012", {"bot_permissions": "all"}, "number"),
        ("GET", "/test/interaction/1", None, "no such interaction"),
        ("POST", "/test/clock", {"ahead": "soon"}, "number of seconds"),
        ("POST", "/test/drop", {"op": 1}, "op 7"),
    ],
)
async def test_bad_calls_are_answered_with_a_sentence(aiko, method, path, body, sentence):
    lobby = await aiko.channel("lobby")
    full = body if body is None else {"user": aiko.id, "channel_id": lobby} | body
    with pytest.raises(PlaygroundError, match=sentence) as caught:
        await aiko.request(method, path, full)
    assert str(caught.value).endswith(".")


async def test_other_people_s_messages_have_no_buttons_to_press(aiko, marta):
    message = await marta.send("lobby", "no bot")
    with pytest.raises(PlaygroundError, match="not the bot's"):
        await aiko.click(message, custom_id="x")


async def test_joining_as_nobody_is_refused(server):
    with pytest.raises(PlaygroundError, match="no person"):
        await Person.join(server.url, "Nobody")


async def test_waiting_ends(aiko):
    with pytest.raises(TimeoutError):
        await aiko.wait_message("lobby", timeout=0.05)


async def test_the_page_is_served_with_its_files(server):
    async with aiohttp.ClientSession() as session:
        async with session.get(server.url) as answer:
            assert (answer.status, answer.content_type) == (200, "text/html")
        async with session.get(f"{server.url}/static/main.js") as answer:
            assert (answer.status, answer.content_type) == (200, "text/javascript")
        async with session.get(f"{server.url}/static/nothing.js") as answer:
            assert answer.status == 404


def test_texts_and_components_are_found_at_any_depth():
    message = {
        "content": "",
        "embeds": [{"title": "T", "fields": [{"name": "n", "value": "v"}]}],
        "components": [
            {
                "type": 17,
                "components": [
                    {"type": 9, "components": [{"type": 10, "content": "C"}], "accessory": {"type": 2, "label": "L"}}
                ],
            }
        ],
    }
    assert texts(message) == ["T", "n", "v", "C"]
    assert [component["type"] for component in components(message)] == [17, 9, 10, 2]
