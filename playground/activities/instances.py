"""The Activity's instances: one in a channel for all who are in it, until the last of them leaves.

Source: Discord's documentation, "Multiplayer Experience" (Activity Instance Management) and "How Activities Work".
"""

from __future__ import annotations

import uuid
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from playground.gateway.hub import Hub
from playground.world.ids import APPLICATION_ID, GUILD_ID
from playground.world.store import Record
from playground.world.world import World

ENTRY_POINT, BY_DISCORD = 4, 2
"""The type of the command that launches the Activity, and its handler that needs no bot; of the other, 1, the bot is
asked."""


@dataclass
class Frame:
    """One person's view of an instance: the Activity's page in a frame of their client. ``ready`` after the handshake,
    ``scopes`` are those of the token it has authenticated with."""

    id: str
    user_id: str
    instance_id: str
    ready: bool = False
    scopes: tuple[str, ...] = ()


@dataclass
class Instance:
    """A running Activity in a channel, and who is in it."""

    id: str
    launch_id: str
    channel_id: str
    frames: list[Frame] = field(default_factory=list)

    @property
    def users(self) -> list[str]:
        """Who is in it, each once."""
        return list(dict.fromkeys(frame.user_id for frame in self.frames))


class Instances:
    """All that runs. ``origin`` is where browsers reach the Activity."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub
        self._running: dict[str, Instance] = {}
        self._frames: dict[str, Frame] = {}
        self.origin = ""

    @property
    def target(self) -> str:
        """Where the Activity's page is served, by the URL mapping of ``/``; empty while Activities are not enabled."""
        return str(self._world.meta.get("activity", {}).get("target") or "")

    def enable(self, target: str) -> None:
        """Maps ``/`` to the page at ``target``. The first time the application gets its entry point command, as in the
        developer portal."""
        self._world.put("meta", {"id": "activity", "target": target})
        if any(command["type"] == ENTRY_POINT for command in self._world.commands.values()):
            return
        self._world.put("command", entry_point(self._world.ids.next(), self._world.ids.next()))
        self._hub.commands()

    def launch(self, user_id: str, channel: Record) -> Frame:
        """The person enters the Activity of the channel, which begins if nobody is in it."""
        instance = next((one for one in self._running.values() if one.channel_id == channel["id"]), None)
        if instance is None:
            launch = self._world.ids.next()
            instance = Instance(f"i-{launch}-{location(self._world, channel)['id']}", launch, channel["id"])
            self._running[instance.id] = instance
        frame = Frame(str(uuid.uuid4()), user_id, instance.id)
        instance.frames.append(frame)
        self._frames[frame.id] = frame
        return frame

    def frame(self, frame_id: Any, user_id: str) -> Frame | None:
        """An open frame of this person."""
        frame = self._frames.get(str(frame_id))
        return frame if frame is not None and frame.user_id == user_id else None

    def instance(self, instance_id: str) -> Instance | None:
        """A running instance."""
        return self._running.get(instance_id)

    def leave(self, frame: Frame) -> None:
        """A frame is closed; the instance of the last one is over for good."""
        del self._frames[frame.id]
        instance = self._running[frame.instance_id]
        instance.frames.remove(frame)
        if not instance.frames:
            del self._running[instance.id]

    def address(self, frame: Frame) -> str:
        """Where the frame's page is, with the parameters that the SDK reads."""
        channel = self._world.channels[self._running[frame.instance_id].channel_id]
        place = location(self._world, channel)
        query = {
            "instance_id": frame.instance_id,
            "location_id": place["id"],
            "launch_id": self._running[frame.instance_id].launch_id,
            "channel_id": channel["id"],
            **({"guild_id": GUILD_ID} if "guild_id" in place else {}),
            "frame_id": frame.id,
            "platform": "desktop",
        }
        return f"{self.origin}/?{urlencode(query)}"


def location(world: World, channel: Record) -> Record:
    """Where an instance runs, as GET activity-instances tells it."""
    if world.in_guild(channel):
        found = f"gc-{GUILD_ID}-{channel['id']}"
        return {"id": found, "kind": "gc", "channel_id": channel["id"], "guild_id": GUILD_ID}
    return {"id": f"pc-{channel['id']}", "kind": "pc", "channel_id": channel["id"]}


def entry_point(command_id: str, version: str) -> Record:
    """The entry point command that an application has when Activities are enabled for it."""
    return {
        "id": command_id,
        "application_id": APPLICATION_ID,
        "version": version,
        "type": ENTRY_POINT,
        "name": "launch",
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "default_member_permissions": None,
        "nsfw": False,
        "integration_types": [0],
        "contexts": [0, 1, 2],
        "dm_permission": True,
        "handler": BY_DISCORD,
    }
