"""The table as an Activity in Discord: launched by a button, who looks at it proven by a code, the same page."""

from __future__ import annotations

import logging
from dataclasses import replace

import aiohttp
import discord
import pytest

from bot import in_playground
from cogs.board_page import sdk
from cogs.board_page.activity import on_discord
from cogs.board_page.guard import PersonalLimit
from cogs.board_page.server import BoardPages
from data.board_page.activities import KEPT
from data.board_page.sessions import MOST
from data.privacy import everything
from playground.activities.grants import CODE_SECONDS
from playground.world.ids import APPLICATION_ID
from render.words.text import texts
from tests.cogs.board_page.visiting import Visitor, link_for
from tests.kit.room import Board, Guest, Object, Room, buttons, until

ASKED = {"client_id": APPLICATION_ID, "response_type": "code", "scope": ["identify"], "prompt": "none"}


async def offered(board: Board, guest: Guest) -> Object:
    """The private answer of **Open the board**."""
    more = await guest.press(await board.shown(guest), "More")
    return await guest.press(await guest.press(more, "My seat"), "Open the board")


async def launched(board: Board, guest: Guest) -> Object:
    """The Activity that the button opens in the client of this person."""
    return await (await guest.click(await offered(board, guest), "Open here in Discord")).launched()


async def code_for(guest: Guest, frame: Object) -> str:
    """What the SDK gives to the page, once the person has consented."""
    about = {"user": guest.id, "frame_id": frame["frame_id"]}
    hello = {"v": 1, "encoding": "json", "client_id": APPLICATION_ID, "frame_id": frame["frame_id"]}
    await guest.request("POST", "/ui/activity/handshake", {**about, "payload": hello})
    command = {"cmd": "AUTHORIZE", "nonce": "1", "args": ASKED}
    answer = await guest.request("POST", "/ui/activity/command", {**about, "payload": command, "consent": True})
    return str(answer["frame"]["data"]["code"])


class Participant(Visitor):
    """The Activity's page in the frame of one person, which asks through Discord's proxy."""

    def __init__(self, room: Room) -> None:
        super().__init__(BoardPages(room.services, room.server.url), "")
        self.own = room.server.activity_origin

    @property
    def headers(self) -> dict[str, str]:
        """What the browser sends; the session's cookie by hand, as it is for secure addresses only."""
        return {**super().headers, "Origin": self.own, "Host": self.own.removeprefix("http://"), **self.cookie}

    cookie: dict[str, str] = {}

    async def enter(self, code: str, instance: str) -> tuple[int, Object, str]:
        """Exchanges a code; status, answer and the cookie that is set."""
        body = {"code": code, "instance": instance}
        path = f"{self.origin}/.proxy/activity/session"
        async with self.browser.post(path, json=body, headers=self.headers) as answer:
            found, cookie = await answer.json(), answer.headers.get("Set-Cookie", "")
        self.cookie = {"Cookie": cookie.partition(";")[0]} if cookie else {}
        self.table = found.get("table", 0)
        return answer.status, found, cookie


async def test_the_person_of_the_code_plays_their_own_seat(room, pages, board, acting):
    frame = await launched(board, acting)
    code = await code_for(acting, frame)
    async with Participant(room) as participant:
        status, found, cookie = await participant.enter(code, frame["instance_id"])
        assert (status, found) == (200, {"table": board.number})
        assert {"Path=/", "HttpOnly", "Secure", "SameSite=None", "Partitioned"} <= {*cookie.split("; ")}
        page = (await participant.look())[1]
        assert page["waited"]
        again = await participant.press(page, page["answers"][0]["verb"], page["answers"][0]["address"])
        assert again["planned"] or again["moves"] > page["moves"]
        async with Participant(room) as thief:
            assert (await thief.enter(code, frame["instance_id"]))[0] == 403, "a code works once"


