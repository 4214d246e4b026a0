"""The data: people, channels, threads, messages, commands, interactions. In memory, and on disk at once.

Records are plain JSON objects in the playground's own form; `payloads` turns them into Discord's API objects.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playground.world.ids import APPLICATION_ID, GUILD_ID, Snowflakes, iso
from playground.world.permissions import (
    BOT_BITS,
    CONVERSATION,
    MANAGE_THREADS,
    PERSON_BITS,
    PRIVATE_CHANNEL,
    THREAD_TYPES,
    VIEW_CHANNEL,
    bot_bits,
    own_overwrite,
)
from playground.world.store import Record, Store

GUILD_NAME = "Ziggurat Playground"
BOT_NAME = "Ziggurat"
PEOPLE = (("aiko", "Aiko", "en-US"), ("marta", "Marta", "en-GB"), ("kenta", "健太", "ja"), ("jules", "Jules", "fr"))
LAST_PERSON = ("noor", "Noor", "en-US")
CHANNEL_NAMES = ("lobby", "games")

INTERACTION_MEMORY = 3600
"""Seconds an interaction is kept on disk; its token expires after 900."""

EPHEMERAL = 1 << 6
TEXT_CHANNEL, CATEGORY, ANNOUNCEMENT_CHANNEL, FORUM = 0, 4, 5, 15
GUILD_CHANNELS = (TEXT_CHANNEL, ANNOUNCEMENT_CHANNEL, FORUM)
"""Channels for messages or posts; a category only holds others."""
ANNOUNCEMENT_THREAD = 10
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12


class World:
    """All records, and queries shared by several parts."""

    def __init__(self, directory: Path, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        directory.mkdir(parents=True, exist_ok=True)
        self.directory = directory
        self.store = Store(directory / "world.sqlite")
        self.ids = Snowflakes(self.now)
        self.meta: Record = dict(self.store.all("meta"))
        self.users: dict[str, Record] = dict(self.store.all("user"))
        self.channels: dict[str, Record] = dict(self.store.all("channel"))
        self.commands: dict[str, Record] = dict(self.store.all("command"))
        self.emojis: dict[str, Record] = dict(self.store.all("emoji"))
        self.interactions: dict[str, Record] = {}
        self.tokens: dict[str, str] = {}
        self.messages: dict[str, dict[str, Record]] = {channel: {} for channel in self.channels}
        self.reads: dict[str, str] = dict(self.store.all("read"))
        self._shelves = {
            "meta": self.meta,
            "user": self.users,
            "channel": self.channels,
            "command": self.commands,
            "emoji": self.emojis,
            "interaction": self.interactions,
        }
        self._load_overwrites()
        self._load_messages()
        self._load_interactions()
        if not self.users:
            self._create()

    def _load_overwrites(self) -> None:
        """Older worlds stored the bot's permissions for each channel."""
        for channel in self.channels.values():
            if channel["type"] in GUILD_CHANNELS and "overwrites" not in channel:
                bits = int(channel.pop("bot_permissions"))
                channel["overwrites"] = [] if bits == BOT_BITS else [own_overwrite(bits)]

    def _load_messages(self) -> None:
        for message_id, message in self.store.all("message"):
            self.messages.setdefault(message["channel_id"], {})[message_id] = message
            self.ids.note(message_id)

    def _load_interactions(self) -> None:
        for interaction_id, interaction in self.store.all("interaction"):
            self.ids.note(interaction_id)
            if self.now() - interaction["made_at"] > INTERACTION_MEMORY:
                self.store.drop("interaction", interaction_id)
                continue
            if interaction["state"] == "pending":
                interaction["state"] = "failed"
            self.interactions[interaction_id] = interaction
            self.tokens[interaction["token"]] = interaction_id

    def _create(self) -> None:
        """Creates the first world: one guild, its people, its two channels, the bot."""
        bot = {"id": APPLICATION_ID, "username": BOT_NAME, "global_name": None, "bot": True, "locale": "en-US"}
        self.put("user", bot | {"dms_closed": False, "joined_at": iso(self.now())})
        for number, (username, name, locale) in enumerate((*PEOPLE, LAST_PERSON)):
            self.add_user(username, name, locale, user_id=str(int(APPLICATION_ID) + 100 + number))
        for number, name in enumerate(CHANNEL_NAMES):
            self.add_channel(name, channel_id=str(int(GUILD_ID) + 10 + number))

    # -- writing -------------------------------------------------------------------------------------------------

    def put(self, kind: str, record: Record) -> Record:
        """Keep a record in memory and on disk."""
        if kind == "message":
            self.messages.setdefault(record["channel_id"], {})[record["id"]] = record
        else:
            self._shelves[kind][record["id"]] = record
        self.store.put(kind, record["id"], record)
        return record

    def add_user(self, username: str, name: str, locale: str, *, user_id: str | None = None) -> Record:
        """Add a person to the guild."""
        record = {"id": user_id or self.ids.next(), "username": username, "global_name": name, "bot": False}
        return self.put("user", record | {"locale": locale, "dms_closed": False, "joined_at": iso(self.now())})

    def new_username(self, name: str) -> str:
        """An unused user name in Discord's alphabet that resembles a display name."""
        stem = re.sub(r"[^a-z0-9_.]", "", name.lower())[:28] or "person"
        taken = {user["username"] for user in self.users.values()}
        number = 1
        username = stem
        while username in taken:
            number += 1
            username = f"{stem}{number}"
        return username

    def add_channel(self, name: str, *, kind: int = TEXT_CHANNEL, channel_id: str | None = None) -> Record:
        """A new channel of one of `GUILD_CHANNELS`, or a category, at the end of the list."""
        record: Record = {
            "id": channel_id or self.ids.next(),
            "type": kind,
            "name": name,
            "parent_id": None,
            "position": sum(1 for c in self.channels.values() if c["type"] in GUILD_CHANNELS),
            "overwrites": [],
            "last_message_id": None,
            "last_pin_timestamp": None,
        }
        self.messages[record["id"]] = {}
        return self.put("channel", record)

    def add_thread(self, parent: Record, name: str, owner_id: str, **fields: Any) -> Record:
        """A new thread below a channel; `fields` may set id, type, auto_archive_duration, invitable."""
        now = iso(self.now())
        record: Record = {
            "id": self.ids.next(),
            "type": PUBLIC_THREAD,
            "name": name,
            "parent_id": parent["id"],
            "owner_id": owner_id,
            "members": {owner_id: now},
            "archived": False,
            "locked": False,
            "archive_timestamp": now,
            "active_at": self.now(),
            "create_timestamp": now,
            "auto_archive_duration": 1440,
            "invitable": True,
            "rate_limit_per_user": 0,
            "message_count": 0,
            "total_message_sent": 0,
            "last_message_id": None,
            "last_pin_timestamp": None,
        } | fields
        self.messages[record["id"]] = {}
        return self.put("channel", record)

    def known_dm(self, user_id: str) -> Record | None:
        """The direct message channel of the bot and a person, if there is one."""
        for channel in self.channels.values():
            if channel["type"] == PRIVATE_CHANNEL and channel["recipient_id"] == user_id:
                return channel
        return None

    def dm_with(self, user_id: str) -> Record:
        """The direct message channel of the bot and a person, created when first needed."""
        known = self.known_dm(user_id)
        if known is not None:
            return known
        record: Record = {"id": self.ids.next(), "type": PRIVATE_CHANNEL, "recipient_id": user_id}
        self.messages[record["id"]] = {}
        return self.put("channel", record | {"last_message_id": None, "last_pin_timestamp": None})

    def add_conversation(self, name: str, member_ids: list[str], guild_id: str | None = None) -> Record:
        """People who write to each other without the bot: two, a group, or with ``guild_id`` a channel of a server of
        which the bot is no member."""
        record: Record = {"id": self.ids.next(), "type": CONVERSATION, "name": name, "member_ids": member_ids}
        self.messages[record["id"]] = {}
        return self.put("channel", record | {"guild_id": guild_id, "last_message_id": None, "last_pin_timestamp": None})

    def drop_channel(self, channel_id: str) -> list[Record]:
        """Delete a channel with its threads and messages; returns the deleted channels, threads first."""
        below = [c for c in self.threads() if c["parent_id"] == channel_id]
        gone = [*below, self.channels[channel_id]]
        for channel in gone:
            del self.channels[channel["id"]]
            self.store.drop("channel", channel["id"])
            for message_id in self.messages.pop(channel["id"], {}):
                self.store.drop("message", message_id)
        return gone

    def drop_message(self, message: Record) -> None:
        self.messages[message["channel_id"]].pop(message["id"], None)
        self.store.drop("message", message["id"])

    def add_emoji(self, name: str, data: bytes, *, animated: bool) -> Record:
        """A new emoji of the application, from the bytes of its picture."""
        record: Record = {"id": self.ids.next(), "name": name, "animated": animated}
        path = self.emoji_path(record["id"])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        return self.put("emoji", record)

    def drop_emoji(self, emoji: Record) -> None:
        """Delete an emoji of the application, with its picture."""
        del self.emojis[emoji["id"]]
        self.store.drop("emoji", emoji["id"])
        self.emoji_path(emoji["id"]).unlink(missing_ok=True)

    def put_interaction(self, interaction: Record) -> None:
        """Store an interaction and index it by its token. Those whose token has long expired are forgotten."""
        while self.interactions:
            oldest = next(iter(self.interactions.values()))
            if self.now() - oldest["made_at"] <= INTERACTION_MEMORY:
                break
            del self.interactions[oldest["id"]]
            self.tokens.pop(oldest["token"], None)
            self.store.drop("interaction", oldest["id"])
        self.tokens[interaction["token"]] = interaction["id"]
        self.put("interaction", interaction)

    def idle_threads(self) -> list[Record]:
        """Open threads in which nothing was written for as long as their auto_archive_duration."""
        now = self.now()
        found = []
        for thread in self.threads():
            last = next(reversed(self.messages[thread["id"]].values()), None)
            active = max(thread["active_at"], last["made_at"] if last else 0.0)
            if not thread["archived"] and now - active >= thread["auto_archive_duration"] * 60:
                found.append(thread)
        return found

    def mark_read(self, user_id: str, channel_id: str) -> None:
        """The person has seen everything in the channel so far."""
        last = next(reversed(self.messages.get(channel_id, {})), "0")
        self.reads[f"{user_id}:{channel_id}"] = last
        self.store.put("read", f"{user_id}:{channel_id}", last)

    def set_ahead(self, seconds: float) -> None:
        """Shift `now` against the clock."""
        self.put("meta", {"id": "clock", "ahead": seconds})

    # -- asking --------------------------------------------------------------------------------------------------

    def now(self) -> float:
        """Unix seconds of the world: its clock, shifted as tests request."""
        return self._clock() + float(self.meta.get("clock", {}).get("ahead", 0.0))

    def parent_of(self, channel: Record) -> Record | None:
        """The channel above a thread, else None."""
        return self.channels.get(channel.get("parent_id") or "")

    def bot_bits(self, channel: Record) -> int:
        """The bot's permissions in the channel."""
        return bot_bits(channel, self.parent_of(channel), self.everyone_bits(), self.role_bits())

    def everyone_bits(self) -> int:
        """The permissions of the @everyone role in the guild."""
        return int(self.meta.get("roles", {}).get("everyone", PERSON_BITS))

    def role_bits(self) -> int:
        """The permissions of the bot's own role in the guild."""
        return int(self.meta.get("roles", {}).get("bot", BOT_BITS))

    def language(self) -> str:
        """The guild's own language."""
        return str(self.meta.get("language", {}).get("locale", "en-US"))

    def bot_sees(self, channel: Record) -> bool:
        """Whether the bot can see a channel: a private thread only as one of its members, or with the permission to
        manage threads; no conversation of people."""
        if channel["type"] == CONVERSATION:
            return False
        bits = self.bot_bits(channel)
        inside = channel["type"] != PRIVATE_THREAD or APPLICATION_ID in channel["members"]
        return bool(bits & VIEW_CHANNEL) and (inside or bool(bits & MANAGE_THREADS))

    def guild_channels(self) -> list[Record]:
        """Channels of the guild in the order of the list, including categories, without threads."""
        found = [c for c in self.channels.values() if c["type"] in (CATEGORY, *GUILD_CHANNELS)]
        return sorted(found, key=lambda c: (c["position"], int(c["id"])))

    def threads(self) -> list[Record]:
        """All threads, archived ones too, oldest first."""
        return sorted((c for c in self.channels.values() if c["type"] in THREAD_TYPES), key=lambda c: int(c["id"]))

    def in_guild(self, channel: Record) -> bool:
        """Whether the channel belongs to the guild (and is no direct message)."""
        return channel["type"] not in (PRIVATE_CHANNEL, CONVERSATION)

    def can_see(self, user_id: str, channel: Record) -> bool:
        """Whether a person sees a channel."""
        if channel["type"] == PRIVATE_CHANNEL:
            return bool(channel["recipient_id"] == user_id)
        if channel["type"] == CONVERSATION:
            return user_id in channel["member_ids"]
        if channel["type"] == PRIVATE_THREAD:
            return user_id in channel["members"] or user_id == self.owner_id()
        return self.is_member(user_id)

    def is_member(self, user_id: str) -> bool:
        """Whether a person is in the guild."""
        return user_id in self.users and not self.users[user_id].get("left", False)

    def has_installed(self, user_id: str) -> bool:
        """Whether a person has installed the application for themselves."""
        return bool(self.users[user_id].get("installed", False))

    def can_read(self, user_id: str, message: Record) -> bool:
        """Whether a person can see a message: an ephemeral one belongs to one person."""
        channel = self.channels.get(message["channel_id"])
        return message["viewer"] in (None, user_id) and channel is not None and self.can_see(user_id, channel)

    def visible(self, channel_id: str, user_id: str | None = None) -> Iterator[Record]:
        """Messages of a channel, oldest first; ephemeral ones only for their person."""
        for message in self.messages.get(channel_id, {}).values():
            if message["viewer"] is None or message["viewer"] == user_id:
                yield message

    def pinned(self, channel_id: str) -> list[Record]:
        """The pinned messages of a channel, newest pin first."""
        found = [message for message in self.visible(channel_id) if message["pinned_at"]]
        return sorted(found, key=lambda message: str(message["pinned_at"]), reverse=True)

    def owner_id(self) -> str:
        """The guild's owner: the first person."""
        return str(next(user["id"] for user in self.people()))

    def people(self) -> list[Record]:
        """Everyone but the bot, in order of joining."""
        found = [user for user in self.users.values() if not user["bot"]]
        return sorted(found, key=lambda user: int(user["id"]))

    def unread(self, user_id: str, *, calling: bool = False) -> dict[str, int]:
        """Number of messages by others since the person last read, for each channel that has any; of those alone that
        mention the person, if ``calling``."""
        counts: dict[str, int] = {}
        for channel in self.channels.values():
            if not self.can_see(user_id, channel):
                continue
            since = int(self.reads.get(f"{user_id}:{channel['id']}", "0"))
            messages = self.visible(channel["id"], user_id)
            new = [m for m in messages if int(m["id"]) > since and m["author_id"] != user_id]
            count = sum(not calling or m["mention_everyone"] or user_id in m["mentions"] for m in new)
            if count:
                counts[channel["id"]] = count
        return counts

    def attachment_path(self, channel_id: str, attachment_id: str, filename: str) -> Path:
        """The path of an attachment's bytes."""
        return self.directory / "attachments" / channel_id / attachment_id / filename

    def emoji_path(self, emoji_id: str) -> Path:
        """The path of an emoji's picture."""
        return self.directory / "emojis" / emoji_id

    def close(self) -> None:
        self.store.close()
