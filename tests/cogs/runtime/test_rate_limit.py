"""How many requests a second the bot makes: alone, beside other processes, and through a proxy that counts for all."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import Counter
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from cogs.app.metrics import Metrics
from cogs.runtime.invalid_requests import MOST, InvalidRequests
from cogs.runtime.rate_limit import (
    SECOND,
    TOGETHER,
    RateLimit,
    counts,
)
from data.processes.processes import ClaimLost
from data.settings import SettingsError, proxy
from playground import DISCORD, Server
from playground.world.ids import GUILD_ID
from tests.cogs.app.test_start import (
    SETTINGS,
    start,
)
from tests.kit.room import Room, open_room, until
from tests.patience import PATIENCE
from tests.processes import forked

TOLD = {"X-RateLimit-Global": "true"}


class Time:
    """A clock that goes on while somebody sleeps, and at no other time."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.seconds += seconds

    def allowance(self, processes: int) -> RateLimit:
        allowance = RateLimit(self.now, self.sleep)
        allowance.processes = lambda: processes
        return allowance


async def moments(time: Time, allowance: RateLimit, requests: int) -> list[float]:
    """When so many requests are made that all come at once."""
    found = []
    for _ in range(requests):
        await allowance.take()
        found.append(time.now())
    return found


def busiest(made: list[float], seconds: float) -> int:
    return max(sum(1 for one in made if begin <= one < begin + seconds) for begin in made)


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/api/v10/channels/1/messages", True),
        ("/api/v10/users/@me/channels", True),
        ("/api/v10/interactions/1/token/callback", False),
        ("/api/v10/webhooks/1/token/messages/@original", False),
        ("/attachments/1/2/game.json", False),
        ("/gateway", False),
    ],
)
def test_what_counts(path, counted):
    assert counts(path) == counted


async def test_who_is_alone_waits_for_nobody_until_discord_says_so():
    time = Time()
    allowance = time.allowance(1)
    assert await moments(time, allowance, 500) == [0.0] * 500
    for status, headers in ((429, {"X-RateLimit-Scope": "user"}), (200, TOLD)):
        allowance.note(status, headers)
    assert (await moments(time, allowance, 1)) == [0.0]
    allowance.note(429, TOLD)
    made = await moments(time, allowance, 120)
    assert made[0] >= SECOND
    assert busiest(made, 1.0) == TOGETHER
    assert made[-1] == pytest.approx(3 * SECOND)


@pytest.mark.parametrize(("processes", "share"), [(2, 25), (3, 16), (50, 1)])
async def test_a_process_keeps_to_its_share(processes, share):
    time = Time()
    made = await moments(time, time.allowance(processes), 3 * share)
    assert made[:share] == [0.0] * share
    assert busiest(made, 1.0) == share
    assert made[-1] == pytest.approx(2 * SECOND)


async def test_more_processes_than_requests():
    time = Time()
    made = await moments(time, time.allowance(200), 5)
    assert made == pytest.approx([number * 4 * SECOND for number in range(5)])


async def test_whoever_is_left_alone_or_joined_goes_on_with_another_share():
    time = Time()
    allowance = time.allowance(5)
    await moments(time, allowance, 10)
    allowance.processes = lambda: 2
    assert await moments(time, allowance, 15) == [0.0] * 15
    allowance.processes = lambda: 10
    assert (await moments(time, allowance, 1)) == [pytest.approx(SECOND)]


async def test_a_proxy_counts_for_all():
    time = Time()
    allowance = time.allowance(10)
    allowance.unlimited = True
    allowance.note(429, TOLD)
    assert await moments(time, allowance, 200) == [0.0] * 200


async def test_who_came_first_goes_first_and_whoever_gives_up_takes_no_place():
    gone_on, order = asyncio.Event(), []
    time = Time()

    async def sleep(seconds: float) -> None:
        await gone_on.wait()
        await time.sleep(seconds)

    allowance = RateLimit(time.now, sleep)
    allowance.processes = lambda: TOGETHER

    async def request(number: int) -> None:
        order.append((number, await allowance.take()))

    tasks = [asyncio.create_task(request(number)) for number in range(4)]
    await until(lambda: allowance.waiting == 3)
    assert allowance.is_crowded
    tasks[2].cancel()
    gone_on.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == [(0, 0.0), (1, pytest.approx(SECOND)), (3, pytest.approx(2 * SECOND))]
    assert (allowance.waiting, allowance.is_crowded) == (0, False)


