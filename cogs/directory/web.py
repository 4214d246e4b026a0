"""The privacy notice and the terms as pages, beside the pages of tables: for everybody, without a session."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from cogs.base.services import Services
from cogs.directory.documents import STYLE, Document, as_page, notice, terms
from data.settings import Operator
from render.words.text import LANGUAGES, Texts, language_of, texts

NOTICE, TERMS = "/privacy", "/terms"
"""Where they are. ``?lang=de`` asks for a language, otherwise the browser's is taken."""

PLACES = {code: f"?lang={code}" for code in LANGUAGES}
STATIC = Path(__file__).parent / "static"

Maker = Callable[[Texts, Operator], Document]


def routes(services: Services) -> list[web.RouteDef]:
    """What the server of pages answers besides tables."""
    style = (STATIC / STYLE).read_bytes()

    def page(make: Maker) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(request: web.Request) -> web.Response:
            asked = request.query.get("lang", "") or request.headers.get("Accept-Language", "")
            language = language_of(asked.split(",")[0].strip())
            text = as_page(make(texts(language), services.operator), language, PLACES)
            return web.Response(text=text, content_type="text/html", charset="utf-8")

        return answer

    async def styled(_: web.Request) -> web.Response:
        return web.Response(body=style, content_type="text/css", charset="utf-8")

    return [web.get(NOTICE, page(notice)), web.get(TERMS, page(terms)), web.get(f"/{STYLE}", styled)]
