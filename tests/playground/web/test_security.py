"""What other pages in the same browser, files that people bring and links that run something cannot do."""

from __future__ import annotations

from http import HTTPStatus

import aiohttp
import discord
import pytest

LOBBY = "1000000000000000012"
ELSEWHERE = "https://elsewhere.example"


@pytest.fixture
async def session(server):
    async with aiohttp.ClientSession() as session:
        yield session


CHANGES = [
    ("POST", "/ui/users", {"name": "Eve"}),
    ("POST", "/ui/send", {"user": "1", "channel_id": LOBBY, "content": "x"}),
    ("POST", "/test/clock", {"ahead": 86400}),
    ("POST", "/test/outage", {}),
    ("DELETE", "/test/traffic", None),
    ("GET", "/ui/bootstrap", None),
    ("GET", "/test/traffic", None),
    ("GET", "/", None),
]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
async def test_pages_of_other_origins_may_ask_nothing(server, session, method, path, body):
    world = server._core.world
    before = (len(world.users), world.now() // 3600)
    origins = [ELSEWHERE, "null", f"http://127.0.0.1:{server.port + 1}", f"https://127.0.0.1:{server.port}"]
    for origin in origins:
        async with session.request(method, server.url + path, json=body, headers={"Origin": origin}) as answer:
            assert answer.status == HTTPStatus.FORBIDDEN
    assert (len(world.users), world.now() // 3600) == before


@pytest.mark.parametrize("path", ["/ui/socket", "/gateway", "/"])
async def test_pages_of_other_origins_open_no_socket(server, session, path):
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await session.ws_connect(server.url + path, headers={"Origin": ELSEWHERE})
    assert refused.value.status == HTTPStatus.FORBIDDEN


async def test_its_own_page_may(server, session, aiko):
    for own in (server.url, f"http://localhost:{server.port}"):
        headers = {"Origin": own, "Host": own.removeprefix("http://")}
        async with session.post(f"{server.url}/ui/users", json={"name": "Noor"}, headers=headers) as answer:
            assert answer.status == HTTPStatus.OK
        async with session.ws_connect(f"{server.url}/ui/socket?user={aiko.id}", headers=headers) as socket:
            assert not socket.closed


async def test_by_its_other_name_the_page_leads_to_where_its_pictures_are(server, session):
    headers = {"Host": f"localhost:{server.port}"}
    async with session.get(f"{server.url}/?user=7", headers=headers, allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (HTTPStatus.FOUND, f"{server.url}/?user=7")
    async with session.get(f"{server.url}/?user=7", allow_redirects=False) as answer:
        assert answer.status == HTTPStatus.OK


@pytest.mark.parametrize("host", ["rebound.example", "rebound.example:80", "127.0.0.1.example", "0.0.0.0", "[", ""])
async def test_a_name_that_is_not_this_machines_leads_nowhere(server, session, host):
    async with session.get(f"{server.url}/ui/bootstrap", headers={"Host": host}) as answer:
        assert answer.status in (HTTPStatus.FORBIDDEN, HTTPStatus.BAD_REQUEST)
        assert "guild" not in await answer.text()


@pytest.mark.parametrize("name", ["page.html", "drawing.svg", "page.xhtml", "script.js", "words.txt", "data.json", "x"])
async def test_what_a_browser_would_run_is_saved(server, session, bot, name):
    file = discord.File(__file__, filename=name)
    sent = await bot.get_channel(int(LOBBY)).send(file=file)
    async with session.get(sent.attachments[0].url) as answer:
        assert answer.headers["Content-Disposition"].startswith("attachment")
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Content-Security-Policy"] == "sandbox"


async def test_a_picture_is_shown_in_place(server, session, bot, picture):
    sent = await bot.get_channel(int(LOBBY)).send(file=discord.File(picture(), filename="board.png"))
    async with session.get(sent.attachments[0].url) as answer:
        assert answer.content_type == "image/png"
        assert "Content-Disposition" not in answer.headers
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


@pytest.mark.parametrize(
    "url", ["javascript:alert(1)", "JavaScript://x/%0aalert(1)", "data:text/html,x", "nowhere", "http:x"]
)
async def test_a_link_button_leads_to_an_address(rest, url):
    button = {"type": 2, "style": 5, "label": "Look", "url": url}
    body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
    status, answer = await rest("POST", f"/channels/{LOBBY}/messages", body)
    assert status == HTTPStatus.BAD_REQUEST
    found = answer["errors"]["components"]["0"]["components"]["0"]["url"]["_errors"][0]["code"]
    assert found == ("URL_TYPE_INVALID_URL" if url in ("nowhere", "http:x") else "URL_TYPE_INVALID_SCHEME")
    for good in ("https://example.org/", "http://example.org/", "discord://-/channels/@me/1"):
        button["url"] = good
        assert (await rest("POST", f"/channels/{LOBBY}/messages", body))[0] == HTTPStatus.OK


async def test_an_edit_without_content_leaves_who_is_mentioned(bot, aiko):
    one = discord.AllowedMentions(everyone=False, users=[discord.Object(int(aiko.id))])
    sent = await bot.get_channel(int(LOBBY)).send(f"@everyone <@{aiko.id}>", allowed_mentions=one)
    edited = await sent.edit(suppress=True)
    assert (edited.mention_everyone, edited.raw_mentions) == (False, [int(aiko.id)])
    edited = await sent.edit(view=discord.ui.View().add_item(discord.ui.Button(label="x", url="https://example.org")))
    assert (edited.mention_everyone, [user.id for user in edited.mentions]) == (False, [int(aiko.id)])
    edited = await sent.edit(content="@everyone")
    assert (edited.mention_everyone, edited.mentions) == (True, [])
