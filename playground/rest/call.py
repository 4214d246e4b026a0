"""One REST request as the handlers see it, and the lookups and refusals they share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from playground.checks.messages import Files
from playground.checks.shapes import Shape, fields, snowflake, timestamp
from playground.checks.shapes import require as require_shape
from playground.core import Core
from playground.errors import invalid, refusal
from playground.world.permissions import VIEW_CHANNEL, require
from playground.world.store import Record

Answer = tuple[int, Any]
"""HTTP status and JSON body; None for no body."""


@dataclass
class Call:
    """A request: path parameters by name, query, JSON body, uploaded files."""

    core: Core
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: Files

    def channel(self) -> Record:
        """The channel of the path, if the bot can see it.

        Raises:
            ApiError: 10003 when it does not exist, 50001 when the bot cannot see it.
        """
        channel = self.core.world.channels.get(self.params["channel"])
        if channel is None:
            raise refusal(10003)
        if not self.core.hub.bot_sees(channel):
            raise refusal(50001)
        return channel

    def message(self, channel: Record) -> Record:
        """The message of the path; ephemeral ones do not exist for the bot token.

        Raises:
            ApiError: 10008.
        """
        record = self.core.world.messages[channel["id"]].get(self.params["message"])
        if record is None or record["viewer"] is not None:
            raise refusal(10008)
        return record

    def object(self, shape: Shape | None = None) -> Record:
        """The body, which must be an object, of this shape if one is given; no body is an empty one.

        Raises:
            ApiError: 50035.
        """
        body: Record = {} if self.body is None else self.body
        require_shape(shape or fields(), body)
        return body

    def number(self, name: str, usual: int, most: int) -> int:
        """A number from 1 to `most` of the query.

        Raises:
            ApiError: 50035.
        """
        text = self.query.get(name, str(usual))
        if not text.isdigit() or not 1 <= int(text) <= most:
            raise invalid(name, "NUMBER_TYPE_MAX", f"int value should be between 1 and {most}.")
        return int(text)

    def id(self, name: str) -> int | None:
        """An id of the query, None if missing.

        Raises:
            ApiError: 50035.
        """
        text = self.query.get(name)
        require_shape(fields(**{name: snowflake}), {name: text})
        return None if text is None else int(text)

    def moment(self, name: str) -> datetime | None:
        """A moment of the query, None if missing.

        Raises:
            ApiError: 50035.
        """
        text = self.query.get(name)
        require_shape(fields(**{name: timestamp}), {name: text})
        return None if text is None else datetime.fromisoformat(text)

    def allow(self, channel: Record, *needed: int) -> None:
        """Raise 50001 or 50013 if the bot lacks a permission in the channel."""
        require(self.core.world.bot_bits(channel) | VIEW_CHANNEL, *needed)

    def may(self, channel: Record, bit: int) -> bool:
        """Whether the bot has a permission in the channel."""
        return bool(self.core.world.bot_bits(channel) & bit)


Handler = Callable[[Call], Answer]
Routes = list[tuple[str, str, Handler]]
"""(method, path template such as /channels/{channel}, handler)."""
