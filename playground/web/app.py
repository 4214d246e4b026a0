"""Addresses of the page, of its actions, sockets, files and of the test bed."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from aiohttp import WSMsgType, web

from playground.core import Core
from playground.web.actions import PAGE, Actions
from playground.web.activities import Activities
from playground.web.refusals import Refused
from playground.web.testbed import TestBed
from playground.world import images
from playground.world.store import Record

EMOJI_ENDINGS = ("png", "webp", "gif", "jpg", "jpeg")
STATIC = Path(__file__).resolve().parent.parent / "static"


class Pages:
    """Serves everything except the REST API and the gateway."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._actions = Actions(core)
        self._activities = Activities(core, self._actions)
        self._tests = TestBed(core)
        self._sockets: set[web.WebSocketResponse] = set()

    def routes(self) -> list[web.AbstractRouteDef]:
        """All routes of the page's side; `/` itself is the server's."""
        acts, activities, tests = self._actions, self._activities, self._tests
        return [
            web.get("/ui/bootstrap", _get(lambda r: acts.bootstrap(r.query.get("user"), r.query.get("command")))),
            web.post("/ui/users", _body(lambda r, body: acts.add_user(body))),
            web.patch("/ui/users/{id}", _body(lambda r, body: acts.change_user(r.match_info["id"], body))),
            web.post("/ui/channels", _body(lambda r, body: acts.add_channel(body))),
            web.patch("/ui/channels/{id}", _body(lambda r, body: acts.change_channel(r.match_info["id"], body))),
            web.delete(
                "/ui/channels/{id}", _get(lambda r: acts.delete_channel(r.query.get("user"), r.match_info["id"]))
            ),
            web.get("/ui/channels/{id}/messages", _get(self._messages)),
            web.get("/ui/channels/{id}/pins", _get(lambda r: acts.pins(r.query.get("user"), r.match_info["id"]))),
            web.delete(
                "/ui/messages/{channel}/{id}",
                _get(lambda r: acts.delete_message(r.query["user"], r.match_info["channel"], r.match_info["id"])),
            ),
            *(
                web.post(f"/ui/{name}", _body(lambda r, body, act=act: act(body)))
                for name, act in (
                    ("read", acts.read),
                    ("send", acts.send),
                    ("slash", acts.slash),
                    ("click", acts.click),
                    ("select", acts.select),
                    ("modal", acts.modal),
                    ("dismiss", acts.dismiss),
                    ("dm", acts.open_dm),
                    ("conversations", acts.open_conversation),
                    ("activity/handshake", activities.handshake),
                    ("activity/command", activities.command),
                    ("activity/launch", activities.launch),
                    ("activity/leave", activities.leave),
                )
            ),
            web.post("/ui/autocomplete", self._autocomplete),
            web.get("/ui/socket", self._socket),
            web.get("/attachments/{channel}/{id}/{name}", self._attachment),
            web.get("/emojis/{id}.{ending}", self._emoji),
            web.get("/static/{path:.+}", self._static),
            web.get("/test/traffic", self._traffic),
            web.delete("/test/traffic", _get(lambda r: tests.clear_traffic())),
            web.post("/test/faults", _body(lambda r, body: tests.add_faults(body))),
            web.delete("/test/faults", _get(lambda r: tests.clear_faults())),
            web.post("/test/drop", _body(lambda r, body: tests.drop(body))),
            web.post("/test/deaf", _body(lambda r, body: tests.deaf(body))),
            web.post("/test/repeat", _body(lambda r, body: tests.repeat(body))),
            web.post("/test/clock", _body(lambda r, body: tests.clock(body))),
            web.post("/test/limits", _body(lambda r, body: tests.limits(body))),
            web.post("/test/roles", _body(lambda r, body: tests.roles(body))),
            web.post("/test/language", _body(lambda r, body: tests.language(body))),
            web.post("/test/shards", _body(lambda r, body: tests.shards(body))),
            web.post("/test/outage", _body(lambda r, body: tests.outage(body))),
            web.post("/test/activity", _body(lambda r, body: tests.activity(body))),
            web.post("/test/invite", _body(lambda r, body: tests.invite())),
            web.get("/test/interaction/{id}", _get(lambda r: tests.interaction(r.match_info["id"]))),
        ]

    async def close(self) -> None:
        for ws in list(self._sockets):
            await ws.close(code=1001)

    def index(self) -> web.StreamResponse:
        return _file(STATIC / "index.html", "text/html; charset=utf-8")

    def _messages(self, request: web.Request) -> list[Record]:
        limit, since = request.query.get("limit", str(PAGE)), request.query.get("since", "0")
        if not all(one.isdigit() for one in (limit, since, request.query.get("before", "0"))):
            raise Refused("`limit`, `before` and `since` are numbers.")
        user = request.query.get("user", self._core.world.owner_id())
        return self._actions.messages(user, request.match_info["id"], request.query.get("before"), int(limit), since)

    async def _autocomplete(self, request: web.Request) -> web.Response:
        try:
            return _json(await self._actions.autocomplete(await _parsed(request)))
        except Refused as refused:
            return _json({"error": str(refused)}, 400)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        try:
            person = self._actions.person(request.query.get("user"))
        except Refused as refused:
            return _json({"error": str(refused)}, 400)
        ws = web.WebSocketResponse(heartbeat=30, timeout=0.2)
        await ws.prepare(request)
        queue: asyncio.Queue[str] = asyncio.Queue()
        push = queue.put_nowait
        self._core.hub.join(person["id"], push)
        self._sockets.add(ws)
        writer = asyncio.create_task(_write(ws, queue))
        try:
            async for message in ws:
                if message.type is WSMsgType.ERROR:
                    break
        finally:
            writer.cancel()
            self._sockets.discard(ws)
            self._core.hub.leave(person["id"], push)
        return ws

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        match = request.match_info
        name = match["name"]
        parts = (match["channel"], match["id"])
        if not all(part.isdigit() for part in parts) or "/" in name or name.startswith("."):
            raise web.HTTPNotFound
        ends = request.query.get("ex", "")
        if ends and not (re.fullmatch(r"[0-9a-f]+", ends) and int(ends, 16) > self._core.world.now()):
            raise web.HTTPNotFound(text="This content is no longer available.")
        fault = self._core.faults.take(f"{request.method} {request.path}")
        if fault is not None and fault.kind == "5xx":
            return web.Response(status=int(fault.arg or 500))
        path = self._core.world.attachment_path(*parts, name)
        kind = images.content_type(name) or "application/octet-stream"
        # What a browser would run (a page, an SVG with scripts) is downloaded, as on Discord.
        shown = {} if kind in images.SHOWN else {"Content-Disposition": f"attachment; filename*=UTF-8''{quote(name)}"}
        return _file(path, kind, keep=True, headers=shown | {"Content-Security-Policy": "sandbox"})

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        """An emoji of the application as it was uploaded, whatever size is requested."""
        emoji = self._core.world.emojis.get(request.match_info["id"])
        if emoji is None or request.match_info["ending"] not in EMOJI_ENDINGS:
            raise web.HTTPNotFound
        if request.match_info["ending"] == "gif" and not emoji["animated"]:
            raise web.HTTPUnsupportedMediaType
        path = self._core.world.emoji_path(emoji["id"])
        kind = images.kind(path.read_bytes()) or "application/octet-stream"
        return _file(path, kind, keep=True, headers={"Content-Security-Policy": "sandbox"})

    async def _static(self, request: web.Request) -> web.StreamResponse:
        path = (STATIC / request.match_info["path"]).resolve()
        if not path.is_relative_to(STATIC):
            raise web.HTTPNotFound
        return _file(path, images.content_type(path.name) or "application/octet-stream")

    async def _traffic(self, request: web.Request) -> web.Response:
        return web.Response(text=self._core.traffic.text(), content_type="application/x-ndjson")


