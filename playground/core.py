"""The parts of a running playground, wired together."""

from __future__ import annotations

from dataclasses import dataclass

from playground.activities.grants import Grants
from playground.activities.instances import Instances
from playground.activities.rpc import Rpc
from playground.gateway.gateway import Gateway
from playground.gateway.hub import Hub
from playground.lifecycle.interactions import Interactions
from playground.lifecycle.messages import Messages
from playground.lifecycle.threads import Threads
from playground.payloads.messages import MessageViews
from playground.rate_limits.limits import Limits
from playground.rate_limits.rates import Rates
from playground.testing.faults import Faults
from playground.testing.traffic import Traffic
from playground.world.store import Record
from playground.world.world import World


@dataclass
class Core:
    """What REST API and page work on."""

    world: World
    views: MessageViews
    gateway: Gateway
    hub: Hub
    threads: Threads
    messages: Messages
    interactions: Interactions
    instances: Instances
    grants: Grants
    rpc: Rpc
    limits: Limits
    faults: Faults
    traffic: Traffic
    privileged: int

    def delete_channel(self, channel: Record) -> None:
        """Delete a channel with its threads and announce it; channels of a category stay without it."""
        for held in self.world.guild_channels():
            if held["parent_id"] == channel["id"]:
                self.hub.channel("UPDATE", self.world.put("channel", held | {"parent_id": None}))
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
    """Wire the parts of a world together; addresses are filled in once the server listens."""
    views = MessageViews(world, "")
    limits = Limits(world, rates)
    gateway = Gateway(world, limits, privileged=privileged)
    hub = Hub(world, gateway, views)
    threads = Threads(world, hub)
    messages = Messages(world, hub)
    instances, grants = Instances(world, hub), Grants(world)
    return Core(
        world=world,
        views=views,
        gateway=gateway,
        hub=hub,
        threads=threads,
        messages=messages,
        interactions=Interactions(world, hub, gateway, views, messages, threads, instances),
        instances=instances,
        grants=grants,
        rpc=Rpc(world, instances, grants),
        limits=limits,
        faults=Faults(),
        traffic=Traffic(),
        privileged=privileged,
    )
