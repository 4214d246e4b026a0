"""What the bot lacks in a server, where, and which of Discord's menus grants it.

Permissions are computed as Discord does (its documentation, "Permissions"): those of the roles in the server, then
the overwrites of a channel for everybody, for roles, and for single members. A thread has the permissions of its
channel; a channel synced with its category is changed there.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import discord

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""Without one of these no table can be played properly."""
USEFUL = ("pin_messages", "create_private_threads")
"""Without one of these a minor feature does not work."""


class MissingAt(StrEnum):
    """Where a permission is missing."""

    SERVER = "server"
    CATEGORY = "category"
    CHANNEL = "channel"


@dataclass(frozen=True)
class Lack:
    """What is missing in one place: the server, a category or a channel (``place``, by name or mention), for the
    role or member ``who``, as named in Discord's menus."""

    level: MissingAt
    place: str
    who: str
    permissions: tuple[str, ...]

    @property
    def severe(self) -> bool:
        """Whether tables are affected."""
        return not set(self.permissions).isdisjoint(NEEDED)


def lacking(channels: Iterable[discord.TextChannel]) -> list[Lack]:
    """What is missing in these channels: server-wide first, then each place once."""
    found: dict[tuple[MissingAt, str, str], list[str]] = {}
    for channel in channels:
        for permission in (*NEEDED, *USEFUL):
            where = _where(channel, permission)
            if where is not None and permission not in found.setdefault(where, []):
                found[where].append(permission)
    order = list(MissingAt)
    return [
        Lack(*where, tuple(permissions))
        for where, permissions in sorted(found.items(), key=lambda one: order.index(one[0][0]))
    ]


def missing(channel: discord.TextChannel, permissions: Sequence[str]) -> list[str]:
    """Those permissions that the bot lacks in a channel."""
    return [permission for permission in permissions if _where(channel, permission) is not None]


def _where(channel: discord.TextChannel, permission: str) -> tuple[MissingAt, str, str] | None:
    """Where a permission is missing; ``None`` where the bot has it."""
    guild, me = channel.guild, channel.guild.me
    flag = discord.Permissions(**{permission: True}).value
    if me.guild_permissions.administrator:
        return None
    role = guild.self_role
    who = me.display_name if role is None else role.name
    overwritten = _overwritten(channel, me, flag)
    if overwritten is None and not _of_roles(me) & flag:
        return MissingAt.SERVER, guild.name, who
    if overwritten is not False:
        return None
    if _of_one(channel, me.id, flag) is False:
        who = me.display_name
    if channel.category is not None and channel.permissions_synced:
        return MissingAt.CATEGORY, channel.category.name, who
    return MissingAt.CHANNEL, channel.mention, who


def _of_roles(me: discord.Member) -> int:
    """What the bot's roles allow in the server."""
    bits = 0
    for role in (me.guild.default_role, *me.roles):
        bits |= role.permissions.value
    return bits


def _overwritten(channel: discord.TextChannel, me: discord.Member, flag: int) -> bool | None:
    """What the channel's overwrites say of a permission to the bot: yes, no, or nothing (``None``)."""
    own = _of_one(channel, me.id, flag)
    if own is not None:
        return own
    default = channel.guild.default_role.id
    of_roles = {_of_one(channel, role.id, flag) for role in me.roles if role.id != default}
    for answer in (True, False):
        if answer in of_roles:
            return answer
    return _of_one(channel, default, flag)


def _of_one(channel: discord.TextChannel, owner_id: int, flag: int) -> bool | None:
    """What the overwrite of one role or member says."""
    for owner, overwrite in channel.overwrites.items():
        if owner.id == owner_id:
            allow, deny = overwrite.pair()
            return True if allow.value & flag else False if deny.value & flag else None
    return None