async def _write(ws: web.WebSocketResponse, queue: asyncio.Queue[str]) -> None:
    with contextlib.suppress(ConnectionError, RuntimeError):
        while True:
            await ws.send_str(await queue.get())


def _file(path: Path, kind: str, *, keep: bool = False, headers: dict[str, str] | None = None) -> web.Response:
    if not path.is_file():
        raise web.HTTPNotFound
    usual = {"Content-Type": kind, "Cache-Control": "max-age=31536000, immutable" if keep else "no-cache"}
    return web.Response(body=path.read_bytes(), headers=usual | (headers or {}))


def _json(answer: Any, status: int = 200) -> web.Response:
    data = msgspec.json.encode(answer)
    return web.Response(status=status, body=data, content_type="application/json")


async def _parsed(request: web.Request) -> Any:
    try:
        return msgspec.json.decode(await request.text() or "{}")
    except msgspec.DecodeError:
        raise Refused("The request is not JSON.") from None


Handler = Callable[[web.Request], Any]


def _get(act: Callable[[web.Request], Any]) -> Handler:
    """A handler for a request without a body."""
    return _body(lambda request, _: act(request), read=False)


def _body(act: Callable[..., Any], *, read: bool = True) -> Handler:
    """A handler for a request with a JSON body; a refusal becomes 400 with one sentence."""

    async def handle(request: web.Request) -> web.Response:
        try:
            return _json(act(request, await _parsed(request) if read else None))
        except Refused as refused:
            return _json({"error": str(refused)}, 400)

    return handle
