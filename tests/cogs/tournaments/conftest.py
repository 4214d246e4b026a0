"""Four people for the tests of tournaments."""

from __future__ import annotations

import pytest

from tests.kit.room import Guest, Room


@pytest.fixture
async def four(room: Room, aiko: Guest, marta: Guest) -> list[Guest]:
    return [aiko, marta, *await room.join("Noor", "Jules")]
