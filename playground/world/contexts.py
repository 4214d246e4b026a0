"""Where a command may be used, and by whose installation. Source: Discord's reference, "Application Commands",
installation and interaction contexts."""

from __future__ import annotations

from playground.world.ids import GUILD_ID
from playground.world.permissions import CONVERSATION, PRIVATE_CHANNEL
from playground.world.store import Record
from playground.world.world import World

BY_GUILD, BY_PERSON = 0, 1
"""Installed in a server, or by a person for themselves."""
IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2
"""In a server, in the direct messages with the bot, in those of people among themselves."""


def context_of(channel: Record) -> int:
    """The context of a channel."""
    if channel["type"] == PRIVATE_CHANNEL:
        return IN_BOT_DM
    return IN_PRIVATE if channel["type"] == CONVERSATION and channel["guild_id"] is None else IN_GUILD


def is_offered(command: Record, channel: Record) -> bool:
    """Whether a command is for the context of a channel."""
    context = context_of(channel)
    if command.get("guild_id"):
        return context == IN_GUILD and channel["type"] != CONVERSATION
    if command.get("contexts") is None:
        return context == IN_GUILD or command.get("dm_permission") is not False
    return context in command["contexts"]


def owners(world: World, user_id: str, channel: Record) -> dict[str, str]:
    """Who has installed the application where a person uses it: `authorizing_integration_owners`. Empty where nobody
    has."""
    found = {}
    if world.in_guild(channel):
        found[str(BY_GUILD)] = GUILD_ID
    elif channel["type"] == PRIVATE_CHANNEL and world.is_member(user_id):
        found[str(BY_GUILD)] = "0"
    if world.has_installed(user_id):
        found[str(BY_PERSON)] = user_id
    return found


def is_installed(world: World, command: Record, user_id: str, channel: Record) -> bool:
    """Whether one of the installations that a command is made for is there."""
    made_for = {str(one) for one in command.get("integration_types") or (BY_GUILD,)}
    return bool(made_for & owners(world, user_id, channel).keys())


def is_reachable(world: World, user_id: str) -> bool:
    """Whether the bot may write to a person: it shares a server with them, or they have installed it."""
    return world.is_member(user_id) or world.has_installed(user_id)
