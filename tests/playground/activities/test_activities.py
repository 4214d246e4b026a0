"""Activities as Discord documents them: launching, the SDK's handshake and commands, codes and tokens, the proxy."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web

from playground import Server
from playground.activities.grants import CODE_SECONDS, TOKEN_SECONDS
from playground.activities.rpc import INVALID_COMMAND, INVALID_PERMISSIONS, INVALID_TOKEN, OAUTH2, OTHER_CLIENT
from playground.testing.person import DidNotRespond, Person
from playground.testing.reading import PlaygroundError
from playground.world.ids import APPLICATION_ID

Object = dict[str, Any]
FORM = {
    "client_id": APPLICATION_ID,
    "client_secret": Server.client_secret,
    "grant_type": "authorization_code",
}


@pytest.fixture
async def page(server: Server, aiko: Person) -> AsyncIterator[str]:
    """The application's page, which tells what arrives there; Activities are enabled."""

    async def tell(request: web.Request) -> web.Response:
        answer = web.json_response({"path": request.path_qs, "origin": request.headers.get("Origin")})
        answer.set_cookie("seen", "yes")
        return answer

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", tell)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    await aiko.request("POST", "/test/activity", {"target": address})
    yield address
    await runner.cleanup()


async def launch(interaction: discord.Interaction) -> None:
    answer = await interaction.response.launch_activity()
    assert isinstance(answer.resource, discord.InteractionCallbackActivityInstance)
    assert answer.resource.id == answer.activity_id


async def launched(bot: Any, person: Person, channel: str = "lobby") -> Object:
    """What the person's client is given to open."""
    bot.act = launch
    return await (await person.slash(channel, "do")).launched()


async def say(person: Person, frame: Object, name: str, consent: bool | None = None, **args: Any) -> Object:
    """What a command of the SDK is answered."""
    payload = {"cmd": name, "nonce": "1", "args": args}
    body = {"user": person.id, "frame_id": frame["frame_id"], "payload": payload, "consent": consent}
    found: Object = await person.request("POST", "/ui/activity/command", body)
    return found


async def shake(person: Person, frame: Object, **changes: Any) -> Object:
    payload = {"v": 1, "encoding": "json", "client_id": APPLICATION_ID, "frame_id": frame["frame_id"], **changes}
    body = {"user": person.id, "frame_id": frame["frame_id"], "payload": payload}
    found: Object = await person.request("POST", "/ui/activity/handshake", body)
    return found


ASKED: Object = {"client_id": APPLICATION_ID, "response_type": "code", "scope": ["identify"], "prompt": "none"}


async def code_for(person: Person, frame: Object) -> str:
    await shake(person, frame)
    answer = await say(person, frame, "AUTHORIZE", True, **ASKED)
    return str(answer["frame"]["data"]["code"])


async def exchange(server: Server, form: Object, **options: Any) -> tuple[int, Object]:
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{server.api_base}/oauth2/token", **(options or {"data": form})) as answer,
    ):
        return answer.status, await answer.json()


async def test_nothing_is_launched_before_activities_are_enabled(bot, aiko):
    refused = []

    async def attempt(interaction: discord.Interaction) -> None:
        with pytest.raises(discord.HTTPException) as failure:
            await interaction.response.launch_activity()
        refused.append(failure.value.code)

    bot.act = attempt
    used = await aiko.slash("lobby", "do")
    await aiko.wait_until(lambda: refused)
    assert refused == [50035]
    assert (await used.details())["answers"] == []
    with pytest.raises(PlaygroundError, match="form"):
        await aiko.request("POST", "/test/activity", {"target": "https://elsewhere.example"})


async def test_people_of_a_channel_are_in_one_instance_until_the_last_leaves(bot, page, aiko, marta, rest):
    first, second = await launched(bot, aiko), await launched(bot, marta)
    elsewhere = await launched(bot, aiko, "games")
    assert first["instance_id"] == second["instance_id"] != elsewhere["instance_id"]
    path = f"/applications/{APPLICATION_ID}/activity-instances/{first['instance_id']}"
    status, found = await rest("GET", path)
    assert (status, found["users"], found["location"]["kind"]) == (200, [aiko.id, marta.id], "gc")
    assert first["instance_id"] == f"i-{found['launch_id']}-{found['location']['id']}"
    for person, frame in ((aiko, first), (marta, second)):
        await person.request("POST", "/ui/activity/leave", {"user": person.id, "frame_id": frame["frame_id"]})
    assert (await rest("GET", path))[0] == 404
    assert (await launched(bot, aiko))["instance_id"] != first["instance_id"]


