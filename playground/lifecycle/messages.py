"""Creating, editing and deleting messages from the bodies that bots and people send (already checked)."""

from __future__ import annotations

import re
from typing import Any

from playground.checks.messages import V2_FLAG, Files
from playground.errors import refusal
from playground.gateway.hub import Hub
from playground.payloads.components import normalise
from playground.world import images
from playground.world.ids import APPLICATION_ID, GUILD_ID, iso
from playground.world.permissions import MANAGE_THREADS, THREAD_TYPES
from playground.world.store import Record
from playground.world.world import EPHEMERAL, PRIVATE_THREAD, World

LOADING = 1 << 7
HAS_THREAD = 1 << 5
SUPPRESS_EMBEDS = 1 << 2
SILENT = 1 << 12
SETTABLE_FLAGS = SUPPRESS_EMBEDS | SILENT | V2_FLAG
PIN_ADDED, THREAD_CREATED, THREAD_STARTER = 6, 18, 21
SYSTEM = (PIN_ADDED, THREAD_CREATED, THREAD_STARTER)
"""Types of messages that Discord creates itself."""
NONCE_MEMORY = 180.0
"""Seconds within which a repeated nonce returns the first message."""


class Messages:
    """The world's messages and their files."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub
        self._deleted_nonces: dict[tuple[str, str, str], float] = {}

    def create(self, channel: Record, author_id: str, body: Record, files: Files | None = None, **extra: Any) -> Record:
        """Create a message and announce it; `extra` sets fields of the record such as type, viewer, metadata,
        reference."""
        message_id = self._world.ids.next()
        flags = int(body.get("flags") or 0) & SETTABLE_FLAGS | extra.pop("flags", 0)
        if extra.get("viewer"):
            flags |= EPHEMERAL
        record: Record = {
            "id": message_id,
            "channel_id": channel["id"],
            "author_id": author_id,
            "type": 0,
            "content": (body.get("content") or "").strip(),
            "embeds": [_embed(embed) for embed in body.get("embeds") or ()],
            "components": normalise(body.get("components")),
            "files": self._new_files(channel["id"], body, files or {}),
            "flags": flags,
            "timestamp": iso(self._world.now()),
            "edited_timestamp": None,
            "pinned_at": None,
            "nonce": body.get("nonce"),
            "viewer": None,
            "interaction_id": None,
            "metadata": None,
            "reference": None,
            "made_at": self._world.now(),
        } | extra
        self._mention(record, body)
        self._world.put("message", record)
        if record["viewer"] is None:
            self._count(channel, record)
        self._add_mentioned(channel, record)
        self._hub.message("MESSAGE_CREATE", record)
        return record

    def _add_mentioned(self, channel: Record, record: Record) -> None:
        """Add the people a message in a private thread mentions, if its author may add members."""
        if channel["type"] != PRIVATE_THREAD or record["viewer"] is not None:
            return
        author = record["author_id"]
        manages = (
            self._world.bot_bits(channel) & MANAGE_THREADS
            if author == APPLICATION_ID
            else (author == self._world.owner_id())
        )
        if not (channel["invitable"] or channel["owner_id"] == author or manages):
            return
        came = [user_id for user_id in record["mentions"] if user_id not in channel["members"]]
        if came:
            channel["members"] |= dict.fromkeys(came, record["timestamp"])
            self._world.put("channel", channel)
            self._hub.thread_members(channel, came, [])

    def edit(self, record: Record, body: Record, files: Files | None = None, *, silent: bool = False) -> Record:
        """Apply an edit and announce it; `silent` keeps the time of the last edit."""
        if "content" in body:
            record["content"] = (body["content"] or "").strip()
        if "embeds" in body:
            record["embeds"] = [_embed(embed) for embed in body["embeds"] or ()]
        if "components" in body:
            record["components"] = normalise(body["components"])
        if body.get("flags") is not None:
            kept = record["flags"] & ~SUPPRESS_EMBEDS
            record["flags"] = kept | int(body["flags"]) & (SUPPRESS_EMBEDS | V2_FLAG)
        if "attachments" in body or files:
            kept_ids = {str(entry["id"]): entry for entry in body.get("attachments") or ()}
            for file in record["files"]:
                changed = kept_ids.get(file["id"], {})
                if "description" in changed:
                    file["description"] = changed["description"]
            kept_files = [file for file in record["files"] if file["id"] in kept_ids]
            record["files"] = kept_files + self._new_files(record["channel_id"], body, files or {})
        if "content" in body or ("components" in body and record["flags"] & V2_FLAG):
            self._mention(record, body)
        if not silent:
            record["edited_timestamp"] = iso(self._world.now())
        return self.changed(record)

    def changed(self, record: Record) -> Record:
        """Store and announce a message whose record was changed in place."""
        self._world.put("message", record)
        self._hub.message("MESSAGE_UPDATE", record)
        return record

    def pin(self, record: Record) -> None:
        """Pin a message, which a system message announces."""
        channel = self._world.channels[record["channel_id"]]
        record["pinned_at"] = channel["last_pin_timestamp"] = iso(self._world.now())
        self._world.put("channel", channel)
        self.changed(record)
        self._hub.pins(channel)
        target = reference_to(record, in_guild=self._world.in_guild(channel))
        self.create(channel, APPLICATION_ID, {}, type=PIN_ADDED, reference=target)

    def unpin(self, record: Record) -> None:
        record["pinned_at"] = None
        self.changed(record)
        self._hub.pins(self._world.channels[record["channel_id"]])

    def delete(self, record: Record) -> None:
        """Remove a message and announce it."""
        if record["nonce"] is not None:
            key = (record["channel_id"], record["author_id"], str(record["nonce"]))
            self._deleted_nonces[key] = record["made_at"]
        channel = self._world.channels[record["channel_id"]]
        if channel["type"] in THREAD_TYPES and record["viewer"] is None and not begins(record):
            channel["message_count"] -= 1
            self._world.put("channel", channel)
        self._world.drop_message(record)
        self._hub.message_deleted(record)

    def with_nonce(self, channel_id: str, author_id: str, nonce: Any) -> Record | None:
        """The author's message with this nonce, if one was sent within the last minutes.

        Raises:
            ApiError: 10008 when it was deleted since.
        """
        oldest = self._world.now() - NONCE_MEMORY
        if self._deleted_nonces.get((channel_id, author_id, str(nonce)), oldest) > oldest:
            raise refusal(10008)
        for record in reversed(self._world.messages[channel_id].values()):
            if record["made_at"] < oldest:
                return None
            if record["author_id"] == author_id and record["nonce"] == nonce:
                return record
        return None

    def _count(self, channel: Record, record: Record) -> None:
        channel["last_message_id"] = record["id"]
        if channel["type"] in THREAD_TYPES:
            if not begins(record):
                channel["message_count"] += 1
                channel["total_message_sent"] += 1
            if record["author_id"] not in channel["members"]:
                channel["members"][record["author_id"]] = record["timestamp"]
        self._world.put("channel", channel)

    def _new_files(self, channel_id: str, body: Record, files: Files) -> list[Record]:
        entries = {str(entry.get("id")): entry for entry in body.get("attachments") or ()}
        stored = []
        for number, (name, data) in sorted(files.items()):
            entry = entries.get(str(number), {})
            filename = safe_filename(entry.get("filename") or name)
            size = images.size(data)
            record: Record = {
                "id": self._world.ids.next(),
                "filename": filename,
                "size": len(data),
                "description": entry.get("description"),
                "content_type": images.content_type(filename),
                "width": size and size[0],
                "height": size and size[1],
            }
            path = self._world.attachment_path(channel_id, record["id"], filename)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            stored.append(record)
        return stored

    def _mention(self, record: Record, body: Record) -> None:
        """Find the users the text mentions, as far as `allowed_mentions` permits."""
        allowed = body.get("allowed_mentions")
        # By default, answers to interactions mention users only.
        usual = ["users"] if record["interaction_id"] else ["users", "everyone"]
        parse = usual if allowed is None else allowed.get("parse") or []
        listed = {str(user_id) for user_id in (allowed or {}).get("users") or ()}
        texts = [record["content"], *_texts(record["components"])]
        named = dict.fromkeys(user_id for text in texts for user_id in re.findall(r"<@!?(\d+)>", text))
        record["mentions"] = [
            user_id for user_id in named if user_id in self._world.users and ("users" in parse or user_id in listed)
        ]
        loud = re.search(r"@(everyone|here)\b", " ".join(texts)) is not None
        record["mention_everyone"] = loud and "everyone" in parse


def begins(record: Record) -> bool:
    """Whether a thread began with this message, which is not counted."""
    return bool(record["type"] == THREAD_STARTER or record["id"] == record["channel_id"])


def _texts(components: list[Record]) -> list[str]:
    found = []
    for component in components:
        if "content" in component:
            found.append(component["content"])
        found += _texts(component.get("components") or [])
    return found


def _embed(embed: Record) -> Record:
    result = {"type": "rich"} | {key: value for key, value in embed.items() if value is not None}
    if "fields" in result:
        result["fields"] = [{"inline": False} | field for field in result["fields"]]
    return result


def safe_filename(filename: str) -> str:
    """A file name as Discord stores it: no folders, no spaces."""
    return re.sub(r"[^\w.\-]", "_", filename.replace("\\", "/").rsplit("/", 1)[-1]) or "unknown"


def reference_to(message: Record, *, in_guild: bool) -> Record:
    """A message_reference to a message."""
    result = {"type": 0, "channel_id": message["channel_id"], "message_id": message["id"]}
    return result | ({"guild_id": GUILD_ID} if in_guild else {})
