"""Messages of channels, threads and direct messages, and pins."""

from __future__ import annotations

from datetime import datetime

from playground.checks.messages import check_message
from playground.errors import invalid, refusal
from playground.gateway.gateway import MESSAGE_CONTENT
from playground.gateway.hub import without_content
from playground.lifecycle.messages import SYSTEM, THREAD_STARTER, reference_to
from playground.rest.call import Answer, Call, Routes
from playground.world.ids import APPLICATION_ID, GUILD_ID, iso
from playground.world.permissions import (
    ATTACH_FILES,
    EMBED_LINKS,
    MANAGE_MESSAGES,
    PIN_MESSAGES,
    PRIVATE_CHANNEL,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    THREAD_TYPES,
)
from playground.world.store import Record
from playground.world.world import CATEGORY, FORUM

PAGE_LIMIT = 100
PINS_PAGE = 50
PINS_LIMIT = 250
CLOSED_DM, NO_MUTUAL_GUILD = 50007, 50278
"""What a message is refused with to somebody with closed direct messages, and to somebody who shares no guild."""


def _seen(call: Call, record: Record) -> Record:
    """The message object, without what needs the message content intent."""
    data = call.core.views.message(record)
    channel = call.core.world.channels[record["channel_id"]]
    if call.core.privileged & MESSAGE_CONTENT or channel["type"] == PRIVATE_CHANNEL:
        return data
    return without_content(data)


def _may_post(call: Call, channel: Record, body: Record) -> None:
    call.allow(channel, SEND_MESSAGES_IN_THREADS if channel["type"] in THREAD_TYPES else SEND_MESSAGES)
    if call.files:
        call.allow(channel, ATTACH_FILES)
    if body.get("embeds"):
        call.allow(channel, EMBED_LINKS)
    if channel["type"] == PRIVATE_CHANNEL:
        if not call.core.world.is_member(channel["recipient_id"]):
            raise refusal(NO_MUTUAL_GUILD)
        if call.core.world.users[channel["recipient_id"]]["dms_closed"]:
            raise refusal(CLOSED_DM)


