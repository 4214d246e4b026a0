"""Starting: what cannot work is one sentence on the error output and exit code 1, never a traceback."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Coroutine
from itertools import product
from pathlib import Path
from typing import Any, Self

import aiohttp
import pytest

import bot
from bot import SettingsError, token_of
from data.engines.store import Store, migrations
from data.settings import log_level
from playground import Server
from tests.effort import sample
from tests.patience import PATIENCE
from tests.processes import forked

ROOT = Path(__file__).resolve().parents[3]
SETTINGS = ("DISCORD_TOKEN", "ZIGGURAT_DATABASE", "ZIGGURAT_REST", "ZIGGURAT_METRICS", "ZIGGURAT_PAGE", "LOG_LEVEL")
BOT = (str(ROOT / "bot.py"),)
QUICK_BOT = ("-m", "tests.processes.quick_bot")


def environment(**env: str) -> dict[str, str]:
    """With these settings and no others."""
    inherited = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    return inherited | {"PYTHONPATH": str(ROOT)} | env


async def start(directory: Path, *arguments: str, name: str = "quick_bot", **env: str) -> str:
    """Runs the bot in ``directory`` until it gives up; the sentence it leaves."""
    process = await forked.start(name, *arguments, cwd=directory, env=environment(**env))
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    assert process.returncode == 1, (out, err)
    text = err.decode()
    assert "Traceback" not in text
    lines = text.strip().splitlines()
    assert len(lines) == 1, text
    return lines[0]


@pytest.mark.parametrize("line", ["DISCORD_TOKEN", "DISCORD_TOKEN: secret", "this is not a setting"])
async def test_a_damaged_env_file(tmp_path, line):
    (tmp_path / ".env").write_text(f"# settings\n\n{line}\n", encoding="utf-8")
    assert await start(tmp_path) == ".env is damaged: line 3 is not of the form NAME=VALUE."


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ZIGGURAT_METRICS", "everywhere"),
        ("ZIGGURAT_PAGE", "http://board.example.org"),
        ("ZIGGURAT_PAGE_PORT", "everywhere"),
        ("ZIGGURAT_REST", "everywhere"),
        ("ZIGGURAT_CEILINGS", "tables=many"),
        ("ZIGGURAT_CONTACT", "nobody"),
    ],
)
async def test_what_cannot_be_used_is_told_before_anything_is_opened(tmp_path, name, value):
    """Else a database would be migrated, and the commands named, by a bot that then does not start."""
    said = await start(tmp_path, "--data", str(tmp_path / "var"), "--port", "0", **{name: value})
    assert said.startswith(name)
    assert not (tmp_path / "var").exists()


@pytest.mark.parametrize("folder", ["/dev/null", "/dev/null/var"])
async def test_data_in_what_is_no_folder(tmp_path, folder):
    said = await start(tmp_path, "--data", folder, "--port", "0")
    assert said == f"The database {folder}/ziggurat.sqlite3 cannot be opened: {folder} is no folder."


async def test_an_env_file_that_is_no_text(tmp_path):
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00DISCORD_TOKEN=\x80\x81")
    assert await start(tmp_path) == ".env cannot be read: it is no text in UTF-8."


async def test_an_env_file_that_is_a_folder(tmp_path):
    (tmp_path / ".env").mkdir()
    assert await start(tmp_path) == ".env cannot be read: Is a directory."


async def test_ceilings_are_named_as_the_page_for_operators_writes_them(tmp_path):
    said = await start(tmp_path, ZIGGURAT_CEILINGS="tables=many")
    assert said.startswith("ZIGGURAT_CEILINGS is of the form NAME=NUMBER,NAME=NUMBER, with these names: lobbies, ")


@pytest.mark.parametrize("token", ["abc def.ghi", "abc\tdef"])
async def test_a_token_with_blanks(tmp_path, token):
    said = await start(tmp_path, DISCORD_TOKEN=token)
    assert said == "DISCORD_TOKEN holds blanks: copy the token again, in one piece."


async def test_a_token_that_discord_refuses(tmp_path):
    server = Server(tmp_path / "world")
    await server.start()
    try:
        given = (server.url, "bot", "--data", str(tmp_path))
        said = await start(tmp_path, *given, name="pointed", DISCORD_TOKEN="wrong.token")
    finally:
        await server.stop()
    assert said == "Discord refuses this token. Check DISCORD_TOKEN in the environment or in .env."


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (TimeoutError(), "There is no connection: nothing answers."),
        (aiohttp.ClientPayloadError("cut off"), "There is no connection: cut off."),
    ],
)
def test_a_discord_that_answers_nothing_or_half(tmp_path, monkeypatch, capsys, error, told):
    def run(work: Coroutine[Any, Any, None]) -> None:
        work.close()
        raise error

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["bot.py"])
    monkeypatch.setattr(bot, "tune", lambda: None)
    monkeypatch.setattr(bot.logs, "write", lambda *_, **__: None)
    monkeypatch.setattr(bot.signal, "signal", lambda *_: None)
    monkeypatch.setattr(bot.uvloop, "run", run)
    assert bot.main() == 1
    assert capsys.readouterr().err.strip() == told


async def test_a_port_that_is_taken(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = await start(tmp_path, "--port", str(port))
    assert said.startswith(f"The playground cannot listen on port {port}: ")


@pytest.mark.parametrize("port", ["99999", "-1"])
async def test_a_port_that_is_none(tmp_path, port):
    said = await start(tmp_path, "--port", port)
    assert said == f"The playground's port is a number from 0 to 65535, not {port}."


@pytest.mark.parametrize("url", ["nonsense", "http://127.0.0.1:99999", "localhost:8090"])
async def test_a_playground_without_an_address(tmp_path, url):
    said = await start(tmp_path, "--playground", url)
    assert said == f"--playground is an address of the form http://HOST:PORT, not {url}."


async def test_a_playground_that_does_not_run(tmp_path):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        said = await start(tmp_path, "--playground", f"http://127.0.0.1:{unused.getsockname()[1]}")
    assert said.startswith("There is no connection: ")


async def test_a_port_for_figures_that_is_none_or_taken(tmp_path):
    said = await start(tmp_path, "--port", "0", ZIGGURAT_METRICS="everywhere")
    (tmp_path / ".env").write_text("ZIGGURAT_METRICS=everywhere\n", encoding="utf-8")
    assert await start(tmp_path, "--port", "0") == said
    assert said == "ZIGGURAT_METRICS is a port or HOST:PORT, not everywhere."
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = await start(tmp_path, "--port", "0", ZIGGURAT_METRICS=str(taken.getsockname()[1]))
    assert said.startswith("The port of ZIGGURAT_METRICS, ")
    assert said.endswith("cannot be used: Address already in use.")
    said = await start(tmp_path, "--port", "0", ZIGGURAT_METRICS="nowhere.invalid:9090")
    assert said.startswith("ZIGGURAT_METRICS names the host nowhere.invalid, which this machine does not know: ")


async def test_a_level_of_the_log_that_there_is_not(tmp_path):
    said = await start(tmp_path, LOG_LEVEL="loud")
    assert said == "LOG_LEVEL is one of DEBUG, INFO, WARNING, ERROR, CRITICAL."
    (tmp_path / ".env").write_text("LOG_LEVEL=loud\n", encoding="utf-8")
    assert await start(tmp_path) == said


@pytest.mark.parametrize("text", ["info", " Warning ", ""])
def test_a_level_is_a_word_in_any_case(tmp_path, monkeypatch, text):
    monkeypatch.setenv("LOG_LEVEL", text)
    assert log_level(tmp_path / ".env") == (text.strip().upper() or "INFO")


async def test_a_database_that_is_none(tmp_path):
    (tmp_path / "ziggurat.sqlite3").write_text("Dear diary, " * 500, encoding="utf-8")
    assert "file is not a database" in await start(tmp_path, "--data", str(tmp_path))


async def test_a_database_of_a_newer_version(tmp_path):
    with sqlite3.connect(tmp_path / "ziggurat.sqlite3") as connection:
        connection.execute("PRAGMA user_version = 999")
    newest = migrations()[-1][0]
    said = await start(tmp_path, "--data", str(tmp_path))
    assert said == (
        f"The database is of version 999, newer than this program knows ({newest}): start the version that made it so."
    )


async def test_a_database_that_another_process_serves(tmp_path):
    """With a file there is one process: a new version is started when the old one has ended."""
    path = tmp_path / "ziggurat.sqlite3"
    store = await Store.open(path)
    await store.serve()
    said = await start(tmp_path, "--data", str(tmp_path), "--port", "0")
    assert said == f"The database {path} is in use by another process: stop that first, or use PostgreSQL."
    await store.close()
    following = await Store.open(path)
    await following.serve()
    await following.close()


async def test_a_server_that_is_not_there(tmp_path):
    address = f"postgresql://me:hunter2@/house?host={tmp_path}"
    said = await start(tmp_path, "--data", str(tmp_path), ZIGGURAT_DATABASE=address)
    assert said.startswith(f"There is no PostgreSQL server at postgresql://me@{tmp_path}/house: ")
    (tmp_path / ".env").write_text(f"ZIGGURAT_DATABASE='{address}'\n", encoding="utf-8")
    assert await start(tmp_path, "--data", str(tmp_path)) == said
    assert not list(tmp_path.glob("*.sqlite3"))


async def test_an_address_that_is_none(tmp_path):
    said = await start(tmp_path, ZIGGURAT_DATABASE="mysql://me:hunter2@server/house")
    assert said == (
        "The database is a file, named by its path, or has an address like"
        " postgresql://user:password@host:port/database."
    )


async def test_a_database_named_by_its_path(tmp_path):
    (tmp_path / "house").write_text("Dear diary, " * 500, encoding="utf-8")
    assert "file is not a database" in await start(tmp_path, ZIGGURAT_DATABASE=str(tmp_path / "house"))


async def test_a_data_directory_that_cannot_be_one(tmp_path):
    (tmp_path / "occupied").write_text("a file", encoding="utf-8")
    assert "occupied" in await start(tmp_path, "--data", str(tmp_path / "occupied"))


async def test_a_data_directory_that_cannot_be_written(tmp_path):
    said = await start(tmp_path, "--data", "/proc/ziggurat")
    assert said == "The database /proc/ziggurat/ziggurat.sqlite3 cannot be opened: No such file or directory."


async def test_a_world_that_cannot_be_kept(tmp_path):
    (tmp_path / "playground").write_text("a file", encoding="utf-8")
    said = await start(tmp_path, "--data", str(tmp_path), "--port", "0")
    assert str(tmp_path / "playground") in said
    assert "port" not in said


async def test_a_world_that_another_playground_uses(tmp_path):
    server = Server(tmp_path / "playground")
    await server.start()
    try:
        said = await start(tmp_path, "--data", str(tmp_path), "--port", "0")
    finally:
        await server.stop()
    assert said.startswith(f"The playground's world in {tmp_path / 'playground'} cannot be used: ")


@pytest.mark.parametrize("text", ["4", "2/2", "3-1/4"])
async def test_shards_that_there_are_not(tmp_path, text):
    said = await start(tmp_path, "--shards", text)
    assert said.startswith(f"--shards {text} names no shards: ")


@pytest.mark.parametrize("shards", [[], ["--shards", "0/1"]])
async def test_too_few_shards_for_so_many_servers(tmp_path, shards):
    server = Server(tmp_path / "world")
    await server.start()
    try:
        async with aiohttp.ClientSession() as session:
            await session.post(f"{server.url}/test/shards", json={"least": 2})
        said = await start(tmp_path, "--data", str(tmp_path), "--playground", server.url, *shards, LOG_LEVEL="ERROR")
    finally:
        await server.stop()
    assert said.startswith("The bot is in too many servers for so few shards: ")


async def test_a_discord_that_is_in_trouble(tmp_path):
    server = Server(tmp_path / "world")
    await server.start()
    try:
        async with aiohttp.ClientSession() as session:
            fault = {"pattern": "GET /users/@me", "kind": "5xx", "arg": 503}
            await session.post(f"{server.url}/test/faults", json=fault)
        given = ("--data", str(tmp_path), "--playground", server.url)
        said = await start(tmp_path, *given, LOG_LEVEL="ERROR")
    finally:
        await server.stop()
    assert said.startswith("Discord does not let the bot start: 503 ")


def test_the_environment_goes_before_the_file(tmp_path, monkeypatch):
    file = tmp_path / ".env"
    file.write_text('# a comment\nDISCORD_TOKEN="from.the.file"\nOTHER=1\n', encoding="utf-8")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert token_of(file) == "from.the.file"
    monkeypatch.setenv("DISCORD_TOKEN", "  from.the.environment\n")
    assert token_of(file) == "from.the.environment"


async def test_the_program_itself_ends_with_one_sentence_and_has_loaded_nothing_that_it_does_not_need(tmp_path):
    """With a file for a store neither the playground nor the client of PostgreSQL. Python tells what it has loaded."""
    (tmp_path / ".env").write_text("DISCORD_TOKEN", encoding="utf-8")
    script = f"import runpy, data.engines.sqlite; runpy.run_path({BOT[0]!r}, run_name='__main__')"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-X", "importtime", "-c", script,
        cwd=tmp_path, env=environment(), stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    async with asyncio.timeout(PATIENCE):
        _, err = await process.communicate()
    lines = err.decode().splitlines()
    assert process.returncode == 1
    said = [line for line in lines if not line.startswith("import time:")]
    assert said == [".env is damaged: line 1 is not of the form NAME=VALUE."]
    loaded = {line.rpartition("|")[2].strip() for line in lines}
    assert {"cogs.app.client", "data.engines.sqlite"} <= loaded
    assert {"playground", "asyncpg"} & {name.partition(".")[0] for name in loaded} == set()


def test_no_token_means_the_playground(tmp_path, monkeypatch):
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert token_of(tmp_path / ".env") is None
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\n", encoding="utf-8")
    assert token_of(tmp_path / ".env") is None
    (tmp_path / ".env").write_text("DISCORD_TOKEN='two words'\n", encoding="utf-8")
    with pytest.raises(SettingsError, match="blanks"):
        token_of(tmp_path / ".env")


Moment = Callable[[asyncio.subprocess.Process], Awaitable[object]]


async def ended(directory: Path, when: Moment, *arguments: str, **env: str) -> str:
    """Starts the bot, tells it to end in that moment, and again at once, and sees that it does so without complaint."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, "--data", str(directory), cwd=directory, env=environment(**env),
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        async with asyncio.timeout(PATIENCE):
            await when(process)
            process.terminate()
            process.terminate()
            _, err = await process.communicate()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
    text = err.decode()
    assert process.returncode == 0, text
    assert "Traceback" not in text
    assert "Exception ignored" not in text
    return text