async def test_who_is_in_the_instance_sees_the_same_table_with_their_own_hand(room, pages, board, aiko, marta, noor):
    frames = {guest: await launched(board, guest) for guest in (aiko, marta)}
    assert len({frame["instance_id"] for frame in frames.values()}) == 1
    seats = []
    for guest, frame in frames.items():
        async with Participant(room) as participant:
            await participant.enter(await code_for(guest, frame), frame["instance_id"])
            seats.append((await participant.look())[1]["seat"])
    assert sorted(seats) == [0, 1]
    body = {"user": noor.id, "channel_id": board.thread["id"]}
    stranger = await noor.request("POST", "/ui/activity/launch", body)
    async with Participant(room) as participant:
        status, found, cookie = await participant.enter(await code_for(noor, stranger), stranger["instance_id"])
        assert (status, cookie) == (403, "")
        assert found["problem"].startswith("You have no seat at this table.")


async def test_an_activity_that_discord_launches_shows_the_table_of_its_channel(room, pages, board, acting):
    for channel, status in ((board.thread["id"], 200), (await acting.channel("lobby"), 404)):
        frame = await acting.request("POST", "/ui/activity/launch", {"user": acting.id, "channel_id": channel})
        async with Participant(room) as participant:
            found = await participant.enter(await code_for(acting, frame), frame["instance_id"])
            assert found[0] == status
    for guessed in ("i-1-gc-1-1", "../users/@me", "", "x" * 200):
        async with Participant(room) as participant:
            status, found, _ = await participant.enter(await code_for(acting, frame), guessed)
            assert (status, found["problem"]) == (404, texts("en").t("page-activity-nowhere"))


async def test_where_discord_asks_the_bot_it_launches_the_activity_of_the_channel(room, pages, board, acting):
    """The entry point command may have the bot as its handler, ``APP_HANDLER``."""
    [entry] = [one for one in (await acting.bootstrap())["commands"] if one["type"] == 4]
    path = "/applications/{application}/commands/{command}"
    route = discord.http.Route("PATCH", path, application=APPLICATION_ID, command=entry["id"])
    await room.bot.http.request(route, json={"handler": 1})
    frame = await (await acting.enter(board.thread)).launched()
    async with Participant(room) as participant:
        found = await participant.enter(await code_for(acting, frame), frame["instance_id"])
        assert found[:2] == (200, {"table": board.number})
    room.services.activity = False
    assert await acting.told(await acting.enter(board.thread)) == texts("en").t("error-page-none")


async def test_without_a_code_that_holds_nobody_enters(room, pages, board, acting, caplog):
    frame = await launched(board, acting)
    late = await code_for(acting, frame)
    await acting.request("POST", "/test/clock", {"ahead": CODE_SECONDS + 1})
    async with Participant(room) as participant:
        for code in ("", "guessed", late):
            status, found, cookie = await participant.enter(code, frame["instance_id"])
            assert (status, found["problem"], cookie) == (403, texts("en").t("page-person-unknown"), "")
        code = await code_for(acting, frame)
        for secret in ("wrong", room.server.client_secret):
            pages._application = replace(in_playground(room.bot, room.server.url), secret=secret)
            with caplog.at_level(logging.DEBUG):
                assert (await participant.enter(code, frame["instance_id"]))[0] == (403 if secret == "wrong" else 200)
    assert code not in caplog.text
    assert room.server.client_secret not in caplog.text
    assert room.server.client_secret not in repr(pages._application)


async def test_other_pages_enter_nothing(room, pages, board, acting):
    frame = await launched(board, acting)
    code = await code_for(acting, frame)
    async with Participant(room) as participant:
        for headers in ({"Origin": "https://evil.example"}, {"Sec_Fetch_Site": "cross-site"}):
            path = "/.proxy/activity/session"
            status, _ = await participant.send(path, {"code": code, "instance": frame["instance_id"]}, **headers)
            assert status == 403
        assert (await participant.enter(code, frame["instance_id"]))[0] == 200, "the code was not used"
    for body in ({"code": "x" * 201, "instance": ""}, {"code": 1, "instance": ""}, {"code": ""}):
        async with Participant(room) as participant:
            assert (await participant.send("/.proxy/activity/session", body))[0] == 400


