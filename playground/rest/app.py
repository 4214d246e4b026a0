"""The entry of the REST API: body, faults, authorization, rate limits, routing, recording."""

from __future__ import annotations

import asyncio
import logging
import math
import re
from typing import Any

import msgspec
from aiohttp import BodyPartReader, ClientPayloadError, web

from playground.core import Core
from playground.errors import MESSAGES, ApiError, invalid, not_found, rate_limited, refusal
from playground.rest import channels, commands, emojis, interactions, messages, oauth2, pins, reactions, threads, users
from playground.rest.call import Call, Handler, Routes
from playground.testing.faults import Fault
from playground.world.ids import TOKEN

_log = logging.getLogger(__name__)

BY_PATH_TOKEN = ("/interactions/", "/webhooks/")
FILE_PART = re.compile(r"files\[(\d+)\]")


class Api:
    """Answers everything below /api/v10."""

    def __init__(self, core: Core) -> None:
        self._core = core
        tables: list[Routes] = [
            module.ROUTES
            for module in (users, commands, emojis, channels, messages, pins, reactions, threads, interactions, oauth2)
        ]
        self._routes: list[tuple[str, re.Pattern[str], str, Handler]] = []
        for method, template, handler in (route for table in tables for route in table):
            pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))
            self._routes.append((method, pattern, f"{method} {template}", handler))
        # Literal segments win over parameters.
        self._routes.sort(key=lambda route: route[2].count("{"))

    async def handle(self, request: web.Request) -> web.StreamResponse:
        core = self._core
        path = "/" + request.match_info["path"]
        wait = core.limits.shut_out()
        if wait:
            return _shut_out(wait)
        if (request.method, path) == ("POST", oauth2.TOKEN_PATH):
            return self._respond(*await oauth2.token(core, request), self._headers("", {}))
        try:
            body, files = await _read(request)
        except ApiError as error:
            return self._respond(error.status, error.body, self._headers("", {}) | error.headers)
        except (ConnectionError, ClientPayloadError, web.RequestPayloadError, asyncio.IncompleteReadError) as error:
            _log.info("%s %s broke off: %s", request.method, path, type(error).__name__)
            return _reset(request)
        fault = core.faults.take(f"{request.method} {path}")
        if fault is not None and fault.kind == "delay":
            await asyncio.sleep(float(fault.arg or 1.0))
        if fault is not None and fault.kind == "reset" and fault.arg != "after":
            return _reset(request)
        status, answer, headers = self._answer(request, path, body, files or {}, fault)
        if fault is not None and fault.kind == "reset":
            core.traffic.note(request.method, request.raw_path, body, files)
            return _reset(request)
        core.traffic.note(request.method, request.raw_path, body, files, status=status, answer=answer)
        core.limits.refused(status)
        return self._respond(status, answer, headers)

    def _answer(
        self, request: web.Request, path: str, body: Any, files: dict[int, tuple[str, bytes]], fault: Fault | None
    ) -> tuple[int, Any, dict[str, str]]:
        route: str = ""
        params: dict[str, str] = {}
        try:
            if fault is not None:
                _raise_fault(fault)
            authorization = request.headers.get("Authorization", "")
            if (request.method, path) == ("GET", "/users/@me") and authorization.startswith("Bearer "):
                return *oauth2.person(self._core, authorization), self._headers("", {})
            if not path.startswith(BY_PATH_TOKEN):
                if authorization != f"Bot {TOKEN}":
                    raise refusal(0)
                self._core.limits.request()
            route, params, handler = self._find(request.method, path)
            self._core.limits.route(route, params)
            status, answer = handler(Call(self._core, params, request.query, body, files))
            if fault is not None and fault.kind == "lost":
                status, answer = int(fault.arg or 500), {"message": "500: Internal Server Error", "code": 0}
        except ApiError as error:
            return error.status, error.body, self._headers(route, params) | error.headers
        except Exception:
            # A body too strange to be checked; recorded and answered like any other, and never silent.
            _log.exception("No answer to %s %s", request.method, path)
            status, answer = 500, {"message": "500: Internal Server Error", "code": 0}
        return status, answer, self._headers(route, params)

    def _find(self, method: str, path: str) -> tuple[str, dict[str, str], Handler]:
        for wanted, pattern, route, handler in self._routes:
            if wanted == method:
                match = pattern.fullmatch(path)
                if match is not None:
                    return route, match.groupdict(), handler
        raise not_found()

    def _headers(self, route: str, params: dict[str, str]) -> dict[str, str]:
        limits = self._core.limits.headers(route, params) if route else {}
        return {"Via": "1.1 playground"} | limits

    def _respond(self, status: int, answer: Any, headers: dict[str, str]) -> web.Response:
        if answer is None:
            return web.Response(status=status, headers=headers)
        # discord.py takes only this exact content type for JSON; json_response would add a charset.
        data = msgspec.json.encode(answer)
        return web.Response(status=status, body=data, content_type="application/json", headers=headers)


async def _read(request: web.Request) -> tuple[Any, dict[int, tuple[str, bytes]] | None]:
    """The JSON body, and the uploaded files of a multipart body (None for any other)."""
    if request.headers.get("Content-Type", "").startswith("multipart/form-data"):  # parsing it takes a millisecond
        files: dict[int, tuple[str, bytes]] = {}
        body: Any = {}
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader) or part.name is None:
                raise refusal(50109)
            data, match = await part.read(), FILE_PART.fullmatch(part.name)
            if match and part.filename:
                files[int(match[1])] = (part.filename, bytes(data))
            elif part.name == "payload_json" and not part.filename:
                body = _parse(data.decode())
        return body, files
    text = await request.text() if request.can_read_body else ""
    return (_parse(text) if text else None), None


def _parse(text: str) -> Any:
    try:
        body = msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise refusal(50109) from None
    if not isinstance(body, (dict, list)):
        raise refusal(50109)
    return body


def _raise_fault(fault: Fault) -> None:
    if fault.kind == "429":
        arg = fault.arg if isinstance(fault.arg, dict) else {"retry_after": fault.arg}
        raise rate_limited(float(arg.get("retry_after") or 0.3), everywhere=bool(arg.get("global")))
    if fault.kind == "refuse":
        code = int(fault.arg)
        raise refusal(code) if code in MESSAGES else invalid("content", "INVALID", "Refused.")
    if fault.kind == "5xx":
        status = int(fault.arg or 500)
        raise ApiError(status, {"message": f"{status}: Server Error", "code": 0})


def _shut_out(wait: float) -> web.Response:
    """The response to a banned bot: no JSON, and not by Discord's own proxy."""
    headers = {"Retry-After": str(math.ceil(wait))}
    return web.Response(status=429, text="error code: 1015", headers=headers)


def _reset(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
