"""Messages of channels, threads and direct messages."""

from __future__ import annotations

from playground.checks.messages import check_message
from playground.errors import invalid, refusal
from playground.gateway.gateway import MESSAGE_CONTENT
from playground.gateway.hub import without_content
from playground.lifecycle.messages import SYSTEM, THREAD_STARTER, reference_to
from playground.rest.call import Answer, Call, Routes
from playground.world.contexts import is_reachable
from playground.world.ids import APPLICATION_ID
from playground.world.permissions import (
    ATTACH_FILES,
    EMBED_LINKS,
    MANAGE_MESSAGES,
    PRIVATE_CHANNEL,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    THREAD_TYPES,
)
from playground.world.store import Record
from playground.world.world import CATEGORY, FORUM

PAGE_LIMIT = 100
CLOSED_DM, NO_MUTUAL_GUILD = 50007, 50278
"""Refusals of a message to a user with closed direct messages, and to one who shares no guild."""


def seen(call: Call, record: Record) -> Record:
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
        if not is_reachable(call.core.world, channel["recipient_id"]):
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
    return 200, [seen(call, record) for record in reversed(picked)]


def get(call: Call) -> Answer:
    """GET /channels/C/messages/M"""
    channel = call.channel()
    call.allow(channel, READ_MESSAGE_HISTORY)
    return 200, seen(call, call.message(channel))


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


_ONE = "/channels/{channel}/messages/{message}"

ROUTES: Routes = [
    ("GET", "/channels/{channel}/messages", listed),
    ("POST", "/channels/{channel}/messages", create),
    ("GET", _ONE, get),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, remove),
]
