"""A bare websocket to the gateway, frame by frame."""

from __future__ import annotations

import json
import zlib

import aiohttp

from playground.gateway.gateway import ALL_INTENTS, PRIVILEGED
from tests.patience import PATIENCE

UNPRIVILEGED = ALL_INTENTS & ~PRIVILEGED


class Socket:
    def __init__(self, ws, compressed):
        self.ws = ws
        self._inflate = zlib.decompressobj() if compressed else None

    async def send(self, op, data):
        await self.ws.send_str(json.dumps({"op": op, "d": data}))

    async def next(self):
        frame = await self.ws.receive(timeout=PATIENCE)
        if self._inflate is not None:
            assert frame.data.endswith(b"\x00\x00\xff\xff")
            return json.loads(self._inflate.decompress(frame.data))
        return json.loads(frame.data)

    async def until(self, event):
        while True:
            payload = await self.next()
            if payload["t"] == event:
                return payload

    async def close_code(self):
        while True:
            frame = await self.ws.receive(timeout=PATIENCE)
            if frame.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
                return frame.data if frame.type is aiohttp.WSMsgType.CLOSE else self.ws.close_code


def identity(server, **changes):
    return {"token": server.token, "intents": UNPRIVILEGED, "properties": {}} | changes
