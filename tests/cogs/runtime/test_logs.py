"""What the log says: of everyday troubles a line, of everything where it was, of secrets nothing."""

import asyncio
import io
import json
import logging
import random
import re

import discord
import pytest
from aiohttp import web

from cogs.base import failures
from cogs.runtime.logs import (
    DATABASE,
    PAGES,
    Lines,
    about,
    also,
    be_terse,
)
from cogs.runtime.serving import Serving
from data.engines.store import StoreError
from render.words.text import texts
from tests.kit.room import open_room, open_table
from tests.playing.turns import open_panel, take_turn


class Socket:
    """A connection that was closed without a word."""

    close_code = None


def warned(name: str, error: Exception, caplog: pytest.LogCaptureFixture) -> logging.LogRecord:
    """What stands in the log after a logger has warned of an error."""
    be_terse()
    caplog.clear()
    try:
        raise error
    except Exception:
        logging.getLogger(name).warning("Not %s", "yet", exc_info=True)
    (record,) = caplog.records
    return record


@pytest.mark.fast
def test_a_database_that_is_away_is_a_line(caplog):
    record = warned(DATABASE, RuntimeError("shutting down"), caplog)
    assert record.exc_info is None
    assert record.getMessage() == "Not yet: RuntimeError: shutting down"


EVERY_DAY = [discord.ConnectionClosed(Socket(), shard_id=3, code=4000), TimeoutError(), StoreError("It is away.")]


@pytest.mark.fast
@pytest.mark.parametrize("name", ["discord.shard", "discord.client", "discord.app_commands.tree", "discord.gateway"])
@pytest.mark.parametrize("error", EVERY_DAY, ids=lambda error: type(error).__name__)
def test_a_shard_that_reconnects_and_a_suggestion_without_a_database_are_a_line(caplog, name, error):
    record = warned(name, error, caplog)
    assert record.exc_info is None
    assert type(error).__name__ in record.getMessage()


@pytest.mark.parametrize("target", ["*", "nothing", "http://["])
async def test_a_request_that_is_no_http_is_a_line(caplog, target):
    be_terse()
    serving = Serving(web.Application(), patient=False)
    await serving.start("127.0.0.1", 0)
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
        writer.write(f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        assert (await reader.readline()).split()[1] == b"400"
        writer.close()
    finally:
        await serving.stop()
    (record,) = [one for one in caplog.records if one.name == PAGES]
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)
    assert "InvalidURLError: 400" in record.getMessage()


@pytest.mark.fast
def test_what_nobody_foresaw_keeps_its_traceback(caplog):
    assert warned("discord.client", RuntimeError("what?"), caplog).exc_info is not None
    assert warned("discord.client", ConnectionResetError(), caplog).exc_info is None


class Response:
    """What Discord has answered with."""

    reason = "?"

    def __init__(self, status: int) -> None:
        self.status = status


def refused(status: int, code: int) -> discord.HTTPException:
    return discord.HTTPException(Response(status), {"code": code, "message": ""})  # type: ignore[arg-type]


@pytest.mark.fast
@pytest.mark.parametrize(
    ("error", "level"),
    [
        (refused(503, 0), "WARNING"),
        (refused(404, 10003), "WARNING"),
        (refused(404, 10008), "WARNING"),
        (TimeoutError(), "WARNING"),
        (refused(400, 50035), "ERROR"),
        (RuntimeError("what?"), "ERROR"),
    ],
    ids=str,
)
def test_what_a_person_is_told_of_is_an_error_unless_it_is_the_weather(caplog, error, level):
    """Discord in trouble, and places that members have deleted meanwhile, are no faults of the bot."""
    assert failures.sentence(texts("en"), error) == texts("en").t("error-unexpected")
    assert [one.levelname for one in caplog.records] == [level]


TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA.R-x.y"
SECRETS = [
    (f"PATCH https://discord.com/api/v10/webhooks/77/{TOKEN}/messages/@original responded with 429", TOKEN),
    (f"POST https://discord.com/api/v10/interactions/88/{TOKEN}/callback", TOKEN),
    ("no server at postgresql://ziggurat:hunter2@house/ziggurat", "hunter2"),
    ("{'Authorization': 'Bot MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'}", "GabcdE"),
    ("the token is MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "GabcdE"),
    ('null value in column "x"\nDETAIL:  Failing row contains (1, {"hand":["jade"],"seed":"sesame"}).', "jade"),
]


def line(form: Lines, text: str, error: Exception | None = None) -> str:
    """How a record is written."""
    told = None if error is None else (type(error), error, error.__traceback__)
    return form.format(logging.LogRecord("ziggurat.test", logging.WARNING, "here.py", 1, text, (), told))


@pytest.mark.fast
@pytest.mark.parametrize("for_machines", [False, True])
@pytest.mark.parametrize(("text", "secret"), SECRETS)
def test_no_secret_of_a_library_is_in_a_line(for_machines, text, secret):
    form = Lines(for_machines=for_machines)
    assert secret not in line(form, text)
    assert secret not in line(form, "it failed", RuntimeError(text))
    assert text.partition(" ")[0].partition("'")[0] in line(form, text), "the rest is told"


@pytest.mark.fast
def test_a_line_tells_where_it_was():
    form = Lines()
    form.process, form.shards = lambda: 7, 4
    assert line(form, "begun").endswith("WARNING ziggurat.test begun process=7")
    with about(table=3):
        also(server=9 << 22)
        assert line(form, "moved").endswith("moved table=3 server=37748736 shard=1 process=7")
        with about(server=None, shard=0):
            assert line(form, "asked").endswith("asked table=3 server=37748736 shard=0 process=7")
    also(table=5)
    assert line(form, "over").endswith("over process=7")


@pytest.mark.fast
def test_what_somebody_has_typed_looks_like_no_line_of_ours():
    form = Lines()
    assert "\n" not in line(form, "a name\n2026-01-01 ERROR ziggurat all is lost\u202e\x1b[31m")
    traceback = line(form, "failed", RuntimeError("a\nb")).split("\n")
    assert len(traceback) > 2
    assert all(one.startswith("    ") for one in traceback[1:])


@pytest.mark.fast
def test_for_machines_each_line_is_an_object():
    form = Lines(for_machines=True)
    form.process = lambda: 7
    with about(table=3, server=5):
        found = json.loads(line(form, "日本\nfailed", RuntimeError("what?")))
    assert found.pop("time").startswith("20")
    assert "RuntimeError: what?" in found.pop("traceback")
    assert found == {
        "level": "WARNING", "logger": "ziggurat.test", "message": "日本\nfailed",
        "table": 3, "server": 5, "shard": 0, "process": 7,
    }  # fmt: skip


async def test_the_log_of_a_table_names_it_and_tells_no_secret(tmp_path, monkeypatch, caplog):
    """Somebody plays, and something is not sent; the seed, the tokens of what was pressed and the bot's own are in no
    line, at any level of ours."""
    written = io.StringIO()
    form = Lines(for_machines=True)
    handler = logging.StreamHandler(written)
    handler.setFormatter(form)
    root = logging.getLogger()
    root.addHandler(handler)
    caplog.set_level(logging.DEBUG, "ziggurat")
    caplog.set_level(logging.WARNING, "discord")
    try:
        async with open_room(tmp_path, monkeypatch, seed="open-sesame", shards="0/1") as room:
            form.process = lambda: room.services.process.id
            aiko, marta = await room.join("Aiko", "Marta")
            board = await open_table(room, aiko, marta, game="sobek")
            guest = await board.guest_to_act()
            await take_turn(await open_panel(board, guest), guest, random.Random(1))
            await room.settled()
            await room.fault(r"POST /channels/\d+/messages$", "refuse", 1, 50035)
            guest = await board.guest_to_act()
            await take_turn(await open_panel(board, guest), guest, random.Random(2))
            await room.settled()
            traffic, number = await room.traffic(), room.services.process.id
    finally:
        root.removeHandler(handler)
    lines = [json.loads(one) for one in written.getvalue().splitlines()]
    moves = [one for one in lines if one["message"].endswith(" of sobek are committed")]
    assert len(moves) >= 2
    failed = [one for one in lines if one["logger"] == "ziggurat.outbox" and "failed" in one["message"]]
    assert failed
    for one in moves + failed:
        assert (one["table"], one["shard"], one["process"]) == (board.number, 0, number), one
        assert one["server"] == int(board.thread["guild_id"])
    tokens = {found for one in traffic for found in re.findall(r"/(?:webhooks|interactions)/\d+/([^/?]+)", one["path"])}
    assert tokens
    for secret in (*tokens, room.server.token, "open-sesame"):
        assert secret not in written.getvalue()
