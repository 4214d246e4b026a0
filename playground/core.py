"""The parts of one running playground, tied together."""

from __future__ import annotations

import time
from dataclasses import dataclass

from .faults import Faults
from .gateway import Gateway
from .hub import Hub
from .ids import iso
from .interactions import Interactions
from .limits import Limits
from .message_payloads import MessageViews
from .messages import Messages
from .rates import Rates
from .store import Record
from .traffic import Traffic
from .world import World


@dataclass
class Core:
    """What the REST side and the page side work on."""

    world: World
    views: MessageViews
    gateway: Gateway
    hub: Hub
    messages: Messages
    interactions: Interactions
    limits: Limits
    faults: Faults
    traffic: Traffic
    privileged: int

    def archive_idle_threads(self) -> None:
        """Archive the threads that slept too long, as Discord does by itself."""
        for thread in self.world.idle_threads():
            self.set_archived(thread, True)

    def set_archived(self, thread: Record, archived: bool) -> None:
        """Archive or reopen a thread and announce it."""
        thread |= {"archived": archived, "archive_timestamp": iso(time.time()), "active_at": self.world.now()}
        self.world.put("channel", thread)
        self.hub.channel("UPDATE", thread)

    def delete_channel(self, channel: Record) -> None:
        """Delete a channel with its threads and announce the lot."""
        for thread in self.world.threads():
            if thread["parent_id"] == channel["id"]:
                self.hub.channel("DELETE", thread)
        self.hub.channel("DELETE", channel)
        self.world.drop_channel(channel["id"])


def build(
    world: World,
    *,
    privileged: int,
    rates: Rates,
) -> Core:
    """Tie the parts together around a world; addresses are filled in once the server listens."""
    views = MessageViews(world, "")
    gateway = Gateway(world, privileged=privileged)
    hub = Hub(world, gateway, views)
    messages = Messages(world, hub)
    return Core(
        world=world,
        views=views,
        gateway=gateway,
        hub=hub,
        messages=messages,
        interactions=Interactions(world, hub, gateway, views, messages),
        limits=Limits(world, rates),
        faults=Faults(),
        traffic=Traffic(),
        privileged=privileged,
    )
