"""People who use the bot by clicking and typing alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import parse_qsl

import aiohttp
import msgspec
from aiohttp import web

from playground import Server
from playground.testing.person import Interaction, Person, components
from playground.testing.reading import PlaygroundError, pick, texts
from tests.patience import PATIENCE

Object = dict[str, Any]
BUTTON, SELECT, FILE = 2, 3, 13
LAYOUT = 1 << 15
"""The flag of a message in layout components."""


class Guest(Person):
    """A person with a few habits: press and read the answer, play a turn on the private panel."""

    async def request(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Messages in layout components are read as others are."""
        return as_read(await super().request(method, path, body, **query))

    async def press(self, message: Object, label: str) -> Object:
        """Presses a button and reads what answers; of a board that has changed meanwhile, or given way to another, the
        button that is there now."""
        try:
            used = await self.click(message, label)
        except PlaygroundError:
            boards = [one for one in await self.messages(message["channel_id"]) if is_board(one)]
            if not is_board(message) or not boards or int(boards[-1]["id"]) < int(message["id"]):
                raise
            used = await self.click(boards[-1], label)
        return await used.answer(PATIENCE)

    async def choose(self, message: Object, menu: Object, values: list[str]) -> Object:
        """Chooses in a select menu and reads what answers."""
        return await (await self.select(message, values, custom_id=menu["custom_id"])).answer(PATIENCE)

    async def type(self, channel: str | Object, path: str, /, **options: Any) -> Object:
        """Types a command and reads what answers."""
        return await (await self.slash(channel, path, **options)).answer(PATIENCE)

    async def resign(self, channel: str | Object) -> Object:
        """Gives the seat up, and means it."""
        return await self.press(await self.type(channel, "table resign"), "Resign")

    async def told(self, interaction: Interaction) -> str:
        """The one sentence that answers, seen by this person alone."""
        message = await interaction.answer(PATIENCE)
        assert message["flags"] & 64, f"everybody can read: {message['content']}"
        return str(message["content"])


@dataclass(frozen=True)
class Asked:
    """A request as the page's handlers read it."""

    method: str
    path: str
    query: Mapping[str, str]
    match_info: Mapping[str, str]
    body: Any

    async def text(self) -> str:
        return "" if self.body is None else msgspec.json.encode(self.body).decode()


class Page:
    """The addresses of a server's page, answered in this process: what people do costs no trip over the network."""

    def __init__(self, server: Server) -> None:
        self.url, self.hub = server.url, server._core.hub
        self._routes = [
            (route.method, _pattern(route.path), route.handler)
            for route in server._pages.routes()
            if isinstance(route, web.RouteDef)
        ]

    async def ask(self, method: str, path: str, body: Any, query: Mapping[str, str]) -> tuple[int, str]:
        """What the address answers: the status, and the text."""
        await asyncio.sleep(0)  # others have their turn, as they would over the network
        path, _, asked_for = path.partition("?")
        query = {**query, **dict(parse_qsl(asked_for))}
        for its_method, pattern, handler in self._routes:
            if its_method == method and (match := pattern.fullmatch(path)):
                asked: Any = Asked(method, path, query, match.groupdict(), body)
                try:
                    answer: Any = await handler(asked)
                except web.HTTPException as refused:
                    answer = refused
                return answer.status, answer.text or ""
        return 404, ""


@cache
def _pattern(path: str) -> re.Pattern[str]:
    """What a route's path matches: each ``{name}`` a part of it, each ``{name:pattern}`` what it says."""
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", re.sub(r"{(\w+):(.+?)}", r"(?P<\1>\2)", path)))


class Near(Guest):
    """A guest in the process of the server."""

    def __init__(self, page: Page) -> None:
        super().__init__(page.url, aiohttp.ClientSession())
        self._page = page

    @classmethod
    async def come(cls, page: Page, who: str) -> Near:
        """The person with this id or name. Raises PlaygroundError where there is none."""
        _, world = await page.ask("GET", "/ui/bootstrap", None, {"command": ""})
        user = pick(msgspec.json.decode(world)["users"], who)
        near = cls(page)
        near.user = user
        near.id = near.user["id"]
        page.hub.join(near.id, near._push)
        return near

    async def leave(self) -> None:
        self._page.hub.leave(self.id, self._push)
        await super().leave()

    def _push(self, text: str) -> None:
        asyncio.get_running_loop().call_soon(self._take, text)

    async def _ask(self, method: str, path: str, body: Any, params: dict[str, str]) -> tuple[int, str]:
        return await self._page.ask(method, path, body, params)


def as_read(answer: Any) -> Any:
    """An answer in which each message in layout components has its texts as content and its pictures as attachments."""
    if isinstance(answer, list):
        return [as_read(one) for one in answer]
    if not isinstance(answer, dict):
        return answer
    if "components" in answer and "content" in answer and answer.get("flags", 0) & LAYOUT:
        shown = [item for one in components(answer) for item in one.get("items") or ()]
        files = [one for one in components(answer) if one["type"] == FILE]
        answer["content"] = "\n".join(texts(answer))
        answer["attachments"] = [
            {**item["media"], "description": item["description"], "filename": item["media"]["url"].rpartition("/")[2]}
            for item in shown
        ] + [{**one["file"], "filename": one["name"]} for one in files]
        return answer
    return {key: as_read(value) for key, value in answer.items()}


def buttons(message: Object) -> dict[str, Object]:
    """The buttons of a message by label; one that only leads somewhere has an empty custom id."""
    return {one["label"]: {"custom_id": "", **one} for one in components(message) if one["type"] == BUTTON}


def menus(message: Object) -> list[Object]:
    """The select menus of a message, from the top."""
    return [one for one in components(message) if one["type"] == SELECT]


def is_board(message: Object) -> bool:
    """Whether the message is a board that can be played from."""
    plays = any(one["custom_id"].startswith("z:play:") for one in buttons(message).values())
    return plays and bool(message["attachments"]) and not message["flags"] & 64