async def test_the_handshake_is_of_this_application_version_and_frame(bot, page, aiko, marta):
    frame = await launched(bot, aiko)
    for wrong in ({"v": 2}, {"encoding": "etf"}, {"client_id": "1"}, {"frame_id": "1"}):
        assert (await shake(aiko, frame, **wrong))["close"]["code"] in (4000, 4004, 4005)
    assert (await say(aiko, frame, "AUTHORIZE", **ASKED))["frame"]["evt"] == "ERROR", "nothing goes before it"
    assert (await shake(aiko, frame))["frame"]["evt"] == "READY"
    with pytest.raises(PlaygroundError, match="not open"):
        await shake(marta, frame)


async def test_commands_are_refused_as_documented(bot, page, aiko):
    frame = await launched(bot, aiko)
    await shake(aiko, frame)

    async def code(name: str, consent: bool | None = None, **args: Any) -> int:
        answer = (await say(aiko, frame, name, consent, **args))["frame"]
        assert (answer["evt"], answer["nonce"]) == ("ERROR", "1")
        return int(answer["data"]["code"])

    assert await code("FLY") == INVALID_COMMAND
    assert await code("AUTHORIZE", **(ASKED | {"client_id": "1"})) == OTHER_CLIENT
    assert await code("AUTHORIZE", **(ASKED | {"scope": ["everything"]})) == OAUTH2
    assert await code("AUTHORIZE", consent=False, **ASKED) == OAUTH2
    assert await code("AUTHENTICATE", access_token="x") == INVALID_TOKEN
    assert await code("GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS") == INVALID_PERMISSIONS


async def test_a_person_is_asked_once_and_the_token_says_who_they_are(bot, page, server, aiko, marta, rest):
    frame = await launched(bot, aiko)
    await shake(aiko, frame)
    assert await say(aiko, frame, "AUTHORIZE", **ASKED) == {"asks": ["identify"]}
    assert (await say(aiko, frame, "AUTHORIZE", True, **ASKED))["frame"]["data"]["code"]
    code = (await say(aiko, frame, "AUTHORIZE", **ASKED))["frame"]["data"]["code"]
    status, token = await exchange(server, FORM | {"code": code})
    assert (status, token["token_type"], token["scope"]) == (200, "Bearer", "identify")
    headers = {"Authorization": f"Bearer {token['access_token']}"}
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{server.api_base}/users/@me", headers=headers) as answer:
            assert (answer.status, (await answer.json())["id"]) == (200, aiko.id)
        async with session.get(f"{server.api_base}/users/@me", headers={"Authorization": "Bearer x"}) as answer:
            assert answer.status == 401
    other = await launched(bot, marta)
    await shake(marta, other)
    stolen = await say(marta, other, "AUTHENTICATE", access_token=token["access_token"])
    assert stolen["frame"]["data"]["code"] == INVALID_TOKEN
    found = (await say(aiko, frame, "AUTHENTICATE", access_token=token["access_token"]))["frame"]["data"]
    assert (found["user"]["id"], found["scopes"]) == (aiko.id, ["identify"])
    people = (await say(aiko, frame, "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS"))["frame"]["data"]["participants"]
    assert [one["id"] for one in people] == [aiko.id, marta.id]
    await aiko.request("POST", "/test/clock", {"ahead": TOKEN_SECONDS + 1})
    late = await say(aiko, frame, "AUTHENTICATE", access_token=token["access_token"])
    assert late["frame"]["data"]["code"] == INVALID_TOKEN


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"client_secret": "wrong"}, 401, "invalid_client"),
        ({"client_id": "1"}, 401, "invalid_client"),
        ({"grant_type": "password"}, 400, "unsupported_grant_type"),
        ({"code": "guessed"}, 400, "invalid_grant"),
    ],
)
async def test_the_token_endpoint_refuses(bot, page, server, aiko, change, status, error):
    form = FORM | {"code": await code_for(aiko, await launched(bot, aiko))} | change
    found, body = await exchange(server, form)
    assert (found, body["error"]) == (status, error)


async def test_a_code_works_once_soon_and_as_a_form_only(bot, page, server, aiko):
    frame = await launched(bot, aiko)
    form = FORM | {"code": await code_for(aiko, frame)}
    assert (await exchange(server, form, json=form))[1]["error"] == "invalid_request"
    answers = await asyncio.gather(exchange(server, form), exchange(server, form))
    assert sorted(status for status, _ in answers) == [200, 400]
    basic = {"grant_type": "authorization_code", "code": await code_for(aiko, frame)}
    headers = {"Authorization": aiohttp.encode_basic_auth(APPLICATION_ID, Server.client_secret)}
    assert (await exchange(server, {}, data=basic, headers=headers))[0] == 200
    late = FORM | {"code": await code_for(aiko, frame)}
    await aiko.request("POST", "/test/clock", {"ahead": CODE_SECONDS + 1})
    assert (await exchange(server, late))[1]["error"] == "invalid_grant"


