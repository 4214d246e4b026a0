"""How often a bot may ask, over bare REST calls and with a client that obeys the headers."""

from __future__ import annotations

import contextlib
import json
import time
from dataclasses import replace
from types import SimpleNamespace

import aiohttp
import pytest
from discord.http import Ratelimit

from playground import DISCORD, UNLIMITED, Server
from playground.rate_limits.windows import Bucket, Rate, Sliding
from playground.testing.person import Person

LOBBY, GAMES = "1000000000000000012", "1000000000000000013"
SENDS = f"/channels/{LOBBY}/messages"


@pytest.fixture
def clock(monkeypatch):
    """That of the limits. It stands still, however slow the machine, until the test moves it."""
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(
        "playground.rate_limits.limits.time", SimpleNamespace(monotonic=lambda: clock.now, time=time.time)
    )
    return clock


@pytest.fixture
async def ask(tmp_path, clock):
    """Starts a server, limited as Discord is unless told otherwise, and answers a function that asks it: (status, body,
    answer)."""
    async with contextlib.AsyncExitStack() as stack:

        async def start(**options):
            server = Server(tmp_path / "world", **options)
            await server.start()
            stack.push_async_callback(server.stop)
            session = await stack.enter_async_context(aiohttp.ClientSession())

            async def ask(method, path, body=None, token=server.token):
                headers = {"Authorization": f"Bot {token}"}
                url = server.api_base + path
                async with session.request(method, url, headers=headers, json=body) as answer:
                    text = await answer.text()
                    return answer.status, json.loads(text) if text[:1] in ("{", "[") else text, answer

            return ask

        start.clock = clock
        yield start


def told(answer):
    headers = answer.headers
    return tuple(float(headers[f"X-RateLimit-{name}"]) for name in ("Limit", "Remaining", "Reset-After"))


@pytest.mark.fast
def test_a_bucket_counts_from_its_first_event():
    bucket = Bucket(Rate(2, 5.0))
    assert bucket.left(0.0) == (2, 5.0)
    assert [bucket.take(at) for at in (10.0, 14.0, 14.5)] == [0.0, 0.0, 0.5]
    assert bucket.left(14.0) == (0, 1.0)
    assert [bucket.take(at) for at in (15.0, 15.0, 15.0)] == [0.0, 0.0, 5.0]


@pytest.mark.fast
def test_a_sliding_span_counts_backwards():
    span = Sliding(Rate(2, 5.0))
    assert [span.take(at) for at in (10.0, 14.0, 14.5)] == [0.0, 0.0, 0.5]
    assert [span.take(at) for at in (15.0, 15.0)] == [0.0, 4.0]


async def test_every_answer_tells_its_bucket(ask):
    call = await ask()
    seen = [(await call("POST", SENDS, {"content": "x"}))[2] for _ in range(3)]
    assert [told(answer) for answer in seen] == [(5, 4, 5), (5, 3, 5), (5, 2, 5)]
    ask.clock.now += 1.5
    answer = (await call("POST", SENDS, {"content": ""}))[2]  # refused, and counted all the same
    assert (answer.status, told(answer)) == (400, (5, 1, 3.5))
    assert "X-RateLimit-Scope" not in answer.headers
    assert abs(float(answer.headers["X-RateLimit-Reset"]) - time.time() - 3.5) < 60
    assert len({one.headers["X-RateLimit-Bucket"] for one in (*seen, answer)}) == 1


async def test_the_sixth_message_in_five_seconds_is_refused(ask):
    call = await ask()
    answers = [await call("POST", SENDS, {"content": "x"}) for _ in range(6)]
    assert [status for status, _, _ in answers] == [*[200] * 5, 429]
    ask.clock.now += 0.8
    status, body, answer = await call("POST", SENDS, {"content": "x"})
    assert status == 429
    assert body == {"message": "You are being rate limited.", "retry_after": 4.2, "global": False, "code": 0}
    assert answer.headers["Retry-After"] == "5"
    assert answer.headers["X-RateLimit-Scope"] == "user"
    assert "X-RateLimit-Global" not in answer.headers
    assert answer.headers["Via"]
    assert told(answer) == (5, 0, 4.2)
    assert (await call("POST", f"/channels/{GAMES}/messages", {"content": "x"}))[0] == 200
    ask.clock.now += 4.2
    assert (await call("POST", SENDS, {"content": "x"}))[0] == 200


