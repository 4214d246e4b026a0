"""A running playground, an unmodified discord.py client connected to it, and people who use it."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import io
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands
from discord.backoff import ExponentialBackoff
from PIL import Image

from playground import UNLIMITED, Server
from playground.testing.person import Person
from tests.patience import ANSWER_SECONDS, PATIENCE
from tests.playground.sockets import Socket
from tests.processes import client
from tests.processes.loops import pytest_asyncio_loop_factories as pytest_asyncio_loop_factories

MORE_THAN_DESCRIBED = re.compile(
    r"request: .*(attachments\.\d+: Additional properties .*'proxy_url'|emoji: Additional properties .*'animated')"
)
CHECKER = Path(__file__).resolve().parents[3] / "shared" / "discord" / "validate_traffic.py"

Handler = Callable[[discord.Interaction], Awaitable[None]]


def png(width: int = 40, height: int = 30) -> io.BytesIO:
    data = io.BytesIO()
    Image.new("RGB", (width, height), "teal").save(data, "PNG")
    data.seek(0)
    return data


@pytest.fixture(autouse=True)
def pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py would wait ever longer between its tries to connect; and a busy machine may be slow to answer."""
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", ANSWER_SECONDS)
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda self: 0.02)


class Bot(discord.Client):
    """A client whose /do command, components and modals do what the test puts into `act` and `press`."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents.default())
        super().__init__(intents=intents, guild_ready_timeout=0.05, **options)
        self.act: Handler | None = None
        self.press: Handler | None = None
        self.silent = False
        self.heard: list[tuple[str, Any]] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(self._group())
        self.tree.command(name="do", description="Does what the test says")(self._do())

    def _do(self) -> Any:
        async def do(interaction: discord.Interaction) -> None:
            if self.act is not None:
                await self.act(interaction)

        return do

    def _group(self) -> app_commands.Group:
        group = app_commands.Group(name="kingdom", description="Kingdoms")

        @group.command(name="build", description="Build a house")
        @app_commands.describe(where="The hex", count="How many", who="For whom", place="In which channel")
        async def build(
            interaction: discord.Interaction,
            where: str,
            count: app_commands.Range[int, 1, 9] = 1,
            who: discord.Member | None = None,
            loud: bool = False,
            place: discord.TextChannel | None = None,
        ) -> None:
            name = who.display_name if who else None
            channel = place.name if place else None
            text = f"{where} {count} {name} {loud} {channel} {interaction.locale} {interaction.guild_locale}"
            await interaction.response.send_message(text)

        @build.autocomplete("where")
        async def choices(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            if self.silent:
                raise app_commands.AppCommandError("silent on purpose")
            count = getattr(interaction.namespace, "count", None)
            return [app_commands.Choice(name=f"{current}{n} of {count}", value=f"{current}{n}") for n in range(3)]

        return group

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Does not wait five seconds before it introduces itself anew."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(("interaction", interaction))
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds and self.press is not None:
            await self.press(interaction)

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(("message", message))

    async def on_resumed(self) -> None:
        self.heard.append(("resumed", None))

    def count(self, kind: str) -> int:
        return sum(1 for name, _ in self.heard if name == kind)


def point_at(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", server.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_url))


@contextlib.asynccontextmanager
async def running(server: Server, monkeypatch: pytest.MonkeyPatch, **options: Any) -> AsyncIterator[Bot]:
    point_at(server, monkeypatch)
    bot = Bot(**options)
    task = asyncio.create_task(bot.start(server.token))
    try:
        async with asyncio.timeout(PATIENCE):
            while not bot.is_ready():
                if task.done():
                    await task
                await asyncio.sleep(0.01)
        yield bot
    finally:
        await client.end(bot, task)


@pytest.fixture
def picture() -> Callable[..., io.BytesIO]:
    """Makes a small PNG."""
    return png


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    server = Server(tmp_path / "world", rates=UNLIMITED)
    await server.start()
    yield server
    await server.stop()


@pytest.fixture
def start_bot(server: Server, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Starts another bot: `async with start_bot(intents=...) as bot`; `at=` for another server."""

    def start(at: Server | None = None, **options: Any) -> Any:
        return running(at or server, monkeypatch, **options)

    return start


@pytest.fixture
async def bot(
    server: Server, monkeypatch: pytest.MonkeyPatch, violations: Callable[[str], list[str]]
) -> AsyncIterator[Bot]:
    """A connected bot; whatever it exchanged with the server must fit Discord's own description."""
    async with running(server, monkeypatch) as bot:
        yield bot
    async with aiohttp.ClientSession() as session, session.get(f"{server.url}/test/traffic") as answer:
        assert violations(await answer.text()) == []


@pytest.fixture
async def aiko(server: Server) -> AsyncIterator[Person]:
    async with await Person.join(server.url, "Aiko") as person:
        yield person


@pytest.fixture
async def marta(server: Server) -> AsyncIterator[Person]:
    async with await Person.join(server.url, "Marta") as person:
        yield person


@pytest.fixture
async def connect(server: Server) -> AsyncIterator[Callable[..., Awaitable[Socket]]]:
    """Opens a bare websocket to the gateway."""
    async with aiohttp.ClientSession() as session, contextlib.AsyncExitStack() as stack:

        async def connect(query: str = "", path: str = "/gateway") -> Socket:
            url = f"ws://{server.host}:{server.port}{path}?v=10&encoding=json{query}"
            ws = await stack.enter_async_context(session.ws_connect(url))
            return Socket(ws, "zlib" in query)

        yield connect


class Rest:
    """Bare REST calls with the bot's token."""

    def __init__(self, server: Server, session: aiohttp.ClientSession) -> None:
        self._server = server
        self._session = session

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
    ) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {token or self._server.token}"}
        options: dict[str, Any] = {"json": body} if body is not None else {}
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", data, filename=name, content_type="application/octet-stream")
            options = {"data": form}
        async with self._session.request(method, self._server.api_base + path, headers=headers, **options) as answer:
            text = await answer.text()
            self.headers = answer.headers
            return answer.status, json.loads(text) if text else None


@pytest.fixture
async def rest(server: Server) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as session:
        yield Rest(server, session)


@pytest.fixture(scope="session")
def violations() -> Iterator[Callable[[str], list[str]]]:
    """Checks recorded traffic against Discord's description of its API; finds nothing where that is not at hand."""
    if not CHECKER.exists():
        yield lambda text: []
        return
    spec = importlib.util.spec_from_file_location("validate_traffic", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    description = module.Spec(json.loads(CHECKER.with_name("openapi.json").read_text(encoding="utf-8")))

    def check(text: str) -> list[str]:
        records = [json.loads(line) for line in text.splitlines()]
        return [
            f"{record['method']} {record['path']}: {problem}"
            for record in records
            for problem in module.check(description, record)
            if not expected(record, problem)
        ]

    def expected(record: dict[str, Any], problem: str) -> bool:
        # What was refused was wrong on purpose; discord.py tells of kept attachments all, and which emoji move.
        refused = record.get("response_status", 200) >= 400 and not problem.startswith("response:")
        return refused or MORE_THAN_DESCRIBED.match(problem) is not None

    yield check
