"""Permission bits, and what the bot may do in a channel."""

from __future__ import annotations

from .errors import refusal
from .store import Record

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
"""What the @everyone role of the guild allows."""

BOT_BITS = PERSON_BITS | CREATE_PRIVATE_THREADS | MANAGE_MESSAGES | MANAGE_THREADS | PIN_MESSAGES
"""What the bot may do in a channel unless the channel's `bot_permissions` say otherwise."""

DM_BITS = PERSON_BITS & ~(CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS)
"""What counts as allowed in a direct message."""

PRIVATE_CHANNEL = 1
THREAD_TYPES = (10, 11, 12)


def bot_bits(channel: Record, parent: Record | None) -> int:
    """The bot's permissions in a channel; a thread has those of its parent."""
    if channel["type"] == PRIVATE_CHANNEL:
        return DM_BITS
    holder = parent if channel["type"] in THREAD_TYPES and parent else channel
    return int(holder["bot_permissions"])


def require(bits: int, *needed: int) -> None:
    """Raise 50001 where the channel is invisible to the bot, 50013 where one of `needed` is missing."""
    if not bits & VIEW_CHANNEL:
        raise refusal(50001)
    if any(not bits & bit for bit in needed):
        raise refusal(50013)
