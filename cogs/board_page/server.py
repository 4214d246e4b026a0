"""The server of the pages on which tables are played in a browser.

A link opens :data:`~cogs.board_page.page.OPENING`; the page there exchanges the secret behind its ``#`` for a cookie,
and goes on to ``/table/N``, whose data this server hands out to the person of the cookie alone. Everything that is
asked or pressed there is checked against the table of permissions, as if a button had been pressed.

``/`` is the same page as an Activity in Discord, where the bot has one: it exchanges a code for such a session.
"""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Annotated

import msgspec
from aiohttp import web

from cogs.base.failures import sentence
from cogs.base.services import Services
from cogs.board_page import activity, presses, sdk, shown
from cogs.board_page.activity import Application
from cogs.board_page.guard import HEADERS, LARGEST, PersonalLimit, framed, is_own
from cogs.board_page.page import OPENING
from cogs.board_page.streams import Stream, Streams
from cogs.board_page.texts import labels, with_words
from cogs.directory.web import routes as documents
from cogs.permissions.authorization import admit_to_table
from cogs.permissions.rows import HOLDING
from cogs.runtime.fair_queue import acting
from cogs.runtime.serving import Serving
from data.board_page import sessions
from data.board_page.sessions import Session
from data.engines.store import NO_TABLE, StoreError, Transaction, counting
from render.words.text import Texts, texts
from rules.core.errors import RulesError, TableError

STATIC = Path(__file__).parent / "static"
SCRIPTS = ("page.js", "board.js", "buttons.js", "advance.js", "focus.js", "texts.js")
FILES = {"page.html": "text/html", "page.css": "text/css", **dict.fromkeys(SCRIPTS, "text/javascript")}
CLIENT, TABLE = b"CLIENT_ID", b"TABLE"
"""Stand in the Activity's page for the application's id, and for what it has in common with the page of a link."""
KEEP = {"Cache-Control": "public, max-age=31536000, immutable"}
BEAT = 20.0
"""Seconds after which an open stream says that it is alive: proxies close silent ones."""
NOBODY = 0
"""In place of a person: all who have no session yet."""
GONE = frozenset({"not-seated", "private-not-invited", "table-unknown", "lobby-closed", "table-elsewhere"})
"""The refusals with which a session ends: the seat is not theirs any more."""

_log = logging.getLogger("ziggurat.page")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Refused(Exception):
    """The request is refused with this status and the text of this id."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status = status
        self.key = key


class UsedLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, as the page sends it."""

    link: str


class UsedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Discord's client has given to the Activity's page: a code for this server, and the instance."""

    code: Annotated[str, msgspec.Meta(max_length=200)]
    instance: Annotated[str, msgspec.Meta(max_length=200)]


class BoardPages:
    """Serves the pages at an ``address`` that browsers reach (``https://board.example``); they are an Activity of the
    ``application``, if one is given."""

    def __init__(self, services: Services, address: str = "", application: Application | None = None) -> None:
        self._services = services
        self.address = address
        self._application = application
        self._framed = framed(f"'self' {application.frames}") if application else HEADERS
        self.streams = Streams(services)
        self._serving: Serving | None = None
        self.port = 0
        self._presses = PersonalLimit(burst=20, rate=5)
        self._looks = PersonalLimit(burst=30, rate=8)
        self._openings = PersonalLimit(burst=30, rate=10)
        self._files = {name: (STATIC / name).read_bytes() for name in FILES}
        self._files["page.html"] = with_words(self._files["page.html"])

    async def start(self, host: str, port: int) -> None:
        """Listens; port 0 is any free one. Without an address the pages are at this one. Raises ``OSError``."""
        app = web.Application(client_max_size=LARGEST, middlewares=[self._guarded])
        app.add_routes(
            [
                web.get(f"/{OPENING}", self._page),
                web.get("/favicon.ico", self._nothing),
                web.post("/session", self._begin),
                web.get(r"/table/{table:\d{1,18}}", self._page),
                web.get(r"/table/{table:\d{1,18}}/state", self._state),
                web.get(r"/table/{table:\d{1,18}}/events", self._events),
                web.post(r"/table/{table:\d{1,18}}/press", self._press),
                web.post(r"/table/{table:\d{1,18}}/end", self._end),
                *documents(self._services),
                *(web.get(f"/{name}", self._file) for name in FILES if not name.endswith("html")),
                *self._activity_routes(),
            ]
        )
        serving = Serving(app, patient=self._services.store.is_shared and self.address != "")
        await serving.start(host, port)
        self._serving, self.port = serving, serving.port
        self.address = self.address or f"http://127.0.0.1:{self.port}"
        self._services.page = self.address
        self._services.activity = self._application is not None
        self.streams.start()

    def _activity_routes(self) -> list[web.AbstractRouteDef]:
        if self._application is None:
            return []
        self._sdk = sdk.modules()
        _, begin, rest = self._files["page.html"].partition(b"<header>")
        table = begin + rest.partition(b"</body>")[0]
        page = with_words((STATIC / "activity.html").read_bytes()).replace(TABLE, table)
        page = page.replace(CLIENT, str(self._application.id).encode())
        script = (STATIC / "activity.js").read_bytes()

        async def activity_page(_: web.Request) -> web.Response:
            return web.Response(body=page, content_type="text/html", charset="utf-8")

        async def activity_script(_: web.Request) -> web.Response:
            return web.Response(body=script, content_type="text/javascript", charset="utf-8")

        return [
            web.get("/", activity_page),
            web.get("/activity.js", activity_script),
            web.get(f"/sdk/{sdk.VERSION}/{{path:.+}}", self._sdk_module),
            web.post("/activity/session", self._enter),
        ]

    def unlimited(self) -> None:
        """Takes everything however fast it comes, as tests do."""
        self._presses = self._looks = self._openings = PersonalLimit(burst=1e9, rate=1e9)

    async def stop(self) -> None:
        self._services.page, self._services.activity = "", False
        await self.streams.stop()
        if self._serving is not None:
            await self._serving.stop()

    # --- what every request goes through ------------------------------------------------------------------------------

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answers every failure in a sentence, and every request with the same headers."""
        words = texts(request.headers.get("Accept-Language", "").split(",")[0].strip())
        with counting() as written:
            try:
                response = await handler(request)
            except Refused as refused:
                response = _problem(refused.status, words, words.t(refused.key))
            except web.HTTPException as error:
                key = "page-too-large" if error.status == 413 else "page-not-found"
                response = _problem(error.status, words, words.t(key))
            except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError):
                response = _problem(400, words, words.t("page-not-understood"))
            except StoreError as error:
                response = _problem(503, words, sentence(words, written.told(error)))
            except (ConnectionError, asyncio.CancelledError):
                raise
            except Exception:
                _log.exception("a request to a page failed")
                response = _problem(500, words, words.t("error-unexpected"))
        if not response.prepared:
            for name, value in (self._framed if request.path == "/" else HEADERS).items():
                response.headers.setdefault(name, value)
        return response

    async def _page(self, _: web.Request) -> web.Response:
        """The page itself: the same for everybody, and without any data."""
        return web.Response(body=self._files["page.html"], content_type="text/html", charset="utf-8")

    async def _file(self, request: web.Request) -> web.Response:
        name = request.path.removeprefix("/")
        return web.Response(body=self._files[name], content_type=FILES[name], charset="utf-8")

    async def _sdk_module(self, request: web.Request) -> web.Response:
        module = self._sdk.get(request.match_info["path"])
        if module is None:
            raise web.HTTPNotFound
        return web.Response(body=module, content_type="text/javascript", charset="utf-8", headers=KEEP)

    async def _nothing(self, _: web.Request) -> web.Response:
        """Browsers ask for an icon, whatever the page says."""
        return web.Response(status=204)

    # --- sessions -----------------------------------------------------------------------------------------------------

    async def _begin(self, request: web.Request) -> web.Response:
        """Exchanges the secret of a link for a session."""
        self._check(request, writes=True)
        if not self._openings.take(NOBODY):
            raise Refused(429, "page-too-fast")
        link = msgspec.json.decode(await request.read(), type=UsedLink).link
        secret, now = secrets.token_urlsafe(32), self._services.now()
        session = await self._services.store.write(
            lambda transaction: sessions.begin(transaction, link, secret, now), table=NO_TABLE
        )
        if session is None:
            raise Refused(403, "page-link-used" if link else "page-session-over")
        response = web.json_response({"table": session.table_id})
        response.set_cookie(
            self._cookie(session.table_id),
            secret,
            max_age=int(sessions.SESSION_LASTS),
            path=f"/table/{session.table_id}",
            secure=self._is_secure,
            httponly=True,
            samesite="Strict",
        )
        return response

    async def _enter(self, request: web.Request) -> web.Response:
        """Exchanges a code of Discord's client for a session at the table that the instance of the Activity shows."""
        self._check(request, writes=True)
        if not self._openings.take(NOBODY):
            raise Refused(429, "page-too-fast")
        used = msgspec.json.decode(await request.read(), type=UsedCode)
        application, services = self._application, self._services
        assert application is not None
        try:
            user_id = await activity.person_of(application, used.code)
        except activity.Unknown as unknown:
            _log.warning("Discord did not say who looks at the Activity: %s", unknown)
            raise Refused(403, "page-person-unknown") from unknown
        table_id = await activity.table_of(services, application, used.instance, user_id)
        words = await services.private_texts(user_id)
        if table_id is None:
            return _problem(404, words, words.t("page-activity-nowhere"))
        try:
            await admit_to_table(services, HOLDING, table_id, user_id)
        except TableError as refusal:
            return _problem(403, words, words.refusal(refusal))
        secret, now = secrets.token_urlsafe(32), services.now()
        replaced = request.cookies.get(self._cookie(table_id), "")

        async def work(transaction: Transaction) -> None:
            await sessions.end(transaction, replaced)  # its cookie is: nobody can use it any more
            await sessions.start(transaction, secret, user_id, table_id, now)

        await services.store.write(work, table=NO_TABLE)
        response = web.json_response({"table": table_id})
        # As Discord's documentation asks for ("Using Cookies"); Python 3.11 does not know the last attribute.
        age = int(sessions.SESSION_LASTS)
        attributes = f"Max-Age={age}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned"
        response.headers.add("Set-Cookie", f"{self._cookie(table_id)}={secret}; {attributes}")
        return response

    async def _end(self, request: web.Request) -> web.Response:
        """Ends the session: the page can do nothing more."""
        session = await self._session(request, writes=True)
        await self._forget(request, session)
        response = web.json_response({"over": True})
        response.del_cookie(self._cookie(session.table_id), path=f"/table/{session.table_id}")
        return response

    async def _forget(self, request: web.Request, session: Session) -> None:
        secret = request.cookies.get(self._cookie(session.table_id), "")
        await self._services.store.write(lambda transaction: sessions.end(transaction, secret), table=NO_TABLE)
        self.streams.end(session)

    async def _session(self, request: web.Request, *, writes: bool = False) -> Session:
        """Whose request this is. Raises ``Refused``."""
        self._check(request, writes=writes)
        table_id = int(request.match_info["table"])
        secret = request.cookies.get(self._cookie(table_id), "")
        found = await sessions.find(self._services.store.reading, secret, self._services.now()) if secret else None
        if found is None or found.table_id != table_id:
            raise Refused(401, "page-session-over")
        return found

    async def _must_show(self, session: Session, seat: str | None) -> None:
        """Raises ``Refused`` for a page that shows another ``seat`` than the session has (``None``: none yet): another
        player has opened a page of the table in the same browser since."""
        own = (await self._services.tables.row(session.table_id)).seat_of(session.user_id)
        if None not in (own, seat) and str(own) != seat:
            raise Refused(401, "page-session-over")

    def _check(self, request: web.Request, *, writes: bool) -> None:
        origins = (self.address, self._application.origin if self._application else self.address)
        if not is_own(request.headers, origins, writes=writes):
            raise Refused(403, "page-elsewhere")

    def _cookie(self, table_id: int) -> str:
        return f"{'__Secure-' if self._is_secure else ''}board-{table_id}"

    @property
    def _is_secure(self) -> bool:
        return self.address.startswith("https:")

    # --- the table ----------------------------------------------------------------------------------------------------

    async def _state(self, request: web.Request) -> web.Response:
        """How it stands, for the person of the session."""
        session = await self._session(request)
        await self._must_show(session, request.query.get("seat"))

        async def work(words: Texts) -> presses.PageState:
            await admit_to_table(self._services, HOLDING, session.table_id, session.user_id)
            begin = presses.still_drafting if request.query.get("drafting") else presses.stand
            standing = await begin(self._services, session, words)
            return presses.looked_at(standing, request.query.get("at", ""), request.query.get("mark", ""))

        return await self._answered(request, session, self._looks, work)

    async def _press(self, request: web.Request) -> web.Response:
        """Something was pressed on the page."""
        session = await self._session(request, writes=True)
        press = msgspec.json.decode(await request.read(), type=presses.Press)
        await self._must_show(session, str(press.seat))
        return await self._answered(
            request, session, self._presses, lambda words: presses.carry_out(self._services, session, words, press)
        )

    async def _answered(
        self,
        request: web.Request,
        session: Session,
        limit: PersonalLimit,
        work: Callable[[Texts], Awaitable[presses.PageState]],
    ) -> web.Response:
        """The page as it stands after some work, or the sentence with which that was refused, and the page without."""
        words = await self._services.private_texts(session.user_id)
        if not limit.take(session.user_id):
            return _problem(429, words, words.t("page-too-fast"))
        with acting(session.user_id):
            async with self._services.concurrency.place():
                try:
                    try:
                        standing = await work(words)
                    except RulesError as refusal:
                        note = words.refusal(refusal)
                        await admit_to_table(self._services, HOLDING, session.table_id, session.user_id)
                        standing = await presses.stand(self._services, session, words, note)
                    known = request.query.get("known", "").split(".")
                    page = await shown.page_of(self._services, standing, known)
                except TableError as refusal:
                    if refusal.reason in GONE:
                        await self._forget(request, session)
                        return _problem(401, words, words.t("page-session-over"))
                    return _problem(409, words, words.refusal(refusal))
        page["words"] = labels(words)
        return web.Response(body=msgspec.json.encode(page), content_type="application/json")

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Says whenever the page should ask again; ends with the session."""
        session = await self._session(request)
        if not self._looks.take(session.user_id):
            raise Refused(429, "page-too-fast")
        response = web.StreamResponse(
            headers={**HEADERS, "Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
        )
        async with self.streams.opened(session) as stream:
            await response.prepare(request)
            with contextlib.suppress(ConnectionError):
                async for event in self._told(stream):
                    await response.write(event)
        return response

    async def _told(self, stream: Stream) -> AsyncIterator[bytes]:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await stream.rung.wait()
            ended = stream.ended or ("over" if stream.session.ends_at <= self._services.now() else None)
            if ended is not None:
                yield f"event: {ended}\ndata: {{}}\n\n".encode()
                return
            if stream.rung.is_set():
                stream.rung.clear()
                yield f'event: changed\ndata: "{stream.mark}"\n\n'.encode()
            else:
                yield b": alive\n\n"


def _problem(status: int, words: Texts, text: str) -> web.Response:
    body = json.dumps({"problem": text, "language": words.language})
    return web.Response(body=body, status=status, content_type="application/json", charset="utf-8")
