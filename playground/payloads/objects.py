"""Records as Discord's API objects: users, members, channels, threads, the guild, the application."""

from __future__ import annotations

from typing import Any

from playground.world.ids import APPLICATION_ID, BOT_ROLE_ID, GUILD_ID
from playground.world.permissions import ADMINISTRATOR, ALL, CONVERSATION, PRIVATE_CHANNEL, THREAD_TYPES
from playground.world.store import Record
from playground.world.world import BOT_NAME, CATEGORY, FORUM, GUILD_NAME, PRIVATE_THREAD, TEXT_CHANNEL, World

MESSAGE_CONTENT_LIMITED = 1 << 19
MEMBERS_LIMITED = 1 << 15
TWO = 2
"""So many people write to each other in a direct message; more are a group."""


def user(record: Record, *, private: bool = False) -> dict[str, Any]:
    """A user object; `private` adds what only the page may know (locale, closed DMs, whether they have
    installed the bot)."""
    result = {
        "id": record["id"],
        "username": record["username"],
        "discriminator": "0000" if record["bot"] else "0",
        "global_name": record["global_name"],
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "collectibles": None,
        "bot": record["bot"],
        "system": False,
    }
    if private:
        result |= {"locale": record["locale"], "dms_closed": record["dms_closed"]}
        result["installed"] = record.get("installed", False)
    return result


def own_user(record: Record) -> dict[str, Any]:
    """The user object of GET /users/@me: the bot's own, or of the person whose token it is, without their address."""
    own = user(record) | {"mfa_enabled": True, "locale": record["locale"], "premium_type": 0}
    return own | {"email": None, "verified": True} if record["bot"] else own


def bare_member(record: Record) -> dict[str, Any]:
    """A guild member without its user, as included with a message's author."""
    return {
        "avatar": None,
        "banner": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": record["joined_at"],
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [BOT_ROLE_ID] if record["id"] == APPLICATION_ID else [],
        "mute": False,
        "deaf": False,
    }


def member(record: Record) -> dict[str, Any]:
    """A guild member with its user."""
    return bare_member(record) | {"user": user(record)}


def member_bits(world: World, user_id: str) -> int:
    """A person's permissions in the guild: their own if set, else everything for the owner, @everyone's for the
    rest."""
    own = world.users[user_id].get("permissions")
    if own is not None:
        return int(own)
    return ALL | ADMINISTRATOR if user_id == world.owner_id() else world.everyone_bits()


def thread_member(thread: Record, user_id: str) -> dict[str, Any]:
    """A person's membership of a thread."""
    return {"id": thread["id"], "user_id": user_id, "join_timestamp": thread["members"][user_id], "flags": 0}


def channel(world: World, record: Record) -> dict[str, Any]:
    """A channel object of any sort: guild channel, thread, direct message."""
    if record["type"] == PRIVATE_CHANNEL:
        return {
            "id": record["id"],
            "type": PRIVATE_CHANNEL,
            "last_message_id": record["last_message_id"],
            "flags": 0,
            "recipients": [user(world.users[record["recipient_id"]])],
        }
    if record["type"] == CONVERSATION:
        return _conversation(world, record)
    if record["type"] in THREAD_TYPES:
        return _thread(record)
    if record["type"] == CATEGORY:
        return _placed(record)
    forum = record["type"] == FORUM
    own = {
        "topic": None,
        "last_message_id": record["last_message_id"],
        "last_pin_timestamp": record["last_pin_timestamp"],
        "rate_limit_per_user": 0,
    }
    return (_FORUM if forum else {}) | _placed(record) | own


def _conversation(world: World, record: Record) -> dict[str, Any]:
    """A channel of people without the bot: of two, of a group, or of another server."""
    result = {"id": record["id"], "last_message_id": record["last_message_id"], "flags": 0}
    if record["guild_id"] is not None:
        own = {"type": TEXT_CHANNEL, "guild_id": record["guild_id"], "name": record["name"], "position": 0}
        return result | own | {"parent_id": None, "nsfw": False, "permission_overwrites": []}
    result["recipients"] = [user(world.users[user_id]) for user_id in record["member_ids"]]
    if len(record["member_ids"]) == TWO:
        return result | {"type": PRIVATE_CHANNEL}
    return result | {"type": CONVERSATION, "name": record["name"], "icon": None, "owner_id": record["member_ids"][0]}


def _placed(record: Record) -> dict[str, Any]:
    """The fields of every channel of the guild."""
    return {
        "id": record["id"],
        "type": record["type"],
        "guild_id": GUILD_ID,
        "name": record["name"],
        "position": record["position"],
        "parent_id": record["parent_id"],
        "nsfw": False,
        "flags": 0,
        "permission_overwrites": record["overwrites"],
    }


_FORUM: dict[str, Any] = {
    "available_tags": [],
    "default_reaction_emoji": None,
    "default_sort_order": None,
    "default_forum_layout": 0,
}


