"""The actions of people, one method for each address below /ui/."""

from __future__ import annotations

import re
from typing import Any

from playground.checks.messages import CONTENT_LIMIT
from playground.core import Core
from playground.lifecycle.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from playground.payloads import objects
from playground.web.forms import click_data, modal_data, select_data
from playground.web.options import command_data
from playground.web.refusals import Refused, as_refused
from playground.world import contexts
from playground.world.ids import APPLICATION_ID, ELSEWHERE_ID
from playground.world.permissions import CONVERSATION, PRIVATE_CHANNEL, THREAD_TYPES, own_overwrite
from playground.world.store import Record
from playground.world.world import CATEGORY, FORUM, GUILD_CHANNELS, TEXT_CHANNEL

PAGE = 50
TWO = 2
"""A conversation is one of so many people at least."""
DIRECT = (PRIVATE_CHANNEL, CONVERSATION)
LOCALE = re.compile(r"[a-z]{2}(-[A-Z0-9]{2,3})?")


class Actions:
    """Each method takes the request of the page and returns the response."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._world = core.world

    # -- looking up ----------------------------------------------------------------------------------------------

    def person(self, user_id: Any) -> Record:
        """The person acting."""
        record = self._world.users.get(str(user_id))
        if record is None or record["bot"]:
            raise Refused(f"There is no person {user_id!r}.")
        return record

    def channel(self, user_id: str, channel_id: Any) -> Record:
        """A channel this person sees."""
        record = self._world.channels.get(str(channel_id))
        if record is None or not self._world.can_see(user_id, record):
            raise Refused("That channel does not exist, or not for you.")
        return record

    def message(self, user_id: str, channel_id: Any, message_id: Any) -> Record:
        """A message this person sees."""
        channel = self.channel(user_id, channel_id)
        record = self._world.messages[channel["id"]].get(str(message_id))
        if record is None or not self._world.can_read(user_id, record):
            raise Refused("That message was deleted, or is not for you.")
        return record

    def _readable(self, channel: Record) -> None:
        """Refuse to write directly into a forum: it holds only posts."""
        if channel["type"] == FORUM:
            raise Refused("A forum has posts only: write in one of them.")

    def _acting(self, body: Record) -> tuple[Record, Record]:
        person = self.person(body.get("user"))
        return person, self.channel(person["id"], body.get("channel_id"))

    # -- the place -----------------------------------------------------------------------------------------------

    def bootstrap(self, user_id: str | None, command: str | None = None) -> Record:
        """Everything a page needs to start; of the commands only the ``command`` that is named, if any is."""
        world = self._world
        me = self.person(user_id or world.owner_id())
        seen = [channel for channel in world.channels.values() if world.can_see(me["id"], channel)]
        threads = sorted((c for c in seen if c["type"] in THREAD_TYPES), key=lambda c: int(c["id"]))
        placed = [channel for channel in world.guild_channels() if channel["type"] != CATEGORY]
        channels = [objects.page_channel(world, channel) for channel in placed]
        guild = objects.guild(world)
        return {
            "me": objects.user(me, private=True),
            "users": [objects.user(user, private=True) for user in world.people()],
            "bot": objects.user(world.users[APPLICATION_ID]),
            "bot_online": self._core.gateway.online,
            "guild": {"id": guild["id"], "name": guild["name"], "owner_id": guild["owner_id"], "channels": channels},
            "threads": [objects.page_channel(world, thread) for thread in threads],
            "dms": [objects.page_channel(world, channel) for channel in seen if channel["type"] in DIRECT],
            "commands": [objects.command(one) for one in world.commands.values() if command in (None, one["name"])],
            "emojis": list(world.emojis.values()),
            "unread": world.unread(me["id"]),
            "mentions": world.unread(me["id"], calling=True),
            "newest": world.ids.newest,
        }

    def add_user(self, body: Record) -> Record:
        """Add a person to the guild."""
        name = self._name(body.get("name"))
        locale = self._locale(body.get("locale") or "en-US")
        record = self._world.add_user(self._world.new_username(name), name, locale)
        self._core.hub.users()
        self._core.hub.member_joined(record)
        return objects.user(record, private=True)

    def _name(self, value: Any) -> str:
        name = str(value or "").strip()
        if not 1 <= len(name) <= 32:
            raise Refused("A name has 1 to 32 characters.")
        return name

    def _locale(self, value: Any) -> str:
        if not isinstance(value, str) or not LOCALE.fullmatch(value):
            raise Refused(f"{value!r} is no locale such as en-US or ja.")
        return value

    def change_user(self, user_id: str, body: Record) -> Record:
        """Change a person's name or language, close or open their direct messages, set their permissions in the
        guild, let them leave it (`left`) and return, install the bot for themselves (`installed`), or delete their
        account (`deleted`): then they are in no guild, and cannot be written to."""
        record = self.person(user_id)
        if "name" in body:
            record["global_name"] = self._name(body["name"])
        if "locale" in body:
            record["locale"] = self._locale(body["locale"])
        if "dms_closed" in body:
            record["dms_closed"] = bool(body["dms_closed"])
        if "permissions" in body:
            if not str(body["permissions"]).isdecimal():
                raise Refused("Permissions are a number, a bit for each.")
            record["permissions"] = str(body["permissions"])
        if "deleted" in body:
            record["deleted"] = bool(body["deleted"])
            body = {**body, "left": record["deleted"], "installed": False}
        if "installed" in body:
            record["installed"] = bool(body["installed"])
        if "left" in body:
            self._set_left(record, bool(body["left"]))
        self._world.put("user", record)
        self._core.hub.users()
        return objects.user(record, private=True)

    def _set_left(self, record: Record, left: bool) -> None:
        """Remove a person who leaves the guild from all its threads."""
        if left and record["id"] == self._world.owner_id():
            raise Refused("The owner cannot leave the guild.")
        record["left"] = left
        for thread in self._world.threads() if left else ():
            if thread["members"].pop(record["id"], None) is not None:
                self._world.put("channel", thread)
                self._core.hub.thread_members(thread, [], [record["id"]])

    def add_channel(self, body: Record) -> Record:
        """Add a channel: of text unless `type` says announcements, a forum, or a category."""
        name = re.sub(r"\s+", "-", str(body.get("name") or "").strip().lstrip("#").lower())
        if not 1 <= len(name) <= 100:
            raise Refused("A channel's name has 1 to 100 characters.")
        kind = body.get("type", TEXT_CHANNEL)
        kinds = (*GUILD_CHANNELS, CATEGORY)
        if kind not in kinds:
            raise Refused(f"A channel's type is one of {', '.join(str(one) for one in kinds)}.")
        record = self._world.add_channel(name, kind=kind)
        self._core.hub.channel("CREATE", record)
        return objects.page_channel(self._world, record)

    def change_channel(self, channel_id: str, body: Record) -> Record:
        """Archive, reopen, lock or unlock a thread, or set the bot's permissions in a channel."""
        record = self._world.channels.get(channel_id)
        if record is None:
            raise Refused("That channel does not exist.")
        if "archived" in body:
            if record["type"] not in THREAD_TYPES:
                raise Refused("Only a thread can be archived.")
            with as_refused():
                self._core.threads.set_archived(record, bool(body["archived"]))
        if "locked" in body:
            if record["type"] not in THREAD_TYPES:
                raise Refused("Only a thread can be locked.")
            record["locked"] = bool(body["locked"])
            self._world.put("channel", record)
            self._core.hub.channel("UPDATE", record)
        if "bot_permissions" in body:
            if "overwrites" not in record or not str(body["bot_permissions"]).isdigit():
                raise Refused("Permissions are a number, set on a text channel.")
            record["overwrites"] = [own_overwrite(int(body["bot_permissions"]))]
            self._world.put("channel", record)
            self._core.hub.channel("UPDATE", record)
        if "overwrites" in body or "parent_id" in body:
            self._set_overwrites(record, body)
        return objects.page_channel(self._world, record)

    def _set_overwrites(self, record: Record, body: Record) -> None:
        """Set a channel's overwrites, each of a role or a member, or its category."""
        if "overwrites" not in record:
            raise Refused("Overwrites and a category are those of a channel.")
        overwrites: list[Record] = body.get("overwrites") or []
        if "overwrites" not in body:
            overwrites = record["overwrites"]
        for one in overwrites:
            if not all(str(one.get(key, "")).isdigit() for key in ("id", "type", "allow", "deny")):
                raise Refused("An overwrite has an id, a type, and what it allows and denies as numbers.")
        parent_id = body.get("parent_id", record["parent_id"])
        if parent_id is not None and self._world.channels.get(parent_id, {}).get("type") != CATEGORY:
            raise Refused("Only a category holds channels.")
        record |= {"overwrites": overwrites, "parent_id": parent_id}
        self._world.put("channel", record)
        self._core.hub.channel("UPDATE", record)

    def delete_channel(self, user_id: str | None, channel_id: str) -> Record:
        """Delete a channel or thread."""
        record = self.channel(user_id or self._world.owner_id(), channel_id)
        if record["type"] in DIRECT:
            raise Refused("A direct message channel cannot be deleted.")
        self._core.delete_channel(record)
        return {}

    # -- messages ------------------------------------------------------------------------------------------------

    def messages(self, user_id: str, channel_id: str, before: str | None, limit: int, since: str) -> list[Record]:
        """A page of a channel's messages, oldest first; ephemeral ones are forgotten up to the id ``since``."""
        person = self.person(user_id)
        channel = self.channel(person["id"], channel_id)
        visible = self._world.visible(channel["id"], person["id"])
        seen = [record for record in visible if record["viewer"] is None or int(record["id"]) > int(since)]
        if before:
            seen = [record for record in seen if int(record["id"]) < int(before)]
        return [self._core.views.message(record) for record in seen[-limit:]] if limit > 0 else []

    def pins(self, user_id: str | None, channel_id: str) -> list[Record]:
        """A channel's pinned messages, newest pin first."""
        channel = self.channel(self.person(user_id)["id"], channel_id)
        return [self._core.views.message(record) for record in self._world.pinned(channel["id"])]

    def send(self, body: Record) -> Record:
        person, channel = self._acting(body)
        content = str(body.get("content") or "").strip()
        if not content:
            raise Refused("An empty message cannot be sent.")
        if len(content) > CONTENT_LIMIT:
            raise Refused(f"A message has at most {CONTENT_LIMIT} characters.")
        self._readable(channel)
        with as_refused():
            self._core.threads.wake(channel)
        record = self._core.messages.create(channel, person["id"], {"content": content})
        return self._core.views.message(record)

    def delete_message(self, user_id: str, channel_id: str, message_id: str) -> Record:
        """Delete any message: the playground trusts its people."""
        record = self.message(self.person(user_id)["id"], channel_id, message_id)
        self._core.messages.delete(record)
        return {}

    def dismiss(self, body: Record) -> Record:
        """Hide an ephemeral message permanently."""
        person, channel = self._acting(body)
        record = self.message(person["id"], channel["id"], body.get("message_id"))
        if record["viewer"] is None:
            raise Refused("Only a message that nobody else sees can be dismissed.")
        self._core.messages.delete(record)
        return {}

    def read(self, body: Record) -> Record:
        """Mark everything in the channel as read."""
        person, channel = self._acting(body)
        self._world.mark_read(person["id"], channel["id"])
        return {}

    def open_dm(self, body: Record) -> Record:
        """The person's direct message channel with the bot."""
        person = self.person(body.get("user"))
        known = set(self._world.channels)
        channel = self._world.dm_with(person["id"])
        if channel["id"] not in known:
            self._core.hub.channel("CREATE", channel)
        return objects.page_channel(self._world, channel)

    def open_conversation(self, body: Record) -> Record:
        """A channel without the bot: of the person and `people`, or of another server (`elsewhere`)."""
        person = self.person(body.get("user"))
        others = [self.person(user_id)["id"] for user_id in body.get("people") or ()]
        members = list(dict.fromkeys([person["id"], *others]))
        if len(members) < TWO:
            raise Refused("A conversation needs somebody else.")
        names = ", ".join(self._world.users[user_id]["global_name"] for user_id in members)
        name, guild_id = str(body.get("name") or names)[:100], ELSEWHERE_ID if body.get("elsewhere") else None
        record = self._world.add_conversation(name, members, guild_id)
        self._core.hub.channel("CREATE", record)
        return objects.page_channel(self._world, record)

    # -- interactions --------------------------------------------------------------------------------------------

    def _command(self, person: Record, channel: Record, command_id: Any) -> Record:
        command = self._world.commands.get(str(command_id))
        if command is None:
            raise Refused("That command does not exist (any more).")
        if not contexts.is_offered(command, channel):
            raise Refused(f"/{command['name']} does not work here.")
        if not contexts.is_installed(self._world, command, person["id"], channel):
            raise Refused("Nobody has installed the bot here: install it for yourself.")
        needed = command.get("default_member_permissions")
        if self._world.in_guild(channel) and needed is not None:
            bits = int(needed)
            if objects.member_bits(self._world, person["id"]) & bits != bits or (bits == 0 and not self._owner(person)):
                raise Refused(f"You may not use /{command['name']}.")
        return command

    def _owner(self, person: Record) -> bool:
        return bool(person["id"] == self._world.owner_id())

    def at_command(self, body: Record, command_id: Any) -> tuple[Record, Record]:
        """Who uses this command, and where. Raises ``Refused`` where they may not."""
        person, channel = self._acting(body)
        self._readable(channel)
        self._command(person, channel, command_id)
        return person, channel

    def slash(self, body: Record) -> Record:
        person, channel = self._acting(body)
        self._readable(channel)
        command = self._command(person, channel, body.get("command_id"))
        origin = self._core.views.origin
        data = command_data(self._world, command, body.get("options"), complete=True, origin=origin)
        record = self._core.interactions.start(COMMAND, person["id"], channel, data)
        return {"interaction_id": record["id"]}

    async def autocomplete(self, body: Record) -> Record:
        """Ask the bot for choices while an option is being typed."""
        person, channel = self._acting(body)
        command = self._command(person, channel, body.get("command_id"))
        data = command_data(self._world, command, body.get("options"), complete=False)
        interactions = self._core.interactions
        record = interactions.start(AUTOCOMPLETE, person["id"], channel, data)
        choices = await interactions.choices(record)
        if choices is None:
            return {"choices": [], "failed": True}
        return {"choices": choices}

    def click(self, body: Record) -> Record:
        return self._component(body, lambda message: click_data(message, str(body.get("custom_id"))))

    def select(self, body: Record) -> Record:
        """Choose in a select menu."""
        custom_id = str(body.get("custom_id"))
        return self._component(body, lambda message: select_data(self._world, message, custom_id, body.get("values")))

    def _component(self, body: Record, data: Any) -> Record:
        person, channel = self._acting(body)
        message = self.message(person["id"], channel["id"], body.get("message_id"))
        if message["author_id"] != APPLICATION_ID:
            raise Refused("That message is not the bot's.")
        record = self._core.interactions.start(COMPONENT, person["id"], channel, data(message), source=message)
        return {"interaction_id": record["id"]}

    def modal(self, body: Record) -> Record:
        person = self.person(body.get("user"))
        opener = self._world.interactions.get(str(body.get("interaction_id")))
        if opener is None or opener["modal"] is None or opener["user_id"] != person["id"]:
            raise Refused("There is no such form for you.")
        channel = self.channel(person["id"], opener["channel_id"])
        source = self._world.messages[channel["id"]].get(opener["source_id"] or "")
        data = modal_data(self._world, opener["modal"], body.get("components"), self._core.views.origin)
        record = self._core.interactions.start(MODAL_SUBMIT, person["id"], channel, data, source=source, opener=opener)
        return {"interaction_id": record["id"]}
