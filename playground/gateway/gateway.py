"""The gateway: HELLO to RESUME for bots, sessions with a replay buffer, zlib-stream or plain text.

Source: Discord's documentation, "Gateway" and "Opcodes and Status Codes".
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from playground.gateway.sessions import Connection, Session
from playground.payloads import objects
from playground.rate_limits.limits import Limits
from playground.rate_limits.windows import Rate, Sliding
from playground.world.ids import APPLICATION_ID, GUILD_ID, TOKEN
from playground.world.store import Record
from playground.world.world import World

HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, REQUEST_MEMBERS = 1, 2, 3, 6, 7, 8
INVALID_SESSION, HELLO = 9, 10
HEARTBEAT_INTERVAL = 41_250
"""Milliseconds."""
ACK_AFTER = 0.05
"""Seconds, as a network takes. A client that is answered before it has read its clock computes a lag of a whole
interval, and warns of it."""
SENDS = Rate(120, 60.0)
"""Payloads that a connection may send; discord.py limits itself to 110."""
LARGEST_PAYLOAD = 4096
UNDECODABLE, TOO_MANY, NO_SHARD, TOO_FEW_SHARDS = 4002, 4008, 4010, 4011

GUILDS, GUILD_MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING = 1 << 9, 1 << 10, 1 << 11
DIRECT_MESSAGES, DIRECT_REACTIONS, DIRECT_TYPING = 1 << 12, 1 << 13, 1 << 14
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1

RESUMES = ("taken", "refused", "unanswered")
"""What happens to a RESUME: it works; its address answers 503; or nothing answers."""
RESUME_PATH = "/resume"

Make = Callable[[int], Record | None]
"""The data of an event for a session with these intents; None if it does not get it."""


class Gateway:
    """All sessions and their sockets."""

    def __init__(self, world: World, limits: Limits, *, privileged: int) -> None:
        self._world = world
        self._limits = limits
        self._privileged = privileged
        self._outage = False
        self._sessions: dict[str, Session] = {}
        self._open: set[Connection] = set()
        self.url = ""
        self.recommended_shards = 1
        self.least_shards = 1
        self.heartbeat_interval = HEARTBEAT_INTERVAL
        self.resumes = RESUMES[0]
        self.on_presence: Callable[[bool], None] = lambda online: None
        self.stopping = False

    @property
    def online(self) -> bool:
        """Whether a bot is connected."""
        return any(session.connection is not None for session in self._sessions.values())

    def hears(self, *, guild: bool) -> bool:
        """Whether events of the guild, or of direct messages, reach a bot now, on the right shard."""
        there = any(session.reachable for session in self._sessions.values() if session.hears(guild=guild))
        return there and not (guild and self._outage)

    def set_outage(self, outage: bool) -> None:
        """Make the guild unavailable, or available again: the bot is notified, and gets none of its events
        meanwhile."""
        if outage and not self._outage:
            gone = {"id": GUILD_ID, "unavailable": True}
            self.dispatch("GUILD_DELETE", lambda intents: gone if intents & GUILDS else None, guild=True)
        back, self._outage = self._outage and not outage, outage
        if back:
            for session in self._sessions.values():
                self._show_guild(session)

    def reinvite(self) -> None:
        """Remove the bot from the guild and add it again: the event of a new guild does not say whether it is
        available."""
        self.dispatch("GUILD_DELETE", lambda intents: {"id": GUILD_ID} if intents & GUILDS else None, guild=True)
        for session in self._sessions.values():
            self._show_guild(session, new=True)

    def dispatch(self, event: str, make: Make, *, guild: bool) -> None:
        """Send an event to every session of the right shard whose intents `make` accepts."""
        if guild and self._outage:
            return
        for session in self._sessions.values():
            if session.hears(guild=guild):
                data = make(session.intents)
                if data is not None:
                    session.push(event, data)

    def drop(self, code: int | None, op: int | None, *, resume: bool, shard: int | None = None) -> int:
        """Cut the connected sessions (of one shard, if given): by an opcode (7 or 9), a close code, or the bare
        socket, also where an opcode would meet a deaf one; returns how many."""
        connected = [
            session
            for session in self._sessions.values()
            if session.connection is not None and shard in (None, session.shard[0])
        ]
        for session in connected:
            connection = session.connection
            if connection is None:
                continue
            session.dropped_at = time.monotonic()
            if not resume:
                self._sessions.pop(session.id)
            if op == INVALID_SESSION and not connection.deaf:
                connection.send(INVALID_SESSION, resume)
            elif op is not None and not connection.deaf:
                connection.send(op, None)
            else:
                session.connection = None
                if code is not None:
                    connection.close(code)
                elif connection.transport is not None:
                    connection.transport.abort()
        return len(connected)

    def deafen(self, *, acks: bool) -> int:
        """Let nothing through on the connections that are open: no event, and without `acks` no answer to a heartbeat;
        returns how many. The sessions live on, and a RESUME gets what was missed."""
        connected = [one.connection for one in self._sessions.values() if one.connection is not None]
        for connection in connected:
            connection.deafen(acks=acks)
        return len(connected)

    async def close(self) -> None:
        """Close every socket, as a stopping server does."""
        self.stopping = True
        for connection in list(self._open):
            await connection.ws.close(code=1001)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket of a bot."""
        if self.resumes == "refused" and request.path.endswith(RESUME_PATH):
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(max_msg_size=0, autoping=True, compress=False, timeout=0.2)
        await ws.prepare(request)
        connection = Connection(ws, request.transport, request.query.get("compress") == "zlib-stream")
        self._open.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(HELLO, {"heartbeat_interval": self.heartbeat_interval, "_trace": []})
        session: Session | None = None
        sent = Sliding(SENDS)
        try:
            async for message in ws:
                if message.type is not WSMsgType.TEXT:
                    continue
                if sent.take(time.monotonic()):
                    code: int | None = TOO_MANY
                elif len(message.data.encode()) > LARGEST_PAYLOAD:
                    code = UNDECODABLE
                else:
                    session, code = self._take(connection, session, message.data)
                if code is not None:
                    await ws.close(code=code)
                    break
        finally:
            writer.cancel()
            self._open.discard(connection)
            self._left(session, connection)
        return ws

    def _take(self, connection: Connection, session: Session | None, text: str) -> tuple[Session | None, int | None]:
        """A payload of a bot: returns its session now, or the code to close with."""
        try:
            payload = msgspec.json.decode(text)
            op, data = payload["op"], payload.get("d")
        except (msgspec.DecodeError, KeyError, TypeError):
            return session, UNDECODABLE
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_AFTER, connection.acknowledge)
        elif session is None and op in (IDENTIFY, RESUME):
            return self._enter(connection, op, data)
        elif op in (IDENTIFY, RESUME):
            return session, 4005
        elif session is None:
            return session, 4003
        elif op == REQUEST_MEMBERS:
            self._send_members(session, data)
        elif op not in (PRESENCE, 4):
            return session, 4001
        return session, None

    def _enter(self, connection: Connection, op: int, data: Record) -> tuple[Session | None, int | None]:
        """IDENTIFY or RESUME: returns the session now connected, or the close code of a refusal."""
        if data.get("token", "").removeprefix("Bot ") != TOKEN:
            return None, 4004
        if op == RESUME and self.resumes == "unanswered":
            return None, None
        if op == RESUME:
            return self._resume(connection, data), None
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            return None, 4013
        if intents & PRIVILEGED & ~self._privileged:
            return None, 4014
        shard = _shard(data.get("shard"))
        if shard is None:
            return None, NO_SHARD
        if shard[1] < self.least_shards:
            return None, TOO_FEW_SHARDS
        if not self._limits.session():
            self._revoke()
            return None, 4004
        if not self._limits.identify(shard[0]):
            connection.send(INVALID_SESSION, False)
            return None, None
        # A bot that was killed never returns to its old session; do not keep filling it. One that is connected lives on
        # beside the new one: both get all events.
        for old in [old for old in self._sessions.values() if old.connection is None and old.shard == shard]:
            del self._sessions[old.id]
        session = Session(intents, shard)
        session.connection = connection
        self._sessions[session.id] = session
        self._greet(session, "shard" in data)
        self.on_presence(True)
        return session, None

    def _revoke(self) -> None:
        """End every session, as when a token is revoked."""
        for session in self._sessions.values():
            if session.connection is not None:
                session.connection.close(4004)
        self._sessions.clear()

    def _greet(self, session: Session, sharded: bool) -> None:
        world = self._world
        ready: Record = {
            "v": 10,
            "user": objects.own_user(world.users[APPLICATION_ID]),
            "guilds": [{"id": GUILD_ID, "unavailable": True}] if session.hears(guild=True) else [],
            "session_id": session.id,
            "resume_gateway_url": self.url + RESUME_PATH,
            "application": {"id": APPLICATION_ID, "flags": objects.application(world, self._privileged)["flags"]},
            "private_channels": [],
            "_trace": [],
        }
        if sharded:
            ready["shard"] = list(session.shard)
        session.push("READY", ready)
        self._show_guild(session)

    def _show_guild(self, session: Session, *, new: bool = False) -> None:
        if not self._outage and session.hears(guild=True) and session.intents & GUILDS:
            everyone = bool(session.intents & GUILD_MEMBERS)
            shown = objects.guild_create(self._world, all_members=everyone)
            session.push(
                "GUILD_CREATE", {key: value for key, value in shown.items() if not new or key != "unavailable"}
            )

    def _resume(self, connection: Connection, data: Record) -> Session | None:
        session = self._sessions.get(data.get("session_id", ""))
        if session is None:
            connection.send(INVALID_SESSION, False)
            return None
        old, session.connection = session.connection, None
        if old is not None and old is not connection:
            old.close(4000)
        if not session.replay(connection, int(data.get("seq") or 0)):
            del self._sessions[session.id]
            connection.send(INVALID_SESSION, False)
            return None
        self.on_presence(True)
        return session

    def _send_members(self, session: Session, data: Record) -> None:
        wanted = data.get("user_ids")
        wanted = [wanted] if isinstance(wanted, (str, int)) else wanted
        query = (data.get("query") or "").lower()
        users = list(self._world.users.values())
        if wanted is not None:
            ids = {str(user_id) for user_id in wanted}
            users = [user for user in users if user["id"] in ids]
        else:
            users = [u for u in users if query in u["username"].lower() or query in (u["global_name"] or "").lower()]
            users = users[: data.get("limit") or None]
        found = {user["id"] for user in users}
        chunk: Record = {
            "guild_id": GUILD_ID,
            "members": [objects.member(user) for user in users],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(user_id) for user_id in wanted or () if str(user_id) not in found],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.push("GUILD_MEMBERS_CHUNK", chunk)

    def _left(self, session: Session | None, connection: Connection) -> None:
        if session is not None and session.connection is connection:
            session.connection = None
            if connection.ws.close_code in (1000, 1001):
                self._sessions.pop(session.id, None)
        if session is not None and not self.stopping:
            self.on_presence(self.online)


def _shard(given: Any) -> tuple[int, int] | None:
    """The shard of IDENTIFY: number and count, the only one if it names none; None for an invalid one."""
    if given is None:
        return 0, 1
    if not isinstance(given, list) or len(given) != 2 or not all(type(one) is int for one in given):
        return None
    number, count = given
    return (number, count) if 0 <= number < count else None
