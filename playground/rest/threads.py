"""Starting threads, their members, and the lists of threads."""

from __future__ import annotations

from datetime import datetime

from playground.checks.bodies import THREAD
from playground.checks.messages import check_message, under
from playground.errors import ApiError, Problems, invalid, refusal, text
from playground.lifecycle.messages import HAS_THREAD, THREAD_CREATED, THREAD_STARTER, reference_to
from playground.payloads import objects
from playground.rest.call import Answer, Call, Routes
from playground.rest.channels import ARCHIVE_MINUTES
from playground.world.ids import APPLICATION_ID, GUILD_ID, iso
from playground.world.permissions import (
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_THREADS,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    THREAD_TYPES,
)
from playground.world.store import Record
from playground.world.world import (
    ANNOUNCEMENT_CHANNEL,
    ANNOUNCEMENT_THREAD,
    FORUM,
    GUILD_CHANNELS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
)


def _fields(call: Call) -> Record:
    """The checked fields of a new thread."""
    body = call.object(THREAD)
    problems = Problems()
    text(problems, "name", body.get("name"), 100, 1, required=True)
    duration = body.get("auto_archive_duration")
    if duration not in (None, *ARCHIVE_MINUTES):
        options = ", ".join(str(minutes) for minutes in ARCHIVE_MINUTES)
        problems.add("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {{{options}}}.")
    problems.raise_if_any()
    return {"auto_archive_duration": duration or 1440, "rate_limit_per_user": body.get("rate_limit_per_user") or 0}


def _parent(call: Call, *kinds: int) -> Record:
    """The channel of the path, which must be one of `kinds`."""
    channel = call.channel()
    if channel["type"] not in kinds:
        raise refusal(50024)
    return channel


def from_message(call: Call) -> Answer:
    """POST /channels/C/messages/M/threads: the thread gets the message's id and begins with a pointer to it."""
    parent = _parent(call, TEXT_CHANNEL, ANNOUNCEMENT_CHANNEL)
    message = call.message(parent)
    call.allow(parent, CREATE_PUBLIC_THREADS, READ_MESSAGE_HISTORY)
    if message["id"] in call.core.world.channels:
        raise refusal(160004)
    fields = _fields(call)
    fields["type"] = ANNOUNCEMENT_THREAD if parent["type"] == ANNOUNCEMENT_CHANNEL else PUBLIC_THREAD
    thread = call.core.threads.start(parent, call.body["name"], APPLICATION_ID, id=message["id"], **fields)
    message["flags"] |= HAS_THREAD
    call.core.messages.changed(message)
    reference = reference_to(message, in_guild=True)
    call.core.messages.create(thread, APPLICATION_ID, {}, type=THREAD_STARTER, reference=reference)
    return 201, objects.channel(call.core.world, thread)


def in_channel(call: Call) -> Answer:
    """POST /channels/C/threads: a thread without a message, or a post in a forum."""
    parent = _parent(call, *GUILD_CHANNELS)
    if parent["type"] == FORUM:
        return _post(call, parent)
    kind = _kind(call, parent)
    call.allow(parent, CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else CREATE_PUBLIC_THREADS)
    fields = _fields(call)
    invitable = call.body.get("invitable")
    fields |= {"type": kind, "invitable": True if invitable is None else invitable}
    thread = call.core.threads.start(parent, call.body["name"], APPLICATION_ID, **fields)
    if kind != PRIVATE_THREAD:
        reference = {"type": 0, "channel_id": thread["id"], "guild_id": GUILD_ID}
        body = {"content": thread["name"]}
        call.core.messages.create(parent, APPLICATION_ID, body, type=THREAD_CREATED, reference=reference)
    return 201, objects.channel(call.core.world, thread)


def _kind(call: Call, parent: Record) -> int:
    """The type of a thread without a message: one the channel allows, private by default."""
    kind = call.object(THREAD).get("type") or PRIVATE_THREAD
    if kind not in THREAD_TYPES:
        options = ", ".join(str(one) for one in THREAD_TYPES)
        raise invalid("type", "BASE_TYPE_CHOICES", f"Value must be one of {{{options}}}.")
    if (kind == ANNOUNCEMENT_THREAD) != (parent["type"] == ANNOUNCEMENT_CHANNEL):
        raise refusal(50024)
    return int(kind)


def _post(call: Call, forum: Record) -> Answer:
    """A thread of a forum with its first message, which has the same id."""
    call.allow(forum, SEND_MESSAGES)
    fields = _fields(call)
    message = call.body.get("message")
    if message is None:
        raise invalid("message", "BASE_TYPE_REQUIRED", "This field is required")
    try:
        check_message(message, call.files, call.core.world.emojis)
    except ApiError as error:
        raise under("message", error) from None
    thread = call.core.threads.start(forum, call.body["name"], APPLICATION_ID, **fields)
    record = call.core.messages.create(thread, APPLICATION_ID, message, call.files, id=thread["id"])
    return 201, objects.channel(call.core.world, thread) | {"message": call.core.views.message(record)}


