"""The bot's user, other users, the guild and its members, opening a direct message."""

from __future__ import annotations

from playground.checks.bodies import DIRECT
from playground.errors import refusal
from playground.payloads import objects
from playground.rest.call import Answer, Call, Routes
from playground.world.ids import APPLICATION_ID, GUILD_ID


def own_user(call: Call) -> Answer:
    """GET /users/@me"""
    return 200, objects.own_user(call.core.world.users[APPLICATION_ID])


def user(call: Call) -> Answer:
    """GET /users/U"""
    record = call.core.world.users.get(call.params["user"])
    if record is None:
        raise refusal(10013)
    return 200, objects.user(record)


def application(call: Call) -> Answer:
    """GET /oauth2/applications/@me and /applications/@me"""
    return 200, objects.application(call.core.world, call.core.privileged)


def gateway(call: Call) -> Answer:
    """GET /gateway"""
    return 200, {"url": call.core.gateway.url}


def gateway_bot(call: Call) -> Answer:
    """GET /gateway/bot"""
    gateway, limit = call.core.gateway, call.core.limits.session_start()
    return 200, {"url": gateway.url, "shards": gateway.recommended_shards, "session_start_limit": limit}


def open_dm(call: Call) -> Answer:
    """POST /users/@me/channels: works with anyone; sending a message may still be refused."""
    world = call.core.world
    recipient = str(call.object(DIRECT).get("recipient_id", ""))
    if recipient not in world.users:
        raise refusal(10013)
    if recipient == APPLICATION_ID:
        raise refusal(50007)
    if world.users[recipient].get("deleted"):
        raise refusal(50033)
    channel = world.known_dm(recipient)
    if channel is None:
        call.core.limits.open_dm()
        channel = world.dm_with(recipient)
        call.core.hub.channel("CREATE", channel)
    return 200, objects.channel(world, channel)


def _check_guild(call: Call) -> None:
    if call.params["guild"] != GUILD_ID:
        raise refusal(10004)


def guild(call: Call) -> Answer:
    """GET /guilds/G"""
    _check_guild(call)
    return 200, objects.guild(call.core.world)


def guild_channels(call: Call) -> Answer:
    """GET /guilds/G/channels"""
    _check_guild(call)
    world = call.core.world
    return 200, [objects.channel(world, channel) for channel in world.guild_channels()]


def member(call: Call) -> Answer:
    """GET /guilds/G/members/U"""
    _check_guild(call)
    if not call.core.world.is_member(call.params["user"]):
        raise refusal(10007)
    return 200, objects.member(call.core.world.users[call.params["user"]])


ROUTES: Routes = [
    ("GET", "/users/@me", own_user),
    ("GET", "/users/{user}", user),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway_bot),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/guilds/{guild}", guild),
    ("GET", "/guilds/{guild}/channels", guild_channels),
    ("GET", "/guilds/{guild}/members/{user}", member),
]
