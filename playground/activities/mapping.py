"""The proxy between an Activity's frame and its page: what the frame asks of its own origin is asked of the target of
the URL mapping.

Source: Discord's documentation, "Networking" and "Local Development" (URL Mapping). On Discord the origin is
``https://CLIENT_ID.discordsays.com``; here it is ``http://CLIENT_ID.localhost``, which browsers take for this machine
and, like Discord's, for another site than the client's. A path may begin with ``/.proxy``, or not.
"""

from __future__ import annotations

from pathlib import Path

import aiohttp
from aiohttp import web
from yarl import URL

from playground.activities.instances import Instances
from playground.world.ids import APPLICATION_ID

HOST = f"{APPLICATION_ID}.localhost"
PREFIX = "/.proxy"
SANDBOX = (
    "default-src 'self' blob: data: 'unsafe-inline' 'unsafe-eval'; connect-src 'self' blob: data:; form-action 'self'"
)
"""Added to what the page's own policy says: nothing but the proxy can be reached."""
HOP_BY_HOP = frozenset(
    {
        *("connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade"),
        *("host", "content-length", "date", "server"),
    }
)
"""What belongs to one connection, and is not handed on."""
OWN = "/.playground/"
"""Below this path is what the playground's page frames: the SDK takes messages from its own origin and from Discord's,
so a page of the Activity's origin stands between the two and hands them on (``static/bridge``)."""
BRIDGE = Path(__file__).resolve().parent.parent / "static" / "bridge"
BRIDGE_FILES = {"bridge": "text/html", "bridge.js": "text/javascript", "bridge.css": "text/css"}
BRIDGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self';"
    " frame-ancestors http://127.0.0.1:* http://localhost:*"
)


class Mapping:
    """Hands the requests of Activities on."""

    def __init__(self, instances: Instances) -> None:
        self._instances = instances
        self._client: aiohttp.ClientSession | None = None

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """The answer to a request to the Activity's origin."""
        if request.path.startswith(OWN):
            return _bridge(request.path.removeprefix(OWN))
        if not request.rel_url.raw_path.startswith("/"):  # OPTIONS * asks for no path
            raise web.HTTPNotFound
        if not self._instances.target:
            return web.Response(status=404, text="The application has no Activity.")
        if self._client is None:
            self._client = aiohttp.ClientSession(auto_decompress=False, cookie_jar=aiohttp.DummyCookieJar())
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP_BY_HOP}
        try:
            async with self._client.request(
                request.method,
                self._address(request),
                headers=headers,
                data=await request.read() if request.can_read_body else None,
                allow_redirects=False,
                timeout=aiohttp.ClientTimeout(total=None, connect=10),
            ) as answer:
                return await _passed_on(request, answer)
        except (aiohttp.ClientConnectionError, aiohttp.ClientPayloadError):
            return web.Response(status=502, text="The Activity's page cannot be reached.")

    def _address(self, request: web.Request) -> URL:
        path, query = request.rel_url.raw_path, request.rel_url.raw_query_string
        if path == PREFIX or path.startswith(f"{PREFIX}/"):
            path = path.removeprefix(PREFIX) or "/"
        return URL(f"{self._instances.target}{path}{'?' if query else ''}{query}", encoded=True)

    async def close(self) -> None:
        if self._client is not None:
            await self._client.close()


def _bridge(name: str) -> web.Response:
    kind = BRIDGE_FILES.get(name)
    if kind is None:
        raise web.HTTPNotFound
    body = (BRIDGE / (name if "." in name else f"{name}.html")).read_bytes()
    headers = {"Content-Security-Policy": BRIDGE_POLICY, "Cache-Control": "no-cache"}
    return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)


async def _passed_on(request: web.Request, answer: aiohttp.ClientResponse) -> web.StreamResponse:
    """The target's response as it comes, also one that stays open."""
    response = web.StreamResponse(status=answer.status)
    for name, value in answer.headers.items():
        if name.lower() not in HOP_BY_HOP:
            response.headers.add(name, value)
    response.headers.add("Content-Security-Policy", SANDBOX)
    await response.prepare(request)
    try:
        async for chunk in answer.content.iter_any():
            await response.write(chunk)
    except (aiohttp.ClientConnectionError, aiohttp.ClientPayloadError, ConnectionError):
        response.force_close()
        if request.transport is not None:
            request.transport.abort()
    return response