async def test_the_proxy_hands_on_with_and_without_its_prefix(bot, page, server):
    local = {"Host": server.activity_origin.removeprefix("http://")}
    async with aiohttp.ClientSession() as session:

        async def get(path: str, **headers: str) -> tuple[int, Object, Any]:
            async with session.get(f"{server.url}{path}", headers=local | headers) as answer:
                kind = answer.content_type == "application/json"
                return answer.status, await answer.json() if kind else {}, answer.headers

        for path in ("/.proxy/table/1?known=a.b", "/table/1?known=a.b"):
            status, told, headers = await get(path, Origin=server.activity_origin)
            assert (status, told) == (200, {"path": "/table/1?known=a.b", "origin": server.activity_origin})
            assert "seen=yes" in headers["Set-Cookie"]
            assert "default-src 'self'" in headers["Content-Security-Policy"]
        for path in ("/.proxyx", "/.proxy@127.0.0.1:1/x"):
            assert (await get(path))[:2] == (200, {"path": path, "origin": None}), "no prefix, and no other host"
        assert (await get("/.proxy"))[1]["path"] == "/"
        assert (await get("/ui/bootstrap"))[1]["path"] == "/ui/bootstrap", "nothing of the playground is here"
        status, _, headers = await get("/.playground/bridge")
        assert (status, "frame-ancestors" in headers["Content-Security-Policy"]) == (200, True)
        assert (await get("/.playground/ids.py"))[0] == 404


async def test_a_request_for_no_path_is_not_handed_on(bot: Any, page: str, server: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    for host in (f"{APPLICATION_ID}.localhost", "127.0.0.1"):
        writer.write(f"OPTIONS * HTTP/1.1\r\nHost: {host}:{server.port}\r\n\r\n".encode())
        assert (await reader.readuntil(b"404: Not Found")).startswith(b"HTTP/1.1 404 ")
    writer.close()


async def test_the_entry_point_command_stays(bot: Any, page: str, rest: Callable[..., Any]) -> None:
    base = f"/applications/{APPLICATION_ID}/commands"
    _, commands = await rest("GET", base)
    [entry] = [one for one in commands if one["type"] == 4]
    assert (entry["name"], entry["handler"]) == ("launch", 2)
    others = [{"name": "do", "description": "Does it", "type": 1}]
    status, answer = await rest("PUT", base, others)
    assert (status, answer["code"]) == (400, 50240)
    assert (await rest("PUT", base, [*others, {"name": "launch", "type": 4, "handler": 2}]))[0] == 200
    status, answer = await rest("PATCH", f"{base}/{entry['id']}", {"handler": 3})
    assert (status, answer["code"]) == (400, 50035)


async def test_discord_launches_by_itself_where_it_is_the_handler(bot, page, aiko, marta):
    """And says so in the channel; the bot is not asked."""
    entered = await aiko.enter("lobby")
    assert (await entered.launched())["instance_id"].startswith("i-")
    message = (await entered.answers())[0]
    assert (message["author"]["id"], message["interaction_metadata"]["name"]) == (str(bot.user.id), "launch")
    assert message["id"] in {one["id"] for one in await marta.messages("lobby")}, "everybody sees it"
    assert bot.count("interaction") == 0


async def test_the_bot_is_asked_where_it_is_the_handler(bot, page, aiko, rest, monkeypatch):
    """It answers as it does a command; if it does not, nothing is launched."""
    base = f"/applications/{APPLICATION_ID}/commands"
    [entry] = [one for one in (await rest("GET", base))[1] if one["type"] == 4]
    assert (await rest("PATCH", f"{base}/{entry['id']}", {"handler": 1}))[0] == 200
    heard: list[Any] = []

    async def act(interaction: discord.Interaction) -> bool:
        """The library knows no commands of this type."""
        heard.append(interaction.data)
        if len(heard) == 1:
            await launch(interaction)
        return False

    bot.tree.interaction_check = act
    entered = await aiko.enter("lobby")
    assert (await entered.launched())["instance_id"].startswith("i-")
    assert heard == [{"id": entry["id"], "name": "launch", "type": 4}]
    assert (await entered.details())["answers"] == [], "no message is sent about it"
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", 0.05)
    with pytest.raises(DidNotRespond):
        await (await aiko.enter("lobby")).launched()
