"""Who has set large print, and how wide pictures are in a message."""

from __future__ import annotations

from data.engines.store import Transaction
from data.people import people
from playground.testing.person import components
from tests.kit.room import Guest, Object, Room


async def read_large(room: Room, guest: Guest, large: bool = True) -> None:
    """As the tick in the settings does."""
    user_id = int(guest.id)

    async def work(transaction: Transaction) -> None:
        await people.remember(transaction, user_id, large=large)

    await room.services.store.write(work)
    await room.services.tastes_changed()


def widths(message: Object) -> list[int]:
    """How many pictures stand side by side in each row of a layout."""
    return [len(one["items"]) for one in components(message) if one.get("items")]
