"""What to do about what Discord refuses: one table for messages, one for threads.

The numbers are the JSON error codes of Discord's documentation ("Opcodes and Status Codes", section "JSON"). Where an
error has none that stands here, its HTTP status decides. That 160006 and 50024 answer a thread, and 50278 a direct
message, was seen.
"""

from enum import Enum, auto
from typing import NamedTuple

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, INVALID_WEBHOOK_TOKEN = 10015, 10062, 40060, 50027
EDITED_TOO_OFTEN, ARCHIVED_THREAD, THREAD_EXISTS, THREAD_LOCKED = 30046, 50083, 160004, 160005
TOO_MANY_REQUESTS = 429

CLOSED_DM = frozenset({50007, 50278})
"""Two codes with the same words, "Cannot send messages to this user"; Discord's list tells no difference."""
GONE = frozenset({UNKNOWN_MEMBER, UNKNOWN_USER})
"""Whoever was asked for is no member of the server: they have left it, or their account is deleted."""
NOT_EDITABLE = frozenset({UNKNOWN_MESSAGE, EDITED_TOO_OFTEN, ARCHIVED_THREAD})
"""A message that cannot be edited, or not now: the board is posted anew."""
TOO_LATE = frozenset({UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, INVALID_WEBHOOK_TOKEN})
"""An interaction that has expired, or was answered before: nobody can be told any more."""


class Way(Enum):
    """What follows a refusal."""

    WAIT = auto()
    """It may come right by itself: tried again later."""
    FALL_BACK = auto()
    """It cannot come right by waiting, and something else does as well: without a thread the channel, without a place
    another, instead of an edit a new message, instead of a direct message a word in the thread."""
    GIVE_UP = auto()
    """It cannot come right at all: not tried again."""
    DONE = auto()
    """What was asked for is there already."""


class Ruling(NamedTuple):
    """What follows a refusal, which text tells the host of the table (empty: nobody is told), and which one the cause
    to whoever tries whether all works."""

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
"""Whatever was asked for."""

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
"""A message that was sent or edited."""

OF_THREADS = OF_EVERYTHING | {
    THREAD_EXISTS: Ruling(Way.DONE),
    UNKNOWN_MESSAGE: MESSAGE_GONE._replace(way=Way.WAIT),  # the next try hangs it on a message of its own
    50001: NO_THREAD._replace(cause="cause-no-access"),
    50013: NO_THREAD,
    50024: IN_THE_CHANNEL,  # not in this kind of channel
    160006: Ruling(Way.FALL_BACK, "note-too-many-threads", "cause-too-many-threads"),
    160007: Ruling(Way.FALL_BACK, "note-too-many-threads", "cause-too-many-threads"),
}
"""A thread that was to be opened."""


def of_message(error: Exception) -> Ruling:
    """What follows when a message could not be sent or edited."""
    by_status = {400: NOT_TAKEN, 403: NOT_ALLOWED, 404: Ruling(Way.GIVE_UP), 413: NOT_TAKEN}
    return _ruling(error, OF_MESSAGES, by_status)


def of_thread(error: Exception) -> Ruling:
    """What follows when a thread could not be opened."""
    by_status = {400: IN_THE_CHANNEL, 403: NO_THREAD, 404: IN_THE_CHANNEL}
    return _ruling(error, OF_THREADS, by_status)


def _ruling(error: Exception, by_code: dict[int, Ruling], by_status: dict[int, Ruling]) -> Ruling:
    """An error of the net, a server in trouble and a limit come right by waiting."""
    if not isinstance(error, discord.HTTPException):
        return NO_ANSWER
    if error.status >= 500:
        return by_code.get(error.code, OFF)
    return by_code.get(error.code) or by_status.get(error.status, TOO_OFTEN if error.status == 429 else UNKNOWN)


def is_outage(error: Exception) -> bool:
    """Whether the net or Discord itself is in trouble: that passes, however long it takes."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, (aiohttp.ClientError, OSError))


def seconds_to_wait(error: Exception) -> float | None:
    """How long Discord says to wait; ``None`` where this is no limit."""
    if isinstance(error, discord.HTTPException) and error.status == TOO_MANY_REQUESTS:
        try:
            return float(error.response.headers.get("Retry-After", 1.0))
        except ValueError:
            return 1.0
    return None