async def test_discord_frames_the_activity_and_nobody_frames_the_page(room, pages):
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{pages.address}/") as answer:
            page = await answer.text()
            assert APPLICATION_ID in page
            assert '<p lang="de">Diese Seite gehört in Discord' in page, "read where no style sheet hides it"
            assert room.server.url in answer.headers["Content-Security-Policy"]
            assert "X-Frame-Options" not in answer.headers
        for path in ("/open", "/table/1"):
            async with session.get(f"{pages.address}{path}") as answer:
                assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
                assert answer.headers["X-Frame-Options"] == "DENY"
        async with session.get(f"{pages.address}/sdk/{sdk.VERSION}/Discord.mjs") as answer:
            assert b"class DiscordSDK" in await answer.read()
            assert "immutable" in answer.headers["Cache-Control"]
    application = on_discord(room.bot, "secret")
    assert application.origin == f"https://{APPLICATION_ID}.discordsays.com"
    assert "https://discord.com" in application.frames.split()


async def test_where_discord_launches_nothing_the_link_stays(room, pages, board, acting):
    offer = await offered(board, acting)
    assert [*buttons(offer)] == ["Open here in Discord", "Open in your browser"]
    await room.fault("POST /interactions/.*/callback", "refuse", arg=50024)
    used = await acting.click(offer, "Open here in Discord")
    assert await acting.told(used) == texts("en").t("error-activity-none-here")
    frame = await (await acting.enter("lobby")).launched()
    async with Participant(room) as participant:
        found = await participant.enter(await code_for(acting, frame), frame["instance_id"])
        assert found[0] == 404, "elsewhere another table may be played, or none"


async def test_without_an_activity_there_is_the_link_alone(room, board, acting):
    pages = BoardPages(room.services)
    await pages.start("127.0.0.1", 0)
    assert [*buttons(await offered(board, acting))] == ["Open in your browser"]
    async with aiohttp.ClientSession() as session, session.get(f"{pages.address}/") as answer:
        assert answer.status == 404
    await pages.stop()


async def test_an_activity_that_is_opened_again_and_again_ends_no_other_page(room, pages, board, acting):
    pages.unlimited()
    async with Visitor(pages, await link_for(board, acting)) as visitor, Participant(room) as participant:
        assert await visitor.open() == 200
        for _ in range(MOST):
            frame = await launched(board, acting)
            status, _, _ = await participant.enter(await code_for(acting, frame), frame["instance_id"])
            assert (status, (await participant.look())[0]) == (200, 200)
        assert (await visitor.look())[0] == 200


async def test_launches_are_forgotten(room, pages, board, aiko, marta):
    async def kept(guest: Guest) -> list[int]:
        found = await everything(room.store.reading, int(guest.id))
        return [one["table_id"] for one in found["activities"]]

    await launched(board, aiko)
    await until(lambda: kept(aiko))
    room.ahead += KEPT + 1
    await launched(board, marta)
    assert await until(lambda: kept(marta)) == [board.number]
    assert await kept(aiko) == []


async def test_the_entry_point_command_outlives_a_start(room, pages, aiko):
    await room.restart()

    async def entry_points() -> list[Object]:
        return [one for one in (await aiko.bootstrap())["commands"] if one["type"] == 4]

    await room.store.write(lambda transaction: transaction.run("UPDATE leases SET mark = ''"))
    await room.restart()
    assert [one["name"] for one in await entry_points()] == ["launch"]
    refused = [one for one in await room.traffic() if one["path"].endswith("/commands") and one["method"] == "PUT"]
    assert {one["response_status"] for one in refused} == {200, 400}
    assert [one["name"] for one in refused[-1]["json"] if one["type"] == 4] == ["launch"]


def test_the_sdk_is_the_published_package(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = sdk.modules()
    assert {"index.mjs", "Discord.mjs", "lib/zod/lib/index.mjs"} <= modules.keys()
    assert all(name.endswith(".mjs") for name in modules)
    monkeypatch.setattr(sdk, "DIGEST", "0")
    with pytest.raises(ValueError, match="published"):
        sdk.modules()


async def test_a_flood_of_codes_is_slowed_down(room, pages, monkeypatch):
    monkeypatch.setattr(pages, "_openings", PersonalLimit(burst=2, rate=0.001))
    async with Participant(room) as participant:
        answers = [await participant.enter("guessed", "i-1") for _ in range(3)]
    assert [status for status, _, _ in answers] == [403, 403, 429]
    assert answers[-1][1]["problem"] == texts("en").t("page-too-fast")
