"""Who receives which event: the bot over the gateway (by intents and permissions), people over their page sockets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from playground.gateway.gateway import (
    DIRECT_MESSAGES,
    DIRECT_TYPING,
    GUILD_MEMBERS,
    GUILD_MESSAGES,
    GUILD_TYPING,
    GUILDS,
    MESSAGE_CONTENT,
    Gateway,
)
from playground.payloads import objects
from playground.payloads.messages import MessageViews
from playground.world.ids import APPLICATION_ID, GUILD_ID
from playground.world.permissions import CONVERSATION, PRIVATE_CHANNEL, THREAD_TYPES
from playground.world.store import Record
from playground.world.world import CATEGORY, PRIVATE_THREAD, World

Push = Callable[[str], None]
"""Sends one JSON text to a page."""


class Hub:
    """Announces every change once, to the bot and to the pages."""

    def __init__(self, world: World, gateway: Gateway, views: MessageViews) -> None:
        self._world = world
        self._gateway = gateway
        self._views = views
        self._pages: dict[str, list[Push]] = {}
        gateway.on_presence = lambda online: self.to_all("BOT", {"online": online})

    # -- pages ---------------------------------------------------------------------------------------------------

    def join(self, user_id: str, push: Push) -> None:
        """A page of this person starts listening."""
        self._pages.setdefault(user_id, []).append(push)

    def leave(self, user_id: str, push: Push) -> None:
        self._pages[user_id].remove(push)

    def to_people(self, user_ids: Iterable[str], event: str, data: Any) -> None:
        """Push an event to the pages of some people."""
        text = msgspec.json.encode({"t": event, "d": data}).decode()
        for user_id in user_ids:
            for push in self._pages.get(user_id, ()):
                push(text)

    def to_all(self, event: str, data: Any) -> None:
        self.to_people(list(self._pages), event, data)

    def _viewers(self, channel: Record, only: str | None = None) -> list[str]:
        return [user for user in self._pages if only in (None, user) and self._world.can_see(user, channel)]

    # -- what the bot sees ---------------------------------------------------------------------------------------

    def bot_sees(self, channel: Record) -> bool:
        """Whether the bot may see a channel."""
        return self._world.bot_sees(channel)

    def _to_bot(self, event: str, channel: Record, data: Record, guild_intent: int, dm_intent: int) -> None:
        guild = self._world.in_guild(channel)
        needed = guild_intent if guild else dm_intent
        if self.bot_sees(channel):
            self._gateway.dispatch(event, lambda intents: data if intents & needed else None, guild=guild)

    # -- messages ------------------------------------------------------------------------------------------------

    def message(self, event: str, record: Record) -> None:
        """MESSAGE_CREATE or MESSAGE_UPDATE; ephemeral ones reach only the pages of their person."""
        channel = self._world.channels[record["channel_id"]]
        viewers = self._viewers(channel, record["viewer"])
        if viewers:
            self.to_people(viewers, event, self._views.message(record))
        if record["viewer"] is not None or not self.bot_sees(channel):
            return
        guild = self._world.in_guild(channel)
        needed = GUILD_MESSAGES if guild else DIRECT_MESSAGES

        def make(intents: int) -> Record | None:
            if not intents & needed:
                return None
            data = self._views.event(record, new=event == "MESSAGE_CREATE")
            return data if intents & MESSAGE_CONTENT else without_content(data)

        self._gateway.dispatch(event, make, guild=guild)

    def pins(self, channel: Record) -> None:
        """CHANNEL_PINS_UPDATE; pages use the message itself."""
        data = {"channel_id": channel["id"], "last_pin_timestamp": channel["last_pin_timestamp"]}
        if self._world.in_guild(channel):
            data["guild_id"] = GUILD_ID
        self._to_bot("CHANNEL_PINS_UPDATE", channel, data, GUILDS, DIRECT_MESSAGES)

    def message_deleted(self, record: Record) -> None:
        """MESSAGE_DELETE; pages hear what it was as well, as they count the messages of a thread."""
        channel = self._world.channels[record["channel_id"]]
        data = {"id": record["id"], "channel_id": channel["id"]}
        counted = {"type": record["type"], "flags": record["flags"]}
        self.to_people(self._viewers(channel, record["viewer"]), "MESSAGE_DELETE", data | counted)
        if record["viewer"] is None:
            if self._world.in_guild(channel):
                data["guild_id"] = GUILD_ID
            self._to_bot("MESSAGE_DELETE", channel, data, GUILD_MESSAGES, DIRECT_MESSAGES)

    def typing(self, channel: Record, user_id: str, now: float) -> None:
        """Someone is typing."""
        data: Record = {"channel_id": channel["id"], "user_id": user_id}
        self.to_people(self._viewers(channel), "TYPING", data)
        if user_id != APPLICATION_ID:
            self._to_bot("TYPING_START", channel, data | {"timestamp": int(now)}, GUILD_TYPING, DIRECT_TYPING)

    # -- channels ------------------------------------------------------------------------------------------------

    def channel(self, event: str, channel: Record) -> None:
        """CHANNEL_ or THREAD_ with CREATE, UPDATE or DELETE, by the channel's own type."""
        kind = "THREAD" if channel["type"] in THREAD_TYPES else "CHANNEL"
        name = f"{kind}_{event}"
        if channel["type"] != CATEGORY:  # the page shows no categories
            self.to_people(self._viewers(channel), name, objects.page_channel(self._world, channel))
        if channel["type"] in (PRIVATE_CHANNEL, CONVERSATION):
            return
        data = objects.channel(self._world, channel)
        if name == "THREAD_CREATE":
            data["newly_created"] = True
        if name == "THREAD_DELETE":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        if channel["type"] != PRIVATE_THREAD or self.bot_sees(channel):
            self._gateway.dispatch(name, lambda intents: data if intents & GUILDS else None, guild=True)

    def thread_members(self, thread: Record, added: list[str], removed: list[str]) -> None:
        """People joined or left a thread. Those who can no longer see a private one see it disappear; the bot is
        notified if it sees the thread, or has been one of them."""
        self.to_people(self._viewers(thread), "THREAD_UPDATE", objects.page_channel(self._world, thread))
        shut_out = [user_id for user_id in removed if not self._world.can_see(user_id, thread)]
        self.to_people(shut_out, "THREAD_DELETE", objects.page_channel(self._world, thread))
        if APPLICATION_ID in added and thread["type"] == PRIVATE_THREAD:
            there = objects.channel(self._world, thread)
            self._gateway.dispatch("THREAD_CREATE", lambda intents: there if intents & GUILDS else None, guild=True)
        if APPLICATION_ID not in removed and not self.bot_sees(thread):
            return
        users = self._world.users
        data = {
            "id": thread["id"],
            "guild_id": GUILD_ID,
            "member_count": len(thread["members"]),
            "added_members": [
                objects.thread_member(thread, user_id) | {"member": objects.member(users[user_id]), "presence": None}
                for user_id in added
            ],
            "removed_member_ids": removed,
        }
        needed = 0 if APPLICATION_ID in (*added, *removed) else GUILD_MEMBERS
        self._gateway.dispatch(
            "THREAD_MEMBERS_UPDATE",
            lambda intents: data if intents & GUILDS and intents & needed == needed else None,
            guild=True,
        )

    # -- the rest ------------------------------------------------------------------------------------------------

    def users(self) -> None:
        self.to_all("USERS", [objects.user(user, private=True) for user in self._world.people()])

    def member_joined(self, user: Record) -> None:
        """Notify the bot of a new person, if it has the intent."""
        data = objects.member(user) | {"guild_id": GUILD_ID}
        self._gateway.dispatch("GUILD_MEMBER_ADD", lambda i: data if i & GUILD_MEMBERS else None, guild=True)

    def roles(self) -> None:
        """The permissions of the guild's roles have changed."""
        for role in objects.roles(self._world):
            self._gateway.dispatch("GUILD_ROLE_UPDATE", _of_guild({"guild_id": GUILD_ID, "role": role}), guild=True)

    def guild(self) -> None:
        self._gateway.dispatch("GUILD_UPDATE", _of_guild(objects.guild(self._world)), guild=True)

    def commands(self) -> None:
        self.to_all("COMMANDS", [objects.command(command) for command in self._world.commands.values()])

    def emojis(self) -> None:
        self.to_all("EMOJIS", list(self._world.emojis.values()))

    def interaction(self, record: Record) -> None:
        """Notify the person of their interaction's state."""
        data = {
            "id": record["id"],
            "state": record["state"],
            "channel_id": record["channel_id"],
            "message_id": record["answered_with"],
            "user_id": record["user_id"],
        }
        self.to_people([record["user_id"]], "INTERACTION", data)


def _of_guild(data: Record) -> Callable[[int], Record | None]:
    """For sessions with the guilds intent."""
    return lambda intents: data if intents & GUILDS else None


def without_content(data: Record) -> Record:
    """A message as a bot without the message content intent gets it: own, direct and mentioning ones are complete."""
    mentioned = any(user["id"] == APPLICATION_ID for user in data["mentions"])
    if data["author"]["id"] == APPLICATION_ID or data.get("channel_type") == PRIVATE_CHANNEL or mentioned:
        return data
    return data | {"content": "", "attachments": [], "embeds": [], "components": []}
