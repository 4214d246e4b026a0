"""What a message tells, so that the same moment of two games can be compared."""

from __future__ import annotations

import hashlib
import logging
import re
from typing import Any

from playground.testing.person import components
from tests.kit.room import Board, Guest, Object

SNOWFLAKE = re.compile(r"\d{17,20}")
MOMENT = re.compile(r"<t:\d+")
"""A time stamp: two games are never begun in the same second."""


async def look(guest: Guest, message: Object) -> dict[str, Any]:
    """Everything a message tells: words, pictures to the byte, file names, alt texts, controls."""
    pictures = [
        (one["filename"], one.get("description"), hashlib.sha256(await guest.picture(message, number)).hexdigest())
        for number, one in enumerate(message["attachments"])
    ]
    controls = [
        {key: one.get(key) for key in ("label", "custom_id", "placeholder", "disabled", "options", "max_values")}
        for one in components(message)
    ]
    content = MOMENT.sub("<t:#", SNOWFLAKE.sub("#", message["content"]))
    return {"content": content, "pictures": pictures, "controls": controls}


async def public(guest: Guest, board: Board) -> list[dict[str, Any]]:
    """All that everybody sees in the channel and the thread."""
    seen = [*await guest.messages("games"), *await guest.messages(board.thread)]
    return [await look(guest, message) for message in seen if not message["flags"] & 64]


def is_ours(record: logging.LogRecord) -> bool:
    """Whether Ziggurat itself wrote this line of the log."""
    return record.name.startswith("ziggurat")
