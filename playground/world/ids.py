"""Snowflakes, tokens and the fixed identities of the playground's world."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""First second of 2015, the epoch of Discord's snowflakes, in Unix milliseconds."""

APPLICATION_ID = "1000000000000000001"
"""Id of the application and of its bot user; Discord gives both the same id to new applications."""

GUILD_ID = "1000000000000000002"
ELSEWHERE_ID = "1000000000000000004"
"""A server of which the bot is no member."""
BOT_ROLE_ID = "1000000000000000003"
"""The bot's own role, created when it was invited."""

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.playground.local"
"""The only bot token the playground accepts; its first part is the bot's id in base64, as on Discord."""

CLIENT_SECRET = "playground-client-secret"
"""The application's client secret, with which it exchanges the codes of its Activity for tokens."""


class Snowflakes:
    """Makes strictly growing ids from a clock (Unix seconds), since clients read times out of them."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A fresh id, larger than every id made or noted before."""
        made = (int(self._clock() * 1000) - EPOCH_MS) << 22
        self._last = max(self._last + 1, made)
        return str(self._last)

    @property
    def newest(self) -> str:
        """The largest id that was made or noted."""
        return str(self._last)

    def note(self, snowflake: str) -> None:
        """Keep later ids above this one (ids read back from disk)."""
        self._last = max(self._last, int(snowflake))


def interaction_token() -> str:
    """An unguessable token, which authorizes answering the interaction."""
    return "aW50ZXJhY3Rpb246" + secrets.token_urlsafe(48)


def iso(seconds: float) -> str:
    """Unix seconds as the ISO 8601 text that Discord uses (UTC, microseconds)."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