def test_what_may_be_refused_is_shared_as_well():
    refusals = InvalidRequests(lambda: 0.0)
    refusals.processes = lambda: 4
    for _ in range(MOST // 4 - 1):
        refusals.note(403, {})
    assert refusals.seconds_to_rest() == 0
    refusals.note(403, {})
    assert refusals.seconds_to_rest() > 0


# --- at the playground, which counts as Discord does --------------------------------------------------------------


@pytest.fixture
async def room(tmp_path, monkeypatch) -> AsyncIterator[Room]:
    async with open_room(tmp_path, monkeypatch, rates=DISCORD, watch=Metrics) as room:
        yield room


async def refused(room: Room) -> int:
    return Counter(one.get("response_status") for one in await room.traffic())[429]


async def ask(room: Room, times: int) -> None:
    """Asks for something as often, all at once."""
    await asyncio.gather(*(room.bot.http.get_guild(int(GUILD_ID)) for _ in range(times)))


@contextlib.asynccontextmanager
async def crowded(room: Room) -> AsyncIterator[RateLimit]:
    """So many requests wait that what has time stands back; with the end of this they go on."""
    allowance, go_on = room.services.rate_limit, asyncio.Event()
    allowance._sleep = lambda _: go_on.wait()
    room.services.share_with(lambda: TOGETHER)
    asking = asyncio.create_task(ask(room, 3))
    await until(lambda: allowance.is_crowded)
    yield allowance
    room.services.share_with(lambda: 1)
    go_on.set()
    await asyncio.wait([asking])
    assert asking.exception() is None or not room.services.process.is_sure, "only who is given up closes before"


async def test_beside_others_discord_never_has_to_say_so(room):
    room.services.share_with(lambda: 2)
    await ask(room, 60)
    assert await refused(room) == 0


async def test_who_presses_or_types_is_answered_while_requests_wait(room):
    [aiko] = await room.join("Aiko")
    async with crowded(room) as allowance:
        assert (await aiko.type("games", "help"))["content"]
        assert allowance.waiting
        assert f"ziggurat_requests_waiting {allowance.waiting}.0" in (await room.watcher.text()).decode()
    told = (await room.watcher.text()).decode()
    assert "ziggurat_requests_waiting 0.0" in told
    assert 'ziggurat_request_wait_seconds_bucket{le="0.025"}' in told


async def test_who_is_alone_keeps_to_the_limit_once_it_was_told(room):
    allowance = room.services.rate_limit
    while not await refused(room):  # some may give up, where one is refused five times
        await asyncio.gather(*(room.bot.http.get_guild(int(GUILD_ID)) for _ in range(70)), return_exceptions=True)
    asking = asyncio.create_task(ask(room, TOGETHER + 1))
    await until(lambda: allowance.waiting)
    await asking


async def test_no_row_is_begun_while_so_much_waits(room):
    [aiko] = await room.join("Aiko")
    async with crowded(room):
        await aiko.type("games", "play", game="sobek", bots=1)
        assert await room.bot.dispatcher.start_due() is not None
        assert not room.bot.dispatcher.busy
    room.services.wake()
    await room.settled()


async def test_what_waited_is_not_sent_by_who_may_have_been_given_up(tmp_path, monkeypatch, on_postgres):
    """Its turn comes when the others may do its work by now."""
    async with open_room(tmp_path, monkeypatch) as room:
        [aiko] = await room.join("Aiko")
        games = room.bot.get_partial_messageable(int(await aiko.channel("games")))
        async with crowded(room) as allowance:
            waiting = allowance.waiting
            sending = asyncio.create_task(games.send("too late"))
            await until(lambda: allowance.waiting > waiting)
            await room.services.process.stop()
        with pytest.raises(ClaimLost):
            await sending
        assert await aiko.messages("games") == []


# --- a proxy ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("http://127.0.0.1:7000", "http://127.0.0.1:7000"),
        ("http://proxy/", "http://proxy"),
        ("HTTPS://limits.example.org:443", "HTTPS://limits.example.org:443"),
        ("http://[::1]:7000", "http://[::1]:7000"),
        ("", None),
    ],
)
def test_the_address_of_a_proxy(tmp_path, monkeypatch, text, address):
    monkeypatch.delenv("ZIGGURAT_REST", raising=False)
    (tmp_path / ".env").write_text(f"ZIGGURAT_REST={text}\n", encoding="utf-8")
    assert proxy(tmp_path / ".env") == address


@pytest.mark.parametrize(
    "text",
    [
        "proxy:7000",
        "ftp://proxy",
        "http://",
        "http://proxy:70000",
        "http://me:secret@proxy",
        "http://proxy/api",
        "http://a b",
    ],
)
def test_what_is_no_address_of_a_proxy(tmp_path, monkeypatch, text):
    monkeypatch.setenv("ZIGGURAT_REST", text)
    with pytest.raises(SettingsError) as told:
        proxy(tmp_path / ".env")
    assert str(told.value) == "ZIGGURAT_REST is not the address of a proxy: it is of the form http://HOST:PORT."


async def test_a_proxy_that_is_none_or_not_there(tmp_path):
    said = await start(tmp_path, "--data", str(tmp_path), ZIGGURAT_REST="somewhere")
    assert said.startswith("ZIGGURAT_REST is not the address of a proxy: ")
    assert not list(tmp_path.iterdir())
    said = await start(tmp_path, "--data", str(tmp_path), "--port", "0", ZIGGURAT_REST="http://127.0.0.1:1")
    assert said.startswith("There is no connection: ")


async def test_all_requests_go_through_the_proxy(tmp_path):
    server, seen = Server(tmp_path / "world"), []
    await server.start()

    async def hand_on(request: web.Request) -> web.Response:
        seen.append(request.path)
        headers = {name: value for name, value in request.headers.items() if name.lower() != "host"}
        async with (
            aiohttp.ClientSession() as session,
            session.request(
                request.method, f"{server.url}{request.rel_url}", headers=headers, data=await request.read()
            ) as answer,
        ):
            kept = {"Content-Type": answer.headers.get("Content-Type", "application/json")}
            return web.Response(status=answer.status, body=await answer.read(), headers=kept)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", hand_on)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    inherited = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    process = await forked.start(
        "quick_bot", "--playground", server.url, "--data", str(tmp_path),
        cwd=tmp_path, env=inherited | {"ZIGGURAT_REST": address},
    )  # fmt: skip
    try:
        async with asyncio.timeout(PATIENCE):
            said = b""
            while b"ready as" not in said:
                said += await process.stderr.readline()
            process.terminate()
            await process.communicate()
        async with aiohttp.ClientSession() as session, session.get(f"{server.url}/test/traffic") as answer:
            asked = (await answer.text()).splitlines()
    finally:
        await runner.cleanup()
        await server.stop()
    assert process.returncode == 0
    assert len(seen) == len(asked) > 2
