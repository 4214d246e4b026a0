"""The bot's own reactions to messages."""

from __future__ import annotations

from typing import Any

from playground.errors import refusal
from playground.gateway.gateway import DIRECT_REACTIONS, GUILD_REACTIONS
from playground.rest.call import Answer, Call, Routes
from playground.world.ids import APPLICATION_ID, GUILD_ID
from playground.world.permissions import ADD_REACTIONS, PRIVATE_CHANNEL, READ_MESSAGE_HISTORY
from playground.world.store import Record

REACTIONS_LIMIT = 20


def _emoji(call: Call) -> str:
    """The emoji of the path; the guild has no own ones, so it is one of Unicode."""
    emoji = call.params["emoji"]
    if not emoji or emoji.isascii():
        raise refusal(10014)
    return emoji


def add(call: Call) -> Answer:
    """PUT a reaction"""
    channel = call.channel()
    record = call.message(channel)
    call.allow(channel, READ_MESSAGE_HISTORY)
    emoji, reactions = _emoji(call), record.setdefault("reactions", {})
    if channel.get("archived"):
        raise refusal(50083)
    if emoji not in reactions:
        call.allow(channel, ADD_REACTIONS)
        if len(reactions) >= REACTIONS_LIMIT:
            raise refusal(30010)
    if APPLICATION_ID not in reactions.setdefault(emoji, []):
        reactions[emoji].append(APPLICATION_ID)
        _announce(call, "MESSAGE_REACTION_ADD", channel, record, emoji)
    return 204, None


def remove(call: Call) -> Answer:
    """DELETE a reaction"""
    channel = call.channel()
    record = call.message(channel)
    emoji, reactions = _emoji(call), record.setdefault("reactions", {})
    if channel.get("archived"):
        raise refusal(50083)
    if APPLICATION_ID in reactions.get(emoji, ()):
        reactions[emoji].remove(APPLICATION_ID)
        if not reactions[emoji]:
            del reactions[emoji]
        _announce(call, "MESSAGE_REACTION_REMOVE", channel, record, emoji)
    return 204, None


def _announce(call: Call, event: str, channel: Record, record: Record, emoji: str) -> None:
    core = call.core
    core.world.put("message", record)
    guild = channel["type"] != PRIVATE_CHANNEL
    needed = GUILD_REACTIONS if guild else DIRECT_REACTIONS
    data: dict[str, Any] = {
        "user_id": APPLICATION_ID,
        "channel_id": channel["id"],
        "message_id": record["id"],
        "emoji": {"id": None, "name": emoji},
        "type": 0,
        "burst": False,
    }
    if guild:
        data["guild_id"] = GUILD_ID
    core.gateway.dispatch(event, lambda intents: data if intents & needed else None, guild=guild)


_OWN = "/channels/{channel}/messages/{message}/reactions/{emoji}/@me"

ROUTES: Routes = [("PUT", _OWN, add), ("DELETE", _OWN, remove)]
