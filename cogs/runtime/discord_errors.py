"""What to do when Discord refuses: one table for messages, one for threads.

The numbers are the JSON error codes of Discord's documentation ("Opcodes and Status Codes", section "JSON"). For
other errors the HTTP status decides. 160006 and 50024 for a thread, and 50278 for a direct message, were observed.
"""

from enum import Enum, auto
from typing import NamedTuple

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
INVALID_RECIPIENT = 50033
EMPTY_MESSAGE = 50006
UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, INVALID_WEBHOOK_TOKEN = 10015, 10062, 40060, 50027
EDITED_TOO_OFTEN, ARCHIVED_THREAD, THREAD_EXISTS, THREAD_LOCKED = 30046, 50083, 160004, 160005
TOO_MANY_REQUESTS = 429

CLOSED_DM = frozenset({50007, 50278})
"""Two codes with the same text, "Cannot send messages to this user"; Discord's list does not distinguish them."""
UNREACHABLE = CLOSED_DM | {UNKNOWN_USER, INVALID_RECIPIENT}
"""The user cannot be written to: their direct messages are closed, or their account is deleted. Direct messages with
such an account cannot be opened (50033, observed)."""
GONE = frozenset({UNKNOWN_MEMBER, UNKNOWN_USER})
"""The user is not in the server: they have left it, or their account is deleted."""
NOT_EDITABLE = frozenset({UNKNOWN_MESSAGE, EDITED_TOO_OFTEN, ARCHIVED_THREAD})
"""A message that cannot be edited, or not now: the board is posted anew."""
TOO_LATE = frozenset({UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, INVALID_WEBHOOK_TOKEN})
"""An interaction that has expired, or was answered before: it cannot be answered any more."""

DELETED = frozenset({UNKNOWN_CHANNEL, UNKNOWN_MESSAGE})
"""A channel, thread or message that members have deleted."""

UNFILLABLE = NOT_EDITABLE | DELETED
"""A message that an answer cannot fill: it was deleted, or cannot be edited."""


class Way(Enum):
    """What to do after a refusal."""

    WAIT = auto()
    """It may pass: retried later."""
    FALL_BACK = auto()
    """Waiting does not help, but there is a replacement: the channel for a thread, another channel, a new message
    for an edit, a note in the thread for a direct message."""
    GIVE_UP = auto()
    """Nothing helps: not retried."""
    DONE = auto()
    """The requested state exists already."""


class Ruling(NamedTuple):
    """What to do after a refusal: ``host`` is the text for the host of the table (empty: not notified), ``cause``
    that for the doctor's trial."""

    way: Way
    host: str = ""
    cause: str = "cause-unknown"


UNKNOWN = Ruling(Way.WAIT)
TOO_OFTEN = Ruling(Way.WAIT, cause="cause-too-often")
OFF = Ruling(Way.WAIT, cause="cause-discord-off")
NO_ANSWER = Ruling(Way.WAIT, cause="cause-no-answer")
NOT_ALLOWED = Ruling(Way.WAIT, "note-no-permission", "cause-not-allowed")
NOT_TAKEN = Ruling(Way.GIVE_UP, "note-not-taken", "cause-not-taken")
NO_THREAD = Ruling(Way.FALL_BACK, "note-no-thread", "cause-not-allowed")
IN_THE_CHANNEL = Ruling(Way.FALL_BACK, "note-no-thread-here", "cause-wrong-kind")
MESSAGE_GONE = Ruling(Way.FALL_BACK, cause="cause-message-gone")

OF_EVERYTHING = {
    20016: Ruling(Way.WAIT, cause="cause-slow-mode"),
    20022: TOO_OFTEN,  # announcements
    20028: TOO_OFTEN,  # the channel is written to
    40003: Ruling(Way.WAIT, cause="cause-dms-too-fast"),
    40004: OFF,  # sending is switched off for the moment
    40006: OFF,  # a feature is switched off for the moment
    40062: TOO_OFTEN,  # the resource is rate limited
    130000: OFF,  # overloaded
    UNKNOWN_CHANNEL: Ruling(Way.FALL_BACK, "note-channel-gone", "cause-channel-gone"),
}
"""For every request."""

OF_MESSAGES = OF_EVERYTHING | {
    UNKNOWN_MESSAGE: MESSAGE_GONE,
    EDITED_TOO_OFTEN: Ruling(Way.FALL_BACK, cause="cause-too-often"),
    ARCHIVED_THREAD: Ruling(Way.WAIT, cause="cause-archived"),  # an edit falls back; what is posted opens the thread
    50001: NOT_ALLOWED._replace(cause="cause-no-access"),  # missing access
    50013: NOT_ALLOWED,  # missing permissions
    THREAD_LOCKED: Ruling(Way.WAIT, "note-thread-locked", "cause-locked"),
    **dict.fromkeys(CLOSED_DM, Ruling(Way.FALL_BACK, cause="cause-closed-dm")),
    40005: NOT_TAKEN._replace(cause="cause-too-large"),  # too large
    50006: NOT_TAKEN,  # empty
    50008: NOT_TAKEN._replace(cause="cause-wrong-kind"),  # no channel for messages
    50024: NOT_TAKEN._replace(cause="cause-wrong-kind"),  # not in this kind of channel
    50035: NOT_TAKEN,  # malformed
    200000: NOT_TAKEN._replace(cause="cause-filter"),  # held back by the server's own filter
}
"""For sending or editing a message."""

OF_THREADS = OF_EVERYTHING | {
    THREAD_EXISTS: Ruling(Way.DONE),
    UNKNOWN_MESSAGE: MESSAGE_GONE._replace(way=Way.WAIT),  # the next try posts a new message for it
    50001: NO_THREAD._replace(cause="cause-no-access"),
    50013: NO_THREAD,
    50024: IN_THE_CHANNEL,  # not in this kind of channel
    160006: Ruling(Way.FALL_BACK, "note-too-many-threads", "cause-too-many-threads"),
    160007: Ruling(Way.FALL_BACK, "note-too-many-threads", "cause-too-many-threads"),
}
"""For creating a thread."""


def of_message(error: Exception) -> Ruling:
    """What to do when a message could not be sent or edited."""
    by_status = {400: NOT_TAKEN, 403: NOT_ALLOWED, 404: Ruling(Way.GIVE_UP), 413: NOT_TAKEN}
    return _ruling(error, OF_MESSAGES, by_status)


def of_thread(error: Exception) -> Ruling:
    """What to do when a thread could not be created."""
    by_status = {400: IN_THE_CHANNEL, 403: NO_THREAD, 404: IN_THE_CHANNEL}
    return _ruling(error, OF_THREADS, by_status)


def _ruling(error: Exception, by_code: dict[int, Ruling], by_status: dict[int, Ruling]) -> Ruling:
    """Network errors, server errors and rate limits pass by waiting."""
    if not isinstance(error, discord.HTTPException):
        return NO_ANSWER
    if error.status >= 500:
        return by_code.get(error.code, OFF)
    return by_code.get(error.code) or by_status.get(error.status, TOO_OFTEN if error.status == 429 else UNKNOWN)


def is_outage(error: Exception) -> bool:
    """Whether the network or Discord itself is in trouble: that passes, however long it takes."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, (aiohttp.ClientError, OSError))


def seconds_to_wait(error: Exception) -> float | None:
    """How long Discord says to wait; ``None`` if it is no rate limit."""
    if isinstance(error, discord.HTTPException) and error.status == TOO_MANY_REQUESTS:
        try:
            return float(error.response.headers.get("Retry-After", 1.0))
        except ValueError:
            return 1.0
    return None
