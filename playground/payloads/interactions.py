"""The events of an interaction, and the responses to the bot's answers."""

from __future__ import annotations

from playground.checks.messages import FILE_LIMIT
from playground.payloads import objects
from playground.payloads.messages import MessageViews
from playground.world import contexts
from playground.world.ids import APPLICATION_ID, ELSEWHERE_ID, GUILD_ID
from playground.world.permissions import CONVERSATION, PERSON_BITS
from playground.world.store import Record
from playground.world.world import World

COMMAND = 2
COMPONENT = 3
DEFERRED_REPLY = 5
LAUNCH = 12
STRING_OPTION = 3
NESTING = (1, 2)


def delivery(world: World, views: MessageViews, record: Record, channel: Record, source: Record | None) -> Record:
    """The INTERACTION_CREATE event; `source` is the message whose component was used."""
    guild = world.in_guild(channel)
    elsewhere = not guild and channel.get("guild_id") is not None
    person = world.users[record["user_id"]]
    bits = str(objects.member_bits(world, person["id"]))
    result: Record = {
        "id": record["id"],
        "application_id": APPLICATION_ID,
        "type": record["type"],
        "token": record["token"],
        "version": 1,
        "data": record["data"] if guild or elsewhere else _without_members(record["data"]),
        "channel_id": channel["id"],
        "channel": objects.channel(world, channel) | {"permissions": bits},
        "app_permissions": str(world.bot_bits(channel)),
        "locale": person["locale"],
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": record["metadata"]["authorizing_integration_owners"],
        "context": contexts.context_of(channel),
        "attachment_size_limit": FILE_LIMIT,
    }
    if guild:
        result |= {
            "guild_id": GUILD_ID,
            "guild": {"id": GUILD_ID, "locale": world.language(), "features": []},
            "guild_locale": world.language(),
            "member": objects.member(person) | {"permissions": bits},
        }
    elif elsewhere:
        result |= {
            "guild_id": ELSEWHERE_ID,
            "guild": {"id": ELSEWHERE_ID, "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "member": objects.member(person) | {"permissions": str(PERSON_BITS)},
        }
        result["channel"]["permissions"] = str(PERSON_BITS)
    else:
        result["user"] = objects.user(person)
    if source is not None:
        result["message"] = views.message(source)
    return result


def _without_members(data: Record) -> Record:
    """What was chosen, outside of servers: people are nobody's members there."""
    if "members" not in data.get("resolved", {}):
        return data
    return data | {"resolved": {key: value for key, value in data["resolved"].items() if key != "members"}}


def metadata(world: World, record: Record, source: Record | None, opener: Record | None) -> Record:
    """The interaction_metadata (with a user id) of messages that answer; `opener` opened the submitted modal. A control
    of the message `source` is authorized by the installation that this message is of."""
    channel = world.channels[record["channel_id"]]
    of_source = (source or {}).get("metadata") if channel["type"] == CONVERSATION else None
    authorized = of_source["authorizing_integration_owners"] if of_source else None
    result: Record = {
        "id": record["id"],
        "type": record["type"],
        "user_id": record["user_id"],
        "authorizing_integration_owners": authorized or contexts.owners(world, record["user_id"], channel),
    }
    if record["type"] == COMMAND:
        result["name"] = _command_name(record["data"])
    if record["type"] == COMPONENT:
        result["interacted_message_id"] = record["source_id"]
    if opener is not None:
        result["triggering_interaction_metadata"] = opener["metadata"]
    return result


def _command_name(data: Record) -> str:
    """The name with its groups and subcommands, as "used /kingdom build" shows it."""
    words = [data["name"]]
    options = data.get("options") or []
    while options and options[0]["type"] in NESTING:
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)


def callback(world: World, views: MessageViews, record: Record, kind: int, message: Record | None) -> Record:
    """The InteractionCallbackResponse to an answer of type `kind`."""
    interaction: Record = {"id": record["id"], "type": record["type"], "channel_id": record["channel_id"]}
    if world.in_guild(world.channels[record["channel_id"]]):
        interaction["guild_id"] = GUILD_ID
    if record["original_id"] is not None:
        interaction["response_message_id"] = record["original_id"]
        interaction["response_message_loading"] = kind == DEFERRED_REPLY
        interaction["response_message_ephemeral"] = record["ephemeral"]
    result: Record = {"interaction": interaction}
    if message is not None and kind != DEFERRED_REPLY:
        result["resource"] = {"type": kind, "message": views.message(message)}
    if kind == LAUNCH:
        interaction["activity_instance_id"] = record["launched"]["instance_id"]
        result["resource"] = {"type": kind, "activity_instance": {"id": record["launched"]["instance_id"]}}
    return result


def focused_kind(data: Record) -> int:
    """The type of the option being autocompleted."""
    for option in data.get("options") or ():
        if option.get("focused"):
            return int(option["type"])
        if option.get("options"):
            return focused_kind(option)
    return STRING_OPTION