def _thread(call: Call) -> Record:
    channel = call.channel()
    if channel["type"] not in THREAD_TYPES:
        raise refusal(50024)
    return channel


def _user(call: Call) -> str:
    user_id = call.params.get("user", APPLICATION_ID)
    if user_id not in call.core.world.users:
        raise refusal(10013)
    return user_id


def _may_add(call: Call, thread: Record) -> bool:
    """Whether the bot may add others: to a private thread that is not `invitable` only its owner and moderators may."""
    return thread["invitable"] or thread["owner_id"] == APPLICATION_ID or call.may(thread, MANAGE_THREADS)


def add_member(call: Call) -> Answer:
    """PUT /channels/C/thread-members/U"""
    thread = _thread(call)
    user_id = _user(call)
    if user_id != APPLICATION_ID:
        call.allow(thread, SEND_MESSAGES_IN_THREADS)
        if not _may_add(call, thread):
            raise refusal(50013)
        if not call.core.world.is_member(user_id):
            raise refusal(10007)
    if thread["archived"]:
        raise refusal(50083)
    if user_id not in thread["members"]:
        thread["members"][user_id] = iso(call.core.world.now())
        call.core.world.put("channel", thread)
        call.core.hub.thread_members(thread, [user_id], [])
    return 204, None


def remove_member(call: Call) -> Answer:
    """DELETE /channels/C/thread-members/U: only moderators, and the owner of a private thread, remove others."""
    thread = _thread(call)
    user_id = _user(call)
    owns = thread["type"] == PRIVATE_THREAD and thread["owner_id"] == APPLICATION_ID
    if user_id != APPLICATION_ID and not owns:
        call.allow(thread, MANAGE_THREADS)
    if thread["archived"]:
        raise refusal(50083)
    if thread["members"].pop(user_id, None) is not None:
        call.core.world.put("channel", thread)
        call.core.hub.thread_members(thread, [], [user_id])
    return 204, None


def members(call: Call) -> Answer:
    """GET /channels/C/thread-members"""
    thread = _thread(call)
    return 200, [objects.thread_member(thread, user_id) for user_id in thread["members"]]


def member(call: Call) -> Answer:
    """GET /channels/C/thread-members/U"""
    thread = _thread(call)
    user_id = _user(call)
    if user_id not in thread["members"]:
        raise refusal(10007)
    return 200, objects.thread_member(thread, user_id)


def _answer(call: Call, threads: list[Record], *, more: bool = False) -> Answer:
    joined = [thread for thread in threads if APPLICATION_ID in thread["members"]]
    return 200, {
        "threads": [objects.channel(call.core.world, thread) for thread in threads],
        "members": [objects.thread_member(thread, APPLICATION_ID) for thread in joined],
        "has_more": more,
    }


def active(call: Call) -> Answer:
    """GET /guilds/G/threads/active"""
    if call.params["guild"] != GUILD_ID:
        raise refusal(10004)
    open_threads = [thread for thread in call.core.world.threads() if not thread["archived"]]
    return _answer(call, [thread for thread in open_threads if call.core.hub.bot_sees(thread)])


def archived(call: Call) -> Answer:
    """GET /channels/C/threads/archived/public or private: latest archived first."""
    parent = _parent(call, *GUILD_CHANNELS)
    call.allow(parent, READ_MESSAGE_HISTORY, *((MANAGE_THREADS,) if call.params["sort"] == "private" else ()))
    kinds = (PRIVATE_THREAD,) if call.params["sort"] == "private" else (PUBLIC_THREAD, ANNOUNCEMENT_THREAD)
    found = [
        thread
        for thread in call.core.world.threads()
        if thread["parent_id"] == parent["id"] and thread["archived"] and thread["type"] in kinds
    ]
    found.sort(key=lambda thread: thread["archive_timestamp"], reverse=True)
    before = call.moment("before")
    if before is not None:
        found = [thread for thread in found if datetime.fromisoformat(thread["archive_timestamp"]) < before]
    limit = call.number("limit", 50, 100)
    return _answer(call, found[:limit], more=len(found) > limit)


ROUTES: Routes = [
    ("POST", "/channels/{channel}/messages/{message}/threads", from_message),
    ("POST", "/channels/{channel}/threads", in_channel),
    ("PUT", "/channels/{channel}/thread-members/@me", add_member),
    ("DELETE", "/channels/{channel}/thread-members/@me", remove_member),
    ("PUT", "/channels/{channel}/thread-members/{user}", add_member),
    ("DELETE", "/channels/{channel}/thread-members/{user}", remove_member),
    ("GET", "/channels/{channel}/thread-members", members),
    ("GET", "/channels/{channel}/thread-members/{user}", member),
    ("GET", "/guilds/{guild}/threads/active", active),
    ("GET", "/channels/{channel}/threads/archived/{sort}", archived),
]
