"""A session can do what its person could do by buttons, and nothing else; whatever else comes is refused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import msgspec
import pytest

from cogs.board_page.guard import LARGEST, PersonalLimit
from cogs.board_page.server import BoardPages
from data.board_page.sessions import LINK_LASTS, SESSION_LASTS
from render.words.text import texts
from rules.core.contract import AnyGame
from rules.table import table as core
from rules.table.player import Holder
from tests.cogs.board_page.visiting import Visitor, link_for
from tests.kit.room import Board, buttons


@pytest.fixture
async def visitor(pages: BoardPages, board: Board, acting) -> AsyncIterator[Visitor]:
    """Whose turn it is, on the page."""
    async with Visitor(pages, await link_for(board, acting)) as visitor:
        assert await visitor.open() == 200
        yield visitor


async def test_the_link_is_private_and_holds_its_secret_where_no_server_sees_it(room, pages, board, acting):
    link = await link_for(board, acting)
    address, _, secret = link.partition("#")
    assert address == f"{pages.address}/open"
    assert len(secret) > 40
    row = await room.store.reading.rows("SELECT digest FROM page_keys")
    assert secret not in {one["digest"] for one in row}


async def test_a_link_opens_one_browser(pages, board, acting):
    link = await link_for(board, acting)
    async with Visitor(pages, link) as first, Visitor(pages, link) as second:
        assert await asyncio.gather(first.open(), second.open()) in ([200, 403], [403, 200])


async def test_links_and_sessions_end_by_themselves(room, pages, board, acting):
    link = await link_for(board, acting)
    async with Visitor(pages, link) as late:
        room.ahead += LINK_LASTS + 1
        assert await late.open() == 403
    async with Visitor(pages, await link_for(board, acting)) as visitor:
        await visitor.open()
        room.ahead += SESSION_LASTS + 1
        assert (await visitor.look())[0] == 401


async def test_the_cookie_is_the_browsers_alone(pages, board, acting):
    async with Visitor(pages, await link_for(board, acting)) as visitor:
        sent = {"link": visitor.secret}
        async with visitor.browser.post(f"{pages.address}/session", json=sent, headers=visitor.headers) as answer:
            cookie = answer.headers["Set-Cookie"]
            assert answer.headers["Cache-Control"] == "no-store"
    assert {"HttpOnly", "SameSite=Strict", f"Path=/table/{board.number}"} <= {*cookie.split("; ")}
    assert "Secure" not in cookie, "this address is not https"
    pages.address = "https://board.example"
    assert pages._is_secure


async def test_who_comes_from_elsewhere_is_refused(visitor):
    page = (await visitor.look())[1]
    press = {name: page[name] for name in ("seat", "version", "planned", "moves")} | {"verb": "clear", "address": ""}
    path = f"/table/{visitor.table}/press"
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec_Fetch_Site": "cross-site"}):
        status, answer = await visitor.send(path, press, **headers)
        assert (status, answer["problem"]) == (403, texts("en").t("page-elsewhere"))
    assert (await visitor.look(Sec_Fetch_Site="cross-site"))[0] == 403
    async with visitor.browser.post(f"{visitor.origin}{path}", data="verb=clear", headers=visitor.headers) as answer:
        assert answer.status == 403, "a form cannot press"


async def test_tables_are_not_guessed(visitor):
    own = visitor.table
    for table in (own + 1, 0, 10**17):
        visitor.table = table
        assert (await visitor.look())[0] == 401
    visitor.table = own
    assert (await visitor.look())[0] == 200
    visitor.browser.cookie_jar.clear()
    assert (await visitor.look())[0] == 401


async def test_a_cookie_of_one_table_opens_no_other(room, pages, visitor):
    [cookie] = list(visitor.browser.cookie_jar)
    other = visitor.table + 1
    async with visitor.browser.get(
        f"{pages.address}/table/{other}/state", headers={**visitor.headers, "Cookie": f"board-{other}={cookie.value}"}
    ) as answer:
        assert answer.status == 401


async def test_a_page_never_shows_the_seat_of_who_opened_theirs_in_the_same_browser_since(
    pages, board, acting, visitor
):
    """The newer cookie is in the place of the older one: the older page is over, and does nothing for the other."""
    page = (await visitor.look())[1]
    other = await board.other()
    visitor.secret = (await link_for(board, other)).partition("#")[2]
    assert await visitor.open() == 200
    assert (await visitor.look())[1]["seat"] != page["seat"], "the newer page"
    async with visitor.browser.get(
        f"{pages.address}/table/{visitor.table}/state?seat={page['seat']}", headers=visitor.headers
    ) as answer:
        assert answer.status == 401
        assert "pictures" not in await answer.json()
    body = {name: page[name] for name in ("seat", "version", "planned", "moves")}
    for verb in ("undo", "take", "clear", "if"):
        status, found = await visitor.send(f"/table/{visitor.table}/press", {**body, "verb": verb, "address": "0"})
        assert (status, list(found)) == (401, ["problem", "language"])
    assert (await visitor.look())[0] == 200, "the newer one goes on"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"verb": "commit"}, 409),
        ({"verb": "settings"}, 409),
        ({"verb": "take" * 9}, 400),
        ({"verb": "take", "seat": -1}, 400),
        ({"verb": "take", "version": 10**30}, 400),
        ({"verb": "take", "address": "0" * 500}, 400),
        ({"verb": "take", "sudo": True}, 400),
        ({"verb": 7}, 400),
        ({}, 400),
    ],
)
async def test_what_no_page_sends_is_refused(room, visitor, body, status):
    before = await room.facts(visitor.table)
    seat = (await visitor.look())[1]["seat"]
    found, answer = await visitor.send(f"/table/{visitor.table}/press", {"seat": seat, **body} if body else body)
    assert found in (status, 200)
    assert answer.get("problem") or answer["lines"]
    assert await room.facts(visitor.table) == before


async def test_bytes_that_are_no_text_are_refused(visitor):
    """As the secret of a link, as what is pressed, in a cookie."""
    table = f"/table/{visitor.table}"
    headers = visitor.headers | {"Content-Type": "application/json"}
    for path, body in (("/session", b'{"link": "\xff"}'), (f"{table}/press", b'{"verb": "\xff"}')):
        async with visitor.browser.post(f"{visitor.origin}{path}", data=body, headers=headers) as answer:
            assert (answer.status, (await answer.json())["problem"]) == (400, texts("en").t("page-not-understood"))
    host, port = visitor.origin.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"GET {table}/state HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: board-{visitor.table}="
    writer.write(head.encode() + b"\xff\r\n\r\n")
    answered = await reader.read()
    writer.close()
    assert answered.startswith(b"HTTP/1.1 401 ")
    assert msgspec.json.encode(texts("en").t("page-session-over")) in answered


async def test_large_bodies_and_unknown_paths_are_refused(visitor):
    path = f"/table/{visitor.table}/press"
    status, answer = await visitor.send(path, {"verb": "x" * LARGEST})
    assert (status, answer["problem"]) == (413, texts("en").t("page-too-large"))
    for path in ("/table/x/state", "/../bot.py", "/sdk/index.mjs", "/activity.html", "/static/page.js", "/page.html"):
        async with visitor.browser.get(f"{visitor.origin}{path}", headers=visitor.headers) as answer:
            assert answer.status == 404
            assert (await answer.json())["problem"] == texts("en").t("page-not-found")


async def test_old_versions_and_foreign_seats_change_nothing(room, visitor, board):
    page = (await visitor.look())[1]
    one = page["answers"][0]
    before = await room.facts(visitor.table)
    for wrong in ({"version": page["version"] + 1}, {"planned": 3}):
        for verb in ("take", "go", "clear"):
            again = await visitor.press(page, verb, one["address"], **wrong)
            assert again["lines"], "it says that the game has moved on"
            assert again["planned"] == 0
    body = {name: page[name] for name in ("version", "planned", "moves")}
    for verb in ("take", "go", "clear"):
        foreign = {**body, "seat": 1 - page["seat"], "verb": verb, "address": one["address"]}
        assert (await visitor.send(f"/table/{visitor.table}/press", foreign))[0] == 401
    for address in ("99", "0.99", "x", "0..1", "0!build A1", "0.0!end;end", "+", "!"):
        again = await visitor.press((await visitor.look())[1], "go", address)
        assert await room.facts(visitor.table) == before
    assert await room.facts(visitor.table) == before


async def test_who_gives_the_seat_up_has_no_page_any_more(room, visitor, board, acting):
    row, table = await room.services.tables.at(board.number)
    seat = table.seat_of(int(acting.id))
    assert seat is not None
    other = Holder(4711, "Somebody else")

    def operation(game: AnyGame, table: core.Table) -> core.Change:
        return core.Change(
            msgspec.structs.replace(core.with_player(table, seat, holder=other), version=row.version + 1), ()
        )

    await room.services.tables.perform_as(board.number, operation, room.services.now())
    assert await room.store.reading.rows("SELECT * FROM page_keys WHERE kind = 'session'") != []
    status, answer = await visitor.look()
    assert (status, answer["problem"]) == (401, texts("en").t("page-session-over"))
    assert await room.store.reading.rows("SELECT * FROM page_keys WHERE kind = 'session'") == []


async def test_nobody_moves_while_the_table_is_paused(room, visitor, board, acting):
    await acting.type(board.thread, "table pause")
    await room.settled()
    page = (await visitor.look())[1]
    assert page["paused"]
    one = page["answers"][0]
    before = await room.facts(visitor.table)
    page = await visitor.press(page, "go", one["address"])
    assert "paused" in " ".join(page["lines"])
    assert await room.facts(visitor.table) == before


async def test_a_flood_is_slowed_down(pages, visitor, monkeypatch):
    monkeypatch.setattr(pages, "_looks", PersonalLimit(burst=2, rate=0.001))
    answers = [await visitor.look() for _ in range(4)]
    assert [status for status, _ in answers] == [200, 200, 429, 429]
    refused = [answer for status, answer in answers if status == 429]
    assert refused
    assert refused[0]["problem"] == texts("en").t("page-too-fast")


async def test_every_answer_forbids_frames_and_foreign_scripts(visitor):
    for path in ("/open", f"/table/{visitor.table}", f"/table/{visitor.table}/state", "/page.js", "/nowhere"):
        async with visitor.browser.get(f"{visitor.origin}{path}", headers=visitor.headers) as answer:
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            if path in ("/open", f"/table/{visitor.table}"):
                text = await answer.text()
                assert "<script>" not in text
                assert " on" not in text.replace(" on the", ""), "no inline handlers"


async def test_no_secret_is_logged(room, pages, board, acting, caplog):
    with caplog.at_level(logging.DEBUG):
        async with Visitor(pages, await link_for(board, acting)) as visitor:
            await visitor.open()
            await visitor.look()
            [cookie] = list(visitor.browser.cookie_jar)
            await visitor.send("/session", {"link": visitor.secret})
    own = [record.getMessage() for record in caplog.records if record.name.startswith(("ziggurat", "aiohttp"))]
    assert not any(visitor.secret in line or cookie.value in line for line in own)


async def test_there_is_no_button_where_there_is_no_page(room, board, acting):
    more = await acting.press(await board.shown(acting), "More")
    assert "Open the board" not in buttons(await acting.press(more, "My seat"))
