"""Channels and threads: reading, changing, deleting, typing."""

from __future__ import annotations

from playground.checks.bodies import THREAD
from playground.errors import Problems, refusal, text
from playground.lifecycle.threads import Threads
from playground.payloads import objects
from playground.rest.call import Answer, Call, Routes
from playground.world.ids import APPLICATION_ID
from playground.world.permissions import MANAGE_CHANNELS, MANAGE_THREADS, PRIVATE_CHANNEL, SEND_MESSAGES, THREAD_TYPES
from playground.world.store import Record

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def get(call: Call) -> Answer:
    """GET /channels/C"""
    return 200, objects.channel(call.core.world, call.channel())


def change(call: Call) -> Answer:
    """PATCH /channels/C: a thread's name, archived, locked, or a channel's name."""
    channel = call.channel()
    body = call.object(THREAD)
    if channel["type"] == PRIVATE_CHANNEL:
        raise refusal(50024)
    is_thread = channel["type"] in THREAD_TYPES
    if not is_thread:
        call.allow(channel, MANAGE_CHANNELS)
    elif not _only_reopens(channel, body):
        if channel["owner_id"] != APPLICATION_ID or "locked" in body:
            call.allow(channel, MANAGE_THREADS)
        if channel["archived"] and body.get("archived") is not False:
            raise refusal(50083)
    elif channel["locked"]:
        call.allow(channel, MANAGE_THREADS)
    problems = Problems()
    if "name" in body:
        text(problems, "name", body["name"], 100, 1, required=True)
    if body.get("auto_archive_duration") not in (None, *ARCHIVE_MINUTES):
        options = ", ".join(str(minutes) for minutes in ARCHIVE_MINUTES)
        problems.add("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {{{options}}}.")
    problems.raise_if_any()
    renamed = "name" in body and body["name"] != channel["name"]
    if renamed:
        call.core.limits.rename(channel["id"])
    if is_thread:
        _change_thread(call.core.threads, channel, body, call.core.world.now())
    if renamed:
        channel["name"] = body["name"]
    call.core.world.put("channel", channel)
    call.core.hub.channel("UPDATE", channel)
    return 200, objects.channel(call.core.world, channel)


def _only_reopens(channel: Record, body: Record) -> bool:
    return bool(channel["archived"]) and body.get("archived") is False and set(body) == {"archived"}


def _change_thread(threads: Threads, thread: Record, body: Record, now: float) -> None:
    archived = body.get("archived")
    if archived is not None and archived != thread["archived"]:
        threads.note_archived(thread, archived)
    if body.get("auto_archive_duration") not in (None, thread["auto_archive_duration"]):
        thread["active_at"] = now  # counts as activity, by Discord's documentation
    for key in ("locked", "auto_archive_duration", "rate_limit_per_user", "invitable"):
        if body.get(key) is not None:
            thread[key] = body[key]


def remove(call: Call) -> Answer:
    """DELETE /channels/C"""
    channel = call.channel()
    if channel["type"] == PRIVATE_CHANNEL:
        return 200, objects.channel(call.core.world, channel)
    call.allow(channel, MANAGE_THREADS if channel["type"] in THREAD_TYPES else MANAGE_CHANNELS)
    answer = objects.channel(call.core.world, channel)
    call.core.delete_channel(channel)
    return 200, answer


def typing(call: Call) -> Answer:
    """POST /channels/C/typing"""
    channel = call.channel()
    call.allow(channel, SEND_MESSAGES)
    call.core.hub.typing(channel, APPLICATION_ID, call.core.world.now())
    return 204, None


ROUTES: Routes = [
    ("GET", "/channels/{channel}", get),
    ("PATCH", "/channels/{channel}", change),
    ("DELETE", "/channels/{channel}", remove),
    ("POST", "/channels/{channel}/typing", typing),
]
