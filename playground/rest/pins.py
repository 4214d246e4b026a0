"""Pinned messages of a channel, at the current addresses and at the older ones that Discord still supports."""

from __future__ import annotations

from datetime import datetime

from playground.errors import refusal
from playground.lifecycle.messages import SYSTEM
from playground.rest.call import Answer, Call, Routes
from playground.rest.messages import seen
from playground.world.permissions import PIN_MESSAGES, PRIVATE_CHANNEL, READ_MESSAGE_HISTORY
from playground.world.store import Record

PAGE = 50
PINS_LIMIT = 250


def _pinned(call: Call) -> list[Record]:
    """The pinned messages of the path's channel, newest pin first; none without the permission to read the history."""
    channel = call.channel()
    return call.core.world.pinned(channel["id"]) if call.may(channel, READ_MESSAGE_HISTORY) else []


def listed(call: Call) -> Answer:
    """GET /channels/C/messages/pins, with before, limit."""
    found = _pinned(call)
    before = call.moment("before")
    if before is not None:
        found = [record for record in found if datetime.fromisoformat(record["pinned_at"]) < before]
    limit = call.number("limit", PAGE, PAGE)
    items = [{"pinned_at": record["pinned_at"], "message": seen(call, record)} for record in found[:limit]]
    return 200, {"items": items, "has_more": len(found) > limit}


def listed_plainly(call: Call) -> Answer:
    """GET /channels/C/pins: only the messages, fifty at most."""
    return 200, [seen(call, record) for record in _pinned(call)[:PAGE]]


def _one(call: Call) -> Record:
    channel = call.channel()
    record = call.message(channel)
    if channel["type"] != PRIVATE_CHANNEL:
        call.allow(channel, PIN_MESSAGES)
    if channel.get("archived"):
        raise refusal(50083)
    return record


def pin(call: Call) -> Answer:
    """PUT /channels/C/messages/pins/M"""
    record = _one(call)
    if record["type"] in SYSTEM:
        raise refusal(50021)
    if record["pinned_at"] is None:
        if len(call.core.world.pinned(record["channel_id"])) >= PINS_LIMIT:
            raise refusal(30003)
        call.core.messages.pin(record)
    return 204, None


def unpin(call: Call) -> Answer:
    """DELETE /channels/C/messages/pins/M"""
    record = _one(call)
    if record["pinned_at"] is not None:
        call.core.messages.unpin(record)
    return 204, None


ROUTES: Routes = [
    ("GET", "/channels/{channel}/messages/pins", listed),
    ("PUT", "/channels/{channel}/messages/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/messages/pins/{message}", unpin),
    ("GET", "/channels/{channel}/pins", listed_plainly),
    ("PUT", "/channels/{channel}/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/pins/{message}", unpin),
]
