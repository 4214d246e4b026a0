"""Access control: programs on this machine and the playground's own page may send requests, pages of other origins
may not.

Any page in a browser on this machine can reach loopback, and any name can be made to resolve to it. So a request
must be addressed to a loopback name, and one sent by a page must come from the page served at that address.
"""

from __future__ import annotations

from aiohttp import web
from aiohttp.typedefs import Handler
from yarl import URL

OWN_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})
EVERYWHERE = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
"""Headers of every response: no content sniffing, and no embedding by pages of other origins."""


@web.middleware
async def own_pages_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests to another name (DNS rebinding) or by a page of another origin (403)."""
    if _host(request.host) not in OWN_NAMES:
        return web.Response(status=403, text="The playground answers to 127.0.0.1 and localhost only.")
    if request.headers.get("Origin", f"http://{request.host}") != f"http://{request.host}":
        return web.Response(status=403, text="Only the playground's own page may ask this.")
    return await handler(request)


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add `EVERYWHERE` to a response before it is sent."""
    for name, value in EVERYWHERE.items():
        response.headers.setdefault(name, value)


def _host(address: str) -> str | None:
    try:
        return URL(f"http://{address}").host
    except ValueError:
        return None