def _thread(record: Record) -> dict[str, Any]:
    metadata = {
        "archived": record["archived"],
        "archive_timestamp": record["archive_timestamp"],
        "auto_archive_duration": record["auto_archive_duration"],
        "locked": record["locked"],
        "create_timestamp": record["create_timestamp"],
    }
    if record["type"] == PRIVATE_THREAD:
        metadata["invitable"] = record["invitable"]
    result = {
        "id": record["id"],
        "type": record["type"],
        "guild_id": GUILD_ID,
        "parent_id": record["parent_id"],
        "owner_id": record["owner_id"],
        "name": record["name"],
        "flags": 0,
        "last_message_id": record["last_message_id"],
        "last_pin_timestamp": record["last_pin_timestamp"],
        "rate_limit_per_user": record["rate_limit_per_user"],
        "message_count": record["message_count"],
        "total_message_sent": record["total_message_sent"],
        "member_count": min(50, len(record["members"])),
        "thread_metadata": metadata,
    }
    if APPLICATION_ID in record["members"]:
        result["member"] = thread_member(record, APPLICATION_ID)
    return result


def page_channel(world: World, record: Record) -> dict[str, Any]:
    """A channel for the page: with the bot's permissions."""
    extra: dict[str, Any] = {"bot_permissions": str(world.bot_bits(record))}
    if record["type"] in THREAD_TYPES:
        extra["members"] = list(record["members"])
    if record["type"] == CONVERSATION:
        # The page treats all of them alike, and names them alike.
        people = [user(world.users[user_id]) for user_id in record["member_ids"]]
        extra |= {"type": CONVERSATION, "name": record["name"], "recipients": people}
        extra["elsewhere"] = record["guild_id"] is not None
    return channel(world, record) | extra


def roles(world: World) -> list[dict[str, Any]]:
    """The @everyone role, with the id of the guild, and the bot's role."""
    own = {"tags": {"bot_id": APPLICATION_ID}, "managed": True}
    return [
        _role(GUILD_ID, "@everyone", 0, world.everyone_bits()),
        _role(BOT_ROLE_ID, BOT_NAME, 1, world.role_bits()) | own,
    ]


def _role(role_id: str, name: str, position: int, bits: int) -> dict[str, Any]:
    return {
        "id": role_id,
        "name": name,
        "permissions": str(bits),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(world: World) -> dict[str, Any]:
    """The guild object with its counts (GET /guilds/G)."""
    return {
        "id": GUILD_ID,
        "name": GUILD_NAME,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": world.owner_id(),
        "application_id": None,
        "region": "us-west",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": roles(world),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": world.language(),
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
        "approximate_member_count": len(world.users),
        "approximate_presence_count": len(world.users),
    }


def guild_create(world: World, *, all_members: bool) -> dict[str, Any]:
    """The GUILD_CREATE event: the guild with channels, active threads and members."""
    bot = world.users[APPLICATION_ID]
    members = list(world.users.values()) if all_members else [bot]
    threads = [
        record
        for record in world.threads()
        if not record["archived"] and (record["type"] != PRIVATE_THREAD or world.bot_sees(record))
    ]
    return guild(world) | {
        "joined_at": bot["joined_at"],
        "large": False,
        "unavailable": False,
        "member_count": len(world.users),
        "members": [member(record) for record in members],
        "channels": [channel(world, record) for record in world.guild_channels()],
        "threads": [channel(world, record) for record in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application(world: World, privileged: int) -> dict[str, Any]:
    """The bot's application; `privileged` are the privileged intents that are enabled for it."""
    flags = (MEMBERS_LIMITED if privileged & 1 << 1 else 0) | (MESSAGE_CONTENT_LIMITED if privileged & 1 << 15 else 0)
    return {
        "id": APPLICATION_ID,
        "name": BOT_NAME,
        "icon": None,
        "description": "Euro board games, played over days.",
        "type": None,
        "bot": user(world.users[APPLICATION_ID]),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.users[world.owner_id()]),
        "approximate_guild_count": 1,
        "approximate_user_install_count": sum(world.has_installed(one["id"]) for one in world.people()),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "integration_types_config": {"0": {}, "1": {}},
    }


def emoji(world: World, record: Record) -> dict[str, Any]:
    """An emoji of the application."""
    return {
        "id": record["id"],
        "name": record["name"],
        "animated": record["animated"],
        "user": user(world.users[APPLICATION_ID]),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "available": True,
    }


def command(record: Record, *, localizations: bool = True) -> dict[str, Any]:
    """An application command; without `localizations` the dictionaries are left out, as in lists."""
    result = {key: value for key, value in record.items() if value is not None or key in _NULLABLE}
    if not localizations:
        result = _without_localizations(result)
    return result


_NULLABLE = ("default_member_permissions", "name_localizations", "description_localizations", "contexts")


def _without_localizations(node: dict[str, Any]) -> dict[str, Any]:
    result = {k: v for k, v in node.items() if k not in ("name_localizations", "description_localizations")}
    for key in ("options", "choices"):
        if result.get(key):
            result[key] = [_without_localizations(child) for child in result[key]]
    return result
