"""A port that an old process has until it ends: the new one waits where it may take over, and says so otherwise."""

from __future__ import annotations

import errno
import logging

import aiohttp
import pytest
from aiohttp import web

from cogs.runtime import serving
from cogs.runtime.serving import Serving
from tests.kit.room import until

HOST = "127.0.0.1"


def named(name: str, *, patient: bool) -> Serving:
    """What answers with its name."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(text=name)

    app = web.Application()
    app.add_routes([web.get("/", answer)])
    return Serving(app, patient=patient)


async def asked(port: int) -> str:
    async with aiohttp.ClientSession() as session, session.get(f"http://{HOST}:{port}/") as answer:
        return await answer.text()


async def test_a_new_process_serves_once_the_old_one_has_ended(monkeypatch, caplog):
    monkeypatch.setattr(serving, "POLL", 0.001)
    old, new = named("old", patient=True), named("new", patient=True)
    await old.start(HOST, 0)
    with caplog.at_level(logging.INFO, "ziggurat.serving"):
        await new.start(HOST, old.port)
        assert new.port == old.port
        assert await asked(old.port) == "old"
        await old.stop()
        await until(lambda: len(caplog.messages) == 2)
    assert await asked(new.port) == "new"
    assert caplog.messages[0].startswith(f"{HOST}:{new.port} is in use")
    await new.stop()


async def test_one_that_ends_while_it_waits_leaves_nothing():
    old, new, next_one = (named(name, patient=True) for name in ("old", "new", "next"))
    await old.start(HOST, 0)
    await new.start(HOST, old.port)
    await new.stop()
    await old.stop()
    await next_one.start(HOST, old.port)
    assert await asked(old.port) == "next"
    await next_one.stop()


async def test_where_there_is_one_process_nothing_is_waited_for():
    first, second = named("first", patient=False), named("second", patient=False)
    await first.start(HOST, 0)
    with pytest.raises(OSError, match=f"Errno {errno.EADDRINUSE}"):
        await second.start(HOST, first.port)
    await first.stop()


async def test_a_host_of_another_machine_is_not_waited_for():
    with pytest.raises(OSError, match=f"Errno {errno.EADDRNOTAVAIL}"):
        await named("elsewhere", patient=True).start("192.0.2.1", 9)