async def test_edits_deletions_and_threads_have_buckets_of_their_own(ask):
    call = await ask()
    messages = [(await call("POST", SENDS, {"content": "x"}))[1]["id"] for _ in range(5)]
    edits = [await call("PATCH", f"{SENDS}/{messages[n % 5]}", {"content": f"{n}"}) for n in range(6)]
    assert [status for status, _, _ in edits] == [*[200] * 5, 429]
    threads = [await call("POST", f"{SENDS}/{one}/threads", {"name": "x"}) for one in messages]
    threads.append(await call("POST", f"/channels/{LOBBY}/threads", {"name": "x", "type": 11}))
    assert [told(answer)[:2] for _, _, answer in threads] == [(50, left) for left in range(49, 43, -1)]
    assert len({answer.headers["X-RateLimit-Bucket"] for _, _, answer in threads}) == 1
    gone = [(await call("DELETE", f"{SENDS}/{one}"))[0] for one in (*messages, "1")]
    assert gone == [*[204] * 5, 429]


async def test_reactions_are_slower(ask):
    call = await ask()
    message = (await call("POST", SENDS, {"content": "x"}))[1]["id"]
    path = f"{SENDS}/{message}/reactions/🎲/@me"
    answers = [await call(method, path) for method in ("PUT", "DELETE")]
    assert [(status, told(answer)) for status, _, answer in answers] == [(204, (1, 0, 0.25)), (429, (1, 0, 0.25))]
    ask.clock.now += 0.25
    assert (await call("DELETE", path))[0] == 204


async def test_fifty_requests_a_second_in_all_but_answers_are_free(ask):
    call = await ask()
    answers = [await call("GET", "/users/@me") for _ in range(51)]
    assert [status for status, _, _ in answers] == [*[200] * 50, 429]
    _, body, answer = answers[-1]
    assert body["global"] is True
    assert 0 < body["retry_after"] <= 1
    assert answer.headers["X-RateLimit-Global"] == "true"
    assert answer.headers["X-RateLimit-Scope"] == "global"
    assert (await call("POST", "/interactions/1/x/callback", {"type": 4}))[0] == 404
    ask.clock.now += 1.0
    assert (await call("GET", "/users/@me"))[0] == 200


async def test_too_many_refusals_shut_the_bot_out(ask):
    call = await ask(rates=replace(UNLIMITED, refusals=Rate(3, 600.0)))
    assert (await call("GET", "/channels/1"))[0] == 404  # not one of those that count
    assert [(await call("GET", "/users/@me", token="stale"))[0] for _ in range(3)] == [401] * 3
    ask.clock.now += 60.0
    status, body, answer = await call("GET", "/users/@me")
    assert (status, body) == (429, "error code: 1015")
    assert answer.headers["Retry-After"] == "540"
    assert "Via" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("X-RateLimit")]
    ask.clock.now += 540.0
    assert (await call("GET", "/users/@me"))[0] == 200


async def test_opening_direct_messages_too_fast(ask):
    call = await ask(rates=replace(UNLIMITED, new_dms=Rate(2, 600.0)))
    people = [str(1000000000000000001 + 100 + number) for number in range(3)]
    answers = [await call("POST", "/users/@me/channels", {"recipient_id": person}) for person in people]
    assert [status for status, _, _ in answers] == [200, 200, 403]
    assert answers[-1][1] == {"message": "You are opening direct messages too fast", "code": 40003}
    assert (await call("POST", "/users/@me/channels", {"recipient_id": people[0]}))[0] == 200  # is open already
    ask.clock.now += 600.0
    assert (await call("POST", "/users/@me/channels", {"recipient_id": people[2]}))[0] == 200


async def test_without_limits_nothing_is_refused(ask):
    call = await ask(rates=UNLIMITED)
    answers = [await call("POST", SENDS, {"content": "x"}) for _ in range(60)]
    assert {status for status, _, _ in answers} == {200}
    assert {answer.headers["Content-Type"] for _, _, answer in answers} == {"application/json"}
    assert all(told(answer)[1] > 5 for _, _, answer in answers)


async def test_the_client_waits_for_room_in_a_channel(tmp_path, start_bot, clock, monkeypatch):
    refresh = Ratelimit._refresh

    async def wait(limit):
        clock.now += limit.reset_after
        limit.reset_after = 0.0
        await refresh(limit)

    monkeypatch.setattr(Ratelimit, "_refresh", wait)
    server = Server(tmp_path / "limited", rates=DISCORD)
    await server.start()
    try:
        async with start_bot(at=server) as bot, await Person.join(server.url, "Aiko") as aiko:
            for number in range(12):  # of several at once the client may read an older answer last
                await bot.get_channel(int(LOBBY)).send(str(number))
            contents = {message["content"] for message in await aiko.messages("lobby")}
            statuses = [one["response_status"] for one in await aiko.traffic()]
    finally:
        await server.stop()
    assert contents == {str(number) for number in range(12)}
    assert 429 not in statuses
