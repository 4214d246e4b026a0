"""A press that Discord has forgotten before the bot could acknowledge it."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from playground.testing.person import DidNotRespond
from tests.kit.room import Room, until

UNKNOWN_INTERACTION = 10062


async def forgotten(room: Room, press: Awaitable[object], monkeypatch: pytest.MonkeyPatch) -> None:
    """The person reads that the interaction failed, and the bot that nobody knows it."""

    async def refused() -> int:
        return sum("/callback?" in one["path"] and one["response_status"] == 404 for one in await room.traffic())

    before = await refused()
    await room.fault("POST /interactions/", "refuse", 1, UNKNOWN_INTERACTION)
    with monkeypatch.context() as patch:
        patch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", 0.2)
        with pytest.raises(DidNotRespond):
            await press

    async def is_told() -> bool:
        return await refused() > before

    await until(is_told)
