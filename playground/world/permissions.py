"""Permission bits, and what the bot may do in a channel."""

from __future__ import annotations

from playground.errors import refusal
from playground.world.ids import APPLICATION_ID, BOT_ROLE_ID, GUILD_ID
from playground.world.store import Record

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1

PERSON_BITS = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
"""The permissions of the guild's @everyone role."""

BOT_BITS = PERSON_BITS | CREATE_PRIVATE_THREADS | MANAGE_MESSAGES | MANAGE_THREADS | PIN_MESSAGES
"""The permissions of the bot's own role, by default."""

DM_BITS = PERSON_BITS & ~(CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS)
"""The permissions in a direct message."""

PRIVATE_CHANNEL = 1
CONVERSATION = 3
"""A direct message between people, a group of them, or a channel of a server without the bot: what all have in common
is that the bot is not there."""
THREAD_TYPES = (10, 11, 12)


OF_ROLE, OF_MEMBER = 0, 1
"""The owner types of a channel's overwrites."""
_WITH_WORDS = EMBED_LINKS | ATTACH_FILES


def bot_bits(channel: Record, parent: Record | None, everyone: int, role: int) -> int:
    """The bot's permissions in a channel, given those of @everyone and its own role in the guild; a thread has those
    of its parent. Source: Discord's documentation, "Permissions"."""
    if channel["type"] in (PRIVATE_CHANNEL, CONVERSATION):
        return DM_BITS
    in_thread = channel["type"] in THREAD_TYPES
    holder = parent if in_thread and parent else channel
    bits = everyone | role
    if bits & ADMINISTRATOR:
        return ALL
    by_id = {one["id"]: one for one in holder["overwrites"]}
    for owner in (GUILD_ID, BOT_ROLE_ID, APPLICATION_ID):
        if owner in by_id:
            bits = bits & ~int(by_id[owner]["deny"]) | int(by_id[owner]["allow"])
    if not bits & VIEW_CHANNEL:
        return 0
    if not bits & (SEND_MESSAGES_IN_THREADS if in_thread else SEND_MESSAGES):
        bits &= ~_WITH_WORDS
    return bits


def own_overwrite(bits: int) -> Record:
    """The overwrite that gives the bot exactly these permissions in a channel, whatever its roles allow."""
    return {"id": APPLICATION_ID, "type": OF_MEMBER, "allow": str(bits), "deny": str(ALL & ~bits)}


def require(bits: int, *needed: int) -> None:
    """Raise 50001 if the bot cannot see the channel, 50013 if one of `needed` is missing."""
    if not bits & VIEW_CHANNEL:
        raise refusal(50001)
    if any(not bits & bit for bit in needed):
        raise refusal(50013)