def listed(call: Call) -> Answer:
    """GET /channels/C/messages: newest first, with before, after, around, limit."""
    channel = call.channel()
    if not call.may(channel, READ_MESSAGE_HISTORY):
        return 200, []
    count = call.number("limit", 50, PAGE_LIMIT)
    before, after, middle = call.id("before"), call.id("after"), call.id("around")
    records = list(call.core.world.visible(channel["id"]))
    if before is not None:
        picked = [r for r in records if int(r["id"]) < before][-count:]
    elif after is not None:
        picked = [r for r in records if int(r["id"]) > after][:count]
    elif middle is not None:
        older = [r for r in records if int(r["id"]) < middle][-(count // 2) :]
        newer = [r for r in records if int(r["id"]) >= middle][: count - count // 2]
        picked = older + newer
    else:
        picked = records[-count:]
    return 200, [_seen(call, record) for record in reversed(picked)]


def get(call: Call) -> Answer:
    """GET /channels/C/messages/M"""
    channel = call.channel()
    call.allow(channel, READ_MESSAGE_HISTORY)
    return 200, _seen(call, call.message(channel))


def create(call: Call) -> Answer:
    """POST /channels/C/messages"""
    channel = call.channel()
    if channel["type"] in (CATEGORY, FORUM):
        raise refusal(50008)
    body = call.object()
    _may_post(call, channel, body)
    check_message(body, call.files, call.core.world.emojis)
    messages = call.core.messages
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce"):
        known = messages.with_nonce(channel["id"], APPLICATION_ID, nonce)
        if known is not None:
            return 200, call.core.views.created(known)
    reference = _reference(call, body)
    call.core.threads.wake(channel)
    kind = 19 if reference else 0
    record = messages.create(channel, APPLICATION_ID, body, call.files, type=kind, reference=reference)
    return 200, call.core.views.created(record)


def _reference(call: Call, body: Record) -> Record | None:
    """The checked message_reference of a reply."""
    wanted = body.get("message_reference")
    if not wanted:
        return None
    world = call.core.world
    channel_id = str(wanted.get("channel_id") or call.params["channel"])
    record = world.messages.get(channel_id, {}).get(str(wanted.get("message_id")))
    if record is None or record["viewer"] is not None:
        if wanted.get("fail_if_not_exists") is False:
            return None
        raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    call.allow(world.channels[channel_id], READ_MESSAGE_HISTORY)
    return reference_to(record, in_guild=world.in_guild(world.channels[channel_id]))


def edit(call: Call) -> Answer:
    """PATCH /channels/C/messages/M"""
    channel = call.channel()
    record = call.message(channel)
    if record["author_id"] != APPLICATION_ID:
        raise refusal(50005)
    if record["type"] in SYSTEM:
        raise refusal(50021)
    if channel.get("archived"):
        raise refusal(50083)
    body = call.object()
    if call.files:
        call.allow(channel, ATTACH_FILES)
    if body.get("embeds"):
        call.allow(channel, EMBED_LINKS)
    check_message(body, call.files, call.core.world.emojis, before=record)
    call.core.limits.edit(record)
    return 200, call.core.views.message(call.core.messages.edit(record, body, call.files))


def remove(call: Call) -> Answer:
    """DELETE /channels/C/messages/M"""
    channel = call.channel()
    record = call.message(channel)
    if record["type"] == THREAD_STARTER:
        raise refusal(50021)
    if record["author_id"] != APPLICATION_ID:
        if channel["type"] == PRIVATE_CHANNEL:
            raise refusal(50013)
        call.allow(channel, MANAGE_MESSAGES)
    if channel.get("archived"):
        raise refusal(50083)
    call.core.messages.delete(record)
    return 204, None


def _pinned(call: Call, channel: Record) -> list[Record]:
    pinned = [record for record in call.core.world.visible(channel["id"]) if record["pinned_at"]]
    return sorted(pinned, key=lambda record: record["pinned_at"], reverse=True)


def pins(call: Call) -> Answer:
    """GET /channels/C/messages/pins: newest pin first."""
    channel = call.channel()
    found = _pinned(call, channel)
    before = call.moment("before")
    if before is not None:
        found = [record for record in found if datetime.fromisoformat(record["pinned_at"]) < before]
    limit = call.number("limit", 50, PINS_PAGE)
    items = [{"pinned_at": r["pinned_at"], "message": _seen(call, r)} for r in found[:limit]]
    return 200, {"items": items, "has_more": len(found) > limit}


def pin(call: Call) -> Answer:
    """PUT /channels/C/messages/pins/M"""
    channel = call.channel()
    record = call.message(channel)
    if channel["type"] != PRIVATE_CHANNEL:
        call.allow(channel, PIN_MESSAGES)
    if record["type"] in SYSTEM:
        raise refusal(50021)
    if len(_pinned(call, channel)) >= PINS_LIMIT:
        raise refusal(30003)
    _set_pin(call, channel, record, iso(call.core.world.now()))
    return 204, None


def unpin(call: Call) -> Answer:
    """DELETE /channels/C/messages/pins/M"""
    channel = call.channel()
    record = call.message(channel)
    if channel["type"] != PRIVATE_CHANNEL:
        call.allow(channel, PIN_MESSAGES)
    _set_pin(call, channel, record, None)
    return 204, None


def _set_pin(call: Call, channel: Record, record: Record, at: str | None) -> None:
    core = call.core
    record["pinned_at"] = at
    channel["last_pin_timestamp"] = at or channel["last_pin_timestamp"]
    core.world.put("channel", channel)
    core.messages.changed(record)
    guild = core.world.in_guild(channel)
    data = {"channel_id": channel["id"], "last_pin_timestamp": channel["last_pin_timestamp"]}
    if guild:
        data["guild_id"] = GUILD_ID
    core.gateway.dispatch("CHANNEL_PINS_UPDATE", lambda intents: data if intents & 1 else None, guild=guild)


_ONE = "/channels/{channel}/messages/{message}"
_PIN = "/channels/{channel}/messages/pins/{message}"

ROUTES: Routes = [
    ("GET", "/channels/{channel}/messages", listed),
    ("POST", "/channels/{channel}/messages", create),
    ("GET", _ONE, get),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, remove),
    ("GET", "/channels/{channel}/messages/pins", pins),
    ("PUT", _PIN, pin),
    ("DELETE", _PIN, unpin),
]
