"""Which players were notified of a seat's pending decision: once each, however often the table is shown again."""

from collections.abc import Collection, Mapping

from data.engines.store import Transaction


async def was_called(transaction: Transaction, table_id: int, seat: int, user_id: int) -> bool:
    """Whether the player was notified of this seat's pending decision."""
    return bool(
        await transaction.rows(
            "SELECT 1 FROM notified WHERE table_id = ? AND seat = ? AND user_id = ?", table_id, seat, user_id
        )
    )


async def due(
    transaction: Transaction, table_id: int, deciding: Mapping[int, int], newly: Collection[int]
) -> list[int]:
    """The seats to notify now, recorded as notified. ``deciding`` are the players with a pending decision, by
    seat: those whose decision is ``newly`` pending are notified, and those who were not yet, as they took the seat
    over."""
    notified = {
        row["seat"]: row["user_id"]
        for row in await transaction.rows("SELECT seat, user_id FROM notified WHERE table_id = ?", table_id)
    }
    await transaction.many(
        "DELETE FROM notified WHERE table_id = ? AND seat = ?",
        [(table_id, seat) for seat in notified if seat not in deciding],
    )
    asked = sorted(seat for seat, user_id in deciding.items() if seat in newly or notified.get(seat) != user_id)
    await transaction.many(
        "INSERT INTO notified (table_id, seat, user_id) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id",
        [(table_id, seat, deciding[seat]) for seat in asked],
    )
    return asked