@pytest.mark.parametrize("module", sample(["discord.errors", "cogs.app.client", "playground"], 1))
async def test_who_is_told_to_end_while_it_is_loaded_ends(tmp_path, module):
    """Python tells which module it has loaded."""

    async def loaded(process: asyncio.subprocess.Process) -> None:
        while (line := (await process.stderr.readline()).decode()).rpartition("|")[2].strip() != module:
            assert line, "it has ended"

    await ended(tmp_path, loaded, "-X", "importtime", *BOT, "--port", "0")


class Wall:
    """Stands before a server and lets so many requests through. What comes after is never answered."""

    def __init__(self, port: int, requests: int) -> None:
        self._behind = port
        self._left = requests
        self.reached = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        behind = back = None
        while data := await reader.read(1 << 16):
            self._left -= data.count(b" HTTP/1.1\r\n") if self._behind else 1
            if self._left < 0:
                self.reached.set()
                continue
            if behind is None:
                answers, behind = await asyncio.open_connection("127.0.0.1", self._behind)
                back = asyncio.create_task(self._answer(answers, writer))
                self._tasks.add(back)
            behind.write(data)
        writer.close()

    @staticmethod
    async def _answer(answers: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await answers.read(1 << 16):
            writer.write(data)


SHARDS: list[tuple[str, ...]] = [(), ("--shards", "0-1/2")]


@pytest.mark.parametrize(("requests", "shards"), sample(product(range(4), SHARDS), 2))
async def test_who_is_told_to_end_while_discord_does_not_answer_ends(tmp_path, requests, shards):
    """While it logs in, names its commands, asks for the gateway, and opens it."""
    server = Server(tmp_path / "world")
    await server.start()
    try:
        async with Wall(int(server.url.rpartition(":")[2]), requests) as wall:
            url = f"http://127.0.0.1:{wall.port}"
            said = await ended(tmp_path, lambda _: wall.reached.wait(), *BOT, "--playground", url, *shards)
    finally:
        await server.stop()
    assert "ready as" not in said


async def test_who_is_told_to_end_while_the_database_does_not_answer_ends(tmp_path):
    async with Wall(0, 0) as wall:
        address = f"postgresql://me@127.0.0.1:{wall.port}/house"
        when, server = lambda _: wall.reached.wait(), {"ZIGGURAT_DATABASE": address}
        assert not await ended(tmp_path, when, *QUICK_BOT, "--port", "0", **server)
